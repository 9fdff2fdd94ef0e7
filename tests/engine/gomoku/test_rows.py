import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.gomoku.board import BIT, cells_of, grown, set_of, square
from rltankattack.engine.gomoku.rows import five, has_five, made_by_one_more, rows_through
from tests.engine.gomoku.boards import cell, grid, placed, random_board, row_lengths

BOARDS = [random_board(seed, density) for seed in range(20) for density in (0.4, 0.7, 1.0)]


def lengths(black, name):
    return [len(row) for row in rows_through(placed(black=black).black, cell(name))]


@pytest.mark.parametrize(
    ("black", "name", "across_down_falling_rising"),
    [
        ("", "H8", [1, 1, 1, 1]),
        ("G8 F8 I8", "H8", [4, 1, 1, 1]),
        ("H7 H6 H9 H10 H11", "H8", [1, 6, 1, 1]),
        ("G7 I9 J10", "H8", [1, 1, 4, 1]),
        ("G9 F10 I7", "H8", [1, 1, 1, 4]),
        ("F8 J8 H6 H10", "H8", [1, 1, 1, 1]),
        ("B1 C1 A2 A3 B2", "A1", [3, 3, 2, 1]),
        ("N1 O2 N2 A2 A3", "O1", [2, 2, 1, 2]),
        ("B15 A14 B14 O14", "A15", [2, 2, 1, 2]),
        ("N15 O14 N14", "O15", [2, 2, 2, 1]),
        ("O7 O9 A9 A8", "O8", [1, 3, 1, 1]),
    ],
)
def test_a_row_is_counted_both_ways_and_stops_at_the_edge(black, name, across_down_falling_rising):
    assert lengths(black, name) == across_down_falling_rising


def test_rows_are_those_counted_step_by_step():
    for position in BOARDS:
        rows = grid(position)
        for player in Player:
            stones = position.stones(player)
            for place in range(225):
                counted = row_lengths(rows, "XO"[player], place)
                assert [len(row) for row in rows_through(stones, place)] == counted


def test_a_five_is_found_where_one_is_counted():
    found = []
    for position in BOARDS:
        rows = grid(position)
        for player in Player:
            stones = position.stones(player)
            longest = max(max(row_lengths(rows, "XO"[player], at)) for at in cells_of(stones))
            assert has_five(stones) == (longest >= 5)
            assert len(five(stones)) == (longest if longest >= 5 else 0)
            found.append(longest >= 5)
    assert {True, False} == set(found)


def test_the_winning_row_is_told_from_end_to_end():
    stones = placed(black="E1 D2 C3 B4 A5 H8 H9 H10").black

    assert five(stones) == tuple(map(cell, ("E1", "D2", "C3", "B4", "A5")))


def test_what_one_more_stone_makes_is_what_is_counted_step_by_step():
    for position in BOARDS:
        rows = grid(position)
        for player in Player:
            made = made_by_one_more(position.stones(player))
            for place in cells_of(position.empty):
                best = min(max(row_lengths(rows, "XO"[player], place)), 5)
                sets = {5: made.fives, 4: made.fours, 3: made.threes, 2: made.twos}
                assert [n for n, cells in sets.items() if cells & BIT[place]] == [best] * (best > 1)


def test_sets_and_cells_are_the_same_thing():
    cells = [0, 14, 15, 112, 209, 224]

    assert list(cells_of(set_of(reversed(cells)))) == cells


def test_neighbours_do_not_reach_round_the_edge():
    assert set(cells_of(grown(set_of([cell("A1")])))) == set(map(cell, ("A1", "B1", "A2", "B2")))
    assert set(cells_of(grown(set_of([cell("O8")])))) == {
        cell(name) for name in ("N7", "O7", "N8", "O8", "N9", "O9")
    }


@pytest.mark.parametrize(("name", "size"), [("H8", 81), ("A1", 25), ("O15", 25), ("C8", 63)])
def test_the_square_around_a_cell_ends_with_the_board(name, size):
    assert square(cell(name), 4).bit_count() == size
