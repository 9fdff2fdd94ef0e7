"""Reversi: the parts of this folder behind the interface of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, Outcome, Player
from .agents import AGENTS
from .cells import CELL_NAMES, CELLS, PASS, PASS_TEXT
from .discs import cells_of, placements, turned
from .ending import outcome
from .evaluation import difference
from .lookahead import ReversiLookahead
from .position import START, Position

STARTS: Mapping[str, Position] = MappingProxyType({"standard": START})


@dataclass(frozen=True)
class Reversi(Game[Position]):
    """Reversi on 8 x 8 cells; black moves first."""

    name: ClassVar[str] = "reversi"
    opponent_helps: ClassVar[bool] = True

    @property
    def agents(self) -> tuple[AgentKind, ...]:
        """The three players."""
        return AGENTS

    @property
    def starts(self) -> Mapping[str, Position]:
        """The one start: two discs of each side, crosswise."""
        return STARTS

    def start(self, rng: Random) -> Position:
        """Always the same."""
        return START

    def begun_by(self, start: Position, player: Player) -> Position:
        """The same discs with black or white to move."""
        return replace(start, turn=player)

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[int, ...]:
        """Every cell where a disc may be placed; the pass when there is none."""
        own, enemy = position.own, position.enemy
        cells = cells_of(placements(own, enemy))
        if cells or not placements(enemy, own):
            return cells
        return (PASS,)

    def play(self, position: Position, move: int) -> Position:
        """Place a disc and turn what it encloses, or pass."""
        if move == PASS and self.moves(position) == (PASS,):
            return replace(position, turn=position.turn.other)
        if not 0 <= move < CELLS or not position.empty >> move & 1:
            raise self.refused(position, move)
        gained = turned(position.own, position.enemy, move)
        if not gained:
            raise self.refused(position, move)
        placed = 1 << move
        if position.turn is Player.FIRST:
            return Position(
                position.black | gained | placed, position.white ^ gained, Player.SECOND
            )
        return Position(position.black ^ gained, position.white | gained | placed, Player.FIRST)

    def outcome(self, position: Position) -> Outcome | None:
        """Who has more discs, once nobody can place one."""
        return outcome(position)

    def evaluate(self, position: Position) -> int:
        """The difference in discs, from black's side."""
        return difference(position)

    def parse(self, text: str) -> Position:
        """Read a position."""
        return Position.parse(text)

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def move_text(self, position: Position, move: int) -> str:
        """``A1`` to ``H8``, or ``pass``."""
        if move == PASS:
            return PASS_TEXT
        if not 0 <= move < CELLS:
            raise self.refused(position, move)
        return CELL_NAMES[move]

    def lookahead(self) -> ReversiLookahead:
        """The discs in lanes, for the searches; a finished game is worth its discs."""
        return ReversiLookahead(self)
