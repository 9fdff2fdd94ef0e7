import pytest
from toga.widgets.canvas import FillText, Rect

from rltankattack.engine.game import Player
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.pen import Edged
from rltankattack.ui.boards.tank.hands import BOAT, markers
from rltankattack.ui.boards.tank.layout import BED_ROW
from rltankattack.ui.theme import LIGHT
from tests.ui.drawings import drawn, flattened, outlines, texts

tank = Tank()
MIDDLE = Position.parse("4432232344 3 8 r")


@pytest.fixture
def painter():
    painter = PAINTERS["tank"](tank)
    painter.lay_out(360, 352)
    return painter


def test_the_board_shows_the_numbers_and_both_boats(painter):
    shown = texts(drawn(painter, MIDDLE, MIDDLE))

    assert shown == [*map(str, range(1, tank.columns + 1)), "G", "R"]


def surface(painter, column, actions):
    """Where the water of a column begins."""
    x, bed = painter.layout.x(column), painter.layout.y(BED_ROW)
    rects = [a for a in flattened(actions) if isinstance(a, Rect) and a.x == x]
    return next(rect.y for rect in rects if rect.y + rect.height == pytest.approx(bed))


def test_water_rises_between_two_positions(painter):
    after = tank.play(MIDDLE, Move.RAISE_4)
    tops = [surface(painter, 4, drawn(painter, MIDDLE, after, time)) for time in (0, 0.5, 1)]

    assert tops == pytest.approx([painter.layout.surface(level) for level in (2, 2.5, 3)])


def letters(painter, *scene):
    """Where each boat's letter is drawn."""
    actions = flattened(drawn(painter, *scene))
    return {a.text: (a.x, a.y) for a in actions if isinstance(a, FillText) and a.text in "RG"}


def test_a_boat_glides_from_column_to_column(painter):
    after = tank.play(MIDDLE, Move.RED_RIGHT)
    xs = [letters(painter, MIDDLE, after, time)["R"][0] for time in (0, 0.5, 1)]

    assert xs[1] - xs[0] == pytest.approx(painter.layout.cell_width / 2)
    assert xs[2] - xs[0] == pytest.approx(painter.layout.cell_width)


def test_two_boats_in_one_column_lie_side_by_side(painter):
    shared = Position.parse("4432232344 5 5 r")
    places = letters(painter, shared, shared)

    assert places["G"][0] - places["R"][0] > painter.layout.cell_width * 0.3


def test_a_boat_without_water_lies_at_the_bottom(painter):
    sunk = Position.parse("4402232344 3 8 g")
    afloat = Position.parse("4412232344 3 8 g")

    lying, floating = (letters(painter, each, each)["R"] for each in (sunk, afloat))
    assert lying[1] > floating[1]


def test_the_last_move_a_hint_the_markers_and_the_cursor_are_shown(painter):
    after = tank.play(MIDDLE, Move.RAISE_4)
    last = drawn(painter, MIDDLE, after, last_move=Move.RAISE_4)
    hint = drawn(painter, after, after, hint=Move.GREEN_LEFT)
    chosen = drawn(painter, after, after, selection=BOAT)
    pointed = drawn(painter, after, after, cursor=40)
    plain = drawn(painter, after, after)

    assert outlines(last, LIGHT.last) == 1
    assert outlines(hint, LIGHT.hint) == 2
    assert outlines(pointed, LIGHT.marker_ink) == 1
    assert len(chosen) - len(plain) == 3 * len(markers(tank, after)) > 0
    assert not any(isinstance(action, Edged) for action in plain)


@pytest.mark.parametrize(
    ("text", "move", "words", "told"),
    [
        ("4432232344 3 8 r", Move.RAISE_5, "Raise column 5", "Red raised column 5."),
        ("4432232344 3 8 r", Move.LOWER_10, "Lower column 10", "Red lowered column 10."),
        ("4432232344 3 8 r", Move.RED_RIGHT, "Sail right to column 4", "Red sailed to column 4."),
        ("4432232344 3 8 g", Move.GREEN_LEFT, "Sail left to column 7", "Green sailed to column 7."),
        (
            "4432232344 10 8 r",
            Move.RED_RIGHT,
            "Sail into the enemy's port",
            "Red reached the enemy's port.",
        ),
        (
            "4432232344 1 8 r",
            Move.RED_LEFT,
            "Sail back into your port",
            "Red sailed back into port.",
        ),
    ],
)
def test_moves_in_words(painter, text, move, words, told):
    position = Position.parse(text)

    assert painter.move_in_words(position, move) == words
    assert painter.move_told(position, move) == told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "4432112344 0 7 r",
            "Water levels from left to right: 4, 4, 3, 2, 1, 1, 2, 3, 4, 4. Red is in its port. "
            "Green is in column 7 on level 2. Red is to move.",
        ),
        (
            "4432102344 11 6 g",
            "Water levels from left to right: 4, 4, 3, 2, 1, 0, 2, 3, 4, 4. Red is in the enemy's "
            "port. Green has sunk in column 6. Green is to move.",
        ),
    ],
)
def test_positions_in_words(painter, text, words):
    assert painter.position_in_words(Position.parse(text)) == words


def test_players_have_names(painter):
    assert [painter.player_name(player) for player in Player] == ["Red", "Green"]
