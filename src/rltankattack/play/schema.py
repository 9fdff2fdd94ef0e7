"""What stands in the file of saved games, and how an older file becomes one of today."""

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from .rows import GAME, replayed, summed_up
from .saved import Origin

SCHEMA_VERSION = 3
APPLICATION_ID = 0x52_4C_54_41  # "RLTA"
PATIENCE = 1.0
"""Seconds to wait for another window that is writing."""

_TABLES = (
    # No table has an index beside it: what lists show is kept in memory, and an index can go wrong.
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY, -- drawn at random: two windows never mean two games by one number
        created TEXT NOT NULL,
        updated TEXT NOT NULL,
        changed INTEGER NOT NULL, -- counts all changes of the file; clocks may be put back
        origin TEXT NOT NULL,
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
    """,
    """
    CREATE TABLE ply ( -- those played since the record was written
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,
        move TEXT NOT NULL,
        comments TEXT NOT NULL, -- as they stand behind the move in a record; mostly none
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE change (count INTEGER NOT NULL)",
    "INSERT INTO change VALUES (0)",
)
_COLUMNS = {
    "game": {1: "id, created, updated, finished, record", 3: ", ".join(GAME)},
    "setting": {1: "name, value"},
    "ply": {3: "game, number, move, comments"},
    "change": {3: "count"},
}
"""Some columns of each table, from a version on."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a file as it is."""
    db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    db.text_factory = _text
    return db


def prepare(db: sqlite3.Connection) -> None:
    """Bring a file that is new or older to today's version."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute("PRAGMA temp_store = MEMORY")  # a phone may have no folder for such files
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")  # a process may be killed; see architecture.md
    if version(db) < SCHEMA_VERSION:
        _upgrade(db)


def version(db: sqlite3.Connection) -> int:
    """The file's version; 0 when it is new."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def is_sound(db: sqlite3.Connection) -> bool:
    """Whether a file is empty, or ours and holds what it should."""
    known = version(db)
    if known == 0:
        return not db.execute("SELECT 1 FROM sqlite_master").fetchall()
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        return False
    for table, columns in _COLUMNS.items():
        for since, names in columns.items():
            if since <= known:
                db.execute(f"SELECT {names} FROM {table} LIMIT 0")
    if db.execute("SELECT 1 FROM game NOT INDEXED WHERE id IS NOT rowid LIMIT 1").fetchone():
        return False  # the table has forgotten what numbers its games
    return bool(db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def add_games(db: sqlite3.Connection, games: Iterable[Mapping[str, Any]]) -> int:
    """Put rows of an older or damaged file into this one; how many there were."""
    names = ", ".join(GAME)
    values = ", ".join(f":{name}" for name in GAME)
    count = 0
    for count, row in enumerate(games, start=1):
        db.execute(f"INSERT INTO game ({names}) VALUES ({values})", {**row, "changed": count})
    db.execute("UPDATE change SET count = count + ?", (count,))
    return count


def add_settings(db: sqlite3.Connection, settings: Iterable[tuple[Any, Any]]) -> None:
    """Put settings into this file."""
    db.executemany("INSERT OR REPLACE INTO setting VALUES (?, ?)", settings)


def create(db: sqlite3.Connection) -> None:
    """Make the tables of today."""
    for table in _TABLES:
        db.execute(table)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _upgrade(db: sqlite3.Connection) -> None:
    """All or nothing; somebody else may have done it while we waited for our turn."""
    db.execute("BEGIN IMMEDIATE")
    try:
        found = version(db)
        if found == 0:
            create(db)
        elif found < SCHEMA_VERSION:
            _take_over_older(db)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _take_over_older(db: sqlite3.Connection) -> None:
    """Versions 1 and 2 had whole records alone, and version 1 nothing beside them.

    SQLite copies the rows itself, and not with the help of an index: not a byte may change.
    """
    db.execute("DROP INDEX IF EXISTS game_by_state")
    db.execute("ALTER TABLE game RENAME TO old_game")
    db.execute("ALTER TABLE setting RENAME TO old_setting")
    create(db)
    found = [row[1] for row in db.execute("PRAGMA table_info(old_game)")]
    names = ", ".join(name for name in GAME if name in found)
    db.execute(
        f"INSERT INTO game ({names}, changed, origin) "
        f"SELECT {names}, ROW_NUMBER() OVER (ORDER BY updated, id), ? FROM old_game NOT INDEXED",
        (Origin.PLAYED,),
    )
    db.execute("UPDATE change SET count = (SELECT COUNT(*) FROM game)")
    if "plies" not in found:
        _add_summaries(db)
    db.execute("INSERT OR REPLACE INTO setting SELECT name, value FROM old_setting NOT INDEXED")
    db.execute("DROP TABLE old_game")
    db.execute("DROP TABLE old_setting")


def _add_summaries(db: sqlite3.Connection) -> None:
    """Replay each record once."""
    for number, text in db.execute("SELECT id, record FROM old_game"):
        row = summed_up(replayed(text))
        changes = ", ".join(f"{name} = :{name}" for name in row)
        db.execute(f"UPDATE game SET {changes} WHERE id = :id", row | {"id": number})


def _text(raw: bytes) -> str:
    """A text that was garbled must not keep the others from being read."""
    return raw.decode(errors="replace")
