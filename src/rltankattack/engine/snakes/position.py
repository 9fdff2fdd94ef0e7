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
from ..reason import Reason
from .board import Board

SEEDS = range(1_000_000)
PLIES = range(1_000_000_000)
"""Far more than any game takes."""
MOST_POINTS = 999
"""What both players have, whatever its sign, and all the apples come to at most so much."""

TURN_LETTERS = {"r": Player.FIRST, "g": Player.SECOND}
FIELDS = Reason("'size snakes ladders apples tile tile points points turn seed plies'")

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
                raise InvalidPosition(
                    "expected players on tiles 0 to {last}, got {came}", last=last, came=tile
                )
        counted = sum(map(abs, self.points)) + sum(abs(points) for _, points in self.board.apples)
        if counted > MOST_POINTS:  # eating an apple never makes it more
            raise InvalidPosition(
                "expected {most} points in all at most, got {came}", most=MOST_POINTS, came=counted
            )
        if self.seed not in SEEDS:
            raise InvalidPosition(
                "expected a seed from 0 to {last}, got {came}", last=SEEDS[-1], came=self.seed
            )
        if self.ply not in PLIES:
            raise InvalidPosition(
                "expected 0 to {most} plies, got {came}", most=PLIES[-1], came=self.ply
            )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read the text of a position."""
        fields = text.split(" ")
        if len(fields) != len(FIELDS.template.split()):
            raise InvalidPosition(
                "expected {fields} with single spaces between, got {count} field(s) in {came}",
                fields=FIELDS,
                count=len(fields),
                came=quoted(text),
            )
        size, snakes, ladders, apples, *numbers, turn, seed, ply = fields
        if turn not in TURN_LETTERS:
            raise InvalidPosition("expected the turn 'r' or 'g', got {came}", came=quoted(turn))
        red, green, red_points, green_points = numbers
        return cls(
            board=Board.parse(size, snakes, ladders, apples),
            tiles=(
                _parsed(Reason("red's tile"), _NUMBER, red),
                _parsed(Reason("green's tile"), _NUMBER, green),
            ),
            points=(
                _parsed(Reason("red's points"), _POINTS, red_points),
                _parsed(Reason("green's points"), _POINTS, green_points),
            ),
            turn=TURN_LETTERS[turn],
            seed=_parsed(Reason("the seed"), _NUMBER, seed),
            ply=_parsed(Reason("the plies"), _NUMBER, ply),
        )

    def __str__(self) -> str:
        turn = "r" if self.turn is Player.FIRST else "g"
        numbers = " ".join(map(str, (*self.tiles, *self.points)))
        return f"{self.board} {numbers} {turn} {self.seed} {self.ply}"


def _parsed(what: Reason, pattern: re.Pattern[str], text: str) -> int:
    if not pattern.fullmatch(text):
        raise InvalidPosition(
            "expected {what} as a number, got {came}", what=what, came=quoted(text)
        )
    return int(text)
