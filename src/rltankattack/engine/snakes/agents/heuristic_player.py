"""Heuristic Player: takes the die that brings most at once."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..evaluation import value
from ..position import Position
from ..walk import walk


class HeuristicPlayer:
    """The die of the best value; the first of equals."""

    name = "Heuristic Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """Weigh the six dice."""
        require_going_on(match)
        position = match.position
        values = {die: value(walk(position, die)) for die in match.legal_moves}
        best = max(values, key=values.__getitem__)
        return Choice(best, match.to_move.sign * values[best], (best,), 1, len(values))
