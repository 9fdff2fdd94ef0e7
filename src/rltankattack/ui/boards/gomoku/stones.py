"""The stones: all that rest as one picture, and the few that come or go.

A white stone has a ring in it, so that nobody needs to tell the colours apart.
"""

from collections.abc import Sequence
from dataclasses import replace

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.gomoku import Position
from ....engine.gomoku.board import cells_of
from ...theme import Theme
from ..grid import Grid
from ..painter import Scene
from ..pen import Point, disc, filled, stroked
from ..stamps import Stamps
from .layout import Layout

RADIUS = 0.43
"""Of a stone, in cells."""
RING = 0.55
"""Of the ring in a white stone, in radii."""
SHADOW = 0.12
"""How far below a stone its shadow reaches, in radii."""
MOST_MOVING = 2
"""When more stones differ between two positions, the new one is there at once."""
DROP, GROWTH = 0.3, 0.25
"""From how high a stone drops, in cells, and how much larger it looks up there."""


def draw_stones(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """Every stone at the scene's time."""
    grid = layout.grid
    resting, moving = _resting_and_moving(scene)
    actions: list[DrawingAction] = []
    if resting.black | resting.white:
        actions += stamps.put_latest(
            "stones",
            (resting.black, resting.white),
            grid.box,
            lambda x, y: _all(resting, replace(grid, left=x, top=y), theme),
        )
    for player in Player:
        for cell in cells_of(moving.stones(player)):
            draw = _arriving if scene.new.owner(cell) is player else _leaving
            actions += draw(grid, theme, player, cell, scene.time)
    return actions


def draw_alike(
    theme: Theme, player: Player, places: Sequence[Point], radius: float
) -> list[DrawingAction]:
    """Stones of one colour and size; at least one."""
    shapes = [shape for place in places for shape in disc(*place, radius)]
    shadows = [shape for x, y in places for shape in disc(x, y + radius * SHADOW, radius)]
    actions: list[DrawingAction] = [
        filled(theme.wood_line, shadows),
        filled(theme.black if player is Player.FIRST else theme.white, shapes),
        stroked(theme.outline, 1, shapes),
    ]
    if player is Player.SECOND:
        rings = [shape for place in places for shape in disc(*place, radius * RING)]
        actions.append(stroked(theme.wood_line, max(0.8, radius * 0.07), rings))
    return actions


def _resting_and_moving(scene: Scene) -> tuple[Position, Position]:
    old, new = scene.old, scene.new
    black, white = old.black ^ new.black, old.white ^ new.white
    if scene.time >= 1 or black & white or (black | white).bit_count() > MOST_MOVING:
        return new, Position()
    return Position(old.black & new.black, old.white & new.white), Position(black, white)


def _all(position: Position, grid: Grid, theme: Theme) -> list[DrawingAction]:
    actions: list[DrawingAction] = []
    for player in Player:
        places = [grid.centre(cell) for cell in cells_of(position.stones(player))]
        if places:
            actions += draw_alike(theme, player, places, RADIUS * grid.cell)
    return actions


def _arriving(
    grid: Grid, theme: Theme, player: Player, cell: int, time: float
) -> list[DrawingAction]:
    """A stone drops onto its crossing, from no higher than the canvas."""
    x, y = grid.centre(cell)
    left = (1 - time) ** 2
    radius = RADIUS * grid.cell * (1 + GROWTH * left)
    height = min(DROP * grid.cell * left, y - radius)
    return draw_alike(theme, player, [(x, y - height)], radius)


def _leaving(
    grid: Grid, theme: Theme, player: Player, cell: int, time: float
) -> list[DrawingAction]:
    """A stone that is taken back shrinks."""
    return draw_alike(theme, player, [grid.centre(cell)], RADIUS * grid.cell * (1 - time))
