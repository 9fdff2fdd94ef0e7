"""A board with its words and its buttons: below each other, or side by side in a wide window."""

from __future__ import annotations

from math import ceil
from textwrap import fill
from typing import TYPE_CHECKING

import toga
from toga.style.pack import BOLD, CENTER, MONOSPACE

from .. import platform
from ..theme import BODY, GAP, LETTER, MARGIN, SHORT, SMALL, TITLE, TOUCH
from .screen import column, is_wide, label, line, page, row, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..boards.board import Board
    from ..theme import Theme

Rows = tuple[tuple[toga.Button, ...], ...]

NARROW = 480
LONGEST_STATUS = 12
"""A longer status stands in small letters, so that the title beside it keeps its room."""
STATUS_WIDTH = 130
"""On a phone what is wider than this gets smaller letters by itself."""
BUTTON_GAP = 4
MOST_IN_A_ROW = 4
"""So many buttons fit beside each other where the board leaves them only the side."""
TIGHT_TOUCH = 40
"""The height of a button where a whole screen has to fit into half a phone."""
TEXT_MOST, TEXT_LEAST, REST = 80, 34, 324
"""The height of a longer text below the words, which can be scrolled: what a low window leaves."""
FEW = 3
"""So many share a row without help."""
SIDE_PART, SIDE_LEAST, SIDE_MOST = 0.34, 276, 420
"""How much of a wide window the words and the buttons take beside the board."""


class Table:
    """Lays out what every screen with a large board has."""

    def __init__(self, theme: Theme, board: Board, left_handed: bool) -> None:
        self._board = board
        self._left_handed = left_handed
        self._wide = False
        self._tight = False
        self._width = 0
        self._rows: Rows = ()
        self._texts: dict[toga.Label, str] = {}
        self.title = line(theme, "", font_size=TITLE, font_weight=BOLD)
        self.subtitle = line(theme, "", font_size=SMALL, color=theme.quiet)
        self.status = label(theme, "", font_weight=BOLD, text_align=CENTER, margin=GAP)
        platform.fit(self.status, STATUS_WIDTH)
        self.told = line(theme, "")
        self.engine = line(theme, "", font_family=MONOSPACE, font_size=SMALL, color=theme.quiet)
        self.note = line(theme, "", font_size=SMALL, color=theme.quiet)
        lines = {
            self.title: 28,
            self.subtitle: 18,
            self.told: 22,
            self.engine: 18,
            self.note: 18,
        }
        self._heights = {each: (tight, each.style.height) for each, tight in lines.items()}
        self._aside: toga.Widget | None = None
        self._below: toga.Widget | None = None
        self._state = row(self.status)
        titles = column(self.title, self.subtitle, gap=2, flex=1)
        self._head = row(titles, self._state, margin=(GAP, MARGIN))
        words = column(self.told, self.engine, self.note, gap=2, flex=1)
        self._words = row(words, align_items="start")
        self._buttons = column(gap=BUTTON_GAP)
        self._side = column(self._words, toga.Box(flex=1), self._buttons, margin=GAP)
        self._beside = column(gap=0)
        self.content = page(theme)
        self._arrange()

    def write(self, shown: toga.Label, text: str) -> None:
        """Put words on one of the table's lines; beside the board they may need two."""
        self._texts[shown] = text
        if shown is self.status and not platform.ON_PHONE:
            shown.style.font_size = BODY if len(text.strip()) <= LONGEST_STATUS else SMALL
        write(shown, self._broken(shown, text))
        if self._tight:
            self._fit_line(shown)

    def _broken(self, shown: toga.Label, text: str) -> str:
        """A phone's lines shrink instead."""
        if not self._wide or platform.ON_PHONE:
            return text
        letters = int((self._side_width - 2 * MARGIN) / (shown.style.font_size * LETTER))
        return text if len(text) <= letters else fill(text, letters)

    @property
    def _side_width(self) -> int:
        return min(max(SIDE_LEAST, round(self._width * SIDE_PART)), SIDE_MOST)

    def lay(self, rows: Rows) -> None:
        """Show these buttons below the words."""
        if rows != self._rows:
            self._rows = rows
            self._lay_buttons()

    def put_aside(self, widget: toga.Widget, visible: bool) -> None:
        """Show a widget beside the words, or in a wide window beside the status."""
        self._aside = widget if visible else None
        for box in (self._state, self._words):
            wanted = visible and (box is self._state) == self._wide
            if wanted and widget not in box.children:
                box.add(widget)
            elif not wanted and widget in box.children:
                box.remove(widget)

    def put_below(self, text: toga.MultilineTextInput) -> None:
        """Show a longer text below the words."""
        self._below = text
        self._side.insert(1, text)
        self._size_below(TEXT_MOST)

    def _size_below(self, height: int) -> None:
        if self._below is not None:
            self._below.style.height = height

    def resized(self, width: int, height: int) -> None:
        """Fit everything into a window of this size."""
        wide = is_wide(width, height)
        tight = height < SHORT
        turned = (wide, tight) != (self._wide, self._tight)
        before = self._buttons_width
        self._wide, self._tight, self._width = wide, tight, width
        if turned:
            self._arrange()
            if self._aside is not None:
                self.put_aside(self._aside, visible=True)
        elif self._buttons_width != before:
            self._size_buttons()
        for each, text in self._texts.items():
            write(each, self._broken(each, text))
        for each in self._heights:
            self._fit_line(each)
        self._size_below(min(max(height - REST, TEXT_LEAST), TEXT_MOST))
        self._beside.style.width = self._side_width

    def _arrange(self) -> None:
        for box in (self.content, self._beside):
            box.clear()
        if self._wide:
            self._beside.add(self._head, self._side)
            parts = [self._board.canvas, self._beside]
            self.content.add(*(reversed(parts) if self._left_handed else parts))
        else:
            self.content.add(self._head, self._board.canvas, self._side)
        self.content.style.direction = "row" if self._wide else "column"
        self._head.style.direction = "column" if self._wide else "row"
        self._head.style.align_items = "start" if self._wide else "center"
        self._head.style.gap = 2 if self._tight else GAP
        self._head.style.margin = (2, MARGIN) if self._tight else (GAP, MARGIN)
        self.status.style.margin = 2 if self._tight else GAP
        self._side.style.flex = 1 if self._wide else 0
        self._side.style.gap = 2 if self._tight else GAP
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        self._buttons.clear()
        for buttons in self._rows:
            shown = buttons[::-1] if self._left_handed and not self._wide else buttons
            rows = ceil(len(shown) / MOST_IN_A_ROW) if self._wide else 1
            step = ceil(len(shown) / rows)
            for first in range(0, len(shown), step):
                part = shown[first : first + step]
                self._size(part)
                self._buttons.add(row(*part, gap=BUTTON_GAP, justify_content="center"))

    def _size_buttons(self) -> None:
        """Out of the window, which would be laid out anew for each of them."""
        self._side.remove(self._buttons)
        for each in self._buttons.children:
            self._size(each.children)
        self._side.add(self._buttons)

    def _size(self, buttons: Sequence[toga.Widget]) -> None:
        """Many buttons fill a narrow width; by themselves they do not get as small as needed."""
        many = len(buttons) > FEW and (self._wide or 0 < self._width < NARROW)
        room = self._buttons_width - 2 * GAP - (len(buttons) - 1) * BUTTON_GAP
        width, wider = divmod(room, len(buttons))
        for number, each in enumerate(buttons):
            each.style.height = TIGHT_TOUCH if self._tight else TOUCH
            if many:
                each.style.width = width + (number < wider)  # to the last pixel
            else:
                del each.style.width

    @property
    def _buttons_width(self) -> int:
        return self._side_width if self._wide else self._width

    def _fit_line(self, shown: toga.Label) -> None:
        """Where there is little room, neither large system letters nor lines without words must
        push the buttons out of it."""
        if shown not in self._heights:
            return
        tight, usual = self._heights[shown]
        if self._tight and not self._texts.get(shown):
            shown.style.height = 0
        else:
            shown.style.height = tight if self._tight and platform.ON_PHONE else usual
