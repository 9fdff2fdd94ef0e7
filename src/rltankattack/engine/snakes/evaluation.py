"""How good a die is, and how good a position looks: 0.7 for a tile, 0.3 for a point.

Values are counted in tenths, so that they are whole numbers.
"""

from ..game import Player
from .ending import outcome
from .position import Position
from .walk import Walk

TILE, POINT = 7, 3


def value(way: Walk) -> int:
    """What a die is worth to who plays it."""
    return TILE * way.tiles + POINT * way.points


def evaluate(position: Position) -> int:
    """How far red is ahead in tiles and points; exact for a finished game."""
    ended = outcome(position)
    if ended is not None:
        return ended.value
    return _standing(position, Player.FIRST) - _standing(position, Player.SECOND)


def _standing(position: Position, player: Player) -> int:
    return TILE * position.tiles[player] + POINT * position.points[player]
