"""How a person has fared, in numbers and in a small chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ...play.statistics import Result, course, tallies
from ..chart import draw_course
from ..platform import describe
from ..theme import GAP, MARGIN, SHORT
from ..words import _, ngettext
from .results import in_game
from .screen import Screen, button, column, line, page, row, scrolled, title

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...play.statistics import Tally

CHART_HEIGHT = 88


class StatisticsScreen(Screen):
    """The course of the results, and a few lines for each opponent."""

    lists_games = True

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        self._size = (0.0, 0.0)
        theme, games = app.theme, app.library.finished()
        self._points = course(games)
        rows: list[toga.Widget] = [self._tally(tally) for tally in tallies(games)]
        self._chart = toga.Canvas(height=CHART_HEIGHT, on_resize=self._draw)
        describe(self._chart, self._balance())
        self._course = column(line(theme, self._balance()), self._chart, margin=(0, MARGIN))
        self.content = page(
            theme,
            title(theme, _("Statistics")),
            self._course,
            scrolled(theme, *(rows or [line(theme, _("No game has been finished yet."))])),
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )

    def renewed(self) -> StatisticsScreen:
        """As it stands now."""
        return StatisticsScreen(self._app)

    def resized(self, width: int, height: int) -> None:
        """Where there is little room the numbers have to do."""
        has_chart = self._chart in self._course.children
        if has_chart and height < SHORT:
            self._course.remove(self._chart)
        elif not has_chart and height >= SHORT:
            self._course.add(self._chart)

    def _balance(self) -> str:
        count = {result: sum(p.result is result for p in self._points) for result in Result}
        return _("{wins} won, {draws} drawn, {losses} lost").format(
            wins=count[Result.WIN], draws=count[Result.DRAW], losses=count[Result.LOSS]
        )

    def _tally(self, tally: Tally) -> toga.Widget:
        theme = self._app.theme
        results = _("{wins} won, {draws} drawn, {losses} lost").format(
            wins=tally.wins, draws=tally.draws, losses=tally.losses
        )
        lines = [
            line(theme, in_game(tally.game, str(tally.opponent))),
            line(theme, results, color=theme.quiet),
        ]
        if tally.shortest_win is not None:
            shortest = ngettext(
                "shortest win: {plies} ply", "shortest win: {plies} plies", tally.shortest_win
            ).format(plies=tally.shortest_win)
            lines.append(line(theme, shortest, color=theme.quiet))
        return column(*lines, gap=2, margin=(0, 0, GAP))

    def _draw(self, canvas: toga.Canvas, width: float, height: float, **kwargs: Any) -> None:
        if (width, height) != self._size:
            self._size = (width, height)
            actions = draw_course(self._points, width, height, self._app.theme)
            canvas.root_state.drawing_actions[:] = actions
            canvas.redraw()
