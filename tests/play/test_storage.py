import random
import sqlite3
from contextlib import closing

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.play.storage import SCHEMA_VERSION, Storage, Trouble

tank = Tank()


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
    with closing(Storage(path)) as storage:
        yield storage


def reopened(path):
    return closing(Storage(path))


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
        (damage_by_another_program, Trouble.DAMAGED),
    ],
)
def test_an_unusable_file_is_set_aside_and_the_app_starts_anew(storage, path, damage, trouble):
    storage.new_game(record_of())
    storage.close()
    damage(path)
    content = path.read_bytes()

    with reopened(path) as again:
        assert again.set_aside.trouble is trouble
        assert again.set_aside.path.read_bytes() == content
        assert list(again.games()) == []
        again.new_game(record_of())
        assert len(list(again.games())) == 1


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
