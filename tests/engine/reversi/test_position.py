import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import InvalidPosition, Player
from rltankattack.engine.reversi import Position
from rltankattack.engine.reversi.position import START
from tests.strategies import mutated

EMPTY_ROW = "--------"


@given(st.text("XO-", min_size=64, max_size=64), st.sampled_from("XO"))
def test_a_text_is_read_and_written_back(cells, turn):
    text = f"{cells} {turn}"

    assert str(Position.parse(text)) == text


@given(mutated(str(START)))
def test_any_text_is_a_position_or_refused(text):
    try:
        position = Position.parse(text)
    except InvalidPosition:
        return
    assert str(position) == text


def test_the_start_has_white_on_d4_and_e5_and_black_to_move():
    cells = EMPTY_ROW * 3 + "---OX---" + "---XO---" + EMPTY_ROW * 3

    assert str(START) == cells + " X"


def test_a1_is_the_lowest_bit_and_h8_the_highest():
    position = Position.parse("X" + "-" * 62 + "O O")

    assert (position.black, position.white) == (1, 1 << 63)
    assert (position.own, position.enemy) == (1 << 63, 1)
    assert position.turn is Player.SECOND
    assert position.empty.bit_count() == 62


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 'cells turn' with a single space between, got 1 field"),
        ("-" * 64 + "  X", "got 3 field"),
        ("-" * 63 + " X", "expected 64 cells, got 63"),
        ("-" * 65 + " X", "expected 64 cells, got 65"),
        ("-x" + "-" * 62 + " X", "expected cells of X, O and -, B1 is 'x'"),
        ("-" * 64 + " -", "expected the turn 'X' or 'O', got '-'"),
        ("-" * 64 + " X\n", "expected the turn"),
    ],
)
def test_a_bad_text_is_refused_with_what_was_expected(text, message):
    with pytest.raises(InvalidPosition) as refused:
        Position.parse(text)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("black", "white", "message"),
    [
        (-1, 0, "expected black's discs on 64 cells"),
        (0, 1 << 64, "expected white's discs on 64 cells"),
        (3, 2, "expected one disc on a cell, B1 has a black and a white one"),
    ],
)
def test_discs_that_are_no_position_are_refused(black, white, message):
    with pytest.raises(InvalidPosition, match=message):
        Position(black, white, Player.FIRST)
