"""Bytes of the file go wrong: whatever SQLite can still read must be in the library afterwards."""

import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from random import Random

from rltankattack.play.library import Library
from tests.torture.files import WAIT, fill, readable
from tests.torture.toll import Toll

PAGE = 4096
NAME = "games.sqlite"
DAY = "2026-11-18T12:00:00+00:00"
Damage = Callable[[Path, Random], None]


def truncated(file: Path, rng: Random) -> None:
    file.write_bytes(file.read_bytes()[: rng.randrange(file.stat().st_size)])


def overwritten(file: Path, rng: Random) -> None:
    _put(file, rng, rng.randbytes(rng.randrange(1, 2 * PAGE)))


def zeroed(file: Path, rng: Random) -> None:
    content = bytearray(file.read_bytes())
    at = _page(content, rng)
    content[at : at + PAGE] = bytes(PAGE)
    file.write_bytes(content)


def swapped(file: Path, rng: Random) -> None:
    content = bytearray(file.read_bytes())
    a, b = _page(content, rng), _page(content, rng)
    content[a : a + PAGE], content[b : b + PAGE] = content[b : b + PAGE], content[a : a + PAGE]
    file.write_bytes(content)


def repeated(file: Path, rng: Random) -> None:
    content = bytearray(file.read_bytes())
    a, b = _page(content, rng), _page(content, rng)
    content[a : a + PAGE] = content[b : b + PAGE]
    file.write_bytes(content)


def shifted(file: Path, rng: Random) -> None:
    content = file.read_bytes()
    at = rng.randrange(len(content))
    file.write_bytes(content[:at] + rng.randbytes(rng.randrange(1, 64)) + content[at:])


def lengthened(file: Path, rng: Random) -> None:
    file.write_bytes(file.read_bytes() + rng.randbytes(rng.randrange(1, 3 * PAGE)))


def sprinkled(file: Path, rng: Random) -> None:
    for _ in range(10):
        flipped(file, rng)


def flipped(file: Path, rng: Random) -> None:
    content = bytearray(file.read_bytes())
    # every other one hits the first page, where the tables themselves are described
    at = rng.randrange(PAGE if rng.random() < 0.5 else len(content))
    content[min(at, len(content) - 1)] ^= rng.randrange(1, 256)
    file.write_bytes(content)


def log_garbled(file: Path, rng: Random) -> None:
    """The log beside the file, which holds what was written last."""
    _put(file.with_name(file.name + "-wal"), rng, rng.randbytes(rng.randrange(1, PAGE)))


RANDOM: tuple[Damage, ...] = (
    truncated,
    overwritten,
    zeroed,
    swapped,
    repeated,
    shifted,
    lengthened,
    sprinkled,
    log_garbled,
)
FLIPS: tuple[Damage, ...] = (flipped,)


def _put(file: Path, rng: Random, new: bytes) -> None:
    content = bytearray(file.read_bytes())
    at = rng.randrange(len(content))
    content[at : at + len(new)] = new
    file.write_bytes(content)


def _page(content: bytearray, rng: Random) -> int:
    return rng.randrange(len(content) // PAGE) * PAGE


def torture(kind: str, damages: tuple[Damage, ...], tries: int, games: int, folder: Path) -> Toll:
    """Damage a file again and again, each time anew, and open it as the app does.

    After a single byte not even a reader who knows the numbers of all games may find more than the
    app does. Where whole pages are garbled, such a reader could reach a row that no other finds.
    """
    toll = Toll(kind, tries)
    rng = Random(kind)
    template = _template(folder / "template", games, rng)
    with closing(sqlite3.connect(template)) as db:
        numbers = tuple(number for (number,) in db.execute("SELECT id FROM game"))
    with_log = _with_log(template, folder / "with-log")
    known = numbers if damages == FLIPS else ()
    for attempt in range(tries):
        damage = damages[attempt % len(damages)]
        place = folder / "try"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree((with_log if damage is log_garbled else template).parent, place)
        damage(place / NAME, rng)
        _open(place / NAME, known, folder / "copy", f"{damage.__name__} {attempt}", toll)
    return toll


def _open(path: Path, numbers: tuple[int, ...], aside: Path, what: str, toll: Toll) -> None:
    before = readable(path, aside, numbers)
    began = time.monotonic()
    with _heard(toll, what):
        library = Library(path, retry=0.05)
        settled = library.settle(WAIT)
        toll.wait(time.monotonic() - began, what)
        listed = library.count()
        trouble = library.trouble
        library.close(WAIT)
    if not settled or trouble is not None:
        toll.hang(f"{what}: {trouble!r}")
        return
    after = readable(path, aside)
    toll.left.append(len(after))
    toll.lose(len(before - after), what)
    toll.lose(max(0, len(after) - listed), f"{what}, not in the list")


@contextmanager
def _heard(toll: Toll, what: str) -> Iterator[None]:
    """Whatever exception is logged meanwhile, though nobody expected it."""
    said = StringIO()
    handler = logging.StreamHandler(said)
    logger = logging.getLogger("rltankattack")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        toll.hear(said.getvalue(), what)


def _template(folder: Path, games: int, rng: Random) -> Path:
    folder.mkdir(parents=True)
    fill(folder / NAME, games, rng)
    return folder / NAME


def _with_log(template: Path, folder: Path) -> Path:
    """The same file as a killed process leaves it: with a log that is not in it yet."""
    folder.mkdir()
    path = folder / NAME
    live = folder / "live.sqlite"
    shutil.copy(template, live)
    with closing(sqlite3.connect(live, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL").fetchall()
        for (number,) in db.execute("SELECT id FROM game").fetchall():
            db.execute("UPDATE game SET updated = ? WHERE id = ?", (DAY, number))
        for suffix in ("", "-wal"):
            shutil.copy(f"{live}{suffix}", f"{path}{suffix}")
    live.unlink()
    return path
