"""Saved games when the process is ended from outside; a phone cannot start one to end."""

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

from tests.effort import effort
from tests.play.shelf import Shelf

PLAY_ON = """
import sys
from pathlib import Path
from random import Random
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Tank
from rltankattack.play.seat import Seat
from rltankattack.play.session import Phase, Session
from rltankattack.play.library import Library

library = Library(Path(sys.argv[1]))
assert library.settle(20)
rng = Random(int(sys.argv[2]))
tank = Tank()


def begin():
    match = Match(tank, tank.start(rng))
    return match, library.begin(Record.of(match), match)


def save(match, choice):
    library.save(sheet, match, choice)
    assert library.settle(20)


latest = library.latest(lambda game: True)
if latest is None:
    match, sheet = begin()
else:
    saved = library.game(latest.id).result(20)
    match, sheet = saved.match, library.take_up(saved)
print("began", match.plies, flush=True)
crazy = Seat.taken_by(tank.agents[0])
while True:
    session = Session(match, (crazy, crazy), save=save, rng=rng)
    while session.phase is not Phase.OVER:
        thought = session.begin_thinking()
        session.accept(thought, thought.think())
        print("saved", sheet.number, session.match.plies, flush=True)
    match, sheet = begin()
"""


def test_a_game_killed_at_any_moment_comes_back_whole(tmp_path):
    path = tmp_path / "games.sqlite"
    rng = random.Random(7)
    for attempt in range(effort(8, long=50)):
        command = [sys.executable, "-c", PLAY_ON, str(path), str(attempt)]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert child.stdout.readline().startswith("began")
        time.sleep(rng.uniform(0, 0.15))
        child.kill()
        told = child.communicate()[0].split("\n")[:-1]  # what follows the last line end is cut off

        with closing(sqlite3.connect(path)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        with closing(Shelf.at(path)) as storage:
            assert storage.set_aside is None
            plies = {game.id: len(game.record.moves) for game in storage.games()}
        for line in told[-1:]:
            _, number, saved = line.split()
            assert plies[int(number)] >= int(saved)
