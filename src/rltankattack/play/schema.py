"""What stands in the file of saved games, and how an older file becomes one of today."""

import sqlite3
from pathlib import Path
from typing import Any

from ..engine.record import Record

SCHEMA_VERSION = 2
APPLICATION_ID = 0x52_4C_54_41  # "RLTA"
MOST_SAVED = 2_000_000
"""Characters of the longest record that is read back: more than an imported text can become, which
is a million at first and half as much again when it is written with spaces and numbers."""

_GAME_TABLE = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- a number on some screen never means another game
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    finished INTEGER NOT NULL,
    game TEXT,
    variant TEXT,
    first TEXT,
    second TEXT,
    winner INTEGER,
    reason TEXT,
    plies INTEGER, -- empty, as the others are, when the record does not replay
    record TEXT NOT NULL -- the last, so that lists need not read past it
)
"""
_GAME_INDEX = """
CREATE INDEX game_by_state ON game (finished, updated DESC, id DESC) WHERE plies IS NOT NULL
"""
_SETTING_TABLE = "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)"

_OLD_COLUMNS = "id, created, updated, finished, record"
SUMMARY = ("game", "variant", "first", "second", "winner", "reason", "plies")
"""The columns that say what a list shows of a record."""

_COLUMNS = {1: _OLD_COLUMNS, SCHEMA_VERSION: f"{_OLD_COLUMNS}, {', '.join(SUMMARY)}"}


def connect(path: Path) -> sqlite3.Connection:
    """Open a file that is new, of today or older, and bring it to today's version."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.text_factory = _text
        db.execute("PRAGMA secure_delete = ON")
        db.execute("PRAGMA temp_store = MEMORY")  # a phone may have no folder for such files
        if version(db) < SCHEMA_VERSION:
            _upgrade(db)
    except BaseException:
        db.close()  # whatever was begun is undone
        raise
    return db


def version(db: sqlite3.Connection) -> int:
    """The file's version; 0 when it is new."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def is_sound(db: sqlite3.Connection) -> bool:
    """Whether a file of a known version is ours and holds what it should."""
    columns = _COLUMNS.get(version(db))
    if columns is None or db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        return False
    db.execute(f"SELECT {columns} FROM game LIMIT 0")
    db.execute("SELECT name, value FROM setting LIMIT 0")
    return bool(db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def replayed(text: Any) -> Record | None:
    """The record that a row holds; ``None`` when it does not replay."""
    try:
        return Record.parse(text[:MOST_SAVED])
    except (ValueError, TypeError, AttributeError):
        return None


def summary_of(record: Record) -> tuple[str | int | None, ...]:
    """The values of the `SUMMARY` columns."""
    outcome = record.outcome
    return (
        record.game.name,
        record.game.variant,
        record.first,
        record.second,
        None if outcome is None or outcome.winner is None else int(outcome.winner),
        None if outcome is None else str(outcome.reason),
        len(record.moves),
    )


def _upgrade(db: sqlite3.Connection) -> None:
    """All or nothing; somebody else may have done it while we waited for our turn."""
    db.execute("BEGIN IMMEDIATE")
    found = version(db)
    if found == 0:
        db.execute(_GAME_TABLE)
        db.execute(_GAME_INDEX)
        db.execute(_SETTING_TABLE)
    elif found == 1:
        _add_summaries(db)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    db.execute("COMMIT")


def _add_summaries(db: sqlite3.Connection) -> None:
    """Version 1 had the records alone: replay each of them once."""
    db.execute("ALTER TABLE game RENAME TO game_1")
    db.execute(_GAME_TABLE)
    db.execute(f"INSERT INTO game ({_OLD_COLUMNS}) SELECT {_OLD_COLUMNS} FROM game_1 ORDER BY id")
    for number, text in db.execute("SELECT id, record FROM game_1"):
        record = replayed(text)
        if record is not None:
            changes = ", ".join(f"{column} = ?" for column in SUMMARY)
            db.execute(f"UPDATE game SET {changes} WHERE id = ?", (*summary_of(record), number))
    db.execute("DROP TABLE game_1")
    db.execute(_GAME_INDEX)


def _text(raw: bytes) -> str:
    """A text that was garbled must not keep the others from being read."""
    return raw.decode(errors="replace")
