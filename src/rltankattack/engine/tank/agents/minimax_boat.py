"""MiniMax Boat: the thesis's plain minimax.

It never takes the last move back, and believes that nobody does: whatever the game allows, it looks
ahead by the rules of `no-take-back`.
"""

from dataclasses import replace
from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Clock, OutOfTime, Stop
from ...search.minimax import Minimax
from ..move import Move
from ..no_take_back import NoTakeBackLookahead
from ..position import Position


class MiniMaxBoat:
    """Minimax to a fixed depth, without pruning; the first of equal moves."""

    name = "MiniMax Boat"

    def __init__(self, depth: int = 4) -> None:
        if not 1 <= depth <= 8:
            raise ValueError(f"expected a depth from 1 to 8, got {depth}")
        self.depth = depth

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """Search to the full depth; when time runs out, answer with the last depth finished."""
        require_going_on(match)
        clock = Clock(deadline, stop)
        position = _as_believed(match)
        view = NoTakeBackLookahead.of(len(position.levels))
        search = Minimax(match.game, clock, view)
        limited = deadline is not None or stop is not None
        result = search.search(position, 1 if limited else self.depth)
        try:
            clock.enforce()
            for depth in range(result.depth + 1, self.depth + 1):
                result = search.search(position, depth)
        except OutOfTime:
            pass  # the last finished depth answers
        assert result.move is not None, "a match that goes on has a move"
        return Choice(result.move, result.value, result.line, result.depth, clock.nodes)


def _as_believed(match: Match[Position]) -> Position:
    """The position with the water move just made, also where the rules would not tell it."""
    if not match.moves or Move(match.moves[-1]).column is None:
        return match.position
    return replace(match.position, just_made=Move(match.moves[-1]))
