"""What a frame costs beside a thinker that rests while it is drawn, and beside one that does not.

python -m tests.android.resting
"""

import json
import os
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

os.environ["TOGA_BACKEND"] = "toga_android"

from rltankattack.engine.agent import AgentKind
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Tank
from rltankattack.engine.tank.agents import Captain
from rltankattack.play.rest import Rest
from rltankattack.play.seat import Seat
from rltankattack.play.thought import Thought
from rltankattack.ui.boards.painter import Scene

from .java import crossings
from .phone import Phone

FRAMES = 15
tank = Tank()


def endless_thought(rest):
    seat = Seat(AgentKind("Captain Boat", lambda: Captain(depth=64)))
    return Thought(Match(tank, tank.starts["plain"]), seat, 1, 60.0, rest)


def draw(phone, *scene, **marks):
    """The frame of a scene once everything in it has been drawn before."""
    board = phone.app.screen.board
    for _ in range(2):
        board._scene = None
        board.show(Scene(*scene, **marks))
        phone.settle()
    return phone.frames[-1]


def milliseconds(phone, rest):
    """The median of some frames beside a thinker that knows only its own rest."""
    thought = endless_thought(rest)
    thinker = threading.Thread(target=thought.think)
    thinker.start()
    time.sleep(0.05)
    start = tank.starts["plain"]
    frames = [draw(phone, start, start).seconds for _ in range(FRAMES)]
    thought.hurry()
    thinker.join()
    return 1000 * median(frames)


def measured(phone):
    """With rest and without; each crossing gives the interpreter away, as Chaquopy does."""
    phone.launch()
    for button in ("Two players", "Start"):
        phone.press(button)
    crossings.on_crossing = lambda: time.sleep(0)
    with_rest, without = (milliseconds(phone, rest) for rest in (phone.app.rest, Rest()))
    return {"with_rest_ms": round(with_rest, 1), "without_ms": round(without, 1)}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as files:
        print(json.dumps(measured(Phone(Path(files)))))
