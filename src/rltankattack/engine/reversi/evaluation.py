"""How good a position looks to the report: who has more discs."""

from .position import Position

DISCS = "discs"
"""The measure of values that are a difference in discs."""


def difference(position: Position) -> int:
    """Black's discs less white's: an estimate, and the result of a finished game."""
    return position.black.bit_count() - position.white.bit_count()
