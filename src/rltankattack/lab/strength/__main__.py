"""``make strength``: the agents of every game play each other, and the results are judged.

python -m rltankattack.lab.strength reversi gomoku
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

from . import gomoku, labyrinth, reversi, snakes, tank
from .report import judge

STRENGTHS = {
    "tank": tank.strength,
    "reversi": reversi.strength,
    "gomoku": gomoku.strength,
    "snakes": snakes.strength,
    "labyrinth": labyrinth.strength,
}


def main() -> int:
    """Play the games that are named, or all; 0 when everything is as it should be."""
    parser = argparse.ArgumentParser(description="How strong the agents are.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"from {', '.join(STRENGTHS)}")
    wanted = parser.parse_args().games or list(STRENGTHS)
    unknown = [name for name in wanted if name not in STRENGTHS]
    if unknown:
        parser.error(f"expected games from {', '.join(STRENGTHS)}, got {', '.join(unknown)}")
    console = Console()
    with ProcessPoolExecutor() as pool:
        verdicts = [judge(console, STRENGTHS[name](console, pool)) for name in wanted]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
