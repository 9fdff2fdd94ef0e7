"""What a window is promised of the saved games, whatever becomes of the file."""

import contextlib
import os
import shutil
import sqlite3
import threading
import time
from contextlib import closing, contextmanager
from datetime import UTC, datetime

import pytest

from rltankattack.engine.agent import Choice
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.play import schema, scoresheet
from rltankattack.play import storage as storage_module
from rltankattack.play.library import MOST_WAITING, Copied, Library
from rltankattack.play.storage import Storage
from tests.play.shelf import WAIT, BrokenDisk, Shelf, full_disk
from tests.play.test_storage import record_of

tank = Tank()
CIRCLE = (Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite"


@pytest.fixture
def shelf(path):
    with closing(Shelf.at(path)) as shelf:
        yield shelf


def new_game(library):
    match = Match(tank, tank.starts["lake-3"])
    return match, library.begin(Record.of(match, first="Person", second="Crazy Boat"), match)


def saved_plies(path):
    with closing(Shelf.at(path)) as shelf:
        return sorted(len(game.record.moves) for game in shelf.games())


def until(condition):
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < WAIT
        time.sleep(0.005)


@contextmanager
def locked(path):
    """Nobody but us may change the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture(params=[sqlite3.OperationalError("disk I/O error"), OSError("no space")])
def disk(monkeypatch, request):
    return BrokenDisk(monkeypatch, request.param)


# A file that cannot be used for a while


def test_a_game_played_while_the_disk_is_full_is_saved_when_there_is_room_again(disk, shelf, path):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    disk.broken = True
    for move in CIRCLE:
        match.play(move)
        shelf.library.save(sheet, match)
    until(lambda: shelf.library.trouble is not None)
    assert not shelf.library.saved
    assert shelf.library.summaries(1)[0].plies == len(CIRCLE)

    disk.broken = False
    shelf.wait()
    shelf.close()

    assert saved_plies(path) == [len(CIRCLE)]


def test_a_game_that_is_not_saved_yet_can_be_opened_and_played_on(disk, shelf, path):
    match, sheet = new_game(shelf.library)
    disk.broken = True
    match.play(Move.RED_RIGHT)
    shelf.library.save(sheet, match)
    until(lambda: shelf.library.trouble is not None)

    saved = shelf.game(sheet.number)
    again = shelf.library.take_up(saved)
    assert saved.record.moves == (Move.RED_RIGHT,)
    saved.match.play(Move.GREEN_LEFT)
    shelf.library.save(again, saved.match)
    disk.broken = False
    shelf.wait()
    shelf.close()

    assert saved_plies(path) == [2]


def test_settings_chosen_without_a_file_are_kept_when_it_comes(path):
    path.mkdir()  # a folder in its place: nothing can be opened
    (path / "stone").touch()
    library = Library(path, retry=0.02)
    until(lambda: library.trouble is not None)
    library.keep(language="el")
    match, sheet = new_game(library)
    match.play(Move.RED_RIGHT)
    library.save(sheet, match)
    assert library.setting("language") == "el"
    assert library.tried
    assert library.summaries(1)[0].plies == 1

    shutil.rmtree(path)
    assert wait_for(library)
    library.close(WAIT)

    assert saved_plies(path) == [1]
    with closing(Shelf.at(path)) as shelf:
        assert shelf.setting("language") == "el"


def wait_for(library):
    until(lambda: library.saved and library.trouble is None)
    return True


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be closed like this elsewhere")
def test_a_file_in_a_closed_folder_stays_where_it_is(path, monkeypatch):
    with closing(Shelf.at(path)) as shelf:
        shelf.new_game(record_of(*CIRCLE))
    content = path.read_bytes()
    connect = schema.connect

    def closed(file):
        if file == path:
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise error
        return connect(file)

    monkeypatch.setattr(schema, "connect", closed)
    library = Library(path, retry=0.02)
    until(lambda: library.trouble is not None)

    assert library.news() == []
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == content
    monkeypatch.undo()
    assert wait_for(library)
    assert library.count() == 1
    library.close(WAIT)


def test_a_locked_file_keeps_no_window_waiting(shelf, path, monkeypatch):
    monkeypatch.setattr(schema, "PATIENCE", 0.05)
    match, sheet = new_game(shelf.library)
    shelf.close()
    library = Library(path, retry=0.02)
    assert library.settle(WAIT)
    saved = library.game(sheet.number).result(WAIT)
    match, sheet = saved.match, library.take_up(saved)
    longest = 0.0
    with locked(path):
        for move in CIRCLE:
            match.play(move)
            began = time.perf_counter()
            library.save(sheet, match)
            library.settle()
            library.summaries(20)
            longest = max(longest, time.perf_counter() - began)
        until(lambda: library.trouble is not None)
    assert wait_for(library)
    library.close(WAIT)

    assert longest < MOST_WAITING + 0.5
    assert saved_plies(path) == [len(CIRCLE)]


def test_leaving_while_the_file_is_locked_takes_no_longer_than_allowed(shelf, path):
    with locked(path):
        new_game(shelf.library)
        began = time.monotonic()
        shelf.library.close(0.1)
        assert time.monotonic() - began < 1


def test_no_disk_work_is_done_in_the_thread_that_asks(shelf, monkeypatch):
    here = threading.get_ident()
    threads = set()
    for name in ("changing", "summaries", "game", "settings", "keep", "add", "write", "delete"):
        method = getattr(Storage, name)

        def noted(*arguments, _method=method, **options):
            threads.add(threading.get_ident())
            return _method(*arguments, **options)

        monkeypatch.setattr(Storage, name, noted)
    number = shelf.new_game(record_of())
    shelf.save_game(number, record_of(*CIRCLE))
    shelf.set_setting("language", "el")
    shelf.delete_game(number)

    assert len(threads) == 1
    assert here not in threads


# What is written


def test_a_ply_is_written_without_replaying_the_game(shelf, monkeypatch):
    match, sheet = new_game(shelf.library)
    for move in CIRCLE:
        match.play(move)
        shelf.library.save(sheet, match)
    shelf.wait()
    monkeypatch.setattr(Tank, "play", None)  # whoever plays a move again fails
    monkeypatch.setattr(Record, "move_texts", None)

    match._moves.append(Move.RED_RIGHT)
    match._positions.append(match.position)
    shelf.library.save(sheet, match)
    assert shelf.library.settle(WAIT)
    assert shelf.library.trouble is None


@pytest.mark.parametrize("work", ["written", "match"])
def test_the_window_does_not_wait_while_a_long_game_is_written_or_replayed(
    disk, shelf, monkeypatch, work
):
    method, free = getattr(Record, work), []

    def slow(record, *arguments):
        if threading.current_thread().name == "keeper":
            window = threading.Thread(target=lambda: free.append(shelf.library.count()))
            window.start()
            window.join(WAIT / 10)
            free.append("late")
        return method(record, *arguments)

    match, sheet = new_game(shelf.library)
    shelf.wait()
    disk.broken = work == "match"  # what is in the file already is not asked for under the lock
    monkeypatch.setattr(Record, work, slow)
    match.resign(match.to_move)
    shelf.library.save(sheet, match)
    if work == "match":
        until(lambda: shelf.library.trouble is not None)
    assert shelf.game(sheet.number).match == match
    monkeypatch.undo()
    disk.broken = False
    shelf.wait()

    assert free
    assert free[0] == 1


def test_only_the_last_ply_goes_into_the_file(shelf, monkeypatch):
    pages = []
    write = Storage.write
    monkeypatch.setattr(
        Storage, "write", lambda self, page, known: pages.append(page) or write(self, page, known)
    )
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move in CIRCLE:
        match.play(move)
        shelf.library.save(sheet, match)
        shelf.wait()

    assert [(page.text, page.kept, page.added) for page in pages] == [
        (None, ply, ((text, ""),)) for ply, text in enumerate(["R", "L", "L", "R"])
    ]


def test_any_way_through_a_game_is_saved_as_it_is(shelf, path):
    """Forward, back below what the record holds, over its end and back: read again each time."""
    match, sheet = new_game(shelf.library)
    steps = [
        *(lambda move=move: match.play(move) for move in CIRCLE),
        match.undo,
        match.undo,
        match.redo,
        lambda: match.play(Move.RAISE_5),
        lambda: match.resign(match.to_move),
        match.undo,
        lambda: match.play(Move.LOWER_5),
        *[match.undo] * 5,
        lambda: match.play(Move.RED_RIGHT),
    ]
    for step in steps:
        step()
        shelf.library.save(sheet, match)
        shelf.wait()
        with closing(Shelf.at(path)) as other:
            assert other.game(sheet.number).match == match


def said_of(move, value):
    return Choice(move, value, depth=4, nodes=99)


def played_with_comments(shelf):
    """A game in which something was said of every ply; nobody has the file open any more."""
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move in CIRCLE:
        match.play(move)
        shelf.library.save(sheet, match, said_of(move, 1))
    shelf.wait()
    shelf.close()
    return sheet


def test_what_agents_report_is_saved_with_the_ply_alone(shelf, path, monkeypatch):
    pages = []
    write = Storage.write
    monkeypatch.setattr(
        Storage, "write", lambda self, page, known: pages.append(page) or write(self, page, known)
    )
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move, choice in zip(CIRCLE, (None, said_of(CIRCLE[1], -3), None, Choice(3)), strict=True):
        match.play(move)
        shelf.library.save(sheet, match, choice)
        shelf.wait()
    shelf.close()

    assert [page.added for page in pages] == [
        *((("R", ""),), (("L", "{e=-3 depth=4}"),), (("L", ""),), (("R", ""),))
    ]
    with closing(Shelf.at(path)) as again:
        assert again.game(sheet.number).record.comments == {2: ("e=-3 depth=4",)}


def test_what_was_said_of_a_ply_goes_and_comes_with_it(shelf, path):
    """The other side's reports, a word from elsewhere among them; read again each time."""
    start = Match(tank, tank.starts["lake-3"])
    record = Record.of(start, comments={0: ("a fine start",)})
    match, sheet = start, shelf.library.begin(record, start)
    one, two, other = (
        said_of(CIRCLE[1], 1),
        said_of(CIRCLE[3], -2),
        said_of(CIRCLE[3], 5),
    )
    begun, first, both = {}, {2: ("e=1 depth=4",)}, {2: ("e=1 depth=4",), 4: ("e=-2 depth=4",)}
    steps = [
        (lambda: match.play(CIRCLE[0]), None, begun),
        (lambda: match.play(CIRCLE[1]), one, first),
        (lambda: match.play(CIRCLE[2]), None, first),
        (lambda: match.play(CIRCLE[3]), two, both),
        (match.undo, None, first),
        (match.redo, None, both),
        (lambda: match.resign(match.to_move), None, both),
        *[(match.undo, None, both), (match.undo, None, first), (match.undo, None, first)],
        *[(match.undo, None, begun), (match.redo, None, first), (match.redo, None, first)],
        (match.redo, None, both),
        (match.undo, None, first),
        (lambda: match.play(CIRCLE[3]), other, {**first, 4: ("e=5 depth=4",)}),
        (match.undo, None, first),
        (lambda: match.play(CIRCLE[3]), Choice(CIRCLE[3]), first),
        *[(match.undo, None, first), (match.undo, None, first)],
        (lambda: match.play(Move.RAISE_5), None, first),
        (lambda: match.play(CIRCLE[3]), two, both),
    ]
    for step, choice, comments in steps:
        step()
        shelf.library.save(sheet, match, choice)
        shelf.wait()
        with closing(Shelf.at(path)) as again:
            saved = again.game(sheet.number)
            assert saved.match == match
            assert saved.record.comments == {0: ("a fine start",), **comments}
            assert sheet.record == saved.record


def test_comments_from_elsewhere_come_back_with_a_redone_ply(shelf, path):
    """Below what the record held: the ply is a row of its own then, and its comments with it."""
    match = Match(tank, tank.starts["lake-3"])
    for move in CIRCLE:
        match.play(move)
    said = {2: ("well", "e=3"), 4: ("hm",)}
    sheet = shelf.library.begin(Record.of(match, comments=said), match)
    shelf.wait()
    for step in (match.undo, match.undo, match.undo, match.redo, match.redo, match.redo):
        step()
        shelf.library.save(sheet, match)
        shelf.wait()
    shelf.close()

    with closing(Shelf.at(path)) as again:
        saved = again.game(sheet.number)
    assert saved.in_record == 1
    assert saved.record.comments == said


@pytest.mark.parametrize("odd", ["{", "well", "{a}b", 7, b"\xff", 2.5])
def test_odd_comments_on_a_ply_do_not_cost_the_ply(shelf, path, odd):
    sheet = played_with_comments(shelf)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE ply SET comments = ? WHERE number = 2", (odd,))

    with closing(Shelf.at(path)) as again:
        record = again.game(sheet.number).record
    assert record.moves == CIRCLE
    assert sorted(record.comments) == [1, 3, 4]


def test_plies_without_their_comments_are_salvaged_all_the_same(shelf, path):
    played_with_comments(shelf)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("ALTER TABLE ply RENAME COLUMN comments TO commenus")

    assert saved_plies(path) == [len(CIRCLE)]


def test_comments_are_salvaged_with_their_plies(shelf, path):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    match.play(Move.RED_RIGHT)
    shelf.library.save(sheet, match, said_of(Move.RED_RIGHT, 1))
    shelf.wait()
    shelf.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("ALTER TABLE setting RENAME TO settings")

    with closing(Shelf.at(path)) as again:
        assert again.set_aside.salvaged == 1
        assert again.games()[0].record.comments == {1: ("e=1 depth=4",)}


def test_a_game_taken_up_again_is_written_on(shelf, path):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move in CIRCLE[:2]:
        match.play(move)
        shelf.library.save(sheet, match)
        shelf.wait()
    shelf.close()
    for attempt in (2, 3):
        with closing(Shelf.at(path)) as again:
            saved = again.game(sheet.number)
            assert (len(saved.record.moves), saved.in_record) == (attempt, 0)
            saved.match.play(CIRCLE[attempt])
            again.library.save(again.library.take_up(saved), saved.match)
            again.wait()
    assert saved_plies(path) == [4]


def test_a_game_ends_before_a_ply_that_is_missing(shelf, path):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move in CIRCLE:
        match.play(move)
    shelf.library.save(sheet, match)
    shelf.wait()
    shelf.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM ply WHERE number = 2")

    assert saved_plies(path) == [1]


def test_settings_that_are_so_already_are_not_written(shelf, monkeypatch):
    kept = []
    keep = Storage.keep
    monkeypatch.setattr(
        Storage, "keep", lambda self, values: kept.append(values) or keep(self, values)
    )
    shelf.library.keep(language="el", theme="dark")
    shelf.wait()
    shelf.library.keep(language="el", theme="light")
    shelf.wait()
    shelf.library.keep(language="el", theme="light")
    shelf.wait()

    assert kept == [{"language": "el", "theme": "dark"}, {"theme": "light"}]


def test_a_clock_that_is_put_back_does_not_change_which_game_is_the_latest(
    shelf, path, monkeypatch
):
    shelf.new_game(record_of())
    monkeypatch.setattr(scoresheet, "datetime", LastCentury)
    number = shelf.new_game(record_of(Move.RED_RIGHT))
    monkeypatch.undo()

    assert shelf.library.latest(lambda game: True).id == number
    shelf.close()
    with closing(Shelf.at(path)) as again:
        assert again.library.latest(lambda game: True).id == number
        assert again.summaries(1)[0].updated.year == 1999


class LastCentury:
    @staticmethod
    def now(zone):
        return datetime(1999, 1, 1, tzinfo=UTC)


# Two windows


def test_a_game_played_in_two_windows_goes_on_as_two(shelf, path):
    number = shelf.new_game(record_of())
    with closing(Shelf.at(path)) as other:
        here, there = shelf.game(number), other.game(number)
        mine, theirs = shelf.library.take_up(here), other.library.take_up(there)
        there.match.play(Move.RED_RIGHT)
        other.library.save(theirs, there.match)
        other.wait()
        for move in (Move.RAISE_5, Move.LOWER_5):
            here.match.play(move)
            shelf.library.save(mine, here.match)
            shelf.wait()

        assert shelf.library.news() == [Copied(mine.number)]
        assert mine.number != number
        assert other.library.news() == []
        for each in (shelf, other):
            assert each.game(number).record.moves == (Move.RED_RIGHT,)
            assert each.game(mine.number).record.moves == (Move.RAISE_5, Move.LOWER_5)
            assert each.count() == 2


def test_a_game_deleted_in_one_window_is_not_lost_to_the_other(shelf, path):
    number = shelf.new_game(record_of())
    with closing(Shelf.at(path)) as other:
        here = shelf.game(number)
        sheet = shelf.library.take_up(here)
        other.delete_game(number)
        here.match.play(Move.RED_RIGHT)
        shelf.library.save(sheet, here.match)
        shelf.wait()

        assert [game.record.moves for game in other.games()] == [(Move.RED_RIGHT,)]
        assert shelf.library.news() == [Copied(sheet.number)]


def test_what_another_window_has_played_is_in_the_list(shelf, path):
    edition = shelf.library.edition
    with closing(Shelf.at(path)) as other:
        other.new_game(record_of(Move.RED_RIGHT))
    shelf.library.look()
    until(lambda: shelf.library.edition > edition)

    assert [summary.plies for summary in shelf.library.summaries(20)] == [1]


def test_a_game_deleted_here_stays_deleted(shelf):
    match, sheet = new_game(shelf.library)
    shelf.delete_game(sheet.number)
    match.play(Move.RED_RIGHT)
    shelf.library.save(sheet, match)
    shelf.wait()

    assert shelf.count() == 0


def test_a_game_whose_deletion_elsewhere_was_noticed_is_not_lost(shelf, path):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    with closing(Shelf.at(path)) as other:
        other.delete_game(sheet.number)
    shelf.wait()
    assert shelf.count() == 0
    match.play(Move.RED_RIGHT)
    shelf.library.save(sheet, match)
    shelf.wait()

    assert [game.record.moves for game in shelf.games()] == [(Move.RED_RIGHT,)]
    assert shelf.library.news() == [Copied(sheet.number)]


def test_no_copy_is_made_when_only_the_traces_of_another_game_cannot_be_removed(shelf, monkeypatch):
    match, sheet = new_game(shelf.library)
    deleted = new_game(shelf.library)[1]
    shelf.wait()
    scrub, scrubbed = Storage.scrub, []

    def failing_once(storage):
        scrubbed.append(storage)
        if len(scrubbed) == 1:
            raise full_disk()
        scrub(storage)

    monkeypatch.setattr(Storage, "scrub", failing_once)
    with shelf.library._changed:  # all of it at once
        shelf.library.delete(deleted.number)
        match.play(Move.RED_RIGHT)
        shelf.library.save(sheet, match)
    shelf.wait()

    assert len(scrubbed) == 2
    assert [game.id for game in shelf.games()] == [sheet.number]
    assert shelf.library.news() == []


def test_the_game_played_last_is_the_latest_however_late_it_was_written(shelf):
    first, sheet = new_game(shelf.library)
    shelf.wait()
    second, other = new_game(shelf.library)
    shelf.wait()
    with shelf.library._changed:  # all of it at once
        for match, on in ((first, sheet), (second, other), (first, sheet)):
            match.play(match.legal_moves[0])
            shelf.library.save(on, match)
    shelf.wait()

    assert shelf.library.latest(lambda game: True).id == sheet.number


@pytest.mark.parametrize("meanwhile", ["played on", "deleted", "all deleted"])
def test_a_game_may_change_while_it_becomes_a_copy(shelf, path, monkeypatch, meanwhile):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    with closing(Shelf.at(path)) as other:
        saved = other.game(sheet.number)
        saved.match.play(Move.RAISE_5)
        other.library.save(other.library.take_up(saved), saved.match)
        other.wait()
    number, write, changes = sheet.number, Storage.write, []

    def change():
        if meanwhile == "played on":
            match.play(Move.GREEN_LEFT)
            shelf.library.save(sheet, match)
        elif meanwhile == "deleted":
            shelf.library.delete(number)
        else:
            shelf.library.delete_everything()

    def changing_meanwhile(storage, page, known):
        if not changes:
            changes.append(page)
            change()
        return write(storage, page, known)

    monkeypatch.setattr(Storage, "write", changing_meanwhile)
    match.play(Move.RED_RIGHT)
    shelf.library.save(sheet, match)
    shelf.wait()

    assert changes
    expected = {sheet.number, number} if meanwhile == "played on" else set()
    assert {summary.id for summary in shelf.library.summaries(9)} == expected
    with closing(Shelf.at(path)) as again:
        assert {summary.id for summary in again.summaries(9)} == expected
        if expected:
            assert again.game(sheet.number).match == match


def test_trouble_lasts_until_something_was_written_and_renews_no_list(shelf, path, monkeypatch):
    monkeypatch.setattr(schema, "PATIENCE", 0.1)
    number = shelf.new_game(record_of())
    with closing(Library(path, retry=0.05)) as library:
        assert library.settle(WAIT)
        with locked(path):
            library.keep(language="el")
            until(lambda: library.trouble is not None)
            edition, told = library.edition, set()
            end = time.monotonic() + 0.5
            while time.monotonic() < end:
                told.add(library.trouble is None)
                time.sleep(0.002)
        assert wait_for(library)

        assert told == {False}
        assert library.edition == edition
        assert number in library


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted elsewhere")
@pytest.mark.parametrize("older", [False, True], ids=["deleted", "replaced"])
def test_a_file_that_is_taken_away_is_not_written_on(shelf, path, older):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    backup = path.with_name("backup")
    with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(backup)) as copy:
        db.backup(copy)
    for move in CIRCLE[:2]:
        match.play(move)
        shelf.library.save(sheet, match)
        shelf.wait()
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    if older:
        backup.rename(path)
    for move in CIRCLE[2:]:
        match.play(move)
        shelf.library.save(sheet, match)
        shelf.wait()
    shelf.close()

    assert saved_plies(path) == ([0, 4] if older else [4])


def test_a_file_in_which_another_window_makes_its_tables_is_not_set_aside(path, monkeypatch):
    with closing(schema.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
    version = schema.version
    asked = []

    def known_too_early(db):
        found = version(db)
        asked.append(found)
        if asked == [0, 0]:
            Storage(path).close()
        return found

    monkeypatch.setattr(schema, "version", known_too_early)
    with closing(Storage(path)) as storage:
        assert storage.set_aside is None


def test_a_game_is_read_as_it_was_at_one_moment(shelf, path, monkeypatch):
    match, sheet = new_game(shelf.library)
    shelf.wait()
    for move in CIRCLE[:2]:
        match.play(move)
        shelf.library.save(sheet, match)
        shelf.wait()
    there = shelf.game(sheet.number)
    other = shelf.library.take_up(there)

    with closing(Storage(path)) as storage:
        seen = []
        parse = storage_module.replayed

        def replayed_late(text):
            if not seen:
                seen.append(text)
                there.match.undo()
                there.match.undo()
                there.match.play(Move.RAISE_5)
                shelf.library.save(other, there.match)
                shelf.wait()
            return parse(text)

        monkeypatch.setattr(storage_module, "replayed", replayed_late)
        assert storage.game(sheet.number).record.moves == CIRCLE[:2]


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted elsewhere")
def test_two_windows_that_find_a_damaged_file_save_its_games_once(path, monkeypatch):
    with closing(Shelf.at(path)) as shelf:
        numbers = {shelf.new_game(record_of(*CIRCLE)) for _ in range(3)}
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE change")
    salvage, others = storage_module._salvage, [Storage]

    def slow(file):
        made = salvage(file)
        if others:
            others.pop()(file).close()
        return made

    monkeypatch.setattr(storage_module, "_salvage", slow)
    with contextlib.suppress(OSError):
        Storage(path).close()
    with closing(Storage(path)) as storage:
        assert set(storage.summaries()) == numbers
    assert len(set(path.parent.glob("*.damaged-*")) - set(path.parent.glob("*-[ws][ah][lm]"))) == 1


def test_the_library_is_restless_until_it_has_looked(shelf, path, monkeypatch):
    rested, look = [], Storage.changed_elsewhere

    def slow(storage):
        rested.append(not shelf.library.restless)
        return look(storage)

    monkeypatch.setattr(Storage, "changed_elsewhere", slow)
    shelf.library.look()
    until(lambda: rested)

    assert rested[0] is False
