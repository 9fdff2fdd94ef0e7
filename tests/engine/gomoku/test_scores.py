"""The numbers are worked out by hand; the greatest distance, centre to corner, is 7 * sqrt(2)."""

from math import sqrt

import pytest

from rltankattack.engine.gomoku.scores import scores
from tests.engine.gomoku.boards import cell, placed, random_board

BESIDE = 100 * (1 - 1 / (7 * sqrt(2)))
"""The centrality of the four cells that touch the centre with a side."""
CORNERWISE = 100 * 6 / 7
"""The centrality of the four that touch it with a corner."""


def score(name, black="", white="", turn="X"):
    return scores(placed(black, white, turn))[cell(name)]


@pytest.mark.parametrize(("name", "expected"), [("H8", 35), ("A1", 0), ("O15", 0), ("G7", 30)])
def test_on_the_empty_board_only_the_centre_attracts(name, expected):
    assert score(name) == pytest.approx(expected)


def test_five_is_the_best_of_all_and_stopping_it_the_second():
    fours = {"black": "A1 B1 C1 D1", "white": "A3 B3 C3 D3"}

    assert (score("E1", **fours), score("E3", **fours)) == (100, 99)
    assert (score("E1", **fours, turn="O"), score("E3", **fours, turn="O")) == (99, 100)


def test_a_gap_that_makes_more_than_five_counts_as_five():
    assert score("D1", black="A1 B1 C1 E1 F1 G1") == 100


@pytest.mark.parametrize(
    ("black", "expected"),
    [
        ("I8", 0.9 * 50 + 10),
        ("I8 J8", 0.9 * 70 + 10),
        ("G8 I8", 0.9 * 70 + 10),
        ("G8 I8 J8", 0.9 * 90 + 10),
        ("I9 J10 K11", 0.9 * 90 + 10),
        ("I8 J8 H9", 0.9 * 70 + 10),
        ("I8 H9 G7 G9", 0.9 * 50 + 10),
    ],
)
def test_the_best_row_through_a_cell_counts(black, expected):
    assert score("H8", black=black) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("white", "expected"),
    [("I8", 0.9 * 40 + 10), ("I8 J8", 0.9 * 60 + 10), ("G7 I9 J10", 0.9 * 85 + 10)],
)
def test_stopping_a_row_counts_a_little_less(white, expected):
    assert score("H8", white=white) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [
        ("I8", "H9 H10", 0.9 * 60 + 10),
        ("I8 J8", "H9 H10", 0.9 * 70 + 10),
        ("I8 J8", "H9 H10 H11", 0.9 * 85 + 10),
        ("I8 J8 K8", "H9 H10 H11", 0.9 * 90 + 10),
    ],
)
def test_of_a_row_made_and_a_row_stopped_the_better_counts(black, white, expected):
    assert score("H8", black, white) == pytest.approx(expected)


def test_a_row_counts_less_far_from_the_centre():
    assert score("G8", black="H8") == pytest.approx(45 + BESIDE / 10)
    assert score("G7", black="H8") == pytest.approx(45 + CORNERWISE / 10)
    assert score("A1", black="A2") == pytest.approx(45)


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [
        ("E5", "D3", 0.35 * 50),
        ("E5 E1", "D3", 0.35 * 200 / 3),
        ("", "D3 E5", 0),
        ("E5", "", 0.35 * 100),
        ("E5", "F1 F2 F3 F4 F5 F6", 0.35 * 100),
    ],
)
def test_without_a_row_the_share_of_own_stones_nearby_counts(black, white, expected):
    assert score("A1", black, white) == pytest.approx(expected)


def test_centrality_and_share_weigh_the_same():
    assert score("H8", "F8", "J8") == pytest.approx(0.7 * (100 + 50) / 2)


def test_equal_shares_make_equal_scores_however_many_stones_they_come_from():
    few, many = score("A1", "E5", "D3 D4"), score("A1", "E5 C4", "D3 D4 C5 E3")

    assert few == many == pytest.approx(0.35 * 100 / 3, abs=1e-6)


def test_every_empty_cell_has_a_score_from_0_to_100_row_by_row():
    for seed in range(20):
        position = random_board(seed)
        found = scores(position)
        empty = [place for place in range(225) if position.owner(place) is None]

        assert list(found) == empty
        assert all(0 <= each <= 100 for each in found.values())
