"""Where the board lies on the canvas: cells, a frame with their names, a strip for the score."""

from dataclasses import dataclass

from ....engine.reversi.cells import SIDE
from ..grid import Grid
from ..stamps import Box

MARGIN = 4
"""Between the board and the edge of the canvas."""
FRAME, STRIP = 0.38, 0.62
"""The width of the frame, and the height of the strip below, in cells."""
LEAST_LETTER = 7
"""Smaller names than this, in pixels, are left out."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The largest board that fits, in the middle of the canvas."""

    width: float
    height: float
    grid: Grid

    @classmethod
    def fit(cls, width: float, height: float) -> "Layout":
        """Lay the board out in a canvas."""
        across, down = SIDE + 2 * FRAME, SIDE + FRAME + STRIP
        cell = max(1.0, min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down))
        left = (width - across * cell) / 2 + FRAME * cell
        top = (height - down * cell) / 2 + FRAME * cell
        return cls(width, height, Grid(SIDE, SIDE, cell, left, top))

    @property
    def board(self) -> Box:
        """The cells with their frame and the strip."""
        grid = self.grid
        return Box(
            grid.x(-FRAME),
            grid.y(-FRAME),
            (SIDE + 2 * FRAME) * grid.cell,
            (SIDE + FRAME + STRIP) * grid.cell,
        )

    @property
    def letter(self) -> float | None:
        """The size of a cell's name on the frame; ``None`` where there is no room for names."""
        size = self.grid.cell * FRAME * 0.72
        return size if size >= LEAST_LETTER else None

    @property
    def radius(self) -> float:
        """That of a disc."""
        return self.grid.cell * 0.41

    def is_on_board(self, x: float, y: float) -> bool:
        """Whether a point is on the board or its frame."""
        board = self.board
        return 0 <= x - board.x < board.width and 0 <= y - board.y < board.height
