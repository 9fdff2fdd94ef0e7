"""What fingers, mice and arrow keys do to a board, through the canvas."""

import asyncio
from random import Random

import pytest
import toga

from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move
from rltankattack.play.seat import PERSON
from rltankattack.play.setup import Setup
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.board import SLIP
from rltankattack.ui.boards.painter import Nothing, Scene
from rltankattack.ui.boards.tank.hands import BOAT
from rltankattack.ui.screens.lesson import LessonScreen
from tests.effort import effort
from tests.points import points_for
from tests.ui.test_hands import SMALL

SIZE = (360, 352)
VARIANTS = [variant for game in GAMES for variant in game.variants.values()]
every_variant = pytest.mark.parametrize(
    "game", VARIANTS, ids=lambda game: f"{game.name}-{game.variant}"
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MIDDLE = "4432232344 3 8 r"


def begin(hands, text=MIDDLE, game=GAMES[0]):
    """Two persons before a position; the canvas."""
    hands.app.start_game(Setup(game, (PERSON, PERSON), position=game.parse(text)))
    return hands.see()


def centre(hands, column, row):
    columns = hands.screen.painter.layout.columns + 2
    return hands.screen.painter.centre(row * columns + column)


def moves(hands):
    return hands.session.match.moves


# Dragging


def drag(hands, start, end):
    canvas = hands.widgets(toga.Canvas)[0]
    canvas.on_press(*start)
    canvas.on_release(*end)


@pytest.mark.parametrize("row", range(7))
async def test_a_boat_dragged_onto_the_column_beside_it_sails(hands, row):
    begin(hands)
    drag(hands, centre(hands, 3, 3), centre(hands, 4, row))

    assert moves(hands) == (Move.RED_RIGHT,)
    assert hands.screen.selection is None


async def test_a_chosen_boat_can_be_dragged_as_well(hands):
    begin(hands)
    canvas = hands.widgets(toga.Canvas)[0]
    canvas.on_press(*centre(hands, 3, 3))
    canvas.on_release(*centre(hands, 3, 3))
    drag(hands, centre(hands, 3, 3), centre(hands, 4, 4))

    assert moves(hands) == (Move.RED_RIGHT,)


async def test_a_boat_dragged_far_away_stays_and_is_chosen(hands):
    begin(hands)
    for end in (centre(hands, 9, 2), (-50, 9), (9, 2000), centre(hands, 3, 0)):
        hands.screen.selection = None
        drag(hands, centre(hands, 3, 3), end)
        assert moves(hands) == ()
        assert hands.screen.selection == BOAT


async def test_a_boat_dragged_up_says_that_it_never_climbs(hands):
    begin(hands)
    drag(hands, centre(hands, 3, 3), centre(hands, 2, 3))

    assert moves(hands) == ()
    assert "A boat never climbs." in hands.texts()


async def test_a_finger_that_slips_has_tapped(hands):
    begin(hands)
    edge = hands.screen.painter.layout.x(4)
    y = centre(hands, 3, 3)[1]
    drag(hands, (edge - SLIP / 2, y), (edge + SLIP / 2 - 1, y))

    assert moves(hands) == ()
    assert hands.screen.selection == BOAT


async def test_a_finger_that_moved_the_water_does_not_drag_the_enemy_s_boat(hands):
    begin(hands)
    drag(hands, centre(hands, 8, 3), centre(hands, 7, 3))

    assert moves(hands) == (Move.LOWER_8,)


async def test_what_happened_under_a_finger_ends_its_dragging(hands):
    canvas = begin(hands)
    canvas.on_press(*centre(hands, 3, 3))
    hands.screen.play(Move.LOWER_1)
    hands.screen.play(Move.RAISE_5)
    canvas.on_release(*centre(hands, 4, 3))
    assert moves(hands) == (Move.LOWER_1, Move.RAISE_5)
    canvas.on_press(*centre(hands, 3, 3))
    hands.screen.let_computer_move()
    canvas.on_release(*centre(hands, 4, 3))
    assert len(moves(hands)) == 2


async def test_a_lesson_is_solved_by_dragging(hands):
    hands.app.go(LessonScreen(hands.app, GAMES[0], 0))
    hands.see()
    drag(hands, centre(hands, 2, 2), centre(hands, 3, 2))
    assert "Well done!" in hands.texts()
    drag(hands, centre(hands, 3, 3), centre(hands, 4, 3))

    assert hands.screen.attempt.match.plies == 1


# Nothing by accident


async def test_a_tap_where_the_boat_would_climb_keeps_it_chosen_and_changes_no_water(hands):
    canvas = begin(hands)
    canvas.on_press(*centre(hands, 3, 3))
    for row in (2, 3, 4):
        canvas.on_press(*centre(hands, 2, row))
        canvas.on_activate(*centre(hands, 2, row))
    assert moves(hands) == ()
    canvas.on_press(*centre(hands, 4, 2))

    assert moves(hands) == (Move.RED_RIGHT,)


@every_game
@pytest.mark.parametrize("size", [(0, 352), (360, 0), (0, 0)])
async def test_a_tap_on_a_board_without_room_is_nothing(hands, game, size, capsys):
    hands.app.start_game(Setup(game, (PERSON, PERSON)))
    canvas = hands.see()
    described = hands.texts()
    canvas.on_resize(width=size[0], height=size[1])
    canvas.on_press(0, 0)
    canvas.on_activate(5, 5)
    canvas.on_release(60, 60)
    assert capsys.readouterr().err == ""  # where Toga says what a handler has raised
    assert hands.texts() == described
    assert moves(hands) == ()
    hands.see()

    assert points_for(hands.screen.painter, hands.screen.scene(), hands.session.offered[0], SIZE)


@every_variant
@pytest.mark.parametrize("size", [(0.3, 0.3), (1, 1), (5, 300), (300, 5), (40, 40)])
def test_a_tap_on_a_tiny_board_is_answered(game, size):
    painter = PAINTERS[game.name](game)
    painter.lay_out(*size)
    start = next(iter(game.starts.values()))
    scene = Scene(start, start, moves=game.moves(start))
    for x, y in ((0, 0), (size[0] / 2, size[1] / 2), (-9, 5), (500, 500)):
        painter.tap(x, y, scene)
        for tool, _name in painter.tools():
            painter.edited(start, tool, x, y)
        assert painter.drag((x, y), (0, 0), scene) == Nothing("")


# Every move by taps


async def test_every_move_of_a_small_tank_can_be_made_by_taps(hands):
    rng = Random(1)
    for _ in range(effort(3, long=20)):
        levels = "".join(rng.choice("1234") for _ in range(6))
        text = f"{levels} {rng.randrange(1, 7)} {rng.randrange(1, 7)} {rng.choice('rg')}"
        canvas = begin(hands, text, SMALL)
        for move in rng.sample(hands.session.offered, effort(4, long=9)):
            for point in points_for(hands.screen.painter, hands.screen.scene(), move, SIZE):
                canvas.on_press(*point)
                canvas.on_release(*point)
            assert moves(hands) == (move,)
            hands.screen.undo()


# The cursor


def drawn(canvas):
    """How much is drawn on a canvas."""
    (undisturbed,) = canvas.root_state.drawing_actions
    return len(undisturbed.drawing_actions)


async def test_the_cursor_goes_with_a_tap_and_comes_back_with_an_arrow_on_the_boat(hands):
    canvas = begin(hands)
    board, keys = hands.screen.board, hands.screen.keys()
    keys["right"]()
    assert board.cursor == 3 * 12 + 3  # on the boat
    keys["up"]()
    with_cursor = drawn(canvas)
    canvas.on_press(*centre(hands, 3, 0))
    assert board.cursor is None
    assert drawn(canvas) < with_cursor
    keys["left"]()

    assert board.cursor == 3 * 12 + 3


async def test_the_cursor_stays_while_somebody_plays_by_keyboard(hands):
    begin(hands)
    keys = hands.screen.keys()
    for key in ("right", "act", "right", "act"):
        keys[key]()

    assert moves(hands) == (Move.RED_RIGHT,)
    assert hands.screen.board.cursor == 3 * 12 + 4


@pytest.mark.parametrize("button", ["Undo", "Hint", "Moves", "Menu"])
async def test_the_cursor_goes_with_a_button(hands, button):
    begin(hands)
    hands.screen.play(Move.RED_RIGHT)
    hands.screen.keys()["right"]()
    hands.press(button)
    await asyncio.sleep(0)

    assert hands.screen.board.cursor is None


async def test_the_cursor_goes_with_the_end_of_a_game_and_of_a_lesson(hands):
    begin(hands)
    hands.screen.keys()["right"]()
    hands.screen.resign()
    assert hands.screen.board.cursor is None
    hands.app.go(LessonScreen(hands.app, GAMES[0], 0))
    hands.screen.keys()["right"]()
    hands.screen.play(Move.RED_LEFT)

    assert hands.screen.board.cursor is None


async def test_enter_shows_a_hidden_cursor_before_it_taps(hands):
    begin(hands)
    keys = hands.screen.keys()
    keys["act"]()

    assert hands.screen.selection is None
    assert hands.screen.board.cursor is not None
