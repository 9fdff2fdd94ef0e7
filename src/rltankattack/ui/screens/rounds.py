"""The account of a game, round by round: a table that scrolls between its headings and its sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga

from ..leaves import Leaves, show
from ..platform import ON_PHONE, describe
from ..sheet import Ruled
from ..theme import GAP, MARGIN
from ..words import _
from .screen import button, column, is_wide, page, row, title

if TYPE_CHECKING:
    from collections.abc import Callable

    from toga.fonts import Font

    from ...play.rest import Rest
    from ..boards.painter import Rounds
    from ..sheet import Sheet
    from ..theme import Theme

BAR = 4 if ON_PHONE else 14
"""What a bar for scrolling may take; a phone's lies above what it scrolls."""
WIDEST = 560
"""In a wider table the eye would lose its row."""
SIDE = 240
"""The sums take so much of a wide window."""


class RoundsPanel:
    """Takes the place of the board until it is closed."""

    def __init__(self, theme: Theme, rest: Rest, rounds: Rounds, close: Callable[[], None]) -> None:
        self._theme = theme
        self._rest = rest
        self._rounds = rounds
        self._headings, self._sums = toga.Canvas(), toga.Canvas()
        self._leaves = Leaves(theme, rest)
        self._title = title(theme, _("Rounds"))
        self._table = column(self._headings, self._leaves.container, gap=0, margin=(0, GAP))
        self._back = row(button(theme, _("Back"), close, flex=1), margin=MARGIN)
        self._room = toga.Box(flex=1)
        self._side = column(gap=0)
        self._wide: bool | None = None
        self.content = page(theme)

    def resized(self, width: int, height: int) -> None:
        """The sums below the table, or beside it in a wide window."""
        wide = is_wide(width, height)
        if wide != self._wide:
            self._wide = wide
            self._arrange()
        across = min(WIDEST, width - 2 * GAP - BAR - (SIDE if wide else 0))
        plies = self._ruled(self._rounds.plies, across)
        self._headings.style.width, self._headings.style.height = across, plies.heading
        show(self._headings, self._rest, plies.draw_headings(self._theme))
        self._leaves.lay(plies, height)
        self._add_up(self._rounds.sums.turned if wide else self._rounds.sums, across)

    def _arrange(self) -> None:
        """Put everything where it belongs."""
        self._side.clear()
        self.content.clear()
        if self._wide:
            self.content.style.direction = "row"
            self._table.style.flex, self._side.style.width = 1, SIDE
            self._side.add(self._title, self._sums, self._room, self._back)
            self.content.add(self._table, self._side)
        else:
            self.content.style.direction = "column"
            self._table.style.flex = 1
            self.content.add(self._title, self._table, self._sums, self._back)
        self._sums.style.margin = (GAP, GAP, 0)

    def _add_up(self, sums: Sheet, across: float) -> None:
        """Draw the sums."""
        width = SIDE - 2 * GAP if self._wide else across
        ruled = self._ruled(sums, width)
        height = ruled.heading + len(sums.rows) * ruled.row
        self._sums.style.width, self._sums.style.height = width, height
        rows = ruled.draw_rows(self._theme, sums.rows, top=ruled.heading)
        show(self._sums, self._rest, [*ruled.draw_headings(self._theme), *rows])
        describe(self._sums, self._rounds.sums.spoken(self._rounds.sums.rows))

    def _ruled(self, sheet: Sheet, width: float) -> Ruled:
        return Ruled.fit(sheet, width, self._measure)

    def _measure(self, text: str, font: Font) -> float:
        width, _height = self._headings.measure_text(text, font)
        return width
