"""Where a game begins: a picture of it, and whom one can play against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toga.style.pack import BOLD, CENTER

from ..boards.board import Board
from ..theme import GAP, HUGE, MARGIN, SHORT, TITLE, TOUCH
from ..words import _
from .editor import EditorScreen
from .learning import how_to_play
from .opponents import begin, setups
from .screen import Screen, button, column, is_wide, line, page, row, scrolled

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ...app import RLTankAttack
    from ...engine.game import Game

FRAME = 4
"""What a box that scrolls takes for its own edge."""
LONGEST_HUGE_NAME = 14
"""A longer name does not fit a phone's width in the largest letters."""


class LobbyScreen(Screen):
    """One game: against each agent, against each other, or only to watch."""

    def __init__(self, app: RLTankAttack, game: Game) -> None:
        self._app = app
        self._game = game
        board = Board(game, app.theme, app.rest)
        board.show(board.painter.picture())
        name = self.heading(board.painter.name())
        rows = [row(*buttons) for buttons in self.rows()]
        self._menu_height = len(rows) * (TOUCH + GAP) - GAP + 2 * MARGIN + FRAME
        self._menu = scrolled(app.theme, *rows)
        self._heading = line(
            app.theme,
            name,
            font_size=HUGE if len(name) <= LONGEST_HUGE_NAME else TITLE,
            font_weight=BOLD,
            text_align=CENTER,
            margin=(MARGIN, 0, GAP),
        )
        self._scene = column(self._heading, board.canvas, gap=0, flex=1)
        self.content = page(app.theme, self._scene, self._menu)

    def renewed(self) -> Screen:
        """As it is now."""
        return LobbyScreen(self._app, self._game)

    def resized(self, width: int, height: int) -> None:
        """Scene above the menu, or beside it when the window is wide; the menu may be scrolled."""
        wide, short = is_wide(width, height), height < SHORT
        self.content.style.direction = "row" if wide else "column"
        self._menu.style.flex = 1 if wide or short else 0
        if wide or short:
            del self._menu.style.height
        else:
            self._menu.style.height = self._menu_height
        has_heading = self._heading in self._scene.children
        if has_heading and short and not wide:
            self._scene.remove(self._heading)
        elif not has_heading and (wide or not short):
            self._scene.insert(0, self._heading)

    def heading(self, name: str) -> str:
        """What stands above the picture."""
        return name

    def rows(self) -> list[list[toga.Button]]:
        """The buttons, row by row."""
        two, watch = self.company()
        return [
            *self.against(),
            [two, watch],
            [self.learn(), self.set_up()],
            [button(self._app.theme, _("Back"), self._app.go_back, flex=1)],
        ]

    def against(self) -> list[list[toga.Button]]:
        """A button for each agent, two in a row."""
        buttons = self._begin()[:-2]
        return [buttons[i : i + 2] for i in range(0, len(buttons), 2)]

    def company(self) -> list[toga.Button]:
        """Two players, and two agents to watch."""
        return self._begin()[-2:]

    def learn(self) -> toga.Button:
        """How the game is played."""
        return self.entry(_("How to play"), lambda: how_to_play(self._app, self._game))

    def set_up(self) -> toga.Button:
        """A position of one's own."""
        return self.entry(_("Position"), lambda: EditorScreen(self._app, self._game))

    def entry(self, name: str, screen: Callable[[], Screen]) -> toga.Button:
        """A button that leads to a screen."""
        return button(self._app.theme, name, lambda: self._app.go(screen()), flex=1)

    def _begin(self) -> list[toga.Button]:
        app = self._app
        return [
            button(app.theme, name, lambda setup=setup: begin(app, setup), flex=1)
            for name, setup in setups(app, self._game)
        ]
