"""Rows of stones without a gap."""

from typing import NamedTuple

from .board import BIT, DIRECTIONS, cells_of

FIVE = 5
"""So many stones in a row win; more do, too."""


class Made(NamedTuple):
    """The cells by the longest row that one more stone would make there; fives may be longer.

    Cells that hold a stone already mean nothing: whoever asks leaves them out.
    """

    fives: int
    fours: int
    threes: int
    twos: int


def rows_through(stones: int, cell: int) -> list[tuple[int, ...]]:
    """The cells of the row that a stone on a cell belongs to, in each of the four directions.

    Each looks both ways as far as stones follow each other, at most to the edge.
    """
    rows = []
    for step in DIRECTIONS:
        row, wider = 0, BIT[cell]
        while wider != row:
            row, wider = wider, wider | (wider << step | wider >> step) & stones
        rows.append(tuple(cells_of(row)))
    return rows


def has_five(stones: int) -> bool:
    """Whether there are five or more in a row."""
    for step in DIRECTIONS:
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step & stones >> 4 * step:
            return True
    return False


def five(stones: int) -> tuple[int, ...]:
    """The cells of a longest row of five or more; nothing where there is none."""
    if not has_five(stones):
        return ()
    return max((row for cell in cells_of(stones) for row in rows_through(stones, cell)), key=len)


def made_by_one_more(stones: int) -> Made:
    """What one more stone would make, for all cells at once."""
    fives = fours = threes = twos = 0
    for step in DIRECTIONS:
        # a_n: the next n cells one way hold stones; b_n: the next n the other way.
        a1, b1 = stones >> step, stones << step
        a2, b2 = a1 & stones >> 2 * step, b1 & stones << 2 * step
        a3, b3 = a2 & stones >> 3 * step, b2 & stones << 3 * step
        a4, b4 = a3 & stones >> 4 * step, b3 & stones << 4 * step
        twos |= a1 | b1
        threes |= a2 | a1 & b1 | b2
        fours |= a3 | a2 & b1 | a1 & b2 | b3
        fives |= a4 | a3 & b1 | a2 & b2 | a1 & b3 | b4
    return Made(fives, fours & ~fives, threes & ~fours, twos & ~threes)
