"""The rule sets: what a player may do, and what it does to the tank.

Each rule set is one class under one name in `RULES`; the endings and the evaluation are the same
for all of them.
"""

from dataclasses import replace
from types import MappingProxyType
from typing import Protocol

from .lookahead import TankLookahead
from .move import Move
from .no_take_back import NoTakeBackLookahead
from .position import FULL, Position


class Rules(Protocol):
    """What a rule set decides about a game that goes on."""

    @property
    def bars_taking_back(self) -> bool:
        """Whether a position must tell the water move just made."""
        ...

    def allows(self, position: Position, move: Move) -> bool:
        """Whether a move is legal."""
        ...

    def apply(self, position: Position, move: Move) -> Position:
        """The position after a legal move."""
        ...

    def lookahead(self, columns: int) -> TankLookahead:
        """What the searches know about these rules."""
        ...


class Classic:
    """The thesis's game: sail, or raise or lower any column by one."""

    bars_taking_back = False

    def allows(self, position: Position, move: Move) -> bool:
        """Sail onto water no higher than the boat's own, even onto none; change any column."""
        column = move.column
        if column is not None:
            return column < position.far_port and 0 <= position.level(column) + move.lift <= FULL
        if move.sailor is not position.turn:
            return False
        here = position.boat(position.turn)
        there = here + move.direction
        return 0 <= there <= position.far_port and position.level(there) <= position.level(here)

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

    def lookahead(self, columns: int) -> TankLookahead:
        """The tank packed into numbers."""
        return TankLookahead.of(columns)


class NoTakeBack(Classic):
    """Nobody may directly undo the water change that the opponent has just made."""

    bars_taking_back = True

    def allows(self, position: Position, move: Move) -> bool:
        """Whatever is classic, but not back to where the water was."""
        return move is not position.barred and super().allows(position, move)

    def apply(self, position: Position, move: Move) -> Position:
        """The classic position, which tells the water move that led to it."""
        just_made = None if move.column is None else move
        return replace(super().apply(position, move), just_made=just_made)

    def lookahead(self, columns: int) -> TankLookahead:
        """The tank packed into numbers, with the barred move where it can matter."""
        return NoTakeBackLookahead.of(columns)


RULES: MappingProxyType[str, Rules] = MappingProxyType(
    {"classic": Classic(), "no-take-back": NoTakeBack()}
)
