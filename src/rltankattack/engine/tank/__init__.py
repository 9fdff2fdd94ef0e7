"""Two boats in a tank of water columns between two ports."""

from .move import Move
from .position import Position
from .tank import Tank

__all__ = ["Move", "Position", "Tank"]
