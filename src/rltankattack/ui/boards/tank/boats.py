"""The two boats: red with three-cornered sails and an R, green with a square sail and a G."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import cos, hypot, sin

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.tank import Position
from ...theme import Theme
from ..painter import Scene
from ..pen import Point, filled, line, polygon, stroked, text
from ..stamps import Box, Stamps
from .layout import Layout

SIDE_BY_SIDE = 0.24
"""How far from the middle each of two boats in one column lies, in columns."""
NARROW = 0.58
"""How much of its width a boat keeps there."""
DRAUGHT = 0.12
"""How deep a hull lies in the water, in cells."""
TILT = 0.45
"""How a sunk boat lies, in radians."""
MAST_TOP = 1.06
OUTLINE = 1.5


@dataclass(frozen=True, slots=True)
class _Shape:
    """How large a boat is and how far it leans."""

    size: float
    mast: float
    lean: float

    @property
    def reach(self) -> float:
        """How far from its waterline any part of the boat may be."""
        return hypot(self.size, self.mast * MAST_TOP) + OUTLINE


@dataclass(frozen=True, slots=True)
class _Boat:
    """A boat whose waterline is at a point of the canvas."""

    x: float
    y: float
    shape: _Shape

    def points(self, *places: Point) -> list[Point]:
        """Places are across from -1 to 1 along the hull, and up from 0 to 1 of the mast."""
        shape = self.shape
        turn, slope = cos(shape.lean), sin(shape.lean)
        steps = [(across * shape.size, -up * shape.mast) for across, up in places]
        return [
            (self.x + right * turn - down * slope, self.y + right * slope + down * turn)
            for right, down in steps
        ]


def stamp_boats(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """Green first, so that red is in front while they pass."""
    actions: list[DrawingAction] = []
    for player, draw in ((Player.SECOND, _draw_green), (Player.FIRST, _draw_red)):
        x, y = _place(layout, scene, player)
        for shape in _upright(layout):  # so that no animation has to wait for a picture
            stamps.prepare(
                (player, shape), _box(x, y, shape), partial(_draw_in_box, draw, theme, shape)
            )
        shape = _shape(layout, scene, player)
        drawing = partial(_draw_in_box, draw, theme, shape)
        actions += stamps.put((player, shape), _box(x, y, shape), drawing)
    return actions


def _box(x: float, y: float, shape: _Shape) -> Box:
    return Box(x - shape.reach, y - shape.reach, 2 * shape.reach, 2 * shape.reach)


def _upright(layout: Layout) -> tuple[_Shape, _Shape]:
    """A boat alone in its column, and one beside another."""
    size = min(layout.cell_width * 0.45, layout.cell_height * 0.5)
    mast = min(layout.cell_height * 0.85, layout.cell_width * 1.15)
    return _Shape(size, mast, 0.0), _Shape(size * NARROW, mast, 0.0)


def _shape(layout: Layout, scene: Scene, player: Player) -> _Shape:
    """Half-way to the new position a boat makes room for another, or tips over."""
    position: Position = scene.old if scene.time < 0.5 else scene.new
    alone, beside = _upright(layout)
    shape = beside if _apart(position, player) else alone
    return replace(shape, lean=TILT * player.sign) if _is_sunk(position, player) else shape


def _place(layout: Layout, scene: Scene, player: Player) -> Point:
    old: Position = scene.old
    new: Position = scene.new
    before = old.boat(player) + _apart(old, player)
    after = new.boat(player) + _apart(new, player)
    column = _between(before, after, scene.time)
    level = _between(old.level(old.boat(player)), new.level(new.boat(player)), scene.time)
    draught = -0.02 if _is_sunk(new, player) else DRAUGHT
    return layout.x(column + 0.5), layout.surface(level) + layout.cell_height * draught


def _is_sunk(position: Position, player: Player) -> bool:
    return position.level(position.boat(player)) == 0


def _apart(position: Position, player: Player) -> float:
    """Two boats in one column lie side by side."""
    return -player.sign * SIDE_BY_SIDE if position.red == position.green else 0.0


def _between(before: float, after: float, time: float) -> float:
    return before + (after - before) * time


def _draw_in_box(
    draw: Callable[[_Boat, Theme], list[DrawingAction]],
    theme: Theme,
    shape: _Shape,
    x: float,
    y: float,
) -> list[DrawingAction]:
    return draw(_Boat(x + shape.reach, y + shape.reach, shape), theme)


def _draw_red(boat: _Boat, theme: Theme) -> list[DrawingAction]:
    fore = boat.points((0.08, 0.42), (0.08, 0.98), (0.72, 0.42))
    aft = boat.points((-0.06, 0.42), (-0.06, 0.86), (-0.5, 0.42))
    return [
        _mast(boat, theme),
        filled(theme.sail, polygon(fore)),
        filled(theme.red, polygon(aft)),
        stroked(theme.red, OUTLINE, polygon(fore)),
        *_hull(boat, theme, theme.red, [(-1, 0.36), (1, 0.36), (0.72, 0), (-0.72, 0)], "R"),
    ]


def _draw_green(boat: _Boat, theme: Theme) -> list[DrawingAction]:
    sail = boat.points((-0.66, 0.96), (0.66, 0.96), (0.5, 0.5), (-0.5, 0.5))
    band = boat.points((-0.62, 0.8), (0.62, 0.8), (0.56, 0.68), (-0.56, 0.68))
    keel = [(-1, 0.36), (1, 0.36), (0.94, 0.14), (0.6, 0), (-0.6, 0), (-0.94, 0.14)]
    return [
        _mast(boat, theme),
        filled(theme.sail, polygon(sail)),
        filled(theme.green, polygon(band)),
        stroked(theme.green, OUTLINE, polygon(sail)),
        *_hull(boat, theme, theme.green, keel, "G"),
    ]


def _mast(boat: _Boat, theme: Theme) -> DrawingAction:
    return stroked(theme.mast, 2, line(*boat.points((0, 0.3), (0, MAST_TOP))))


def _hull(
    boat: _Boat, theme: Theme, color: str, keel: list[Point], letter: str
) -> list[DrawingAction]:
    outline = polygon(boat.points(*keel))
    ((x, y),) = boat.points((0, 0.19))
    size = min(boat.shape.mast * 0.34, boat.shape.size * 1.1)
    return [
        filled(color, outline),
        stroked(theme.outline, OUTLINE, outline),
        text(theme.letter, size, [(letter, x, y)], bold=True),
    ]
