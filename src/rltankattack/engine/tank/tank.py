"""The tank game: the parts of this folder behind the interface of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, IllegalMove, InvalidPosition, Outcome, Player
from ..quote import quoted
from .agents import AGENTS
from .ending import outcome
from .evaluation import evaluate
from .lakes import CHANGES, starts
from .lookahead import TankLookahead
from .move import Move
from .position import SIZES, Position
from .rules import RULES

STANDARD_COLUMNS = 10


@dataclass(frozen=True)
class Tank(Game[Position]):
    """The tank game with so many water columns, under one of the rule sets."""

    rules: str = "classic"
    columns: int = STANDARD_COLUMNS
    claim_limit: int | None = 3
    repetition_limit: int | None = 5
    ply_limit: int | None = 400

    name: ClassVar[str] = "tank"

    def __post_init__(self) -> None:
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

    def with_limits(self, claim: int | None, repetition: int | None, plies: int | None) -> "Tank":
        """The same tank with other limits to endless play."""
        return replace(self, claim_limit=claim, repetition_limit=repetition, ply_limit=plies)

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

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The legal moves in the order of their ids."""
        if self.outcome(position) is not None:
            return ()
        return RULES[self.rules].legal(position)

    def play(self, position: Position, move: int) -> Position:
        """The position after a move."""
        legal = self.moves(position)
        if move not in legal:
            raise IllegalMove(self._complaint(position, move, legal))
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
            raise InvalidPosition(f"expected {self.columns} levels, got {len(position.levels)}")
        return position

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def parse_move(self, position: Position, text: str) -> Move:
        """Read ``L``, ``R``, ``+5`` or ``-5``."""
        legal = self.moves(position)
        for move in legal:
            if str(move) == text:
                return move
        raise IllegalMove(self._complaint(position, text, legal))

    def move_text(self, position: Position, move: int) -> str:
        """The move's text."""
        return str(Move(move))

    def lookahead(self) -> TankLookahead:
        """The tank packed into numbers, for the searches."""
        return TankLookahead.of(self.columns)

    def _complaint(self, position: Position, given: int | str, legal: tuple[Move, ...]) -> str:
        came = quoted(given) if isinstance(given, str) else str(given)
        if not legal:
            return f"expected no more moves, the game is over in '{position}'; got {came}"
        return f"expected one of {' '.join(map(str, legal))} in '{position}', got {came}"
