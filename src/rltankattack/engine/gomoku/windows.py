"""Windows: five cells in a line, where a row of five may still come about.

All windows are looked at side by side: a set of cells stands for the windows that begin there. A
window is open to a player while the opponent has no stone in it.
"""

from typing import NamedTuple

from .board import BOARD, DIRECTIONS
from .rows import FIVE

_PAIRS = tuple((one, other) for one in range(FIVE) for other in range(one + 1, FIVE))


class Reading(NamedTuple):
    """What a player's open windows hold."""

    ones: int
    twos: int
    threes: int
    fours: int
    """How many windows hold so many stones."""

    five_cells: int
    """The cells where a stone makes five."""
    four_cells: int
    """The cells where a stone makes a new four: a threat of five."""
    double_cells: int
    """The cells where a stone makes two such threats at once, which cannot both be stopped."""


def read(mine: int, theirs: int) -> Reading:
    """Look at the windows open to the owner of the first stones."""
    free = BOARD & ~theirs
    empty = free & ~mine
    ones = twos = threes = fours = 0
    five_cells = four_cells = double_cells = 0
    for step in DIRECTIONS:
        pairs = free & free >> step
        opened = pairs & pairs >> 2 * step & free >> 4 * step
        if not opened:
            continue
        # The stones of every window are added up digit by digit, in binary.
        a, b, c, d, e = (mine >> place * step for place in range(FIVE))
        ab = a ^ b
        abc = ab ^ c
        abcd = abc ^ d
        carry, other_carry = a & b | ab & c, abc & d | abcd & e
        odd = abcd ^ e
        two_or_three, four_or_five = opened & (carry ^ other_carry), opened & carry & other_carry
        with_threes = two_or_three & odd
        ones += (opened & odd & ~(two_or_three | four_or_five)).bit_count()
        twos += (two_or_three & ~odd).bit_count()
        threes += with_threes.bit_count()
        with_fours = four_or_five & ~odd
        if with_fours:
            fours += with_fours.bit_count()
            for place in range(FIVE):
                five_cells |= with_fours << place * step & empty
        if with_threes:
            for cells in _beside_a_gap(with_threes, empty, step):
                double_cells |= four_cells & cells
                four_cells |= cells
    return Reading(ones, twos, threes, fours, five_cells, four_cells, double_cells)


def _beside_a_gap(windows: int, empty: int, step: int) -> list[int]:
    """The two empty cells of windows with three stones, by how far and which way the other one is.

    A stone on one of them threatens five on the other.
    """
    gaps = [windows & empty >> place * step for place in range(FIVE)]
    ahead, behind = [0] * FIVE, [0] * FIVE
    for one, other in _PAIRS:
        both = gaps[one] & gaps[other]
        if both:
            ahead[other - one] |= both << one * step
            behind[other - one] |= both << other * step
    return ahead + behind
