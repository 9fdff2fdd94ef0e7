"""Theseus and the Minotaur: the parts of this folder behind the interface of every game."""

from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from random import Random
from typing import ClassVar

from ..agent import AgentKind
from ..game import Game, InvalidPosition, Outcome, Player
from .agents import AGENTS
from .boards import SUPPLIES, random_start
from .ending import outcome
from .evaluation import evaluate
from .maze import Maze
from .position import Position
from .step import Step

SIZES = (7, 9, 11, 15)
"""How many tiles a side of the board may have."""
AMOUNTS = range(1, 9)
"""How many supplies may lie on a random board."""
BUMP = "-bump"
"""What the name of a variant ends in where a step into a wall is legal."""

_STEPS = tuple(Step)
_STEP_OF_TEXT = {str(step): step for step in Step}


@dataclass(frozen=True)
class Labyrinth(Game[Position]):
    """Theseus, the first player, fetches supplies; the Minotaur hunts him."""

    size: int = 7
    bump: bool = False
    """Whether one may step into a wall, and then stays where one is, as in the report."""
    _: KW_ONLY
    ply_limit: int | None = 200

    name: ClassVar[str] = "labyrinth"
    seeds: ClassVar[range | None] = range(1_000_000)
    amounts: ClassVar[range | None] = AMOUNTS
    usual_amount: ClassVar[int] = SUPPLIES

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.size not in SIZES:
            raise ValueError(f"expected a size of 7, 9, 11 or 15, got {self.size!r}")

    @property
    def variant(self) -> str:
        """The size, ``7x7`` for one, and ``7x7-bump`` where one may step into a wall."""
        return f"{self.size}x{self.size}{BUMP if self.bump else ''}"

    @property
    def variants(self) -> Mapping[str, "Labyrinth"]:
        """Every size, without steps into walls and with them."""
        games = [replace(self, size=size, bump=bump) for bump in (False, True) for size in SIZES]
        return {game.variant: game for game in games}

    @property
    def agents(self) -> tuple[AgentKind, ...]:
        """Who plays either side."""
        return AGENTS

    @property
    def starts(self) -> Mapping[str, Position]:
        """The first board."""
        return {"board-1": self.seeded(1)}

    def start(self, rng: Random) -> Position:
        """A random board."""
        return random_start(self.size, SUPPLIES, rng)

    def seeded(self, seed: int, amount: int | None = None) -> Position:
        """The board that a seed makes, with the usual number of supplies unless told otherwise."""
        assert self.seeds is not None
        if seed not in self.seeds:
            raise ValueError(f"expected a seed from 0 to {self.seeds[-1]}, got {seed!r}")
        amount = SUPPLIES if amount is None else amount
        if amount not in AMOUNTS:
            raise ValueError(f"expected {AMOUNTS[0]} to {AMOUNTS[-1]} supplies, got {amount!r}")
        return random_start(self.size, amount, Random(seed))

    def amount(self, start: Position) -> int:
        """How many supplies a board has, taken ones counted."""
        return len(start.supplies)

    def begun_by(self, start: Position, player: Player) -> Position:
        """The same board with Theseus or the Minotaur to move."""
        return replace(start, turn=player)

    def to_move(self, position: Position) -> Player:
        """Whose turn it is."""
        return position.turn

    def moves(self, position: Position) -> tuple[Step, ...]:
        """The steps that may be made, in the order of the die."""
        if self.outcome(position) is not None:
            return ()
        here = position.tile(position.turn)
        return tuple(step for step, _ in self.ways(position.maze, here))

    def ways(self, maze: Maze, tile: int) -> Iterator[tuple[Step, int]]:
        """The steps that may be made from a tile, in the order of the die, and where they lead."""
        for step in Step:
            there = self._there(maze, tile, step)
            if there is not None:
                yield step, there

    def play(self, position: Position, move: int) -> Position:
        """The position after a step."""
        if move in _STEPS and self.outcome(position) is None:
            there = self._there(position.maze, position.tile(position.turn), Step(move))
            if there is not None:
                return position.after(there)
        raise self.refused(position, move)

    def outcome(self, position: Position) -> Outcome | None:
        """Who has won, if anybody."""
        return outcome(position)

    def evaluate(self, position: Position) -> int:
        """What the position promises Theseus."""
        return evaluate(position)

    def parse(self, text: str) -> Position:
        """Read a position on a board of this size."""
        position = Position.parse(text)
        if position.maze.size != self.size:
            raise InvalidPosition(
                "expected a board of {size} tiles, got {came}",
                size=f"{self.size}x{self.size}",
                came=f"{position.maze.size}x{position.maze.size}",
            )
        return position

    def text(self, position: Position) -> str:
        """The position's text."""
        return str(position)

    def parse_move(self, position: Position, text: str) -> Step:
        """Read ``up``, ``right``, ``down`` or ``left``."""
        step = _STEP_OF_TEXT.get(text)
        if step is None or step not in self.moves(position):
            raise self.refused(position, text)
        return step

    def move_text(self, position: Position, move: int) -> str:
        """The step's text."""
        if move not in _STEPS:
            raise self.refused(position, move)
        return str(Step(move))

    def _there(self, maze: Maze, tile: int, step: Step) -> int | None:
        """Where a step leads, which may be nowhere else; ``None`` when it may not be made."""
        there = maze.beside(tile, step)
        return tile if there is None and self.bump else there
