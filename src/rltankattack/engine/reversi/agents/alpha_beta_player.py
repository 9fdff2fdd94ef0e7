"""Alpha-Beta Player: the report's, who counts discs and looks ahead."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.alphabeta import alphabeta
from ...search.clock import Stop, at_once
from ..evaluation import DISCS
from ..position import Position

DEEPEST = 8


class AlphaBetaPlayer:
    """Alpha-beta to a chosen depth, ply by ply, for the greatest difference in discs."""

    name = "Alpha-Beta Player"

    def __init__(self, depth: int = 4) -> None:
        if not 1 <= depth <= DEEPEST:
            raise ValueError(f"expected a depth from 1 to {DEEPEST}, got {depth}")
        self.depth = depth

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The first of the best moves, the only one at once; when time runs out, that of the last
        depth finished. The depth that was reached is always told.
        """
        require_going_on(match)
        if len(match.legal_moves) == 1:
            stop = at_once
        result = alphabeta(match.game, match.position, self.depth, deadline, stop)
        assert result.move is not None, "a match that goes on has a move"
        return Choice(
            result.move, result.value, result.line, result.depth, result.nodes, measure=DISCS
        )
