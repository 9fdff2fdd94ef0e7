"""Shapes as drawing actions: many shapes in one fill, since every action costs on a phone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import pi
from typing import Any

from toga.colors import Color
from toga.constants import Baseline, FillRule
from toga.fonts import BOLD, NORMAL, SANS_SERIF, Font
from toga.widgets.canvas import (
    Arc,
    BezierCurveTo,
    DrawingAction,
    Fill,
    FillText,
    LineTo,
    MoveTo,
    QuadraticCurveTo,
    State,
    Stroke,
)

from ..platform import text_scale

Point = tuple[float, float]

POINTS_PER_PIXEL = 0.75
"""Fonts are measured in points, the canvas in CSS pixels."""
LETTER_WIDTH, DIGIT_WIDTH = 0.7, 0.58
"""Widths in a bold and a plain sans-serif font, as a part of the font's size."""

ROUND = 0.5523
"""How far a curve's handles reach out along a quarter of a circle, in radii."""


def filled(color: str, shapes: Iterable[DrawingAction]) -> Fill:
    """One fill of all the shapes."""
    fill = Fill(fill_style=color)
    fill.drawing_actions.extend(shapes)
    return fill


def stroked(
    color: str, width: float, shapes: Iterable[DrawingAction], dash: list[float] | None = None
) -> Stroke:
    """One stroke along all the shapes."""
    stroke = Stroke(stroke_style=color, line_width=width, line_dash=dash)
    stroke.drawing_actions.extend(shapes)
    return stroke


@dataclass(repr=False)
class Edged(DrawingAction):
    """A line with an edge of another colour on both sides; the path is drawn once for both."""

    color: str
    edge: str
    width: float
    drawing_actions: list[DrawingAction]
    dash: list[float] | None = None

    def _draw(self, context: Any) -> None:
        context.save()
        context.begin_path()
        for shape in self.drawing_actions:
            shape._draw(context)
        for color, width in ((self.edge, self.width + 2), (self.color, self.width)):
            context.set_stroke_style(Color.parse(color))
            context.set_line_width(width)
            if self.dash is not None:
                context.set_line_dash(self.dash)
            context.stroke()
        context.restore()


@dataclass(repr=False)
class Outlined(DrawingAction):
    """Filled shapes with a line around them; the path is drawn once for both."""

    color: str
    edge: str
    width: float
    drawing_actions: list[DrawingAction]

    def _draw(self, context: Any) -> None:
        context.save()
        context.begin_path()
        for shape in self.drawing_actions:
            shape._draw(context)
        context.set_fill_style(Color.parse(self.color))
        context.fill(FillRule.NONZERO)
        context.set_stroke_style(Color.parse(self.edge))
        context.set_line_width(self.width)
        context.stroke()
        context.restore()


def polygon(points: Sequence[Point]) -> list[DrawingAction]:
    """A closed outline."""
    return [MoveTo(*points[0]), *(LineTo(*point) for point in (*points[1:], points[0]))]


def line(*points: Point) -> list[DrawingAction]:
    """An open line."""
    return [MoveTo(*points[0]), *(LineTo(*point) for point in points[1:])]


def disc(x: float, y: float, radius: float) -> list[DrawingAction]:
    """A circle around a point."""
    return [MoveTo(x + radius, y), Arc(x, y, radius, 0, 2 * pi)]


def oval(x: float, y: float, across: float, down: float) -> list[DrawingAction]:
    """An ellipse around a point by its two radii, at a third of the cost of an arc."""
    bend, bow = across * ROUND, down * ROUND
    return [
        MoveTo(x + across, y),
        BezierCurveTo(x + across, y + bow, x + bend, y + down, x, y + down),
        BezierCurveTo(x - bend, y + down, x - across, y + bow, x - across, y),
        BezierCurveTo(x - across, y - bow, x - bend, y - down, x, y - down),
        BezierCurveTo(x + bend, y - down, x + across, y - bow, x + across, y),
    ]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[DrawingAction]:
    """A rectangle with round corners, at a third of the cost of Toga's own."""
    right, bottom = x + width, y + height
    return [
        MoveTo(x + radius, y),
        LineTo(right - radius, y),
        QuadraticCurveTo(right, y, right, y + radius),
        LineTo(right, bottom - radius),
        QuadraticCurveTo(right, bottom, right - radius, bottom),
        LineTo(x + radius, bottom),
        QuadraticCurveTo(x, bottom, x, bottom - radius),
        LineTo(x, y + radius),
        QuadraticCurveTo(x, y, x + radius, y),
    ]


def text(color: str, size: float, places: Iterable[tuple[str, float, float]], bold: bool) -> State:
    """Short texts, each centred at its place; the size is in pixels."""
    points = max(1, round(size * POINTS_PER_PIXEL / text_scale()))
    font = Font(SANS_SERIF, points, weight=BOLD if bold else NORMAL)
    letter = (LETTER_WIDTH if bold else DIGIT_WIDTH) * size
    state = State(fill_style=color)
    state.drawing_actions.extend(
        FillText(words, x - len(words) * letter / 2, y, font=font, baseline=Baseline.MIDDLE)
        for words, x, y in places
    )
    return state
