import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, Outcome, Player
from rltankattack.engine.gomoku import Gomoku, Position
from rltankattack.engine.gomoku.ending import Ending
from tests.engine.gomoku.boards import after, cell, gomoku, placed

START = gomoku.starts["empty"]


def full_board():
    """Pairs of columns that change colour every second row: nowhere three in a row."""
    rows = ["".join("XO"[(row // 2 + column) % 2] for column in range(15)) for row in range(15)]
    return Position.parse("".join(rows) + " X")


def test_a_game_begins_on_the_empty_board_and_black_is_first():
    assert str(START) == "-" * 225 + " X"
    assert gomoku.moves(START) == tuple(range(225))
    assert Gomoku.beginners == (Player.FIRST,)


def test_the_board_can_be_begun_by_either_side():
    assert gomoku.begun_by(START, Player.SECOND) == placed(turn="O")


@pytest.mark.parametrize(
    ("move", "text"), [(0, "A1"), (14, "O1"), (15, "A2"), (112, "H8"), (210, "A15"), (224, "O15")]
)
def test_moves_have_a_letter_from_the_left_and_a_number_from_the_top(move, text):
    assert gomoku.move_text(START, move) == text
    assert gomoku.parse_move(START, text) == move


@pytest.mark.parametrize(
    "text", ["", "h8", "H08", "P1", "A0", "A16", "H8 ", "8H", "H\N{SUPERSCRIPT TWO}"]
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(IllegalMove, match="expected one of A1 B1"):
        gomoku.parse_move(START, text)


@given(st.text())
def test_any_text_is_a_move_or_refused(text):
    try:
        move = gomoku.parse_move(START, text)
    except IllegalMove:
        return
    assert gomoku.move_text(START, move) == text


def test_stones_are_put_in_turn():
    assert after(START, "H8", "I9", "G8") == placed(black="H8 G8", white="I9", turn="O")


@pytest.mark.parametrize("move", [112, -1, 225, 10**9])
def test_a_taken_cell_and_no_cell_at_all_are_refused(move):
    with pytest.raises(IllegalMove):
        gomoku.play(placed(black="H8", turn="O"), move)


def test_a_taken_cell_is_no_legal_move():
    position = placed(black="A1", white="B1")

    assert gomoku.moves(position) == tuple(range(2, 225))
    with pytest.raises(IllegalMove, match="got 'A1'"):
        gomoku.parse_move(position, "A1")


@pytest.mark.parametrize(
    "row",
    [
        "A1 B1 C1 D1 E1",
        "K15 L15 M15 N15 O15",
        "A11 A12 A13 A14 A15",
        "K11 L12 M13 N14 O15",
        "O1 N2 M3 L4 K5",
        "A5 B4 C3 D2 E1",
    ],
)
def test_five_in_a_row_win_in_every_direction_and_at_every_edge(row):
    black, white = placed(black=row, turn="O"), placed(white=row)

    assert gomoku.outcome(black) == Outcome(Player.FIRST, Ending.FIVE)
    assert gomoku.outcome(white) == Outcome(Player.SECOND, Ending.FIVE)
    assert gomoku.moves(black) == gomoku.moves(white) == ()


@pytest.mark.parametrize(
    "row",
    [
        "A1 B1 C1 D1",
        "A1 B1 C1 D1 F1",
        "M1 N1 O1 A2 B2",
        "M1 N1 O1 B2 C2",
        "N1 O2 A4 B5 C6",
        "B1 A2 O2 N3 M4",
    ],
)
def test_less_than_five_or_round_the_edge_do_not_win(row):
    assert gomoku.outcome(placed(black=row, turn="O")) is None


def test_more_than_five_win_too():
    position = placed(black="C3 D3 E3 G3 H3 I3", white="A1 A3")

    assert gomoku.outcome(position) is None
    assert gomoku.outcome(after(position, "F3")) == Outcome(Player.FIRST, Ending.FIVE)


def test_nothing_is_played_after_a_five():
    with pytest.raises(IllegalMove, match="the game is over"):
        gomoku.play(placed(black="A1 B1 C1 D1 E1", turn="O"), cell("H8"))


def test_a_full_board_is_a_draw():
    assert gomoku.outcome(full_board()) == Outcome(None, Ending.FULL)


def test_the_last_stone_may_still_win():
    last = full_board().holding(cell("E1"), None)
    for name in ("A1", "B1", "C1", "D1"):
        last = last.holding(cell(name), Player.FIRST)

    assert gomoku.outcome(after(last, "E1")) == Outcome(Player.FIRST, Ending.FIVE)


def test_a_five_of_both_is_called_a_draw():
    both = placed(black="A1 B1 C1 D1 E1", white="A9 B9 C9 D9 E9")

    assert gomoku.outcome(both) == Outcome(None, Ending.FIVE)
    assert gomoku.moves(both) == ()
