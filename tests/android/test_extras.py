"""Toasts, ticks, words for a screen reader: helpful, and never in the way."""

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move
from rltankattack.play.seat import Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui import platform

from .behaviour import Activity, Toast, View
from .test_life import persons_turn, play, start


def test_the_agent_s_message_is_a_toast(phone):
    start(phone, "MiniMax Boat")
    play(phone)
    choice = phone.app.screen.session.last_choice

    assert phone.toasts == [f"e={choice.value} id={choice.move:d} ok=true"]


def test_the_agent_s_message_reaches_the_phone_s_log(phone, capsys):
    start(phone, "MiniMax Boat")
    play(phone)
    choice = phone.app.screen.session.last_choice

    printed = capsys.readouterr().out.splitlines()
    assert printed.count(f"SOLVER e={choice.value} id={choice.move:d} ok=true") == 1


def test_a_new_toast_takes_the_place_of_the_old_one(phone):
    start(phone, "MiniMax Boat")
    play(phone)
    play(phone)

    assert len(phone.toasts) == 1


def test_no_toast_without_the_engine_s_numbers(phone):
    phone.app.update_settings(engine_line=False)
    start(phone, "MiniMax Boat")
    play(phone)

    assert phone.toasts == []


def test_the_phone_ticks_on_a_move_when_that_is_switched_on(phone):
    start(phone, "Two players")
    play(phone)
    assert phone.ticks == []

    phone.press("Menu")
    phone.switch("Vibrate on a move")
    phone.press("Back to the game")
    play(phone)
    assert len(phone.ticks) == 1


def test_the_board_is_described_in_words(phone):
    start(phone, "Two players")
    screen = phone.app.screen
    play(phone)

    position = screen.session.match.position
    assert phone.board.description == screen.painter.position_in_words(position)


def test_every_move_is_announced(phone):
    start(phone, "Forward Boat")
    play(phone, Move.RED_RIGHT)

    mine, theirs = phone.announced[-2:]
    assert mine.startswith("Red sailed to column 1.")
    assert theirs.startswith("Green sailed to column 10.")
    assert theirs.endswith("Your turn")


def test_a_move_behind_the_menu_is_announced_too(phone):
    start(phone, "MiniMax Boat")
    phone.tap_move(Move(phone.app.screen.session.match.legal_moves[0]))
    phone.app.screen.show_menu()
    persons_turn(phone)

    assert phone.announced[-1].startswith("Green ")
    assert "Claim a draw" in phone.buttons()


def test_undo_says_where_the_game_stands(phone):
    start(phone, "Two players")
    play(phone)
    phone.press("Undo")

    assert phone.announced[-1] == "A new game. Red to move"


def test_between_agents_there_are_no_toasts_and_at_the_end_the_screen_may_go_dark(phone):
    phone.app.start_game(Setup(GAMES[0], (Seat.taken_by(GAMES[0].agents[1]),) * 2))
    phone.app.update_settings(motion="off")
    phone.until(lambda: phone.app.screen.session.phase is Phase.OVER)
    phone.settle()

    assert phone.toasts == []
    assert not phone.board.keeps_screen_on


def test_the_end_and_the_reason_are_announced(phone):
    start(phone)
    phone.press("Menu")
    phone.press("Resign")

    assert phone.announced[-1] == "The game was given up. You lose"


def test_a_tap_that_means_nothing_is_announced(phone):
    start(phone, "Two players")
    phone.touch(phone.app.screen.board.canvas, *phone.app.screen.painter.layout.centre(3))

    assert phone.announced[-1] == "That is the sky."


def test_the_screen_stays_on_while_agents_play_each_other(phone):
    start(phone, "Watch")
    assert phone.board.keeps_screen_on
    phone.press("Pause")
    assert not phone.board.keeps_screen_on
    phone.press("Go on")
    assert phone.board.keeps_screen_on
    phone.back()
    phone.back()
    start(phone)
    assert not phone.board.keeps_screen_on


EXTRAS = [
    (Toast, "makeText"),
    (View, "performHapticFeedback"),
    (View, "setContentDescription"),
    (View, "announceForAccessibility"),
    (View, "setKeepScreenOn"),
    (View, "addOnUnhandledKeyEventListener"),
    (Activity, "finishAndRemoveTask"),
]


@pytest.mark.parametrize(("owner", "method"), EXTRAS, ids=[method for _, method in EXTRAS])
def test_an_extra_that_fails_is_noted_and_the_game_goes_on(
    make_phone, monkeypatch, caplog, owner, method
):
    def fail(*args):
        raise RuntimeError("this phone cannot do that")

    make_phone.forgives = True
    monkeypatch.setattr(owner, method, fail)
    phone = make_phone().launch()
    phone.app.update_settings(vibration=True)
    start(phone, "MiniMax Boat")
    play(phone)
    assert phone.app.screen.session.match.plies == 2
    phone.press("Menu")
    phone.press("Home")
    phone.press("Exit")

    assert "did not work" in caplog.text


def test_an_error_in_our_own_going_back_does_not_reach_java(phone, make_phone, monkeypatch, caplog):
    make_phone.forgives = True
    start(phone)
    monkeypatch.setattr(type(phone.app.screen), "back", lambda screen: 1 / 0)

    assert phone.back()
    assert "did not work" in caplog.text


def test_pictures_that_cannot_be_made_are_drawn_instead(make_phone, monkeypatch):
    monkeypatch.setattr(platform, "picture", lambda *args: None)
    phone = make_phone().launch()
    start(phone, "MiniMax Boat")
    play(phone)
    persons_turn(phone)

    assert "R" in phone.frames[-1].drawn
