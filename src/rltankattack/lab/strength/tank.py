"""How strong the boats are. Depths are fixed, so every run plays the same games."""

from collections.abc import Callable
from concurrent.futures import Executor
from itertools import pairwise

from rich.console import Console

from ...engine.agent import Agent
from ...engine.tank import Tank
from ...engine.tank.agents import Captain, Crazy, Forward, MiniMaxBoat
from ..tournament import Pairing, openings, play_pairing
from .report import Checks, table

OPENINGS = 100
DEPTH = 4

LEVELS = range(1, 6)


def strength(console: Console, pool: Executor) -> Checks:
    """The captain against everybody, and its levels against the thesis's minimax."""
    game = Tank()
    starts = openings(game, OPENINGS)
    levels = {level: Captain(level, DEPTH) for level in LEVELS}

    def meet(agent: Agent, opponent: Agent) -> Pairing:
        return play_pairing(game, agent, opponent, starts, pool)

    against = _captain_against_everybody(console, levels, meet)
    field = _levels_against_minimax(console, levels, meet)
    return _checks(against, field)


def _captain_against_everybody(
    console: Console, levels: dict[int, Captain], meet: Callable[[Agent, Agent], Pairing]
) -> dict[str, Pairing]:
    opponents: dict[str, Agent] = {
        "Crazy": Crazy(),
        "Forward": Forward(),
        **{f"MiniMax {depth}": MiniMaxBoat(depth) for depth in range(1, 6)},
        **{f"Captain {level}": captain for level, captain in levels.items()},
    }
    against = {}
    for name, opponent in opponents.items():
        against[name] = meet(Captain(5, DEPTH), opponent)
        console.print(f"Captain 5 against {name}: {against[name].score:.1%}")
    console.print(table("Captain 5 against", against))
    return against


def _levels_against_minimax(
    console: Console, levels: dict[int, Captain], meet: Callable[[Agent, Agent], Pairing]
) -> dict[int, Pairing]:
    field = {}
    for level, captain in levels.items():
        field[level] = meet(captain, MiniMaxBoat(4))
        console.print(f"Captain {level} against MiniMax 4: {field[level].score:.1%}")
    rows = {f"Captain {level}": pairing for level, pairing in field.items()}
    console.print(table("Against MiniMax 4", rows))
    return field


def _checks(against: dict[str, Pairing], field: dict[int, Pairing]) -> Checks:
    crazy, forward = against["Crazy"], against["Forward"]
    beaten = [against[f"Captain {level}"].score for level in LEVELS]
    return {
        "Captain 5 loses to nobody": all(pairing.losses == 0 for pairing in against.values()),
        "Captain 5 wins at least 97 % against Crazy Boat": crazy.wins >= 0.97 * crazy.games,
        "Captain 5 wins all against Forward Boat": forward.wins == forward.games,
        "Captain 1 loses to MiniMax 4 in most games": field[1].losses > field[1].games / 2,
        "Each level does better against MiniMax 4": all(
            weaker.score < stronger.score for weaker, stronger in pairwise(field.values())
        ),
        "Each level holds out better against Captain 5": all(
            easier > harder for easier, harder in pairwise(beaten)
        ),
    }
