"""Crazy Boat: anything goes."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..move import Move
from ..position import Position

SAILING_WEIGHT = 2
"""A move of its own boat is so many times as likely as a move of the water."""


class Crazy:
    """A random legal move."""

    name = "Crazy Boat"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """Draw a move; sailing is twice as likely as each water move."""
        require_going_on(match)
        moves = match.legal_moves
        weights = [1 if Move(move).sailor is None else SAILING_WEIGHT for move in moves]
        return Choice(rng.choices(moves, weights)[0])
