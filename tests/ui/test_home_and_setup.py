from contextlib import closing

import pytest
import toga

from rltankattack.app import DATABASE, RLTankAttack, main
from rltankattack.engine.game import Player
from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Tank
from rltankattack.ui.boards import PAINTERS
from tests.hands import Hands
from tests.play.shelf import WAIT, Shelf
from tests.play.test_storage import (
    damage_by_random_bytes,
    damage_by_the_future,
    damage_by_truncating,
    record_of,
)
from tests.ui.leaving import has_left

OPPONENTS = ["Crazy Boat", "Forward Boat", "MiniMax Boat", "Captain Boat"]
MORE = ["Two players", "Watch", "Position", "How to play", "More games"]
REST = ["History", "Settings", "Exit"]
MENU = [*OPPONENTS, *MORE, *REST]


async def test_home_has_the_thesis_s_menu_and_more(hands):
    assert "RLTankAttack" in hands.texts()
    assert hands.buttons() == MENU


async def test_home_can_be_seen_before_anything_is_read(tmp_path, monkeypatch):
    monkeypatch.setenv("TOGA_DUMMY_HOME", str(tmp_path))
    hands = Hands(main())

    assert hands.buttons() == MENU
    assert not hands.app.ready
    await hands.until(lambda: hands.app.ready)
    hands.app.library.close(WAIT)


@pytest.mark.parametrize("opponent", OPPONENTS)
async def test_one_tap_starts_a_game_the_thesis_s_way(hands, opponent):
    hands.press(opponent)
    hands.press("Start")

    assert hands.session.person is Player.FIRST
    assert hands.session.match.to_move is Player.FIRST
    assert hands.session.seats[1].kind.name == opponent
    assert hands.session.match.position in list(GAMES[0].starts.values())[1:]


async def test_the_setup_is_heeded(hands):
    hands.press("MiniMax Boat")
    hands.choose("colour", "Green")
    hands.choose("strength", "2")
    hands.choose("begins", "Green")
    hands.choose("start", "Plain pyramid")
    hands.press("Start")

    assert hands.session.person is Player.SECOND
    assert str(hands.session.seats[0]) == "MiniMax Boat 2"
    assert str(hands.session.match.start) == "4432112344 0 11 g"


async def test_a_strength_is_remembered(hands):
    hands.press("Captain Boat")
    hands.choose("strength", "2")
    hands.press("Start")
    hands.app.go_home()
    hands.press("Captain Boat")
    hands.press("Start")

    assert str(hands.session.seats[1]) == "Captain Boat 2"


async def test_a_strength_that_does_not_exist_is_not_remembered(hands):
    hands.app.update_settings(strengths={"Captain Boat": 77})
    hands.press("Captain Boat")
    hands.press("Start")

    assert str(hands.session.seats[1]) == "Captain Boat 5"


async def test_going_back_from_the_setup(hands):
    hands.press("Crazy Boat")
    hands.press("Back")

    assert hands.buttons() == MENU
    assert hands.saved.games() == []


MINIMAX_BELIEVES = [
    "It never undoes a change of water just made,",
    "and believes that you never do: surprise it.",
]


async def test_the_opponent_says_what_it_believes(hands):
    hands.press("MiniMax Boat")
    assert set(MINIMAX_BELIEVES) <= set(hands.texts())
    hands.app.go_home()
    hands.press("Captain Boat")
    assert "At level 5 it never loses." in hands.texts()
    assert not set(MINIMAX_BELIEVES) & set(hands.texts())
    hands.app.go_home()
    hands.press("Position")
    hands.press("Play")
    assert set(MINIMAX_BELIEVES) <= set(hands.texts())


def test_every_boat_is_described():
    for kind in Tank().agents:
        assert PAINTERS["tank"](Tank()).agent_in_words(kind.name)


async def test_the_rules_that_bar_taking_back_can_be_chosen(hands):
    hands.press("MiniMax Boat")
    hands.choose("variant", "no take-back (8)")
    hands.press("Start")

    assert hands.session.match.game == Tank("no-take-back", columns=8)
    assert any("no take-back (8)" in text for text in hands.texts())


async def test_two_players_and_watching(hands):
    hands.press("Two players")
    assert [s.id for s in hands.widgets(toga.Selection)] == [
        "setup-begins",
        "setup-variant",
        "setup-start",
    ]
    hands.press("Start")
    assert all(seat.is_person for seat in hands.session.seats)
    hands.app.go_home()

    hands.press("Watch")
    hands.choose("agent-0", "Crazy Boat")
    hands.choose("agent-1", "MiniMax Boat 1")
    hands.press("Start")
    assert [str(seat) for seat in hands.session.seats] == ["Crazy Boat", "MiniMax Boat 1"]


async def test_continue_offers_the_game_played_last_and_a_new_game_deletes_none(hands):
    for opponent in ("Crazy Boat", "Forward Boat"):
        hands.press(opponent)
        hands.press("Start")
        hands.app.go_home()

    assert hands.buttons()[0] == "Continue at move 1"
    assert len(hands.saved.unfinished()) == 2
    await hands.continue_game()
    assert str(hands.session.seats[1]) == "Forward Boat"


async def test_watching_changes_no_level_chosen_for_play(hands):
    hands.press("Captain Boat")
    hands.choose("strength", "2")
    hands.press("Start")
    hands.app.go_home()
    hands.press("Watch")
    hands.choose("agent-0", "Captain Boat 5")
    hands.press("Start")

    assert hands.app.settings.strengths == {"Captain Boat": 2}


async def test_a_watched_game_does_not_take_over_continue(hands):
    hands.press("Crazy Boat")
    hands.press("Start")
    played = hands.screen.place().game
    hands.app.go_home()
    hands.press("Watch")
    hands.press("Start")
    await hands.until(lambda: hands.session.match.plies > 1)
    hands.app.go_home()
    await hands.continue_game()

    assert hands.screen.place().game == played


async def test_exit_leaves_the_app(hands):
    hands.press("Exit")
    await hands.until(lambda: has_left(hands.app))


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
async def test_the_screens_follow_the_window(hands, size):
    hands.app.main_window.size = size
    hands.press("Crazy Boat")
    hands.press("Start")
    hands.app.main_window.size = size[::-1]

    assert set(hands.buttons()) >= {"Undo", "Redo", "Hint", "Moves", "Menu"}


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (damage_by_truncating, "damaged"),
        (damage_by_random_bytes, "damaged"),
        (damage_by_the_future, "newer version"),
    ],
)
async def test_an_unusable_file_is_told_and_kept(tmp_path, monkeypatch, damage, told):
    monkeypatch.setenv("TOGA_DUMMY_HOME", str(tmp_path))
    database = tmp_path / "data" / DATABASE
    monkeypatch.setattr(RLTankAttack, "database", lambda app: database)
    with closing(Shelf.at(database)) as shelf:
        shelf.new_game(record_of())
    damage(database)
    content = database.read_bytes()
    app = main()
    dialogs = []

    async def show(dialog):
        dialogs.append(dialog)

    monkeypatch.setattr(toga, "ErrorDialog", lambda title, message: f"{title}: {message}")
    monkeypatch.setattr(app.main_window, "dialog", show)
    hands = Hands(app)
    await hands.until(lambda: dialogs)

    assert told in dialogs[0]
    (aside,) = database.parent.glob(f"{DATABASE}.*")
    assert aside.name in dialogs[0]
    assert aside.read_bytes() == content
    assert "Crazy Boat" in hands.buttons()
    app.library.close(WAIT)
