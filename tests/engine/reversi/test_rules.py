import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, Outcome, Player
from rltankattack.engine.reversi import Position, Reversi
from rltankattack.engine.reversi.cells import PASS
from rltankattack.engine.reversi.ending import Ending
from rltankattack.engine.reversi.position import START
from tests.engine.reversi import reference

reversi = Reversi()

MOVE_COUNTS = [4, 12, 56, 244, 1396, 8200, 55092, 390216]
WHITE_PASSES = "XO" + "-" * 6 + "O-------" + "-" * 48 + " O"
"""White can take nothing; its turn is a pass, and then black has B1 or A2 to enclose."""


def counted(position, depth):
    moves = reversi.moves(position)
    if depth == 1:
        return len(moves)
    return sum(counted(reversi.play(position, move), depth - 1) for move in moves)


@pytest.mark.no_cover
def test_the_numbers_of_moves_from_the_start_are_the_known_ones():
    assert [counted(START, depth) for depth in range(1, 9)] == MOVE_COUNTS


def test_black_begins_with_one_of_four_moves():
    texts = [reversi.move_text(START, move) for move in reversi.moves(START)]

    assert texts == ["D3", "C4", "F5", "E6"]


def test_enclosed_discs_are_turned():
    after = reversi.play(START, reversi.parse_move(START, "D3"))

    assert str(after) == "-" * 16 + "---X-------XX------XO---" + "-" * 24 + " O"


def test_discs_are_turned_in_all_eight_directions_at_once():
    star = "X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X"
    after = reversi.play(Position.parse(star), 27)

    assert after.white == 0
    assert after.black.bit_count() == Position.parse(star).white.bit_count() + 9


def test_who_cannot_place_has_one_move_the_pass():
    position = Position.parse(WHITE_PASSES)

    assert reversi.moves(position) == (PASS,)
    assert reversi.move_text(position, PASS) == "pass"
    assert reversi.parse_move(position, "pass") == PASS
    assert reversi.play(position, PASS) == reversi.begun_by(position, Player.FIRST)


def test_who_can_place_may_not_pass():
    with pytest.raises(IllegalMove, match="expected one of D3 C4 F5 E6 in"):
        reversi.play(START, PASS)
    with pytest.raises(IllegalMove, match="got 'pass'"):
        reversi.parse_move(START, "pass")


@pytest.mark.parametrize("move", [-1, 0, 18, 27, 28, 63, PASS, 65, 10**9, -(10**9)])
def test_any_other_number_is_no_move(move):
    with pytest.raises(IllegalMove, match="expected one of"):
        reversi.play(START, move)


@pytest.mark.parametrize("text", ["d3", "D4", "A1", "", "D3 ", "I9", "PASS", "19"])
def test_any_other_text_is_no_move(text):
    with pytest.raises(IllegalMove, match="expected one of"):
        reversi.parse_move(START, text)


@pytest.mark.parametrize("move", [-1, 65, 10**9])
def test_a_number_that_is_no_move_has_no_text(move):
    with pytest.raises(IllegalMove, match="expected one of"):
        reversi.move_text(START, move)


def test_a_full_board_goes_to_the_side_with_more_discs():
    full = Position.parse("X" * 40 + "O" * 24 + " X")

    assert reversi.outcome(full) == Outcome(Player.FIRST, Ending.FULL)
    assert reversi.evaluate(full) == 16
    assert reversi.moves(full) == ()


def test_a_full_board_of_equal_halves_is_a_draw():
    halves = Position.parse("XO" * 32 + " O")

    assert reversi.outcome(halves) == Outcome(None, Ending.FULL)


def test_the_game_is_over_when_neither_side_can_place():
    stuck = Position.parse("O" * 3 + "-" * 61 + " X")

    assert reversi.outcome(stuck) == Outcome(Player.SECOND, Ending.STUCK)
    assert reversi.moves(stuck) == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        reversi.play(stuck, PASS)


def test_an_empty_board_is_a_draw():
    empty = Position.parse("-" * 64 + " X")

    assert reversi.outcome(empty) == Outcome(None, Ending.STUCK)


@given(st.text("XO-", min_size=64, max_size=64), st.sampled_from("XO"))
def test_there_are_moves_exactly_while_the_game_goes_on(cells, turn):
    position = Position.parse(f"{cells} {turn}")
    moves = reversi.moves(position)

    assert bool(moves) == (reversi.outcome(position) is None)
    assert list(moves) == reference.moves(str(position))
    for move in moves:
        assert str(reversi.play(position, move)) == reference.play(str(position), move)


@pytest.mark.parametrize(("cells", "winner"), [("XXO", Player.FIRST), ("OOX", Player.SECOND)])
def test_one_disc_more_is_enough_when_neither_side_can_place(cells, winner):
    apart = f"{cells[0]}-{cells[1]}".ljust(63, "-") + cells[2]

    assert reversi.outcome(Position.parse(f"{apart} X")) == Outcome(winner, Ending.STUCK)
