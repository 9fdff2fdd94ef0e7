"""Captain Boat: at full strength it never loses, and it wins by setting traps.

The classic game is drawn: whoever looks two plies ahead cannot be beaten, and the best estimate
does not win either. So among the moves that do not lose, the captain plays for the other side's
mistakes: it keeps the game new, and it leaves as many replies as possible that lose at once.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from ...agent import Choice, require_going_on
from ...game import INFINITY, WIN
from ...lookahead import Lookahead
from ...match import Match
from ...search.alphabeta import EVERY_MOVE, alphabeta
from ...search.clock import Stop
from ...search.result import Result
from ..position import Position

OVERLOOKS: Mapping[int, float] = MappingProxyType({1: 0.6, 2: 0.3, 3: 0.15, 4: 0.06, 5: 0.0})
"""By level: how likely the captain is, in one turn, not to think of the enemy's reply."""

DEPTH = 6
"""How far the captain looks when nobody says otherwise."""


class _Merit(NamedTuple):
    """Why one move is better than another, the weightiest reason first."""

    safety: int  # 0 loses, 1 holds, 2 wins
    lasting: bool  # neither the move nor a reply to it makes a draw
    new: bool  # the position has not been seen in this match
    unclaimed: bool  # no reply lets anybody claim a draw
    traps: int  # replies that lose at once
    temptation: int  # how good the best of those looks to the enemy
    value: int
    move: int  # of equal moves the one that lowers: it holds the enemy back


class Captain:
    """Alpha-beta against the clock, and a choice among what it finds."""

    name = "Captain Boat"

    def __init__(self, level: int = 5, depth: int = DEPTH) -> None:
        if level not in OVERLOOKS:
            raise ValueError(f"expected a level from 1 to 5, got {level}")
        self.level = level
        self.depth = depth

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The move of the greatest merit; a lower level sometimes overlooks the replies."""
        require_going_on(match)
        overlooks = rng.random() < OVERLOOKS[self.level]
        depth = 1 if overlooks else self.depth
        result = alphabeta(match.game, match.position, depth, deadline, stop, margin=EVERY_MOVE)
        merits = _Merits(match, result, sees_replies=not overlooks)
        move = max(result.scores, key=merits.of)
        line = result.line_from(move)
        return Choice(move, result.scores[move], line, result.depth, result.nodes)


class _Merits:
    """Weighs the moves of one position in one match."""

    def __init__(self, match: Match[Position], result: Result, sees_replies: bool) -> None:
        self._match = match
        self._result = result
        self._sees_replies = sees_replies
        self._view: Lookahead[Position, int] = match.game.lookahead()
        self._sign = match.to_move.sign
        self._nodes = dict(self._view.children(self._view.node(match.position)))
        self._nearly_drawn = self._seen_but_once_less_than(match.game.repetition_limit)
        self._nearly_claimable = self._seen_but_once_less_than(match.game.claim_limit)

    def of(self, move: int) -> _Merit:
        """The merit of a legal move."""
        node = self._nodes[move]
        value = self._sign * self._result.scores[move]
        after = self._match.game.play(self._match.position, move)
        replies = [reply for _, reply in self._view.children(node)] if self._sees_replies else []
        traps = [reply for reply in replies if self._loses_at_once(reply)]
        return _Merit(
            safety=(value > -WIN) + (value == WIN),
            lasting=not any(map(self._is_draw, [node, *replies])),
            new=not self._match.times_seen(after),
            unclaimed=self._nearly_claimable.isdisjoint(replies),
            traps=len(traps),
            temptation=max((self._looks_to_enemy(reply) for reply in traps), default=-INFINITY),
            value=value,
            move=move,
        )

    def _loses_at_once(self, reply: int) -> bool:
        settled = self._view.settled(reply)
        value = self._view.last_ply(reply) if settled is None else settled
        return value == self._sign * WIN

    def _looks_to_enemy(self, reply: int) -> int:
        settled = self._view.settled(reply)
        return -self._sign * (self._view.evaluate(reply) if settled is None else settled)

    def _is_draw(self, node: int) -> bool:
        """Whether both boats have sunk, or the position has come up too often."""
        return self._view.settled(node) == 0 or node in self._nearly_drawn

    def _seen_but_once_less_than(self, limit: int | None) -> frozenset[int]:
        """The nodes that reach the limit when they come up once more."""
        if limit is None:
            return frozenset()
        return frozenset(map(self._view.node, self._match.seen_at_least(limit - 1)))
