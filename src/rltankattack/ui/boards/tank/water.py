"""The water columns, also while they rise and fall."""

from collections.abc import Sequence

from toga.widgets.canvas import BezierCurveTo, DrawingAction, MoveTo, Rect

from ....engine.tank import Position
from ...theme import Theme
from ..painter import Scene
from ..pen import filled, line, stroked
from .layout import BED_ROW, Layout

DEEP_BELOW = 1.0
"""The water is darker so many levels under its surface."""


def level_now(scene: Scene) -> list[float]:
    """The level of each water column at the scene's time."""
    old: Position = scene.old
    new: Position = scene.new
    return [
        before + (after - before) * scene.time
        for before, after in zip(old.levels, new.levels, strict=True)
    ]


def draw_water(layout: Layout, theme: Theme, levels: Sequence[float]) -> list[DrawingAction]:
    """Two blues, a light strip on the surface, and a small wave."""
    wide, bed, strip = layout.cell_width, layout.y(BED_ROW), layout.cell_height * 0.1
    shallow: list[DrawingAction] = []
    deep: list[DrawingAction] = []
    strips: list[DrawingAction] = []
    waves: list[DrawingAction] = []
    edges: list[DrawingAction] = []
    for column, level in enumerate(levels, start=1):
        if level <= 0:
            continue
        x, top = layout.x(column), layout.surface(level)
        shallow.append(Rect(x, top, wide, bed - top))
        strips.append(Rect(x, top, wide, strip))
        if level > DEEP_BELOW:
            dark = layout.surface(level - DEEP_BELOW)
            deep.append(Rect(x, dark, wide, bed - dark))
        if level > 0.5:
            waves += _wave(x + wide * 0.16, top + layout.cell_height * 0.27, wide * 0.68)
        if column > 1:
            edges += line((x, top), (x, bed))
    return [
        filled(theme.water, shallow),
        filled(theme.deep, deep),
        filled(theme.surface, strips),
        stroked(theme.surface, 2, waves),
        stroked(theme.grid, 1, edges),
    ]


def _wave(x: float, y: float, length: float) -> list[DrawingAction]:
    swing = length * 0.22
    middle = x + length / 2
    return [
        MoveTo(x, y),
        BezierCurveTo(x + length * 0.2, y - swing, x + length * 0.3, y - swing, middle, y),
        BezierCurveTo(x + length * 0.7, y + swing, x + length * 0.8, y + swing, x + length, y),
    ]
