"""How a game of Reversi ends."""

from enum import StrEnum

from ..game import Outcome, Player
from .discs import placements
from .evaluation import difference
from .position import Position


class Ending(StrEnum):
    """Why a game of Reversi is over."""

    FULL = "board full"
    STUCK = "nobody can place"


def outcome(position: Position) -> Outcome | None:
    """Who has more discs, once the board is full or neither side can place one."""
    if not position.empty:
        return _counted(position, Ending.FULL)
    own, enemy = position.own, position.enemy
    if placements(own, enemy) or placements(enemy, own):
        return None
    return _counted(position, Ending.STUCK)


def _counted(position: Position, ending: Ending) -> Outcome:
    lead = difference(position)
    if lead == 0:
        return Outcome(None, ending)
    return Outcome(Player.FIRST if lead > 0 else Player.SECOND, ending)
