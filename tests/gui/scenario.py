"""Starts a scenario of the driver in a process of its own, since each takes a Toga backend.

    python -m tests.gui.scenario play "MiniMax Boat"
    python -m tests.gui.scenario screenshots <folder> en

Windows are drawn offscreen with the tests' own fonts; saved games go to a folder that is thrown
away.
"""

import json
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager

from tests.gui.surroundings import window_environment

PATIENCE = 600
"""Seconds that a scenario may take, on a busy machine too."""


def drive(name, *arguments, font="Roboto", driver="driver", seconds=PATIENCE):
    """What the scenario printed."""
    with in_a_window(f"tests.gui.{driver}", name, *arguments, font=font) as process:
        told, said = process.communicate(timeout=seconds)
    assert process.returncode == 0, without_chatter(said)
    return json.loads(told.splitlines()[-1])


@contextmanager
def in_a_window(module, *arguments, font="Roboto"):
    """The process of a module that opens a window, with a home of its own; it ends here."""
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as folder:
        environment = window_environment(folder, font=font, DRIVER_STARTED=str(time.monotonic()))
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


def without_chatter(said):
    """What a process said, less what Qt says of its own offscreen window all the time."""
    lines = said.splitlines(keepends=True)
    return "".join(line for line in lines if "propagateSizeHints" not in line)


if __name__ == "__main__":
    print(drive(*sys.argv[1:]))
