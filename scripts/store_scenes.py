"""What the screenshots for shops show, one function each. `store_pictures.py` starts this.

It borrows the app that the tests drive. Every move is fixed, so that the same app gives the same
pictures.
"""

from pathlib import Path
from random import Random
from typing import Any

from rltankattack.engine.games import GAMES
from rltankattack.play.lessons import LESSONS
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.boards.tank.hands import BOAT
from rltankattack.ui.screens.games import GamesScreen
from rltankattack.ui.screens.lesson import LessonScreen
from tests.gui.driver import SCENARIOS, DrivenApp, kind_of, resize, until

IN_THE_MIDDLE = ("lake-1", "R", "+1", "R", "R")
BEFORE_THE_END = ("plain", "R", "R", "R", "+4", "R")
"""After these moves Forward Boat lies in shallow water."""
BETWEEN_FRIENDS = ("lake-3", "R", "L", "R", "L", "R", "L", "+5", "-2", "+4")


async def store(app: Any, language: str, width: str, height: str, folder: str) -> dict[str, int]:
    """Show one scene after the other and keep a picture of each."""
    app.rng = Random(1)
    await resize(app, int(width), int(height))
    for number, show in enumerate(SCENES, start=1):
        app.update_settings(language=language, theme="light", motion="off")
        await show(app)
        await resize(app, int(width), int(height))
        file = Path(folder) / f"{number}-{show.__name__}.png"
        app.main_window._impl.native.centralWidget().grab().save(str(file))
    return {"taken": len(SCENES)}


async def game(app: Any) -> None:
    """In the middle of a game, with the boat chosen."""
    await _play(app, _agent(app, "MiniMax Boat"), *IN_THE_MIDDLE)
    app.screen.selection = BOAT
    app.screen.draw()


async def home(app: Any) -> None:
    """The first screen, with a game to go on with."""
    app.go_home()


async def hint(app: Any) -> None:
    """The move that wins."""
    await _play(app, _agent(app, "Forward Boat"), *BEFORE_THE_END)
    app.screen.ask_hint()
    await until(lambda: app.screen.hint is not None)


async def victory(app: Any) -> None:
    """The enemy's boat without water."""
    await _play(app, _agent(app, "Forward Boat"), *BEFORE_THE_END, "-6")


async def lesson(app: Any) -> None:
    """The lesson in which a boat is to be sunk."""
    keys = [each.key for each in LESSONS[GAMES[0].name]]
    app.go(LessonScreen(app, GAMES[0], keys.index("sink")))


async def moves(app: Any) -> None:
    """The list of moves, and the position in words."""
    await _play(app, _agent(app, "MiniMax Boat"), *IN_THE_MIDDLE)
    app.screen.show_moves()


async def dark(app: Any) -> None:
    """Two players, in dark colours."""
    app.update_settings(theme="dark")
    await _play(app, PERSON, *BETWEEN_FRIENDS)


async def games(app: Any) -> None:
    """The other games."""
    app.go(GamesScreen(app))


SCENES = (game, home, games, hint, victory, lesson, moves, dark)


def _agent(app: Any, name: str) -> Seat:
    return Seat.taken_by(kind_of(app, name))


async def _play(app: Any, opponent: Seat, start: str, *moves: str) -> None:
    """A new game, up to a person's turn after these moves, or to its end."""
    app.start_game(Setup.against(GAMES[0], opponent).changed(start=start))
    session = app.screen.session
    for text in moves:
        app.screen.play(session.match.game.parse_move(session.match.position, text))
        await until(lambda: session.phase in (Phase.PERSON, Phase.OVER))


if __name__ == "__main__":
    SCENARIOS[store.__name__] = store
    DrivenApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
