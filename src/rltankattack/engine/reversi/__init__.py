"""Discs on 8 x 8 cells: enclose the enemy's and they are yours."""

from .position import Position
from .reversi import Reversi

__all__ = ["Position", "Reversi"]
