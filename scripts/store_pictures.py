"""Takes the screenshots for shops: the real app in a real window, drawn offscreen.

    python scripts/store_pictures.py [<language> ...]

Every language gets the same scenes (`store_scenes.py`) on a phone and on two tablets, all in 16:9
or 9:16, which is what shops ask for. The pictures of an earlier run go; saved games go to a folder
that is thrown away.
"""

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the pictures are taken where the tests of the window run

from tests.gui.surroundings import window_environment  # noqa: E402

SCENES = Path(__file__).with_name("store_scenes.py")
STORE = ROOT / "fastlane" / "metadata" / "android"
LANGUAGES = {"en-US": "en", "el-GR": "el"}
"""The shops' name of a language, and the app's."""


@dataclass(frozen=True, slots=True)
class Device:
    """A window in CSS pixels, and how many pixels of the screen make one of them."""

    width: int
    height: int
    scale: int

    @property
    def pixels(self) -> tuple[int, int]:
        """The size of a picture."""
        return self.width * self.scale, self.height * self.scale


DEVICES = {
    "phoneScreenshots": Device(360, 640, scale=3),
    "sevenInchScreenshots": Device(540, 960, scale=2),
    "tenInchScreenshots": Device(1280, 720, scale=2),
}
"""By the name of the folder that fastlane and F-Droid look into."""


def main() -> int:
    """Take the pictures of the languages that are named, or of all."""
    chosen = sys.argv[1:] or list(LANGUAGES)
    unknown = [language for language in chosen if language not in LANGUAGES]
    if unknown:
        print(f"Expected some of {', '.join(LANGUAGES)}, got {', '.join(unknown)}.")
        return 1
    for language in chosen:
        for folder in DEVICES:
            taken = take(language, folder, STORE)
            size = sum(file.stat().st_size for file in taken)
            print(f"{language}, {folder}: {len(taken)} pictures, {size // 1024} KiB")
    return 0


def take(language: str, folder: str, store: Path) -> list[Path]:
    """One language on one device; the old pictures stay if the app fails or does not fit."""
    device = DEVICES[folder]
    kept = store / language / "images" / folder
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as data:
        shots = Path(data) / "shots"
        shots.mkdir()
        environment = window_environment(
            data, QT_SCALE_FACTOR=str(device.scale), DRIVER_STARTED=str(time.monotonic())
        )
        size = [str(device.width), str(device.height)]
        command = [sys.executable, str(SCENES), "store", LANGUAGES[language], *size, str(shots)]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=120, check=False
        )
        if done.returncode != 0:
            raise SystemExit(f"{language}, {folder}: the app failed.\n{done.stderr}")
        pictures = {shot.name: _without_alpha(shot) for shot in sorted(shots.iterdir())}
    for name, picture in pictures.items():
        if picture.size != device.pixels:
            raise SystemExit(
                f"{language}, {folder}: expected {name} to have {device.pixels} pixels, got "
                f"{picture.size}. Does the screen fit into {device.width} x {device.height}?"
            )
    kept.mkdir(parents=True, exist_ok=True)
    for old in kept.glob("*.png"):
        old.unlink()
    for name, picture in pictures.items():
        picture.save(kept / name, optimize=True)
    return [kept / name for name in pictures]


def _without_alpha(file: Path) -> Image.Image:
    """Shops refuse pictures that could be transparent."""
    with Image.open(file) as picture:
        return picture.convert("RGB")


if __name__ == "__main__":
    sys.exit(main())
