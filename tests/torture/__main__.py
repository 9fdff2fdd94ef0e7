"""``make torture``: what becomes of the saved games when everything goes wrong; about ten minutes.

The short version of each torture is a part of ``make test``.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.torture import damage, windows
from tests.torture.toll import Toll

console = Console()
GAMES = 100
COLUMNS = ("torture", "tries", "games lost", "hangs", "exceptions", "longest wait", "games left")


def main() -> int:
    """Torture, and tell what it cost; 1 if it cost anything."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as name:
        folder = Path(name)
        tortures = (
            lambda: windows.kills(60, folder),
            lambda: damage.torture("random damages", damage.RANDOM, 200, GAMES, folder / "random"),
            lambda: damage.torture("flipped bytes", damage.FLIPS, 1_500, GAMES, folder / "flips"),
            lambda: windows.troubles(folder, plies=10),
            lambda: windows.two_windows(10, 40, folder),
            lambda: windows.failing_agents(4, 150, folder),
            lambda: windows.hostile_imports(folder),
        )
        tolls = []
        for torture in tortures:
            tolls.append(torture())
            console.print(f"{tolls[-1].kind}: done after {time.monotonic() - began:.0f} s")
    console.print(_table(tolls))
    for toll in tolls:
        for remark in toll.remarks:
            console.print(f"{toll.kind}: {remark}", markup=False)
    paid = any(toll.paid for toll in tolls)
    console.print("[red]NOT as it should be[/]" if paid else "as it should be")
    return int(paid)


def _table(tolls: list[Toll]) -> Table:
    table = Table(title="What the torture cost")
    for heading in COLUMNS:
        table.add_column(heading, justify="left" if heading == COLUMNS[0] else "right")
    for toll in tolls:
        left = f"{statistics.median(toll.left):.0f} of {GAMES} (median)" if toll.left else ""
        counts = map(str, (toll.tries, toll.lost, toll.hangs, toll.printed))
        waited = f"{toll.worst * 1000:.0f} ms" if toll.worst else ""
        table.add_row(toll.kind, *counts, waited, left)
    return table


if __name__ == "__main__":
    sys.exit(main())
