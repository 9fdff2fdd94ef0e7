"""Every board on a phone: what its frames cost, and that its game can be played there."""

from functools import partial
from random import Random

import pytest
import toga

from rltankattack.engine.games import GAMES, find_game
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Move
from rltankattack.play.seat import PERSON, ROLLING_PERSON
from rltankattack.play.setup import Setup
from rltankattack.ui.boards.painter import Scene
from rltankattack.ui.screens.games import GamesScreen
from tests.points import points_for

from .java import crossings as crossings_to_java
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


ROUNDS = {"labyrinth": "7x7-bump", "snakes": "12x12"}
OPENING, TURNING = 6_000, 4_000
"""Crossings to open the table, and to go to any place in it."""


def long_game(phone, name, plies):
    """A long game, to look at its rounds: nobody ends it as long as there is another move."""
    game, rng = find_game(name, ROUNDS[name]).with_limits(None, None, None), Random(1)
    begin(phone, game, seed=1)
    match = phone.app.screen.session.match
    while match.plies < plies and match.outcome is None:
        moves = match.legal_moves
        going_on = [m for m in moves if game.outcome(game.play(match.position, m)) is None]
        match.play(rng.choice(going_on or moves))
    return phone.app.screen


def scrolling(phone):
    """What scrolls in the window."""
    waiting = [phone.app.main_window.content]
    while waiting:
        widget = waiting.pop()
        waiting += widget.children
        if isinstance(widget, toga.ScrollContainer):
            yield widget


def scroll_to(scroll, place):
    """As a finger does."""
    native = scroll._impl.native
    native.setScrollY(int(native._it.phone.density * place))


def opened(phone, act):
    before = crossings_to_java.count
    act()
    phone.settle()
    return crossings_to_java.count - before


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("name", ROUNDS)
def test_the_rounds_can_be_read_and_heard_to_the_last(make_phone, name, language, scale):
    phone = make_phone()
    phone.language, phone.font_scale = language, scale
    screen = long_game(phone.launch(), name, plies=800 if scale == 1 else 60)
    rounds = screen.rounds()
    assert opened(phone, screen.show_rounds) <= OPENING

    for _ in range(2):
        phone.rotate()
        (scroll,) = scrolling(phone)
        far, heard, costly = scroll.max_vertical_position, set(), 0
        for place in range(0, round(far) + 500, 500):
            costly = max(costly, opened(phone, partial(scroll_to, scroll, min(place, far))))
            heard |= {view.description for view in phone.content.family() if view.description}
        assert costly <= TURNING
        for row in rounds.plies.rows:
            assert any(rounds.plies.spoken((row,)) in words for words in heard)
        assert rounds.sums.spoken(rounds.sums.rows) in heard
