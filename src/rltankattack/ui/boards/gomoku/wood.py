"""What never changes: the wooden board with its lines, star points and names."""

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.gomoku.board import SIZE
from ...theme import Theme
from ..pen import disc, filled, line, rounded, stroked, text
from ..stamps import Box, Stamps
from .layout import LABEL_ROOM, Layout

STARS = tuple(row * SIZE + column for row, column in ((3, 3), (3, 11), (7, 7), (11, 3), (11, 11)))
"""Points that guide the eye."""


def stamp_wood(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    """The whole background."""
    box = Box(0, 0, layout.width, layout.height)
    return stamps.put("scenery", box, lambda _x, _y: _draw_wood(layout, theme))


def _draw_wood(layout: Layout, theme: Theme) -> list[DrawingAction]:
    whole, cell = layout.grid.box, layout.grid.cell
    board = rounded(whole.x, whole.y, whole.width, whole.height, cell * 0.3)
    return [
        filled(theme.page, [Rect(0, 0, layout.width, layout.height)]),
        filled(theme.wood, board),
        *_lines(layout, theme),
        *_names(layout, theme),
    ]


def _lines(layout: Layout, theme: Theme) -> list[DrawingAction]:
    grid = layout.grid
    first, last = 0.5, SIZE - 0.5
    lines: list[DrawingAction] = []
    for number in range(SIZE):
        x, y = grid.x(number + 0.5), grid.y(number + 0.5)
        lines += line((grid.x(first), y), (grid.x(last), y))
        lines += line((x, grid.y(first)), (x, grid.y(last)))
    stars = [shape for star in STARS for shape in disc(*grid.centre(star), grid.cell * 0.11)]
    return [
        stroked(theme.wood_line, max(1.0, grid.cell * 0.035), lines),
        filled(theme.wood_line, stars),
    ]


def _names(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Letters above the columns, numbers beside the rows."""
    if not layout.label:
        return []
    grid, away = layout.grid, layout.label * LABEL_ROOM / 2
    places = [(chr(ord("A") + n), grid.x(n + 0.5), grid.top - away) for n in range(SIZE)]
    places += [(str(n + 1), grid.left - away, grid.y(n + 0.5)) for n in range(SIZE)]
    return [text(theme.quiet, layout.label, places, bold=False)]
