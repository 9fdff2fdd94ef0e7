"""How a game of snakes and ladders ends."""

from enum import StrEnum

from ..game import Outcome, Player
from .position import Position


class Ending(StrEnum):
    """Why a game is over."""

    LAST_TILE = "last tile reached"


def outcome(position: Position) -> Outcome | None:
    """Who is on the last tile has won, whatever the points.

    A text may put both there, though no game leads to it: call it a draw.
    """
    last = position.board.last
    if last not in position.tiles:
        return None
    arrived = [player for player in Player if position.tiles[player] == last]
    return Outcome(arrived[0] if len(arrived) == 1 else None, Ending.LAST_TILE)
