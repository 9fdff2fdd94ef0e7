from dataclasses import replace

import pytest

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.gomoku import Position
from tests.engine.gomoku.boards import gomoku, placed, random_board


def test_a_finished_game_has_its_exact_value():
    assert gomoku.evaluate(placed(black="A1 B1 C1 D1 E1", turn="O")) == WIN
    assert gomoku.evaluate(placed(white="A1 B1 C1 D1 E1")) == -WIN
    assert gomoku.evaluate(placed("A1 B1 C1 D1 E1", "A9 B9 C9 D9 E9")) == 0


def test_other_estimates_stay_below_a_win():
    going_on = [board for seed in range(40) if gomoku.outcome(board := random_board(seed)) is None]

    assert going_on
    assert all(abs(gomoku.evaluate(board)) < WIN for board in going_on)


def test_the_empty_board_is_balanced():
    assert gomoku.evaluate(Position()) == 0


@pytest.mark.parametrize("seed", range(10))
def test_what_is_good_for_black_is_as_bad_for_white(seed):
    board = random_board(seed, density=0.3)
    swapped = Position(board.white, board.black, Player(board.turn).other)

    assert gomoku.evaluate(swapped) == -gomoku.evaluate(board)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (placed("G8 H8"), placed("H8")),
        (placed("G8 H8 I8"), placed("G8 H8")),
        (placed("G8 H8 I8"), placed("G8 H8 I8", "F8")),
        (placed("G8 H8 I8", "F8"), placed("G8 H8 I8", "F8 J8")),
        (placed("G8 H8"), placed("A1 B1")),
        (placed("G8 H8 I8 J8", "F8"), placed("G8 H8 I8", "F8")),
    ],
)
def test_longer_and_more_open_rows_are_better(better, worse):
    for turn in Player:
        values = [gomoku.evaluate(replace(board, turn=turn)) for board in (better, worse)]
        assert values[0] > values[1]


def test_the_move_is_worth_something():
    rows = {"black": "G8 H8 I8", "white": "G10 H10 I10"}

    assert gomoku.evaluate(placed(**rows, turn="X")) > 0 > gomoku.evaluate(placed(**rows, turn="O"))
