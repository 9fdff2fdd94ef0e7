"""A game that was played, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ...engine.report import report_in
from ...play.history import can_continue, continued_from
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import MARGIN, SMALL
from ..words import _
from .results import outcome_for, players_in_words, reason_in_words
from .rounds import RoundsPanel
from .screen import PanelScreen, button, page, row, small_button, title
from .table import Table
from .text import text_box

if TYPE_CHECKING:
    from collections.abc import Iterator

    import toga

    from ...app import RLTankAttack
    from ...engine.agent import Choice
    from ...engine.game import Player
    from ...engine.match import Match
    from ...engine.record import Record
    from ..boards.painter import Rounds
    from ..keys import Keys

LONGEST_REMARK = 1_000
"""Letters of what is said about one ply; the whole of it stands in the game's text."""


class SteppingScreen(PanelScreen, ABC):
    """Shows any point of a game, with what was said there, and lets it go on from it."""

    def __init__(
        self, app: RLTankAttack, record: Record, match: Match, ply: int, *more: toga.Button
    ) -> None:
        self._app = app
        self._record = record
        self._match = match
        self.ply = ply
        theme = app.theme
        self.board = Board(match.game, theme, app.rest)
        self.painter = self.board.painter
        self.table = Table(theme, self.board, app.settings.left_handed)
        super().__init__(app, self.table.content)
        self._remark = text_box(theme, "", font_size=SMALL, background_color=theme.page, flex=0)
        if any(map(self._remarks, range(match.plies + 1))):
            self.table.put_below(self._remark)
        self._back = [
            self._step_button(_("First"), -match.plies),
            self._step_button(_("Before"), -1),
        ]
        self._on = [
            self._step_button(_("Next"), 1),
            self._step_button(_("Last"), match.plies),
        ]
        self._play = small_button(theme, _("Play on from here"), self._play_on)
        rounds = small_button(theme, _("Rounds"), self.show_rounds)
        account = (rounds,) if self.painter.keeps_rounds else ()
        text = small_button(theme, _("Text"), self.show_text)
        leave = small_button(theme, _("Back"), app.go_back)
        self.table.lay(((*self._back, *self._on), (self._play, *account), (leave, text, *more)))
        self.table.write(self.table.title, players_in_words(record.first, record.second))
        self.show()

    @abstractmethod
    def about(self) -> str:
        """What game this is, in a few words."""

    @abstractmethod
    def persons(self) -> list[Player]:
        """Who plays for the person in front of the screen."""

    @abstractmethod
    def text(self) -> str:
        """The whole game as a text; this may take a while."""

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
        match, ply, table = self._match, self.ply, self.table
        position = match.positions[ply]
        old = match.positions[ply - 1] if ply else position
        move = match.moves[ply - 1] if ply else None
        at_end = ply == match.plies
        told = self.painter.move_told(old, move) if move is not None else _("The beginning.")
        thought, remark = self._thought(ply), _shortened("\n".join(self._remarks(ply)))
        steps = _("ply {ply} of {plies}").format(ply=ply, plies=match.plies)
        table.write(table.subtitle, f"{self.about()} · {steps}")
        outcome = outcome_for(self.persons(), match.outcome, self.painter) if at_end else ""
        table.write(table.status, outcome)
        table.write(table.told, told)
        table.write(table.engine, thought)
        table.write(table.note, reason_in_words(match, self.painter) if at_end else "")
        self._remark.value = remark
        for each in self._back:
            each.enabled = ply > 0
        for each in self._on:
            each.enabled = not at_end
        self._play.enabled = can_continue(self._record, ply)
        platform.describe(self.board.canvas, self.painter.position_in_words(position))
        platform.announce(self.content, " ".join(filter(None, (told, thought, remark))))
        self.board.show(Scene(old, position, last_move=move))

    def show_rounds(self) -> None:
        """What the game kept account of."""
        app = self._app
        app.later(app.thinkers.submit(self.painter.rounds, self._match), self._show_rounds)

    def _show_rounds(self, rounds: Rounds) -> None:
        panel = RoundsPanel(self._app.theme, self._app.rest, rounds, self.close_panel)
        self.open_panel(panel.content, panel.resized)

    def show_text(self) -> None:
        """The whole game as a text, to copy."""
        self._app.later(self._app.thinkers.submit(self.text), self._show_text)

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

    def _thought(self, ply: int) -> str:
        report, persons = self._report(ply), self.persons()
        if report is None:
            return ""
        return self.painter.thought_in_words(report, persons[0] if len(persons) == 1 else None)

    def _report(self, ply: int) -> Choice | None:
        """What an agent said of the move before, if one did."""
        return next((report for _comment, report in self._said(ply) if report is not None), None)

    def _remarks(self, ply: int) -> list[str]:
        """What else is said there."""
        told = self._report(ply)
        return [comment for comment, report in self._said(ply) if report is None or report != told]

    def _said(self, ply: int) -> Iterator[tuple[str, Choice | None]]:
        for comment in self._record.comments.get(ply, ()):
            yield comment, report_in(comment, self._match.moves[ply - 1]) if ply else None

    def _step_button(self, text: str, plies: int) -> toga.Button:
        return small_button(self._app.theme, text, lambda: self.step(plies))

    def _play_on(self) -> None:
        app = self._app
        app.later(app.thinkers.submit(continued_from, self._record, self.ply), app.begin)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_REMARK else text[: LONGEST_REMARK - 1] + "…"
