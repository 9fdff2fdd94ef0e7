"""``briefcase dev --test`` in a real window drawn offscreen."""

import subprocess
import sys

from tests.gui.surroundings import window_environment


def run_suite(tmp_path, *arguments):
    """Run it as Briefcase does: by its name, and from a folder that is not the project's."""
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    command = [sys.executable, "-m", "tests.rltankattack", *arguments]
    environment = window_environment(tmp_path / "home")
    done = subprocess.run(
        command,
        cwd=elsewhere,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_suite_runs_in_a_window_and_tells_its_result(tmp_path):
    code, said, complained = run_suite(tmp_path, "-k", "smoke")

    assert code == 0, said + complained
    assert "4 passed" in said
    assert said.splitlines()[-1] == ">>>>>>>>>> EXIT 0 <<<<<<<<<<"


def test_the_suite_leaves_out_what_a_device_lacks_wherever_it_is_started(tmp_path):
    code, said, complained = run_suite(tmp_path, "--collect-only")

    assert code == 0, said + complained
    assert "test_contract.py" in said
    assert "test_killed.py" not in said
    assert "test_openspiel.py" not in said
