"""Set up a position, by taps or as a text, and play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ...engine.game import InvalidPosition, Player
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import GAP, MARGIN
from ..words import _, refusal_in_words
from .opponents import OpponentsScreen
from .screen import PanelScreen, button, page, row, small_button, title
from .table import Table
from .text import paste_box, text_box

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
        tools = tuple(self._tools.values())
        self.table.lay((*((tools,) if tools else ()), (back, turn, text, self._play)))
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
        super().resized(width, height)
        self.table.resized(width, height)

    def tapped(self, x: float, y: float) -> None:
        """Put what the tool stands for where the tap was."""
        self.position = self.painter.edited(self.position, self.tool, x, y)
        self._show()

    def show_text(self) -> None:
        """The position as a text, to copy or to replace."""
        theme = self._app.theme
        reason = text_box(theme, "", margin=(GAP, MARGIN, 0))

        def refuse(why: str) -> None:
            refusal = _("This is no position of the game.")
            reason.value = f"{refusal} ({why})"
            if reason not in panel.children:
                panel.insert(2, reason)
            platform.announce(box, refusal)

        def take() -> None:
            try:
                self._take(" ".join(box.value.split()))
            except InvalidPosition as error:
                refuse(refusal_in_words(error.reason))

        box = paste_box(theme, self._game.text(self.position), refuse, margin=(0, MARGIN))
        panel = page(
            theme,
            title(theme, _("The position as a text")),
            box,
            row(
                button(theme, _("Back"), self.close_panel, flex=1),
                button(theme, _("Take it"), take, flex=1),
                margin=MARGIN,
            ),
        )
        self.open_panel(panel)

    def _take(self, text: str) -> None:
        """Show the position that a text describes, on the board that it needs."""
        for game in (self._game, *self._game.variants.values()):
            try:
                position = game.parse(text)
            except InvalidPosition:
                continue
            self._app.go(EditorScreen(self._app, game, position, self.tool))
            return
        self._game.parse(text)

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
