"""Marks over the board: where a chosen boat may go, the last move, and a hint."""

from collections.abc import Mapping
from math import pi

from toga.widgets.canvas import Arc, DrawingAction, MoveTo, RoundRect

from ....engine.tank import Move, Position
from ...theme import Theme
from ..painter import Scene
from ..pen import Point, filled, line, stroked
from .hands import boat_row
from .layout import BED_ROW, Layout
from .scenery import TOP_ROW


def draw_markers(
    layout: Layout, theme: Theme, position: Position, markers: Mapping[int, Move]
) -> list[DrawingAction]:
    """A disc with an arrow on every cell that a chosen boat marks."""
    discs: list[DrawingAction] = []
    arrows: list[DrawingAction] = []
    radius = min(layout.cell_width, layout.cell_height) * 0.42
    for cell, move in markers.items():
        x, y = layout.centre(cell)
        discs += [MoveTo(x + radius, y), Arc(x, y, radius, 0, 2 * pi)]
        arrows += line(*_arrow(x, y, radius * 0.42, move))
    return [
        filled(theme.marker, discs),
        stroked(theme.marker_ink, 2.5, discs),
        stroked(theme.marker_ink, 3, arrows),
    ]


def draw_last_move(layout: Layout, theme: Theme, scene: Scene) -> list[DrawingAction]:
    """A rounded outline around the column, or around the cells a boat left and reached."""
    assert scene.last_move is not None
    return [stroked(theme.last, 2.5, _outline(layout, scene.old, Move(scene.last_move)))]


def draw_hint(layout: Layout, theme: Theme, position: Position, move: Move) -> list[DrawingAction]:
    """The same outline in the hint's colour, dashed."""
    return [stroked(theme.hint, 3.5, _outline(layout, position, move), dash=[8, 5])]


def _outline(layout: Layout, before: Position, move: Move) -> list[DrawingAction]:
    if move.column is not None:
        return [_around(layout, move.column, TOP_ROW, BED_ROW)]
    came_from = before.boat(before.turn if move.sailor is None else move.sailor)
    return [
        _around(layout, column, boat_row(before, column) - 1, boat_row(before, column) + 1)
        for column in (came_from, came_from + move.direction)
    ]


def _around(layout: Layout, column: int, first_row: int, end_row: int) -> DrawingAction:
    """A rounded outline just inside some cells of a column."""
    inset, radius = 1.5, 6
    x, y = layout.x(column), layout.y(first_row)
    height = (end_row - first_row) * layout.cell_height
    return RoundRect(
        x + inset, y + inset, layout.cell_width - 2 * inset, height - 2 * inset, radius
    )


def _arrow(x: float, y: float, size: float, move: Move) -> list[Point]:
    """An angle that points where the boat or the water goes."""
    if move.column is None:
        way = move.direction * size * 0.5
        return [(x - way, y - size), (x + way, y), (x - way, y + size)]
    way = -move.lift * size * 0.5
    return [(x - size, y - way), (x, y + way), (x + size, y - way)]
