"""Who rolls the die, and who chooses it, weakest first."""

from ...agent import AgentKind
from .heuristic_player import HeuristicPlayer
from .minmax_player import MinMaxPlayer
from .roller import Roller

AGENTS = (
    AgentKind(Roller.name, Roller),
    AgentKind(HeuristicPlayer.name, HeuristicPlayer),
    AgentKind(MinMaxPlayer.name, MinMaxPlayer),
)

__all__ = ["AGENTS", "HeuristicPlayer", "MinMaxPlayer", "Roller"]
