"""The apples: red ones with a leaf, black ones with a bite; both say what they are worth."""

from math import cos, exp, pi, sin, sqrt

from toga.widgets.canvas import DrawingAction, MoveTo, QuadraticCurveTo

from ...theme import Theme
from ..pen import Outlined, Point, filled, line, polygon, stroked, text
from .layout import Layout

RADIUS = 0.33
DIMPLE = 0.2
"""How deep the stalk sits in an apple."""
BITE, BITE_AT, BITE_WAY = 0.5, 1.05, -0.75
"""Radius, distance and direction of a bite: the radius of the apple is 1, upward is negative."""
CORNERS = 28


def draw_apple(layout: Layout, theme: Theme, tile: int, points: int) -> list[DrawingAction]:
    """One apple with its points."""
    x, y = layout.place(tile)
    unit = layout.tiles.cell
    y += unit * 0.08
    red = points > 0
    color = theme.apple if red else theme.rotten
    radius = unit * RADIUS
    skin = polygon(_outline(x, y, radius, bitten=not red))
    stalk = line((x, y - radius * 0.75), (x + radius * 0.12, y - radius * 1.25))
    return [
        stroked(theme.tile_ink, max(1.2, unit * 0.05), stalk),
        Outlined(color, theme.outline, max(1.0, unit * 0.03), skin),
        *([filled(theme.snake, _leaf(x, y, radius))] if red else []),
        _worth(theme, x, y, radius, points),
    ]


def _outline(x: float, y: float, radius: float, bitten: bool) -> list[Point]:
    points = []
    for corner in range(CORNERS):
        angle = 2 * pi * corner / CORNERS - pi
        far = 1 - DIMPLE * exp(-(((angle + pi / 2) / 0.35) ** 2))
        if bitten:
            far = min(far, _to_bite(angle))
        points.append((x + radius * far * cos(angle), y + radius * far * sin(angle)))
    return points


def _to_bite(angle: float) -> float:
    """How far it is from the middle to the bite, in this direction."""
    along = BITE_AT * cos(angle - BITE_WAY)
    inside = BITE**2 - BITE_AT**2 + along**2
    return along - sqrt(inside) if inside > 0 and along > 0 else 1.0


def _leaf(x: float, y: float, radius: float) -> list[DrawingAction]:
    base, tip = (x + radius * 0.08, y - radius * 1.0), (x + radius * 0.75, y - radius * 1.3)
    return [
        MoveTo(*base),
        QuadraticCurveTo(x + radius * 0.2, y - radius * 1.5, *tip),
        QuadraticCurveTo(x + radius * 0.65, y - radius * 0.95, *base),
    ]


def _worth(theme: Theme, x: float, y: float, radius: float, points: int) -> DrawingAction:
    """With a sign, so that nobody needs the colour; the bite leaves room at the lower left."""
    aside = 0.0 if points > 0 else -radius * 0.14
    sign = "+" if points > 0 else "−"
    place = (f"{sign}{abs(points)}", x + aside, y + radius * 0.1)
    return text(theme.letter, max(8.0, radius * 0.95), [place], bold=True)
