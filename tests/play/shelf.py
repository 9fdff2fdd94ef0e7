"""A library as tests use it: every call waits until the file has followed. And a broken disk."""

import sqlite3
import time

from rltankattack.play.history import parse_text
from rltankattack.play.library import Library
from rltankattack.play.saved import Origin
from rltankattack.play.storage import Storage

WAIT = 20


class Shelf:
    def __init__(self, library):
        self.library = library
        self.wait()

    @classmethod
    def at(cls, path):
        return cls(Library(path, retry=0.05))

    def wait(self):
        """Until everything is in the file, however often that fails before."""
        end = time.monotonic() + WAIT
        while not self.library.settle(WAIT):
            assert time.monotonic() < end, self.library.trouble
            time.sleep(0.005)
        self.library.look()
        self.library.game(0).result(WAIT)  # answered after whatever was asked for before

    def close(self):
        self.library.close(WAIT)

    @property
    def set_aside(self):
        (news,) = self.library.news() or [None]
        return news

    def new_game(self, record, origin=Origin.PLAYED):
        number = self.library.begin(record, record.match(), origin).number
        self.wait()
        return number

    def import_text(self, text):
        return self.new_game(parse_text(text), Origin.IMPORTED)

    def save_game(self, number, record):
        saved = self.game(number)
        if saved is not None:
            self.library.save(self.library.take_up(saved), record.match())
        self.wait()

    def game(self, number):
        return self.library.game(number).result(WAIT)

    def games(self):
        """Those that replay, unfinished ones first."""
        games = [self.game(summary.id) for summary in self.summaries(self.count())]
        return [game for game in games if game is not None]

    def unfinished(self):
        return [game for game in self.games() if not game.summary.finished]

    def finished(self):
        self.wait()
        return self.library.finished()

    def summaries(self, limit, offset=0):
        self.wait()
        return self.library.summaries(limit, offset)

    def count(self):
        self.wait()
        return self.library.count()

    def delete_game(self, number):
        self.library.delete(number)
        self.wait()

    def delete_everything(self):
        self.library.delete_everything()
        self.wait()

    def setting(self, name):
        self.wait()
        return self.library.setting(name)

    def set_setting(self, name, value):
        self.library.keep(**{name: value})
        self.wait()


class BrokenDisk:
    """Lets every change fail as long as it is broken."""

    def __init__(self, monkeypatch, error=None):
        self.broken = False
        changing = Storage.changing

        def failing(storage):
            if self.broken:
                raise full_disk() if error is None else error
            return changing(storage)

        monkeypatch.setattr(Storage, "changing", failing)


def full_disk():
    """What SQLite says when there is no room left."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error
