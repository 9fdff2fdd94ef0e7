"""Tortures of the whole window, each in a process of its own that prints what it has seen."""

import json
import random
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

from tests.gui.scenario import PATIENCE as LONGEST
from tests.gui.scenario import in_a_window, without_chatter
from tests.torture.files import fill, readable
from tests.torture.hostile import TEXTS
from tests.torture.toll import Toll
from tests.torture.trouble import AT_THE_START, IN_A_GAME

MODULE = "tests.torture.window"
NAME = "games.sqlite"


def kills(tries: int, folder: Path) -> Toll:
    """The window is killed at any moment while somebody plays by clicks."""
    toll, rng = Toll("the window is killed", tries), random.Random(60)
    file = _new_place(folder) / NAME
    for attempt in range(tries):
        with in_a_window(MODULE, "play_until_killed", str(file), str(attempt)) as window:
            told = [window.stdout.readline().strip()]
            if told == ["began"]:
                time.sleep(rng.uniform(0, 0.5))
            else:
                toll.hang(f"kill {attempt}: it did not begin")
            window.kill()
            out, said = window.communicate()
        toll.hear(said, f"kill {attempt}")
        told += out.split("\n")[:-1]  # what follows the last line end is cut off
        games = readable(file, folder / "copy")
        with closing(sqlite3.connect(file)) as db:
            sound = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        missing = [line for line in told[-1:] if line != "began" and not _is_kept(line, games)]
        toll.lose(len(missing) + (not sound), f"kill {attempt}")
    return toll


def _is_kept(told: str, games: set[str]) -> bool:
    """Whether a game is there, perhaps with a ply more than was told."""
    return any(game == told or game.startswith(f"{told.rstrip()} ") for game in games)


def troubles(folder: Path, plies: int, every: int = 1) -> Toll:
    """The disk fails in the middle of a game, or before the app is started."""
    toll = Toll("the disk fails")
    for when, kinds in (("start", AT_THE_START), ("game", IN_A_GAME)):
        for kind in kinds[::every]:
            file = _new_place(folder) / NAME
            fill(file, 3, random.Random(3))
            before = readable(file, folder / "copy")
            toll.tries += 1
            what = f"{kind} from the {when} on"
            seen = _run(toll, what, "endure", str(file), kind, when, str(plies))
            _check(toll, what, file, before, seen)
    return toll


def two_windows(tries: int, plies: int, folder: Path) -> Toll:
    """Two windows go on with the same game of the same file at the same time."""
    toll = Toll("two windows", tries)
    for attempt in range(tries):
        file = _new_place(folder) / NAME
        fill(file, 1, random.Random(attempt))
        arguments = ("play_beside_another", str(file))
        with (
            in_a_window(MODULE, *arguments, f"{2 * attempt}", str(plies)) as one,
            in_a_window(MODULE, *arguments, f"{2 * attempt + 1}", str(plies)) as other,
        ):
            for window in (one, other):
                window.stdout.readline()
            for window in (one, other):
                with suppress(BrokenPipeError):  # it has ended; it is asked why below
                    window.stdin.write("go\n")
                    window.stdin.flush()
            for window in (one, other):
                seen = _seen(toll, f"two windows {attempt}", window)
                _check(toll, f"two windows {attempt}", file, set(), seen)
    return toll


def failing_agents(tries: int, plies: int, folder: Path) -> Toll:
    """Agents raise, play nonsense, say nothing or never come back."""
    toll = Toll("agents fail")
    for attempt in range(tries):
        file = _new_place(folder) / NAME
        seen = _run(toll, "agents", "play_with_failing_agents", str(file), f"{attempt}", f"{plies}")
        toll.tries += seen.get("failures", 0)
        _check(toll, f"agents {attempt}", file, set(), seen)
    return toll


def hostile_imports(folder: Path) -> Toll:
    """Somebody pastes what is no game."""
    toll = Toll("hostile imports", len(TEXTS))
    file = _new_place(folder) / NAME
    fill(file, 3, random.Random(3))
    before = readable(file, folder / "copy")
    seen = _run(toll, "imports", "import_hostile_texts", str(file))
    _check(toll, "imports", file, before, seen)
    return toll


def _run(toll: Toll, what: str, *arguments: str) -> dict:
    with in_a_window(MODULE, *arguments) as window:
        return _seen(toll, what, window)


def _seen(toll: Toll, what: str, window: subprocess.Popen) -> dict:
    """What a window told at its end; one that never came to an end hung."""
    try:
        out, said = window.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        toll.hang(f"{what}: it never ended")
        return {}
    said = without_chatter(said)
    toll.hear(said, what)
    if window.returncode != 0:
        toll.hang(f"{what}: it ended with {window.returncode}: {said[-500:]}")
        return {}
    return json.loads(out.splitlines()[-1])


def _check(toll: Toll, what: str, file: Path, before: set[str], seen: dict) -> None:
    """Whether all games are there that were there before or were played."""
    toll.wait(seen.get("worst", 0.0), what)
    after = readable(file, file.parent / "copy")
    missing = {game for game in before if not _is_kept(game, after)}
    missing |= {game for game in seen.get("games", ()) if not _is_kept(game, after)}
    toll.lose(len(missing), what)


def _new_place(folder: Path) -> Path:
    number = len(list(folder.glob("place-*")))
    place = folder / f"place-{number}"
    place.mkdir()
    return place
