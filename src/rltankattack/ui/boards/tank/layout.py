"""Where the cells of the tank lie on the canvas.

The tank is a grid of seven rows: two of sky, four of water levels (4 at the top), and the bed. Port
and water columns stand side by side.
"""

from dataclasses import dataclass

ROWS = 7
BED_ROW = 6
SUNK_ROW = 5
PORT_ROW = 1

TALLEST, WIDEST = 1.6, 1.4
"""How much taller than wide, or wider than tall, a cell may be."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The grid in a canvas: the sky above and the walls beside it fill what the grid leaves."""

    width: float
    height: float
    columns: int
    cell_width: float
    cell_height: float
    left: float
    top: float

    @classmethod
    def fit(cls, width: float, height: float, columns: int) -> "Layout":
        """The largest grid of agreeable cells, centred, standing on the canvas's lower edge."""
        across = columns + 2
        cell_width, cell_height = width / across, height / ROWS
        cell_height = min(cell_height, TALLEST * cell_width)
        cell_width = min(cell_width, WIDEST * cell_height)
        left = (width - across * cell_width) / 2
        top = height - ROWS * cell_height
        return cls(width, height, columns, cell_width, cell_height, left, top)

    def x(self, column: float) -> float:
        """The left edge of a column."""
        return self.left + column * self.cell_width

    def y(self, row: float) -> float:
        """The upper edge of a row."""
        return self.top + row * self.cell_height

    def surface(self, level: float) -> float:
        """Where water of this level ends; a port is as high as level 4."""
        return self.y(BED_ROW - level)

    def cell_at(self, x: float, y: float) -> int | None:
        """The number of the cell under a point, row by row; ``None`` beside the canvas.

        Walls and sky beside the grid belong to its outermost cells.
        """
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        column = int((x - self.left) // self.cell_width)
        row = int((y - self.top) // self.cell_height)
        column = min(max(column, 0), self.columns + 1)
        row = min(max(row, 0), ROWS - 1)
        return row * (self.columns + 2) + column

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        row, column = divmod(cell, self.columns + 2)
        return self.x(column + 0.5), self.y(row + 0.5)
