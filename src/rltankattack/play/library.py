"""All saved games and settings, at hand at once; the file follows in a thread of its own."""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Set
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakSet

from ..engine.agent import Choice
from ..engine.match import Match
from ..engine.record import Record
from .saved import Origin, Page, SavedGame, Summary
from .scoresheet import ScoreSheet
from .storage import SetAside, Storage

logger = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
"""Between two attempts to reach the file."""
MOST_WAITING = 0.05
"""Seconds a window may wait for its change to be in the file; usually it takes a thousandth."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A game was changed elsewhere while it was played here; here it goes on as a copy."""

    number: int


@dataclass(slots=True)
class _Work:
    """What is not in the file yet."""

    wipe: bool = False
    sheets: dict[int, ScoreSheet] = field(default_factory=dict)
    deleted: set[int] = field(default_factory=set)
    settings: dict[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.wipe or self.sheets or self.deleted or self.settings)

    def sheets_in_order(self) -> list[ScoreSheet]:
        """The one changed last at the end."""
        return sorted(self.sheets.values(), key=lambda sheet: sheet.summary.order)

    def and_then(self, later: "_Work") -> "_Work":
        """Both, where the later one may undo the earlier."""
        if later.wipe:
            return later
        deleted = self.deleted | later.deleted
        sheets = {n: s for n, s in (self.sheets | later.sheets).items() if n not in deleted}
        return _Work(self.wipe, sheets, deleted, self.settings | later.settings)


class Library:
    """What a window asks of the saved games.

    Every question is answered from memory and every change is made there, without waiting for a
    disk. A thread, the keeper, brings the changes into the file, as soon and as often as it takes.
    """

    def __init__(self, path: Path, *, retry: float = RETRY_SECONDS) -> None:
        self._path = path
        self._retry = retry
        self._rng = Random()
        self._changed = threading.Condition()
        self._summaries: dict[int, Summary] = {}
        self._settings: dict[str, Any] = {}
        self._unsaved = _Work()
        self._sheets: WeakSet[ScoreSheet] = WeakSet()
        self._deleted: set[int] = set()
        self._asked: list[tuple[int, Future[SavedGame | None]]] = []
        self._news: list[SetAside | Copied] = []
        self._order = 0
        self._busy = False
        self._looking = False
        self._closing = False
        self._due = 0.0
        self._storage: Storage | None = None
        self.trouble: Exception | None = None
        """Why the file cannot be used now; ``None`` while all is well."""
        self.tried = False
        """Whether the file was opened, or could not be."""
        self.edition = 0
        """Grows when somebody else has changed the games."""
        self._keeper = threading.Thread(target=self._keep, name="keeper", daemon=True)
        self._keeper.start()

    # What there is

    def __contains__(self, number: int) -> bool:
        with self._changed:
            return number in self._summaries

    def count(self) -> int:
        """How many games there are."""
        with self._changed:
            return len(self._summaries)

    def summaries(self, limit: int, offset: int = 0) -> list[Summary]:
        """A page of the list of all games: unfinished ones first, then the latest first."""
        games = self._sorted(lambda game: (game.finished, -game.order))
        return games[offset : offset + limit]

    def finished(self) -> list[Summary]:
        """Every game that is over, in the order in which they ended."""
        return [game for game in self._sorted(lambda game: game.order) if game.finished]

    def latest(self, suits: Callable[[Summary], bool]) -> Summary | None:
        """The game changed last that is not over and suits."""
        games = self._sorted(lambda game: -game.order)
        return next((game for game in games if not game.finished and suits(game)), None)

    def setting(self, name: str) -> Any:
        """A setting's value; ``None`` when it was never set or cannot be read."""
        with self._changed:
            return self._settings.get(name)

    def settings(self) -> Mapping[str, Any]:
        """All settings that can be read."""
        with self._changed:
            return dict(self._settings)

    def game(self, number: int) -> "Future[SavedGame | None]":
        """A whole game, replayed; ``None`` when it is not there or does not replay."""
        future: Future[SavedGame | None] = Future()
        with self._changed:
            self._asked.append((number, future))
            self._changed.notify_all()
        return future

    def take_up(self, saved: SavedGame) -> ScoreSheet:
        """Go on with a game that was read."""
        with self._changed:
            sheet = saved.sheet or ScoreSheet.taken_up(saved)
            self._sheets.add(sheet)
            return sheet

    # Changes

    def begin(
        self, record: Record, match: Match[Any], origin: Origin = Origin.PLAYED
    ) -> ScoreSheet:
        """Save a game for the first time, given its match played through."""
        with self._changed:
            number = self._rng.getrandbits(52)
            sheet = ScoreSheet.begun(record, match, number, self._next_order(), origin)
            self._sheets.add(sheet)
            self._note(sheet)
        return sheet

    def save(self, sheet: ScoreSheet, match: Match[Any], choice: Choice | None = None) -> None:
        """Save a game as it stands now, and what an agent said of its last move; one that has not
        changed, or is deleted, stays so."""
        with self._changed:
            if sheet.number not in self._deleted and sheet.follow(match, self._order + 1, choice):
                self._next_order()
                self._note(sheet)

    def rename(self, sheet: ScoreSheet, first: str, second: str) -> None:
        """Note that others play a game from now on."""
        with self._changed:
            if sheet.number not in self._deleted:
                sheet.rename(first, second, self._next_order())
                self._note(sheet)

    def delete(self, number: int) -> None:
        """Forget a game."""
        with self._changed:
            self._summaries.pop(number, None)
            self._deleted.add(number)
            self._add_work(_Work(deleted={number}))

    def delete_everything(self) -> None:
        """Forget all games and settings."""
        with self._changed:
            self._deleted.update(self._summaries, (sheet.number for sheet in self._sheets))
            self._summaries.clear()
            self._settings.clear()
            self._add_work(_Work(wipe=True))

    def keep(self, **settings: Any) -> None:
        """Keep settings; those that are so already cost nothing."""
        with self._changed:
            new = {n: v for n, v in settings.items() if self._settings.get(n) != v}
            if new:
                self._settings |= new
                self._add_work(_Work(settings=new))

    # The file

    @property
    def saved(self) -> bool:
        """Whether everything is in the file."""
        with self._changed:
            return self._is_saved()

    @property
    def restless(self) -> bool:
        """Whether something may happen without being asked for."""
        with self._changed:
            asked = self._looking or self._asked or not self.tried
            return bool(asked or self._news or self.trouble or not self._is_saved())

    def settle(self, seconds: float = MOST_WAITING) -> bool:
        """Wait a little until everything is in the file; whether it is."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_saved() or self.trouble is not None, seconds)
            return self._is_saved()

    def look(self) -> None:
        """See whether somebody else has changed the games; `edition` tells, later."""
        with self._changed:
            self._looking = True
            self._changed.notify_all()

    def try_again(self) -> None:
        """Do not wait until the next attempt is due."""
        with self._changed:
            self._due = 0.0
            self._changed.notify_all()

    def news(self) -> "list[SetAside | Copied]":
        """What a person should be told; each is told once."""
        with self._changed:
            news, self._news = self._news, []
            return news

    def close(self, seconds: float = MOST_WAITING) -> None:
        """Write what is left, if that is possible in so many seconds, and let the file go."""
        with self._changed:
            self._closing = True
            self._due = 0.0
            self._changed.notify_all()
        self._keeper.join(seconds)

    # In the window's thread, the lock being held

    def _sorted(self, key: Callable[[Summary], Any]) -> list[Summary]:
        with self._changed:
            return sorted(self._summaries.values(), key=key)

    def _is_saved(self) -> bool:
        return self.tried and not self._unsaved and not self._busy

    def _next_order(self) -> int:
        self._order += 1
        return self._order

    def _note(self, sheet: ScoreSheet) -> None:
        self._summaries[sheet.number] = sheet.summary
        self._add_work(_Work(sheets={sheet.number: sheet}))

    def _add_work(self, work: _Work) -> None:
        self._unsaved = self._unsaved.and_then(work)
        self._changed.notify_all()

    # The keeper

    def _keep(self) -> None:
        while self._wait_for_work():
            try:
                self._open()
                self._write()
                self._look_around()
            except Exception as error:  # whatever it is, the games must not be lost
                self._give_up(error)
            self._answer()
        self._let_go()

    def _wait_for_work(self) -> bool:
        """Sleep until there is something to do; whether to go on."""
        with self._changed:
            while not self._closing and not self._asked:
                wait = self._due - time.monotonic()
                wanted = self._storage is None or self._unsaved or self._looking
                if wanted and wait <= 0:
                    break
                self._changed.wait(wait if wanted else None)
            left = self._unsaved or self._asked
            given_up = self.trouble is not None and self._due > time.monotonic()
            return not self._closing or (bool(left) and not given_up)

    def _open(self) -> None:
        if self._storage is not None and not self._storage.is_in_place():
            self._let_go()  # what we would write into it nobody could find
        if self._storage is None and time.monotonic() >= self._due:
            self._storage = Storage(self._path)
            numbers = self._take_stock()
            self._begin_anew(self._storage.set_aside, numbers)

    def _let_go(self) -> None:
        storage, self._storage = self._storage, None
        if storage is not None:
            with suppress(sqlite3.Error):
                storage.close()

    def _begin_anew(self, news: SetAside | None, numbers: Set[int]) -> None:
        """The file may be another one than that which the games at hand were written into."""
        with self._changed:
            if news is not None:
                self._news.append(news)
            for sheet in self._sheets:
                if news is not None or sheet.number not in numbers:
                    sheet.forget_file()
                else:
                    sheet.lost()

    def _take_stock(self) -> Set[int]:
        """Know what the file knows; what is not in it yet counts more. The numbers in the file."""
        assert self._storage is not None
        summaries, settings = self._storage.summaries(), self._storage.settings()
        with self._changed:
            work, before = self._unsaved, (self._summaries, self._settings)
            known = {} if work.wipe else summaries
            kept = {n: s for n, s in known.items() if n not in work.deleted}
            self._order = max((game.order for game in kept.values()), default=0)
            for sheet in work.sheets_in_order():
                sheet.put_in_order(self._next_order())
            self._summaries = kept | {n: sheet.summary for n, sheet in work.sheets.items()}
            self._settings = _merged({} if work.wipe else settings, work.settings)
            work.settings = {name: self._settings[name] for name in work.settings}
            if before != (self._summaries, self._settings):
                self.edition += 1
            self.tried = True
            self._changed.notify_all()
        return summaries.keys()

    def _write(self) -> None:
        storage = self._storage
        if storage is None:
            return
        with self._changed:
            work, self._unsaved, self._busy = self._unsaved, _Work(), True
            sheets = work.sheets_in_order()
        try:
            if work:
                self._bring_in(storage, work, sheets)
                work = _Work(deleted=work.deleted)  # no part of it is written twice
            if work.deleted:
                storage.scrub()
        except BaseException:
            self._put_back(work)
            raise
        with self._changed:
            self._busy = False
            self.trouble = None
            self._changed.notify_all()

    def _bring_in(self, storage: Storage, work: _Work, sheets: list[ScoreSheet]) -> None:
        if work.wipe:
            storage.delete_everything()
        with storage.changing():
            storage.keep(work.settings)
            for number in work.deleted:
                storage.delete(number)
            filed = [(sheet, self._file(storage, sheet)) for sheet in sheets]
        with self._changed:
            for sheet, changed in filed:
                sheet.filed = changed
                if changed is None:
                    continue
                if sheet.number not in self._unsaved.sheets and sheet.number not in self._deleted:
                    sheet.put_in_order(changed)
                    self._summaries[sheet.number] = sheet.summary
                self._order = max(self._order, changed)

    def _file(self, storage: Storage, sheet: ScoreSheet) -> int | None:
        """Write a game: as a copy, when the one in the file is not the one that we know; not at
        all, when that was to be deleted."""
        with self._changed:
            page = sheet.page()
        if sheet.filed is not None:
            changed = storage.write(page, sheet.filed)
            if changed is not None:
                return changed
            with self._changed:
                if sheet.number in self._deleted:
                    return None
                page = self._part(sheet)
        return storage.add(page)

    def _part(self, sheet: ScoreSheet) -> Page:
        number = sheet.number
        self._summaries.pop(number, None)
        sheet.move_to(self._rng.getrandbits(52))
        self._summaries[sheet.number] = sheet.summary
        if self._unsaved.sheets.pop(number, None) is not None:  # played on while it was written
            self._unsaved.sheets[sheet.number] = sheet
        self._news.append(Copied(sheet.number))
        return sheet.page()

    def _put_back(self, work: _Work) -> None:
        """What could not be written waits, with what has come since, for the next attempt."""
        with self._changed:
            for sheet in work.sheets.values():
                sheet.lost()
            sheets = {sheet.number: sheet for sheet in work.sheets.values()}
            self._unsaved = replace(work, sheets=sheets).and_then(self._unsaved)

    def _look_around(self) -> None:
        with self._changed:
            self._looking, self._busy = False, True
        if self._storage is not None and self._storage.changed_elsewhere():
            self._take_stock()
        with self._changed:
            self._busy = False
            self._changed.notify_all()

    def _read(self, number: int) -> SavedGame | None:
        with self._changed:
            sheet = self._unsaved.sheets.get(number)
            record = None if sheet is None else sheet.record
        if sheet is not None and record is not None:
            return sheet.read(record, record.match())
        if self._storage is None:
            raise self.trouble or RuntimeError("expected an open file, there is none")
        return self._storage.game(number)

    def _answer(self) -> None:
        with self._changed:
            asked, self._asked = self._asked, []
        for number, future in asked:
            try:
                future.set_result(self._read(number))
            except Exception as error:
                future.set_exception(error)
                if isinstance(error, sqlite3.Error):
                    self._give_up(error)  # the file is looked through when it is opened again

    def _give_up(self, error: Exception) -> None:
        """Let the file go, and try again later."""
        expected = isinstance(error, sqlite3.Error | OSError | UnicodeError)
        logger.warning("The saved games: %s", error, exc_info=None if expected else error)
        self._let_go()
        with self._changed:
            self.trouble = error
            self.tried = True
            self._busy = False
            self._due = time.monotonic() + self._retry
            self._changed.notify_all()


def _merged(known: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Settings with those that were chosen before the others could be read: what collects things
    then holds both."""
    merged = dict(known)
    for name, value in chosen.items():
        match known.get(name), value:
            case dict() as old, dict():
                merged[name] = old | value
            case list() as old, list():
                merged[name] = [*old, *(item for item in value if item not in old)]
            case _:
                merged[name] = value
    return merged
