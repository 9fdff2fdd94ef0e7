import importlib.util
from pathlib import Path

import pytest
from PIL import Image, ImageChops

pytest.importorskip("PySide6.QtSvg", reason="the icons are drawn with Qt")

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "icons.py"
TOLERANCE = 8
"""How much a channel of a pixel may differ between two versions of Qt."""
SAFE = 33 / 108
"""The radius of the circle that every launcher shows of an adaptive icon, in shares of its side."""


@pytest.fixture(scope="module")
def icons():
    spec = importlib.util.spec_from_file_location("icons", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def opened(name):
    with Image.open(ROOT / name) as picture:
        return picture.convert("RGBA")


def in_shape(icons, *cuts):
    """The pictures that are cut in one of the shapes, with their names and sizes."""
    return [(name, size, opened(name)) for name, size, cut in icons.pictures() if cut in cuts]


def alpha(picture, *box):
    """The least and the greatest opacity, in the whole picture or in a box of it."""
    return picture.crop(box or (0, 0, *picture.size)).getchannel("A").getextrema()


def assert_alike(made, kept, name):
    assert made.size == kept.size, name
    worst = max(high for _, high in ImageChops.difference(made, kept).getextrema())
    assert worst <= TOLERANCE, f"{name} is not what the drawing shows: run `make icons`"


def test_each_icon_is_there_and_no_other(icons):
    files = [name for name, *_ in [*icons.pictures(), *icons.collections()]]
    files += icons.features()
    kept = [
        *(ROOT / "resources" / "icon").iterdir(),
        *(ROOT / "src" / "rltankattack" / "resources").glob("*.png"),
        *(ROOT / icons.STORE).glob("*/images/*.png"),
    ]

    assert len(files) == len(set(files))
    assert {ROOT / name for name in files} | {icons.DRAWING, icons.FEATURE} == set(kept)


def test_briefcase_looks_where_the_icons_are(icons):
    assert f'icon = "{icons.BRIEFCASE.as_posix()}"' in (ROOT / "pyproject.toml").read_text()


def test_each_icon_has_the_size_in_its_name(icons):
    nameless = {icons.TOGA, *icons.in_store("icon.png")}
    for name, size, _ in icons.pictures():
        assert opened(name).size == (size, size), name
        assert name in nameless or name.stem.endswith(f"-{size}")


def test_round_icons_are_transparent_in_the_corners_and_opaque_inside(icons):
    for name, size, picture in in_shape(icons, icons.CIRCLE):
        inset = size // 6
        assert alpha(picture, inset, inset, size - inset, size - inset) == (255, 255), name
        for x in (0, size - 1):
            for y in (0, size - 1):
                assert picture.getpixel((x, y))[3] == 0, name


def test_square_icons_are_transparent_only_in_the_rounded_corners(icons):
    for name, size, picture in in_shape(icons, icons.TILE):
        corner = round(icons.TILE.corner * size) + 1
        assert alpha(picture, corner, 0, size - corner, size) == (255, 255), name
        assert alpha(picture, 0, corner, size, size - corner) == (255, 255), name
        for x in (0, size - 1):
            for y in (0, size - 1):
                assert picture.getpixel((x, y))[3] < 128, name


def test_adaptive_icons_and_those_for_shops_are_opaque_everywhere(icons):
    for name, _, picture in in_shape(icons, icons.BLEED, icons.SQUARE):
        assert alpha(picture) == (255, 255), name


def test_sun_and_boat_keep_to_the_safe_zone_of_an_adaptive_icon(icons):
    for name, size, picture in in_shape(icons, icons.BLEED):
        middle, radius = (size - 1) / 2, SAFE * size
        warm = [
            (x - middle) ** 2 + (y - middle) ** 2
            for y in range(size)
            for x in range(size)
            for red, _, blue, _ in [picture.getpixel((x, y))]
            if red > blue
        ]
        assert warm, name
        assert max(warm) <= radius**2, name


def test_the_splash_leaves_the_screen_around_it_free(icons):
    for name, size, picture in in_shape(icons, icons.BADGE):
        margin = round(icons.BADGE.margin * size)
        assert picture.getbbox() == (margin, margin, size - margin, size - margin), name
        assert picture.getpixel((size // 2, size // 2))[3] == 255, name


def test_windows_finds_each_size_in_one_file(icons):
    with Image.open(ROOT / icons.BRIEFCASE.with_suffix(".ico")) as file:
        assert sorted(file.ico.sizes()) == [(size, size) for size in icons.WINDOWS]
        for size in icons.WINDOWS:
            frame = file.ico.getimage((size, size)).convert("RGBA")
            assert_alike(icons.draw(size, icons.TILE), frame, f"{size} in .ico")


def test_macos_finds_each_size_in_one_file(icons):
    with Image.open(ROOT / icons.BRIEFCASE.with_suffix(".icns")) as file:
        held = file.icns.itersizes()
        assert {width * scale for width, _, scale in held} == set(icons.MACOS)
        for width, height, scale in held:
            frame = file.icns.getimage((width, height, scale)).convert("RGBA")
            made = icons.draw(width * scale, icons.MAC_TILE)
            assert_alike(made, frame, f"{width}@{scale} in .icns")


def test_the_icons_show_the_drawing_as_it_is_now(icons):
    for name, size, cut in icons.pictures():
        assert_alike(icons.draw(size, cut), opened(name), name)


def test_the_feature_graphics_show_their_drawing_as_it_is_now(icons):
    for name in icons.features():
        assert_alike(icons.draw_feature().convert("RGBA"), opened(name), name)


def test_the_feature_graphic_is_drawn_from_edge_to_edge(icons):
    picture = icons.draw_feature()
    black = (0, 0, 0)  # what nothing becomes without an alpha channel

    assert picture.mode == "RGB"
    assert black not in {colour for _, colour in picture.getcolors(1024 * 500)}


def test_the_same_drawing_makes_the_same_bytes(icons, tmp_path):
    first, second = (icons.make(tmp_path / turn) for turn in ("first", "second"))

    for one, other in zip(first, second, strict=True):
        assert one.read_bytes() == other.read_bytes(), one.name


def test_fine_strokes_are_left_out_where_they_would_blur(icons):
    white = (255, 255, 255, 255)
    large, small = (icons.draw(size, icons.TILE) for size in (icons.FINE_FROM, 32))

    assert white in {colour for _, colour in large.getcolors(48 * 48)}
    assert white not in {colour for _, colour in small.getcolors(32 * 32)}
