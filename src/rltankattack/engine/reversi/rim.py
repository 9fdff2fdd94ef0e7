"""What the rim of the board is worth: corners, the cells beside them, discs nobody can turn.

The cells diagonally beside the corners belong to it, too: they give the corners away.
"""

from typing import NamedTuple

from .cells import CELLS, SIDE, ray
from .lanes import BIT
from .weights import Weights


class _Corner(NamedTuple):
    """The bits of a corner, of the cells beside it, and of both edges from the corner on."""

    bit: int
    beside: int
    diagonal: int
    edges: tuple[tuple[int, ...], ...]


def _corner(cell: int) -> _Corner:
    row, column = divmod(cell, SIDE)
    down, right = (-1 if row else 1), (-1 if column else 1)
    edges = tuple(
        tuple(BIT[each] for each in (cell, *ray(cell, way))) for way in ((down, 0), (0, right))
    )
    inside = ray(cell, (down, right))[0]
    return _Corner(BIT[cell], sum(edge[1] for edge in edges), BIT[inside], edges)


_CORNERS = tuple(map(_corner, (0, SIDE - 1, CELLS - SIDE, CELLS - 1)))
_EDGES = tuple({sum(edge) for corner in _CORNERS for edge in corner.edges})

RIM = sum({bit for corner in _CORNERS for edge in corner.edges for bit in edge}) | sum(
    corner.diagonal for corner in _CORNERS
)
"""One bit for each cell of the rim, in the rows of the lanes."""


class Rim(dict[tuple[int, int], int]):
    """The worth of two sides' discs on the `RIM` to the first of them, worked out once each."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._weights = weights

    def __missing__(self, discs: tuple[int, int]) -> int:
        own, enemy = discs
        worth = self._worth(own, own | enemy) - self._worth(enemy, own | enemy)
        self[discs] = worth
        return worth

    def _worth(self, own: int, taken: int) -> int:
        weights = self._weights
        worth = weights.stable * stable(own, taken).bit_count()
        for corner in _CORNERS:
            if own & corner.bit:
                worth += weights.corner
            elif not taken & corner.bit:
                worth += weights.beside_corner * (own & corner.beside).bit_count()
                worth += weights.diagonal_to_corner * (own & corner.diagonal).bit_count()
        return worth


def stable(own: int, taken: int) -> int:
    """The discs on the edges that can never be turned: on a full edge, or in a row from a corner.

    A disc on an edge can be turned along that edge alone.
    """
    found = 0
    for full in _EDGES:
        if taken & full == full:
            found |= own & full
    for corner in _CORNERS:
        for edge in corner.edges:
            for bit in edge:
                if not own & bit:
                    break
                found |= bit
    return found
