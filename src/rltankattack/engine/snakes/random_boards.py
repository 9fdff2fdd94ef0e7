"""Random boards, each made from a seed.

Only `Random.random` is asked: Python promises its numbers for good, so a seed keeps its board.
"""

from functools import lru_cache
from random import Random

from .board import Board
from .sizes import MOST_IN_APPLE, SIZES


@lru_cache(maxsize=64)
def random_board(columns: int, rows: int, seed: int) -> Board:
    """The board that a seed makes in one of the sizes."""
    rng = Random(f"board {columns}x{rows} {seed}")
    things = SIZES[columns, rows]
    free = list(range(1, columns * rows))
    snakes = [_pair(rng, free, columns, rows) for _ in range(things.snakes)]
    ladders = [_pair(rng, free, columns, rows) for _ in range(things.ladders)]
    signs = [1 if number < things.apples / 2 else -1 for number in range(things.apples)]
    apples = [(_draw(rng, free), sign * (1 + _below(rng, MOST_IN_APPLE))) for sign in signs]
    return Board(
        columns,
        rows,
        snakes=tuple(sorted((high, low) for low, high in snakes)),
        ladders=tuple(sorted(ladders)),
        apples=tuple(sorted(apples)),
    )


def _pair(rng: Random, free: list[int], columns: int, rows: int) -> tuple[int, int]:
    """Two free tiles, the lower first: at most half of the board apart, and one above the other
    rather than beside it, so that ways are easy to follow with the eye."""
    while True:
        low, high = sorted(free[_below(rng, len(free))] for _ in range(2))
        (column, row), (far_column, far_row) = _place(low, columns), _place(high, columns)
        climb = far_row - row
        if 1 <= climb <= rows // 2 and abs(far_column - column) <= climb + 1:
            free.remove(low)
            free.remove(high)
            return low, high


def _place(tile: int, columns: int) -> tuple[int, int]:
    """Column and row of a tile, from the lower left; the rows run to and fro."""
    row, along = divmod(tile - 1, columns)
    return (along if row % 2 == 0 else columns - 1 - along), row


def _draw(rng: Random, free: list[int]) -> int:
    return free.pop(_below(rng, len(free)))


def _below(rng: Random, number: int) -> int:
    return int(rng.random() * number)
