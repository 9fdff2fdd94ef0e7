"""Starts a scenario of the driver in a process of its own, since each takes a Toga backend.

    python -m tests.gui.scenario play "MiniMax Boat"
    python -m tests.gui.scenario screenshots <folder> en

Windows are drawn offscreen unless QT_QPA_PLATFORM says otherwise; saved games go to a folder that
is thrown away.
"""

import json
import os
import subprocess
import sys
import tempfile
import time


def drive(name, *arguments):
    """What the scenario printed."""
    command = [sys.executable, "-m", "tests.gui.driver", name, *arguments]
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as data:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "TOGA_BACKEND": "toga_qt",
            "XDG_DATA_HOME": data,
            "LANGUAGE": "en",
            "DRIVER_STARTED": str(time.monotonic()),
        }
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=300, check=False
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


if __name__ == "__main__":
    print(drive(*sys.argv[1:]))
