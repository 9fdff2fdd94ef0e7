"""The table of a game in windows of any width, made so wide by one single resize."""

import asyncio

from PySide6.QtCore import QPoint

from rltankattack.engine.games import GAMES
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.theme import GAP
from tests.gui.driver import DrivenApp, misfitting, until

PHONES = (360, 375, 393, 412, 430)
SIZES = (
    *((width, 720) for width in PHONES),
    *((1280, 800), (412, 720), (800, 480), (360, 640), (640, 360)),
)
"""The usual phones, and the way from a wide window back to a narrow one."""


async def widths(app, language, folder=None):
    """Whatever is wrong in any width, for every game and the longest names."""
    app.update_settings(language=language, motion="off", engine_line=True)
    wrong = []
    for game in GAMES:
        longest = max(
            (Seat.taken_by(kind) for kind in game.agents), key=lambda seat: len(str(seat))
        )
        for seats in ((PERSON, longest), (longest, longest)):
            app.start_game(Setup(game, seats, seed=None if game.seeds is None else 3))
            if not seats[0].is_person:
                app.screen.stop_or_go_on()
                await until(lambda: app.screen.session.phase is Phase.PAUSED)
            wrong += [
                f"{game.name} {app.screen.table.title.text}: {each}" async for each in faults(app)
            ]
            if seats[0] != seats[1]:
                app.screen.resign()
                wrong += [f"{game.name} at its end: {each}" async for each in faults(app)]
    return {"wrong": wrong}


async def faults(app):
    """What is wrong in one of the sizes."""
    native = app.main_window._impl.native
    content = native.centralWidget()
    for width, height in SIZES:
        native.resize(width, height + native.height() - content.height())
        for _ in range(4):
            await asyncio.sleep(0)
        at = f"{width}x{height}"
        if (content.width(), content.height()) != (width, height):
            yield f"{at}: the window stays {content.width()}x{content.height()}"
        for left, right in rows(app) if width in PHONES else ():
            if left != GAP or width - GAP - right not in (0, 1):  # the layout rounds down
                yield f"{at}: a row reaches from {left} to {right}"
        for each in misfitting(app):
            yield f"{at}: {each}"


def rows(app):
    """Where each row below the board begins and ends."""
    for row in app.screen.table._buttons.children:
        natives = [each._impl.native for each in row.children]
        places = [each.mapTo(each.window().centralWidget(), QPoint(0, 0)).x() for each in natives]
        yield places[0], places[-1] + natives[-1].width()


if __name__ == "__main__":
    DrivenApp.scenarios = {"widths": widths}
    DrivenApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
