"""The sizes of board, and how many things a random one has."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Things:
    """How many things lie on a random board: as many snakes as ladders, and half of the apples
    are red."""

    snakes: int
    ladders: int
    apples: int


SIZES: Mapping[tuple[int, int], Things] = MappingProxyType(
    {
        (6, 6): Things(snakes=3, ladders=3, apples=4),
        (8, 8): Things(snakes=4, ladders=4, apples=6),
        (10, 10): Things(snakes=6, ladders=6, apples=8),
        (12, 12): Things(snakes=8, ladders=8, apples=10),
    }
)
"""By columns and rows."""

MOST_IN_APPLE = 5
"""The points of an apple are from 1 to so many."""
