"""How promising each empty cell looks to the player to move: whole numbers from 0 to 100.

The report's heuristic: what counts most is the best row that a stone makes, or keeps the opponent
from making; then how near the cell is to the centre, and how much of the board around it one's own
stones hold. Its player, the order of the search and the board's heat map all use it.

What is cut off is cut off at the end, from whole numbers: no score depends on how a machine rounds.
"""

from types import MappingProxyType
from typing import NamedTuple

from .board import CELLS, DISTANCE, cells_of, square
from .position import Position
from .rows import made_by_one_more


class _Table(NamedTuple):
    """Every number of the heuristic; the weights are tenths."""

    win: int = 100
    stop: int = 99
    """Making five, and keeping the opponent from it."""

    mine: tuple[int, int, int] = (90, 70, 50)
    theirs: tuple[int, int, int] = (85, 60, 40)
    """Making exactly four, three or two, and keeping the opponent from it."""
    row_weight: int = 9
    row_centrality: int = 1

    quiet_weight: int = 7
    """What the mean of centrality and share weighs where no row is made."""
    radius: int = 4
    """Of the square around a cell whose tiles are counted for the share."""


TABLE = _Table()

SCORE = "score"
"""The measure of the heuristic player's values."""

CENTRALITY = tuple(int(100 * (1 - distance / max(DISTANCE))) for distance in DISTANCE)
"""100 in the centre, 0 in the corners."""

_AROUND = tuple(square(cell, TABLE.radius) for cell in range(CELLS))
_TILES = tuple(around.bit_count() for around in _AROUND)
"""How many there are in the square around each cell, as far as it lies on the board."""


def _flat(score: int) -> tuple[int, ...]:
    return (score,) * CELLS


def _row(value: int) -> tuple[int, ...]:
    return tuple(
        (TABLE.row_weight * value + TABLE.row_centrality * central) // 10 for central in CENTRALITY
    )


_WIN, _STOP = _flat(TABLE.win), _flat(TABLE.stop)
_MINE, _THEIRS = tuple(map(_row, TABLE.mine)), tuple(map(_row, TABLE.theirs))
"""The score of every cell for a row of four, three or two."""


def scores(position: Position) -> MappingProxyType[int, int]:
    """The score of every empty cell, row by row."""
    turn = position.turn
    mine, theirs = position.stones(turn), position.stones(turn.other)
    return MappingProxyType(scores_of(mine, theirs, position.empty))


def scores_of(mine: int, theirs: int, cells: int) -> dict[int, int]:
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
    found: dict[int, int] = {}
    left = cells
    for made, values in kinds:
        for cell in cells_of(made & left):
            found[cell] = values[cell]
        left &= ~made
    for cell in cells_of(left):
        found[cell] = _quiet(mine, cell)
    return dict(sorted(found.items()))


def _quiet(mine: int, cell: int) -> int:
    """The score of a cell where no row is made: its centrality, and the share of the tiles around
    it that hold one's own stones."""
    tiles, own = _TILES[cell], (mine & _AROUND[cell]).bit_count()
    both = TABLE.quiet_weight * (CENTRALITY[cell] * tiles + 100 * own) // (10 * tiles)
    return both // 2
