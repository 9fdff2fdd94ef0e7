"""Heuristic Player: the step that promises most by what is in sight."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..position import Position
from ..step import Step
from ..values import step_value


class HeuristicPlayer:
    """Looks along the corridors, and nowhere else; a random one among equal steps."""

    name = "Heuristic Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The step of the best value."""
        require_going_on(match)
        position = match.position
        values = {move: step_value(position, Step(move)) for move in match.legal_moves}
        best = max(values.values())
        move = rng.choice([move for move, value in values.items() if value == best])
        return Choice(move, best * position.turn.sign, (move,), 1, len(values))
