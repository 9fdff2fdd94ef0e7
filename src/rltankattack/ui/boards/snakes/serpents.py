"""The snakes: curved bodies with a head, eyes and a tongue."""

from math import hypot, pi, sin

from toga.widgets.canvas import DrawingAction

from ...theme import Theme
from ..pen import Outlined, Point, disc, filled, line, polygon, stroked
from .layout import Layout

JOINTS = 32
"""So many short pieces make a body."""
SWING, BEND = 0.26, 1.25
"""How far a body swings to a side, and how long each of its bends is, in tiles."""
NECK, TAIL_TIP, HEAD = 0.12, 0.025, 0.2
"""Half the width of a body at both ends, and the size of its head, in tiles."""


def spine(layout: Layout, head: int, tail: int) -> list[Point]:
    """The middle line of a body, from the head to the tail; a pawn slides along it."""
    (x, y), (far_x, far_y) = layout.place(head), layout.place(tail)
    across, down = far_x - x, far_y - y
    length, unit = hypot(across, down), layout.tiles.cell
    bends = max(2, round(length / (BEND * unit)))
    points = []
    for joint in range(JOINTS + 1):
        part = joint / JOINTS
        aside = SWING * unit * sin(pi * bends * part) / length
        points.append((x + across * part - down * aside, y + down * part + across * aside))
    return points


def draw_snake(
    layout: Layout, theme: Theme, head: int, tail: int, banded: bool
) -> list[DrawingAction]:
    """One snake; neighbours in the list differ in the pattern on their backs."""
    points, unit = spine(layout, head, tail), layout.tiles.cell
    left, right = _sides(points, unit)
    skin = polygon([*left, *reversed(right)])
    return [
        Outlined(theme.snake, theme.outline, max(1.0, unit * 0.03), skin),
        _bands(theme, unit, left, right) if banded else _spots(theme, unit, points),
        *_head(theme, unit, points[0], points[2]),
    ]


def _sides(points: list[Point], unit: float) -> tuple[list[Point], list[Point]]:
    left, right = [], []
    for joint, (x, y) in enumerate(points):
        before, after = points[max(joint - 1, 0)], points[min(joint + 1, JOINTS)]
        across, down = after[0] - before[0], after[1] - before[1]
        half = unit * (NECK + (TAIL_TIP - NECK) * joint / JOINTS) / hypot(across, down)
        left.append((x - down * half, y + across * half))
        right.append((x + down * half, y - across * half))
    return left, right


def _bands(theme: Theme, unit: float, left: list[Point], right: list[Point]) -> DrawingAction:
    bands: list[DrawingAction] = []
    for joint in range(5, JOINTS - 2, 3):
        bands += line(left[joint], right[joint])
    return stroked(theme.tile, max(1.5, unit * 0.06), bands)


def _spots(theme: Theme, unit: float, points: list[Point]) -> DrawingAction:
    spots: list[DrawingAction] = []
    for joint in range(5, JOINTS - 4, 3):
        spots += disc(*points[joint], unit * NECK * 0.42)
    return filled(theme.tile, spots)


def _head(theme: Theme, unit: float, place: Point, neck: Point) -> list[DrawingAction]:
    """It looks away from its body."""
    x, y = place
    across, down = x - neck[0], y - neck[1]
    length = hypot(across, down)
    ahead, aside = (across / length, down / length), (-down / length, across / length)

    def at(forward: float, left: float) -> Point:
        return (
            x + unit * HEAD * (forward * ahead[0] + left * aside[0]),
            y + unit * HEAD * (forward * ahead[1] + left * aside[1]),
        )

    face = polygon(
        [
            *(at(-1.1, 0.55), at(-0.4, 0.95), at(0.4, 0.85), at(1, 0.4)),
            *(at(1, -0.4), at(0.4, -0.85), at(-0.4, -0.95), at(-1.1, -0.55)),
        ]
    )
    tongue = [*line(at(1, 0), at(1.6, 0), at(1.95, 0.3)), *line(at(1.6, 0), at(1.95, -0.3))]
    eyes = (at(0.25, 0.45), at(0.25, -0.45))
    white = [action for eye in eyes for action in disc(*eye, unit * HEAD * 0.34)]
    pupils = [action for eye in eyes for action in disc(*eye, unit * HEAD * 0.17)]
    return [
        stroked(theme.apple, max(1.2, unit * 0.04), tongue),
        Outlined(theme.snake, theme.outline, max(1.0, unit * 0.03), face),
        filled(theme.white, white),
        filled(theme.black, pupils),
    ]
