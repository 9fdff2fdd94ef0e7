"""The players of Reversi, weakest first."""

from ...agent import NO_LIMIT, SECONDS, AgentKind
from ...random_player import RandomPlayer
from .alpha_beta_player import AlphaBetaPlayer
from .expert_player import ExpertPlayer

AGENTS = (
    AgentKind(RandomPlayer.name, RandomPlayer),
    AgentKind(
        AlphaBetaPlayer.name,
        AlphaBetaPlayer,
        setting="depth",
        choices=range(1, 9),
        default=4,
        limits=(1, 5, 20, NO_LIMIT),
        usual_limit=5,
    ),
    AgentKind(
        ExpertPlayer.name, ExpertPlayer, setting=SECONDS, choices=(1, 2, 5, 10, 20), default=2
    ),
)

__all__ = ["AGENTS", "AlphaBetaPlayer", "ExpertPlayer", "RandomPlayer"]
