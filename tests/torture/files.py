"""A file full of games, and what SQLite alone can still read of a file."""

import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import Random

from rltankattack.engine.agent import Choice
from rltankattack.engine.game import IllegalMove, InvalidPosition
from rltankattack.engine.games import GAMES
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.play.library import Library

WAIT = 20.0
ROWS = "SELECT rowid, record FROM game NOT INDEXED"
UNREADABLE = (sqlite3.Error, UnicodeError, OverflowError)


def fill(path: Path, games: int, rng: Random) -> None:
    """Games of every kind: begun, in the middle, over; their last plies added one by one."""
    library = Library(path)
    for number in range(games):
        game = GAMES[number % 10 if number % 10 < len(GAMES) else 0]
        match = Match(game, game.start(rng))
        for _ in _plies_of(match, rng.randrange(8), rng):
            pass
        names = {"first": "Person", "second": f"{game.agents[0].name}"}
        sheet = library.begin(Record.of(match, **names), match)
        assert library.settle(WAIT)
        for choice in _plies_of(match, rng.randrange(40), rng):
            library.save(sheet, match, choice)
    library.keep(language="el", theme="dark", strengths={"Captain Boat": 3})
    assert library.settle(WAIT)
    library.close(WAIT)


def _plies_of(match: Match, plies: int, rng: Random) -> Iterator[Choice]:
    """Play some plies, and tell of each as an agent does."""
    while match.outcome is None and plies > 0:
        choice = Choice(rng.choice(match.legal_moves), plies, depth=4)
        match.play(choice.move)
        plies -= 1
        yield choice


def readable(path: Path, aside: Path, numbers: Iterable[int] = ()) -> set[str]:
    """Every game that SQLite reads and the rules accept, in a copy, so that nothing is touched.

    A reader stops at the first bad row, so it comes from both ends, and asks for the games whose
    numbers it knows one by one.
    """
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    for suffix in ("", "-wal"):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            shutil.copy(beside, aside / beside.name)
    found: dict[int, str] = {}
    try:
        with closing(sqlite3.connect(aside / path.name)) as db:
            db.text_factory = _text
            for order in ("ASC", "DESC"):
                with suppress(*UNREADABLE):
                    for number, text in db.execute(f"{ROWS} ORDER BY rowid {order}"):
                        found[number] = text
            for number in numbers:
                with suppress(*UNREADABLE):
                    found.update(db.execute(f"{ROWS} WHERE rowid = ?", (number,)))
            wholes = {
                whole(text, _plies(db, number))
                for number, text in found.items()
                if isinstance(text, str)
            }
    except UNREADABLE:
        return set()
    return {text for text in wholes if text is not None}


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")


def _plies(db: sqlite3.Connection, number: int) -> tuple[tuple[int, str], ...]:
    found = []
    with suppress(*UNREADABLE):
        for ply in db.execute(
            "SELECT number, move FROM ply WHERE game = ? ORDER BY number", (number,)
        ):
            found.append(ply)
    return tuple(found)


@cache
def whole(text: str, plies: tuple[tuple[int, str], ...]) -> str | None:
    """A game with the plies that were added to it; ``None`` if the rules refuse it."""
    try:
        record = Record.parse(text)
    except (IllegalMove, InvalidPosition):
        return None
    match = record.match()
    with suppress(IllegalMove):
        for number, move in plies:
            if number != match.plies + 1:
                break
            match.play(match.game.parse_move(match.position, str(move)))
    return moves_of(match)


def moves_of(match: Match) -> str:
    """A game as it is found again."""
    return f"{match.game.text(match.start)} {' '.join(map(str, match.moves))}"
