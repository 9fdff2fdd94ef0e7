"""The water columns, also while they rise and fall."""

from toga.widgets.canvas import BezierCurveTo, DrawingAction, MoveTo, Rect

from ....engine.tank import Position
from ...theme import Theme
from ..painter import Scene
from ..pen import filled, line, stroked
from ..stamps import Box, Stamps
from .layout import BED_ROW, Layout

DEEP_BELOW = 1.0
"""The water is darker so many levels under its surface."""


def draw_water(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """Every column: those at rest are stamps, one for each level."""
    old: Position = scene.old
    new: Position = scene.new
    actions: list[DrawingAction] = []
    for column, (before, after) in enumerate(zip(old.levels, new.levels, strict=True), start=1):
        level = before + (after - before) * scene.time
        x, top = layout.x(column), layout.surface(level)
        box = Box(x, top, layout.cell_width, layout.y(BED_ROW) - top)
        if level != int(level):
            actions += _draw_column(layout, theme, level, x, top)
        elif level > 0:
            actions += stamps.put(
                ("water", level),
                box,
                lambda x, y, level=level: _draw_column(layout, theme, level, x, y),
            )
    return actions


def _draw_column(
    layout: Layout, theme: Theme, level: float, x: float, top: float
) -> list[DrawingAction]:
    """Two blues, a light strip on the surface, a small wave, and an edge to the left."""
    wide, high = layout.cell_width, layout.cell_height
    bed = top + level * high
    actions: list[DrawingAction] = [
        filled(theme.water, [Rect(x, top, wide, bed - top)]),
        filled(theme.surface, [Rect(x, top, wide, min(high * 0.1, bed - top))]),
    ]
    if level > DEEP_BELOW:
        dark = top + DEEP_BELOW * high
        actions.append(filled(theme.deep, [Rect(x, dark, wide, bed - dark)]))
    if level > 0.5:
        actions.append(
            stroked(theme.surface, 2, _wave(x + wide * 0.16, top + high * 0.27, wide * 0.68))
        )
    actions.append(stroked(theme.grid, 1, line((x + 0.5, top), (x + 0.5, bed))))
    return actions


def _wave(x: float, y: float, length: float) -> list[DrawingAction]:
    swing = length * 0.22
    middle = x + length / 2
    return [
        MoveTo(x, y),
        BezierCurveTo(x + length * 0.2, y - swing, x + length * 0.3, y - swing, middle, y),
        BezierCurveTo(x + length * 0.7, y + swing, x + length * 0.8, y + swing, x + length, y),
    ]
