"""Paste a game as a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import IllegalMove, InvalidPosition
from ...play.history import parse_text
from ..theme import GAP, MARGIN
from ..waiting import answer
from ..words import _, refusal_in_words
from .screen import Screen, button, page, row, title
from .text import paste_box, text_box

if TYPE_CHECKING:
    import asyncio

    import toga

    from ...app import RLTankAttack


class ImportScreen(Screen):
    """Reads the text beside the screen's own work, so that a long one freezes nothing."""

    def __init__(self, app: RLTankAttack, text: str = "") -> None:
        self._app = app
        theme = app.theme
        self.reason = text_box(theme, "", margin=(GAP, MARGIN, 0))
        self._take = button(theme, _("Import"), self._import, flex=1)
        self._task: asyncio.Task[None] | None = None
        self.content: toga.Box = page(
            theme,
            title(theme, _("Import a game")),
            row(button(theme, _("Back"), app.go_back, flex=1), self._take, margin=MARGIN),
        )
        self.text = paste_box(theme, text, self.tell, margin=(0, MARGIN))
        self.text.placeholder = _("Paste a game here.")
        self.content.insert(1, self.text)

    def renewed(self) -> ImportScreen:
        """With what was pasted."""
        return ImportScreen(self._app, self.text.value)

    def leave(self) -> None:
        """Nobody waits for the answer any more."""
        if self._task is not None:
            self._task.cancel()

    def tell(self, text: str) -> None:
        """Say something below the text; before, its place is empty."""
        self.reason.value = text
        if self.reason not in self.content.children:
            self.content.insert(len(self.content.children) - 1, self.reason)

    def _import(self) -> None:
        self._take.enabled = False
        self.tell(_("Reading …"))
        self._task = self._app.run(self._read(self.text.value))

    async def _read(self, text: str) -> None:
        try:
            thinkers = self._app.thinkers
            record = await answer(thinkers.submit(parse_text, text), thinkers)
        except (IllegalMove, InvalidPosition) as error:
            self.tell(refusal_in_words(error.reason))
        else:
            self._app.import_game(record)
        finally:
            self._take.enabled = True
