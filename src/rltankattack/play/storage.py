"""Saved games and settings in one SQLite file that survives anything but its own deletion."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from ..engine.game import Player
from ..engine.record import Record
from .schema import SCHEMA_VERSION, SUMMARY, connect, is_sound, replayed, summary_of, version

_LISTED = f"id, created, updated, finished, {', '.join(SUMMARY)}"
_NEWEST_FIRST = "ORDER BY finished, updated DESC, id DESC"


class Trouble(StrEnum):
    """Why an old file had to be set aside."""

    DAMAGED = "damaged"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class SetAside:
    """A file that could not be used, and where it lies now."""

    trouble: Trouble
    path: Path


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it was saved."""

    id: int
    created: datetime
    updated: datetime
    record: Record


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a saved game; its record was not replayed for that."""

    id: int
    created: datetime
    updated: datetime
    finished: bool
    game: str
    variant: str
    first: str
    second: str
    winner: Player | None
    reason: str | None
    plies: int


class Storage:
    """The open file. Every change is committed before the call returns."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.set_aside: SetAside | None = None
        trouble = _trouble_with(path)
        if trouble is not None:
            self.set_aside = SetAside(trouble, _move_away(path, trouble))
        self._db = connect(path)

    def close(self) -> None:
        """Let the file go."""
        self._db.close()

    def new_game(self, record: Record) -> int:
        """Save a game for the first time; the number to save it under from now on."""
        now = _now()
        columns = ("created", "updated", "finished", "record", *SUMMARY)
        cursor = self._db.execute(
            f"INSERT INTO game ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
            (now, now, record.outcome is not None, str(record), *summary_of(record)),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def save_game(self, number: int, record: Record) -> None:
        """Save a game as it stands now; one that has not changed, or is deleted, stays so."""
        text = str(record)
        columns = ("updated", "finished", "record", *SUMMARY)
        self._db.execute(
            f"UPDATE game SET {', '.join(f'{column} = ?' for column in columns)} "
            "WHERE id = ? AND record != ?",
            (_now(), record.outcome is not None, text, *summary_of(record), number, text),
        )

    def delete_game(self, number: int) -> None:
        """Forget a game."""
        self._db.execute("DELETE FROM game WHERE id = ?", (number,))

    def delete_everything(self) -> None:
        """Forget all games and settings; nothing of them stays in the file."""
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute("DELETE FROM game")
            self._db.execute("DELETE FROM setting")
        self._db.execute("VACUUM")

    def count(self) -> int:
        """How many games `summaries` has."""
        (games,) = self._db.execute("SELECT COUNT(*) FROM game WHERE plies IS NOT NULL").fetchone()
        return int(games)

    def summaries(self, limit: int, offset: int = 0) -> list[Summary]:
        """A page of the list of all games: unfinished ones first, then the newest first."""
        return self._summaries(f"{_NEWEST_FIRST} LIMIT ? OFFSET ?", limit, offset)

    def finished(self) -> list[Summary]:
        """Every game that is over, in the order in which they ended."""
        return self._summaries("AND finished = 1 ORDER BY updated, id")

    def unfinished(self) -> Iterator[SavedGame]:
        """The games that still go on, the one played last first."""
        yield from self._games("AND finished = 0")

    def games(self) -> Iterator[SavedGame]:
        """All games, unfinished ones first."""
        yield from self._games("")

    def game(self, number: int) -> SavedGame | None:
        """One game; ``None`` when it is not there or does not replay."""
        row = self._db.execute(
            "SELECT created, updated, record FROM game WHERE id = ?", (number,)
        ).fetchone()
        record = None if row is None else replayed(row[2])
        if record is None:
            return None
        try:
            created, updated = map(datetime.fromisoformat, row[:2])
        except (ValueError, TypeError):
            return None
        return SavedGame(number, created, updated, record)

    def setting(self, name: str) -> Any:
        """A setting's value; ``None`` when it was never set or cannot be read."""
        row = self._db.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
        try:
            return None if row is None else json.loads(row[0])
        except (ValueError, TypeError, RecursionError):
            return None

    def set_setting(self, name: str, value: Any) -> None:
        """Keep a setting."""
        self._db.execute(
            "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            (name, json.dumps(value)),
        )

    def _games(self, where: str) -> Iterator[SavedGame]:
        """Read and replay one game at a time; one that does not replay is passed over."""
        numbers = self._db.execute(
            f"SELECT id FROM game WHERE plies IS NOT NULL {where} {_NEWEST_FIRST}"
        ).fetchall()
        for (number,) in numbers:
            game = self.game(number)
            if game is not None:
                yield game

    def _summaries(self, where: str, *values: int) -> list[Summary]:
        rows = self._db.execute(
            f"SELECT {_LISTED} FROM game WHERE plies IS NOT NULL {where}", values
        ).fetchall()
        return [summary for summary in map(_summary, rows) if summary is not None]


def _summary(row: tuple[Any, ...]) -> Summary | None:
    """What a row says; ``None`` when that makes no sense."""
    number, created, updated, finished, game, variant, first, second, winner, reason, plies = row
    try:
        return Summary(
            number,
            datetime.fromisoformat(created),
            datetime.fromisoformat(updated),
            bool(finished),
            game,
            variant,
            first,
            second,
            None if winner is None else Player(winner),
            reason,
            int(plies),
        )
    except (ValueError, TypeError):
        return None


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _trouble_with(path: Path) -> Trouble | None:
    """What keeps an existing file from being used."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    try:
        with closing(sqlite3.connect(path)) as db:
            if version(db) > SCHEMA_VERSION:
                return Trouble.NEWER
            return None if is_sound(db) else Trouble.DAMAGED
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise  # another window is at work on it, which harms nothing
        return Trouble.DAMAGED


def _move_away(path: Path, trouble: Trouble) -> Path:
    """Rename the file, and its journal with it, to a name that is still free."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        suffix = f".{trouble}-{stamp}" + (f"-{number}" if number else "")
        target = path.with_name(path.name + suffix)
        if not target.exists():
            break
        number += 1
    path.rename(target)
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        journal.rename(target.with_name(target.name + "-journal"))
    return target
