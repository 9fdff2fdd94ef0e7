"""The heuristic player's scores, for everything that shows them."""

from collections.abc import Mapping
from functools import lru_cache

from ....engine.gomoku import Position
from ....engine.gomoku.scores import scores


@lru_cache(maxsize=2)
def ratings(position: Position) -> Mapping[int, int]:
    """The score of every empty cell, worked out once for a position however often it is shown."""
    return scores(position)
