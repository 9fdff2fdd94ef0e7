"""``briefcase dev --test`` in a real window drawn offscreen."""

import os
import subprocess
import sys


def test_the_suite_runs_in_a_window_and_tells_its_result():
    command = [sys.executable, "-m", "tests.rltankattack", "-k", "smoke"]
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "TOGA_BACKEND": "toga_qt"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout
    assert done.stdout.splitlines()[-1] == ">>>>>>>>>> EXIT 0 <<<<<<<<<<"
