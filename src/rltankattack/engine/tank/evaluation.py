"""How good a position looks: who is nearer to the enemy's port, on higher water."""

from ..game import Player
from .ending import outcome
from .position import FULL, Position


def evaluate(position: Position) -> int:
    """The thesis's estimate, from red's side; exact for a finished game."""
    ended = outcome(position)
    if ended is not None:
        return ended.value
    return distance(position, Player.SECOND) - distance(position, Player.FIRST)


def distance(position: Position, player: Player) -> int:
    """How far a boat has to go: two for each column, one for each level below the port's."""
    boat = position.boat(player)
    columns = abs(position.goal(player) - boat)
    return 2 * columns + (FULL - position.level(boat)) - (position.turn is player)
