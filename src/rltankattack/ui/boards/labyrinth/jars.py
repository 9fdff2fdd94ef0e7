"""The supplies: jars with two handles and a number."""

from toga.widgets.canvas import BezierCurveTo, DrawingAction, LineTo, MoveTo

from ....engine.labyrinth import Position
from ...theme import Theme
from ..painter import Scene
from ..pen import filled, stroked, text
from ..stamps import Box, Stamps
from .layout import Layout

TALL = 0.62
"""The height of a jar, in tiles."""
SMALL = 0.6
"""How much of its size a jar keeps beside the Minotaur."""
CORNER = 0.3
"""How far from the middle of the tile it stands then."""


def stamp_jars(
    layout: Layout, theme: Theme, stamps: Stamps, position: Position
) -> list[DrawingAction]:
    """Every supply that is left and has its tile for itself, in one picture."""
    standing = tuple(
        (number, tile)
        for number, tile in enumerate(position.supplies, start=1)
        if tile is not None and tile != position.minotaur
    )
    if not standing:
        return []

    def draw(x: float, y: float) -> list[DrawingAction]:
        place = layout.moved(x, y)
        return [
            action
            for number, tile in standing
            for action in _draw_jar(theme, *place.centre(tile), layout.tile * TALL, number)
        ]

    return stamps.put_latest("jars", (layout.size, standing), layout.box, draw)


def stamp_jar_beside(
    layout: Layout, theme: Theme, stamps: Stamps, position: Position
) -> list[DrawingAction]:
    """The supply on the Minotaur's tile, small and in front of it."""
    if position.minotaur not in position.left:
        return []
    number = position.supplies.index(position.minotaur) + 1
    x, y = layout.centre(position.minotaur)
    tall = layout.tile * TALL * SMALL
    x, y = x + layout.tile * CORNER, y + layout.tile * CORNER * 0.6
    return stamps.put(
        ("jar", layout.size, number),
        Box(x - tall, y - tall, 2 * tall, 2 * tall),
        lambda x, y: _draw_jar(theme, x + tall, y + tall, tall, number),
    )


def jars_of(scene: Scene) -> Position:
    """The position whose jars are shown: what is taken goes when Theseus has nearly arrived."""
    shown: Position = scene.old if scene.time < 0.6 else scene.new
    return shown


def _draw_jar(theme: Theme, x: float, y: float, tall: float, number: int) -> list[DrawingAction]:
    """A round belly with the number on it, a foot, a neck with a rim, and two handles."""
    half = tall / 2
    body = [
        MoveTo(x - half * 0.34, y - half),
        LineTo(x + half * 0.34, y - half),
        LineTo(x + half * 0.26, y - half * 0.62),
        BezierCurveTo(
            x + half * 1.15,
            y - half * 0.4,
            x + half * 0.95,
            y + half * 0.7,
            x + half * 0.36,
            y + half,
        ),
        LineTo(x - half * 0.36, y + half),
        BezierCurveTo(
            x - half * 0.95,
            y + half * 0.7,
            x - half * 1.15,
            y - half * 0.4,
            x - half * 0.26,
            y - half * 0.62,
        ),
        LineTo(x - half * 0.34, y - half),
    ]
    handles = []
    for side in (-half, half):
        handles += [
            MoveTo(x + side * 0.3, y - half * 0.86),
            BezierCurveTo(
                x + side * 1.05,
                y - half * 0.95,
                x + side * 0.95,
                y - half * 0.3,
                x + side * 0.7,
                y - half * 0.24,
            ),
        ]
    edge = max(1, tall * 0.05)
    return [
        stroked(theme.outline, edge * 2.6, handles),
        stroked(theme.supply, edge * 1.2, handles),
        filled(theme.supply, body),
        stroked(theme.outline, edge, body),
        text(
            theme.outline, tall * 0.52, [(str(number), x + tall * 0.03, y + half * 0.26)], bold=True
        ),
    ]
