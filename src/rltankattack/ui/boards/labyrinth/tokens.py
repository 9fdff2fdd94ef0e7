"""Theseus, a round shield with a sword and a T, and the Minotaur, a bull's head with an M."""

from collections.abc import Hashable
from math import pi, sin

from toga.widgets.canvas import DrawingAction, LineTo, MoveTo, QuadraticCurveTo

from ....engine.game import Player
from ....engine.labyrinth import Position, Step
from ...theme import Theme
from ..painter import Scene
from ..pen import Point, disc, filled, polygon, stroked, text
from ..stamps import Box, Draw, Stamps
from .layout import Layout

BUMP = 0.16
"""How far who bumps into a wall leans toward it, in tiles."""
REACH = 0.52
"""No part of a token is farther from its middle, in tiles."""
LARGE = 30
"""A token of so many pixels has room for details."""


def stamp_tokens(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """Both of them, the one that moves in front; of two on one tile only the winner stays."""
    old: Position = scene.old
    shown: Position = scene.new if scene.time >= 1 else old
    mover, actions = old.turn, []
    for player in (mover.other, mover):
        stamp = _stamp(layout, theme, player, _place(layout, scene, player))
        if player in shown.standing:
            actions += stamps.put(*stamp)
        else:
            stamps.prepare(*stamp)  # so that no animation has to wait for a picture
    return actions


def _stamp(layout: Layout, theme: Theme, player: Player, at: Point) -> tuple[Hashable, Box, Draw]:
    unit = layout.tile
    reach = unit * REACH
    draw = _draw_theseus if player is Player.FIRST else _draw_minotaur
    return (
        ("token", player, layout.size),
        Box(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach),
        lambda x, y: draw(theme, x + reach, y + reach, unit),
    )


def _place(layout: Layout, scene: Scene, player: Player) -> Point:
    """Between where it stood and where it goes; who bumps into a wall leans toward it and back."""
    tiles = scene.old.tile(player), scene.new.tile(player)
    (old_x, old_y), (new_x, new_y) = map(layout.centre, tiles)
    if tiles[0] == tiles[1] and scene.last_move is not None and player is scene.old.turn:
        lean = BUMP * sin(pi * scene.time)
        return layout.toward(tiles[0], Step(scene.last_move), lean)
    return old_x + (new_x - old_x) * scene.time, old_y + (new_y - old_y) * scene.time


def _draw_theseus(theme: Theme, x: float, y: float, unit: float) -> list[DrawingAction]:
    """The sword sticks out behind the shield."""

    def at(*places: Point) -> list[Point]:
        return [(x + across * unit, y + down * unit) for across, down in places]

    radius, edge = unit * 0.33, max(1.0, unit * 0.035)
    sword = [
        *polygon(at((-0.36, 0.28), (0.29, -0.37), (0.43, -0.43), (0.37, -0.29), (-0.28, 0.36))),
        *polygon(at((-0.38, 0.14), (-0.32, 0.08), (-0.08, 0.32), (-0.14, 0.38))),
        *polygon(at((-0.36, 0.28), (-0.28, 0.36), (-0.34, 0.42), (-0.42, 0.34))),
    ]
    shield = disc(x, y, radius)
    actions: list[DrawingAction] = [
        stroked(theme.outline, 2 * edge, sword),
        filled(theme.sail, sword),
        filled(theme.red, shield),
        stroked(theme.outline, edge, shield),
    ]
    if unit >= LARGE:
        actions.append(stroked(theme.letter, edge * 0.7, disc(x, y, radius * 0.8)))
    size = unit * (0.36 if unit >= LARGE else 0.5)
    return [*actions, text(theme.letter, size, [("T", x + size * 0.03, y)], bold=True)]


def _draw_minotaur(theme: Theme, x: float, y: float, unit: float) -> list[DrawingAction]:
    """Broad at the brow, narrow at the muzzle, with bent horns."""

    def at(*places: Point) -> list[Point]:
        return [(x + across * unit, y + down * unit) for across, down in places]

    edge = max(1.0, unit * 0.035)
    head = polygon(
        at(
            (-0.2, -0.24), (0.2, -0.24), (0.31, -0.12), (0.27, 0.12), (0.18, 0.4),
            (-0.18, 0.4), (-0.27, 0.12), (-0.31, -0.12),
        )
    )  # fmt: skip
    horns: list[DrawingAction] = []
    for side in (-1, 1):
        root, bend, tip, hollow, end = at(
            (side * 0.28, -0.06), (side * 0.54, -0.14), (side * 0.4, -0.44),
            (side * 0.38, -0.2), (side * 0.14, -0.23),
        )  # fmt: skip
        horns += [
            MoveTo(*root),
            QuadraticCurveTo(*bend, *tip),
            QuadraticCurveTo(*hollow, *end),
            LineTo(*root),
        ]
    actions: list[DrawingAction] = [
        filled(theme.sail, horns),
        stroked(theme.outline, edge, horns),
        filled(theme.green, head),
        stroked(theme.outline, edge, head),
    ]
    if unit >= LARGE:
        (left, right) = at((-0.07, 0.31), (0.07, 0.31))
        actions.append(
            filled(theme.letter, [*disc(*left, unit * 0.025), *disc(*right, unit * 0.025)])
        )
    size = unit * (0.38 if unit >= LARGE else 0.5)
    return [
        *actions,
        text(theme.letter, size, [("M", x - size * 0.06, y + unit * 0.03)], bold=True),
    ]
