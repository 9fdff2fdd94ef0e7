"""Setting up a position of the tank by taps."""

from dataclasses import replace

from ....engine.tank import Position
from ....engine.tank.position import FULL
from ...words import _
from .layout import BED_ROW

WATER, RED, GREEN = "water", "red", "green"


def tools() -> list[tuple[str, str]]:
    """What a tap may put somewhere."""
    return [(WATER, _("Water")), (RED, _("Red")), (GREEN, _("Green"))]


def edited(position: Position, tool: str, cell: int | None) -> Position:
    """A tap on a cell fills the column up to it, on the bed empties it, or puts a boat there.

    Nobody has just moved in a position that is set up by taps.
    """
    if cell is None:
        return position
    position = replace(position, just_made=None)
    row, column = divmod(cell, position.far_port + 1)
    if tool == RED:
        return replace(position, red=column)
    if tool == GREEN:
        return replace(position, green=column)
    if not 0 < column < position.far_port or row < BED_ROW - FULL:
        return position
    levels = list(position.levels)
    levels[column - 1] = BED_ROW - row
    return replace(position, levels=tuple(levels))
