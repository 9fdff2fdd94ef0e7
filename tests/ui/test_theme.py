"""What is read has contrast, and what differs in colour does so for every sight.

Contrast is that of WCAG 2.2 (1.4.3, 1.4.6 and 1.4.11). Distances are those of CIELAB (1976): about
2 is the least that anybody sees, 20 is seen at a glance. Boats and marks differ in shape as well,
and boats have letters: colour helps but is never the only sign.
"""

import math
import re
from dataclasses import fields, replace
from itertools import combinations

import pytest

from rltankattack.ui.theme import DARK, GRAPHICS, LIGHT, TEXT_PAIRS, Palette, theme_for

TEXT = {Palette.NORMAL: 4.5, Palette.SAFE: 4.5, Palette.CONTRAST: 7.0}
GRAPHIC = 3.0
BOATS_APART = {Palette.NORMAL: 20, Palette.SAFE: 40, Palette.CONTRAST: 25}
MARKS_APART = {Palette.NORMAL: 30, Palette.SAFE: 40, Palette.CONTRAST: 40}

SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each sight leaves of linear red, green and blue: Machado, Oliveira and Fernandes, 'A
Physiologically-based Model for Simulation of Color Vision Deficiency' (2009), severity 1.0,
https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html"""

XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
"""From linear sRGB, white being D65."""

light_and_dark = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
every_palette = pytest.mark.parametrize("palette", Palette)
every_sight = pytest.mark.parametrize("sight", SIGHTS)


def linear(color):
    """Linear red, green and blue from 0 to 1."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def contrast(one, other):
    dim, bright = sorted(times(XYZ, linear(color))[1] for color in (one, other))
    return (bright + 0.05) / (dim + 0.05)


def lab(color, sight):
    """Lightness and the two hues of a colour as somebody with this sight sees it."""
    seen = [min(max(part, 0), 1) for part in times(SIGHTS[sight], linear(color))]
    white = times(XYZ, (1, 1, 1))
    x, y, z = (_curve(a / b) for a, b in zip(times(XYZ, seen), white, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(part):
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def distance(one, other, sight):
    return math.dist(lab(one, sight), lab(other, sight))


@every_palette
@light_and_dark
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read(palette, dark, text, ground):
    theme = theme_for(palette, dark)

    assert contrast(getattr(theme, text), getattr(theme, ground)) >= TEXT[palette]


@every_palette
@light_and_dark
@pytest.mark.parametrize(("colors", "grounds"), GRAPHICS)
def test_graphics_stand_out(palette, dark, colors, grounds):
    theme = theme_for(palette, dark)

    for ground in grounds:
        behind = getattr(theme, ground)
        assert max(contrast(getattr(theme, each), behind) for each in colors) >= GRAPHIC, ground


@light_and_dark
@pytest.mark.parametrize("ground", ["air", "water", "deep"])
def test_high_contrast_shows_where_a_column_ends(dark, ground):
    theme = theme_for(Palette.CONTRAST, dark)

    assert contrast(theme.grid, getattr(theme, ground)) >= GRAPHIC


@every_palette
@light_and_dark
@every_sight
def test_the_boats_stay_apart(palette, dark, sight):
    theme = theme_for(palette, dark)

    assert distance(theme.red, theme.green, sight) >= BOATS_APART[palette]


@every_palette
@light_and_dark
@every_sight
@pytest.mark.parametrize(("one", "other"), [*combinations(("marker", "last", "hint"), 2)])
def test_the_marks_stay_apart(palette, dark, sight, one, other):
    theme = theme_for(palette, dark)

    assert distance(getattr(theme, one), getattr(theme, other), sight) >= MARKS_APART[palette]


@every_palette
@light_and_dark
def test_the_boats_are_still_called_red_and_green(palette, dark):
    theme = theme_for(palette, dark)
    red, green = (lab(color, "usual")[1] for color in (theme.red, theme.green))

    assert red > 20
    assert green < -20


@every_palette
@light_and_dark
def test_every_colour_is_a_full_hex_number(palette, dark):
    theme = theme_for(palette, dark)
    colors = [getattr(theme, field.name) for field in fields(theme)]

    assert [color for color in colors if not re.fullmatch("#[0-9a-f]{6}", color)] == []


def test_the_six_themes_differ():
    themes = {theme_for(palette, dark) for palette in Palette for dark in (False, True)}

    assert len(themes) == 6


def test_the_normal_palette_is_light_or_dark():
    assert theme_for(Palette.NORMAL, dark=False) == LIGHT
    assert theme_for(Palette.NORMAL, dark=True) == DARK


def test_a_palette_is_found_by_its_stored_name():
    assert theme_for("safe", dark=False) == theme_for(Palette.SAFE, dark=False)


@every_palette
@light_and_dark
def test_without_column_numbers_only_they_are_missing(palette, dark):
    plain = theme_for(palette, dark, column_numbers=False)

    assert plain == replace(theme_for(palette, dark), number=None)


def test_contrast_is_that_of_the_guidelines():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@every_sight
def test_grey_is_grey_for_every_sight(sight):
    lightness, *hues = lab("#777777", sight)

    assert lightness == pytest.approx(50.0, abs=0.1)
    assert hues == pytest.approx([0, 0], abs=0.1)


@pytest.mark.parametrize(
    ("sight", "one", "other"),
    [
        ("protanopia", "#a01010", "#004818"),
        ("deuteranopia", "#b04020", "#009000"),
        ("tritanopia", "#e0d020", "#e4c0a8"),
    ],
)
def test_each_sight_confuses_its_own_colours(sight, one, other):
    assert distance(one, other, "usual") > 40
    assert distance(one, other, sight) < 12
