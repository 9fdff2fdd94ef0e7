"""The numbers are worked out by hand; the greatest distance, centre to corner, is 7 * sqrt(2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rltankattack.engine.gomoku.board import BIT, grown, set_of
from rltankattack.engine.gomoku.position import Position
from rltankattack.engine.gomoku.rows import made_by_one_more
from rltankattack.engine.gomoku.scores import CENTRALITY, scores
from tests.effort import effort
from tests.engine.gomoku.boards import cell, placed, random_board

BESIDE = 89
"""The centrality of the four cells that touch the centre with a side: 100 * (1 - 1 / 9.899), cut
off."""
CORNERWISE = 85
"""The centrality of the four that touch it with a corner: 100 * 6 / 7, cut off."""


def score(name, black="", white="", turn="X"):
    return scores(placed(black, white, turn))[cell(name)]


@pytest.mark.parametrize(
    ("name", "expected"), [("H8", 35), ("A1", 0), ("O15", 0), ("G7", 29), ("G8", 31)]
)
def test_on_the_empty_board_only_the_centre_attracts(name, expected):
    assert score(name) == expected


def test_centrality_is_a_whole_number():
    names = ("H8", "G8", "G7", "H1", "A1")
    assert [CENTRALITY[cell(name)] for name in names] == [100, BESIDE, CORNERWISE, 29, 0]


def test_five_is_the_best_of_all_and_stopping_it_the_second():
    fours = {"black": "A1 B1 C1 D1", "white": "A3 B3 C3 D3"}

    assert (score("E1", **fours), score("E3", **fours)) == (100, 99)
    assert (score("E1", **fours, turn="O"), score("E3", **fours, turn="O")) == (99, 100)


def test_a_gap_that_makes_more_than_five_counts_as_five():
    assert score("D1", black="A1 B1 C1 E1 F1 G1") == 100


@pytest.mark.parametrize(
    ("black", "expected"),
    [
        ("I8", 45 + 10),
        ("I8 J8", 63 + 10),
        ("G8 I8", 63 + 10),
        ("G8 I8 J8", 81 + 10),
        ("I9 J10 K11", 81 + 10),
        ("I8 J8 H9", 63 + 10),
        ("I8 H9 G7 G9", 45 + 10),
    ],
)
def test_the_best_row_through_a_cell_counts(black, expected):
    assert score("H8", black=black) == expected


@pytest.mark.parametrize(
    ("white", "expected"),
    [("I8", 36 + 10), ("I8 J8", 54 + 10), ("G7 I9 J10", 86)],  # 76.5 + 10, cut off
)
def test_stopping_a_row_counts_a_little_less(white, expected):
    assert score("H8", white=white) == expected


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [
        ("I8", "H9 H10", 54 + 10),
        ("I8 J8", "H9 H10", 63 + 10),
        ("I8 J8", "H9 H10 H11", 86),
        ("I8 J8 K8", "H9 H10 H11", 81 + 10),
    ],
)
def test_of_a_row_made_and_a_row_stopped_the_better_counts(black, white, expected):
    assert score("H8", black, white) == expected


def test_a_row_counts_less_far_from_the_centre():
    assert score("G8", black="H8") == 45 + BESIDE // 10
    assert score("G7", black="H8") == 45 + CORNERWISE // 10
    assert score("A1", black="A2") == 45


@pytest.mark.parametrize(
    ("name", "black", "white", "expected"),
    [
        ("A1", "E5", "D3", 1),  # 1 of 25 tiles: 0.7 * (0 + 4) = 2.8, cut off 2, half of it
        ("A1", "E5 E1", "D3", 2),  # 0.7 * 8 = 5.6, cut off 5, halved 2
        ("A1", "E5", "", 1),
        ("A1", "", "D3 E5", 0),
        ("A1", "E5", "F1 F2 F3 F4 F5 F6", 1),
        ("A1", "C3 E1 E3 E5 A5 C5 A3 C1", "", 11),  # 8 of 25: 0.7 * 32 = 22.4
        ("H8", "F8", "", 35),  # 1 of 81 tiles: 0.7 * 101.23 = 70.9
        ("H8", "F8 J8", "", 35),  # 0.7 * 102.47 = 71.7, cut off 71, halved without remainder
        ("H8", "F8 J8 H6 H10", "", 36),  # 0.7 * 104.9 = 73.5
    ],
)
def test_without_a_row_the_share_of_the_tiles_that_hold_own_stones_counts(
    name, black, white, expected
):
    assert score(name, black, white) == expected


def test_of_the_square_around_a_cell_only_the_tiles_on_the_board_count():
    """At the edge two of 45 tiles are as much as they would be of 81 in the middle of the board."""
    assert score("H1", black="F3 J3") == int(0.7 * (29 + 200 / 45)) // 2
    assert score("H1", black="F3 J3") > score("H1")


def test_what_the_opponent_holds_does_not_change_a_share():
    assert score("A1", "E5", "") == score("A1", "E5", "D3 C5 E3")


FAR_CORNER = [BIT[row * 15 + column] for row in range(5) for column in range(5)]


@settings(max_examples=effort(150, long=2_000))
@given(st.lists(st.sampled_from(("-", "X", "O")), min_size=25, max_size=25))
def test_a_stone_that_makes_a_two_beats_a_detached_cell_whatever_stands_in_a_far_corner(corner):
    """With a share of the stones, one lone stone made all that was far away from it look good."""
    black, white = (
        sum(bit for bit, stone in zip(FAR_CORNER, corner, strict=True) if stone == letter)
        for letter in "XO"
    )
    position = Position(black | set_of([cell("L12")]), white)
    found = scores(position)
    rows = 0
    for stones in (position.black, position.white):
        made = made_by_one_more(stones)
        rows |= made.fives | made.fours | made.threes | made.twos
    twos = grown(BIT[cell("L12")]) & position.empty

    worst_two = min(score for place, score in found.items() if BIT[place] & twos)
    assert worst_two > max(score for place, score in found.items() if not BIT[place] & rows)


def test_every_empty_cell_has_a_whole_score_from_0_to_100_row_by_row():
    for seed in range(20):
        position = random_board(seed)
        found = scores(position)
        empty = [place for place in range(225) if position.owner(place) is None]

        assert list(found) == empty
        assert all(isinstance(each, int) and 0 <= each <= 100 for each in found.values())
