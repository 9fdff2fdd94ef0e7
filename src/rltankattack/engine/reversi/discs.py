"""Placing discs: the rules on bitboards, where bit n stands for cell n.

Whole boards are shifted at once: a step to the right is a shift by 1, a step down one by 8.
"""

from .cells import CELLS, SIDE

FULL = (1 << CELLS) - 1
"""Every cell."""

_INNER_COLUMNS = 0x7E7E7E7E7E7E7E7E
"""Only discs off the side edges can be turned sideways: no shift then runs around an edge."""

_SHIFTS = (
    (1, _INNER_COLUMNS),
    (SIDE - 1, _INNER_COLUMNS),
    (SIDE, FULL),
    (SIDE + 1, _INNER_COLUMNS),
)
"""Each direction and its opposite by one shift, and the discs that may be turned along it."""


def placements(own: int, enemy: int) -> int:
    """The empty cells where a disc would turn at least one of the enemy's."""
    found = 0
    for shift, turnable in _SHIFTS:
        single = enemy & turnable
        double, twice = single & single << shift, 2 * shift
        after = (own << shift) & single
        before = (own >> shift) & single
        after |= (after << shift) & single
        before |= (before >> shift) & single
        for _ in range(2):  # at most six discs lie between two of a line: two, and two twos
            after |= (after << twice) & double
            before |= (before >> twice) & double >> shift
        found |= after << shift | before >> shift
    return found & ~(own | enemy) & FULL


def turned(own: int, enemy: int, cell: int) -> int:
    """The enemy's discs that a disc on an empty cell turns; none where it may not be placed."""
    found = 0
    for shift, turnable in _SHIFTS:
        between = enemy & turnable
        after = before = 0
        end = 1 << cell + shift
        while end & between:
            after |= end
            end <<= shift
        if end & own:
            found |= after
        end = 1 << cell >> shift
        while end & between:
            before |= end
            end >>= shift
        if end & own:
            found |= before
    return found


def cells_of(discs: int) -> tuple[int, ...]:
    """The cells of a bitboard, ascending."""
    cells = []
    while discs:
        lowest = discs & -discs
        cells.append(lowest.bit_length() - 1)
        discs ^= lowest
    return tuple(cells)
