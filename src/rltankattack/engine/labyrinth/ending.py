"""How a game ends."""

from enum import StrEnum

from ..game import Outcome, Player
from .position import Position


class Ending(StrEnum):
    """Why a game is over."""

    SUPPLIES = "supplies taken"
    CAUGHT = "caught"


def outcome(position: Position) -> Outcome | None:
    """Theseus wins with the last supply, wherever it lay; the Minotaur when both are on a tile."""
    if not position.left:
        return Outcome(Player.FIRST, Ending.SUPPLIES)
    if position.theseus == position.minotaur:
        return Outcome(Player.SECOND, Ending.CAUGHT)
    return None
