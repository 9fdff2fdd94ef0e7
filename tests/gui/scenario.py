"""Starts a scenario of the driver in a process of its own, since each takes a Toga backend."""

import json
import subprocess
import sys


def drive(name, *arguments):
    """What the scenario printed."""
    command = [sys.executable, "-m", "tests.gui.driver", name, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
