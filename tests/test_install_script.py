"""How packages get in: from the lock file where it fits, and never one that is not what it says."""

import importlib.util
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "install.py"
KNOWN = [(3, 11), (3, 12), (3, 13), (3, 14)]
NO_WHEEL = "ERROR: No matching distribution found for pyside6-essentials==6.11.2\n"
TAMPERED = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n"
OFFLINE = "WARNING: Retrying (Retry(total=0)) after connection broken\n" + NO_WHEEL


@pytest.fixture
def install():
    spec = importlib.util.spec_from_file_location("install", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def asked(install, monkeypatch):
    """What pip was asked for; it refuses whatever ``refusals`` holds a part of."""
    calls, refusals = [], {}

    def pip(*arguments):
        calls.append(" ".join(arguments))
        said = next((words for part, words in refusals.items() if part in calls[-1]), None)
        return said is None, said or ""

    monkeypatch.setattr(install, "pip", pip)
    monkeypatch.setattr(install, "other_python", lambda *_: None)
    monkeypatch.setattr(install.sys, "argv", ["install.py", "desktop"])
    return calls, refusals


def test_the_locked_packages_come_first_and_then_the_project_alone(install, asked):
    calls, _ = asked

    assert install.main() == 0
    assert calls == [
        "--require-hashes --requirement locks/build.txt",
        "--no-build-isolation --require-hashes --requirement locks/desktop.txt",
        "--no-build-isolation --no-deps --editable .",
    ]


def test_a_computer_that_a_locked_package_has_no_file_for_gets_the_ranges(install, asked, capsys):
    calls, refusals = asked
    refusals["desktop.txt"] = NO_WHEEL

    assert install.main() == 0
    assert calls[-1] == "--editable .[desktop]"
    assert "no file for this computer" in capsys.readouterr().out


@pytest.mark.parametrize("said", [TAMPERED, TAMPERED + NO_WHEEL, OFFLINE, "ERROR: no room\n"])
def test_any_other_trouble_ends_it_and_opens_no_way_around_the_hashes(install, asked, said):
    calls, refusals = asked
    refusals["desktop.txt"] = said

    assert install.main() == 1
    assert len(calls) == 2


def test_a_python_the_files_were_not_made_for_gets_the_ranges(install, asked, monkeypatch, capsys):
    calls, _ = asked
    monkeypatch.setattr(install, "other_python", lambda *_: "This is Snake 9.")

    assert install.main() == 0
    assert calls == ["--editable .[desktop]"]
    assert "This is Snake 9." in capsys.readouterr().out


@pytest.mark.parametrize("version", KNOWN)
def test_every_python_of_the_project_gets_the_locked_packages(install, version):
    assert install.pythons() == KNOWN
    assert install.other_python("CPython", version, KNOWN) is None


@pytest.mark.parametrize(("name", "version"), [("CPython", (3, 15)), ("PyPy", (3, 11))])
def test_another_python_is_told_what_the_files_are_for(install, name, version):
    words = install.other_python(name, version, KNOWN)

    assert "CPython 3.11 to 3.14" in words
    assert f"{name} {version[0]}.{version[1]}" in words


def test_what_pip_says_is_seen_and_known(install, monkeypatch, capsys):
    words = "import sys; print('ERROR: no room', file=sys.stderr); sys.exit(1)"
    monkeypatch.setattr(install, "PIP", (sys.executable, "-c", words))

    assert install.pip() == (False, "ERROR: no room\n")
    assert capsys.readouterr().err == "ERROR: no room\n"
