"""What a game is: the one vocabulary that matches, searches, agents and screens speak."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from enum import IntEnum
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from .lookahead import Lookahead
from .quote import quoted
from .reason import Refused

if TYPE_CHECKING:
    from .agent import AgentKind

INFINITY = 1_000_000
"""More than any evaluation."""

WIN = INFINITY - 1
"""What a won game is worth to the first player; ``-WIN`` is a lost one, 0 a draw."""

LARGEST_LIMIT = 999_999_999
"""More than any game takes, and few enough digits for a record."""

LISTED = 24
"""So many legal moves are named when a move is refused."""

P = TypeVar("P", bound=Hashable)


class IllegalMove(Refused):
    """A move that is not legal in its position, or a text that names no move."""


class InvalidPosition(Refused):
    """A text, or a set of values, that describes no position of the game."""


class Player(IntEnum):
    """The two sides; ``FIRST`` is the one whose gain counts as positive."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Player":
        """The opponent."""
        return Player.SECOND if self is Player.FIRST else Player.FIRST

    @property
    def sign(self) -> int:
        """+1 for the first player, -1 for the second: turns a value to this side's view."""
        return 1 if self is Player.FIRST else -1


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (``None`` for a draw) and why.

    The reason is a short English key, ``"port reached"`` for one, that a screen may translate.
    """

    winner: Player | None
    reason: str

    @property
    def value(self) -> int:
        """What this ending is worth to the first player."""
        return 0 if self.winner is None else self.winner.sign * WIN


@dataclass(frozen=True)
class Game(ABC, Generic[P]):
    """The rules of one game. It holds no state: positions come in, positions go out."""

    _: KW_ONLY
    claim_limit: int | None = None
    """Occurrences of one position after which the player to move may claim a draw."""
    repetition_limit: int | None = None
    """Occurrences of one position that make a draw by themselves."""
    ply_limit: int | None = None
    """Plies after which an undecided game is a draw."""

    name: ClassVar[str]
    beginners: ClassVar[tuple[Player, ...]] = (Player.FIRST,)
    """Who may make the first move."""
    seeds: ClassVar[range | None] = None
    """The seeds of `seeded`, in a game with random boards."""
    amounts: ClassVar[range | None] = None
    """How many things may lie on a random board, where that can be chosen."""
    usual_amount: ClassVar[int | None] = None
    """How many lie there unless told otherwise."""
    has_dice: ClassVar[bool] = False
    """Whether a person may leave a move to the die."""
    opponent_helps: ClassVar[bool] = False
    """Whether the opponent is the computer that a person may ask; else the strongest agent is."""

    def __post_init__(self) -> None:
        for limit in (self.claim_limit, self.repetition_limit, self.ply_limit):
            if limit is not None and not 1 <= limit <= LARGEST_LIMIT:
                raise ValueError(f"expected limits of 1 to {LARGEST_LIMIT} or None, got {limit}")

    @property
    def variant(self) -> str:
        """The name of these rules among the game's variants."""
        return "classic"

    @property
    def variants(self) -> Mapping[str, Self]:
        """Every variant of this game by its name, with the same limits."""
        return {self.variant: self}

    def with_limits(self, claim: int | None, repetition: int | None, plies: int | None) -> Self:
        """The same rules with other limits to endless play."""
        return replace(self, claim_limit=claim, repetition_limit=repetition, ply_limit=plies)

    @property
    @abstractmethod
    def agents(self) -> "tuple[AgentKind, ...]":
        """The computer opponents that know this game."""

    @property
    @abstractmethod
    def starts(self) -> Mapping[str, P]:
        """Every start position by its name."""

    @abstractmethod
    def start(self, rng: Random) -> P:
        """A start position for a new game."""

    def seeded(self, seed: int, amount: int | None = None) -> P:
        """The start position with the board that a seed makes, one of `seeds`; with so many
        things on it, one of `amounts`, or as many as usual."""
        raise ValueError(f"expected a game with random boards, {self.name} has none")

    def amount(self, start: P) -> int | None:
        """How many things lie on a start's board; ``None`` where that is never chosen."""
        return None

    @abstractmethod
    def begun_by(self, start: P, player: Player) -> P:
        """The same position with this player to move; `beginners` says who may begin a game."""

    @abstractmethod
    def to_move(self, position: P) -> Player:
        """Whose turn it is."""

    @abstractmethod
    def moves(self, position: P) -> tuple[int, ...]:
        """The legal moves, ascending; empty only when the game is over."""

    @abstractmethod
    def play(self, position: P, move: int) -> P:
        """The position after a move, or `IllegalMove`."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """How the game ended, as far as the position alone can tell; ``None`` while it goes on."""

    @abstractmethod
    def evaluate(self, position: P) -> int:
        """An estimate from the first player's side, exact for a finished game."""

    def roll(self, position: P) -> int | None:
        """The move that the die gives to whoever rolls here; ``None`` without dice (`has_dice`).

        It is the same each time it is asked: who takes a move back cannot roll again.
        """
        return None

    @abstractmethod
    def parse(self, text: str) -> P:
        """The position that a text describes, or `InvalidPosition`."""

    @abstractmethod
    def text(self, position: P) -> str:
        """The one text of a position."""

    def parse_move(self, position: P, text: str) -> int:
        """The legal move that a text names in this position, or `IllegalMove`."""
        for move in self.moves(position):
            if self.move_text(position, move) == text:
                return move
        raise self.refused(position, text)

    @abstractmethod
    def move_text(self, position: P, move: int) -> str:
        """The one text of a move in this position."""

    def refused(self, position: P, given: int | str) -> IllegalMove:
        """The error for a move, or a text of one, that is not legal here."""
        came = quoted(given) if isinstance(given, str) else str(given)
        legal = [self.move_text(position, move) for move in self.moves(position)]
        where = quoted(self.text(position))
        if not legal:
            return IllegalMove(
                "expected no more moves, the game is over in {position}; got {came}",
                position=where,
                came=came,
            )
        return IllegalMove(
            "expected one of {moves} in {position}, got {came}",
            moves=" ".join(legal if len(legal) <= LISTED else [*legal[:LISTED], "…"]),
            position=where,
            came=came,
        )

    def lookahead(self) -> Lookahead[P, Any]:
        """The game as a search sees it; a game may know a faster way with the same results."""
        return Lookahead(self)
