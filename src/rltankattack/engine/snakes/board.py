"""The board: numbered tiles, and the snakes, ladders and apples on them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..game import InvalidPosition
from ..quote import quoted
from ..reason import Reason
from .sizes import MOST_IN_APPLE, SIZES

WHOLE, BROKEN = "/", "x"
NONE = "-"

_SIZE = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)")
_SNAKE = re.compile(r"([1-9][0-9]{0,2})>([1-9][0-9]{0,2})")
_LADDER = re.compile(r"([1-9][0-9]{0,2})([/x])([1-9][0-9]{0,2})")
_APPLE = re.compile(r"([1-9][0-9]{0,2})([+-][1-9])")


@dataclass(frozen=True, slots=True)
class Board:
    """Tiles are numbered from 1; pairs stand in the order of their first tiles.

    No two ends of things share a tile, so whoever steps on one meets nothing more where it leads:
    there is never a cycle.
    """

    columns: int
    rows: int
    snakes: tuple[tuple[int, int], ...] = ()
    """Head and tail of each snake."""
    ladders: tuple[tuple[int, int], ...] = ()
    """Foot and top of each ladder, whole or broken."""
    broken: tuple[int, ...] = ()
    """The feet of the broken ladders."""
    apples: tuple[tuple[int, int], ...] = ()
    """Tile and points of each apple still there: red ones add, black ones take away."""

    def __post_init__(self) -> None:
        if (self.columns, self.rows) not in SIZES:
            known = ", ".join(f"{columns}x{rows}" for columns, rows in SIZES)
            raise InvalidPosition(
                "expected a size from {known}, got {came}",
                known=known,
                came=f"{self.columns}x{self.rows}",
            )
        self._check_ways()
        self._check_apples()
        self._check_tiles()
        _check_order(Reason("broken ladders"), self.broken)
        for foot in self.broken:
            if foot not in dict(self.ladders):
                raise InvalidPosition(
                    "expected a ladder that is broken on tile {tile}, got none", tile=foot
                )

    @classmethod
    def parse(cls, size: str, snakes: str, ladders: str, apples: str) -> "Board":
        """Read ``10x10``, ``97>12``, ``4/25,9x31`` and ``14+3,20-2``; ``-`` stands for nothing."""
        measured = _SIZE.fullmatch(size)
        if measured is None:
            raise InvalidPosition("expected a size such as 10x10, got {came}", came=quoted(size))
        found = _read(Reason("snakes such as 97>12"), _SNAKE, snakes)
        climbs = _read(Reason("ladders such as 4/25 or, broken, 4x25"), _LADDER, ladders)
        fruits = _read(Reason("apples such as 14+3 or 14-3"), _APPLE, apples)
        return cls(
            columns=int(measured[1]),
            rows=int(measured[2]),
            snakes=tuple((int(snake[1]), int(snake[2])) for snake in found),
            ladders=tuple((int(ladder[1]), int(ladder[3])) for ladder in climbs),
            broken=tuple(int(ladder[1]) for ladder in climbs if ladder[2] == BROKEN),
            apples=tuple((int(apple[1]), int(apple[2])) for apple in fruits),
        )

    @property
    def last(self) -> int:
        """The number of the last tile, which both players want to reach."""
        return self.columns * self.rows

    def way_from(self, tile: int) -> int:
        """Where a snake or a whole ladder leads from a tile; the tile itself without either."""
        for head, tail in self.snakes:
            if head == tile:
                return tail
        for foot, top in self.ladders:
            if foot == tile and foot not in self.broken:
                return top
        return tile

    def points_on(self, tile: int) -> int:
        """The points of the apple on a tile, 0 without one."""
        for place, points in self.apples:
            if place == tile:
                return points
        return 0

    def after_step_on(self, tile: int) -> "Board":
        """The board once somebody has stepped on a tile: its ladder breaks, its apple is eaten."""
        if self.points_on(tile):
            return replace(self, apples=tuple(each for each in self.apples if each[0] != tile))
        if self.way_from(tile) > tile:
            return replace(self, broken=tuple(sorted((*self.broken, tile))))
        return self

    def __str__(self) -> str:
        snakes = [f"{head}>{tail}" for head, tail in self.snakes]
        ladders = [
            f"{foot}{BROKEN if foot in self.broken else WHOLE}{top}" for foot, top in self.ladders
        ]
        apples = [f"{tile}{points:+}" for tile, points in self.apples]
        things = (",".join(each) or NONE for each in (snakes, ladders, apples))
        return " ".join([f"{self.columns}x{self.rows}", *things])

    def _check_ways(self) -> None:
        for head, tail in self.snakes:
            if head <= tail:
                raise InvalidPosition(
                    "expected a snake's head above its tail, got {came}", came=f"{head}>{tail}"
                )
        for foot, top in self.ladders:
            if top <= foot:
                raise InvalidPosition(
                    "expected a ladder's top above its foot, got {came}", came=f"{foot}/{top}"
                )

    def _check_apples(self) -> None:
        for tile, points in self.apples:
            if not 1 <= abs(points) <= MOST_IN_APPLE:
                raise InvalidPosition(
                    "expected apples of 1 to {most} points, tile {tile} has {points}",
                    most=MOST_IN_APPLE,
                    tile=tile,
                    points=points,
                )

    def _check_tiles(self) -> None:
        """Everything lies on a tile of its own, and nothing on the last one."""
        taken: set[int] = set()
        for tile in (
            *(end for way in (*self.snakes, *self.ladders) for end in way),
            *(tile for tile, _ in self.apples),
        ):
            if not 1 <= tile < self.last:
                raise InvalidPosition(
                    "expected things on tiles 1 to {last}, got {came}",
                    last=self.last - 1,
                    came=tile,
                )
            if tile in taken:
                raise InvalidPosition(
                    "expected one thing on a tile, tile {tile} has two", tile=tile
                )
            taken.add(tile)
        _check_order(Reason("snakes"), (head for head, _ in self.snakes))
        _check_order(Reason("ladders"), (foot for foot, _ in self.ladders))
        _check_order(Reason("apples"), (tile for tile, _ in self.apples))


def _check_order(things: Reason, tiles: Iterable[int]) -> None:
    """One board has one text."""
    listed = list(tiles)
    if listed != sorted(set(listed)):
        raise InvalidPosition(
            "expected {things} in the order of their tiles, got {tiles}",
            things=things,
            tiles=" ".join(map(str, listed)),
        )


def _read(things: Reason, pattern: re.Pattern[str], text: str) -> list[re.Match[str]]:
    if text == NONE:
        return []
    found = []
    for part in text.split(","):
        thing = pattern.fullmatch(part)
        if thing is None:
            raise InvalidPosition(
                "expected {things}, or {none}, got {came}",
                things=things,
                none=quoted(NONE),
                came=quoted(text),
            )
        found.append(thing)
    return found
