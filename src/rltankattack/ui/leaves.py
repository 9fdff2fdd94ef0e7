"""A long sheet that scrolls: a few canvases, each with a leaf of it, go along with what is seen.

However long the sheet is, only what is near the window costs anything; a leaf that is in view stays
on its canvas, so that a screen reader can go from one to the next.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

import toga

from . import platform
from .boards.board import Undisturbed
from .screens.screen import page

if TYPE_CHECKING:
    from toga.widgets.canvas import DrawingAction

    from ..play.rest import Rest
    from .sheet import Ruled
    from .theme import Theme

ROWS = 8
"""The rows of a leaf: four rounds."""


class Leaves:
    """The rows of one sheet below each other, in a container that scrolls."""

    def __init__(self, theme: Theme, rest: Rest) -> None:
        self._ruled: Ruled | None = None
        self._theme = theme
        self._rest = rest
        self._first = 0
        self._turning = True  # until there are rows
        self._canvases: list[toga.Canvas] = []
        self._above, self._below = toga.Box(height=0), toga.Box(height=0)
        self._content = page(theme, self._above, self._below)
        self.container = toga.ScrollContainer(
            horizontal=False,
            on_scroll=self._scrolled,
            flex=1,
            background_color=theme.page,
        )

    def lay(self, ruled: Ruled, height: float) -> None:
        """Lay the rows out for a window of this height."""
        self._ruled = ruled
        self._turning = True
        self._hold(min(self._leaves, ceil(height / self._height) + 2))
        self._first = self._wanted()
        for number, canvas in enumerate(self._canvases, start=self._first):
            self._write(number, canvas)
        self._above.style.height, self._below.style.height = self._around(self._first)
        if self.container.content is None:  # before, each change would lay all of it out
            self.container.content = self._content
        self._turning = False

    @property
    def _sheet(self) -> Ruled:
        assert self._ruled is not None, "rows are laid out before they scroll"
        return self._ruled

    @property
    def _height(self) -> int:
        """Of a whole leaf."""
        return ROWS * self._sheet.row

    @property
    def _leaves(self) -> int:
        return ceil(len(self._sheet.sheet.rows) / ROWS)

    def _hold(self, canvases: int) -> None:
        """Have so many canvases."""
        while len(self._canvases) > canvases:
            self._content.remove(self._canvases.pop())
        while len(self._canvases) < canvases:
            self._canvases.append(toga.Canvas(width=0, height=0))
            self._content.insert(len(self._canvases), self._canvases[-1])

    def _wanted(self) -> int:
        """The first leaf to be held: the one before the first that can be seen."""
        seen = int(self.container.vertical_position // self._height)
        return max(0, min(seen - 1, self._leaves - len(self._canvases)))

    def _around(self, first: int) -> tuple[int, int]:
        """The room of the leaves above those on the canvases, and of those below."""
        last = min((first + len(self._canvases)) * ROWS, len(self._sheet.sheet.rows))
        return first * self._height, (len(self._sheet.sheet.rows) - last) * self._sheet.row

    def _scrolled(self, container: toga.ScrollContainer, **kwargs: Any) -> None:
        if not self._turning and self._wanted() != self._first:
            self._turning = True
            self._turn(self._wanted())
            self._turning = False

    def _turn(self, first: int) -> None:
        """Go on to other leaves. The room grows before anything is moved: if all of it were less
        for a moment, the system would scroll back."""
        before, after = self._around(self._first), self._around(first)
        self._above.style.height, self._below.style.height = map(max, before, after)
        for number in self._moved(first):
            self._write(number, self._canvases[number - first])
        self._above.style.height, self._below.style.height = after

    def _moved(self, first: int) -> range:
        """Bring the canvases that are out of view to the other end; the leaves that come there."""
        held, on = len(self._canvases), first - self._first
        self._first = first
        if abs(on) >= held:
            return range(first, first + held)
        for _ in range(abs(on)):
            moved = self._canvases.pop(0 if on > 0 else -1)
            self._content.remove(moved)
            place = held - 1 if on > 0 else 0
            self._canvases.insert(place, moved)
            self._content.insert(1 + place, moved)
        return range(first + held - on, first + held) if on > 0 else range(first, first - on)

    def _write(self, number: int, canvas: toga.Canvas) -> None:
        """Put a leaf on a canvas, to be seen and to be heard."""
        ruled, first = self._sheet, number * ROWS
        rows = ruled.sheet.rows[first : first + ROWS]
        canvas.style.width, canvas.style.height = ruled.width, len(rows) * ruled.row
        show(canvas, self._rest, ruled.draw_rows(self._theme, rows, first))
        platform.describe(canvas, ruled.sheet.spoken(rows))


def show(canvas: toga.Canvas, rest: Rest, actions: list[DrawingAction]) -> None:
    """Show this on a canvas from now on; nobody thinks while it is drawn."""
    canvas.root_state.drawing_actions[:] = [Undisturbed(rest, actions)]
    if platform.ON_PHONE:
        rest.ask()  # the way to the first action is costly, too
    canvas.redraw()
