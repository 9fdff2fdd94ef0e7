from random import Random

import toga

from rltankattack.engine.tank import Tank
from rltankattack.play.session import Phase
from rltankattack.ui.keys import SHORTCUTS
from rltankattack.ui.screens.about import AboutScreen
from tests.taps import taps_for

tank = Tank()


def press(hands, action):
    """Press the key of an action, if the menu lets it through."""
    (command,) = (
        c for c in hands.app.commands if getattr(c, "shortcut", None) == SHORTCUTS[action][1]
    )
    assert command.enabled, f"{action} cannot be pressed now"
    command.action()


def go_to(hands, cell):
    board = hands.screen.board
    if board.cursor is None:
        press(hands, "right")
    columns = tank.columns + 2
    while board.cursor // columns != cell // columns:
        press(hands, "down" if cell // columns > board.cursor // columns else "up")
    while board.cursor % columns != cell % columns:
        press(hands, "right" if cell % columns > board.cursor % columns else "left")
    assert board.cursor == cell


async def test_a_whole_game_by_keyboard_alone(hands):
    hands.press("Crazy Boat")
    hands.press("Start")
    captain = tank.agents[-1].agent()
    while hands.session.phase is not Phase.OVER:
        match = hands.session.match
        move = captain.choose(match, rng=Random(1)).move
        for cell in taps_for(tank, match.position, move):
            go_to(hands, cell)
            press(hands, "act")
        await hands.until(lambda: hands.session.phase in (Phase.PERSON, Phase.OVER))

    assert "You win" in hands.texts()


async def test_the_strip_has_keys(hands):
    hands.press("Two players")
    hands.press("Start")
    hands.screen.play(hands.session.match.legal_moves[0])
    press(hands, "undo")
    assert hands.session.match.plies == 0
    press(hands, "redo")
    assert hands.session.match.plies == 1
    press(hands, "hint")
    await hands.until(lambda: hands.screen.hint is not None)
    press(hands, "moves")
    assert "Your moves" in hands.texts()
    press(hands, "back")
    press(hands, "menu")
    assert "Claim a draw" in hands.buttons()
    press(hands, "back")
    press(hands, "back")
    assert "Start" in hands.buttons()


async def test_where_a_key_means_nothing_it_is_switched_off(hands):
    def enabled():
        return {
            action
            for action, (_, key) in SHORTCUTS.items()
            for c in hands.app.commands
            if getattr(c, "shortcut", None) == key and c.enabled
        }

    assert enabled() == set()
    hands.press("Settings")
    assert enabled() == {"back"}
    hands.app.go_home()
    hands.press("Two players")
    hands.press("Start")
    assert enabled() == set(SHORTCUTS)
    hands.press("Menu")
    assert enabled() == {"back"}


async def test_the_cursor_stays_on_the_board(hands):
    hands.press("Two players")
    hands.press("Start")
    for action in ("left", "up"):
        for _ in range(20):
            press(hands, action)
    assert hands.screen.board.cursor == 0
    for action in ("right", "down"):
        for _ in range(20):
            press(hands, action)
    assert hands.screen.board.cursor == 83


async def test_the_menu_speaks_the_chosen_language(hands):
    hands.app.update_settings(language="el")
    texts = [getattr(c, "text", "") for c in hands.app.commands]
    hands.app.update_settings(language="en")

    assert "Αναίρεση" in texts


async def test_a_review_and_the_rules_by_keyboard(hands):
    hands.press("Two players")
    hands.press("Start")
    hands.screen.play(hands.session.match.legal_moves[0])
    hands.app.go_home()
    hands.press("History")
    await hands.open_game("Two players")
    for action, ply in (("left", 0), ("right", 1), ("up", 0), ("down", 1)):
        press(hands, action)
        assert hands.screen.ply == ply
    hands.app.go_home()
    hands.press("How to play")
    hands.press("The rules, with pictures")
    press(hands, "right")
    pages = len(hands.screen.board.painter.rules())
    assert f"The rules, 2 of {pages}" in hands.texts()


async def test_no_key_is_claimed_by_two_commands(hands):
    hands.press("Settings")
    shortcuts = [str(c.shortcut) for c in hands.app.commands if getattr(c, "shortcut", None)]

    assert len(set(shortcuts)) == len(shortcuts)


async def test_about_in_the_menu_leads_to_the_screen_about_the_app(hands):
    hands.app.commands[toga.Command.ABOUT].action()

    assert isinstance(hands.screen, AboutScreen)
    press(hands, "back")
    assert "Settings" in hands.buttons()
