"""The rule sets: what a player may do, and what it does to the tank.

Each rule set is one class under one name in `RULES`; the endings and the evaluation are the same
for all of them.
"""

from dataclasses import replace
from types import MappingProxyType
from typing import Protocol

from .move import LEFT, RIGHT, Move
from .position import FULL, Position


class Rules(Protocol):
    """What a rule set decides."""

    def legal(self, position: Position) -> tuple[Move, ...]:
        """The moves that a game still going on allows, ascending."""
        ...

    def apply(self, position: Position, move: Move) -> Position:
        """The position after a legal move."""
        ...


class Classic:
    """The thesis's game: sail, or raise or lower any column by one."""

    def legal(self, position: Position) -> tuple[Move, ...]:
        """Boat moves first, then raising, then lowering: the order of the ids."""
        levels = tuple(enumerate(position.levels, start=1))
        return (
            *_sailing(position),
            *(Move.raising(column) for column, level in levels if level < FULL),
            *(Move.lowering(column) for column, level in levels if level > 0),
        )

    def apply(self, position: Position, move: Move) -> Position:
        """Move the boat or the water, and give the turn to the other player."""
        turn = position.turn.other
        if move is Move.RED_LEFT or move is Move.RED_RIGHT:
            return replace(position, red=position.red + move.direction, turn=turn)
        if move is Move.GREEN_LEFT or move is Move.GREEN_RIGHT:
            return replace(position, green=position.green + move.direction, turn=turn)
        levels = list(position.levels)
        assert move.column is not None
        levels[move.column - 1] += move.lift
        return replace(position, levels=tuple(levels), turn=turn)


def _sailing(position: Position) -> list[Move]:
    """A boat sails onto water that is no higher than its own, even onto an empty column."""
    here = position.boat(position.turn)
    return [
        Move.sail(position.turn, direction)
        for direction in (LEFT, RIGHT)
        if 0 <= here + direction <= position.far_port
        and position.level(here + direction) <= position.level(here)
    ]


RULES: MappingProxyType[str, Rules] = MappingProxyType({"classic": Classic()})
