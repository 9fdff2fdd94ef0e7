"""The players that need nobody, weakest first."""

from ...agent import SECONDS, AgentKind
from ...random_player import RandomPlayer
from .heuristic import HeuristicPlayer
from .search import SearchPlayer

AGENTS = (
    AgentKind(RandomPlayer.name, RandomPlayer),
    AgentKind(HeuristicPlayer.name, HeuristicPlayer),
    AgentKind(SearchPlayer.name, SearchPlayer, setting=SECONDS, choices=(1, 2, 5, 10), default=2),
)

__all__ = ["AGENTS", "HeuristicPlayer", "RandomPlayer", "SearchPlayer"]
