"""How strong the snakes-and-ladders players are."""

from concurrent.futures import Executor

from rich.console import Console

from ...engine.snakes import Snakes
from ...engine.snakes.agents import HeuristicPlayer, MinMaxPlayer, Roller
from ..tournament import play_pairing
from .report import Checks, table

BOARDS = range(1, 501)


def strength(console: Console, pool: Executor) -> Checks:
    """Who chooses the die against who rolls it, on the boards of 500 seeds, on both sides."""
    game = Snakes()
    starts = [(game.seeded(seed), ()) for seed in BOARDS]
    against = {
        agent.name: play_pairing(game, MinMaxPlayer(), agent, starts, pool)
        for agent in (Roller(), HeuristicPlayer())
    }
    console.print(table(MinMaxPlayer.name, against))
    rolled = against[Roller.name]
    return {"MinMax beats the roller in at least 92 %": rolled.wins >= 0.92 * rolled.games}
