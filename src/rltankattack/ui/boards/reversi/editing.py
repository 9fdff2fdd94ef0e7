"""Setting up a position of Reversi by taps."""

from dataclasses import replace

from ....engine.reversi import Position
from ...words import _

BLACK, WHITE, EMPTY = "black", "white", "empty"


def tools() -> list[tuple[str, str]]:
    """What a tap may put on a cell."""
    return [(BLACK, _("Black")), (WHITE, _("White")), (EMPTY, _("Empty"))]


def edited(position: Position, tool: str, cell: int | None) -> Position:
    """The position with a disc, or none, on the tapped cell."""
    if cell is None:
        return position
    bit = 1 << cell
    black, white = position.black & ~bit, position.white & ~bit
    if tool == BLACK:
        black |= bit
    elif tool == WHITE:
        white |= bit
    return replace(position, black=black, white=white)
