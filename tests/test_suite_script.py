"""The script behind ``make test``: what it tells at the end, and what it makes of a failure."""

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def suite():
    spec = importlib.util.spec_from_file_location("suite", ROOT / "scripts" / "suite.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["suite"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    yield module
    del sys.modules["suite"]


@pytest.fixture
def project(suite, tmp_path, monkeypatch):
    """A project with two tests here and one of the Android kind, in a folder with a space."""
    root = tmp_path / "a project"
    (root / "tests" / "android").mkdir(parents=True)
    (root / "tests" / "test_here.py").write_text("def test_a(): pass\ndef test_b(): pass\n")
    (root / "tests" / "android" / "conftest.py").write_text(
        "import os\n"
        "if os.environ['TOGA_BACKEND'] != 'toga_android': collect_ignore_glob = ['test_*.py']\n"
    )
    (root / "tests" / "android" / "test_there.py").write_text("def test_c(): pass\n")
    monkeypatch.setattr(suite, "ROOT", root)
    monkeypatch.delenv("TEST_EFFORT", raising=False)  # this may itself be a part of the long run
    monkeypatch.setattr(sys, "argv", ["suite.py", "-p", "no:cacheprovider"])
    return root


def test_both_runs_count_and_the_slowest_are_told(suite, project, capfd):
    assert suite.main() == 0
    said = capfd.readouterr().out

    assert "2 passed" in said
    assert "1 passed" in said
    assert "The 3 slowest tests:" in said
    assert "3 tests in 0 min" in said


@pytest.mark.parametrize("failing", ["test_here.py", "android/test_there.py"])
def test_a_failure_in_either_run_fails_the_whole(suite, project, capfd, failing):
    (project / "tests" / failing).write_text("def test_d(): raise RuntimeError('sunk')\n")

    assert suite.main() == 1
    assert "RuntimeError: sunk" in capfd.readouterr().out


def test_what_a_person_has_set_for_something_else_changes_nothing(
    suite, project, monkeypatch, capfd
):
    monkeypatch.setenv("TOGA_BACKEND", "toga_gtk")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")

    assert suite.main() == 0


def test_the_long_run_makes_more_effort(suite, project, monkeypatch, capfd):
    (project / "tests" / "test_here.py").write_text(
        "import os\ndef test_a(): assert os.environ.get('TEST_EFFORT') == 'long'\n"
    )
    assert suite.main() == 1
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--long"])
    assert suite.main() == 0


def test_only_so_many_of_the_slowest_are_told_the_slowest_first(suite):
    timed = [suite.Timed(f"test_{n}", float(n)) for n in range(30)]
    lines = suite.summary(timed, 125.4).splitlines()

    assert lines[1:4] == ["The 10 slowest tests:", "   29.0 s  test_29", "   28.0 s  test_28"]
    assert len(lines) == 2 + 10 + 1
    assert lines[-1] == "30 tests in 2 min 5 s."
