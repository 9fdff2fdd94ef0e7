"""A saved game, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import Player
from ...play.history import can_continue, continued_from, export_text
from ...play.seat import PERSON_NAMES
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import MARGIN
from ..words import _, day
from .results import outcome_for, players_in_words, reason_in_words
from .rounds import RoundsPanel
from .screen import PanelScreen, button, page, row, small_button, title
from .table import Table
from .text import text_box

if TYPE_CHECKING:
    import toga

    from ...app import RLTankAttack
    from ...play.saved import SavedGame
    from ..boards.painter import Rounds
    from ..keys import Keys


class ReviewScreen(PanelScreen):
    """Shows any point of a game and lets it go on from there."""

    def __init__(self, app: RLTankAttack, saved: SavedGame, ply: int | None = None) -> None:
        self._app = app
        self._saved = saved
        self._match = saved.match
        self.ply = self._match.plies if ply is None else ply
        theme = app.theme
        self.board = Board(self._match.game, theme, app.rest)
        self.painter = self.board.painter
        self.table = Table(theme, self.board, app.settings.left_handed)
        super().__init__(app, self.table.content)
        self._back = [
            self._step_button(_("First"), -self._match.plies),
            self._step_button(_("Before"), -1),
        ]
        self._on = [
            self._step_button(_("Next"), 1),
            self._step_button(_("Last"), self._match.plies),
        ]
        self._play = small_button(theme, _("Play on from here"), self._play_on)
        rounds = small_button(theme, _("Rounds"), self.show_rounds)
        account = (rounds,) if self.painter.keeps_rounds else ()
        text = small_button(theme, _("Text"), self.show_text)
        delete = small_button(theme, _("Delete"), self._delete)
        leave = small_button(theme, _("Back"), app.go_back)
        self.table.lay(((*self._back, *self._on), (self._play, *account), (leave, text, delete)))
        players = players_in_words(saved.record.first, saved.record.second)
        self.table.write(self.table.title, players)
        self.show()

    def renewed(self) -> ReviewScreen:
        """At the same ply."""
        return ReviewScreen(self._app, self._saved, self.ply)

    def keys(self) -> Keys:
        """Step through the game with the arrows."""
        if self.panel_is_open:
            return {}
        far = self._match.plies
        return {
            "left": lambda: self.step(-1),
            "right": lambda: self.step(1),
            "up": lambda: self.step(-far),
            "down": lambda: self.step(far),
        }

    def resized(self, width: int, height: int) -> None:
        """Board and words below each other, or side by side."""
        super().resized(width, height)
        self.table.resized(width, height)

    def step(self, plies: int) -> None:
        """Go forward or back, as far as the game goes."""
        self.ply = min(max(self.ply + plies, 0), self._match.plies)
        self.show()

    def show(self) -> None:
        """Show the game at this ply."""
        match, ply = self._match, self.ply
        position = match.positions[ply]
        old = match.positions[ply - 1] if ply else position
        move = match.moves[ply - 1] if ply else None
        at_end = ply == match.plies
        told = self.painter.move_told(old, move) if move is not None else _("The beginning.")
        steps = _("ply {ply} of {plies}").format(ply=ply, plies=match.plies)
        self.table.write(self.table.subtitle, f"{day(self._saved.updated)} · {steps}")
        self.table.write(
            self.table.status,
            outcome_for(self._persons(), match.outcome, self.painter) if at_end else "",
        )
        self.table.write(self.table.told, told)
        self.table.write(self.table.note, reason_in_words(match, self.painter) if at_end else "")
        for each in self._back:
            each.enabled = ply > 0
        for each in self._on:
            each.enabled = not at_end
        self._play.enabled = can_continue(self._saved.record, ply)
        platform.describe(self.board.canvas, self.painter.position_in_words(position))
        platform.announce(self.content, told)
        self.board.show(Scene(old, position, last_move=move))

    def show_rounds(self) -> None:
        """What the game kept account of."""
        app = self._app
        app.later(app.thinkers.submit(self.painter.rounds, self._match), self._show_rounds)

    def _show_rounds(self, rounds: Rounds) -> None:
        panel = RoundsPanel(self._app.theme, self._app.rest, rounds, self.close_panel)
        self.open_panel(panel.content, panel.resized)

    def show_text(self) -> None:
        """The whole game as a text, to copy; a long one takes a while to write."""
        self._app.later(self._app.thinkers.submit(export_text, self._saved), self._show_text)

    def _show_text(self, text: str) -> None:
        theme = self._app.theme
        self.open_panel(
            page(
                theme,
                title(theme, _("The game as a text")),
                text_box(theme, text, margin=(0, MARGIN)),
                row(button(theme, _("Back"), self.close_panel, flex=1), margin=MARGIN),
            )
        )

    def _persons(self) -> list[Player]:
        names = (self._saved.record.first, self._saved.record.second)
        return [player for player in Player if names[player] in PERSON_NAMES]

    def _step_button(self, text: str, plies: int) -> toga.Button:
        return small_button(self._app.theme, text, lambda: self.step(plies))

    def _play_on(self) -> None:
        app, record = self._app, self._saved.record
        app.later(app.thinkers.submit(continued_from, record, self.ply), app.begin)

    def _delete(self) -> None:
        self._app.ask(_("Delete"), _("Delete this game? This cannot be undone."), self._deleted)

    def _deleted(self) -> None:
        self._app.delete_game(self._saved.id)
        self._app.go_back()
