from collections import Counter

from rltankattack.engine.game import Player
from rltankattack.engine.gomoku.board import cells_of
from rltankattack.engine.gomoku.windows import read
from tests.engine.gomoku.boards import cell, grid, placed, random_board, windows


def threats(position, player):
    """For every empty cell, where a stone on it would threaten five; counted window by window."""
    own = "XO"[player]
    partners = {}
    for cells, letters in windows(grid(position)):
        if letters.count(own) == 3 and letters.count("-") == 2:
            one, other = (
                each for each, letter in zip(cells, letters, strict=True) if letter == "-"
            )
            partners.setdefault(one, set()).add(other)
            partners.setdefault(other, set()).add(one)
    return partners


def reading(position, player):
    return read(position.stones(player), position.stones(player.other))


def names(black, white=""):
    position = placed(black, white)
    found = reading(position, Player.FIRST)
    return found, lambda cells: set(cells_of(cells))


def test_open_windows_are_counted_by_their_stones():
    for seed in range(30):
        position = random_board(seed, density=0.15 + seed / 60)
        for player in Player:
            own, enemy = "XO"[player], "OX"[player]
            lines = [letters for _, letters in windows(grid(position)) if enemy not in letters]
            counted = Counter(letters.count(own) for letters in lines)

            assert reading(position, player)[:4] == tuple(counted[n] for n in (1, 2, 3, 4))


def test_the_cells_of_threats_are_those_found_window_by_window():
    doubles = 0
    for seed in range(30):
        position = random_board(seed, density=0.2 + seed / 60)
        for player in Player:
            found, partners = reading(position, player), threats(position, player)
            doubled = {one for one, others in partners.items() if len(others) > 1}

            assert set(cells_of(found.four_cells)) == set(partners)
            assert set(cells_of(found.double_cells)) == doubled
            doubles += len(doubled)
    assert doubles > 20


def test_a_closed_four_has_one_cell_and_an_open_one_two():
    closed = reading(placed("G8 H8 I8 J8", "F8"), Player.FIRST)
    open_four = reading(placed("G8 H8 I8 J8"), Player.FIRST)
    gap = reading(placed("G8 H8 J8 K8"), Player.FIRST)

    assert list(cells_of(closed.five_cells)) == [cell("K8")]
    assert list(cells_of(open_four.five_cells)) == [cell("F8"), cell("K8")]
    assert list(cells_of(gap.five_cells)) == [cell("I8")]


def test_an_open_three_can_become_an_open_four_and_a_closed_one_cannot():
    open_three = reading(placed("G8 H8 I8"), Player.FIRST)
    closed = reading(placed("G8 H8 I8", "F8"), Player.FIRST)
    narrow = reading(placed("G8 H8 I8", "E8 K8"), Player.FIRST)

    assert list(cells_of(open_three.double_cells)) == [cell("F8"), cell("J8")]
    assert closed.double_cells == narrow.double_cells == 0
    assert list(cells_of(closed.four_cells)) == [cell("J8"), cell("K8")]


def test_two_closed_threes_cross_in_a_double_threat():
    crossing = reading(placed("E8 F8 G8 H5 H6 H7", "D8 H4"), Player.FIRST)

    assert list(cells_of(crossing.double_cells)) == [cell("H8")]
