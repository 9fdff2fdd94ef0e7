"""The board: its cells, their names, and sets of them as numbers.

Cells are numbered row by row from the upper left one. A set of cells is one integer with a bit for
each. Every row takes one bit more than it has cells: it always stays 0, so that a shift along a row
or a diagonal never carries a stone round the edge into the next row.
"""

from collections.abc import Iterable, Iterator
from math import dist

SIZE = 15
CELLS = SIZE * SIZE
CENTRE = CELLS // 2

_STRIDE = SIZE + 1

DIRECTIONS = (1, _STRIDE, _STRIDE + 1, _STRIDE - 1)
"""How far apart the bits of neighbours are: across, down, and along the two diagonals."""

BIT = tuple(1 << (row * _STRIDE + column) for row in range(SIZE) for column in range(SIZE))
"""The set of each cell alone."""
BOARD = sum(BIT)
"""The set of all cells."""

NAMES = tuple(f"{chr(ord('A') + cell % SIZE)}{cell // SIZE + 1}" for cell in range(CELLS))
"""Letters from the left, numbers from the top: the upper left cell is A1, the centre H8."""

DISTANCE = tuple(dist(divmod(cell, SIZE), divmod(CENTRE, SIZE)) for cell in range(CELLS))
"""From the centre."""


def set_of(cells: Iterable[int]) -> int:
    """The set of some cells."""
    stones = 0
    for cell in cells:
        stones |= BIT[cell]
    return stones


def cells_of(stones: int) -> Iterator[int]:
    """The cells of a set, ascending."""
    while stones:
        lowest = stones & -stones
        bit = lowest.bit_length() - 1
        yield bit - bit // _STRIDE
        stones ^= lowest


def grown(stones: int) -> int:
    """A set of cells with all their neighbours."""
    wide = stones | stones << 1 | stones >> 1
    return (wide | wide << _STRIDE | wide >> _STRIDE) & BOARD


def square(cell: int, radius: int) -> int:
    """The cells at most so many rows and columns away, as far as the board reaches."""
    cells = BIT[cell]
    for _ in range(radius):
        cells = grown(cells)
    return cells
