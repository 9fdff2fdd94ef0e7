"""Each way to Java costs: how often a frame takes it, and that nobody disturbs it."""

import threading
from random import Random

import pytest
from toga.widgets.canvas import DrawImage

from rltankattack.engine.match import Match
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.ui.boards import pen
from rltankattack.ui.boards.tank.hands import BOAT
from rltankattack.ui.screens.game import ANIMATION_SECONDS

from .resting import draw, endless_thought
from .test_life import start

IDLE, ANIMATING = 300, 400
tank = Tank()

POSITIONS = {
    "plain": "4432112344 0 11 r",
    "no two columns alike": "4141414141 3 8 r",
    "side by side": "4432232344 5 5 r",
    "one sunk": "4402232344 3 8 g",
    "both sunk": "4402230344 3 7 g",
}


@pytest.fixture
def game(phone):
    start(phone, "Two players")
    return phone


@pytest.mark.parametrize("name", POSITIONS)
def test_an_idle_frame_takes_few_crossings(game, name):
    position = Position.parse(POSITIONS[name])
    frame = draw(game, position, position, last_move=Move.RED_RIGHT)

    assert frame.crossings <= IDLE


def test_a_frame_with_every_mark_at_once_does_too(game):
    before = Position.parse("4433334444 4 8 g")
    after = tank.play(before, Move.GREEN_LEFT)
    frame = draw(
        game, before, after, last_move=Move.GREEN_LEFT, hint=Move.RED_RIGHT, selection=BOAT
    )

    assert frame.crossings <= IDLE


@pytest.mark.parametrize("seed", range(5))
def test_every_frame_of_every_animation_stays_below_its_limit(game, seed):
    rng, match = Random(seed), Match(tank, tank.starts["plain"])
    while match.outcome is None and match.plies < 40:
        match.play(rng.choice(match.legal_moves))
        before, after = match.positions[-2:]
        for time_ in (0.0, 0.3, 0.7, 1.0):
            frame = draw(game, before, after, time_, last_move=match.moves[-1])
            assert frame.crossings <= (IDLE if time_ in (0.0, 1.0) else ANIMATING)


def test_the_menu_s_picture_takes_few_crossings(phone):
    assert phone.frames[-1].screen == "HomeScreen"
    assert phone.frames[-1].crossings <= IDLE


@pytest.fixture
def slow_motion(monkeypatch):
    """A move takes long enough for some frames, however busy the machine is."""
    monkeypatch.setitem(ANIMATION_SECONDS, "normal", 3.0)


def test_the_scenery_is_drawn_once_for_each_size(slow_motion, game):
    def sceneries_drawn():
        return [frame.drawn[0] for frame in game.frames if frame.screen == "GameScreen"]

    game.tap_move(Move.RED_RIGHT)
    game.until(lambda: len(sceneries_drawn()) > 4)
    sceneries = sceneries_drawn()
    assert len(set(map(id, sceneries))) == 1

    game.rotate()
    assert game.frames[-1].drawn[0] is not sceneries[0]
    assert game.frames[-1].drawn[0].getHeight() == game.board.size[1]


@pytest.mark.parametrize("density", [2.0, 2.625, 2.75])
def test_pictures_are_never_scaled(make_phone, density):
    phone = make_phone(size=(393, 700), density=density).launch()
    start(phone, "Two players")
    actions = phone.app.screen.board.canvas.root_state.drawing_actions[0].drawing_actions
    pictures = [action for action in actions if isinstance(action, DrawImage)]

    assert len(pictures) >= 12  # the scenery, two boats, and the columns that hold water
    for each in pictures:
        assert each.width * density == pytest.approx(each.image.width)
        assert each.height * density == pytest.approx(each.image.height)


def test_letters_on_the_board_keep_their_size_when_the_system_wants_larger_ones(make_phone):
    def letter_size(font_scale):
        phone = make_phone()
        phone.font_scale = font_scale
        phone.launch()
        state = pen.text("#000000", 16, [("R", 0, 0)], bold=True)
        return state.drawing_actions[0].font.size * font_scale

    assert letter_size(2.0) == pytest.approx(letter_size(1.0))


def test_nothing_is_drawn_without_a_change(game):
    frames = len(game.frames)
    game.app.screen.refresh()
    game.wait(0.3)
    assert len(game.frames) == frames


def test_a_move_is_animated_in_frames(slow_motion, game):
    frames = len(game.frames)
    game.tap_move(Move.RED_RIGHT)
    game.until(lambda: game.app.screen._time > 0.3)

    assert len(game.frames) - frames >= 4


def test_thinking_rests_while_a_frame_is_drawn(game):
    """While a frame is drawn the thinker looks once, and then waits for its end."""
    rest, looks = game.app.rest, []
    wait = rest.wait
    rest.wait = lambda: looks.append(rest.wanted) or wait()
    thought = endless_thought(rest)
    thinker = threading.Thread(target=thought.think)
    thinker.start()
    game.until(lambda: len(looks) > 20)
    position = tank.starts["plain"]
    draw(game, position, position)
    thought.hurry()
    thinker.join()

    assert 1 <= looks.count(True) <= 2  # `draw` draws two frames
