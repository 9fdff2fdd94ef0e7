"""What can still be read of a damaged file."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import Any

from .rows import (
    BARE_PLIES,
    GAME,
    LISTED,
    PLIES,
    played_on,
    replayed,
    row_of,
    summary_of,
    summed_up,
)

LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
PARTS = 64
MOST_GAPS = 500
"""Every damaged page leaves one; where nothing can be read somebody must give up."""
UNREADABLE = (sqlite3.Error, UnicodeError, OverflowError)
"""Of a damaged file not even the error's message may be readable."""


def salvaged_games(db: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """The rows of every game whose record still replays, the one changed last at the end.

    A damaged file may hold a game twice, and may have two games under one number: the second of
    these is given another one.
    """
    rows = list(_Reader(db).rows())
    seen: dict[int, set[str]] = {}
    rows.sort(key=lambda row: (str(row.get("changed", "")).zfill(20), str(row.get("updated"))))
    for row in rows:
        record = replayed(row["record"])
        if record is not None:
            match = record.match()
            whole = played_on(record, match, _plies(db, row["id"]))
            text, others = str(whole), seen.setdefault(row["id"], set())
            if text not in others:
                number = None if others else row["id"]
                others.add(text)
                known = row_of(summary_of({**dict.fromkeys(LISTED), **row}))
                yield {**known, **summed_up(whole), "id": number, "record": text}


def salvaged_settings(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """The settings that can be read."""
    try:
        for name, value in db.execute("SELECT name, value FROM setting NOT INDEXED"):
            if isinstance(name, str) and isinstance(value, str):
                yield name, value
    except UNREADABLE:
        return  # each has a default


class _Reader:
    """Reads the rows of the table of games that a damaged file still gives away.

    It reads all of them from both ends, as far as that goes: this finds even rows that stand in the
    wrong place. Then it looks for the numbers alone, since a row whose own text is lost does not
    hide its neighbours so, and asks for each row by its number. A number is asked for as SQLite's
    own (``rowid``): even that the table calls it ``id`` may be lost.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._names = [name for name in GAME if name != "id" and self._knows(name)]

    def rows(self) -> Iterator[dict[str, Any]]:
        """Every row with a record; the same one may come several times."""
        if "record" not in self._names:
            return
        question = f"SELECT rowid, {', '.join(self._names)} FROM game NOT INDEXED"
        seen = set()
        for row in chain(self._read(question), self._read(f"{question} ORDER BY rowid DESC")):
            seen.add(row["id"])
            yield row
        for number in sorted(self._numbers() - seen):
            yield from self._read(f"{question} WHERE rowid = {number}")

    def _read(self, question: str) -> list[dict[str, Any]]:
        """The rows of an answer, as far as they can be read."""
        found = []
        with suppress(*UNREADABLE):
            for values in self._db.execute(question):
                found.append(dict(zip(("id", *self._names), values, strict=True)))
        return found

    def _knows(self, name: str) -> bool:
        """Whether the table has a column of this name; even names can be damaged."""
        try:
            self._db.execute(f"SELECT {name} FROM game LIMIT 0")
        except UNREADABLE:
            return False
        return True

    def _numbers(self) -> set[int]:
        """The numbers of all games that can be found.

        What cannot be read leaves a gap between numbers; somewhere in it there may be readable ones
        again, and around these the gaps are smaller.
        """
        found = set(self._numbers_of_plies())
        gaps = [(LOWEST, HIGHEST)]
        for _ in range(MOST_GAPS):
            if not gaps:
                break
            low, high = gaps.pop()
            for probe in _probes(low, high):
                up, top = self._walk("rowid >= ? AND rowid <= ? ORDER BY rowid", probe, high)
                down, bottom = self._walk(
                    "rowid <= ? AND rowid >= ? ORDER BY rowid DESC", probe, low
                )
                if up or down:
                    found.update(up, down)
                    gaps += [(low, bottom)] if bottom is not None else []
                    gaps += [(top, high)] if top is not None else []
                    break
        return found

    def _numbers_of_plies(self) -> Iterator[int]:
        """Plies tell to which game they belong; read from both ends, as far as that goes."""
        for order in ("ASC", "DESC"):
            question = f"SELECT game FROM ply ORDER BY game {order}, number {order}"
            with suppress(*UNREADABLE):
                for (number,) in self._db.execute(question):
                    if isinstance(number, int):
                        yield number

    def _walk(self, way: str, begin: int, end: int) -> tuple[list[int], int | None]:
        """The numbers on the way, and where it breaks off; ``None`` if it leads to the end."""
        numbers: list[int] = []
        try:
            for (number,) in self._db.execute(
                f"SELECT rowid FROM game NOT INDEXED WHERE {way}", (begin, end)
            ):
                numbers.append(number)
        except UNREADABLE:
            step = 1 if begin < end else -1
            broken = numbers[-1] + step if numbers else begin
            return numbers, broken if min(begin, end) <= broken <= max(begin, end) else None
        return numbers, None


def _probes(low: int, high: int) -> Iterator[int]:
    """Numbers to look at in a gap: close to its ends, since games may be numbered from 1 on, and
    all over it, since they may be numbered at random."""
    width = high - low
    for distance in (0, *(1 << power for power in range(width.bit_length()))):
        yield low + distance
        yield high - distance
    for part in range(1, PARTS):
        yield low + width * part // PARTS


def _plies(db: sqlite3.Connection, number: int) -> list[tuple[Any, ...]]:
    """The plies that follow on the record, as far as they can be read: better without their
    comments than not at all."""
    found: list[list[tuple[Any, ...]]] = []
    for question in (PLIES, BARE_PLIES):
        plies: list[tuple[Any, ...]] = []
        with suppress(*UNREADABLE):
            for ply in db.execute(question, (number,)):
                plies.append(ply)
        found.append(plies)
    return max(found, key=len)
