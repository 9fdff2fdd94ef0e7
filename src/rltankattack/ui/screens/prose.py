"""Headings and paragraphs to read, in lines as long as the window is wide."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

import toga
from toga.style.pack import BOLD

from ..platform import break_lines, mark_heading
from ..theme import GAP, LETTER, MARGIN, TITLE
from .screen import column, label, write

if TYPE_CHECKING:
    from ..theme import Theme

LONGEST_LINE = 560
"""In pixels; longer ones are hard to follow."""
SCROLL_BAR = 8
"""So much of a bar does not fit into the margin."""


class Prose:
    """A label for each paragraph: a screen reader goes from one to the next."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._texts: dict[toga.Label, str] = {}
        self._width = 0
        self._lines = column(gap=0, margin=(0, MARGIN, MARGIN), background_color=theme.page)
        self.content = toga.ScrollContainer(horizontal=False, flex=1, background_color=theme.page)

    def head(self, text: str, size: int = TITLE) -> None:
        """What the next paragraphs are about."""
        mark_heading(self._add(text, above=2 * GAP, font_size=size, font_weight=BOLD))

    def tell(self, text: str) -> None:
        """A paragraph."""
        self._add(text, above=GAP + GAP // 2)

    def explain(self, text: str) -> None:
        """Why the paragraph above is so."""
        self._add(text, above=GAP // 2, color=self._theme.quiet)

    def _add(self, text: str, above: int, **style: Any) -> toga.Label:
        added = label(self._theme, text, margin=(above, 0, 0), **style)
        self._texts[added] = text
        self._lines.add(added)
        return added

    def resized(self, width: int) -> None:
        """Break all lines anew, out of the window: in it each would lay the whole page out."""
        width = min(width - 2 * MARGIN - SCROLL_BAR, LONGEST_LINE)
        if width == self._width:
            return
        self._width = width
        self.content.content = None
        for each, text in self._texts.items():
            self._break(each, text)
        self.content.content = self._lines

    def _break(self, shown: toga.Label, text: str) -> None:
        height = break_lines(shown, self._width)
        if height is None:
            letters = int(self._width / (shown.style.font_size * LETTER))
            write(shown, fill(text, letters))
        else:
            shown.style.width, shown.style.height = self._width, height
