"""What may happen to a file while somebody plays, on a real disk."""

import ctypes
import os
import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

COMPANIONS = ("", "-wal", "-shm")
OVERRULES = (1 << 1) | (1 << 2)
"""What lets root read and write whatever it likes (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH)."""
CAPABILITY_VERSION = 0x2008_0522


def as_an_ordinary_person() -> None:
    """Give up root's right to overrule the modes of files; before any thread is started."""
    if os.geteuid() != 0 or sys.platform != "linux":
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION, 0)
    rights = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, rights) == 0, ctypes.get_errno()
    rights[0] &= ~OVERRULES  # of the three words that come first, this one says what is in force
    assert libc.capset(header, rights) == 0, ctypes.get_errno()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes, and goes on and on."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(path: Path) -> Iterator[None]:
    """No file may grow."""
    with _limit(resource.RLIMIT_FSIZE, 1024):
        yield


@contextmanager
def no_descriptors(path: Path) -> Iterator[None]:
    """No file can be opened."""
    with _limit(resource.RLIMIT_NOFILE, 0):
        yield


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    """Neither the file nor its folder may be changed."""
    with _modes(path, 0o400, 0o500):
        yield


@contextmanager
def unreadable(path: Path) -> Iterator[None]:
    """Nobody may look at the file."""
    with _modes(path, 0, 0o500):
        yield


@contextmanager
def moved_away(path: Path) -> Iterator[None]:
    """The folder is gone, and something else is in its place."""
    aside = path.parent.with_name("aside")
    path.parent.rename(aside)
    path.parent.write_text("a stone")
    try:
        yield
    finally:
        path.parent.unlink()
        aside.rename(path.parent)


Trouble = Callable[[Path], AbstractContextManager[None]]
TROUBLES: Mapping[str, Trouble] = {
    each.__name__: each
    for each in (locked, full, no_descriptors, read_only, unreadable, moved_away)
}
AT_THE_START = ("locked", "full", "read_only", "unreadable", "moved_away")
IN_A_GAME = tuple(TROUBLES)
FELT_IN_A_GAME = ("locked", "full")
"""A file that is open already can be written, whatever becomes of its name or its mode."""


@contextmanager
def _limit(what: int, most: int) -> Iterator[None]:
    usual, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(what, (usual, hard))


@contextmanager
def _modes(path: Path, file: int, folder: int) -> Iterator[None]:
    files = [path.with_name(path.name + suffix) for suffix in COMPANIONS]
    there = [each for each in files if each.exists()]
    for each in there:
        each.chmod(file)
    path.parent.chmod(folder)
    try:
        yield
    finally:
        path.parent.chmod(0o700)
        for each in there:
            if each.exists():
                each.chmod(0o600)
