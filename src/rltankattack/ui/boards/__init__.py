"""One painter per game, found by the game's name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from .gomoku.painter import GomokuPainter
from .labyrinth.painter import LabyrinthPainter
from .painter import Painter
from .reversi.painter import ReversiPainter
from .snakes.painter import SnakesPainter
from .tank.painter import TankPainter

PAINTERS: Mapping[str, Callable[[Any], Painter]] = MappingProxyType(
    {
        "tank": TankPainter,
        "reversi": ReversiPainter,
        "gomoku": GomokuPainter,
        "snakes": SnakesPainter,
        "labyrinth": LabyrinthPainter,
    }
)

__all__ = ["PAINTERS", "Painter"]
