"""How often each screen crosses to Java: to open, and for one frame of its board.

python -m tests.android.counts
"""

import json
import os
import tempfile
from pathlib import Path
from random import Random

os.environ["TOGA_BACKEND"] = "toga_android"

from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move
from rltankattack.play.seat import PERSON
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup

from .java import crossings
from .phone import Phone


def counts(phone, plies=12):
    """A line for each screen: its name, the crossings to open it, those of its costliest frame."""
    yield opened("start and menu", phone, phone.launch)
    yield opened("set-up", phone, lambda: phone.press("MiniMax Boat"))
    yield opened("game", phone, lambda: phone.press("Start"))
    boat = phone.app.screen.painter.layout.centre(12)
    yield opened("boat chosen", phone, lambda: touch(phone, *boat))
    yield opened("hint", phone, lambda: hint(phone))
    yield opened("a move and its answer, animated", phone, lambda: move(phone))
    yield opened("list of moves", phone, lambda: phone.press("Moves"))
    phone.back()
    yield opened("menu of the game", phone, lambda: phone.press("Menu"))
    yield opened("result", phone, lambda: phone.press("Resign"))
    phone.press("Home")
    phone.press("Watch")
    yield opened("watching", phone, lambda: phone.press("Start"))
    yield opened("turned", phone, phone.rotate)
    phone.app.go_home()
    phone.settle()
    yield opened("how to play", phone, lambda: phone.press("How to play"))
    yield opened("a lesson", phone, lambda: phone.press("1. Sail"))
    phone.back()
    yield opened("the rules", phone, lambda: phone.press("The rules, with pictures"))
    phone.app.go_home()
    phone.settle()
    yield opened("history", phone, lambda: phone.press("History"))
    yield opened("statistics", phone, lambda: phone.press("Statistics"))
    phone.back()
    yield opened("a game in review", phone, lambda: phone.press("MiniMax Boat 4"))
    phone.app.go_home()
    phone.settle()
    yield opened("set up a position", phone, lambda: phone.press("Position"))
    phone.back()
    yield opened("settings", phone, lambda: phone.press("Settings"))
    phone.press("About")
    yield opened("sources", phone, lambda: phone.press("Sources"))
    phone.app.go_home()
    phone.settle()
    yield opened("more games", phone, lambda: phone.press("More games"))
    for game in GAMES[1:]:
        yield opened(game.name, phone, lambda game=game: play_on(phone, game, plies))


def play_on(phone, game, plies):
    """Some moves of a game between two persons, with everything that its board can show."""
    phone.app.update_settings(overlay=True)
    phone.app.start_game(Setup(game, (PERSON, PERSON)))
    rng, screen = Random(1), phone.app.screen
    for _ in range(plies):
        screen.play(rng.choice(screen.session.offered))
        phone.until(lambda: screen._time == 1)
        phone.settle()


def opened(name, phone, open_it):
    before, frames = crossings.count, len(phone.frames)
    open_it()
    drawn = [frame.crossings for frame in phone.frames[frames:]]
    return name, crossings.count - before, max(drawn, default=0)


def touch(phone, x, y):
    phone.touch(phone.app.screen.board.canvas, x, y)
    phone.settle()


def hint(phone):
    phone.press("Hint")
    phone.until(lambda: phone.app.screen.hint is not None)
    phone.settle()


def move(phone):
    screen = phone.app.screen
    screen.selection = None
    phone.tap_move(Move.RED_RIGHT)
    phone.until(lambda: screen.session.phase is Phase.PERSON and screen._time == 1)
    phone.settle()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as files:
        print(json.dumps(list(counts(Phone(Path(files))))))
