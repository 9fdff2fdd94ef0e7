"""Heuristic Player: the report's player, which scores the cells and looks no further."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..position import Position
from ..scores import scores


class HeuristicPlayer:
    """Takes the cell with the best score, the first among equals row by row."""

    name = "Heuristic Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The cell with the best score."""
        require_going_on(match)
        found = scores(match.position)
        return Choice(max(found, key=found.__getitem__))
