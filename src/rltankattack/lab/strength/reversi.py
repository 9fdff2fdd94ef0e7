"""How strong the Reversi players are."""

from concurrent.futures import Executor

from rich.console import Console

from ...engine.reversi import Reversi
from ...engine.reversi.agents import AlphaBetaPlayer, ExpertPlayer
from ..tournament import Timed, openings, play_pairing
from .report import Checks, table

OPENINGS = 50
SECONDS = 0.3


def strength(console: Console, pool: Executor) -> Checks:
    """The expert against the report's agent, from openings of up to eight random moves."""
    game = Reversi()
    starts = openings(game, OPENINGS, most_plies=8)
    expert = Timed(ExpertPlayer(), SECONDS)
    played = play_pairing(game, expert, AlphaBetaPlayer(4), starts, pool)
    console.print(table(expert.name, {"Alpha-Beta Player 4": played}))
    return {"The expert beats the report's player in at least 85 of 100": played.wins >= 85}
