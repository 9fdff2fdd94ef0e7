"""Marks over the board: where each die leads, the last move, the hint, and the keyboard."""

from collections import defaultdict

from toga.widgets.canvas import DrawingAction

from ....engine.snakes import Position
from ....engine.snakes.walk import walk
from ...theme import Theme
from .. import frames
from ..grid import Grid
from ..painter import Scene
from ..pen import Outlined, disc, text
from ..stamps import Box, Stamps
from . import cells
from .layout import START, Layout

BADGE = 0.17
"""The radius of a badge, in tiles."""
IN_A_ROW = 3


def stamp_targets(
    layout: Layout, theme: Theme, stamps: Stamps, scene: Scene
) -> list[DrawingAction]:
    """A small badge with the die's value on the tile where each die would lead."""
    if scene.rolls or scene.time < 1:
        return []
    dice_to: defaultdict[int, list[int]] = defaultdict(list)
    for die in scene.moves:
        dice_to[walk(scene.new, die).end].append(die)
    unit = layout.tiles.cell
    reach = unit * BADGE
    actions: list[DrawingAction] = []
    for tile, dice in dice_to.items():
        corner = layout.tiles.box_of(layout.cell_of(tile))
        for number, die in enumerate(dice):
            up, along = divmod(number, IN_A_ROW)
            x = corner.x + corner.width - unit * 0.02 - 2 * reach * (along + 1)
            y = corner.y + corner.height - unit * 0.02 - 2 * reach * (up + 1)
            actions += stamps.put(
                ("badge", die),
                Box(x, y, 2 * reach, 2 * reach),
                lambda x, y, die=die: _draw_badge(theme, x + reach, y + reach, reach, die),
            )
    return actions


def _draw_badge(theme: Theme, x: float, y: float, reach: float, die: int) -> list[DrawingAction]:
    ring = disc(x, y, reach - 0.5)
    return [
        Outlined(theme.marker, theme.marker_ink, 1, ring),
        text(theme.marker_ink, reach * 1.6, [(str(die), x, y)], bold=True),
    ]


def draw_last(layout: Layout, theme: Theme, scene: Scene) -> list[DrawingAction]:
    """Where the last move began and where it ended."""
    old: Position = scene.old
    new: Position = scene.new
    tiles = {old.tiles[old.turn], new.tiles[old.turn]} - {START}
    if not tiles:
        return []
    return frames.draw_last(layout.tiles, theme, map(layout.cell_of, sorted(tiles)))


def draw_hint(layout: Layout, theme: Theme, scene: Scene, die: int) -> list[DrawingAction]:
    """The die that the strongest agent would choose, and where it leads: to a snake's head and on
    to its tail, for one."""
    way = walk(scene.new, die)
    actions = frames.draw_hint(layout.tiles, theme, map(layout.cell_of, {way.landing, way.end}))
    if scene.moves and not scene.rolls:
        actions += frames.draw_hint(layout.dice, theme, [die - 1])
    return actions


def draw_cursor(layout: Layout, theme: Theme, scene: Scene, cell: int) -> list[DrawingAction]:
    """Around one of the six dice, or around the only one, or around a tile."""
    if cell < cells.DICE:
        grid = layout.one if scene.rolls else layout.dice
        return frames.draw_cursor(grid, theme, 0 if scene.rolls else cell)
    if cell == cells.start_cell(layout):
        box = layout.start_box()
        return frames.draw_cursor(Grid(1, 1, box.width, box.x, box.y), theme, 0)
    return frames.draw_cursor(layout.tiles, theme, cell - cells.DICE)
