"""MiniMax Boat: the thesis's plain minimax."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Clock, OutOfTime, Stop
from ...search.minimax import Minimax
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
        search = Minimax(match.game, clock)
        limited = deadline is not None or stop is not None
        result = search.search(match.position, 1 if limited else self.depth)
        try:
            clock.enforce()
            for depth in range(result.depth + 1, self.depth + 1):
                result = search.search(match.position, depth)
        except OutOfTime:
            pass  # the last finished depth answers
        assert result.move is not None, "a match that goes on has a move"
        return Choice(result.move, result.value, result.line, result.depth, clock.nodes)
