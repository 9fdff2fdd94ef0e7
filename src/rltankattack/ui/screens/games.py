"""The other games, each with a small picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga

from ...engine.games import GAMES
from ..boards.board import Board
from ..theme import GAP, MARGIN
from ..words import _
from .lobby import LobbyScreen
from .screen import Screen, button, column, is_wide, page, row, scrolled, title

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...engine.game import Game

PICTURE = (112, 96)


class GamesScreen(Screen):
    """A picture and a button for every game but the first, which has the home screen."""

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        theme = app.theme
        self._cards = [self._card(game) for game in GAMES[1:]]
        self._rows = column(gap=GAP)
        self._wide: bool | None = None
        self.content = page(
            theme,
            title(theme, _("More games")),
            scrolled(theme, self._rows),
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )
        self.resized(0, 0)

    def renewed(self) -> GamesScreen:
        """In the language and the colours of now."""
        return GamesScreen(self._app)

    def resized(self, width: int, height: int) -> None:
        """Below each other, or two in a row when the window is wide."""
        wide = is_wide(width, height)
        if wide == self._wide:
            return
        self._wide = wide
        for each in list(self._rows.children):
            each.clear()
        self._rows.clear()
        step = 2 if wide else 1
        for first in range(0, len(self._cards), step):
            self._rows.add(row(*self._cards[first : first + step], gap=MARGIN))

    def _card(self, game: Game) -> toga.Box:
        def enter(*place: float) -> None:
            self._app.go(LobbyScreen(self._app, game))

        board = Board(game, self._app.theme, self._app.rest, on_tap=enter)
        board.canvas.style.flex = 0
        board.canvas.style.width, board.canvas.style.height = PICTURE
        board.show(board.painter.picture())
        name = button(self._app.theme, board.painter.name(), enter, flex=1)
        return row(board.canvas, name, flex=1)
