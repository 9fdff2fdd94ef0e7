"""The dice: six to choose from, one to roll, or quietly the one that was played last."""

from collections.abc import Mapping
from types import MappingProxyType

from toga.widgets.canvas import DrawingAction

from ....engine.snakes.die import DICE
from ...theme import Theme
from ...words import _
from ..painter import Scene
from ..pen import Outlined, Point, disc, filled, rounded, text
from ..stamps import Stamps
from .layout import Layout

SIDE = 0.86
"""The side of a die, as a part of its cell."""
_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
PIPS: Mapping[int, tuple[Point, ...]] = MappingProxyType(
    {
        1: ((0, 0),),
        2: _CORNERS[:2],
        3: ((0, 0), *_CORNERS[:2]),
        4: _CORNERS,
        5: ((0, 0), *_CORNERS),
        6: (*_CORNERS, (-1, 0), (1, 0)),
    }
)


def stamp_dice(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """What the panel shows."""
    panel = layout.panel
    if scene.moves and scene.rolls:
        word = _("Roll")
        return stamps.put(
            ("one die", word),
            panel,
            lambda x, y: _draw_hidden(layout, theme, word, x - panel.x, y - panel.y),
        )
    if scene.moves:
        return stamps.put(
            "six dice", panel, lambda x, y: _draw_six(layout, theme, x - panel.x, y - panel.y)
        )
    if scene.last_move is not None:
        last = scene.last_move
        return stamps.put(
            ("last die", last),
            panel,
            lambda x, y: _draw_last(layout, theme, last, x - panel.x, y - panel.y),
        )
    return []


def _draw_six(layout: Layout, theme: Theme, right: float, down: float) -> list[DrawingAction]:
    """All faces in one fill, all pips in another."""
    side = layout.dice.cell * SIDE
    faces: list[DrawingAction] = []
    pips: list[DrawingAction] = []
    for cell, value in enumerate(DICE):
        x, y = layout.dice.centre(cell)
        faces += _face(x + right, y + down, side)
        pips += _pips(x + right, y + down, side, value)
    return [
        Outlined(theme.white, theme.outline, 1.5, faces),
        filled(theme.black, pips),
    ]


def _draw_hidden(
    layout: Layout, theme: Theme, word: str, right: float, down: float
) -> list[DrawingAction]:
    """A die that has not been rolled yet, and what a tap on it does."""
    x, y = layout.one.centre(0)
    x, y, side = x + right, y + down, layout.one.cell * SIDE
    face = _face(x, y, side)
    word_x, word_y = layout.word
    size = min(layout.one.cell * 0.4, 26.0)
    return [
        Outlined(theme.white, theme.outline, 1.5, face),
        text(theme.black, side * 0.7, [("?", x, y)], bold=True),
        text(theme.ink, size, [(word, word_x + right, word_y + down)], bold=True),
    ]


def _draw_last(
    layout: Layout, theme: Theme, value: int, right: float, down: float
) -> list[DrawingAction]:
    panel = layout.panel
    x, y = panel.x + panel.width / 2 + right, panel.y + panel.height / 2 + down
    side = layout.one.cell * SIDE * 0.8
    face = _face(x, y, side)
    return [
        Outlined(theme.tile, theme.tile_ink, 1, face),
        filled(theme.tile_ink, _pips(x, y, side, value)),
    ]


def _face(x: float, y: float, side: float) -> list[DrawingAction]:
    return rounded(x - side / 2, y - side / 2, side, side, side * 0.2)


def _pips(x: float, y: float, side: float, value: int) -> list[DrawingAction]:
    step, radius = side * 0.27, side * 0.095
    return [
        action
        for across, down in PIPS[value]
        for action in disc(x + across * step, y + down * step, radius)
    ]
