"""Rolling Player: the report's ordinary player."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..position import Position


class Roller:
    """Plays what the die shows."""

    name = "Rolling Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The game's own roll: it is not drawn from `rng`, so undo cannot roll again."""
        require_going_on(match)
        die = match.game.roll(match.position)
        assert die is not None, "a match that goes on has a roll"
        return Choice(die)
