"""A board of equal square cells on the canvas."""

from dataclasses import dataclass

from .stamps import Box


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells are numbered row by row from the upper left one."""

    columns: int
    rows: int
    cell: float
    """The side of a cell."""
    left: float
    top: float

    @classmethod
    def fit(cls, box: Box, columns: int, rows: int) -> "Grid":
        """The largest grid in a box, in its middle."""
        cell = min(box.width / columns, box.height / rows)
        left = box.x + (box.width - columns * cell) / 2
        top = box.y + (box.height - rows * cell) / 2
        return cls(columns, rows, cell, left, top)

    @property
    def box(self) -> Box:
        """The whole grid."""
        return Box(self.left, self.top, self.columns * self.cell, self.rows * self.cell)

    def x(self, column: float) -> float:
        """The left edge of a column."""
        return self.left + column * self.cell

    def y(self, row: float) -> float:
        """The upper edge of a row."""
        return self.top + row * self.cell

    def cell_at(self, x: float, y: float) -> int | None:
        """The cell under a point; ``None`` beside the grid."""
        if self.cell <= 0:  # a canvas without room for it
            return None
        column, row = int((x - self.left) // self.cell), int((y - self.top) // self.cell)
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def box_of(self, cell: int) -> Box:
        """The place of a cell."""
        row, column = divmod(cell, self.columns)
        return Box(self.x(column), self.y(row), self.cell, self.cell)

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        row, column = divmod(cell, self.columns)
        return self.x(column + 0.5), self.y(row + 0.5)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The cell beside another one, within the grid; the middle one when there is none yet."""
        if cell is None:
            return self.rows // 2 * self.columns + self.columns // 2
        row, column = divmod(cell, self.columns)
        row = min(max(row + down, 0), self.rows - 1)
        column = min(max(column + across, 0), self.columns - 1)
        return row * self.columns + column
