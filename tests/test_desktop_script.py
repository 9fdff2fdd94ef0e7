import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "desktop.py"


@pytest.fixture
def desktop():
    spec = importlib.util.spec_from_file_location("desktop", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LDD = """
	libQt6Gui.so.6 => /somewhere/libQt6Gui.so.6 (0x0)
	libGL.so.1 => not found
	libxcb-icccm.so.4 => not found
	libGL.so.1 => not found
"""


def test_missing_libraries_are_named_once(desktop):
    assert desktop.missing_in(LDD) == ["libGL.so.1", "libxcb-icccm.so.4"]


def test_their_packages_are_installed_when_root_cannot_be_asked(desktop, monkeypatch, capsys):
    commands = []
    monkeypatch.setattr(desktop.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(desktop.os, "geteuid", lambda: 0)
    monkeypatch.setattr(desktop.sys.stdin, "isatty", lambda: False)
    monkeypatch.setattr(desktop, "missing_libraries", list)

    class Done:
        returncode = 0

    monkeypatch.setattr(desktop.subprocess, "run", lambda c, **_: commands.append(c) or Done)

    assert desktop.install(["libGL.so.1", "libEGL.so.1"])
    assert commands == [
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "libegl1", "libgl1"],
    ]
    assert "libGL.so.1" in capsys.readouterr().out


def test_nobody_s_system_is_changed_without_a_yes(desktop, monkeypatch, capsys):
    monkeypatch.setattr(desktop.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(desktop.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(desktop.sys.stdin, "isatty", lambda: False)

    assert not desktop.install(["libGL.so.1"])
    assert "sudo apt-get install --yes libgl1" in capsys.readouterr().out


def test_an_unknown_library_is_left_to_the_person(desktop, capsys):
    assert not desktop.install(["libstrange.so.7"])
    assert "libstrange.so.7" in capsys.readouterr().out


@pytest.mark.parametrize(("display", "code"), [("", 1), (":7", 0)])
def test_without_a_display_nothing_is_installed_or_opened(
    desktop, monkeypatch, capsys, display, code
):
    opened = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    monkeypatch.setattr(desktop.sys, "argv", ["desktop.py", "play"])
    monkeypatch.setattr(desktop, "missing_libraries", lambda: ["libGL.so.1"])
    monkeypatch.setattr(desktop, "install", lambda missing: opened.append(missing) or True)
    monkeypatch.setattr(desktop.os, "execv", lambda *command: opened.append(command))

    assert desktop.main() == code
    assert bool(opened) == (code == 0)
    assert ("no display" in capsys.readouterr().out) == (code == 1)
