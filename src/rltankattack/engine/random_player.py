"""The player for any game: a legal move, each as likely as the others."""

from random import Random
from typing import Any

from .agent import Choice, require_going_on
from .match import Match
from .search.clock import Stop


class RandomPlayer:
    """Draws a move."""

    name = "Random Player"

    def choose(
        self,
        match: Match[Any],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """A random legal move."""
        require_going_on(match)
        return Choice(rng.choice(match.legal_moves))
