"""Where the crossings lie on the canvas: each in the middle of a square cell."""

from dataclasses import dataclass

from ....engine.gomoku.board import SIZE
from ..grid import Grid
from ..stamps import Box

EDGE = 0.012
"""What stays free around the board, as a part of the canvas."""
SMALLEST_LABELLED = 290
"""In a smaller canvas the rows and columns have no names."""
LABEL, SMALLEST_LABEL, LARGEST_LABEL = 0.027, 9.0, 16.0
"""The size of these names: a part of the canvas, but within limits."""
LABEL_ROOM = 1.5
"""The room for a name, in sizes of it."""
FINGER = 32
"""In a smaller cell a finger may miss the crossing it means."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The board in a canvas, with room for the names of rows and columns where there is any."""

    width: float
    height: float
    grid: Grid
    label: float
    """The size of the names; 0 when there are none."""

    @classmethod
    def fit(cls, width: float, height: float) -> "Layout":
        """The largest board, in the middle of the canvas."""
        side = min(width, height)
        label = min(max(side * LABEL, SMALLEST_LABEL), LARGEST_LABEL)
        if side < SMALLEST_LABELLED:
            label = 0.0
        edge, room = side * EDGE, label * LABEL_ROOM
        free = Box(edge + room, edge + room, width - 2 * edge - room, height - 2 * edge - room)
        return cls(width, height, Grid.fit(free, SIZE, SIZE), label)

    @property
    def is_small(self) -> bool:
        """Whether a tap may miss its crossing, so that it only chooses and a second one plays."""
        return self.grid.cell < FINGER
