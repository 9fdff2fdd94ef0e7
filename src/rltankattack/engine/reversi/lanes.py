"""The board as a search sees it: every line of cells written out as neighbouring bits.

Rows, columns and diagonals are lines, each in both directions and with one bit free after it. A
cell has a bit in every line through it. In such a board all eight directions are worked out by one
shift and one addition: the carry runs through a row of the enemy's discs and stops behind it.
"""

from collections.abc import Iterator
from types import MappingProxyType

from .cells import CELLS, DIRECTIONS, SIDE, cell_at, ray
from .discs import cells_of

SHORTEST = 3
"""In a shorter line nothing can be turned."""


def _lines() -> Iterator[list[int]]:
    """The rows from left to right first, so that they are the lowest bits."""
    for down, right in DIRECTIONS:
        for first in range(CELLS):
            row, column = divmod(first, SIDE)
            if cell_at(row - down, column - right) is None:  # nothing is before it
                line = [first, *ray(first, (down, right))]
                if len(line) >= SHORTEST:
                    yield line


def _written_out() -> tuple[list[int], list[int], list[dict[int, int]]]:
    """For each cell its bits, those two or more steps on, and what lies before each of them."""
    mark = [0] * CELLS
    beyond = [0] * CELLS
    places: list[list[tuple[int, list[int]]]] = [[] for _ in range(CELLS)]
    at = 0
    for line in _lines():
        for step, cell in enumerate(line):
            mark[cell] |= 1 << at + step
            for far in range(step + 2, len(line)):
                beyond[cell] |= 1 << at + far
                places[cell].append((1 << at + far, line[step + 1 : far]))
        at += len(line) + 1
    between = [{end: sum(mark[c] for c in cells) for end, cells in each} for each in places]
    return mark, beyond, between


_MARK, _BEYOND, _BETWEEN = _written_out()

MARK = tuple(_MARK)
"""All the bits of a cell."""

AFTER = tuple(mark << 1 for mark in MARK)
"""The bits one step on from a cell, in every line through it."""

BEYOND = tuple(_BEYOND)
"""The bits two or more steps on from a cell, in every line through it."""

BETWEEN = tuple(MappingProxyType(each) for each in _BETWEEN)
"""By cell and a bit beyond it: the cells that lie between the two."""

BOARD = sum(MARK)
"""All the bits of all cells."""

ROWS = (1 << SIDE * (SIDE + 1)) - 1
"""The bits of the rows from left to right: one for each cell."""


BIT = tuple(mark & ROWS for mark in MARK)
"""The one bit of a cell among them."""


def lanes(discs: int) -> int:
    """A bitboard written out in lines."""
    return sum(MARK[cell] for cell in cells_of(discs))


def reach(own: int, enemy: int) -> int:
    """Where discs may be placed: a bit of the cell for every direction in which it turns some."""
    return (((own << 1) & enemy) + enemy) & (BOARD ^ own ^ enemy)


def ends(own: int, enemy: int, cell: int) -> int:
    """A bit for every own disc that encloses some of the enemy's with an empty cell."""
    return (enemy + AFTER[cell]) & own & BEYOND[cell]


class Turned(dict[int, int]):
    """What a disc on one cell turns, by the `ends`; worked out once for each of them."""

    def __init__(self, cell: int) -> None:
        super().__init__()
        self._between = BETWEEN[cell]

    def __missing__(self, ends: int) -> int:
        turned, left = 0, ends
        while left:
            end = left & -left
            turned |= self._between[end]
            left ^= end
        self[ends] = turned
        return turned
