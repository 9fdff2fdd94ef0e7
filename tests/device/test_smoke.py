"""The app where it runs: on a phone, in an emulator, or in a window."""

from random import Random

import toga

from rltankattack.engine.tank.agents import Captain
from rltankattack.play.session import Phase
from tests.hands import Hands
from tests.taps import taps_for


async def shown(hands):
    """Wait until the board has got its place."""
    await hands.until(lambda: hands.screen.board.canvas.layout.content_width > 0)


async def persons_turn(hands):
    await hands.until(lambda: hands.session.phase in (Phase.PERSON, Phase.OVER))


def test_the_menu_is_shown(on_screen):
    async def look(app):
        return Hands(app).buttons()

    assert on_screen(look)[-1] == "Exit"


def test_a_game_is_played_by_taps_saved_and_found_again(on_screen):
    async def play(app):
        hands, captain = Hands(app), Captain()
        app.go_home()
        hands.press("Forward Boat")
        hands.press("Start")
        await shown(hands)
        match = hands.session.match
        while hands.session.phase is not Phase.OVER:
            move = captain.choose(match, rng=Random(1)).move
            for cell in taps_for(match.game, match.position, move):
                hands.tap(cell)
            await persons_turn(hands)
        assert {"Again", "Swap sides"} <= set(hands.buttons())
        return match, hands.saved.games()[0].record.match()

    played, saved = on_screen(play)
    assert played == saved


def test_undo_hint_moves_and_back(on_screen):
    async def use(app):
        hands = Hands(app)
        app.go_home()
        hands.press("MiniMax Boat")
        hands.press("Start")
        await shown(hands)
        hands.press("Hint")
        await hands.until(lambda: hands.screen.hint is not None)
        hands.press("Moves")
        (words,) = hands.widgets(toga.MultilineTextInput)
        assert words.value
        hands.press(hands.buttons()[0])
        await persons_turn(hands)
        assert hands.session.match.plies == 2
        hands.press("Undo")
        assert hands.session.match.plies == 0
        for _ in range(2):
            app.go_back()
        return hands.buttons()

    assert on_screen(use)[-1] == "Exit"


def test_two_agents_can_be_watched_in_any_size_of_window(on_screen):
    async def watch(app):
        hands = Hands(app)
        app.go_home()
        hands.press("Watch")
        hands.press("Start")
        await hands.until(lambda: hands.session.match.plies >= 2)
        hands.press("Pause")
        app.screen.resized(900, 500)
        app.screen.resized(500, 900)
        app.go_home()
        return hands.buttons()[0]

    assert on_screen(watch).startswith("Continue")
