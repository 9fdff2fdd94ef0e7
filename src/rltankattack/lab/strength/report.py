"""What came out of many games, in tables and in plain words."""

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from ..tournament import Pairing

Checks = Mapping[str, bool]
"""What should hold, and whether it does."""


def table(title: str, pairings: Mapping[str, Pairing]) -> Table:
    """A line for each pairing."""
    made = Table(title=title)
    for heading in ("", "games", "won", "drawn", "lost", "score", "plies", "endings"):
        made.add_column(heading, justify="left" if heading in ("", "endings") else "right")
    for name, pairing in pairings.items():
        endings = ", ".join(f"{reason} {times}" for reason, times in pairing.reasons.most_common())
        made.add_row(
            name,
            str(pairing.games),
            str(pairing.wins),
            str(pairing.draws),
            str(pairing.losses),
            f"{pairing.score:.1%}",
            f"{pairing.plies / pairing.games:.0f}",
            endings,
        )
    return made


def judge(console: Console, checks: Checks) -> bool:
    """Print what holds and what does not; whether all of it does."""
    for check, holds in checks.items():
        console.print(f"[{'green' if holds else 'red'}]{'yes' if holds else 'NO '}[/] {check}")
    return all(checks.values())
