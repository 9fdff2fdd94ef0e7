"""Starts the app on a desktop (``play``), or only sees to what its window needs (``libraries``).

PySide6 brings Qt but not the system's own libraries, and Qt's message about a missing one is hard
to read: on Linux this says which libraries are missing and installs their Debian or Ubuntu packages
after a yes.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}


def main() -> int:
    """See to the libraries and, to play, to the display; then the app takes this process over."""
    play = sys.argv[1:] == ["play"]
    if sys.platform == "linux":
        if play and not has_display():
            print("There is no display to open a window on (neither X11 nor Wayland).")
            print("Run this in a desktop session, or under Xvfb: xvfb-run make play")
            return 1
        missing = missing_libraries()
        if missing and not install(missing):
            return 1
    if play:
        os.execv(sys.executable, [sys.executable, "-m", "rltankattack"])
    return 0


def missing_libraries() -> list[str]:
    """The shared libraries that Qt asks for and the system does not have."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None or shutil.which("ldd") is None:
        return []
    qt = Path(spec.origin).parent
    offscreen = os.environ.get("QT_QPA_PLATFORM") == "offscreen"
    plugin = "libqoffscreen.so" if offscreen else "libqxcb.so"
    files = [*qt.glob("QtWidgets*.so"), qt / "Qt" / "plugins" / "platforms" / plugin]
    return missing_in("".join(_ldd(file) for file in files if file.exists()))


def missing_in(report: str) -> list[str]:
    """The names that ldd could not find."""
    lines = [line.split() for line in report.splitlines() if "not found" in line]
    return sorted({words[0] for words in lines})


def install(missing: list[str]) -> bool:
    """Say what is missing and install it, if that is possible and wanted."""
    packages = sorted({PACKAGES[name] for name in missing if name in PACKAGES})
    unknown = [name for name in missing if name not in PACKAGES]
    print(f"Qt needs shared libraries that this system lacks: {', '.join(missing)}.")
    if unknown or shutil.which("apt-get") is None:
        print("Please install them with your system's package manager, then start again.")
        return False
    is_root = os.geteuid() == 0
    command = [*([] if is_root else ["sudo"]), "apt-get", "install", "--yes", *packages]
    if not may_install(command, is_root):
        print(f"To install them yourself: {' '.join(command)}")
        return False
    update = [*command[: command.index("apt-get") + 1], "update"]
    done = subprocess.run(update, check=False).returncode == 0
    return done and subprocess.run(command, check=False).returncode == 0 and not missing_libraries()


def may_install(command: list[str], is_root: bool) -> bool:
    """Ask; where nobody can answer, only root goes on."""
    if not sys.stdin.isatty():
        return is_root
    return input(f"Run '{' '.join(command)}' now? [y/N] ").strip().lower() in ("y", "yes")


def has_display() -> bool:
    """Whether a window can be shown."""
    return any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _ldd(file: Path) -> str:
    return subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout


if __name__ == "__main__":
    sys.exit(main())
