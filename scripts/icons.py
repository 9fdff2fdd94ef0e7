"""Makes every icon and the splash from one drawing, ``resources/icon/icon.svg``.

Briefcase copies icons and never scales them, so each size that a platform asks for is a file. Shops
get an icon too, and the feature graphic for the top of the app's page, from ``feature.svg`` there.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[1]
DRAWING = ROOT / "resources" / "icon" / "icon.svg"
FEATURE = DRAWING.with_name("feature.svg")
BRIEFCASE = Path("resources/icon/rltankattack")
"""Where Briefcase looks: it puts variant, size and ending behind this name."""
TOGA = Path("src/rltankattack/resources/rltankattack.png")
"""What Toga shows on the window and in the app itself."""
STORE = Path("fastlane/metadata/android")
"""What shops show, a folder for each language; neither picture holds words to translate."""
LANGUAGES = ("en-US", "el-GR")

WHOLE = QRectF(0, 0, 96, 96)
MIDDLE = QRectF(16, 16, 64, 64)
"""What is left of the whole drawing when a launcher cuts its shape out of an adaptive icon."""
FINE_FROM = 48
"""The smallest picture, in pixels, that has room for the fine strokes."""

ANDROID = (48, 72, 96, 144, 192)
ADAPTIVE = (108, 162, 216, 324, 432)
SPLASH = (320, 480, 640, 960, 1280)
LINUX = (16, 32, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = (32, 64, 128, 256, 512, 1024)
WINDOW = 256
SHOP = 512
FEATURE_SIZE = (1024, 500)


@dataclass(frozen=True, slots=True)
class Cut:
    """A shape cut out of the drawing; margin and corner are shares of the picture's side."""

    part: QRectF
    corner: float
    margin: float = 0.0


BLEED = Cut(WHOLE, corner=0)
CIRCLE = Cut(MIDDLE, corner=0.5)
TILE = Cut(MIDDLE, corner=0.2)
SQUARE = Cut(MIDDLE, corner=0)
"""Shops round the corners themselves."""
MAC_TILE = Cut(MIDDLE, corner=0.18, margin=100 / 1024)
BADGE = Cut(MIDDLE, corner=0.3, margin=0.2)
"""The splash: Android shows it in the middle of the screen, almost as wide as a phone."""


def pictures() -> Iterator[tuple[Path, int, Cut]]:
    """The name, size and shape of every PNG."""
    shapes = [
        ("-round", ANDROID, CIRCLE),
        ("-square", ANDROID, TILE),
        ("-square", SPLASH, BADGE),
        ("-adaptive", ADAPTIVE, BLEED),
        ("", LINUX, TILE),
    ]
    for variant, sizes, cut in shapes:
        for size in sizes:
            yield BRIEFCASE.with_name(f"{BRIEFCASE.name}{variant}-{size}.png"), size, cut
    yield TOGA, WINDOW, TILE
    for name in in_store("icon.png"):
        yield name, SHOP, SQUARE


def collections() -> Iterator[tuple[Path, tuple[int, ...], Cut]]:
    """The name, sizes and shape of the files that hold several pictures."""
    yield BRIEFCASE.with_suffix(".ico"), WINDOWS, TILE
    yield BRIEFCASE.with_suffix(".icns"), MACOS, MAC_TILE


def features() -> Iterator[Path]:
    """The name of every feature graphic."""
    yield from in_store("featureGraphic.png")


def in_store(name: str) -> Iterator[Path]:
    """A picture of each language in the layout that fastlane and F-Droid read."""
    for language in LANGUAGES:
        yield STORE / language / "images" / name


def draw(size: int, cut: Cut) -> Image.Image:
    """The drawing in one size and shape."""
    margin = cut.margin * size
    inner = QRectF(margin, margin, size - 2 * margin, size - 2 * margin)
    drawing = _blank(size, size)
    renderer = QSvgRenderer(_svg(fine=inner.width() >= FINE_FROM))
    renderer.setViewBox(cut.part)
    with QPainter(drawing) as painter:
        renderer.render(painter, inner)

    shaped = _blank(size, size)
    with QPainter(shaped) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(drawing))
        painter.drawRoundedRect(inner, cut.corner * size, cut.corner * size)
    return _image(shaped)


def draw_feature() -> Image.Image:
    """The feature graphic, which must not be able to be transparent."""
    drawing = _blank(*FEATURE_SIZE)
    with QPainter(drawing) as painter:
        QSvgRenderer(str(FEATURE)).render(painter)
    return _image(drawing).convert("RGB")


def make(root: Path) -> list[Path]:
    """Write every file under the root."""
    written = []
    for name, size, cut in pictures():
        file = _place(root / name)
        draw(size, cut).save(file, optimize=True)
        written.append(file)
    for name, sizes, cut in collections():
        file = _place(root / name)
        *smaller, largest = (draw(size, cut) for size in sizes)
        squares = [(size, size) for size in sizes]
        largest.save(file, append_images=smaller, sizes=squares)
        written.append(file)
    for name in features():
        file = _place(root / name)
        draw_feature().save(file, optimize=True)
        written.append(file)
    return written


def _svg(fine: bool) -> QByteArray:
    """The drawing's text, with or without the fine strokes."""
    svg = ElementTree.parse(DRAWING).getroot()
    if not fine:
        svg.remove(next(group for group in svg if group.get("id") == "fine"))
    return QByteArray(ElementTree.tostring(svg))


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _image(drawn: QImage) -> Image.Image:
    drawn.convertTo(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (drawn.width(), drawn.height()), bytes(drawn.constBits()))


def _place(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def main() -> int:
    """Make the icons anew and say how many there are."""
    written = make(ROOT)
    size = sum(file.stat().st_size for file in written)
    drawings = DRAWING.parent.relative_to(ROOT)
    print(f"{len(written)} files, {size // 1024} KiB, from the drawings in {drawings}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
