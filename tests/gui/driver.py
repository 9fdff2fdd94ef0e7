"""Runs the real app in a real Qt window and lets a scenario use it.

`tests.gui.scenario` starts it in the right environment. Each scenario prints one line of JSON.
"""

import asyncio
import json
import os
import sys
import time
import traceback
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from rltankattack.app import RLTankAttack
from rltankattack.engine.agent import AgentKind
from rltankattack.engine.tank import Move
from rltankattack.engine.tank.agents import Captain
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui import theme
from rltankattack.ui.boards.tank.hands import BOAT
from tests.taps import taps_for

SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800))


async def until(condition, seconds=60):
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > seconds:
            raise TimeoutError("it took too long")
        await asyncio.sleep(0.005)


def kind_of(app, name):
    return next(kind for kind in app.game.agents if kind.name == name)


def click(screen, cell):
    """A real click of the mouse in the middle of a cell."""
    x, y = screen.painter.layout.centre(cell)
    native = screen.board.canvas._impl.native
    QTest.mouseClick(native, Qt.LeftButton, pos=QPoint(round(x), round(y)))


def click_move(screen, move):
    """The clicks that a person would make for a move."""
    for cell in taps_for(screen.session.match.game, screen.session.match.position, move):
        click(screen, cell)


async def play(app, name):
    """A whole game against an agent, by clicks alone."""
    app.update_settings(animation=False)
    app.start_game(Setup.against(app.game, Seat.taken_by(kind_of(app, name))))
    screen = app.screen
    await asyncio.sleep(0.2)
    adviser, rng = app.game.agents[-1].agent(), Random(1)
    while screen.session.phase is not Phase.OVER:
        match = screen.session.match
        plies = match.plies
        click_move(screen, Move(adviser.choose(match, rng=rng).move))
        assert match.plies > plies, "the click changed nothing"
        await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
        if match.plies > 150 and screen.session.can_resign:
            screen.resign()  # two boats that never lose would go on to the 400th ply
    saved = next(app.storage.games()).record
    return {
        "plies": screen.session.match.plies,
        "reason": str(screen.session.match.outcome.reason),
        "saved": saved.match() == screen.session.match,
    }


async def play_by_list(app):
    """A whole game by the list of moves and real clicks on its buttons."""
    app.update_settings(animation=False)
    app.start_game(Setup.against(app.game, Seat.taken_by(kind_of(app, "Crazy Boat"))))
    screen = app.screen
    adviser, rng = app.game.agents[-1].agent(), Random(1)
    while screen.session.phase is not Phase.OVER:
        match = screen.session.match
        move = adviser.choose(match, rng=rng).move
        words = screen.painter.move_in_words(match.position, move)
        for text in ("Moves", words):
            await asyncio.sleep(0.02)
            click_button(app, text)
        await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
    saved = next(app.storage.games()).record
    return {"plies": match.plies, "saved": saved.match() == match}


def click_button(app, text):
    """A real click on the one button in the window that says so."""
    window = app.main_window._impl.native
    (native,) = (each for each in window.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(native, Qt.LeftButton)


async def latency(app, _argument=None):
    """How late a timer of the app's loop and Stop are while the captain thinks."""
    captain = Seat(AgentKind("Captain Boat", lambda: Captain(depth=64)))  # as deep as time allows
    app.start_game(Setup(app.game, (PERSON, captain), start="plain"))
    screen = app.screen
    screen.session._seconds = 3.0
    screen.session.play(Move.RED_RIGHT)
    screen._jumped()
    late, began = [], time.monotonic()
    while screen.session.phase is Phase.AGENT and time.monotonic() - began < 2.5:
        before = time.monotonic()
        await asyncio.sleep(0.01)
        late.append((time.monotonic() - before - 0.01) * 1000)
    thought_for = time.monotonic() - began
    before = time.monotonic()
    screen.stop_or_go_on()
    await until(lambda: screen.session.phase is Phase.PERSON)
    late.sort()
    return {
        "thinking_ms": round(thought_for * 1000),
        "timer_worst_ms": round(late[-1], 1),
        "timer_95_ms": round(late[int(len(late) * 0.95)], 1),
        "stop_ms": round((time.monotonic() - before) * 1000, 1),
    }


async def first_picture(app, _argument=None):
    """Milliseconds from the start of the process to the first screen, before anything is read."""
    return {"first_picture_ms": app.first_picture_ms}


async def screenshots(app, folder):
    """Every screen in the four sizes, light and dark."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    taken = 0
    for name in ("light", "dark"):
        type(app).theme = theme.DARK if name == "dark" else theme.LIGHT
        for show in SHOWN:
            for width, height in SIZES:
                await show(app)
                await resize(app, width, height)
                file = out / f"{show.__name__.removeprefix('show_')}-{width}x{height}-{name}.png"
                app.main_window._impl.native.centralWidget().grab().save(str(file))
                taken += 1
    return {"taken": taken}


async def resize(app, width, height):
    """Qt allows a size only once the layout for it is there: ask until it fits."""
    native = app.main_window._impl.native
    for _ in range(5):
        chrome = native.height() - native.centralWidget().height()
        native.resize(width, height + chrome)
        await asyncio.sleep(0.06)


async def show_home(app):
    app.go_home()


async def show_setup(app):
    app.go_to_setup(Setup.against(app.game, Seat.taken_by(kind_of(app, "MiniMax Boat"))))


async def show_game(app):
    if getattr(app.screen, "session", None) is None:
        app.update_settings(animation=False)
        setup = Setup.against(app.game, Seat.taken_by(kind_of(app, "MiniMax Boat")))
        app.start_game(setup.changed(start="lake-1"))
        for text in ("R", "+5", "R", "R"):
            await until(lambda: app.screen.session.phase is Phase.PERSON)
            match = app.screen.session.match
            app.screen.play(match.game.parse_move(match.position, text))
        await until(lambda: app.screen.session.phase is Phase.PERSON)
        app.screen.selection = BOAT
    app.screen.close_panel()
    app.screen.draw()


async def show_moves(app):
    await show_game(app)
    app.screen.show_moves()


async def show_menu(app):
    await show_game(app)
    app.screen.show_menu()


async def show_result(app):
    await show_game(app)
    app.screen.selection = None
    app.screen.resign()


async def show_watch(app):
    agents = app.game.agents
    app.start_game(Setup(app.game, (Seat.taken_by(agents[3]), Seat.taken_by(agents[2]))))
    await asyncio.sleep(0.02)


SHOWN = (show_home, show_setup, show_game, show_moves, show_menu, show_result, show_watch)
SCENARIOS = {
    each.__name__: each for each in (play, play_by_list, latency, first_picture, screenshots)
}


class DrivenApp(RLTankAttack):
    def startup(self):
        super().startup()
        seconds = time.monotonic() - float(os.environ["DRIVER_STARTED"])
        self.first_picture_ms = round(seconds * 1000)

    async def on_running(self):
        await super().on_running()
        asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self):
        code = 1
        try:
            print(json.dumps(await SCENARIOS[sys.argv[1]](self, *sys.argv[2:])), flush=True)
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)  # a window that hangs at the end must not hang the tests


if __name__ == "__main__":
    DrivenApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
