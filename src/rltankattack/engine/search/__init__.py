"""The searches: plain `minimax`, and `alphabeta` against the clock."""

from .alphabeta import alphabeta
from .minimax import Minimax, minimax
from .result import Result

__all__ = ["Minimax", "Result", "alphabeta", "minimax"]
