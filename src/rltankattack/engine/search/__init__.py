"""The searches: plain `minimax`, and `alphabeta` against the clock."""

from .alphabeta import alphabeta
from .lines import Line, Lines
from .minimax import Minimax, minimax
from .result import Result

__all__ = ["Line", "Lines", "Minimax", "Result", "alphabeta", "minimax"]
