import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import InvalidPosition, Player
from rltankattack.engine.gomoku import Position
from tests.engine.gomoku.boards import cell, placed

EMPTY = "-" * 225


def texts():
    cells = st.text(alphabet="XO-", min_size=225, max_size=225)
    return st.tuples(cells, st.sampled_from("XO")).map(" ".join)


@given(texts())
def test_printing_what_was_parsed_gives_the_same_text(text):
    position = Position.parse(text)

    assert str(position) == text
    assert Position.parse(str(position)) == position
    assert hash(Position.parse(text)) == hash(position)


@given(st.text(alphabet="XO- \n\0x", max_size=230) | st.text())
def test_any_other_text_is_refused_by_name(text):
    with pytest.raises(InvalidPosition):
        Position.parse(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a space and the turn, got ''"),
        (EMPTY, "a space and the turn"),
        (EMPTY[1:] + " X", "expected 225 cells, got 224"),
        (EMPTY + "- X", "expected 225 cells, got 226"),
        ("x" + EMPTY[1:] + " X", "number 1 is 'x'"),
        (EMPTY[1:] + "\n X", "number 225 is"),
        (EMPTY + " ", "'X' or 'O', got ''"),
        (EMPTY + " -", "'X' or 'O', got '-'"),
        (EMPTY + " X\n", "'X' or 'O'"),
        (EMPTY + "  X", "'X' or 'O'"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_wrong(text, reason):
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(text)

    assert reason in str(caught.value)


@pytest.mark.parametrize("stones", [-1, 1 << 15, 1 << 239, 1 << 1000])
def test_stones_beside_the_board_are_refused(stones):
    with pytest.raises(InvalidPosition, match="expected white stones on the board"):
        Position(0, stones)


def test_two_stones_on_one_cell_are_refused():
    with pytest.raises(InvalidPosition, match="expected one stone on a cell"):
        placed(black="H8", white="H8")


def test_a_cell_can_be_filled_changed_and_cleared():
    black = Position().holding(cell("H8"), Player.FIRST)
    white = black.holding(cell("H8"), Player.SECOND)

    assert black == placed(black="H8")
    assert white == placed(white="H8")
    assert white.holding(cell("H8"), None) == Position()


def test_a_cell_knows_its_owner():
    position = placed(black="A1", white="O15")

    owners = [position.owner(cell(name)) for name in ("A1", "O15", "H8")]
    assert owners == [Player.FIRST, Player.SECOND, None]
