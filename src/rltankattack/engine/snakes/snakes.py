"""Snakes and ladders with apples: the parts of this folder behind the interface of every game."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from random import Random
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, InvalidPosition, Outcome, Player
from .agents import AGENTS
from .die import DICE, rolled
from .ending import outcome
from .evaluation import evaluate
from .position import SEEDS, Position
from .random_boards import random_board
from .sizes import SIZES
from .walk import walked

EXAMPLE = 1
"""The seed of the board that has a name."""


@dataclass(frozen=True)
class Snakes(Game[Position]):
    """A race on a board with so many columns and rows. A move is a value of the die."""

    columns: int = 10
    rows: int = 10
    _: KW_ONLY
    ply_limit: int | None = 400

    name: ClassVar[str] = "snakes"
    beginners: ClassVar[tuple[Player, ...]] = tuple(Player)
    seeds: ClassVar[range | None] = SEEDS
    has_dice: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.columns, self.rows) not in SIZES:
            raise ValueError(
                f"expected a size from {_listed()}, got {self.columns!r}x{self.rows!r}"
            )

    @property
    def variant(self) -> str:
        """The size."""
        return f"{self.columns}x{self.rows}"

    @property
    def variants(self) -> Mapping[str, "Snakes"]:
        """Every size, with this game's limits."""
        games = [replace(self, columns=columns, rows=rows) for columns, rows in SIZES]
        return {game.variant: game for game in games}

    @property
    def agents(self) -> tuple[AgentKind, ...]:
        """Who rolls, and the two who choose."""
        return AGENTS

    @property
    def starts(self) -> Mapping[str, Position]:
        """One of the many boards, as an example."""
        return {f"board-{EXAMPLE}": self.seeded(EXAMPLE)}

    def start(self, rng: Random) -> Position:
        """A random board."""
        return self.seeded(rng.choice(SEEDS))

    def seeded(self, seed: int, amount: int | None = None) -> Position:
        """The board that a seed makes, both players before it; the rolls follow from it, too."""
        if amount is not None:
            raise ValueError(f"expected no number of things on a board, got {amount!r}")
        if seed not in SEEDS:
            raise ValueError(f"expected a seed from 0 to {SEEDS[-1]}, got {seed!r}")
        return Position(random_board(self.columns, self.rows, seed), seed=seed)

    def begun_by(self, start: Position, player: Player) -> Position:
        """The same position with red or green to move."""
        return replace(start, turn=player)

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[int, ...]:
        """Every value of the die, while the game goes on."""
        return () if self.outcome(position) is not None else tuple(DICE)

    def play(self, position: Position, move: int) -> Position:
        """The position after so many steps and what they lead to."""
        if move not in DICE or self.outcome(position) is not None:
            raise self.refused(position, move)
        return walked(position, move)

    def outcome(self, position: Position) -> Outcome | None:
        """Who has reached the last tile, if anybody."""
        return outcome(position)

    def evaluate(self, position: Position) -> int:
        """How far red is ahead."""
        return evaluate(position)

    def roll(self, position: Position) -> int | None:
        """A fair die that only the position's seed and its number of plies decide."""
        return None if self.outcome(position) is not None else rolled(position.seed, position.ply)

    def parse(self, text: str) -> Position:
        """Read a position of this size."""
        position = Position.parse(text)
        size = (position.board.columns, position.board.rows)
        if size != (self.columns, self.rows):
            raise InvalidPosition(
                "expected a board of {size}, got {came}",
                size=self.variant,
                came=f"{size[0]}x{size[1]}",
            )
        return position

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def move_text(self, position: Position, move: int) -> str:
        """The die's value."""
        if move not in DICE:
            raise self.refused(position, move)
        return str(int(move))


def _listed() -> str:
    return ", ".join(f"{columns}x{rows}" for columns, rows in SIZES)
