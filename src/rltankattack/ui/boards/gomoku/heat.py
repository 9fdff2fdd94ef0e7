"""The heat map: how promising each empty cell looks to the heuristic player."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from toga.widgets.canvas import DrawingAction

from ....engine.gomoku import Position
from ....engine.gomoku.scores import scores
from ...theme import Theme
from ..grid import Grid
from ..painter import Scene
from ..pen import filled, oval, stroked, text
from ..stamps import Stamps
from .layout import Layout

LEVELS = 8
"""From the cells that show nothing to the hottest."""
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

    Where there is room they have numbers.
    """
    position = scene.new
    return stamps.put_latest(
        "heat",
        position,
        layout.grid.box,
        lambda x, y: _draw_heat(replace(layout.grid, left=x, top=y), theme, _scores(position)),
    )


@lru_cache(maxsize=2)
def _scores(position: Position) -> Mapping[int, float]:
    """Worked out once for a position, however many frames show it."""
    return scores(position)


def _draw_heat(grid: Grid, theme: Theme, heat: Mapping[int, float]) -> list[DrawingAction]:
    promising = {cell: score for cell, score in heat.items() if level(score)}
    if not promising:
        return []
    numbered, best = grid.cell >= SMALLEST_NUMBERED, max(promising.values())
    spots: dict[int, list[DrawingAction]] = {}
    edges: list[DrawingAction] = []
    for cell, score in promising.items():
        reach = grid.cell * radius(level(score), numbered=numbered)
        spot = oval(*grid.centre(cell), reach, reach)
        spots.setdefault(level(score), []).extend(spot)
        if score == best:
            edges += spot
    actions: list[DrawingAction] = [
        filled(mixed(theme.wood, theme.heat, warmth(each)), shapes)
        for each, shapes in sorted(spots.items())
    ]
    actions.append(stroked(theme.outline, max(1.0, grid.cell * 0.05), edges))
    if numbered:
        places = [(str(round(score)), *grid.centre(cell)) for cell, score in promising.items()]
        actions.append(text(theme.black, grid.cell * NUMBER, places, bold=False))
    return actions


def radius(heat: int, *, numbered: bool) -> float:
    """That of a spot, in cells, by the level of its heat."""
    smallest = ROOM if numbered else SMALLEST
    return smallest + (LARGEST - smallest) * (heat - 1) / (LEVELS - 2)


def warmth(heat: int) -> float:
    """How much of the hottest colour a level shows."""
    part: float = ((heat - 1) / (LEVELS - 2)) ** CONTRAST
    return FAINTEST + (1 - FAINTEST) * part


def level(score: float) -> int:
    """Which of the levels a score from 0 to 100 has."""
    return min(int(score * LEVELS / 100), LEVELS - 1)


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two, as a hex number."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
