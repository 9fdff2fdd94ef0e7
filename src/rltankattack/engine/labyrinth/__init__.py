"""Theseus fetches supplies in a labyrinth, and the Minotaur hunts him."""

from .labyrinth import Labyrinth
from .position import Position
from .step import Step

__all__ = ["Labyrinth", "Position", "Step"]
