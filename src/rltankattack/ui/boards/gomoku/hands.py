"""What a tap on a crossing means to the player to move.

Where the crossings lie close together, a tap chooses one: it can be looked at first. A second tap
on it, or so near that a thumb may have meant it, plays; any other chooses anew. Where there is room
one tap plays.
"""

from math import dist

from ....engine.gomoku import Position
from ....engine.gomoku.ending import outcome
from ...words import _
from ..painter import Meaning, Nothing, Play, Select
from .layout import Layout

NEAR = 0.75
"""So near to the chosen crossing, in cells, a second tap means it: its neighbours' middles are not,
so that a choice that is one crossing off can be put right by a tap."""


def meaning(layout: Layout, x: float, y: float, position: Position, chosen: int | None) -> Meaning:
    """What a tap means, with or without a chosen crossing."""
    cell = layout.grid.cell_at(x, y)
    if outcome(position) is not None:
        return Nothing("")
    if chosen is not None and _means(layout, x, y, chosen) and position.owner(chosen) is None:
        return Play(chosen)
    if cell is None:
        return Nothing("")
    if position.owner(cell) is not None:
        return Nothing(_("There is a stone already."))
    return Select(cell) if layout.is_small else Play(cell)


def _means(layout: Layout, x: float, y: float, chosen: int) -> bool:
    """Whether a tap confirms what was chosen."""
    grid = layout.grid
    return layout.is_small and dist((x, y), grid.centre(chosen)) < NEAR * grid.cell
