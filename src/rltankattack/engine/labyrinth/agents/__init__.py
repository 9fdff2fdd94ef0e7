"""Who plays Theseus or the Minotaur, weakest first."""

from ...agent import AgentKind
from ...random_player import RandomPlayer
from .heuristic_player import HeuristicPlayer
from .minmax_player import MinMaxPlayer
from .path_player import DEPTH, DEPTHS, PathPlayer

AGENTS = (
    AgentKind(RandomPlayer.name, RandomPlayer),
    AgentKind(HeuristicPlayer.name, HeuristicPlayer),
    AgentKind(MinMaxPlayer.name, MinMaxPlayer),
    AgentKind(PathPlayer.name, PathPlayer, setting="depth", choices=DEPTHS, default=DEPTH),
)

__all__ = ["AGENTS", "HeuristicPlayer", "MinMaxPlayer", "PathPlayer", "RandomPlayer"]
