"""Random boards, each made from a seed.

Only `Random.random` is asked: Python promises its numbers for good, so a seed keeps its board.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from .board import Board
from .room import Place, Way, crowd
from .sizes import MOST_IN_APPLE, SIZES

TRIES = 24
"""A thing is put where it leaves most room, out of so many places."""


@lru_cache(maxsize=64)
def random_board(columns: int, rows: int, seed: int) -> Board:
    """The board that a seed makes in one of the sizes."""
    things = SIZES[columns, rows]
    maker = _Maker(columns, rows, Random(f"board {columns}x{rows} {seed}"))
    # By turns, since who comes later finds less room; there are as many of either kind.
    pairs = [maker.pair() for _ in range(things.snakes + things.ladders)]
    signs = [1 if number < things.apples / 2 else -1 for number in range(things.apples)]
    return Board(
        columns,
        rows,
        snakes=tuple(sorted((high, low) for low, high in pairs[::2])),
        ladders=tuple(sorted(pairs[1::2])),
        apples=tuple(sorted((maker.tile(), sign * maker.points()) for sign in signs)),
    )


class _Maker:
    """Puts one thing after the other on an empty board."""

    def __init__(self, columns: int, rows: int, rng: Random) -> None:
        self._columns, self._rows = columns, rows
        self._rng = rng
        self._free = list(range(1, columns * rows))
        self._ways: list[Way] = []

    def pair(self) -> tuple[int, int]:
        """Two free tiles, the lower first."""
        return self._roomiest(self._any_pair)

    def tile(self) -> int:
        """One free tile."""
        tile, _ = self._roomiest(lambda: (self._any_tile(),) * 2)
        return tile

    def points(self) -> int:
        """What an apple is worth, without its sign."""
        return 1 + self._below(MOST_IN_APPLE)

    def _roomiest(self, drawn: Callable[[], tuple[int, int]]) -> tuple[int, int]:
        """Take the first of the tries that is in nobody's way, or that is so least."""
        tries = []
        for _ in range(TRIES):
            ends = drawn()
            tries.append((crowd(self._way(*ends), self._ways), ends))
            if not tries[-1][0]:
                break
        _, ends = min(tries, key=lambda each: each[0])
        self._ways.append(self._way(*ends))
        self._free = [tile for tile in self._free if tile not in ends]
        return ends

    def _any_pair(self) -> tuple[int, int]:
        """At most half of the board apart, and one above the other rather than beside it, so that
        ways are easy to follow with the eye."""
        while True:
            low, high = sorted((self._any_tile(), self._any_tile()))
            (column, row), (far_column, far_row) = self._way(low, high)
            climb = far_row - row
            if 1 <= climb <= self._rows // 2 and abs(far_column - column) <= climb + 1:
                return low, high

    def _any_tile(self) -> int:
        return self._free[self._below(len(self._free))]

    def _below(self, number: int) -> int:
        return int(self._rng.random() * number)

    def _way(self, low: int, high: int) -> Way:
        return self._place(low), self._place(high)

    def _place(self, tile: int) -> Place:
        """The rows run to and fro."""
        row, along = divmod(tile - 1, self._columns)
        return (along if row % 2 == 0 else self._columns - 1 - along), row
