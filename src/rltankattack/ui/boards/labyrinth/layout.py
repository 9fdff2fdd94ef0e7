"""Where the tiles of the labyrinth lie on the canvas.

Tiles count from the bottom left, the cells of a grid from the upper left.
"""

from dataclasses import dataclass, replace

from ....engine.labyrinth import Step
from ..grid import Grid
from ..pen import Point
from ..stamps import Box

EDGE = 0.32
"""The room around the tiles, in tiles: outer walls stand in it, and the way in leads through it."""
WALL = 0.14
"""The thickness of a wall, in tiles."""
THINNEST = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """The largest square of tiles in the middle of a canvas."""

    width: float
    height: float
    grid: Grid

    @classmethod
    def fit(cls, width: float, height: float, size: int) -> "Layout":
        """Tiles as large as the canvas allows."""
        edge = EDGE * min(width, height) / (size + 2 * EDGE)
        inside = Box(edge, edge, width - 2 * edge, height - 2 * edge)
        return cls(width, height, Grid.fit(inside, size, size))

    @property
    def box(self) -> Box:
        """The whole canvas."""
        return Box(0, 0, self.width, self.height)

    @property
    def size(self) -> int:
        """Tiles a side."""
        return self.grid.columns

    @property
    def tile(self) -> float:
        """The side of a tile."""
        return self.grid.cell

    @property
    def wall(self) -> float:
        """The thickness of a wall."""
        return max(THINNEST, WALL * self.tile)

    def moved(self, x: float, y: float) -> "Layout":
        """The same board elsewhere, as a stamp is drawn."""
        grid = self.grid
        return replace(self, grid=replace(grid, left=grid.left + x, top=grid.top + y))

    def cell(self, tile: int) -> int:
        """The grid's number of a tile."""
        row, column = divmod(tile, self.size)
        return (self.size - 1 - row) * self.size + column

    def tile_at(self, x: float, y: float) -> int | None:
        """The tile under a point; ``None`` beside the board."""
        cell = self.grid.cell_at(x, y)
        return None if cell is None else self.cell(cell)

    def away(self, tile: int, x: float, y: float) -> tuple[int, int]:
        """How many tiles to the right of a tile and above it a point is, beside the board, too."""
        middle_x, middle_y = self.centre(tile)
        return round((x - middle_x) / self.tile), round((middle_y - y) / self.tile)

    def centre(self, tile: int) -> Point:
        """The middle of a tile."""
        return self.grid.centre(self.cell(tile))

    def tile_box(self, tile: int) -> Box:
        """The place of a tile."""
        return self.grid.box_of(self.cell(tile))

    def toward(self, tile: int, step: Step, tiles: float) -> Point:
        """The point so many tiles from the middle of a tile in the direction of a step."""
        x, y = self.centre(tile)
        return x + step.across * tiles * self.tile, y - step.rise * tiles * self.tile
