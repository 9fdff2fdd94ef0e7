"""Marks around cells of a grid: the last move, a hint, and where the keyboard is.

Each has an edge of another colour, so that it shows on any ground; the hint is dashed.
"""

from collections.abc import Iterable

from toga.widgets.canvas import DrawingAction

from ..theme import Theme
from .grid import Grid
from .pen import Edged, rounded

INSET = 2
"""How far inside its cell a frame runs, where no wall is in its way."""


def draw_last(
    grid: Grid, theme: Theme, cells: Iterable[int], inset: float = INSET
) -> list[DrawingAction]:
    """What has just been played."""
    return [Edged(theme.last, theme.outline, 2.5, _around(grid, cells, inset))]


def draw_hint(
    grid: Grid, theme: Theme, cells: Iterable[int], inset: float = INSET
) -> list[DrawingAction]:
    """What an agent that was asked would play."""
    return [Edged(theme.hint, theme.outline, 3.5, _around(grid, cells, inset), dash=[8, 5])]


def draw_cursor(grid: Grid, theme: Theme, cell: int, inset: float = INSET) -> list[DrawingAction]:
    """Where the keyboard is."""
    return [Edged(theme.marker_ink, theme.outline, 2, _around(grid, [cell], inset))]


def _around(grid: Grid, cells: Iterable[int], inset: float) -> list[DrawingAction]:
    side = grid.cell - 2 * inset
    boxes = map(grid.box_of, cells)
    return [
        action
        for box in boxes
        for action in rounded(box.x + inset, box.y + inset, side, side, grid.cell * 0.15)
    ]
