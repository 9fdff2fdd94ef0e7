"""Marks over the board: where a chosen boat may go, the last move, and a hint."""

from collections.abc import Mapping

from toga.widgets.canvas import DrawingAction

from ....engine.tank import Move, Position
from ...theme import Theme
from ..painter import Scene
from ..pen import Edged, Point, disc, filled, line, rounded, stroked
from ..stamps import Box, Stamps
from .hands import boat_row
from .layout import BED_ROW, Layout
from .scenery import TOP_ROW

RING = 2.5
"""The width of the ring around a marker."""


def stamp_markers(
    layout: Layout, theme: Theme, stamps: Stamps, markers: Mapping[int, Move]
) -> list[DrawingAction]:
    """A disc with an arrow on every cell that a chosen boat marks."""
    radius = min(layout.cell_width, layout.cell_height) * 0.42
    reach = radius + RING
    actions: list[DrawingAction] = []
    for cell, move in markers.items():
        x, y = layout.centre(cell)
        way = (move.direction, 0) if move.column is None else (0, -move.lift)
        actions += stamps.put(
            ("marker", way),
            Box(x - reach, y - reach, 2 * reach, 2 * reach),
            lambda x, y, way=way: _draw_marker(theme, x + reach, y + reach, radius, way),
        )
    return actions


def _draw_marker(
    theme: Theme, x: float, y: float, radius: float, way: tuple[int, int]
) -> list[DrawingAction]:
    ring = disc(x, y, radius)
    return [
        filled(theme.marker, ring),
        stroked(theme.marker_ink, RING, ring),
        stroked(theme.marker_ink, 3, line(*_arrow(x, y, radius * 0.42, way))),
    ]


def draw_last_move(layout: Layout, theme: Theme, scene: Scene) -> list[DrawingAction]:
    """A rounded outline around the column, or around the cells a boat left and reached.

    Its dark edge shows where its colour does not.
    """
    assert scene.last_move is not None
    shape = _outline(layout, scene.old, Move(scene.last_move))
    return [Edged(theme.last, theme.outline, 2.5, shape)]


def draw_hint(layout: Layout, theme: Theme, position: Position, move: Move) -> list[DrawingAction]:
    """The same outline in the hint's colour, dashed."""
    return [Edged(theme.hint, theme.outline, 3.5, _outline(layout, position, move), dash=[8, 5])]


def draw_cursor(layout: Layout, theme: Theme, cell: int) -> list[DrawingAction]:
    """Where the keyboard is: two lines, so that one of them shows on any ground."""
    x, y = layout.centre(cell)
    wide, high = layout.cell_width - 4, layout.cell_height - 4
    frame = rounded(x - wide / 2, y - high / 2, wide, high, 4)
    return [Edged(theme.marker_ink, theme.outline, 2, frame)]


def _outline(layout: Layout, before: Position, move: Move) -> list[DrawingAction]:
    if move.column is not None:
        return _around(layout, move.column, TOP_ROW, BED_ROW)
    came_from = before.boat(before.turn if move.sailor is None else move.sailor)
    return [
        action
        for column in (came_from, came_from + move.direction)
        for action in _around(
            layout, column, boat_row(before, column) - 1, boat_row(before, column) + 1
        )
    ]


def _around(layout: Layout, column: int, first_row: int, end_row: int) -> list[DrawingAction]:
    """A rounded outline just inside some cells of a column."""
    inset, radius = 1.5, 6
    x, y = layout.x(column) + inset, layout.y(first_row) + inset
    height = (end_row - first_row) * layout.cell_height
    return rounded(x, y, layout.cell_width - 2 * inset, height - 2 * inset, radius)


def _arrow(x: float, y: float, size: float, way: tuple[int, int]) -> list[Point]:
    """An angle that points where the boat or the water goes."""
    across, down = (part * size * 0.5 for part in way)
    if across:
        return [(x - across, y - size), (x + across, y), (x - across, y + size)]
    return [(x - size, y - down), (x, y + down), (x + size, y - down)]
