"""The file with the saved games and settings; its work may be slow, and is not for a window."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from . import schema
from .rows import LISTED, PLIES, played_on, replayed, row_of, summary_of
from .salvage import salvaged_games, salvaged_settings
from .saved import Page, SavedGame, Summary

_COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, and belongs to it."""
_DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})
"""What SQLite answers when a file's content is wrong, its tables missing among that."""


class Trouble(StrEnum):
    """Why an old file had to be set aside."""

    DAMAGED = "damaged"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class SetAside:
    """A file that could not be used, where it lies now, and how many games came over from it."""

    trouble: Trouble
    path: Path
    salvaged: int = 0


class Storage:
    """The open file. What is changed within `changing` is in the file when that ends."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _finish_salvage(path)
        trouble = _trouble_with(path)
        self.set_aside = None if trouble is None else _set_aside(path, trouble)
        self._db = schema.connect(path)
        try:
            schema.prepare(self._db)
            self._seen = self._data_version()
            self._path, self._file = path, _identity(path)
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        """Let the file go."""
        self._db.close()

    def is_in_place(self) -> bool:
        """Whether the file still is where it was opened: somebody may have moved or deleted it."""
        try:
            return _identity(self._path) == self._file
        except FileNotFoundError:
            return False

    @contextmanager
    def changing(self) -> Iterator[None]:
        """All changes within, or none of them."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def add(self, page: Page) -> int:
        """Write a game that is not there yet; the count of changes with this one."""
        changed = self._count_change()
        row = {**row_of(page.summary), "changed": changed, "record": page.text}
        names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
        self._db.execute(f"INSERT OR REPLACE INTO game ({names}) VALUES ({values})", row)
        self._db.execute("DELETE FROM ply WHERE game = ?", (page.summary.id,))
        return changed

    def write(self, page: Page, known: int) -> int | None:
        """Write a game as it stands now; ``None`` when it is not there as we know it."""
        changed = self._count_change()
        row = {**row_of(page.summary), "changed": changed}
        if (text := page.text) is not None:
            row["record"] = text
        changes = ", ".join(f"{name} = :{name}" for name in row)
        found = self._db.execute(
            f"UPDATE game SET {changes} WHERE id = :id AND changed = :known", row | {"known": known}
        ).rowcount
        if found == 0:
            return None
        number = page.summary.id
        self._db.execute("DELETE FROM ply WHERE game = ? AND number > ?", (number, page.kept))
        self._db.executemany(
            "INSERT INTO ply VALUES (?, ?, ?, ?)",
            [(number, ply, *added) for ply, added in enumerate(page.added, start=page.kept + 1)],
        )
        return changed

    def delete(self, number: int) -> None:
        """Forget a game."""
        self._db.execute("DELETE FROM game WHERE id = ?", (number,))
        self._db.execute("DELETE FROM ply WHERE game = ?", (number,))

    def keep(self, settings: Mapping[str, Any]) -> None:
        """Keep settings."""
        schema.add_settings(
            self._db, [(name, json.dumps(value)) for name, value in settings.items()]
        )

    def delete_everything(self) -> None:
        """Forget all games and settings; nothing of them stays in the file."""
        with self.changing():
            for table in ("game", "ply", "setting"):
                self._db.execute(f"DELETE FROM {table}")
        self._db.execute("VACUUM")
        self.scrub()

    def scrub(self) -> None:
        """Leave nothing beside the file of what is deleted in it."""
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def changed_elsewhere(self) -> bool:
        """Whether somebody else has changed the file since this was last asked."""
        seen, self._seen = self._seen, self._data_version()
        return seen != self._seen

    def summaries(self) -> dict[int, Summary]:
        """All games that replay, by their numbers."""
        rows = self._db.execute(f"SELECT {', '.join(LISTED)} FROM game WHERE plies IS NOT NULL")
        return {row[0]: summary_of(dict(zip(LISTED, row, strict=True))) for row in rows}

    def settings(self) -> dict[str, Any]:
        """All settings that can be read."""
        rows = self._db.execute("SELECT name, value FROM setting").fetchall()
        return {name: value for name, text in rows if (value := _value(text)) is not None}

    def game(self, number: int) -> SavedGame | None:
        """One game; ``None`` when it is not there or does not replay."""
        row, plies = self._row_and_plies(number)
        record = None if row is None else replayed(row[-1])
        if record is None:
            return None
        summary = summary_of(dict(zip(LISTED, row[:-1], strict=True)))
        match = record.match()
        whole = played_on(record, match, plies)
        return SavedGame(summary, whole, match, in_record=len(record.moves))

    def _row_and_plies(self, number: int) -> tuple[Any, list[Any]]:
        """Both as they were at one moment, whatever another window writes."""
        self._db.execute("BEGIN")
        try:
            row = self._db.execute(
                f"SELECT {', '.join(LISTED)}, record FROM game WHERE id = ?", (number,)
            ).fetchone()
            return row, self._db.execute(PLIES, (number,)).fetchall()
        finally:
            self._db.execute("ROLLBACK")

    def _count_change(self) -> int:
        self._db.execute("UPDATE change SET count = count + 1")
        return int(self._db.execute("SELECT MAX(count) FROM change").fetchone()[0])

    def _data_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])


def _value(text: Any) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _trouble_with(path: Path) -> Trouble | None:
    """What keeps an existing file from being used; an error when nobody can tell, because it is
    locked, or may not be read, or the disk is full. Then it stays where it is."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    try:
        with closing(schema.connect(path)) as db:
            db.execute("BEGIN")  # another window may be making its tables just now
            if schema.version(db) > schema.SCHEMA_VERSION:
                return Trouble.NEWER
            return None if schema.is_sound(db) else Trouble.DAMAGED
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF not in _DAMAGE:
            raise
        return Trouble.DAMAGED
    except UnicodeError:  # a message that quotes what is damaged
        return Trouble.DAMAGED


def _set_aside(path: Path, trouble: Trouble) -> SetAside:
    """Take what can be read into a new file, and put that in the place of the old one.

    The new file is whole before the old one is moved: whenever this is broken off, nothing is lost.
    Another window may do the same at the same time: who finds other files than before tries again.
    """
    old = _identity(path)
    salvaged, made = _salvage(path)
    if (_identity(path), _identity(_beside(path, ".new"))) != (old, made):
        raise OSError(f"expected nobody else to put {path.name} aside")
    target = _free_name(path, trouble)
    for companion in _COMPANIONS:
        beside = _beside(path, companion)
        if beside.exists():
            beside.rename(_beside(target, companion))
    path.rename(target)
    _finish_salvage(path)
    return SetAside(trouble, target, salvaged)


def _salvage(path: Path) -> tuple[int, tuple[int, int]]:
    """Make the new file; how many games are in it, and which file it is."""
    new = _beside(path, ".new")
    with closing(schema.connect(path)) as damaged, closing(schema.connect(new)) as db:
        db.execute("BEGIN")
        schema.create(db)
        made = _identity(new)
        games = schema.add_games(db, salvaged_games(damaged))
        schema.add_settings(db, salvaged_settings(damaged))
        db.execute("COMMIT")
    return games, made


def _finish_salvage(path: Path) -> None:
    """Put a new file in the place of an old one that is gone; while that is there, the new one
    was not finished."""
    new = _beside(path, ".new")
    if not path.exists() and new.exists():
        new.rename(path)
    for leftover in (new, *(_beside(new, companion) for companion in _COMPANIONS)):
        leftover.unlink(missing_ok=True)


def _free_name(path: Path, trouble: Trouble) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target, number = _beside(path, f".{trouble}-{stamp}"), 0
    while target.exists():
        number += 1
        target = _beside(path, f".{trouble}-{stamp}-{number}")
    return target


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
