"""The heat map: how promising each empty cell looks to the heuristic player."""

from collections.abc import Mapping
from dataclasses import replace

from toga.widgets.canvas import DrawingAction

from ...theme import Theme
from ..grid import Grid
from ..painter import Scene
from ..pen import filled, oval, stroked, text
from ..stamps import Stamps
from .layout import Layout
from .ratings import ratings

LEVELS = 8
"""From the cells that have no colour to the hottest."""
SMALLEST_NUMBERED = 32
"""In a smaller cell there is no number."""
NUMBER = 0.34
"""The size of a number, in cells."""
SMALLEST, LARGEST = 0.12, 0.4
"""The radius of the worst and the best spot, in cells: size tells as much as colour, and the lines
of the board show between two of them."""
ROOM = 0.29
"""The radius of the worst spot where there are numbers."""
FAINTEST, CONTRAST = 0.25, 1.4
"""How much of the heat the worst spot shows; with more than 1 the good ones stand out from the
fair ones."""


def stamp_heat(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """A spot on every promising cell, the larger and hotter the better; the best have an edge.

    Where there is room every cell has its number, on a spot that hides the lines under it.
    """
    position = scene.new
    return stamps.put_latest(
        "heat",
        position,
        layout.grid.box,
        lambda x, y: _draw_heat(replace(layout.grid, left=x, top=y), theme, ratings(position)),
    )


def _draw_heat(grid: Grid, theme: Theme, heat: Mapping[int, int]) -> list[DrawingAction]:
    numbered, best = grid.cell >= SMALLEST_NUMBERED, max(heat.values(), default=0)
    spots: dict[int, list[DrawingAction]] = {}
    edges: list[DrawingAction] = []
    for cell, score in heat.items():
        if not numbered and not level(score):
            continue
        reach = grid.cell * radius(level(score), numbered=numbered)
        spot = oval(*grid.centre(cell), reach, reach)
        spots.setdefault(level(score), []).extend(spot)
        if level(score) and score == best:
            edges += spot
    actions: list[DrawingAction] = [
        filled(mixed(theme.wood, theme.heat, warmth(each)), shapes)
        for each, shapes in sorted(spots.items())
    ]
    if edges:
        actions.append(stroked(theme.outline, max(1.0, grid.cell * 0.05), edges))
    if numbered and heat:
        places = [(str(score), *grid.centre(cell)) for cell, score in heat.items()]
        actions.append(text(theme.black, grid.cell * NUMBER, places, bold=False))
    return actions


def radius(heat: int, *, numbered: bool) -> float:
    """That of a spot, in cells, by the level of its heat."""
    smallest = ROOM if numbered else SMALLEST
    return smallest + (LARGEST - smallest) * max(heat - 1, 0) / (LEVELS - 2)


def warmth(heat: int) -> float:
    """How much of the hottest colour a level shows."""
    if not heat:
        return 0.0
    part: float = ((heat - 1) / (LEVELS - 2)) ** CONTRAST
    return FAINTEST + (1 - FAINTEST) * part


def level(score: int) -> int:
    """Which of the levels a score from 0 to 100 has."""
    return min(score * LEVELS // 100, LEVELS - 1)


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two, as a hex number."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
