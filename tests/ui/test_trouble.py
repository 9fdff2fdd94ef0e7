"""What a person meets when the disk fails, or an agent does."""

import asyncio
import logging
import shutil
import threading
import time
from contextlib import contextmanager
from dataclasses import replace

import pytest
import toga

from rltankattack.app import DATABASE, RLTankAttack
from rltankattack.engine.agent import AgentKind, Choice
from rltankattack.engine.games import GAMES
from rltankattack.play import library, thought
from rltankattack.play.seat import Seat
from rltankattack.play.session import Failure, Phase
from rltankattack.play.setup import Setup
from tests.play.shelf import WAIT, BrokenDisk, Shelf
from tests.ui.leaving import has_left

NOT_SAVED = "Not saved yet."
NO_STORAGE = "The saved games are out of reach."
tank = GAMES[0]


@pytest.fixture
def dialogs(monkeypatch):
    shown = []

    async def show(window, dialog):
        shown.append(dialog)

    monkeypatch.setattr(toga.Window, "dialog", show)
    monkeypatch.setattr(toga, "ErrorDialog", lambda title, message: f"{title}: {message}")
    return shown


@pytest.fixture
def quick(monkeypatch):
    """Nobody waits long for the next attempt, or for an agent."""
    monkeypatch.setattr(library.Library.__init__, "__kwdefaults__", {"retry": 0.05})
    monkeypatch.setattr(thought, "GRACE", 0.1)
    monkeypatch.setattr(thought, "GRACE_IN_A_HURRY", 0.1)


@pytest.fixture
def disk(monkeypatch, quick):
    return BrokenDisk(monkeypatch)


def start(hands, opponent="Two players"):
    hands.press(opponent)
    hands.press("Start")


def play(hands, plies=1):
    for _ in range(plies):
        hands.screen.play(hands.session.match.legal_moves[0])


# The disk


async def test_what_is_not_saved_is_told_in_one_quiet_line_until_it_is(disk, hands, dialogs):
    start(hands)
    disk.broken = True
    play(hands, 5)
    await hands.until(lambda: NOT_SAVED in hands.texts())
    assert "The disk is full." in hands.texts()
    assert dialogs == []
    assert hands.session.match.plies == 5

    disk.broken = False
    await hands.until(lambda: NOT_SAVED not in hands.texts())
    (saved,) = hands.saved.games()
    assert len(saved.record.moves) == 5
    assert dialogs == []


async def test_the_notice_goes_even_if_all_is_saved_while_it_is_drawn(disk, hands, monkeypatch):
    show = type(hands.app)._show_trouble

    def slow(app):
        show(app)
        if NOT_SAVED in hands.texts():
            disk.broken = False
            hands.saved.wait()

    monkeypatch.setattr(type(hands.app), "_show_trouble", slow)
    start(hands)
    disk.broken = True
    play(hands)
    await hands.until(lambda: not disk.broken)
    await hands.until(lambda: NOT_SAVED not in hands.texts())


async def test_leaving_for_home_drops_no_unsaved_ply(disk, hands):
    start(hands)
    disk.broken = True
    play(hands, 3)
    hands.app.go_home()
    assert "Continue at move 2" in hands.buttons()
    hands.press("Continue at move 2")
    await hands.comes("session")
    play(hands)
    disk.broken = False

    (saved,) = hands.saved.games()
    assert len(saved.record.moves) == 4


async def test_the_notice_stays_and_try_again_tries_at_once(disk, hands, monkeypatch):
    monkeypatch.setattr(hands.app.library, "_retry", 1_000)
    start(hands)
    disk.broken = True
    play(hands)
    await hands.until(lambda: NOT_SAVED in hands.texts())
    hands.app.go_home()
    assert NOT_SAVED in hands.texts()
    hands.press("History")
    assert NOT_SAVED in hands.texts()

    disk.broken = False
    hands.press("Try again")
    await hands.until(lambda: NOT_SAVED not in hands.texts())


async def test_leaving_with_something_unsaved_asks_first(disk, hands, monkeypatch):
    monkeypatch.setattr("rltankattack.app.LAST_WAITING", 0.1)
    start(hands)
    disk.broken = True
    play(hands)
    responses = hands.app.main_window._impl.dialog_responses
    responses["QuestionDialog"] = [False]
    hands.app.request_exit()
    await hands.until(lambda: not responses["QuestionDialog"])
    await asyncio.sleep(0.05)
    assert not has_left(hands.app)

    play(hands)
    disk.broken = False
    hands.saved.wait()
    hands.app.request_exit()
    await hands.until(lambda: has_left(hands.app))


@pytest.fixture
def blocked(tmp_path, monkeypatch, quick):
    """A folder in the place of the file: nothing can be opened there."""
    path = tmp_path / "data" / DATABASE
    monkeypatch.setattr(RLTankAttack, "database", lambda app: path)
    path.mkdir(parents=True)
    (path / "stone").touch()
    return path


async def test_a_start_without_storage_tells_so_and_lets_one_play(blocked, start_app, dialogs):
    hands = await start_app(language=None)
    await hands.until(lambda: NO_STORAGE in hands.texts())
    assert "The file cannot be opened." in hands.texts()
    assert "Try again" in hands.buttons()
    start(hands)
    play(hands, 3)
    hands.app.go_home()
    assert "Continue at move 2" in hands.buttons()
    assert dialogs == []

    shutil.rmtree(blocked)
    await hands.until(lambda: hands.app.library.saved)
    (saved,) = hands.saved.games()
    assert len(saved.record.moves) == 3
    await hands.until(lambda: "Try again" not in hands.buttons())


async def test_settings_chosen_without_storage_do_not_undo_the_others(blocked, start_app):
    shutil.rmtree(blocked)
    first = Shelf.at(blocked)
    first.set_setting("strengths", {"MiniMax Boat": 2})
    first.set_setting("left_handed", True)
    first.close()
    aside = blocked.with_name("aside")
    blocked.rename(aside)
    blocked.symlink_to(blocked.parent, target_is_directory=True)
    hands = await start_app(language=None)
    hands.press("Captain Boat")
    hands.choose("strength", "3")
    hands.press("Start")
    hands.app.go_home()
    aside.replace(blocked)  # at once: a file that is missing for a moment would be made anew
    await hands.until(lambda: hands.app.library.saved)
    await hands.until(lambda: hands.app.settings.left_handed)

    assert hands.app.settings.strengths == {"MiniMax Boat": 2, "Captain Boat": 3}
    assert hands.saved.setting("strengths") == {"MiniMax Boat": 2, "Captain Boat": 3}


async def test_a_game_changed_in_another_window_goes_on_as_a_copy_and_says_so(hands, dialogs):
    start(hands)
    play(hands)
    with_number = hands.saved.games()[0]
    other = Shelf.at(hands.app.database())
    other.save_game(with_number.id, replace(with_number.record, moves=()))
    play(hands)
    await hands.until(lambda: dialogs)
    other.close()

    assert "another window" in dialogs[0]
    assert sorted(len(game.record.moves) for game in hands.saved.games()) == [0, 2]


async def test_a_list_that_another_window_renews_forgets_no_press(hands):
    start(hands)
    hands.app.go_home()
    before = hands.screen
    hands.press(hands.buttons()[0])
    hands.app.show_again()
    await hands.until(lambda: hands.screen is not before)
    await hands.comes("session")


async def test_a_task_that_fails_is_logged_and_told(hands, dialogs, caplog):
    async def fail():
        raise RuntimeError("the tank leaks")

    hands.app.run(fail())
    await hands.until(lambda: dialogs)

    assert "Something went wrong" in dialogs[0]
    assert "the tank leaks" in caplog.text


# Agents


def kind_of(choose):
    class Agent:
        name = "Sea Monster"

        def choose(self, match, *, rng, deadline=None, stop=None):
            return choose(match)

    return AgentKind("Sea Monster", Agent)


async def face(hands, choose):
    """A game in which the agent is to move."""
    hands.app.start_game(Setup.against(tank, Seat.taken_by(kind_of(choose))))
    play(hands)
    await hands.until(lambda: hands.session.failure is not None)


def broken(match):
    raise RuntimeError("lost at sea")


def illegal(match):
    return Choice(-7)


def silent(match):
    return None


failing = pytest.mark.parametrize("choose", [broken, illegal, silent])


@failing
async def test_an_agent_that_fails_is_logged_and_told_and_the_session_pauses(hands, choose, caplog):
    await face(hands, choose)

    assert hands.session.failure is Failure.BROKEN
    assert hands.session.phase is Phase.PAUSED
    assert "No answer" in hands.texts()
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    assert "Sea Monster" in caplog.text


@failing
async def test_after_a_failure_the_person_may_make_the_move(hands, choose):
    await face(hands, choose)
    hands.press("Make this move for it")
    assert hands.session.phase is Phase.PERSON
    play(hands)

    assert hands.session.match.plies == 2
    assert hands.session.phase is Phase.PERSON


@failing
async def test_after_a_failure_another_opponent_may_go_on(hands, choose):
    await face(hands, choose)
    hands.press("Go on with Crazy Boat")
    await hands.until(lambda: hands.session.match.plies == 2)

    assert "Crazy Boat" in hands.texts()
    (saved,) = hands.saved.games()
    assert saved.record.second == "Crazy Boat"


async def test_after_a_failure_the_same_agent_may_try_again(hands):
    moods = [broken, lambda match: Choice(match.legal_moves[0])]

    def moody(match):
        return moods.pop(0)(match)

    await face(hands, moody)
    hands.press("Try again")
    await hands.until(lambda: hands.session.match.plies == 2)

    assert hands.session.phase is Phase.PERSON


@failing
async def test_after_a_failure_one_may_take_the_move_back(hands, choose):
    await face(hands, choose)
    hands.press("Back to the game")
    hands.press("Undo")

    assert hands.session.match.plies == 0
    assert hands.session.phase is Phase.PERSON


async def test_a_hint_that_fails_is_told(hands, monkeypatch, caplog):
    start(hands)
    monkeypatch.setattr(type(hands.session), "advisers", (Seat.taken_by(kind_of(broken)),))
    hands.press("Hint")
    await hands.until(lambda: "No hint could be found." in hands.texts())

    assert "lost at sea" in caplog.text
    assert hands.session.phase is Phase.PERSON


async def test_an_agent_that_cannot_be_made_is_told_like_any_other_failure(hands):
    made = []

    def make():
        made.append(None)
        if len(made) > 1:
            raise RuntimeError("no boat left")

    hands.app.start_game(Setup.against(tank, Seat.taken_by(AgentKind("Sea Monster", make))))
    play(hands)
    await hands.until(lambda: hands.session.failure is not None)

    assert "No answer" in hands.texts()
    assert "Sea Monster made a mistake." in hands.texts()


async def test_who_stands_in_and_fails_leaves_the_move_to_the_person(hands, monkeypatch, caplog):
    start(hands)
    monkeypatch.setattr(type(hands.session), "advisers", (Seat.taken_by(kind_of(broken)),))
    for _ in range(2):
        hands.screen.let_computer_move()
        await hands.until(lambda: "No move could be found." in hands.texts())
        assert "No answer" not in hands.texts()
        assert hands.session.phase is Phase.PERSON
        hands.screen.say("")
    play(hands)

    assert hands.session.match.plies == 1
    assert "lost at sea" in caplog.text


@contextmanager
def stuck():
    """An agent that never returns, until the test is over."""
    free = threading.Event()
    try:
        yield lambda match: free.wait(WAIT) and None
    finally:
        free.set()


async def test_an_agent_that_never_answers_is_given_up_and_nobody_waits_for_it(
    quick, hands, monkeypatch
):
    monkeypatch.setattr("rltankattack.play.session.THINKING_SECONDS", 0.1)
    with stuck() as choose:
        hands.app.start_game(Setup.against(tank, Seat.taken_by(kind_of(choose))))
        hands.session._seconds = 0.1
        play(hands)
        await hands.until(lambda: hands.session.failure is not None)
        assert hands.session.failure is Failure.OVERDUE
        hands.press("Go on with Crazy Boat")
        await hands.until(lambda: hands.session.match.plies == 2)
        hands.press("Hint")
        await hands.until(lambda: hands.screen.hint is not None)


async def test_stop_works_at_once_whatever_the_agent_does(quick, hands):
    with stuck() as choose:
        hands.app.start_game(Setup.against(tank, Seat.taken_by(kind_of(choose))))
        play(hands)
        await hands.until(lambda: "Stop" in hands.buttons())
        await asyncio.sleep(0.05)
        hands.press("Stop")
        began = time.monotonic()
        await hands.until(lambda: hands.session.failure is not None)
        assert time.monotonic() - began < 3

        hands.press("Make this move for it")
        play(hands)
        assert hands.session.match.plies == 2


async def test_an_agent_that_is_stuck_blocks_no_later_game_or_import(quick, hands):
    with stuck() as choose:
        hands.app.start_game(Setup.against(tank, Seat.taken_by(kind_of(choose))))
        play(hands)
        await asyncio.sleep(0.05)
        hands.app.go_home()
        start(hands, "Crazy Boat")
        play(hands)
        await hands.until(lambda: hands.session.match.plies == 2)


async def test_a_text_or_an_import_does_not_wait_for_an_agent_that_is_stuck(quick, hands):
    start(hands)
    play(hands)
    (saved,) = hands.saved.games()
    with stuck() as choose:
        hands.app.start_game(Setup.against(tank, Seat.taken_by(kind_of(choose))))
        play(hands)
        await asyncio.sleep(0.05)
        hands.app.go_home()
        hands.press("History")
        began = time.monotonic()
        hands.app.import_game(saved.record)
        await hands.comes("ply")
        assert time.monotonic() - began < WAIT / 2


async def test_what_is_called_off_out_of_sight_is_no_failure(hands, dialogs, caplog):
    start(hands)
    play(hands)
    (saved,) = hands.saved.games()
    free = threading.Event()
    hands.app.thinkers.submit(free.wait)
    hands.app.begin(saved.record)
    hands.app.main_window.on_hide()
    await asyncio.sleep(0.05)
    hands.app.main_window.on_show()
    free.set()
    await asyncio.sleep(0.05)

    assert dialogs == []
    assert "failed" not in caplog.text


async def test_a_place_noted_long_ago_is_forgotten_when_the_storage_comes_back(blocked, start_app):
    shutil.rmtree(blocked)
    first = Shelf.at(blocked)
    first.set_setting("place", {"game": 1, "paused": False})
    first.close()
    aside = blocked.with_name("aside")
    blocked.rename(aside)
    blocked.mkdir()
    hands = await start_app(language=None)
    blocked.rmdir()
    aside.rename(blocked)
    await hands.until(lambda: hands.app.library.trouble is None)
    await hands.until(lambda: hands.saved.setting("place") is None)
