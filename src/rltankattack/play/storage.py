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

from ..engine.game import IllegalMove, InvalidPosition
from ..engine.record import Record

SCHEMA_VERSION = 1
APPLICATION_ID = 0x52_4C_54_41  # "RLTA"
MOST_TEXT = 1_000_000
"""Characters of the longest record that is read."""

_SCHEMA = f"""
BEGIN;
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    finished INTEGER NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX game_by_state ON game (finished, updated);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {SCHEMA_VERSION};
COMMIT;
"""


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


class Storage:
    """The open file. Every change is committed before the call returns."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.set_aside: SetAside | None = None
        trouble = _trouble_with(path)
        if trouble is not None:
            self.set_aside = SetAside(trouble, _move_away(path, trouble))
        self._db = sqlite3.connect(path, isolation_level=None)
        if _version(self._db) == 0:
            self._db.executescript(_SCHEMA)

    def close(self) -> None:
        """Let the file go."""
        self._db.close()

    def new_game(self, record: Record) -> int:
        """Save a game for the first time; the number to save it under from now on."""
        now = _now()
        cursor = self._db.execute(
            "INSERT INTO game (created, updated, finished, record) VALUES (?, ?, ?, ?)",
            (now, now, record.outcome is not None, str(record)),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def save_game(self, number: int, record: Record) -> None:
        """Save a game as it stands now."""
        self._db.execute(
            "UPDATE game SET updated = ?, finished = ?, record = ? WHERE id = ?",
            (_now(), record.outcome is not None, str(record), number),
        )

    def delete_game(self, number: int) -> None:
        """Forget a game."""
        self._db.execute("DELETE FROM game WHERE id = ?", (number,))

    def unfinished(self) -> Iterator[SavedGame]:
        """The games that still go on, the one played last first."""
        yield from self._games("WHERE NOT finished")

    def games(self) -> Iterator[SavedGame]:
        """All games, unfinished ones first."""
        yield from self._games("")

    def game(self, number: int) -> SavedGame | None:
        """One game; ``None`` when it is not there or does not replay."""
        return next(self._games("WHERE id = ?", number), None)

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

    def _games(self, where: str, *values: int) -> Iterator[SavedGame]:
        """Replay each record through the engine; one that does not replay is passed over."""
        rows = self._db.execute(
            f"SELECT id, created, updated, record FROM game {where} "
            "ORDER BY finished, updated DESC, id DESC",
            values,
        ).fetchall()
        for number, created, updated, text in rows:
            try:
                game = SavedGame(
                    number,
                    datetime.fromisoformat(created),
                    datetime.fromisoformat(updated),
                    Record.parse(text[:MOST_TEXT]),
                )
            except (IllegalMove, InvalidPosition, ValueError, TypeError):
                continue
            yield game


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _trouble_with(path: Path) -> Trouble | None:
    """What keeps an existing file from being used."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    try:
        with closing(sqlite3.connect(path)) as db:
            if _version(db) > SCHEMA_VERSION:
                return Trouble.NEWER
            ours = db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
            sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
            tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError:
        return Trouble.DAMAGED
    return None if ours and sound and {"game", "setting"} <= tables else Trouble.DAMAGED


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
