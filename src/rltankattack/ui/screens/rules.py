"""The rules, a picture each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..boards.board import Board
from ..platform import describe
from ..words import _
from .screen import Screen, button
from .table import Table

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...engine.game import Game
    from ..keys import Keys


class RulesScreen(Screen):
    """Pages to turn."""

    def __init__(self, app: RLTankAttack, game: Game, number: int = 0) -> None:
        self._app = app
        self._game = game
        self._number = number
        theme = app.theme
        self.board = Board(game, theme, app.rest)
        self._pages = self.board.painter.rules()
        self._table = Table(theme, self.board, app.settings.left_handed)
        self.content = self._table.content
        self._before = button(theme, _("Before"), lambda: self._turn(-1), flex=1)
        self._next = button(theme, _("Next"), lambda: self._turn(1), flex=1)
        back = button(theme, _("Back"), app.go_back, flex=1)
        self._table.lay(((back, self._before, self._next),))
        self._table.write(self._table.title, self.board.painter.name())
        self._show()

    def renewed(self) -> RulesScreen:
        """On the same page."""
        return RulesScreen(self._app, self._game, self._number)

    def keys(self) -> Keys:
        """Turn the pages with the arrows."""
        return {"left": lambda: self._turn(-1), "right": lambda: self._turn(1)}

    def resized(self, width: int, height: int) -> None:
        """Picture and words below each other, or side by side."""
        self._table.resized(width, height)

    def _turn(self, step: int) -> None:
        self._number = min(max(self._number + step, 0), len(self._pages) - 1)
        self._show()

    def _show(self) -> None:
        shown, last = self._pages[self._number], len(self._pages) - 1
        self._table.write(
            self._table.subtitle,
            _("The rules, {number} of {all}").format(number=self._number + 1, all=last + 1),
        )
        self._table.write(self._table.told, shown.told)
        self._table.write(self._table.note, shown.note)
        self._before.enabled, self._next.enabled = self._number > 0, self._number < last
        self.board.show(shown.scene)
        describe(self.board.canvas, f"{shown.told} {shown.note}")
