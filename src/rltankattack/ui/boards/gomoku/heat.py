"""The heat map: how promising each empty cell looks to the heuristic player."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.gomoku import Position
from ....engine.gomoku.scores import scores
from ...theme import Theme
from ..grid import Grid
from ..painter import Scene
from ..pen import filled, text
from ..stamps import Stamps
from .layout import Layout

LEVELS = 8
"""So many colours, from wood to the hottest."""
SMALLEST_NUMBERED = 26
"""In a smaller cell there is no number."""
NUMBER = 0.36
"""The size of a number, in cells."""
TILE = 0.84
"""The side of a tile, in cells: the lines of the board show between two of them."""
CONTRAST = 1.4
"""With more than 1 the good cells stand out from the fair ones."""


def stamp_heat(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """A tile on every empty cell, the hotter the better; numbers where there is room."""
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
    tiles: dict[int, list[DrawingAction]] = {}
    side, numbered = grid.cell * TILE, grid.cell >= SMALLEST_NUMBERED
    for cell, score in heat.items():
        if numbered or level(score):  # what has the colour of wood only serves as a ground
            x, y = grid.centre(cell)
            tiles.setdefault(level(score), []).append(Rect(x - side / 2, y - side / 2, side, side))
    actions: list[DrawingAction] = [
        filled(mixed(theme.wood, theme.heat, (each / (LEVELS - 1)) ** CONTRAST), shapes)
        for each, shapes in sorted(tiles.items())
    ]
    if heat and numbered:
        places = [(str(round(score)), *grid.centre(cell)) for cell, score in heat.items()]
        actions.append(text(theme.black, grid.cell * NUMBER, places, bold=False))
    return actions


def level(score: float) -> int:
    """Which of the colours a score from 0 to 100 has."""
    return min(int(score * LEVELS / 100), LEVELS - 1)


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two, as a hex number."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
