"""Set up a position, by taps or as a text, and play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ...engine.game import InvalidPosition, Player
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import MARGIN
from ..words import _
from .opponents import OpponentsScreen
from .screen import PanelScreen, button, line, page, row, small_button, title, write
from .table import Table

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...engine.game import Game
    from ..keys import Keys

LONGEST_TEXT = 40
"""A longer text of a position does not fit on a line; *Text* shows it."""


class EditorScreen(PanelScreen):
    """A board that a tap changes with the chosen tool."""

    def __init__(
        self, app: RLTankAttack, game: Game, position: Any = None, tool: str | None = None
    ) -> None:
        self._app = app
        self._game = game
        start = next(iter(game.starts.values()))
        self.position: Any = start if position is None else position
        theme = app.theme
        self.board = Board(game, theme, app.rest, on_tap=self.tapped)
        self.painter = self.board.painter
        tools = self.painter.tools()
        self.tool = next((key for key, _name in tools), "") if tool is None else tool
        self.table = Table(theme, self.board, app.settings.left_handed)
        super().__init__(app, self.table.content)
        self._tools = {key: self._tool(key, name) for key, name in tools}
        turn = small_button(theme, _("Turn"), self._change_turn)
        text = small_button(theme, _("Text"), self.show_text)
        back = small_button(theme, _("Back"), app.go_back)
        self._play = small_button(theme, _("Play"), self._go_on)
        self.table.lay(((*self._tools.values(), turn), (back, text, self._play)))
        self.table.write(self.table.title, _("Position"))
        self._show()

    def renewed(self) -> EditorScreen:
        """With what has been set up so far."""
        return EditorScreen(self._app, self._game, self.position, self.tool)

    def keys(self) -> Keys:
        """The board by keyboard."""
        return {} if self.panel_is_open else self.board.keys()

    def resized(self, width: int, height: int) -> None:
        """Board and words below each other, or side by side."""
        self.table.resized(width, height)

    def tapped(self, x: float, y: float) -> None:
        """Put what the tool stands for where the tap was."""
        self.position = self.painter.edited(self.position, self.tool, x, y)
        self._show()

    def show_text(self) -> None:
        """The position as a text, to copy or to replace."""
        theme = self._app.theme
        box = toga.TextInput(
            value=self._game.text(self.position),
            flex=1,
            color=theme.ink,
            background_color=theme.button,
        )
        reason = line(theme, "")

        def take() -> None:
            try:
                self.position = self._game.parse(box.value.strip())
            except InvalidPosition as error:
                write(reason, str(error))
                platform.announce(box, str(error))
            else:
                self.close_panel()
                self._show()

        self.open_panel(
            page(
                theme,
                title(theme, _("The position as a text")),
                row(box, margin=MARGIN, align_items="start"),
                row(reason, margin=MARGIN),
                toga.Box(flex=1),
                row(
                    button(theme, _("Back"), self.close_panel, flex=1),
                    button(theme, _("Take it"), take, flex=1),
                    margin=MARGIN,
                ),
            )
        )

    def _tool(self, key: str, name: str) -> toga.Button:
        def choose() -> None:
            self.tool = key
            self._show()

        return small_button(self._app.theme, name, choose)

    def _change_turn(self) -> None:
        other = self._game.to_move(self.position).other
        self.position = self._game.begun_by(self.position, other)
        self._show()

    def _go_on(self) -> None:
        self._app.go(OpponentsScreen(self._app, self._game, self.position))

    def _show(self) -> None:
        """The position, in a picture, in words and as a text."""
        theme, over = self._app.theme, self._game.outcome(self.position) is not None
        for key, each in self._tools.items():
            chosen = key == self.tool
            each.style.background_color = theme.accent if chosen else theme.button
            each.style.color = theme.accent_ink if chosen else theme.button_ink
            platform.recolour(each)
        mover = self.painter.player_name(Player(self._game.to_move(self.position)))
        name = dict(self.painter.tools()).get(self.tool)
        placing = "" if name is None else _("Tap to place: {tool}").format(tool=name)
        self.table.write(self.table.subtitle, placing)
        self.table.write(self.table.status, _("{player} to move").format(player=mover))
        self.table.write(
            self.table.told, _("This game would be over.") if over else _("Ready to be played.")
        )
        text = self._game.text(self.position)
        self.table.write(self.table.note, text if len(text) <= LONGEST_TEXT else "")
        self._play.enabled = not over
        platform.describe(self.board.canvas, self.painter.position_in_words(self.position))
        self.board.show(Scene(self.position, self.position))
