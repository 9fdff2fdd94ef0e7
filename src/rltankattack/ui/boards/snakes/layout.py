"""Where the tiles and the dice lie on the canvas.

Tile 1 is at the lower left, and the rows run to and fro. A field before it holds who has not
entered the board yet. The dice lie below the board, or beside it where that leaves larger tiles.
"""

from dataclasses import dataclass, replace
from math import floor

from ..grid import Grid
from ..pen import Point
from ..stamps import Box

START = 0
"""The number of the field before tile 1."""
PAD = 4
LEAST_PANEL = 56
"""The room for the dice: each is large enough for a finger in it."""
MOST_PANEL = 200
PLAYABLE = 160
"""A smaller canvas is a picture of the game, and needs no dice."""
LARGEST_DIE = 84
SHAPES = ((6, 1), (3, 2), (2, 3), (1, 6))
"""How six dice may lie."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles, and the panel with six dice or one."""

    width: float
    height: float
    tiles: Grid
    panel: Box
    dice: Grid
    one: Grid
    word: Point
    """The middle of the word beside or below the one die."""

    @classmethod
    def fit(cls, width: float, height: float, columns: int, rows: int) -> "Layout":
        """The largest tiles that leave room for the dice."""
        across, down = width - 2 * PAD, height - 2 * PAD
        least = LEAST_PANEL if max(width, height) >= PLAYABLE else 0
        below = min(across / (columns + 1), (down - least) / rows)
        beside = min((across - least) / (columns + 1), down / rows)
        cell = max(below, beside, 1.0)
        board_width, board_height = (columns + 1) * cell, rows * cell
        if below >= beside:
            panel_height = min(down - board_height, MOST_PANEL)
            top = (height - board_height - panel_height) / 2
            left = (width - board_width) / 2
            panel = Box(PAD, top + board_height, across, panel_height)
        else:
            panel_width = min(across - board_width, MOST_PANEL)
            top = (height - board_height) / 2
            left = (width - board_width - panel_width) / 2
            panel = Box(left + board_width, PAD, panel_width, down)
        tiles = Grid(columns, rows, cell, left + cell, top)
        one, word = _one_die(panel)
        return cls(width, height, tiles, panel, _six_dice(panel), one, word)

    def with_tiles_at(self, x: float, y: float) -> "Layout":
        """The same with the upper left corner of the tiles elsewhere."""
        return replace(self, tiles=replace(self.tiles, left=x, top=y))

    def cell_of(self, tile: int) -> int:
        """The cell of the grid in which a tile lies."""
        up, along = divmod(tile - 1, self.tiles.columns)
        column = along if up % 2 == 0 else self.tiles.columns - 1 - along
        return (self.tiles.rows - 1 - up) * self.tiles.columns + column

    def start_box(self) -> Box:
        """The field before tile 1."""
        first = self.tiles.box_of(self.cell_of(1))
        return Box(first.x - first.width, first.y, first.width, first.height)

    def tile_at(self, x: float, y: float) -> int | None:
        """The tile under a point, or the field before the first; ``None`` beside the board."""
        cell = self.tiles.cell_at(x, y)
        if cell is not None:
            row, column = divmod(cell, self.tiles.columns)
            up = self.tiles.rows - 1 - row
            along = column if up % 2 == 0 else self.tiles.columns - 1 - column
            return up * self.tiles.columns + along + 1
        return START if _is_in(self.start_box(), x, y) else None

    def is_in_panel(self, x: float, y: float) -> bool:
        """Whether a point is where the dice lie."""
        return _is_in(self.panel, x, y)

    def place(self, tile: float) -> Point:
        """The middle of a tile, or of the way from one to the next."""
        before = floor(tile)
        part = tile - before
        x, y = self._middle(before)
        if part == 0:
            return x, y
        next_x, next_y = self._middle(before + 1)
        return x + (next_x - x) * part, y + (next_y - y) * part

    def _middle(self, tile: int) -> Point:
        if tile == START:
            box = self.start_box()
            return box.x + box.width / 2, box.y + box.height / 2
        return self.tiles.centre(self.cell_of(tile))


def _six_dice(panel: Box) -> Grid:
    grids = [Grid.fit(panel, columns, rows) for columns, rows in SHAPES]
    best = max(grids, key=lambda grid: grid.cell)
    return _shrunk(panel, best.columns, best.rows, min(best.cell, LARGEST_DIE))


def _one_die(panel: Box) -> tuple[Grid, Point]:
    """A die with a word on its right where the panel is wide, else below it."""
    if panel.width >= panel.height:
        cell = min(panel.height, panel.width / 3, LARGEST_DIE)
        left, middle = panel.x + panel.width / 2 - 1.2 * cell, panel.y + panel.height / 2
        return Grid(1, 1, cell, left, middle - cell / 2), (left + 1.9 * cell, middle)
    cell = min(panel.width, panel.height / 2, LARGEST_DIE)
    middle, top = panel.x + panel.width / 2, panel.y + panel.height / 2 - 0.8 * cell
    return Grid(1, 1, cell, middle - cell / 2, top), (middle, top + 1.3 * cell)


def _shrunk(box: Box, columns: int, rows: int, cell: float) -> Grid:
    left = box.x + (box.width - columns * cell) / 2
    top = box.y + (box.height - rows * cell) / 2
    return Grid(columns, rows, cell, left, top)


def _is_in(box: Box, x: float, y: float) -> bool:
    return box.x <= x < box.x + box.width and box.y <= y < box.y + box.height
