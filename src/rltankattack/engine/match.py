"""One game being played: its history, and the endings that only a history can bring."""

from collections import Counter
from collections.abc import Hashable, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from .game import Game, IllegalMove, Outcome, Player
from .reason import Reason

P = TypeVar("P", bound=Hashable)


class Verdict(StrEnum):
    """Endings that no position shows by itself."""

    REPETITION = "repetition"
    CLAIMED = "claimed"
    PLY_LIMIT = "ply limit"
    RESIGNED = "resigned"


# Only these come up while a record is read.
_ENDED: Mapping[str, Reason] = {
    Verdict.REPETITION: Reason("the same position came up too often"),
    Verdict.PLY_LIMIT: Reason("the game has reached its last ply"),
}


class Match(Generic[P]):
    """A start position and the moves made since, with undo and redo.

    Claiming a draw and resigning are steps of the history, too: they can be taken back.
    """

    def __init__(self, game: Game[P], start: P) -> None:
        game.parse(game.text(start))  # refuses a position of another game or size
        self.game = game
        self._positions = [start]
        self._moves: list[int] = []
        self._seen = Counter([start])
        self._decision: Outcome | None = None
        self._undone: list[int | Outcome] = []

    @property
    def start(self) -> P:
        """The position before the first move."""
        return self._positions[0]

    @property
    def position(self) -> P:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[P, ...]:
        """Every position from the start until now."""
        return tuple(self._positions)

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def plies(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def to_move(self) -> Player:
        """Whose turn it is."""
        return self.game.to_move(self.position)

    @property
    def legal_moves(self) -> tuple[int, ...]:
        """The moves that may be played now: none once the match is over."""
        return () if self.outcome is not None else self.game.moves(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; ``None`` while it goes on."""
        if self._decision is not None:
            return self._decision
        ended = self.game.outcome(self.position)
        if ended is not None:
            return ended
        if _reached(self.game.repetition_limit, self.times_seen(self.position)):
            return Outcome(None, Verdict.REPETITION)
        if _reached(self.game.ply_limit, self.plies):
            return Outcome(None, Verdict.PLY_LIMIT)
        return None

    @property
    def can_claim(self) -> bool:
        """Whether the player to move may claim a draw, because this position came up before."""
        seen = self.times_seen(self.position)
        return self.outcome is None and _reached(self.game.claim_limit, seen)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._moves) or self._decision is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to make again."""
        return bool(self._undone)

    def times_seen(self, position: P) -> int:
        """How often a position has come up in this match."""
        return self._seen[position]

    def seen_at_least(self, times: int) -> frozenset[P]:
        """The positions that have come up so often."""
        return frozenset(position for position, seen in self._seen.items() if seen >= times)

    def play(self, move: int) -> None:
        """Make a move; what was undone before can no longer be redone."""
        self._push(move)
        self._undone.clear()

    def claim(self) -> None:
        """End the match as a draw by the claim of the player to move."""
        if not self.can_claim:
            raise IllegalMove("expected a repeated position to claim a draw, there is none")
        self._decide(Outcome(None, Verdict.CLAIMED))
        self._undone.clear()

    def resign(self, player: Player) -> None:
        """End the match as lost for a player, whoever is to move."""
        if self.outcome is not None:
            raise IllegalMove("expected a match still going on to resign, it is over")
        self._decide(Outcome(player.other, Verdict.RESIGNED))
        self._undone.clear()

    def undo(self) -> None:
        """Take back the last step."""
        if self._decision is not None:
            self._undone.append(self._decision)
            self._decision = None
        elif self._moves:
            self._seen.subtract([self._positions.pop()])
            self._undone.append(self._moves.pop())
        else:
            raise IllegalMove("expected a move to undo, this is the start")

    def redo(self) -> None:
        """Make the last step again that was taken back."""
        if not self._undone:
            raise IllegalMove("expected a move to redo, none was undone")
        step = self._undone.pop()
        if isinstance(step, Outcome):
            self._decide(step)
        else:
            self._push(step)

    def copy(self) -> "Match[P]":
        """The same match, to think about while this one goes on."""
        twin = Match(self.game, self.start)
        twin._positions = self._positions.copy()
        twin._moves = self._moves.copy()
        twin._seen = self._seen.copy()
        twin._decision = self._decision
        twin._undone = self._undone.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal matches have the same game, history and ending; what was undone does not count."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game, self.start, self._moves, self._decision) == (
            other.game,
            other.start,
            other._moves,
            other._decision,
        )

    def _push(self, move: int) -> None:
        ended = self.outcome
        if ended is not None:
            raise IllegalMove(
                "expected no more moves, the match is over: {ending}",
                ending=_ENDED.get(ended.reason, str(ended.reason)),
            )
        position = self.game.play(self.position, move)
        self._positions.append(position)
        self._moves.append(move)
        self._seen[position] += 1

    def _decide(self, decision: Outcome) -> None:
        self._decision = decision


def _reached(limit: int | None, count: int) -> bool:
    return limit is not None and count >= limit
