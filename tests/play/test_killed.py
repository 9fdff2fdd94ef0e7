"""Saved games when the process is ended from outside; a phone cannot start one to end."""

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

from rltankattack.play.storage import Storage
from tests.effort import effort

PLAY_ON = """
import sys
from pathlib import Path
from random import Random
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Tank
from rltankattack.play.seat import Seat
from rltankattack.play.session import Phase, Session
from rltankattack.play.storage import Storage

storage = Storage(Path(sys.argv[1]))
rng = Random(int(sys.argv[2]))
tank = Tank()
saved = next(storage.unfinished(), None)
if saved is None:
    match = Match(tank, tank.start(rng))
    number = storage.new_game(Record.of(match))
else:
    match, number = saved.record.match(), saved.id
print("began", match.plies, flush=True)
crazy = Seat.taken_by(tank.agents[0])
while True:
    session = Session(
        match, (crazy, crazy), save=lambda m: storage.save_game(number, Record.of(m)), rng=rng
    )
    while session.phase is not Phase.OVER:
        thought = session.begin_thinking()
        session.accept(thought, thought.think())
        print("saved", number, session.match.plies, flush=True)
    match = Match(tank, tank.start(rng))
    number = storage.new_game(Record.of(match))
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
        with closing(Storage(path)) as storage:
            assert storage.set_aside is None
            plies = {game.id: len(game.record.moves) for game in storage.games()}
        for line in told[-1:]:
            _, number, saved = line.split()
            assert plies[int(number)] >= int(saved)
