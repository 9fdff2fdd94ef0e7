"""Setting up a position by taps."""

from ....engine.game import Player
from ....engine.gomoku import Position
from ...words import _

BLACK, WHITE, EMPTY = "black", "white", "empty"

_STONES = {BLACK: Player.FIRST, WHITE: Player.SECOND, EMPTY: None}


def tools() -> list[tuple[str, str]]:
    """A stone of either colour, or none."""
    return [(BLACK, _("Black")), (WHITE, _("White")), (EMPTY, _("Empty"))]


def edited(position: Position, tool: str, cell: int | None) -> Position:
    """The position with what the tool puts on a crossing."""
    return position if cell is None else position.holding(cell, _STONES[tool])
