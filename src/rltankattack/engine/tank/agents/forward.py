"""Forward Boat: full steam ahead."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ..move import Move
from ..position import Position


class Forward:
    """One step toward the enemy's port, whatever follows; if it cannot, it raises its water."""

    name = "Forward Boat"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """Sail ahead, else raise the boat's own column, else the first legal move."""
        require_going_on(match)
        legal = match.legal_moves
        wishes = _wishes(match.position)
        return Choice(next((move for move in wishes if move in legal), legal[0]))


def _wishes(position: Position) -> list[Move]:
    mover = position.turn
    boat = position.boat(mover)
    on_water = 0 < boat < position.far_port
    return [Move.sail(mover, mover.sign), *([Move.raising(boat)] if on_water else [])]
