"""What never changes in a game: the tiles with their numbers, the start and the finish."""

from toga.widgets.canvas import DrawingAction, Rect

from ...theme import Theme
from ..pen import filled, line, polygon, rounded, stroked, text
from ..stamps import Box, Stamps
from .layout import Layout

NUMBER = 0.27
"""The size of a tile's number, in tiles."""
LEAST_NUMBERED = 18
"""The side of a tile that has room for its number beside what lies on it."""


def stamp_scenery(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    """The whole background."""
    box = Box(0, 0, layout.width, layout.height)
    return stamps.put("scenery", box, lambda _x, _y: _draw_scenery(layout, theme))


def _draw_scenery(layout: Layout, theme: Theme) -> list[DrawingAction]:
    return [
        filled(theme.page, [Rect(0, 0, layout.width, layout.height)]),
        *_start(layout, theme),
        *_tiles(layout, theme),
        *_finish(layout, theme),
        *_numbers(layout, theme),
    ]


def _tiles(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Light ones under dark ones, and a line around all of them."""
    grid, whole = layout.tiles, layout.tiles.box
    dark: list[DrawingAction] = []
    for tile in range(2, grid.columns * grid.rows + 1, 2):
        box = grid.box_of(layout.cell_of(tile))
        dark.append(Rect(box.x, box.y, box.width, box.height))
    return [
        filled(theme.tile, [Rect(whole.x, whole.y, whole.width, whole.height)]),
        filled(theme.tile_dark, dark),
        stroked(theme.tile_ink, 1, [*_turns(layout), *polygon(_corners(whole))]),
    ]


def _turns(layout: Layout) -> list[DrawingAction]:
    """Lines between the rows, open where the way turns up to the next one."""
    grid = layout.tiles
    lines: list[DrawingAction] = []
    for row in range(1, grid.rows):
        up = grid.rows - row  # the rows below the line
        opens_right = up % 2 == 1
        left, right = (0, grid.columns - 1) if opens_right else (1, grid.columns)
        lines += line((grid.x(left), grid.y(row)), (grid.x(right), grid.y(row)))
    return lines


def _corners(box: Box) -> list[tuple[float, float]]:
    right, bottom = box.x + box.width, box.y + box.height
    return [(box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom)]


def _start(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """A field with an arrow to tile 1."""
    box = layout.start_box()
    unit = box.width
    x, y = box.x + unit * 0.9, box.y + unit * 0.5
    arrow = [(x - unit * 0.14, y - unit * 0.16), (x, y), (x - unit * 0.14, y + unit * 0.16)]
    return [
        filled(
            theme.tile_dark,
            rounded(box.x + unit * 0.04, box.y + unit * 0.04, unit, unit * 0.92, unit * 0.2),
        ),
        stroked(theme.tile_ink, max(1.5, unit * 0.06), line(*arrow)),
    ]


def _finish(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """A chequered flag on the last tile."""
    grid = layout.tiles
    box = grid.box_of(layout.cell_of(grid.columns * grid.rows))
    unit = box.width
    pole, top, square = box.x + unit * 0.3, box.y + unit * 0.34, unit * 0.13
    dark = [
        Rect(pole + column * square, top + row * square, square, square)
        for row in range(3)
        for column in range(4)
        if (row + column) % 2 == 0
    ]
    return [
        filled(theme.white, [Rect(pole, top, 4 * square, 3 * square)]),
        filled(theme.black, dark),
        stroked(theme.tile_ink, 1, polygon(_corners(Box(pole, top, 4 * square, 3 * square)))),
        stroked(theme.tile_ink, max(1.5, unit * 0.05), line((pole, top), (pole, top + unit * 0.6))),
    ]


def _numbers(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Each in the upper left corner of its tile, where little covers it."""
    grid = layout.tiles
    if grid.cell < LEAST_NUMBERED:
        return []
    size = max(7.0, grid.cell * NUMBER)
    places = []
    for tile in range(1, grid.columns * grid.rows + 1):
        box = grid.box_of(layout.cell_of(tile))
        number = str(tile)
        places.append((number, box.x + (0.3 * len(number) + 0.2) * size, box.y + size * 0.7))
    return [text(theme.tile_ink, size, places, bold=False)]
