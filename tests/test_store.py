"""What shops for apps show: texts and pictures in the layout that fastlane and F-Droid read."""

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from rltankattack.engine.games import GAMES

ROOT = Path(__file__).parents[1]
STORE = ROOT / "fastlane" / "metadata" / "android"
ENGLISH, GREEK = "en-US", "el-GR"
LANGUAGES = (ENGLISH, GREEK)
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

LIMITS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
CHANGELOG_LIMIT = 500
"""In characters, the line break at the end among them."""
SHOP_FILES = re.compile(
    r"(title|short_description|full_description)\.txt"
    r"|changelogs/\d+\.txt"
    r"|images/(icon|featureGraphic)\.png"
    r"|images/(phone|sevenInch|tenInch)Screenshots/\d-[a-z]+\.png"
)
"""A file with another name is passed over in silence."""
MEBIBYTE = 1024 * 1024


def loaded(script):
    spec = importlib.util.spec_from_file_location(script, ROOT / "scripts" / f"{script}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PICTURES = loaded("store_pictures")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EACH_DEVICE = pytest.mark.parametrize("folder", PICTURES.DEVICES)


def files(language):
    """The names of all files of a language."""
    folder = STORE / language
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}


def texts(language):
    """Every text of a language by its name."""
    names = (name for name in files(language) if name.endswith(".txt"))
    return {name: (STORE / language / name).read_text(encoding="utf-8") for name in names}


def screenshots(language, folder):
    return sorted((STORE / language / "images" / folder).glob("*"))


def letters(text):
    """How many letters of a text are Greek, and how many Latin."""
    greek = sum("\u0370" <= each <= "\u03ff" for each in text)
    return greek, sum(each.isascii() and each.isalpha() for each in text)


def test_there_is_a_folder_for_each_language_that_the_scripts_know():
    assert {each.name for each in STORE.iterdir()} == set(LANGUAGES)
    assert set(PICTURES.LANGUAGES) == set(LANGUAGES)


def test_every_language_has_the_same_files():
    assert files(ENGLISH) == files(GREEK)


@EACH_LANGUAGE
def test_shops_know_every_file(language):
    assert [name for name in files(language) if not SHOP_FILES.fullmatch(name)] == []


@EACH_LANGUAGE
@pytest.mark.parametrize("name", LIMITS)
def test_a_text_is_there_and_not_too_long(language, name):
    assert 1 < len(texts(language)[name]) <= LIMITS[name]


@EACH_LANGUAGE
def test_changelogs_are_not_too_long(language):
    logs = {name: text for name, text in texts(language).items() if "changelogs" in name}

    assert [name for name, text in logs.items() if not 1 < len(text) <= CHANGELOG_LIMIT] == []


@EACH_LANGUAGE
def test_this_version_has_a_changelog_and_it_is_the_newest(language):
    codes = [int(log.stem) for log in (STORE / language / "changelogs").iterdir()]

    assert max(codes) == loaded("check_android_project").version_code(VERSION)


@EACH_LANGUAGE
def test_no_text_has_spaces_that_nobody_sees(language):
    for name, text in texts(language).items():
        assert text.endswith("\n"), name
        assert text == text.strip() + "\n", name
        assert re.search(r"[^\S\n]\n|[^\S\n ]|  |\n\n\n|\r|\ufeff", text) is None, name


@EACH_LANGUAGE
def test_title_and_short_description_are_one_line(language):
    for name in ("title.txt", "short_description.txt"):
        assert texts(language)[name].count("\n") == 1, name


def test_each_language_is_written_in_its_own_letters():
    for name, text in texts(ENGLISH).items():
        assert letters(text)[0] == 0, name
    for name, text in texts(GREEK).items():
        greek, latin = letters(text)
        assert greek > 8 * latin or name == "title.txt", name


@EACH_LANGUAGE
def test_the_description_names_every_opponent(language):
    text = texts(language)["full_description.txt"]

    assert [kind.name for kind in GAMES[0].agents if kind.name not in text] == []


@EACH_LANGUAGE
def test_the_icon_is_a_square_without_holes(language):
    file = STORE / language / "images" / "icon.png"
    with Image.open(file) as icon:
        assert (icon.size, icon.mode) == ((512, 512), "RGBA")
        assert icon.getchannel("A").getextrema() == (255, 255)
    assert file.stat().st_size <= MEBIBYTE


@EACH_LANGUAGE
def test_the_feature_graphic_has_no_alpha(language):
    file = STORE / language / "images" / "featureGraphic.png"
    with Image.open(file) as graphic:
        assert (graphic.size, graphic.mode) == ((1024, 500), "RGB")
    assert file.stat().st_size <= MEBIBYTE


def test_every_device_has_a_shape_that_shops_take():
    for folder, device in PICTURES.DEVICES.items():
        short, long = sorted(device.pixels)
        assert short * 16 == long * 9, folder
        assert 1080 <= short < long <= 3840, folder


@EACH_LANGUAGE
@EACH_DEVICE
def test_screenshots_are_as_many_and_as_large_as_shops_take(language, folder):
    taken = screenshots(language, folder)

    assert 4 <= len(taken) <= 8
    for file in taken:
        with Image.open(file) as picture:
            assert picture.size == PICTURES.DEVICES[folder].pixels, file.name
            assert picture.mode == "RGB", file.name
        assert file.stat().st_size <= 8 * MEBIBYTE, file.name


@EACH_DEVICE
def test_no_screenshot_is_there_twice_or_in_the_wrong_language(folder):
    first = {}
    for file in (file for language in LANGUAGES for file in screenshots(language, folder)):
        same = first.setdefault(file.read_bytes(), file)
        assert file == same, f"{file.relative_to(STORE)} is {same.relative_to(STORE)}"


def test_the_script_refuses_a_language_that_is_none(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["store_pictures.py", ENGLISH, "el"])

    assert PICTURES.main() == 1
    assert "got el." in capsys.readouterr().out


def scene_of(width, height):
    """A stand-in for the app that takes one picture, which is transparent."""
    return (
        "import sys\nfrom PIL import Image\n"
        f"Image.new('RGBA', ({width}, {height})).save(f'{{sys.argv[-1]}}/1-new.png')\n"
    )


@pytest.fixture
def old_shot(tmp_path):
    """A screenshot of an earlier run."""
    shot = tmp_path / ENGLISH / "images" / "phoneScreenshots" / "1-old.png"
    shot.parent.mkdir(parents=True)
    shot.touch()
    return shot


def take_with(scenes, tmp_path, monkeypatch):
    """Take the English pictures of a phone with another script in the place of the app."""
    script = tmp_path / "scenes.py"
    script.write_text(scenes)
    monkeypatch.setattr(PICTURES, "SCENES", script)
    return PICTURES.take(ENGLISH, "phoneScreenshots", tmp_path)


def test_new_screenshots_take_the_place_of_the_old_ones(old_shot, tmp_path, monkeypatch):
    (taken,) = take_with(scene_of(1080, 1920), tmp_path, monkeypatch)

    assert list(old_shot.parent.iterdir()) == [taken] == [old_shot.with_name("1-new.png")]
    with Image.open(taken) as picture:
        assert picture.mode == "RGB"


@pytest.mark.parametrize(
    ("scenes", "complaint"),
    [
        ("raise RuntimeError('no window')", "no window"),
        (scene_of(1191, 1920), r"1-new\.png .* got \(1191, 1920\)"),
    ],
    ids=["fails", "does not fit"],
)
def test_the_old_screenshots_stay_when_the_app_fails_or_does_not_fit(
    scenes, complaint, old_shot, tmp_path, monkeypatch
):
    with pytest.raises(SystemExit, match=complaint):
        take_with(scenes, tmp_path, monkeypatch)

    assert list(old_shot.parent.iterdir()) == [old_shot]


@EACH_LANGUAGE
def test_the_script_takes_the_pictures_that_are_kept(language, tmp_path):
    pytest.importorskip("PySide6.QtWidgets", reason="the window is Qt's")
    taken = PICTURES.take(language, "phoneScreenshots", tmp_path)

    kept = screenshots(language, "phoneScreenshots")
    assert [file.name for file in taken] == [file.name for file in kept]
    for file in taken:
        with Image.open(file) as picture:
            assert picture.size == PICTURES.DEVICES["phoneScreenshots"].pixels
