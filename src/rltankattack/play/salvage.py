"""What can still be read of a damaged file."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from .history import carried_on
from .rows import PLIES, play_on, replayed, summed_up
from .saved import Origin

LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
MOST_FAILURES = 4_000
"""A damaged page costs about a hundred; where nothing can be read somebody must give up."""
UNREADABLE = (sqlite3.Error, UnicodeError, OverflowError)
"""Of a damaged file not even the error's message may be readable."""


def salvaged_games(db: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """The rows of every game whose record still replays, the one changed last at the end."""
    rows = list(_Reader(db).rows())
    rows.sort(key=lambda row: (str(row.get("changed", "")).zfill(20), str(row.get("updated"))))
    for row in rows:
        record = replayed(row["record"])
        if record is not None:
            match = record.match()
            play_on(match, _plies(db, row["id"]))
            whole = carried_on(record, match.moves, match.outcome)
            yield {"origin": Origin.PLAYED, **row, **summed_up(whole), "record": str(whole)}


def salvaged_settings(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """The settings that can be read."""
    try:
        for name, value in db.execute("SELECT name, value FROM setting NOT INDEXED"):
            if isinstance(name, str) and isinstance(value, str):
                yield name, value
    except UNREADABLE:
        return  # each has a default


class _Reader:
    """Reads the table of games as far as it goes, and halves what does not go."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._failures = 0

    def rows(self, low: int = LOWEST, high: int = HIGHEST) -> Iterator[dict[str, Any]]:
        """The rows from one number to another that can be read."""
        try:
            for row in self._select(low, high):
                yield row
                low = row["id"] + 1
        except UNREADABLE:
            self._failures += 1
            if low < high and self._failures < MOST_FAILURES:
                middle = (low + high) // 2
                yield from self.rows(low, middle)
                yield from self.rows(middle + 1, high)

    def _select(self, low: int, high: int) -> Iterator[dict[str, Any]]:
        rows = self._db.execute(
            "SELECT * FROM game NOT INDEXED WHERE id BETWEEN ? AND ? ORDER BY id", (low, high)
        )
        names = [column[0] for column in rows.description]
        for values in rows:
            row = dict(zip(names, values, strict=True))
            if "record" in row and isinstance(row.get("id"), int):
                yield row


def _plies(db: sqlite3.Connection, number: int) -> list[tuple[Any, Any]]:
    """The plies that follow on the record, as far as they can be read."""
    plies: list[tuple[Any, Any]] = []
    with suppress(*UNREADABLE):
        for ply in db.execute(PLIES, (number,)):
            plies.append(ply)
    return plies
