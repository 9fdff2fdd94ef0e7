"""A position: the board, where both players are, their points, and what the next roll depends on.

Its text is one line of eleven fields with single spaces between them, for instance::

    10x10 97>12,88>3 4/25,9x31 14+3,20-2 17 5 3 -1 r 4711 8

Size, snakes (head>tail), ladders (foot/top, or footxtop once broken) and apples (tile and points)
make the board; ``-`` stands for none. Then red's and green's tiles, red's and green's points, who
is to move (``r`` or ``g``), the seed of the rolls, and the number of plies made.
"""

import re
from dataclasses import dataclass

from ..game import InvalidPosition, Player
from ..quote import quoted
from .board import Board

SEEDS = range(1_000_000)
PLIES = range(1_000_000_000)
"""Far more than any game takes."""
MOST_POINTS = 999
"""What both players have, whatever its sign, and all the apples come to at most so much."""

TURN_LETTERS = {"r": Player.FIRST, "g": Player.SECOND}
FIELDS = "size snakes ladders apples tile tile points points turn seed plies"

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_POINTS = re.compile(r"0|-?[1-9][0-9]{0,2}")


@dataclass(frozen=True, slots=True)
class Position:
    """A pawn on tile 0 has not entered the board yet.

    A pawn may stand anywhere: things happen to whoever steps on a tile, not to who is there. On the
    last tile it is a finished game.
    """

    board: Board
    tiles: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    turn: Player = Player.FIRST
    seed: int = 0
    ply: int = 0

    def __post_init__(self) -> None:
        last = self.board.last
        for tile in self.tiles:
            if not 0 <= tile <= last:
                raise InvalidPosition(f"expected players on tiles 0 to {last}, got {tile}")
        counted = sum(map(abs, self.points)) + sum(abs(points) for _, points in self.board.apples)
        if counted > MOST_POINTS:  # eating an apple never makes it more
            raise InvalidPosition(f"expected {MOST_POINTS} points in all at most, got {counted}")
        if self.seed not in SEEDS:
            raise InvalidPosition(f"expected a seed from 0 to {SEEDS[-1]}, got {self.seed}")
        if self.ply not in PLIES:
            raise InvalidPosition(f"expected 0 to {PLIES[-1]} plies, got {self.ply}")

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read the text of a position."""
        fields = text.split(" ")
        if len(fields) != len(FIELDS.split()):
            raise InvalidPosition(
                f"expected '{FIELDS}' with single spaces between, "
                f"got {len(fields)} field(s) in {quoted(text)}"
            )
        size, snakes, ladders, apples, *numbers, turn, seed, ply = fields
        if turn not in TURN_LETTERS:
            raise InvalidPosition(f"expected the turn 'r' or 'g', got {quoted(turn)}")
        red, green, red_points, green_points = numbers
        return cls(
            board=Board.parse(size, snakes, ladders, apples),
            tiles=(_parse_number("red's tile", red), _parse_number("green's tile", green)),
            points=(_parse_points("red", red_points), _parse_points("green", green_points)),
            turn=TURN_LETTERS[turn],
            seed=_parse_number("the seed", seed),
            ply=_parse_number("the plies", ply),
        )

    def __str__(self) -> str:
        turn = "r" if self.turn is Player.FIRST else "g"
        numbers = " ".join(map(str, (*self.tiles, *self.points)))
        return f"{self.board} {numbers} {turn} {self.seed} {self.ply}"


def _parse_number(what: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise InvalidPosition(f"expected {what} as a number, got {quoted(text)}")
    return int(text)


def _parse_points(player: str, text: str) -> int:
    if not _POINTS.fullmatch(text):
        raise InvalidPosition(f"expected {player}'s points as a number, got {quoted(text)}")
    return int(text)
