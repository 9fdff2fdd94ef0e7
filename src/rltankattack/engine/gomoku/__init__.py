"""Five in a row on a board of 15 by 15 crossings."""

from .gomoku import Gomoku
from .position import Position

__all__ = ["Gomoku", "Position"]
