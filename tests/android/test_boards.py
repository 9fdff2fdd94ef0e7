"""Every board on a phone: what its frames cost, and that its game can be played there."""

from random import Random

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Move
from rltankattack.play.seat import PERSON, ROLLING_PERSON
from rltankattack.play.setup import Setup
from rltankattack.ui.boards.painter import Scene
from rltankattack.ui.screens.games import GamesScreen
from tests.points import points_for

from .phone import CANCEL, DOWN, MOVE, UP

MOST = 400
every_variant = pytest.mark.parametrize(
    "game",
    [variant for game in GAMES for variant in game.variants.values()],
    ids=lambda game: f"{game.name}-{game.variant}",
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begin(phone, game, person=PERSON, **choices):
    phone.app.start_game(Setup(game, (person, person), **choices))
    phone.settle()


def crossings(phone, *scene, **marks):
    """Those of the frame of a scene, once everything in it has been drawn before."""
    board = phone.app.screen.board
    for _ in range(2):
        board._scene = None
        board.show(Scene(*scene, **marks))
        phone.settle()
    return phone.frames[-1].crossings


@every_variant
def test_no_frame_of_a_whole_game_takes_too_many_crossings(phone, game):
    rng = Random(1)
    begin(phone, game)
    phone.app.screen.board.cursor = 0
    match = Match(game, game.start(rng))
    while match.outcome is None and match.plies < 120:
        match.play(rng.choice(match.legal_moves))
        if match.plies % 6:
            continue
        before, after = match.positions[-2:]
        moves = match.legal_moves
        marks = {"last_move": match.moves[-1], "moves": moves, "overlay": True}
        hint = moves[0] if moves else None
        for time in (0.0, 0.3, 0.7):
            assert crossings(phone, before, after, time, last_move=match.moves[-1]) <= MOST
        assert crossings(phone, before, after, **marks, hint=hint) <= MOST


@every_game
def test_a_move_by_touch(phone, game):
    begin(phone, game)
    screen = phone.app.screen
    move = screen.session.offered[-1]
    for x, y in points_for(screen.painter, screen.scene(), move, screen.board._size):
        phone.touch(screen.board.canvas, x, y)
        phone.settle()

    assert screen.session.match.moves == (move,)


def test_the_boat_is_dragged_by_touch(phone):
    begin(phone, GAMES[0], start="plain")
    screen, across = phone.app.screen, GAMES[0].columns + 2
    boat, beside = (screen.painter.centre(cell) for cell in (across, 3 * across + 1))
    phone.touch(screen.board.canvas, *boat, actions=(DOWN, CANCEL))
    phone.touch(screen.board.canvas, *boat, actions=(DOWN,))
    phone.touch(screen.board.canvas, *beside, actions=(MOVE, UP))
    phone.settle()

    assert screen.session.match.moves == (Move.RED_RIGHT,)


def test_a_die_is_rolled_by_touch(phone):
    (game,) = (game for game in GAMES if game.name == "snakes")
    begin(phone, game, ROLLING_PERSON)
    screen = phone.app.screen
    (rolled,) = screen.session.offered
    ((x, y),) = points_for(screen.painter, screen.scene(), rolled, screen.board._size)
    phone.touch(screen.board.canvas, x, y)
    phone.settle()

    assert screen.session.match.moves == (rolled,)


def test_the_pictures_of_the_other_games_take_few_crossings(phone):
    frames = len(phone.frames)
    phone.app.go(GamesScreen(phone.app))
    phone.settle()
    drawn = phone.frames[frames:]

    assert drawn
    assert max(frame.crossings for frame in drawn) <= MOST
