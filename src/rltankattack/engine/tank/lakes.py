"""The lakes a game starts on: an upside-down pyramid of water, changed in the middle."""

from functools import cache
from types import MappingProxyType

from ..game import Player
from .position import Position

PLAIN = "plain"

PYRAMIDS = MappingProxyType({6: "421124", 8: "43211234", 10: "4432112344"})

CHANGES = MappingProxyType(
    {
        "lake-1": {"right": 3},
        "lake-2": {"left": 3},
        "lake-3": {"left": 0, "right": 2},
        "lake-4": {"right": 0, "left": 2},
    }
)
"""New levels for the two middle columns; a new game draws one of these."""


@cache
def starts(columns: int) -> MappingProxyType[str, Position]:
    """Every start of a tank with so many columns, the plain pyramid first."""
    lakes: dict[str, dict[str, int]] = {PLAIN: {}} | dict(CHANGES)
    return MappingProxyType({name: _start(columns, change) for name, change in lakes.items()})


def _start(columns: int, change: dict[str, int]) -> Position:
    levels = [int(digit) for digit in PYRAMIDS[columns]]
    middle = {"left": columns // 2 - 1, "right": columns // 2}
    for side, level in change.items():
        levels[middle[side]] = level
    return Position(tuple(levels), red=0, green=columns + 1, turn=Player.FIRST)
