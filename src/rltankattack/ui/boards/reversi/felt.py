"""What never moves: the frame with the names of rows and columns, and the felt with its lines."""

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.reversi.cells import COLUMNS, SIDE
from ...theme import Theme
from ..pen import filled, line, oval, rounded, stroked, text
from ..stamps import Box, Stamps
from .layout import FRAME, Layout

POINTS = ((2, 2), (2, 6), (6, 2), (6, 6))
"""Crossings of lines with a dot on them, as on every board."""


def stamp_felt(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    """The whole background."""
    box = Box(0, 0, layout.width, layout.height)
    return stamps.put("scenery", box, lambda _x, _y: _draw_felt(layout, theme))


def _draw_felt(layout: Layout, theme: Theme) -> list[DrawingAction]:
    grid, board = layout.grid, layout.board
    cells = grid.box
    dots = [
        shape
        for column, row in POINTS
        for shape in oval(grid.x(column), grid.y(row), *2 * [grid.cell * 0.07])
    ]
    return [
        filled(theme.page, [Rect(0, 0, layout.width, layout.height)]),
        filled(
            theme.felt_line,
            rounded(board.x, board.y, board.width, board.height, grid.cell * 0.2),
        ),
        filled(theme.felt, [Rect(cells.x, cells.y, cells.width, cells.height)]),
        stroked(theme.felt_line, max(1.0, grid.cell * 0.035), _lines(layout)),
        filled(theme.felt_line, dots),
        *_names(layout, theme),
    ]


def _lines(layout: Layout) -> list[DrawingAction]:
    grid = layout.grid
    return [
        shape
        for n in range(1, SIDE)
        for shape in (
            *line((grid.x(n), grid.y(0)), (grid.x(n), grid.y(SIDE))),
            *line((grid.x(0), grid.y(n)), (grid.x(SIDE), grid.y(n))),
        )
    ]


def _names(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Letters above the columns, numbers before the rows."""
    grid, middle = layout.grid, -FRAME / 2
    if layout.letter is None:
        return []
    letters = [(name, grid.x(n + 0.5), grid.y(middle)) for n, name in enumerate(COLUMNS)]
    numbers = [(str(n + 1), grid.x(middle), grid.y(n + 0.5)) for n in range(SIDE)]
    return [text(theme.white, layout.letter, [*letters, *numbers], bold=False)]
