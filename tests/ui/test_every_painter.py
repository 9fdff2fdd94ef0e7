"""The laws of every board, whatever the game."""

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.games import GAMES
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.theme import DARK, LIGHT
from tests.effort import LONG, effort
from tests.ui.drawings import described, empty_states, flattened, frame, outside, texts
from tests.ui.scenes import scenes
from tests.ui.watched import EDGE, WatchedStamps

PHONE, TABLET = (360, 352), (800, 900)
DESKTOP = (1280, 800)
SIZES = [PHONE, TABLET, DESKTOP, (344, 640), (360, 300), (640, 340), (200, 200), (120, 90)]
BOARDS = [board for game in GAMES for board in game.variants.values()]
STAMPED = {
    "tank": {"scenery", "water", "marker", *Player},
    "reversi": {"scenery", "discs", "dots", "turning", "pass"},
    "gomoku": {"scenery", "stones", "heat"},
    "snakes": {
        *("scenery", "snakes", "ladders", "apples", "pawn"),
        *("badge", "six dice", "one die", "last die"),
    },
    "labyrinth": {"floor", "walls", "jars", "jar", "token", "arrow"},
}


def name_of(board):
    return f"{board.name}-{board.variant}"


def measures_of(size):
    return "{}x{}".format(*size)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_board = pytest.mark.parametrize("board", BOARDS, ids=name_of)


def laid_out(board, size=PHONE):
    painter = PAINTERS[board.name](board)
    painter.lay_out(*size)
    return painter


def pages(game):
    """The pictures of the rules, and the small one."""
    painter = laid_out(game)
    return [*(page.scene for page in painter.rules()), painter.picture()]


@every_board
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=measures_of)
@pytest.mark.parametrize("seed", range(effort(1, long=2)))
def test_a_stamp_looks_the_same_wherever_it_is_put(board, size, seed):
    painter, stamps = laid_out(board, size), WatchedStamps()
    for scene in scenes(board, seed, plies=effort(2, long=16)):
        painter.draw(scene, LIGHT, stamps)

    assert stamps.made


@every_game
def test_what_comes_back_in_many_frames_is_stamped(game):
    painter, stamps = laid_out(game), WatchedStamps()
    for scene in (*scenes(game, 1, plies=effort(12, long=60)), *pages(game)):
        painter.draw(scene, LIGHT, stamps)

    assert stamps.kinds == STAMPED[game.name]


CANVASES = [
    pytest.param(board, size, id=f"{name_of(board)}-{measures_of(size)}")
    for board in BOARDS
    for size in (SIZES if LONG or board in GAMES else [PHONE])
]


@pytest.mark.parametrize(("board", "size"), CANVASES)
def test_nothing_is_drawn_outside_the_canvas(board, size):
    painter = laid_out(board, size)
    for scene in scenes(board, 1, plies=effort(2, long=12)):
        assert outside(frame(painter, scene), *size, EDGE) == []


@every_board
def test_no_fill_and_no_line_is_without_a_shape(board):
    painter = laid_out(board)
    for scene in scenes(board, 2, plies=effort(2, long=12)):
        assert empty_states(frame(painter, scene)) == []


@every_board
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=measures_of)
def test_the_pictures_of_the_rules_keep_to_the_canvas_and_fill_only_shapes(board, size):
    painter = laid_out(board, size)
    for actions in [frame(painter, scene) for scene in pages(board)]:
        assert outside(actions, *size, EDGE) == []
        assert empty_states(actions) == []


@every_board
def test_the_hints_of_the_rules_may_be_played(board):
    hinted = [scene for scene in pages(board) if scene.hint is not None]
    (game,) = (game for game in GAMES if game.name == board.name)
    if board.name != "labyrinth":  # whose pictures have one size, whatever is played
        game = board

    assert hinted
    assert [scene for scene in hinted if scene.hint not in game.moves(scene.new)] == []


@every_game
def test_dark_and_light_differ_in_colours_only(game):
    painter = laid_out(game)
    for scene in scenes(game, 3, plies=effort(2, long=6)):
        light, dark = (frame(painter, scene, theme) for theme in (LIGHT, DARK))
        (in_light, places), (in_dark, same_places) = described(light), described(dark)
        assert places == same_places
        assert texts(light) == texts(dark)
        assert list(map(type, flattened(light))) == list(map(type, flattened(dark)))
        assert in_light != in_dark
