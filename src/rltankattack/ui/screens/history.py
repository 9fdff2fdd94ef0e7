"""All games, unfinished ones first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga

from ..theme import BODY, GAP, MARGIN, SMALL
from ..words import _, day, ngettext
from .importing import ImportScreen
from .results import in_game, players_in_words, result_in_words
from .screen import Screen, button, column, line, page, row, scrolled, title
from .statistics import StatisticsScreen

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...play.saved import Summary

PAGE = 20
"""So many games are listed at once."""
LONGEST_NAMES = 30
"""Longer players' names stand in small letters on the narrowest screen."""


class HistoryScreen(Screen):
    """A button for each game, page by page."""

    lists_games = True

    def __init__(self, app: RLTankAttack, first: int = 0) -> None:
        self._app = app
        self._first = first
        theme = app.theme
        games = app.library.summaries(PAGE, first)
        rows: list[toga.Widget] = [self._entry(summary) for summary in games]
        self.content = page(
            theme,
            title(theme, _("History")),
            scrolled(theme, *(rows or [line(theme, _("No game has been played yet."))])),
            column(
                self._pages(),
                row(
                    button(theme, _("Back"), app.go_back, flex=1),
                    button(theme, _("Import"), lambda: app.go(ImportScreen(app)), flex=1),
                    button(theme, _("Statistics"), lambda: app.go(StatisticsScreen(app)), flex=1),
                ),
                margin=(GAP, MARGIN),
            ),
        )

    def renewed(self) -> HistoryScreen:
        """The same page of the list, or the last one if games have gone."""
        last = max(0, self._app.library.count() - 1) // PAGE * PAGE
        return HistoryScreen(self._app, min(self._first, last))

    def _pages(self) -> toga.Box:
        app, first = self._app, self._first
        newer = button(app.theme, _("Newer"), lambda: self._turn(first - PAGE), flex=1)
        older = button(app.theme, _("Older"), lambda: self._turn(first + PAGE), flex=1)
        newer.enabled = first > 0
        older.enabled = first + PAGE < app.library.count()
        return row(newer, older)

    def _turn(self, first: int) -> None:
        self._app.go(HistoryScreen(self._app, max(0, first)))

    def _entry(self, summary: Summary) -> toga.Box:
        theme = self._app.theme
        text = in_game(summary.game, players_in_words(summary.first, summary.second))
        return column(
            button(
                theme,
                text,
                lambda: self._app.review(summary.id),
                font_size=BODY if len(text) <= LONGEST_NAMES else SMALL,
            ),
            line(theme, how_it_went(summary), font_size=SMALL, color=theme.quiet),
            gap=2,
        )


def how_it_went(summary: Summary) -> str:
    """How a game ended, when, and how long it took."""
    plies = ngettext("{plies} ply", "{plies} plies", summary.plies).format(plies=summary.plies)
    return f"{result_in_words(summary)} · {plies} · {day(summary.updated)}"
