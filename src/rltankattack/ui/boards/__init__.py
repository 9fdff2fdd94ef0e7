"""One painter per game, found by the game's name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from .painter import Painter
from .tank.painter import TankPainter

PAINTERS: Mapping[str, Callable[[Any], Painter]] = MappingProxyType({"tank": TankPainter})

__all__ = ["PAINTERS", "Painter"]
