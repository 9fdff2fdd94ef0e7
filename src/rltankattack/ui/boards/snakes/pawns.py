"""The two pawns: red's has a round head and an R, green's is a tower with a G."""

from functools import partial
from math import floor, pi, sin

from toga.widgets.canvas import BezierCurveTo, DrawingAction, LineTo, MoveTo

from ....engine.game import Player
from ....engine.snakes import Position
from ....engine.snakes.walk import Walk, walk
from ...theme import Theme
from ..painter import Scene
from ..pen import Outlined, Point, disc, polygon, text
from ..stamps import Box, Stamps
from .layout import Layout
from .serpents import spine

WIDTH, HEIGHT = 0.66, 0.86
"""The size of a pawn, in tiles."""
NARROW, ASIDE = 0.7, 0.24
"""How much of its width a pawn keeps beside the other one, and how far it moves to a side."""
FOOT = 0.42
"""How far below the middle of a tile a pawn stands."""
WALKING = 0.6
"""The part of the time in which a pawn walks, where something takes it on from there."""
WALK = 3.0
"""How long a walk takes, as a multiple of the usual time; a snake or a ladder comes on top."""
HOP = 0.09
OUTLINE = 1.5


def duration(way: Walk) -> float:
    """How long the whole way of a pawn takes, as a multiple of the usual time."""
    return WALK if way.end == way.landing else WALK / WALKING


def stamp_pawns(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """The one that moves is in front."""
    old: Position = scene.old
    actions: list[DrawingAction] = []
    for player in (old.turn.other, old.turn):
        x, y = pawn_place(layout, scene, player)
        position: Position = scene.old if scene.time < 0.5 else scene.new
        beside = position.tiles[0] == position.tiles[1]
        for narrow in (beside, not beside):  # so that no animation has to wait for a picture
            width, height = _size(layout, narrow)
            box = Box(x - width / 2, y - height, width, height)
            draw = partial(_draw_in_box, theme, player, width, height, layout.tiles.cell)
            if narrow == beside:
                actions += stamps.put(("pawn", player, narrow), box, draw)
            else:
                stamps.prepare(("pawn", player, narrow), box, draw)
    return actions


def pawn_place(layout: Layout, scene: Scene, player: Player) -> Point:
    """Where a pawn stands with its foot."""
    unit = layout.tiles.cell
    x, y = _middle(layout, scene, player)
    before, after = _aside(scene.old, player), _aside(scene.new, player)
    return x + unit * (before + (after - before) * scene.time), y + unit * FOOT


def _aside(position: Position, player: Player) -> float:
    return -player.sign * ASIDE if position.tiles[0] == position.tiles[1] else 0.0


def _middle(layout: Layout, scene: Scene, player: Player) -> Point:
    """The way along the tiles and then along a snake or a ladder; without a move straight ahead."""
    old, new = scene.old.tiles[player], scene.new.tiles[player]
    if scene.time >= 1 or old == new:
        return layout.place(new if scene.time > 0 else old)
    way = _way(scene, player)
    if way is None:
        return _between(layout.place(old), layout.place(new), scene.time)
    walking = WALKING if way.end != way.landing else 1.0
    if scene.time < walking:
        tile = way.start + (way.landing - way.start) * scene.time / walking
        x, y = layout.place(tile)
        return x, y - HOP * layout.tiles.cell * sin(pi * (tile - floor(tile)))
    part = (scene.time - walking) / (1 - walking)
    if way.is_ladder:
        return _between(layout.place(way.landing), layout.place(way.end), part)
    return _along(spine(layout, way.landing, way.end), part)


def _way(scene: Scene, player: Player) -> Walk | None:
    """The walk that leads from the old position to the new one, if it is this player's."""
    if scene.last_move is None or scene.old.turn is not player:
        return None
    way = walk(scene.old, scene.last_move)
    return way if way.end == scene.new.tiles[player] else None


def _along(points: list[Point], part: float) -> Point:
    joint = min(floor(part * (len(points) - 1)), len(points) - 2)
    return _between(points[joint], points[joint + 1], part * (len(points) - 1) - joint)


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _size(layout: Layout, narrow: bool) -> tuple[float, float]:
    unit = layout.tiles.cell
    return unit * WIDTH * (NARROW if narrow else 1), unit * HEIGHT


def _draw_in_box(
    theme: Theme, player: Player, width: float, height: float, unit: float, x: float, y: float
) -> list[DrawingAction]:
    """Half the outline lies within the box."""
    inset = OUTLINE / 2
    pawn = _Pawn(x + width / 2, y + height - inset, width / 2 - inset, height - OUTLINE)
    size = min(unit * 0.4, width * 0.72)
    return pawn.red(theme, size) if player is Player.FIRST else pawn.green(theme, size)


class _Pawn:
    """Points of a pawn: across from -1 to 1, and up from 0 to 1."""

    def __init__(self, x: float, y: float, half: float, height: float) -> None:
        self._x, self._y = x, y
        self._half, self._height = half, height

    def red(self, theme: Theme, letter: float) -> list[DrawingAction]:
        """A body like a bell, and a ball on it."""
        at = self._at
        body = [
            MoveTo(*at(-1, 0)),
            LineTo(*at(-1, 0.1)),
            BezierCurveTo(*at(-0.95, 0.5), *at(-0.5, 0.62), *at(-0.3, 0.68)),
            LineTo(*at(0.3, 0.68)),
            BezierCurveTo(*at(0.5, 0.62), *at(0.95, 0.5), *at(1, 0.1)),
            LineTo(*at(1, 0)),
            LineTo(*at(-1, 0)),
        ]
        head = disc(*at(0, 0.81), min(self._height * 0.185, self._half * 0.62))
        return [
            Outlined(theme.red, theme.outline, OUTLINE, head),
            *self._body(theme, theme.red, body, ("R", *at(0, 0.3)), letter),
        ]

    def green(self, theme: Theme, letter: float) -> list[DrawingAction]:
        """A tower with battlements."""
        side = [(1, 0), (1, 0.12), (0.8, 0.2), (0.8, 0.68), (1, 0.76)]
        battlements = [(1, 1), (0.56, 1), (0.56, 0.88), (0.24, 0.88), (0.24, 1)]
        right = [*side, *battlements]
        left = [(-across, up) for across, up in reversed(right)]
        body = polygon([self._at(*place) for place in (*right, *left)])
        return self._body(theme, theme.green, body, ("G", *self._at(0, 0.42)), letter)

    def _body(
        self,
        theme: Theme,
        color: str,
        shape: list[DrawingAction],
        letter: tuple[str, float, float],
        size: float,
    ) -> list[DrawingAction]:
        return [
            Outlined(color, theme.outline, OUTLINE, shape),
            text(theme.letter, size, [letter], bold=True),
        ]

    def _at(self, across: float, up: float) -> Point:
        return self._x + across * self._half, self._y - up * self._height
