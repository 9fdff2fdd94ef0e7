"""The ladders: two rails with rungs, and what is left of them once they are broken."""

from math import hypot

from toga.widgets.canvas import DrawingAction

from ...theme import Theme
from ..pen import Edged, Point, line, stroked
from .layout import Layout

HALF_WIDTH, RUNG = 0.15, 0.34
"""Half the distance of the rails, and how far the rungs are apart, in tiles."""
STUMP = 0.3
"""How much of a broken ladder is left at either end."""


def draw_ladder(
    layout: Layout, theme: Theme, foot: int, top: int, broken: bool
) -> list[DrawingAction]:
    """One ladder, whole or in pieces."""
    ladder = _Ladder(layout, foot, top)
    unit = layout.tiles.cell
    if not broken:
        return [Edged(theme.ladder, theme.outline, max(2.0, unit * 0.07), ladder.part(0, 1))]
    stumps = [*ladder.part(0, STUMP, slant=0.05), *ladder.part(1 - STUMP, 1, slant=-0.05)]
    return [stroked(theme.tile_ink, max(1.2, unit * 0.045), stumps)]


class _Ladder:
    """Points along a ladder: how far up, from 0 to 1, and how far aside, from -1 to 1."""

    def __init__(self, layout: Layout, foot: int, top: int) -> None:
        (self._x, self._y), (far_x, far_y) = layout.place(foot), layout.place(top)
        self._across, self._down = far_x - self._x, far_y - self._y
        unit, length = layout.tiles.cell, hypot(self._across, self._down)
        self._half = HALF_WIDTH * unit / length
        self._rung = RUNG * unit / length

    def part(self, low: float, high: float, slant: float = 0.0) -> list[DrawingAction]:
        """Rails and rungs between two heights; a slant breaks one rail before the other."""
        rails = [
            *line(self._at(low + min(slant, 0), -1), self._at(high + max(slant, 0), -1)),
            *line(self._at(low, 1), self._at(high, 1)),
        ]
        rung = low + self._rung / 2
        while rung < high:
            rails += line(self._at(rung, -1), self._at(rung, 1))
            rung += self._rung
        return rails

    def _at(self, up: float, aside: float) -> Point:
        aside *= self._half
        return (
            self._x + self._across * up - self._down * aside,
            self._y + self._down * up + self._across * aside,
        )
