"""A position of the tank game: the water, the boats, and whose turn it is."""

import re
from dataclasses import dataclass

from ..game import InvalidPosition, Player
from ..quote import quoted

FULL = 4
"""The highest level of a water column, and the level of both ports."""

SIZES = (6, 8, 10)
"""How many water columns a tank may have."""

TURN_LETTERS = {"r": Player.FIRST, "g": Player.SECOND}

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

    def __post_init__(self) -> None:
        if len(self.levels) not in SIZES:
            raise InvalidPosition(f"expected 6, 8 or 10 levels, got {len(self.levels)}")
        for column, level in enumerate(self.levels, start=1):
            if not 0 <= level <= FULL:
                raise InvalidPosition(f"expected levels from 0 to 4, column {column} has {level}")
        for boat, column in (("red", self.red), ("green", self.green)):
            if not 0 <= column <= self.far_port:
                raise InvalidPosition(
                    f"expected {boat}'s column from 0 to {self.far_port}, got {column}"
                )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a text such as ``4432112344 0 11 r``."""
        fields = text.split(" ")
        if len(fields) != 4:
            raise InvalidPosition(
                "expected 'levels red green turn' with single spaces between, "
                f"got {len(fields)} field(s) in {quoted(text)}"
            )
        levels, red, green, turn = fields
        if not _LEVELS.fullmatch(levels):
            raise InvalidPosition(f"expected levels of digits 0 to 4, got {quoted(levels)}")
        if turn not in TURN_LETTERS:
            raise InvalidPosition(f"expected the turn 'r' or 'g', got {quoted(turn)}")
        return cls(
            levels=tuple(map(int, levels)),
            red=_parse_column("red", red),
            green=_parse_column("green", green),
            turn=TURN_LETTERS[turn],
        )

    @property
    def far_port(self) -> int:
        """The column of green's port."""
        return len(self.levels) + 1

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
        return f"{''.join(map(str, self.levels))} {self.red} {self.green} {turn}"


def _parse_column(boat: str, text: str) -> int:
    if not _COLUMN.fullmatch(text):
        raise InvalidPosition(f"expected {boat}'s column as a number, got {quoted(text)}")
    return int(text)
