"""What long use leaves behind in a real window: widgets, objects and memory.

    python -m tests.gui.wear watching 600
    python -m tests.gui.wear random_use 600

Each tells what there was after warming up and what there is at the end. Widgets are counted: the
number is exact, whatever the machine.
"""

import asyncio
import gc
import resource
import time
from collections import Counter
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from rltankattack.engine.games import GAMES
from rltankattack.play.seat import Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.screens import game as game_screen
from tests.gui import driver
from tests.gui.driver import DrivenApp, click_button, until

LEFT_ALONE = {"Delete", "Delete all data", "Exit"}
"""Buttons that random use does not press."""
WARM_UP, TURNS = 3, 6
LEAST = 3
"""A state at the start, one after warming up, and one to compare with it."""
PRESSES = 60
WATCHED_PLIES = 15
"""So many plies of a game are watched before the next one begins."""


async def panels(app, times):
    """The menu and the list of moves, opened and closed again and again during one turn."""
    app.update_settings(motion="off")
    await driver.show_game(app)
    screen = app.screen

    async def open_and_close():
        for name, close in (("Menu", "Back to the game"), ("Moves", "Back")):
            await press(app, name)
            await press(app, close)
        assert app.screen is screen, "a panel led elsewhere"

    return await worn(app, open_and_close, int(times))


async def rounds(app, times):
    """The account of a game, opened and closed."""
    await driver.show_snakes_rounds(app)

    async def open_and_close():
        await press(app, "Back")
        app.screen.show_rounds()
        await tidied(app)

    return await worn(app, open_and_close, int(times))


async def languages(app, times):
    """The menus of the window made anew."""

    async def change():
        for language in ("el", "en"):
            app.update_settings(language=language)
            await tidied(app)

    return await worn(app, change, int(times))


async def default_answer(app):
    """What keys say to a dangerous question, and what its buttons say."""
    agreed, chosen, texts = [], [], {}
    for key in ("Return", "Escape", "Space"):
        app.ask("Delete", "Delete this game?", lambda key=key: agreed.append(key))
        await until(lambda: QApplication.activeModalWidget() is not None)
        box = QApplication.activeModalWidget()
        chosen.append(box.defaultButton().text())
        texts = sorted(each.text() for each in box.buttons())
        QTest.keyClick(box.focusWidget() or box, getattr(Qt, f"Key_{key}"))
        await until(lambda: not app.dialogs.waiting)
    return {"agreed": agreed, "chosen": chosen, "texts": texts}


async def watching(app, seconds):
    """Two agents play each other, game after game, of every kind in turn."""
    ends = time.monotonic() + float(seconds)
    numbers, played = Random(1), Counter()
    app.update_settings(motion="off")
    game_screen.WATCH_SECONDS = 0.01  # so that ten minutes are worth hours
    told = [state(app)]
    while len(told) < LEAST or time.monotonic() < ends:
        for game in GAMES:
            await watch(app, game, numbers)
            played[game.name] += 1
        keep_games(app, 20)
        app.go_home()
        await tidied(app)
        told.append(state(app))
    return {"told": thinned(told), "played": played}


async def watch(app, game, numbers):
    """One game of two quick agents, or its beginning."""
    kinds = [kind for kind in game.agents if kind.seconds() is None]
    pair = tuple(
        Seat.taken_by(kind, kind.choices[0] if kind.choices else None)
        for kind in numbers.choices(kinds, k=2)
    )
    app.start_game(Setup(game, pair))
    session = app.screen.session
    await until(lambda: session.phase is Phase.OVER or session.match.plies >= WATCHED_PLIES)
    if session.phase is Phase.OVER:
        await press(app, "Again")


async def random_use(app, seconds):
    """Somebody presses whatever button there is, and taps on the board."""
    ends = time.monotonic() + float(seconds)
    numbers, pressed = Random(1), Counter()
    app.update_settings(motion="off", lessons_offered=True)
    told = [state(app)]
    while len(told) < LEAST or time.monotonic() < ends:
        for _ in range(PRESSES):
            window = app.main_window._impl.native
            buttons = [
                each
                for each in window.findChildren(QPushButton)
                if each.isVisible() and each.isEnabled() and each.text() not in LEFT_ALONE
            ]
            if not buttons or numbers.random() < 0.02:
                app.go_home()
            else:
                button = numbers.choice(buttons)
                pressed[button.text()] += 1
                QTest.mouseClick(button, Qt.LeftButton)
            await turns()
        keep_games(app, 20)
        app.go_home()
        await tidied(app)
        told.append(state(app))
    return {"told": thinned(told), "pressed": sum(pressed.values()), "names": len(pressed)}


def keep_games(app, most):
    """Delete all games but so many: what is saved is at hand in memory, and may be."""
    while app.library.count() > most:
        app.delete_game(app.library.summaries(1, most)[0].id)


async def worn(app, act, times):
    """The state after warming up, the most widgets after any time since, and the state at last."""
    for _ in range(WARM_UP):
        await act()
    before, most = state(app), 0
    for _ in range(times):
        await act()
        most = max(most, len(QApplication.allWidgets()))
    return {"before": before, "after": state(app), "most": most}


async def press(app, text):
    """Click a button, and let the app tidy up behind it."""
    click_button(app, text)
    await tidied(app)


async def tidied(app):
    """Let the app do what it put off, and tidy up."""
    await turns()
    await until(lambda: not app._untidy)


async def turns():
    """Let everything happen that was put off to a later turn of the loop."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def state(app):
    """What there is now, without any tidying but the app's own."""
    return {
        "widgets": len(QApplication.allWidgets()),
        "registered": len(app.widgets),
        "objects": len(gc.get_objects()),
        "tasks": len(asyncio.all_tasks()),
        "mb": resident(),
    }


def resident():
    """The memory of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return round(pages * resource.getpagesize() / 1e6, 1)


def thinned(told):
    """A dozen of the states at most, the first and the last among them."""
    step = max(1, len(told) // 10)
    return [*told[:-1:step], told[-1]]


if __name__ == "__main__":
    DrivenApp.scenarios = {
        each.__name__: each
        for each in (panels, rounds, languages, default_answer, watching, random_use)
    }
    DrivenApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
