"""Heuristic Player: the report's player, which scores the cells and looks no further."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..position import Position
from ..scores import SCORE, scores


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
        """The cell with the best score, and the score."""
        require_going_on(match)
        found = scores(match.position)
        move = max(found, key=found.__getitem__)
        return Choice(move, match.to_move.sign * found[move], (move,), measure=SCORE)
