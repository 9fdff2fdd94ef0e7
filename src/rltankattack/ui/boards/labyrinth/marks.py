"""Marks over the board: where one may go, the last step, and a hint."""

from toga.widgets.canvas import DrawingAction

from ....engine.labyrinth import Position, Step
from ...theme import Theme
from .. import frames
from ..pen import filled, polygon, stroked
from ..stamps import Box, Stamps
from .layout import Layout

AWAY = 0.57
"""How far from the player an arrow stands, in tiles: between the token and what lies beyond."""
ARROW = 0.19
RING = 1.5


def stamp_arrows(
    layout: Layout, theme: Theme, stamps: Stamps, position: Position, moves: tuple[int, ...]
) -> list[DrawingAction]:
    """An arrow for every step that may be made."""
    reach = layout.tile * ARROW + 2 * RING
    here = position.tile(position.turn)
    actions: list[DrawingAction] = []
    for step in map(Step, moves):
        x, y = layout.toward(here, step, AWAY)
        actions += stamps.put(
            ("arrow", layout.size, step),
            Box(x - reach, y - reach, 2 * reach, 2 * reach),
            lambda x, y, step=step: _draw_arrow(layout, theme, x + reach, y + reach, step),
        )
    return actions


def _draw_arrow(
    layout: Layout, theme: Theme, x: float, y: float, step: Step
) -> list[DrawingAction]:
    long = layout.tile * ARROW
    ahead, aside = (step.across, -step.rise), (step.rise, step.across)
    corners = [
        (x + long * (a * ahead[0] + b * aside[0]), y + long * (a * ahead[1] + b * aside[1]))
        for a, b in ((0.75, 0), (-0.6, 0.9), (-0.6, -0.9))
    ]
    arrow = polygon(corners)
    return [stroked(theme.marker_ink, 2 * RING, arrow), filled(theme.marker, arrow)]


def draw_last_step(
    layout: Layout, theme: Theme, old: Position, new: Position
) -> list[DrawingAction]:
    """Frames around the tile that was left and the one that was reached; one where a wall was in
    the way."""
    mover = new.turn.other
    cells = sorted({layout.cell(position.tile(mover)) for position in (old, new)})
    return frames.draw_last(layout.grid, theme, cells, _inset(layout))


def draw_hint(layout: Layout, theme: Theme, position: Position, step: Step) -> list[DrawingAction]:
    """A dashed frame around the tile to go to, or to stay on when a wall is in the way."""
    here = position.tile(position.turn)
    there = position.maze.beside(here, step)
    cell = layout.cell(here if there is None else there)
    return frames.draw_hint(layout.grid, theme, [cell], _inset(layout))


def draw_cursor(layout: Layout, theme: Theme, cell: int) -> list[DrawingAction]:
    """Where the keyboard is."""
    return frames.draw_cursor(layout.grid, theme, cell, _inset(layout))


def _inset(layout: Layout) -> float:
    """Inside the walls."""
    return layout.wall / 2 + frames.INSET
