"""The command ``rltankattack``, and what each way to install the package brings along."""

import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rltankattack import __main__ as start

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BACKENDS = {"linux": "toga-qt", "darwin": "toga-cocoa", "win32": "toga-winforms"}


def test_without_toga_the_command_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)

    with pytest.raises(SystemExit, match=r'pip install "rltankattack\[desktop\]"'):
        start.open_app()


def test_the_command_is_that_function():
    assert PROJECT["gui-scripts"] == {"rltankattack": "rltankattack.__main__:open_app"}


@pytest.mark.parametrize("platform", BACKENDS)
def test_a_desktop_gets_its_own_backend_and_nothing_of_developers(platform):
    wanted = [Requirement(text) for text in PROJECT["optional-dependencies"]["desktop"]]
    here = [each.name for each in wanted if each.marker.evaluate({"sys_platform": platform})]

    assert here == [BACKENDS[platform]]


def test_the_engine_needs_no_other_package():
    looked_for = "import sys, rltankattack.engine.games; print('toga' in sys.modules)"
    command = [sys.executable, "-c", looked_for]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert PROJECT["dependencies"] == []
    assert done.stdout.strip() == "False"
