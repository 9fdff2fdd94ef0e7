"""The app on a phone, from its start to its end and back."""

import pytest
import toga

from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move
from rltankattack.engine.tank.agents import Captain
from rltankattack.play.examples import EXAMPLES
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.screens.about import AboutScreen
from rltankattack.ui.screens.editor import EditorScreen
from rltankattack.ui.screens.examples import ExampleScreen, ExamplesScreen
from rltankattack.ui.screens.games import GamesScreen
from rltankattack.ui.screens.importing import ImportScreen
from rltankattack.ui.screens.lesson import LessonScreen
from rltankattack.ui.screens.lobby import LobbyScreen
from rltankattack.ui.screens.review import ReviewScreen
from rltankattack.ui.screens.rules import RulesScreen
from rltankattack.ui.screens.setup import SetupScreen
from rltankattack.ui.screens.sources import SourcesScreen
from rltankattack.ui.screens.statistics import StatisticsScreen
from tests.effort import effort
from tests.play.shelf import BrokenDisk, Shelf
from tests.taps import taps_for

from .phone import CANCEL, DOWN

OPPONENTS = ["Crazy Boat", "Forward Boat", "MiniMax Boat", "Captain Boat", "Two players", "Watch"]
MORE = ["Position", "How to play", "More games", "History", "Settings", "Exit"]
MENU = [*OPPONENTS, *MORE]
NOT_SAVED = "Not saved yet."
LETTERS = [(1.0, "en"), (1.5, "el"), (1.0, "el"), (1.5, "en")]
"""The size that the system gives letters, and the language."""
WINDOWS = [(360, 616), (592, 336), (360, 300), (800, 1256), (1280, 776)]
FITTING = [
    (size, *LETTERS[(first + turn) % len(LETTERS)])
    for turn in range(effort(1, long=len(LETTERS)))
    for first, size in enumerate(WINDOWS)
]
"""Each window, and in the quick run every kind of letters in one of them."""


def start(phone, opponent="Crazy Boat", begin="Start"):
    phone.press(opponent)
    phone.press(begin)


def persons_turn(phone):
    phone.until(lambda: phone.app.screen.session.phase in (Phase.PERSON, Phase.OVER))
    phone.settle()


def play(phone, move=None):
    session = phone.app.screen.session
    phone.tap_move(Move(session.match.legal_moves[0]) if move is None else move)
    persons_turn(phone)


def test_the_app_starts_on_its_menu_and_offers_the_lessons_once(phone):
    assert phone.buttons() == ["New here? Learn it in five steps", *MENU]
    phone.press("Settings")
    phone.back()
    assert phone.buttons() == MENU
    assert phone.activity._it.title == "RLTankAttack"


def test_a_whole_game_by_touches(phone):
    start(phone, "Forward Boat")
    session, captain = phone.app.screen.session, Captain()
    while session.phase is not Phase.OVER:
        play(phone, Move(captain.choose(session.match, rng=phone.app.rng).move))

    assert {"Again", "Swap sides"} <= set(phone.buttons())
    assert "You win" in phone.texts()
    (saved,) = phone.saved.games()
    assert saved.record.match() == session.match


def test_a_touch_that_the_system_takes_back_does_no_harm(phone):
    start(phone, "Two players")
    phone.touch(phone.app.screen.board.canvas, 100, 20, actions=(DOWN, CANCEL))
    play(phone)

    assert phone.app.screen.session.match.plies == 1


def test_every_screen_opens_and_closes(phone):
    for opponent in OPPONENTS:
        phone.press(opponent)
        assert "Start" in phone.buttons()
        phone.press("Back")
    start(phone)
    for button, inside in (("Moves", "Your moves"), ("Menu", "Claim a draw")):
        phone.press(button)
        assert inside in phone.texts()
        assert phone.back()
        assert inside not in phone.texts()
    phone.press("Menu")
    phone.press("Resign")
    assert "You lose" in phone.texts()


def test_back_goes_from_panel_to_game_to_setup_to_home_and_out(phone):
    start(phone)
    phone.press("Moves")
    seen = []
    while not phone.activity._it.finished:
        seen.append(phone.buttons()[-1])
        assert phone.back()

    assert seen == ["Let the computer move", "Menu", "Start", "Exit"]


def test_back_after_continue_leads_home(phone):
    start(phone)
    phone.press("Menu")
    phone.press("Home")
    phone.press("Continue at move 1")
    assert phone.back()

    assert phone.buttons()[0] == "Continue at move 1"


def test_other_keys_are_not_ours(phone):
    assert not phone.key(24)  # volume up


def test_an_old_phone_leaves_by_back(make_phone):
    assert not make_phone(api=27).launch().back()


def test_exit_closes_the_app_for_good(phone):
    phone.press("Exit")

    assert phone.activity._it.finished


def test_turning_the_phone_keeps_the_game(phone):
    start(phone, "Two players")
    play(phone)
    match, upright = phone.app.screen.session.match, phone.board.size
    phone.rotate()
    assert phone.board.size[0] < phone.content.size[0]
    assert phone.app.screen.session.match is match

    play(phone)
    phone.rotate()
    assert phone.board.size == upright
    assert match.plies == 2


def test_in_the_background_nobody_thinks(phone):
    start(phone, "Watch")
    session = phone.app.screen.session
    phone.until(lambda: session.match.plies >= 2)
    phone.go_away()
    plies = session.match.plies
    phone.wait(1)
    assert session.match.plies == plies
    assert not session.thinking

    phone.come_back()
    phone.until(lambda: session.match.plies > plies)


def test_beside_another_window_the_game_goes_on(phone):
    start(phone, "Watch")
    session = phone.app.screen.session
    phone.share_the_screen()
    plies = session.match.plies

    phone.until(lambda: session.match.plies > plies)


@pytest.mark.parametrize("change", [{"dark": True}, {"font_scale": 1.3}, {"size": (360, 300)}])
def test_a_change_that_restarts_the_app_keeps_the_game(phone, change):
    start(phone, "MiniMax Boat")
    play(phone)
    before, old = phone.app.screen.session.match.copy(), phone.app
    phone.relaunch(**change)
    assert phone.app is not old
    phone.until(lambda: hasattr(phone.app.screen, "session"))
    assert phone.app.screen.session.match == before

    play(phone)
    assert phone.app.screen.session.match.plies == 4
    assert old.screen.session.match.plies == 2


def test_after_the_change_the_colours_are_dark(phone):
    light = phone.app.theme
    phone.relaunch(dark=True)

    assert phone.app.theme != light


def test_a_restart_while_an_agent_thinks_lets_it_answer_once(phone):
    start(phone, "MiniMax Boat")
    phone.tap_move(Move(phone.app.screen.session.match.legal_moves[0]))
    old = phone.app.screen.session
    phone.relaunch(dark=True)
    phone.until(lambda: hasattr(phone.app.screen, "session"))
    persons_turn(phone)

    assert phone.app.screen.session.match.plies == 2
    assert old.match.plies == 1
    (saved,) = phone.saved.games()
    assert len(saved.record.moves) == 2


def test_many_restarts_leave_one_thinker_and_one_set_of_messages(phone):
    start(phone, "Watch")
    for turn in range(5):
        phone.relaunch(dark=turn % 2 == 0)
        phone.until(lambda: hasattr(phone.app.screen, "session"))
    plies = phone.app.screen.session.match.plies
    phone.until(lambda: phone.app.screen.session.match.plies > plies)

    assert len(phone.thinkers()) <= 1


def test_a_process_that_was_ended_in_the_background_comes_back_to_the_game(phone, make_phone):
    start(phone, "Two players")
    play(phone)
    before = phone.app.screen.session.match.copy()
    phone.go_away()
    phone.switch_off()

    again = make_phone().launch()
    again.until(lambda: hasattr(again.app.screen, "session"))
    assert again.app.screen.session.match == before


def test_a_game_that_was_left_is_offered_not_forced(phone, make_phone):
    start(phone)
    phone.back()
    phone.back()
    phone.go_away()
    phone.switch_off()

    assert make_phone().launch().buttons()[0] == "Continue at move 1"


def test_a_full_disk_is_told_in_one_quiet_line_and_the_game_goes_on(phone, monkeypatch):
    start(phone, "Two players")
    disk = BrokenDisk(monkeypatch)
    disk.broken = True
    for _ in range(2):
        play(phone)
    phone.until(lambda: NOT_SAVED in phone.texts())
    phone.settle()
    assert phone.dialogs == []
    assert phone.app.screen.session.match.plies == 2

    disk.broken = False
    phone.press("Try again")
    phone.until(lambda: NOT_SAVED not in phone.texts())
    (saved,) = phone.saved.games()
    assert len(saved.record.moves) == 2


def test_a_full_disk_does_not_keep_the_game_from_going_on_after_a_break(phone, monkeypatch):
    start(phone, "MiniMax Boat")
    phone.go_away()
    disk = BrokenDisk(monkeypatch)
    disk.broken = True
    phone.come_back()
    play(phone)

    assert phone.app.screen.session.match.plies == 2
    disk.broken = False


def test_an_older_activity_s_late_goodbye_does_not_hide_the_new_one(phone):
    phone.press("Exit")
    phone._tell("onPause")
    phone.launch()
    phone._tell("onStop")  # of the activity before: Android tells whoever is there
    phone._tell("onDestroy")
    start(phone, "MiniMax Boat")
    play(phone)

    assert phone.app.screen.session.match.plies == 2


def test_back_in_front_the_place_is_forgotten(phone, make_phone):
    start(phone)
    phone.go_away()
    phone.come_back()
    phone.switch_off()

    assert make_phone().launch().buttons()[0] == "Continue at move 1"


def test_a_screen_that_is_opened_out_of_sight_waits_to_come_to_life(phone):
    phone.go_away()
    phone.app.start_game(Setup(GAMES[0], (Seat.taken_by(GAMES[0].agents[0]),) * 2))
    phone.wait(0.3)
    assert phone.app.screen.session.match.plies == 0

    phone.come_back()
    phone.until(lambda: phone.app.screen.session.match.plies > 0)


def test_a_dialog_can_be_answered(phone, tmp_path):
    phone.switch_off()
    (tmp_path / "data" / "games.sqlite").write_bytes(b"no database at all" * 100)
    phone.launch()
    phone.until(lambda: phone.dialogs)
    assert "damaged" in phone.dialogs[0].message
    phone.answer("OK")

    assert phone.buttons()[1:] == MENU
    assert isinstance(phone.app.main_window, toga.MainWindow)


@pytest.mark.parametrize(("size", "font_scale", "language"), FITTING)
def test_every_screen_fits_every_window(make_phone, size, font_scale, language):
    """The phone itself checks, whenever it comes to rest, that nothing is cut off."""
    phone = make_phone(size=size, density=2.625)
    phone.font_scale, phone.language = font_scale, language
    phone.launch()
    speaks = {"en": str, "el": GREEK.get}[language]
    start(phone, "MiniMax Boat", speaks("Start"))
    for panel in ("Moves", "Menu"):
        phone.press(speaks(panel))
        phone.back()
    play(phone)
    phone.app.screen.resign()
    phone.app.go_home()
    for screen in ("How to play", "History", "Position", "Settings"):
        phone.press(speaks(screen))
        phone.back()
    for screen in screens_with_boards(phone.app):
        phone.app.go(screen)
        phone.settle()
    for game in GAMES[1:]:
        phone.app.start_game(Setup(game, (PERSON, PERSON)))
        phone.settle()
    phone.app.go_home()
    start(phone, speaks("Watch"), speaks("Start"))
    phone.press(speaks("Pause"))

    assert speaks("Go on") in phone.buttons()


GREEK = {
    "Start": "Έναρξη",
    "Moves": "Κινήσεις",
    "Menu": "Μενού",
    "How to play": "Πώς παίζεται",
    "History": "Ιστορικό",
    "Position": "Θέση",
    "Settings": "Ρυθμίσεις",
    "Watch": "Θεατής",
    "Pause": "Παύση",
    "Go on": "Πάμε",
}


def screens_with_boards(app):
    yield LessonScreen(app, GAMES[0], 4)
    yield RulesScreen(app, GAMES[0], 2)
    yield ReviewScreen(app, Shelf(app.library).games()[0])
    yield ExamplesScreen(app, GAMES[0])
    yield from (ExampleScreen(app, example, 6) for example in EXAMPLES["tank"])
    yield StatisticsScreen(app)
    yield ImportScreen(app)
    yield AboutScreen(app)
    yield SourcesScreen(app)
    yield GamesScreen(app)
    for game in GAMES[1:]:
        yield LobbyScreen(app, game)
        yield SetupScreen(app, Setup.against(game, Seat.taken_by(game.agents[-1])))
        yield EditorScreen(app, game)
        yield RulesScreen(app, game, 2)


def test_the_phone_s_language_is_spoken(make_phone):
    phone = make_phone()
    phone.language = "el"
    assert "Ρυθμίσεις" in phone.launch().buttons()
    phone.relaunch(language="en")

    assert "Settings" in phone.buttons()


def test_a_lesson_by_touches(phone):
    phone.press("How to play")
    phone.press("1. Sail")
    board = phone.app.screen.board
    for cell in taps_for(GAMES[0], phone.app.screen.attempt.match.position, Move.RED_RIGHT):
        phone.touch(board.canvas, *board.painter.centre(cell))
    phone.settle()

    assert "Well done!" in phone.texts()
