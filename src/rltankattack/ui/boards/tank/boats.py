"""The two boats: red with three-cornered sails and an R, green with a square sail and a G."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.tank import Position
from ...theme import Theme
from ..painter import Scene
from ..pen import Point, filled, line, polygon, stroked, text
from .layout import Layout

SIDE_BY_SIDE = 0.24
"""How far from the middle each of two boats in one column lies, in columns."""
DRAUGHT = 0.12
"""How deep a hull lies in the water, in cells."""
TILT = 0.45
"""How a sunk boat lies, in radians."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a boat's waterline is, how wide the boat is, and how far it leans."""

    x: float
    y: float
    size: float
    mast: float
    lean: float

    def point(self, across: float, up: float) -> Point:
        """A point of the boat: across from -1 to 1 along the hull, up from 0 to 1 of the mast."""
        right, down = across * self.size, -up * self.mast
        return (
            self.x + right * cos(self.lean) - down * sin(self.lean),
            self.y + right * sin(self.lean) + down * cos(self.lean),
        )

    def points(self, *places: Point) -> list[Point]:
        return [self.point(*place) for place in places]


def draw_boats(
    layout: Layout, theme: Theme, scene: Scene, levels: Sequence[float]
) -> list[DrawingAction]:
    """Green first, so that red is in front while they pass."""
    red, green = (_place(layout, scene, player, levels) for player in Player)
    return [*_green_boat(green, theme), *_red_boat(red, theme)]


def _place(layout: Layout, scene: Scene, player: Player, levels: Sequence[float]) -> _Place:
    old: Position = scene.old
    new: Position = scene.new
    apart_old, apart_new = _apart(old, player), _apart(new, player)
    column = _between(old.boat(player) + apart_old, new.boat(player) + apart_new, scene.time)
    level = _between(old.level(old.boat(player)), new.level(new.boat(player)), scene.time)
    shared = _between(abs(apart_old), abs(apart_new), scene.time) / SIDE_BY_SIDE
    full = min(layout.cell_width * 0.45, layout.cell_height * 0.5)
    sunk = new.level(new.boat(player)) == 0
    return _Place(
        x=layout.x(column + 0.5),
        y=layout.surface(level) + layout.cell_height * (-0.02 if sunk else DRAUGHT),
        size=full * (1 - 0.42 * shared),
        mast=min(layout.cell_height * 0.85, layout.cell_width * 1.15),
        lean=TILT * scene.time * player.sign if sunk else 0.0,
    )


def _apart(position: Position, player: Player) -> float:
    """Two boats in one column lie side by side."""
    return -player.sign * SIDE_BY_SIDE if position.red == position.green else 0.0


def _between(before: float, after: float, time: float) -> float:
    return before + (after - before) * time


def _red_boat(place: _Place, theme: Theme) -> list[DrawingAction]:
    fore = place.points((0.08, 0.42), (0.08, 0.98), (0.72, 0.42))
    aft = place.points((-0.06, 0.42), (-0.06, 0.86), (-0.5, 0.42))
    return [
        stroked(theme.mast, 2, line(*place.points((0, 0.3), (0, 1.06)))),
        filled(theme.sail, polygon(fore)),
        filled(theme.red, polygon(aft)),
        stroked(theme.red, 1.5, polygon(fore)),
        *_hull(place, theme, theme.red, [(-1, 0.36), (1, 0.36), (0.72, 0), (-0.72, 0)], "R"),
    ]


def _green_boat(place: _Place, theme: Theme) -> list[DrawingAction]:
    sail = place.points((-0.66, 0.96), (0.66, 0.96), (0.5, 0.5), (-0.5, 0.5))
    band = place.points((-0.62, 0.8), (0.62, 0.8), (0.56, 0.68), (-0.56, 0.68))
    keel = [(-1, 0.36), (1, 0.36), (0.94, 0.14), (0.6, 0), (-0.6, 0), (-0.94, 0.14)]
    return [
        stroked(theme.mast, 2, line(*place.points((0, 0.3), (0, 1.06)))),
        filled(theme.sail, polygon(sail)),
        filled(theme.green, polygon(band)),
        stroked(theme.green, 1.5, polygon(sail)),
        *_hull(place, theme, theme.green, keel, "G"),
    ]


def _hull(
    place: _Place, theme: Theme, color: str, keel: list[Point], letter: str
) -> list[DrawingAction]:
    outline = polygon(place.points(*keel))
    return [
        filled(color, outline),
        stroked(theme.outline, 1.5, outline),
        text(
            theme.letter,
            min(place.mast * 0.34, place.size * 1.1),
            [(letter, *place.point(0, 0.19))],
            bold=True,
        ),
    ]
