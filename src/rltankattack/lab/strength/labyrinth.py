"""How strong the players of the labyrinth are, as Theseus and as the Minotaur."""

from concurrent.futures import Executor

from rich.console import Console

from ...engine.agent import Agent
from ...engine.game import Player
from ...engine.labyrinth import Labyrinth
from ...engine.labyrinth.agents import HeuristicPlayer, MinMaxPlayer, PathPlayer
from ...engine.random_player import RandomPlayer
from ..tournament import Pairing, play_pairing
from .report import Checks, table

BOARDS = range(1, 301)
SIDES = {Player.FIRST: "Theseus", Player.SECOND: "the Minotaur"}


def strength(console: Console, pool: Executor) -> Checks:
    """Each player against the heuristic one, on the same 300 boards, on either side."""
    game = Labyrinth()
    starts = [(game.seeded(seed), ()) for seed in BOARDS]
    agents: tuple[Agent, ...] = (RandomPlayer(), HeuristicPlayer(), MinMaxPlayer(), PathPlayer())
    checks = {}
    for side, role in SIDES.items():
        played: dict[str, Pairing] = {
            agent.name: play_pairing(game, agent, HeuristicPlayer(), starts, pool, [side])
            for agent in agents
        }
        console.print(table(f"As {role} against the heuristic player", played))
        path, minmax = played[PathPlayer.name], played[MinMaxPlayer.name]
        checks[f"As {role} the path player wins more often than MinMax"] = path.wins > minmax.wins
    return checks
