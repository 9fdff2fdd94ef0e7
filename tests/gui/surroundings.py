"""What a window of the tests finds around it: always the same, whatever the machine has.

A fontconfig file knows one font and nothing else; home folder, locale, time zone and Qt's settings
are the tests' own. Only what a process needs to start at all is taken over.
"""

import importlib.util
import os
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[2]
SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800))
"""A phone and a tablet, upright and turned."""
TAKEN_OVER = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "VIRTUAL_ENV")

FONTS = {
    "Roboto": ("font_roboto", "files/Roboto-Regular.ttf", "files/Roboto-Bold.ttf"),
    "Source Sans Pro": (
        "font_source_sans_pro",
        "files/SourceSansPro-Regular.ttf",
        "files/SourceSansPro-Bold.ttf",
    ),
    "DejaVu Sans": (
        "matplotlib",
        "mpl-data/fonts/ttf/DejaVuSans.ttf",
        "mpl-data/fonts/ttf/DejaVuSans-Bold.ttf",
    ),
}
"""A package and its files: Android's own letters, slim ones, and about the widest in use."""

FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def window_environment(folder, *, font="Roboto", backend="toga_qt", **more):
    """The environment of a process that draws its window offscreen and writes into a folder."""
    home = Path(folder)
    kept = {name: os.environ[name] for name in TAKEN_OVER if name in os.environ}
    return kept | {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
        "TZ": "UTC",
        "FONTCONFIG_FILE": str(fontconfig_file(home, font)),
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "TOGA_BACKEND": backend,
        **more,
    }


def fontconfig_file(folder, font):
    """A file for fontconfig that knows this font alone."""
    fonts = folder / "fonts"
    fonts.mkdir(parents=True)
    for file in font_files(font):
        (fonts / file.name).symlink_to(file)
    config = folder / "fonts.conf"
    text = FONTCONFIG.format(fonts=escape(str(fonts)), cache=escape(str(folder / "cache")))
    config.write_text(text, encoding="utf-8")
    return config


def font_files(font):
    """The files of a font; its package is found without being imported."""
    package, *names = FONTS[font]
    inside = Path(importlib.util.find_spec(package).origin).parent
    return [inside / name for name in names]
