"""What a device would be asked to run."""

import subprocess
import sys
from pathlib import Path

from tests.effort import effort

from .counts import counts
from .test_drawing import ANIMATING

ROOT = Path(__file__).parents[2]


def test_the_suite_for_a_device_runs_and_tells_its_result():
    command = [sys.executable, "-m", "tests.android.suite", "-k", "smoke"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )

    assert "4 passed" in done.stdout, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == ">>>>>>>>>> EXIT 0 <<<<<<<<<<"


def test_every_screen_s_frames_are_counted_and_cheap(make_phone):
    for screen, to_open, frame in counts(make_phone(), plies=effort(3, long=12)):
        assert to_open > 0, screen
        assert frame <= ANIMATING, screen
