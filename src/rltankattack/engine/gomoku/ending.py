"""How a game of Gomoku ends."""

from enum import StrEnum

from ..game import Outcome, Player
from .position import Position
from .rows import has_five


class Ending(StrEnum):
    """Why a game of Gomoku is over."""

    FIVE = "five in a row"
    FULL = "board full"


def outcome(position: Position) -> Outcome | None:
    """Who has won, if anybody. No game leads to a five of both: such a board is called a draw."""
    winners = [player for player in Player if has_five(position.stones(player))]
    if winners:
        return Outcome(winners[0] if len(winners) == 1 else None, Ending.FIVE)
    return None if position.empty else Outcome(None, Ending.FULL)
