"""The tiles and the walls between them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..game import InvalidPosition
from ..quote import quoted
from .step import Step

SMALLEST, LARGEST = 3, 15
"""How many tiles a side may have; the number is odd, so that there is a tile in the centre."""

RIGHT_WALL, UPPER_WALL = 1, 2
"""What a tile's digit is made of in a text."""

_DIGITS = re.compile(r"[0-3]*")


@dataclass(frozen=True, slots=True)
class Maze:
    """A square of tiles, numbered row by row from 0 at the bottom left, inside closed outer walls.

    Walls are bits, tile 0 the lowest: a wall between two tiles is kept once, with the tile to its
    left or below it. Every tile can be reached from every other.
    """

    size: int
    right: int
    """The tiles with a wall to their right."""
    upper: int
    """The tiles with a wall above them."""

    def __post_init__(self) -> None:
        if self.size % 2 == 0 or not SMALLEST <= self.size <= LARGEST:
            raise InvalidPosition(
                "expected an odd number of tiles from {least} to {most} a side, got {came}",
                least=SMALLEST,
                most=LARGEST,
                came=self.size,
            )
        if self.right & ~self._not_last_column:
            raise InvalidPosition("expected no inner wall to the right of the last column")
        if self.upper & ~self._not_top_row:
            raise InvalidPosition("expected no inner wall above the top row")
        reached = self._flooded()
        if reached != self._every_tile:
            cut_off = next(tile for tile in range(self.size**2) if not reached >> tile & 1)
            raise InvalidPosition(
                "expected a way from tile 0 to every other, none to {tile}", tile=cut_off
            )

    @classmethod
    def parse(cls, text: str) -> "Maze":
        """Read the rows from the bottom to the top, such as ``010/221/000``: a digit for each tile,
        1 for a wall to its right and 2 for one above it. Outer walls are not written."""
        rows = text.split("/")
        if len(rows) % 2 == 0 or not SMALLEST <= len(rows) <= LARGEST:
            raise InvalidPosition(
                "expected an odd number of rows from {least} to {most} with '/' between, "
                "got {came}",
                least=SMALLEST,
                most=LARGEST,
                came=len(rows),
            )
        right = upper = 0
        for number, row in enumerate(rows):
            if len(row) != len(rows) or not _DIGITS.fullmatch(row):
                raise InvalidPosition(
                    "expected {count} digits from 0 to 3 in each row, got {came}",
                    count=len(rows),
                    came=quoted(row),
                )
            for column, digit in enumerate(map(int, row)):
                tile = number * len(rows) + column
                right |= bool(digit & RIGHT_WALL) << tile
                upper |= bool(digit & UPPER_WALL) << tile
        return cls(len(rows), right, upper)

    @property
    def centre(self) -> int:
        """The tile in the middle."""
        return self.size**2 // 2

    @property
    def tiles(self) -> range:
        """Every tile."""
        return range(self.size**2)

    def beside(self, tile: int, step: Step) -> int | None:
        """The tile that a step leads to; ``None`` where a wall stands."""
        size = self.size
        match step:
            case Step.UP:
                free = tile < size * (size - 1) and not self.upper >> tile & 1
                return tile + size if free else None
            case Step.RIGHT:
                free = tile % size < size - 1 and not self.right >> tile & 1
                return tile + 1 if free else None
            case Step.DOWN:
                free = tile >= size and not self.upper >> (tile - size) & 1
                return tile - size if free else None
            case Step.LEFT:
                free = tile % size > 0 and not self.right >> (tile - 1) & 1
                return tile - 1 if free else None

    def row_and_column(self, tile: int) -> tuple[int, int]:
        """A tile's row and column, both from 1, the first at the bottom and at the left."""
        row, column = divmod(tile, self.size)
        return row + 1, column + 1

    def ways(self, tile: int) -> Iterator[tuple[Step, int]]:
        """The steps that no wall stops, in the order of their ids, and where they lead."""
        for step in Step:
            there = self.beside(tile, step)
            if there is not None:
                yield step, there

    def walls_around(self, tile: int) -> int:
        """How many walls a tile has, outer ones counted."""
        return len(Step) - sum(1 for _ in self.ways(tile))

    def spread(self, tiles: int) -> int:
        """The bits of some tiles and of all that are one step away from any of them."""
        size = self.size
        return self._every_tile & (
            tiles
            | (tiles & ~self.upper) << size
            | (tiles & self._not_last_column & ~self.right) << 1
            | tiles >> size & ~self.upper
            | tiles >> 1 & self._not_last_column & ~self.right
        )

    def __str__(self) -> str:
        digits = [
            str(RIGHT_WALL * (self.right >> tile & 1) + UPPER_WALL * (self.upper >> tile & 1))
            for tile in self.tiles
        ]
        size = self.size
        return "/".join("".join(digits[i : i + size]) for i in range(0, len(digits), size))

    @property
    def _every_tile(self) -> int:
        return (1 << self.size**2) - 1

    @property
    def _not_top_row(self) -> int:
        return (1 << self.size * (self.size - 1)) - 1

    @property
    def _not_last_column(self) -> int:
        row = (1 << self.size - 1) - 1
        return row * (self._every_tile // ((1 << self.size) - 1))

    def _flooded(self) -> int:
        """What can be reached from tile 0."""
        reached, before = 1, 0
        while reached != before:
            reached, before = self.spread(reached), reached
        return reached
