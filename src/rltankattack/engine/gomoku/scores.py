"""How promising each empty cell looks to the player to move, from 0 to 100.

The report's heuristic: what counts most is the best row that a stone makes, or keeps the opponent
from making; then how near the cell is to the centre, and how many of the stones around it are
one's own. Its player, the order of the search and the board's heat map all use it.
"""

from types import MappingProxyType
from typing import NamedTuple

from .board import CELLS, DISTANCE, cells_of, square
from .position import Position
from .rows import made_by_one_more


class _Table(NamedTuple):
    """Every number of the heuristic."""

    win: float = 100
    stop: float = 99
    """Making five, and keeping the opponent from it."""

    mine: tuple[float, float, float] = (90, 70, 50)
    theirs: tuple[float, float, float] = (85, 60, 40)
    """Making exactly four, three or two, and keeping the opponent from it."""
    row_weight: float = 0.9
    row_centrality: float = 0.1

    quiet_weight: float = 0.7
    """What the mean of centrality and share weighs where no row is made."""
    radius: int = 4
    """Of the square around a cell in which stones are counted for the share."""

    decimals: int = 6
    """Scores are rounded, so that equal ones are equal however they came about."""


TABLE = _Table()

CENTRALITY = tuple(100 * (1 - distance / max(DISTANCE)) for distance in DISTANCE)
"""100 in the centre, 0 in the corners."""

_AROUND = tuple(square(cell, TABLE.radius) for cell in range(CELLS))


def _flat(score: float) -> tuple[float, ...]:
    return (score,) * CELLS


def _row(value: float) -> tuple[float, ...]:
    return tuple(
        round(TABLE.row_weight * value + TABLE.row_centrality * central, TABLE.decimals)
        for central in CENTRALITY
    )


_WIN, _STOP = _flat(TABLE.win), _flat(TABLE.stop)
_MINE, _THEIRS = tuple(map(_row, TABLE.mine)), tuple(map(_row, TABLE.theirs))
"""The score of every cell for a row of four, three or two."""


def scores(position: Position) -> MappingProxyType[int, float]:
    """The score of every empty cell, row by row."""
    turn = position.turn
    mine, theirs = position.stones(turn), position.stones(turn.other)
    return MappingProxyType(scores_of(mine, theirs, position.empty))


def scores_of(mine: int, theirs: int, cells: int) -> dict[int, float]:
    """The scores of some empty cells, ascending, for the owner of the first stones."""
    my, their = made_by_one_more(mine), made_by_one_more(theirs)
    kinds = (
        (my.fives, _WIN),
        (their.fives, _STOP),
        # The best value first, so that a cell counts for the best of its rows.
        (my.fours, _MINE[0]),
        (their.fours, _THEIRS[0]),
        (my.threes, _MINE[1]),
        (their.threes, _THEIRS[1]),
        (my.twos, _MINE[2]),
        (their.twos, _THEIRS[2]),
    )
    found: dict[int, float] = {}
    left = cells
    for made, values in kinds:
        for cell in cells_of(made & left):
            found[cell] = values[cell]
        left &= ~made
    for cell in cells_of(left):
        found[cell] = _quiet(mine, theirs, cell)
    return dict(sorted(found.items()))


def _quiet(mine: int, theirs: int, cell: int) -> float:
    """The score of a cell where no row is made."""
    own = (mine & _AROUND[cell]).bit_count()
    stones = own + (theirs & _AROUND[cell]).bit_count()
    share = 100 * own / stones if stones else 0
    return round(TABLE.quiet_weight * (CENTRALITY[cell] + share) / 2, TABLE.decimals)
