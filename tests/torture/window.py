"""The app in a real window, with what can go wrong; each scenario prints one line of JSON.

python -m tests.torture.window <scenario> <file> [<argument> ...]
"""

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QPushButton

from rltankattack.engine.agent import AgentKind, Choice
from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move
from rltankattack.play import thought
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.screens.importing import ImportScreen
from tests.gui.driver import DrivenApp, click_button, click_move, paste, until
from tests.torture.files import moves_of
from tests.torture.hostile import TEXTS
from tests.torture.trouble import FELT_IN_A_GAME, TROUBLES, as_an_ordinary_person

TANK = GAMES[0]
FROM_THE_START = "start"


class Pulse:
    """Beats as long as the window does; its longest pause is how long the window stood still."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._task = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.005)
            self.worst = max(self.worst, time.monotonic() - before)

    def told(self) -> float:
        self._task.cancel()
        return self.worst


async def open_latest(app) -> None:
    """The game that Continue offers, or a new one."""
    latest = app.library.latest(lambda game: game.game == TANK.name)
    if latest is None:
        app.start_game(Setup(TANK, (PERSON, PERSON)))
    else:
        app.continue_game(latest.id)
    await until(lambda: hasattr(app.screen, "session"))


async def a_ply(app, rng) -> None:
    """A random move by clicks; a new game when this one is over."""
    screen = app.screen
    await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
    if screen.session.phase is Phase.OVER:
        screen.again()
        await asyncio.sleep(0)
        return
    plies = screen.session.match.plies
    click_move(screen, Move(rng.choice(screen.session.match.legal_moves)))
    assert screen.session.match.plies > plies, "the click changed nothing"
    await asyncio.sleep(0)


async def play_until_killed(app, _file, seed) -> None:
    """Say after each ply what is saved."""
    rng = Random(int(seed))
    await open_latest(app)
    await asyncio.sleep(0.1)
    print("began", flush=True)
    while True:
        await a_ply(app, rng)
        if app.library.saved:
            print(moves_of(app.screen.session.match), flush=True)


async def endure(app, _file, trouble, when, plies) -> dict:
    """Play, go home and continue while the file cannot be used, and a while after."""
    rng, pulse = Random(5), Pulse()
    felt = when == FROM_THE_START or trouble in FELT_IN_A_GAME
    await open_latest(app)
    await asyncio.sleep(0.1)
    if when != FROM_THE_START:
        for _ in range(int(plies)):
            await a_ply(app, rng)
        app.bring_trouble()
    for _ in range(int(plies)):
        await a_ply(app, rng)
        await asyncio.sleep(0.01)
    if felt:
        await until(lambda: has_button(app, "Try again"))
    told = app._notice
    app.go_home()
    await open_latest(app)
    await asyncio.sleep(0.1)
    for _ in range(int(plies)):
        await a_ply(app, rng)
    played = moves_of(app.screen.session.match)
    app.end_trouble()
    if felt:
        click_button(app, "Try again")
    await until(lambda: app.library.saved)
    await until(lambda: not has_button(app, "Try again"))
    return {"worst": pulse.told(), "told": told, "games": [played]}


def has_button(app, text) -> bool:
    window = app.main_window._impl.native
    return any(each.text() == text for each in window.findChildren(QPushButton))


async def play_beside_another(app, _file, seed, plies) -> dict:
    """Two windows go on with the same game."""
    rng, pulse = Random(int(seed)), Pulse()
    await open_latest(app)
    await asyncio.sleep(0.1)
    print("began", flush=True)
    sys.stdin.readline()
    for _ in range(int(plies)):
        screen = app.screen
        if screen.session.phase is Phase.PERSON:
            click_move(screen, Move(rng.choice(screen.session.match.legal_moves)))
        await asyncio.sleep(rng.random() / 20)
    await until(lambda: app.library.saved)
    return {"worst": pulse.told(), "games": [moves_of(app.screen.session.match)]}


# Agents


def raising(match):
    raise RuntimeError("lost at sea")


def leaving(match):
    raise SystemExit("I go")


def playing_nonsense(match):
    return Choice(-7)


def saying_nothing(match):
    return None


def never_answering(match):
    threading.Event().wait(60)


FAILURES = (raising, leaving, playing_nonsense, saying_nothing, never_answering)


class Unreliable:
    """Plays at random, and fails now and then."""

    name = "Sea Monster"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, match, *, rng, deadline=None, stop=None):
        if self._rng.random() < 0.3:
            return self._rng.choice(FAILURES)(match)
        return Choice(rng.choice(match.legal_moves))


async def play_with_failing_agents(app, _file, seed, plies) -> dict:
    """Games go on whatever the agents do."""
    thought.GRACE = thought.GRACE_IN_A_HURRY = 0.05
    rng, pulse, failures = Random(int(seed)), Pulse(), 0
    kind = AgentKind("Sea Monster", lambda: Unreliable(rng))

    def start_anew():
        app.start_game(Setup.against(TANK, Seat.taken_by(kind)))

    ways: tuple[Callable[[], None], ...] = (
        lambda: click_button(app, "Try again"),
        lambda: click_button(app, "Make this move for it"),
        lambda: click_button(app, "Go on with Crazy Boat"),
        lambda: (click_button(app, "Back to the game"), app.screen.undo()),
        start_anew,
    )
    start_anew()
    for _ in range(int(plies)):
        screen = app.screen
        screen.session._seconds = 0.05
        await until(lambda s=screen: s.session.failure or s.session.phase is not Phase.AGENT)
        if screen.session.failure is not None:
            failures += 1
            await asyncio.sleep(0.02)
            rng.choice(ways)()
        elif screen.session.phase is Phase.OVER or screen.session.seats[1].kind is not kind:
            start_anew()
        elif screen.session.phase is Phase.PERSON:
            screen.play(rng.choice(screen.session.match.legal_moves))
        await asyncio.sleep(0)
    await until(lambda: app.library.saved)
    return {"worst": pulse.told(), "failures": failures, "games": [moves_of(screen.session.match)]}


async def import_hostile_texts(app, _file, *names) -> dict:
    """Paste each text as a person does and press Import; then Home is opened."""
    worst = {}
    for name in names or TEXTS:
        app.go(ImportScreen(app))
        await asyncio.sleep(0.05)
        screen = app.screen
        text = TEXTS[name]()
        pulse = Pulse()
        await asyncio.sleep(0.02)
        paste(screen.text, text)
        await asyncio.sleep(0.02)
        click_button(app, "Import")
        await until(lambda s=screen: app.screen is not s or s._take.enabled)
        await asyncio.sleep(0.05)
        app.go_home()
        await asyncio.sleep(0.05)
        worst[name] = pulse.told()
        await until(lambda: app.library.saved)
    return {"worst": max(worst.values()), "each": worst}


SCENARIOS = {
    each.__name__: each
    for each in (
        play_until_killed,
        endure,
        play_beside_another,
        play_with_failing_agents,
        import_hostile_texts,
    )
}


class TorturedApp(DrivenApp):
    """Its file is named by whoever starts it."""

    scenarios = SCENARIOS

    def startup(self) -> None:
        logging.basicConfig(handlers=[logging.NullHandler()])  # what is logged is not printed
        self.troubles = ExitStack()
        if FROM_THE_START in sys.argv[3:]:
            self.bring_trouble()
        super().startup()
        self.update_settings(motion="off", language="en", lessons_offered=True)

    def database(self) -> Path:
        return Path(sys.argv[2])

    def bring_trouble(self) -> None:
        self.troubles.enter_context(TROUBLES[sys.argv[3]](self.database()))

    def end_trouble(self) -> None:
        self.troubles.close()


if __name__ == "__main__":
    as_an_ordinary_person()
    TorturedApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
