import random
import shutil
import sqlite3
import time
from contextlib import closing

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.play import salvage, schema
from rltankattack.play.schema import SCHEMA_VERSION
from rltankattack.play.storage import Storage, Trouble
from tests.play.shelf import Shelf

tank = Tank()

VERSION_1 = """
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
PRAGMA application_id = 1380734017;
PRAGMA user_version = 1;
COMMIT;
"""


def record_of(*moves, resigned=False):
    match = Match(tank, tank.starts["lake-3"])
    for move in moves:
        match.play(move)
    if resigned:
        match.resign(Player.FIRST)
    return Record.of(match, first="Person", second="Crazy Boat")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "games.sqlite"


@pytest.fixture
def storage(path):
    with closing(Shelf.at(path)) as shelf:
        yield shelf


def on_disk(path):
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def reopened(path):
    return closing(Shelf.at(path))


def test_a_saved_game_comes_back(storage, path):
    number = storage.new_game(record_of())
    storage.save_game(number, record_of(Move.RED_RIGHT, Move.GREEN_LEFT))
    storage.close()

    with reopened(path) as again:
        (saved,) = again.unfinished()
    assert saved.id == number
    assert saved.record == record_of(Move.RED_RIGHT, Move.GREEN_LEFT)
    assert saved.created <= saved.updated


def test_a_new_game_does_not_delete_the_old_one(storage):
    old, new = storage.new_game(record_of()), storage.new_game(record_of(Move.RED_RIGHT))
    assert [game.id for game in storage.unfinished()] == [new, old]

    storage.save_game(old, record_of(Move.RED_RIGHT, Move.GREEN_LEFT))
    assert [game.id for game in storage.unfinished()] == [old, new]


def test_finished_games_come_after_the_unfinished_ones(storage):
    finished = storage.new_game(record_of(resigned=True))
    going_on = storage.new_game(record_of())
    storage.save_game(finished, record_of(Move.RED_RIGHT, resigned=True))

    assert [game.id for game in storage.unfinished()] == [going_on]
    assert [game.id for game in storage.games()] == [going_on, finished]


def test_a_deleted_game_is_gone(storage):
    number = storage.new_game(record_of())
    storage.delete_game(number)

    assert list(storage.games()) == []


def test_a_record_that_does_not_replay_is_passed_over(storage, path):
    broken, good = storage.new_game(record_of()), storage.new_game(record_of())
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET record = record || '1. L L L' WHERE id = ?", (broken,))

    assert [game.id for game in storage.games()] == [good]


def test_settings_are_kept(storage, path):
    assert storage.setting("animation") is None
    storage.set_setting("animation", False)
    storage.set_setting("animation", True)
    storage.close()

    with reopened(path) as again:
        assert again.setting("animation") is True


def test_an_unreadable_setting_counts_as_not_set(storage, path):
    storage.set_setting("animation", 1)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE setting SET value = '{'")

    assert storage.setting("animation") is None


def damage_by_truncating(path):
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def damage_by_random_bytes(path):
    path.write_bytes(random.Random(1).randbytes(20_000))


def damage_by_the_future(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")


def damage_by_another_past(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 0")


def damage_by_a_lost_column(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("ALTER TABLE game RENAME COLUMN reason TO excuse")


def damage_by_another_program(path):
    path.unlink()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE birds (name TEXT)")


@pytest.mark.parametrize(
    ("damage", "trouble"),
    [
        (damage_by_truncating, Trouble.DAMAGED),
        (damage_by_random_bytes, Trouble.DAMAGED),
        (damage_by_the_future, Trouble.NEWER),
        (damage_by_another_past, Trouble.DAMAGED),
        (damage_by_a_lost_column, Trouble.DAMAGED),
        (damage_by_another_program, Trouble.DAMAGED),
    ],
)
def test_an_unusable_file_is_set_aside_and_the_app_starts_anew(storage, path, damage, trouble):
    storage.new_game(record_of())
    storage.close()
    damage(path)
    content = path.read_bytes()

    with reopened(path) as again:
        set_aside = again.set_aside
        assert set_aside.trouble is trouble
        assert set_aside.path.read_bytes() == content
        assert len(again.games()) == set_aside.salvaged
        again.delete_everything()
        again.new_game(record_of())
        assert len(list(again.games())) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"id INTEGER PRIMARY KEY", b"id \xdaNTEGER PRIMARY KEY"),
        (b"id INTEGER PRIMARY KEY", b"id INTEGER PRIM\xd3RY KEY"),
        (b"created TEXT", b"cr\xffated TEXT"),
        (b"winner INTEGER", b"winne\xbe INTEGER"),
    ],
)
def test_games_are_saved_from_a_file_that_has_forgotten_a_name(storage, path, old, new):
    number = storage.new_game(record_of(Move.RED_RIGHT))
    storage.close()
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new))

    with reopened(path) as again:
        assert again.set_aside.salvaged == 1
        assert again.game(number).record == record_of(Move.RED_RIGHT)


def test_games_of_a_newer_version_are_taken_over_as_far_as_they_are_understood(storage, path):
    number = storage.new_game(record_of(Move.RED_RIGHT))
    storage.close()
    damage_by_the_future(path)

    with reopened(path) as again:
        assert again.set_aside.salvaged == 1
        assert again.game(number).record == record_of(Move.RED_RIGHT)


def test_two_games_under_one_number_are_both_saved_and_one_game_twice_only_once(monkeypatch):
    """A damaged disk may have written a page twice."""
    texts = [str(record_of()), str(record_of()), str(record_of(Move.RED_RIGHT))]
    rows = [{"id": 7, "record": text} for text in texts]
    monkeypatch.setattr(salvage._Reader, "rows", lambda reader: iter(rows))
    with closing(sqlite3.connect(":memory:")) as db:
        saved = list(salvage.salvaged_games(db))

    assert [row["id"] for row in saved] == [7, None]
    assert [row["record"] for row in saved] == texts[1:]


def test_a_second_damaged_file_does_not_overwrite_the_first(path):
    kept = set()
    for _ in range(3):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"nonsense" * 100)
        with reopened(path) as storage:
            kept.add(storage.set_aside.path)
    assert len(kept) == 3


def test_one_game_by_its_number(storage):
    first, second = storage.new_game(record_of()), storage.new_game(record_of(Move.RED_RIGHT))

    assert storage.game(second).record == record_of(Move.RED_RIGHT)
    assert storage.game(first).id == first
    assert storage.game(999) is None


def test_a_file_that_somebody_else_writes_to_is_not_damaged(storage, path, monkeypatch):
    storage.new_game(record_of())
    storage.close()
    monkeypatch.setattr(schema, "PATIENCE", 0.01)

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            Storage(path)
    with reopened(path) as again:
        assert again.count() == 1


def test_a_summary_is_in_step_with_the_record(storage):
    number = storage.new_game(record_of())
    (begun,) = storage.summaries(30)
    assert (begun.id, begun.finished, begun.plies) == (number, False, 0)
    assert (begun.game, begun.variant) == ("tank", "classic")
    assert (begun.first, begun.second) == ("Person", "Crazy Boat")
    assert (begun.winner, begun.reason) == (None, None)

    storage.save_game(number, record_of(Move.RED_RIGHT, resigned=True))
    (over,) = storage.summaries(30)
    assert (over.id, over.finished, over.plies) == (number, True, 1)
    assert (over.winner, over.reason) == (Player.SECOND, "resigned")
    assert isinstance(over.winner, Player)
    assert over.created == begun.created <= begun.updated < over.updated

    storage.save_game(number, record_of(Move.RED_RIGHT))
    (undone,) = storage.summaries(30)
    assert (undone.finished, undone.winner, undone.reason) == (False, None, None)


def test_saving_what_is_saved_already_changes_nothing(storage):
    old, new = storage.new_game(record_of()), storage.new_game(record_of())
    before = storage.summaries(30)
    storage.save_game(old, record_of())

    assert storage.summaries(30) == before
    assert [summary.id for summary in before] == [new, old]


def test_the_list_has_the_order_of_the_games_and_comes_in_pages(storage):
    for plies in range(7):
        moves = [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT] * 2
        storage.new_game(record_of(*moves[:plies], resigned=plies % 2 == 0))

    everything = storage.summaries(100)
    assert [summary.plies for summary in everything] == [5, 3, 1, 6, 4, 2, 0]
    assert [summary.id for summary in everything] == [game.id for game in storage.games()]
    assert storage.summaries(3) + storage.summaries(3, 3) + storage.summaries(3, 6) == everything
    assert storage.summaries(3, 7) == []
    assert storage.count() == 7


def test_finished_games_in_the_order_in_which_they_ended(storage):
    first, second, _ = (storage.new_game(record_of()) for _ in range(3))
    storage.save_game(second, record_of(resigned=True))
    storage.save_game(first, record_of(resigned=True))

    assert [summary.id for summary in storage.finished()] == [second, first]


def test_a_list_replays_nothing(storage, path):
    number = storage.new_game(record_of(Move.RED_RIGHT))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET record = 'nonsense'")

    assert [summary.plies for summary in storage.summaries(30)] == [1]
    assert storage.game(number) is None


ODD_VALUES = {
    "created": ["yesterday", "", 7, 1e300, "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00"],
    "updated": [-1, b"\xff", "2026-13-01", "10000-01-01T00:00:00+00:00"],
    "changed": ["often", -(2**63), 2**63 - 1, 1.5],
    "origin": [0, "heaven"],
    "finished": ["perhaps", 2**62],
    "winner": [7, -1, "red", 2**62],
    "plies": ["many", -5, 2**63 - 1, 0.5],
    "game": [5, "chess", b"\xff"],
    "first": [None, 3.5],
}


@pytest.mark.parametrize(
    ("column", "value"), [(column, value) for column, odd in ODD_VALUES.items() for value in odd]
)
def test_an_odd_value_in_a_row_costs_no_game(storage, path, column, value):
    odd, good = storage.new_game(record_of()), storage.new_game(record_of(Move.RED_RIGHT))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"UPDATE game SET {column} = ? WHERE id = ?", (value, odd))

    assert {game.id for game in storage.games()} == {odd, good}
    assert storage.game(odd).record.moves == ()
    for summary in storage.summaries(30):
        summary.updated.astimezone()
    storage.save_game(odd, record_of(Move.RED_RIGHT, Move.GREEN_LEFT))
    storage.close()
    with reopened(path) as again:
        assert sorted(len(game.record.moves) for game in again.games())[-2:] == [1, 2]


def test_a_garbled_text_keeps_no_other_from_being_read(storage, path):
    storage.new_game(record_of())
    good = storage.new_game(record_of())
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET record = CAST(x'ff41ff' AS TEXT) WHERE id != ?", (good,))

    assert [game.id for game in storage.games()] == [good]
    assert storage.count() == 2


def test_a_number_never_means_another_game(storage):
    deleted = storage.new_game(record_of())
    storage.delete_game(deleted)
    other = storage.new_game(record_of())
    storage.save_game(deleted, record_of(Move.RED_RIGHT))

    assert other != deleted
    assert [summary.plies for summary in storage.summaries(30)] == [0]


def test_what_is_deleted_is_no_longer_in_the_file(storage, path):
    for plies in range(200):
        record = record_of(*[Move.RED_RIGHT, Move.GREEN_LEFT][: plies % 3])
        storage.new_game(record)
    storage.set_setting("animation", "Sesame")
    storage.library.delete(0)  # all that is written goes into the file itself
    storage.wait()
    size = path.stat().st_size
    assert b"Crazy Boat" in on_disk(path)
    assert b"Sesame" in on_disk(path)

    storage.delete_everything()

    assert storage.count() == 0
    assert list(storage.games()) == []
    assert storage.setting("animation") is None
    content = on_disk(path)
    assert not any(word in content for word in (b"Crazy Boat", b"Sesame", b"lake", b"4432022344"))
    assert len(content) < size
    storage.new_game(record_of())
    storage.close()
    with reopened(path) as again:
        assert (again.set_aside, again.count()) == (None, 1)


def test_a_deleted_game_leaves_nothing_in_the_file(storage, path):
    numbers = [storage.new_game(record_of()) for _ in range(20)]
    for number in numbers:
        storage.delete_game(number)

    assert b"Crazy Boat" not in on_disk(path)


def test_a_page_of_five_thousand_games_is_there_at_once(storage, path):
    storage.new_game(record_of(Move.RED_RIGHT))
    storage.new_game(record_of(Move.RED_RIGHT, resigned=True))
    with closing(sqlite3.connect(path)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(game)")][1:]
        copied = ", ".join(columns)
        db.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) "
            f"INSERT INTO game ({copied}) SELECT {copied} FROM game, n"
        )
    began = time.monotonic()

    assert len(storage.summaries(30)) == len(storage.summaries(30, 4_970)) == 30
    assert storage.count() == 5_000
    assert time.monotonic() - began < 2
    assert len(storage.finished()) == 2_500
    assert storage.library.latest(lambda game: True).plies == 1
    assert time.monotonic() - began < 10


def old_file(path, *texts):
    """A file of version 1 with these records, each a minute younger than the one before."""
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(VERSION_1)
        for number, text in enumerate(texts, start=1):
            when = f"2026-11-18T04:{number:02}:00.000001+00:00"
            finished = "resigned" in text
            db.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?)", (2 * number, when, when, finished, text)
            )
        db.execute("INSERT INTO setting VALUES ('animation', 'false')")


def dump(path):
    with closing(sqlite3.connect(path)) as db:
        db.text_factory = bytes
        version = db.execute("PRAGMA user_version").fetchone()[0]
        games = db.execute("SELECT id, created, updated, finished, record FROM game ORDER BY id")
        return version, games.fetchall(), db.execute("SELECT * FROM setting").fetchall()


OLD_TEXTS = (
    str(record_of()),
    str(record_of(Move.RED_RIGHT, resigned=True)),
    "nonsense",
    str(record_of(Move.RED_RIGHT, Move.GREEN_LEFT)),
)


def test_a_file_of_version_1_becomes_one_of_today(path):
    old_file(path, *OLD_TEXTS)
    version, games, settings = dump(path)

    with reopened(path) as storage:
        assert storage.set_aside is None
        listed = [(s.id, s.plies, s.winner, s.reason) for s in storage.summaries(30)]
        assert listed == [
            (8, 2, None, None),
            (2, 0, None, None),
            (4, 1, Player.SECOND, "resigned"),
        ]
        assert storage.summaries(1)[0].updated.minute == 4
        assert storage.game(4).record == record_of(Move.RED_RIGHT, resigned=True)
        assert [game.id for game in storage.games()] == [8, 2, 4]
        assert storage.count() == 3
        assert storage.setting("animation") is False

    assert version == 1
    assert dump(path) == (SCHEMA_VERSION, games, settings)


def test_a_setting_that_stands_twice_in_an_older_file_stops_no_upgrade(path):
    """As a broken index lets it."""
    old_file(path, *OLD_TEXTS)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("ALTER TABLE setting RENAME TO whole")
        db.execute("CREATE TABLE setting (name TEXT, value TEXT)")
        db.execute("INSERT INTO setting SELECT * FROM whole")
        db.execute("INSERT INTO setting VALUES ('animation', 'true')")
        db.execute("DROP TABLE whole")

    with reopened(path) as storage:
        assert storage.set_aside is None
        assert storage.setting("animation") is True
        assert storage.count() == 3


def test_an_upgraded_file_is_made_like_a_new_one(storage, tmp_path, path):
    def made(file):
        with closing(sqlite3.connect(file)) as db:
            application = db.execute("PRAGMA application_id").fetchone()
            return application, sorted(db.execute("SELECT name, sql FROM sqlite_master").fetchall())

    old = tmp_path / "old.sqlite"
    old_file(old, *OLD_TEXTS)
    with reopened(old):
        assert made(old) == made(path)


def test_records_that_are_no_text_survive_the_upgrade(path):
    old_file(path, *OLD_TEXTS)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET record = x'00ff' WHERE id = 2")
        db.execute("UPDATE game SET record = CAST(x'ff41' AS TEXT) WHERE id = 4")
    games = dump(path)[1]

    with reopened(path) as storage:
        assert [summary.id for summary in storage.summaries(30)] == [8]
    assert dump(path)[1] == games


@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError, sqlite3.OperationalError])
@pytest.mark.parametrize("record", [0, 2, 3])
def test_an_upgrade_that_fails_in_the_middle_leaves_version_1(path, monkeypatch, error, record):
    old_file(path, *OLD_TEXTS)
    before = dump(path)
    left = [record]
    parse = Record.parse

    def fail(text):
        left[0] -= 1
        if left[0] < 0:
            raise error
        return parse(text)

    monkeypatch.setattr(Record, "parse", fail)
    with pytest.raises(error):
        Storage(path)
    assert dump(path) == before

    monkeypatch.undo()
    with reopened(path) as storage:
        assert (storage.set_aside, storage.count()) == (None, 3)


def test_an_upgrade_that_is_killed_in_the_middle_leaves_version_1(path, tmp_path, monkeypatch):
    """What lies on the disk at that moment is all that a killed process leaves behind."""
    comment = "waves and wind " * 20_000
    long_text = str(record_of()).replace("\n\n", f"\n\n{{{comment.strip()}}} ")
    old_file(path, *[long_text] * 9)  # more than SQLite keeps in memory until the end
    before = dump(path)
    parse = Record.parse
    left_behind = []

    def look(text):
        folder = tmp_path / f"killed-{len(left_behind)}"
        shutil.copytree(path.parent, folder)
        left_behind.append(folder / path.name)
        return parse(text)

    monkeypatch.setattr(Record, "parse", look)
    with reopened(path) as storage:
        assert storage.count() == 9
    monkeypatch.undo()

    first, *_, last = left_behind
    assert last.with_name(path.name + "-wal").stat().st_size > 1_000_000  # half written
    for file in (first, last):
        assert dump(file) == before
        with reopened(file) as storage:
            assert (storage.set_aside, storage.count()) == (None, 9)
