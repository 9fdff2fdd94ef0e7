"""The tank game: the parts of this folder behind the interface of every game."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from random import Random
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, InvalidPosition, Outcome, Player
from .agents import AGENTS
from .ending import outcome
from .evaluation import evaluate
from .lakes import CHANGES, starts
from .lookahead import TankLookahead
from .move import Move
from .position import SIZES, Position
from .rules import RULES

STANDARD_COLUMNS = 10

_MOVES = tuple(move for move in Move if move is not Move.NONE)
_MOVE_OF_TEXT = {
    player: {str(move): move for move in _MOVES if move.sailor in (None, player)}
    for player in Player
}


@dataclass(frozen=True)
class Tank(Game[Position]):
    """The tank game with so many water columns, under one of the rule sets."""

    rules: str = "classic"
    columns: int = STANDARD_COLUMNS
    _: KW_ONLY
    claim_limit: int | None = 3
    repetition_limit: int | None = 5
    ply_limit: int | None = 400

    name: ClassVar[str] = "tank"
    beginners: ClassVar[tuple[Player, ...]] = tuple(Player)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.rules not in RULES:
            raise ValueError(f"expected rules from {', '.join(RULES)}, got {self.rules!r}")
        if self.columns not in SIZES:
            raise ValueError(f"expected 6, 8 or 10 columns, got {self.columns!r}")

    @property
    def variant(self) -> str:
        """The rules' name, with the number of columns where it is not ten."""
        return self.rules if self.columns == STANDARD_COLUMNS else f"{self.rules}-{self.columns}"

    @property
    def variants(self) -> Mapping[str, "Tank"]:
        """Every rule set in every size, with this tank's limits."""
        tanks = [
            replace(self, rules=rules, columns=columns)
            for rules in RULES
            for columns in sorted(SIZES, reverse=True)
        ]
        return {tank.variant: tank for tank in tanks}

    @property
    def agents(self) -> tuple[AgentKind, ...]:
        """The four boats that sail by themselves."""
        return AGENTS

    @property
    def starts(self) -> Mapping[str, Position]:
        """The five lakes by name."""
        return starts(self.columns)

    def start(self, rng: Random) -> Position:
        """One of the four changed lakes, so that no game starts symmetric."""
        return self.starts[rng.choice(tuple(CHANGES))]

    def begun_by(self, start: Position, player: Player) -> Position:
        """The same lake with red or green to move."""
        return replace(start, turn=player, just_made=None)

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The legal moves in the order of their ids."""
        if self.outcome(position) is not None:
            return ()
        allows = RULES[self.rules].allows
        return tuple(move for move in _MOVES if allows(position, move))

    def play(self, position: Position, move: int) -> Position:
        """The position after a move."""
        if not self._is_legal(position, move):
            raise self.refused(position, move)
        return RULES[self.rules].apply(position, Move(move))

    def outcome(self, position: Position) -> Outcome | None:
        """Who has won, if anybody."""
        return outcome(position)

    def evaluate(self, position: Position) -> int:
        """The thesis's estimate, from red's side."""
        return evaluate(position)

    def parse(self, text: str) -> Position:
        """Read a position of this tank."""
        position = Position.parse(text)
        if len(position.levels) != self.columns:
            raise InvalidPosition(
                "expected {columns} levels, got {count}",
                columns=self.columns,
                count=len(position.levels),
            )
        if position.just_made is not None and not RULES[self.rules].bars_taking_back:
            raise InvalidPosition(
                "expected no water move after the turn, since any may be taken back; got {came}",
                came=position.just_made,
            )
        return position

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def parse_move(self, position: Position, text: str) -> Move:
        """Read ``L``, ``R``, ``+5`` or ``-5``."""
        move = _MOVE_OF_TEXT[position.turn].get(text, Move.NONE)
        if not self._is_legal(position, move):
            raise self.refused(position, text)
        return move

    def move_text(self, position: Position, move: int) -> str:
        """The move's text."""
        if move not in _MOVES:
            raise self.refused(position, move)
        return str(Move(move))

    def lookahead(self) -> TankLookahead:
        """The tank packed into numbers, for the searches."""
        return RULES[self.rules].lookahead(self.columns)

    def _is_legal(self, position: Position, move: int) -> bool:
        if move not in _MOVES or self.outcome(position) is not None:
            return False
        return RULES[self.rules].allows(position, Move(move))
