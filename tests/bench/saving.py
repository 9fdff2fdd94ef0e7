"""What it costs to save one more ply with an agent's report, early and late in a game."""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

from rltankattack.engine.agent import Choice
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Tank
from rltankattack.play.library import Library
from tests.play.shelf import WAIT

PLIES = (10, 100, 400, 2_000)
REPEATS = 60
ENDLESS = Tank(claim_limit=None, repetition_limit=None, ply_limit=None)


def costs() -> list[tuple[int, float, float, float]]:
    """For each length of a game, in milliseconds a ply: what the window does, what it takes until
    the ply is in the file, and what it took when the whole game was replayed and written anew."""
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as folder:
        return [_cost(Path(folder), plies) for plies in PLIES]


def _cost(folder: Path, plies: int) -> tuple[int, float, float, float]:
    rng = Random(plies)
    match = Match(ENDLESS, ENDLESS.starts["plain"])
    library = Library(folder / f"{plies}.sqlite")
    sheet = library.begin(Record.of(match, first="Person", second="Crazy Boat"), match)
    assert library.settle(WAIT)
    while match.plies < plies:
        choice = Choice(rng.choice(_harmless(match)), -3, depth=4)
        match.play(choice.move)
        library.save(sheet, match, choice)
    assert library.settle(WAIT)
    told, written, anew = [], [], []
    with closing(_one_row(folder / f"{plies}-anew.sqlite")) as db:
        for _ in range(REPEATS):
            choice = Choice(rng.choice(_harmless(match)), -3, depth=4)
            match.play(choice.move)
            began = time.perf_counter()
            library.save(sheet, match, choice)
            told.append(time.perf_counter() - began)
            assert library.settle(WAIT)
            written.append(time.perf_counter() - began)
            began = time.perf_counter()
            text = str(Record.of(match, first="Person", second="Crazy Boat"))
            db.execute("UPDATE game SET record = ?", (text,))
            anew.append(time.perf_counter() - began)
    library.close(WAIT)
    return plies, *(median(seconds) * 1000 for seconds in (told, written, anew))


def _one_row(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL").fetchall()
    db.execute("CREATE TABLE game (record TEXT)")
    db.execute("INSERT INTO game VALUES ('')")
    return db


def _harmless(match: Match) -> list[int]:
    """Moves of the columns far from both boats: a game of these can be as long as one likes."""
    far = [f"{sign}{column}" for column in (5, 6) for sign in "+-"]
    texts = {match.game.move_text(match.position, move): move for move in match.legal_moves}
    return [texts[text] for text in far if text in texts]
