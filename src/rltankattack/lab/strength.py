"""How strong the boats are: ``make strength`` plays them against each other and judges.

Depths are fixed, so every run plays the same games.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from ..engine.agent import Agent
from ..engine.tank import Tank
from ..engine.tank.agents import Captain, Crazy, Forward, MiniMaxBoat
from .tournament import Pairing, openings, play_pairing

OPENINGS = 100
DEPTH = 4

LEVELS = range(1, 6)


def main() -> int:
    """Play all pairings, print what came out, and say whether it is as it should be."""
    console = Console()
    game = Tank()
    starts = openings(game, OPENINGS)
    levels = {level: Captain(level, DEPTH) for level in LEVELS}
    with ProcessPoolExecutor() as pool:

        def meet(agent: Agent, opponent: Agent) -> Pairing:
            return play_pairing(game, agent, opponent, starts, pool)

        against = _captain_against_everybody(console, levels, meet)
        field = _levels_against_minimax(console, levels, meet)
    return _judge(console, against, field)


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
    console.print(_table("Captain 5 against", against))
    return against


def _levels_against_minimax(
    console: Console, levels: dict[int, Captain], meet: Callable[[Agent, Agent], Pairing]
) -> dict[int, Pairing]:
    field = {}
    for level, captain in levels.items():
        field[level] = meet(captain, MiniMaxBoat(4))
        console.print(f"Captain {level} against MiniMax 4: {field[level].score:.1%}")
    rows = {f"Captain {level}": pairing for level, pairing in field.items()}
    console.print(_table("Against MiniMax 4", rows))
    return field


def _judge(console: Console, against: dict[str, Pairing], field: dict[int, Pairing]) -> int:
    crazy, forward = against["Crazy"], against["Forward"]
    beaten = [against[f"Captain {level}"].score for level in LEVELS]
    checks = {
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
    for check, holds in checks.items():
        console.print(f"[{'green' if holds else 'red'}]{'yes' if holds else 'NO '}[/] {check}")
    return 0 if all(checks.values()) else 1


def _table(title: str, pairings: dict[str, Pairing]) -> Table:
    table = Table(title=title)
    for heading in ("", "games", "won", "drawn", "lost", "score", "plies", "endings"):
        table.add_column(heading, justify="left" if heading in ("", "endings") else "right")
    for name, pairing in pairings.items():
        endings = ", ".join(f"{reason} {times}" for reason, times in pairing.reasons.most_common())
        table.add_row(
            name,
            str(pairing.games),
            str(pairing.wins),
            str(pairing.draws),
            str(pairing.losses),
            f"{pairing.score:.1%}",
            f"{pairing.plies / pairing.games:.0f}",
            endings,
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
