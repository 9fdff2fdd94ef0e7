"""Gomoku: the parts of this folder behind the interface of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, Outcome, Player
from .agents import AGENTS
from .board import BIT, CELLS, NAMES
from .ending import outcome
from .evaluation import evaluate
from .position import Position

EMPTY_BOARD = "empty"

_STARTS = MappingProxyType({EMPTY_BOARD: Position()})
_MOVE_OF_TEXT = {name: cell for cell, name in enumerate(NAMES)}


@dataclass(frozen=True)
class Gomoku(Game[Position]):
    """Black and white take turns; five or more in a row win, a full board is a draw."""

    name: ClassVar[str] = "gomoku"

    @property
    def agents(self) -> tuple[AgentKind, ...]:
        """The three players."""
        return AGENTS

    @property
    def starts(self) -> Mapping[str, Position]:
        """The empty board."""
        return _STARTS

    def start(self, rng: Random) -> Position:
        """The empty board."""
        return _STARTS[EMPTY_BOARD]

    def begun_by(self, start: Position, player: Player) -> Position:
        """The same board with black or white to move."""
        return replace(start, turn=player)

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[int, ...]:
        """Every empty cell."""
        if self.outcome(position) is not None:
            return ()
        empty = position.empty
        return tuple(cell for cell, bit in enumerate(BIT) if bit & empty)

    def play(self, position: Position, move: int) -> Position:
        """The position with one stone more."""
        if not self._is_legal(position, move):
            raise self.refused(position, move)
        return replace(position.holding(move, position.turn), turn=position.turn.other)

    def outcome(self, position: Position) -> Outcome | None:
        """Who has won, if anybody."""
        return outcome(position)

    def evaluate(self, position: Position) -> int:
        """The balance of the open windows, from black's side."""
        return evaluate(position)

    def parse(self, text: str) -> Position:
        """Read a position."""
        return Position.parse(text)

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def parse_move(self, position: Position, text: str) -> int:
        """Read ``H8`` for the centre."""
        move = _MOVE_OF_TEXT.get(text)
        if move is None or not self._is_legal(position, move):
            raise self.refused(position, text)
        return move

    def move_text(self, position: Position, move: int) -> str:
        """The name of a move's cell."""
        if not 0 <= move < CELLS:
            raise self.refused(position, move)
        return NAMES[move]

    def _is_legal(self, position: Position, move: int) -> bool:
        if not 0 <= move < CELLS or not position.empty & BIT[move]:
            return False
        return self.outcome(position) is None
