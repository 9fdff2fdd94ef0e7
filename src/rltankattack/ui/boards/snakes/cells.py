"""The cells of the keyboard: the six dice, then the tiles row by row, then the field before tile 1.

Who goes beyond the edge of the dice toward the board comes to the nearest tile, and back.
"""

from math import dist

from ..grid import Grid
from ..pen import Point
from .layout import START, Layout

DICE = 6


def start_cell(layout: Layout) -> int:
    """The field before tile 1."""
    return DICE + layout.tiles.columns * layout.tiles.rows


def cell_of_tile(layout: Layout, tile: int) -> int:
    """The cell of a tile, or of the field before the first one."""
    return start_cell(layout) if tile == START else DICE + layout.cell_of(tile)


def centre(layout: Layout, cell: int) -> Point:
    """The middle of a cell."""
    if cell < DICE:
        return layout.dice.centre(cell)
    if cell == start_cell(layout):
        return layout.place(START)
    return layout.tiles.centre(cell - DICE)


def step(layout: Layout, cell: int, across: int, down: int) -> int:
    """The cell beside another one."""
    if cell < DICE:
        return _from_die(layout, cell, across, down)
    first = layout.cell_of(1)
    if cell == start_cell(layout):
        return DICE + first if across > 0 else cell
    tile = cell - DICE
    if tile == first and across < 0:
        return start_cell(layout)
    there = layout.tiles.step(tile, across, down)
    if there == tile and _leads_to_dice(layout, across, down):
        return _nearest(layout.dice, layout.tiles.centre(tile))
    return DICE + there


def _from_die(layout: Layout, cell: int, across: int, down: int) -> int:
    there = layout.dice.step(cell, across, down)
    if there == cell and _leads_to_dice(layout, -across, -down):
        return DICE + _nearest(layout.tiles, layout.dice.centre(cell))
    return there


def _leads_to_dice(layout: Layout, across: int, down: int) -> bool:
    """Whether the dice lie in this direction from the board."""
    tiles = layout.tiles.box
    is_beside = layout.panel.x >= tiles.x + tiles.width
    return across > 0 if is_beside else down > 0


def _nearest(grid: Grid, place: Point) -> int:
    cells = range(grid.columns * grid.rows)
    return min(cells, key=lambda cell: dist(grid.centre(cell), place))
