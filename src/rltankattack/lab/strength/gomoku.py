"""How strong the Gomoku players are."""

from concurrent.futures import Executor

from rich.console import Console

from ...engine.gomoku import Gomoku
from ...engine.gomoku.agents import HeuristicPlayer, SearchPlayer
from ...engine.random_player import RandomPlayer
from ..tournament import Timed, openings, play_pairing
from .report import Checks, table

OPENINGS = 50
SECONDS = 0.3


def strength(console: Console, pool: Executor) -> Checks:
    """The searching player against the report's, and that one against chance.

    Six random stones decide nothing yet, so every opening is taken.
    """
    game = Gomoku()
    starts = openings(game, OPENINGS, most_plies=6, is_open=lambda match: True)
    search = Timed(SearchPlayer(), SECONDS)
    searched = play_pairing(game, search, HeuristicPlayer(), starts, pool)
    console.print(table(search.name, {HeuristicPlayer.name: searched}))
    against_chance = play_pairing(game, HeuristicPlayer(), RandomPlayer(), starts, pool)
    console.print(table(HeuristicPlayer.name, {RandomPlayer.name: against_chance}))
    return {
        "The searching player beats the heuristic one in at least 90 of 100": searched.wins >= 90,
        "The heuristic player always beats chance": against_chance.wins == against_chance.games,
    }
