"""How a tank game ends."""

from enum import StrEnum

from ..game import Outcome, Player
from .position import Position


class Ending(StrEnum):
    """Why a tank game is over."""

    PORT = "port reached"
    SUNK = "sunk"
    BOTH_SUNK = "both sunk"


def outcome(position: Position) -> Outcome | None:
    """Who has won, if anybody: by reaching the enemy's port, or by leaving the enemy no water."""
    arrived = [player for player in Player if position.boat(player) == position.goal(player)]
    if arrived:
        return _won(arrived, Ending.PORT)
    afloat = [player for player in Player if position.level(position.boat(player)) > 0]
    if not afloat:
        return Outcome(None, Ending.BOTH_SUNK)
    if len(afloat) == 1:
        return _won(afloat, Ending.SUNK)
    return None


def _won(winners: list[Player], ending: Ending) -> Outcome:
    """A text may put both boats in the enemy's port, though no game leads there: call it a draw."""
    return Outcome(winners[0] if len(winners) == 1 else None, ending)
