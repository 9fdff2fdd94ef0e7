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

from tests.gui.surroundings import window_environment


def drive(name, *arguments, font="Roboto"):
    """What the scenario printed."""
    command = [sys.executable, "-m", "tests.gui.driver", name, *arguments]
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as folder:
        environment = window_environment(folder, font=font, DRIVER_STARTED=str(time.monotonic()))
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
    assert done.returncode == 0, without_chatter(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


def without_chatter(said):
    """What a process said, less what Qt says of its own offscreen window all the time."""
    lines = said.splitlines(keepends=True)
    return "".join(line for line in lines if "propagateSizeHints" not in line)


if __name__ == "__main__":
    print(drive(*sys.argv[1:]))
