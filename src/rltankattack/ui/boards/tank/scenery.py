"""What never moves: sky, sun, clouds, flags, walls, bed and numbers."""

from toga.widgets.canvas import DrawingAction, Rect

from ...theme import Theme
from ..pen import disc, filled, line, polygon, stroked, text
from ..stamps import Box, Stamps
from .layout import BED_ROW, Layout

TOP_ROW = 2
"""The row in which walls and full columns begin."""


def stamp_scenery(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    """The whole background."""
    box = Box(0, 0, layout.width, layout.height)
    return stamps.put("scenery", box, lambda _x, _y: _draw_scenery(layout, theme))


def _draw_scenery(layout: Layout, theme: Theme) -> list[DrawingAction]:
    return [
        filled(theme.sky, [Rect(0, 0, layout.width, layout.height)]),
        *_sun_and_clouds(layout, theme),
        *_walls(layout, theme),
        *_tank(layout, theme),
        *_flags(layout, theme),
        *_numbers(layout, theme),
    ]


def _sun_and_clouds(layout: Layout, theme: Theme) -> list[DrawingAction]:
    unit = min(layout.cell_width, layout.cell_height)
    horizon = layout.y(TOP_ROW)
    clouds: list[DrawingAction] = []
    for across, down, size in ((0.2, 0.28, 0.42), (0.52, 0.5, 0.32)):
        x, y, radius = layout.width * across, horizon * down, unit * size
        for offset, lift, part in ((-1.25, 0.15, 0.7), (0, -0.1, 1), (1.25, 0.15, 0.75)):
            clouds += disc(x + offset * radius, y + lift * radius, part * radius)
    return [
        filled(theme.sun, disc(layout.width * 0.84, horizon * 0.32, unit * 0.52)),
        filled(theme.cloud, clouds),
    ]


def _walls(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Both ports and the bed are one piece of stone, with joints and a lighter edge."""
    left, right = layout.x(1), layout.x(layout.columns + 1)
    top, bed = layout.y(TOP_ROW), layout.y(BED_ROW)
    edge, rest = layout.cell_height * 0.12, layout.width - right
    joints: list[DrawingAction] = []
    for row in range(TOP_ROW, BED_ROW):
        y, next_y = layout.y(row), layout.y(row + 1)
        shift = layout.cell_width * (0.5 if row % 2 else 0.35)
        for x, far in ((0.0, left), (right, layout.width)):
            joints += line((x, next_y), (far, next_y))
            joint = x + shift
            while joint < far - 2:
                joints += line((joint, y), (joint, next_y))
                joint += layout.cell_width
    return [
        filled(
            theme.stone,
            [
                Rect(0, top, left, bed - top),
                Rect(right, top, rest, bed - top),
                Rect(0, bed, layout.width, layout.height - bed),
            ],
        ),
        stroked(theme.stone_joint, 1, joints),
        filled(theme.stone_edge, [Rect(0, top, left, edge), Rect(right, top, rest, edge)]),
    ]


def _tank(layout: Layout, theme: Theme) -> list[DrawingAction]:
    left, right = layout.x(1), layout.x(layout.columns + 1)
    top, bed = layout.y(TOP_ROW), layout.y(BED_ROW)
    dashes: list[DrawingAction] = []
    for row in range(TOP_ROW + 1, BED_ROW):
        dashes += line((left, layout.y(row)), (right, layout.y(row)))
    columns: list[DrawingAction] = []
    for column in range(2, layout.columns + 1):
        columns += line((layout.x(column), top), (layout.x(column), bed))
    return [
        filled(theme.air, [Rect(left, top, right - left, bed - top)]),
        stroked(theme.grid, 1, dashes, dash=[3, 5]),
        stroked(theme.grid, 1, columns),
        filled(theme.sand, [Rect(left, bed, right - left, layout.cell_height * 0.1)]),
    ]


def _flags(layout: Layout, theme: Theme) -> list[DrawingAction]:
    """Red's flag flies on the left port, green's on the right one, each toward the tank."""
    top = layout.y(TOP_ROW)
    height, length = layout.cell_height * 1.1, layout.cell_width * 0.6
    poles: list[DrawingAction] = []
    flags = []
    for x, way, color in (
        (layout.x(0) + layout.cell_width * 0.12, 1, theme.red),
        (layout.x(layout.columns + 2) - layout.cell_width * 0.12, -1, theme.green),
    ):
        poles += line((x, top), (x, top - height))
        tip = (x + way * length, top - height * 0.87)
        flags.append(filled(color, polygon([(x, top - height), tip, (x, top - height * 0.74)])))
    return [stroked(theme.mast, 2, poles), *flags]


def _numbers(layout: Layout, theme: Theme) -> list[DrawingAction]:
    if theme.number is None:
        return []
    size = min(layout.cell_width * 0.5, layout.cell_height * 0.38)
    y = layout.y(BED_ROW) + layout.cell_height * 0.45
    places = [(str(c), layout.x(c + 0.5), y) for c in range(1, layout.columns + 1)]
    return [text(theme.number, size, places, bold=False)]
