"""A table on canvases: cells under headings, in letters as large as the width allows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from toga.fonts import BOLD, NORMAL, SANS_SERIF, Font
from toga.widgets.canvas import DrawingAction, FillText, Rect, State

from .boards.pen import POINTS_PER_PIXEL, filled
from .platform import line_height, text_scale
from .theme import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from .theme import Theme

NONE = "–"
"""In a cell: there is none."""
LEAST_POINTS = 7
GAP, LEAST_GAP, EDGE = 5, 3, 3
"""Between two columns, at worst, and beside the first and the last one."""
TALL, HEADING_TALL = 1.7, 1.3
"""The height of a row, and of a line of a heading, in letter sizes."""
MIDDLE = 0.36
"""How far below the middle of a row its letters stand, in letter sizes."""
STRIPE = 2
"""So many rows have one ground."""
TRIED = 8
"""So many of a column's longest cells are measured."""

_NUMBER = re.compile(r"[-+−–]?[0-9]*")


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cells, row by row, and what stands above them."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def turned(self) -> Sheet:
        """The same with its rows as columns."""
        headings, *rows = zip(self.headings, *self.rows, strict=True)
        return Sheet(headings, tuple(rows))

    def spoken(self, rows: Sequence[tuple[str, ...]]) -> str:
        """Some rows for those who hear them: every cell after its heading."""
        return " ".join(
            ", ".join(
                f"{heading} {cell}".strip()
                for heading, cell in zip(self.headings, row, strict=True)
                if cell not in ("", NONE)
            )
            + "."
            for row in rows
        )


@dataclass(frozen=True, slots=True)
class Column:
    """Where the cells of a column stand."""

    left: float
    digits: int | None
    """How many places its longest number has: numbers end below each other. ``None`` for words."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """A sheet laid out in a width."""

    sheet: Sheet
    width: float
    points: int
    """The size of the letters."""
    digit: float
    """The width of one, which is that of every digit."""
    columns: tuple[Column, ...]

    @classmethod
    def fit(cls, sheet: Sheet, width: float, measure: Callable[[str, Font], float]) -> Ruled:
        """The usual letters, or the largest in which all columns fit beside each other."""
        cells = [set(column) for column in zip(*sheet.rows, strict=True)] or [
            set() for _heading in sheet.headings
        ]
        usual = [
            _width(heading, column, measure)
            for heading, column in zip(sheet.headings, cells, strict=True)
        ]
        gaps = max(1, len(usual) - 1)
        room = width - 2 * EDGE - GAP * gaps
        points = max(LEAST_POINTS, min(SMALL, int(SMALL * room / (sum(usual) or 1))))
        widths = [each * points / SMALL for each in usual]
        gap = max(LEAST_GAP, (width - 2 * EDGE - sum(widths)) / gaps)
        digit = measure("0", _font(points, NORMAL))
        left, columns = float(EDGE), []
        for column, each in zip(cells, widths, strict=True):
            columns.append(Column(left, _digits(column)))
            left += each + gap
        return cls(sheet, width, points, digit, tuple(columns))

    @property
    def letters(self) -> float:
        """The size of the letters in pixels."""
        return self.points / POINTS_PER_PIXEL * text_scale()

    @property
    def row(self) -> int:
        """The height of a row."""
        return ceil(TALL * self.letters)

    @property
    def heading(self) -> int:
        """The height of the headings, which go over several lines."""
        lines = max(len(heading.split()) for heading in self.sheet.headings)
        return ceil((HEADING_TALL * lines + TALL - HEADING_TALL) * self.letters)

    def draw_headings(self, theme: Theme) -> list[DrawingAction]:
        """Every word on a line of its own, above a line."""
        height = self.heading
        places = []
        for column, heading in zip(self.columns, self.sheet.headings, strict=True):
            words = heading.split()
            for number, word in enumerate(reversed(words)):
                middle = height - (TALL / 2 + number * HEADING_TALL) * self.letters
                places.append((word, column.left, middle + MIDDLE * self.letters))
        return [
            _written(theme.ink, self.points, BOLD, places),
            filled(theme.quiet, [Rect(0, height - 1, self.width, 1)]),
        ]

    def draw_rows(
        self, theme: Theme, rows: Sequence[tuple[str, ...]], first: int = 0, top: float = 0
    ) -> list[DrawingAction]:
        """Rows below each other, the first of which has this number in the sheet."""
        below: dict[float, list[str]] = {}
        for number, row in enumerate(rows):
            for column, cell in zip(self.columns, row, strict=True):
                lines = below.setdefault(self._left(column, cell), [""] * len(rows))
                lines[number] = cell
        # On a phone a text costs much, and a line of it little.
        places = [
            ("\n".join(lines), left, top + 0.5 * self.row + self._drop)
            for left, lines in below.items()
            if any(lines)
        ]
        striped = [
            Rect(0, top + number * self.row, self.width, self.row)
            for number in range(len(rows))
            if (first + number) // STRIPE % 2
        ]
        grounds = [filled(theme.button, striped)] if striped else []
        apart = line_height(self.row, self.points)
        return [*grounds, _written(theme.ink, self.points, NORMAL, places, apart)]

    @property
    def _drop(self) -> float:
        return MIDDLE * self.letters

    def _left(self, column: Column, cell: str) -> float:
        missing = 0 if column.digits is None else column.digits - len(cell)
        return column.left + missing * self.digit


def _digits(cells: Collection[str]) -> int | None:
    if not all(map(_NUMBER.fullmatch, cells)):
        return None
    return max(map(len, cells), default=0)


def _width(heading: str, cells: Collection[str], measure: Callable[[str, Font], float]) -> float:
    """What a column takes in the usual letters; the longest texts are seldom wider than those a
    few letters shorter."""
    longest = sorted(filter(None, cells), key=len)[-TRIED:]
    lines = {NORMAL: longest, BOLD: heading.split()}
    return max(
        (measure("\n".join(each), _font(SMALL, weight)) for weight, each in lines.items() if each),
        default=0,
    )


def _font(points: int, weight: str) -> Font:
    return Font(SANS_SERIF, points, weight=weight)


def _written(
    color: str,
    points: int,
    weight: str,
    places: Sequence[tuple[str, float, float]],
    apart: float | None = None,
) -> State:
    """Texts, each with the left end of its first line; `apart` as Toga measures lines."""
    font, state = _font(points, weight), State(fill_style=color)
    state.drawing_actions.extend(
        FillText(text, x, y, font=font, line_height=apart) for text, x, y in places
    )
    return state
