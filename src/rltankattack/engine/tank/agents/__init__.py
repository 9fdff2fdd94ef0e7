"""The boats that sail by themselves, weakest first."""

from ...agent import AgentKind
from .captain import Captain
from .crazy import Crazy
from .forward import Forward
from .minimax_boat import MiniMaxBoat

AGENTS = (
    AgentKind(Crazy.name, Crazy),
    AgentKind(Forward.name, Forward),
    AgentKind(MiniMaxBoat.name, MiniMaxBoat, setting="depth", choices=range(1, 9), default=4),
    AgentKind(Captain.name, Captain, setting="level", choices=range(1, 6), default=5),
)

__all__ = ["AGENTS", "Captain", "Crazy", "Forward", "MiniMaxBoat"]
