"""Two players race over numbered tiles, among snakes, ladders and apples."""

from .board import Board
from .position import Position
from .snakes import Snakes

__all__ = ["Board", "Position", "Snakes"]
