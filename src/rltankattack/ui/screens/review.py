"""A saved game, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import Player
from ...play.history import export_text
from ...play.seat import PERSON_NAMES
from ..words import _, day
from .screen import small_button
from .stepping import SteppingScreen

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...play.saved import SavedGame


class ReviewScreen(SteppingScreen):
    """Begins at the end of the game, which may be deleted here."""

    def __init__(self, app: RLTankAttack, saved: SavedGame, ply: int | None = None) -> None:
        self._saved = saved
        match = saved.match
        delete = small_button(app.theme, _("Delete"), self._delete)
        super().__init__(app, saved.record, match, match.plies if ply is None else ply, delete)

    def renewed(self) -> ReviewScreen:
        """At the same ply."""
        return ReviewScreen(self._app, self._saved, self.ply)

    def about(self) -> str:
        """When it was played."""
        return day(self._saved.updated)

    def persons(self) -> list[Player]:
        """Those that the record says were played by hand."""
        names = (self._record.first, self._record.second)
        return [player for player in Player if names[player] in PERSON_NAMES]

    def text(self) -> str:
        """As it is exported."""
        return export_text(self._saved)

    def _delete(self) -> None:
        self._app.ask(_("Delete"), _("Delete this game? This cannot be undone."), self._deleted)

    def _deleted(self) -> None:
        self._app.delete_game(self._saved.id)
        self._app.go_back()
