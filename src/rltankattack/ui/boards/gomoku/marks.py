"""Marks over the board: the last move, a hint, what a tap has chosen, and the row that has won."""

from math import pi

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.gomoku import Position
from ....engine.gomoku.board import SIZE
from ....engine.gomoku.rows import five
from ...theme import Theme
from ..pen import Edged, disc, filled, line
from .layout import Layout
from .stones import RADIUS, draw_alike

SMALL_STONE = 0.6
"""The stone in the ring, in radii of a stone."""
AROUND = 0.48
"""The radius of a ring around a stone, in cells."""
DASH, DRAWN = 13, 0.6
"""About so long, with the gap behind it, is a dash of a hint; the part of it that is drawn."""
BEYOND = 0.3
"""How far the winning line reaches beyond its ends, in cells."""


def draw_last(layout: Layout, theme: Theme, cell: int) -> list[DrawingAction]:
    """A ring around the stone that has just been put."""
    return [Edged(theme.last, theme.outline, _width(layout), _ring(layout, cell))]


def draw_hint(layout: Layout, theme: Theme, cell: int) -> list[DrawingAction]:
    """A ring of whole dashes around the crossing that the strongest agent would take."""
    whole = 2 * pi * AROUND * layout.grid.cell
    dash = whole / max(round(whole / DASH), 4)
    dashes = [dash * DRAWN, dash * (1 - DRAWN)]
    return [Edged(theme.hint, theme.outline, _width(layout) + 1, _ring(layout, cell), dash=dashes)]


def draw_cross(layout: Layout, theme: Theme, cell: int) -> list[DrawingAction]:
    """Lines from the chosen crossing to all four edges: a thumb does not hide them."""
    grid = layout.grid
    x, y = grid.centre(cell)
    across = line((grid.x(0), y), (grid.x(SIZE), y))
    down = line((x, grid.y(0)), (x, grid.y(SIZE)))
    return [Edged(theme.marker, theme.marker_ink, 2, across + down)]


def draw_choice(layout: Layout, theme: Theme, player: Player, cell: int) -> list[DrawingAction]:
    """A ring around a small stone on the chosen crossing."""
    x, y = layout.grid.centre(cell)
    radius = RADIUS * layout.grid.cell
    return [
        filled(theme.wood, disc(x, y, radius)),
        Edged(theme.marker, theme.marker_ink, 2.5, disc(x, y, radius)),
        *draw_alike(theme, player, [(x, y)], radius * SMALL_STONE),
    ]


def draw_won(layout: Layout, theme: Theme, position: Position) -> list[DrawingAction]:
    """A line through the winning row; through both on a board that no game leads to."""
    grid = layout.grid
    lines: list[DrawingAction] = []
    for player in Player:
        row = five(position.stones(player))
        if row:
            (x, y), (far_x, far_y) = grid.centre(row[0]), grid.centre(row[-1])
            part = BEYOND / (len(row) - 1)
            over_x, over_y = (far_x - x) * part, (far_y - y) * part
            lines += line((x - over_x, y - over_y), (far_x + over_x, far_y + over_y))
    return [Edged(theme.last, theme.outline, max(3.0, grid.cell * 0.13), lines)] if lines else []


def _width(layout: Layout) -> float:
    return max(2.5, layout.grid.cell * 0.07)


def _ring(layout: Layout, cell: int) -> list[DrawingAction]:
    return disc(*layout.grid.centre(cell), AROUND * layout.grid.cell)
