"""A position of the tank game: the water, the boats, and whose turn it is."""

import re
from dataclasses import dataclass

from ..game import InvalidPosition, Player
from ..quote import quoted
from ..reason import Reason
from .move import Move

FULL = 4
"""The highest level of a water column, and the level of both ports."""

SIZES = (6, 8, 10)
"""How many water columns a tank may have."""

TURN_LETTERS = {"r": Player.FIRST, "g": Player.SECOND}

RED_COLUMN, GREEN_COLUMN = Reason("red's column"), Reason("green's column")

_WATER_MOVES = {str(move): move for move in Move if move.column is not None}
_LEVELS = re.compile(r"[0-4]+")
_COLUMN = re.compile(r"0|[1-9][0-9]?")


@dataclass(frozen=True, slots=True)
class Position:
    """Red's port is column 0, the water columns are 1 to n, green's port is column n + 1.

    A boat on an empty column or in the enemy's port is a finished game, not an error.
    """

    levels: tuple[int, ...]
    red: int
    green: int
    turn: Player
    just_made: Move | None = None
    """The water move just made, under rules that forbid to take it back; elsewhere ``None``, so
    that equal lakes with equal boats are equal positions."""

    def __post_init__(self) -> None:
        if len(self.levels) not in SIZES:
            raise InvalidPosition("expected 6, 8 or 10 levels, got {count}", count=len(self.levels))
        for column, level in enumerate(self.levels, start=1):
            if not 0 <= level <= FULL:
                raise InvalidPosition(
                    "expected levels from 0 to {full}, column {column} has {level}",
                    full=FULL,
                    column=column,
                    level=level,
                )
        for what, column in ((RED_COLUMN, self.red), (GREEN_COLUMN, self.green)):
            if not 0 <= column <= self.far_port:
                raise InvalidPosition(
                    "expected {what} from 0 to {last}, got {came}",
                    what=what,
                    last=self.far_port,
                    came=column,
                )
        if self.just_made is not None:
            self._check_just_made(self.just_made)

    def _check_just_made(self, move: Move) -> None:
        """The water must be as that move can have left it."""
        column = move.column
        if column is None or column >= self.far_port:
            raise InvalidPosition(
                "expected a water move of columns 1 to {last} as the one just made, got {came}",
                last=self.far_port - 1,
                came=move,
            )
        before = self.level(column) - move.lift
        if not 0 <= before <= FULL:
            raise InvalidPosition(
                "expected a level that {move} can have led to, column {column} has {level}",
                move=move,
                column=column,
                level=self.level(column),
            )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a text such as ``4432112344 0 11 r``, or ``4432212344 0 11 g +5``."""
        fields = text.split(" ")
        if len(fields) not in (4, 5) or "" in fields:
            raise InvalidPosition(
                "expected {fields} with single spaces between, got {count} field(s) in {came}",
                fields=Reason("'levels red green turn'"),
                count=len(fields),
                came=quoted(text),
            )
        levels, red, green, turn, *just_made = fields
        if not _LEVELS.fullmatch(levels):
            raise InvalidPosition(
                "expected levels of digits 0 to {full}, got {came}",
                full=FULL,
                came=quoted(levels),
            )
        if turn not in TURN_LETTERS:
            raise InvalidPosition("expected the turn 'r' or 'g', got {came}", came=quoted(turn))
        return cls(
            levels=tuple(map(int, levels)),
            red=_parse_column(RED_COLUMN, red),
            green=_parse_column(GREEN_COLUMN, green),
            turn=TURN_LETTERS[turn],
            just_made=_parse_water_move(just_made[0]) if just_made else None,
        )

    @property
    def far_port(self) -> int:
        """The column of green's port."""
        return len(self.levels) + 1

    @property
    def barred(self) -> Move | None:
        """The move that would take the water move just made back."""
        return None if self.just_made is None else self.just_made.inverse

    def level(self, column: int) -> int:
        """The level of any column; a port counts as full."""
        return self.levels[column - 1] if 0 < column < self.far_port else FULL

    def boat(self, player: Player) -> int:
        """The column of a player's boat."""
        return self.red if player is Player.FIRST else self.green

    def goal(self, player: Player) -> int:
        """The column that a player wants to reach: the enemy's port."""
        return self.far_port if player is Player.FIRST else 0

    def __str__(self) -> str:
        turn = "r" if self.turn is Player.FIRST else "g"
        just_made = "" if self.just_made is None else f" {self.just_made}"
        return f"{''.join(map(str, self.levels))} {self.red} {self.green} {turn}{just_made}"


def _parse_column(what: Reason, text: str) -> int:
    if not _COLUMN.fullmatch(text):
        raise InvalidPosition(
            "expected {what} as a number, got {came}", what=what, came=quoted(text)
        )
    return int(text)


def _parse_water_move(text: str) -> Move:
    if text not in _WATER_MOVES:
        raise InvalidPosition(
            "expected the water move just made, such as +5, got {came}", came=quoted(text)
        )
    return _WATER_MOVES[text]
