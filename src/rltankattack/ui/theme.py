"""Colours and sizes: three palettes, each in light and dark."""

from dataclasses import dataclass, replace
from enum import StrEnum

TOUCH = 48
"""The side of the smallest thing a finger should have to hit, in CSS pixels."""
WIDE = 520
"""A window is wide when it is wider than this, and wider than high."""
SHORT = 400
"""In a window less high than this only what is needed is shown."""
GAP = 8
MARGIN = 16
BODY, SMALL, TITLE, HUGE = 12, 10, 16, 26
"""Text sizes in points."""
LETTER = 0.8
"""The width of a letter in pixels, for each point of its size; most fonts are narrower."""


class Palette(StrEnum):
    """The colourings that a person can choose from."""

    NORMAL = "normal"
    SAFE = "safe"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour of the app by what it is for; without one for numbers, none are drawn."""

    page: str
    ink: str
    quiet: str
    button: str
    button_ink: str
    accent: str
    accent_ink: str

    sky: str
    sun: str
    cloud: str
    air: str
    grid: str
    surface: str
    water: str
    deep: str
    stone: str
    stone_edge: str
    stone_joint: str
    sand: str
    number: str | None

    red: str
    green: str
    sail: str
    mast: str
    outline: str
    letter: str
    marker: str
    marker_ink: str
    last: str
    hint: str

    felt: str
    felt_line: str
    wood: str
    wood_line: str
    black: str
    white: str
    heat: str

    tile: str
    tile_dark: str
    tile_ink: str
    snake: str
    ladder: str
    apple: str
    rotten: str

    floor: str
    floor_line: str
    wall: str
    supply: str
    sight: str


TEXT_PAIRS = (
    ("ink", "page"),
    ("quiet", "page"),
    ("ink", "button"),
    ("button_ink", "button"),
    ("accent_ink", "accent"),
    ("number", "stone"),
    ("letter", "red"),
    ("letter", "green"),
    ("marker_ink", "marker"),
    ("white", "felt_line"),
    ("outline", "supply"),
    ("tile_ink", "tile"),
    ("tile_ink", "tile_dark"),
    ("letter", "apple"),
    ("letter", "rotten"),
    ("black", "white"),
    ("black", "wood"),
    ("black", "heat"),
)
"""What is to be read, and what it is written on: text boxes have the colour of buttons, and a
marker's arrow is as small as a letter."""

_BEHIND_BOATS = ("sky", "air", "water", "stone_edge", "sand")
_BEHIND_MARKS = ("sky", "air", "water", "deep")
_BEHIND_CURSOR = (*_BEHIND_MARKS, "stone")
_TILES = ("tile", "tile_dark")
_BEHIND_STONES = ("wood", "heat")
_FLOOR = ("floor", "sight")
_DISCS = ("felt", "black", "white")
GRAPHICS = (
    (("water", "surface"), ("air",)),
    (("red",), ("sky",)),
    (("green",), ("sky",)),
    (("red", "outline"), _BEHIND_BOATS),
    (("green", "outline"), _BEHIND_BOATS),
    (("marker", "marker_ink"), _BEHIND_MARKS),
    (("last", "outline"), _BEHIND_MARKS),
    (("hint", "outline"), _BEHIND_MARKS),
    (("marker_ink", "outline"), _BEHIND_CURSOR),
    (("wall",), (*_FLOOR, "floor_line", "page")),
    (("supply", "outline"), _FLOOR),
    (("red", "outline"), _FLOOR),
    (("green", "outline"), _FLOOR),
    (("marker", "marker_ink"), _FLOOR),
    (("last", "outline"), _FLOOR),
    (("hint", "outline"), _FLOOR),
    (("marker_ink", "outline"), _FLOOR),
    (("snake", "outline"), _TILES),
    (("ladder", "outline"), _TILES),
    (("apple", "outline"), _TILES),
    (("rotten", "outline"), _TILES),
    (("red", "outline"), _TILES),
    (("green", "outline"), _TILES),
    (("marker", "marker_ink"), _TILES),
    (("last", "outline"), _TILES),
    (("hint", "outline"), (*_TILES, "page")),
    (("marker_ink", "outline"), ("page",)),
    (("white", "outline"), ("page",)),
    (("wood_line",), ("wood",)),
    (("wood_line",), ("white",)),
    (("black",), _BEHIND_STONES),
    (("white", "outline"), _BEHIND_STONES),
    (("marker", "marker_ink"), _BEHIND_STONES),
    (("last", "outline"), (*_BEHIND_STONES, "black", "white")),
    (("hint", "outline"), _BEHIND_STONES),
    (("marker_ink", "outline"), (*_BEHIND_STONES, "black", "white")),
    (("black",), ("felt",)),
    (("white",), ("felt",)),
    (("felt_line",), ("white",)),
    (("marker", "marker_ink"), _DISCS),
    (("last", "outline"), _DISCS),
    (("hint", "outline"), ("felt",)),
    (("marker_ink", "outline"), _DISCS),
)
"""What is to be recognised, by its colours, and what may lie behind it: at least one of the colours
stands out from each. Flags have no outline; the strip on the water is too thin to hide anything."""

LIGHT = Theme(
    page="#f7f9fa",
    ink="#1d2b36",
    quiet="#516170",
    button="#ffffff",
    button_ink="#0b5a8a",
    accent="#c8372d",
    accent_ink="#ffffff",
    sky="#cfe8f6",
    sun="#ffd25e",
    cloud="#f5fbff",
    air="#f2f7f9",
    grid="#d0dae1",
    surface="#a5dcf7",
    water="#3d95d1",
    deep="#2f7db4",
    stone="#7b7469",
    stone_edge="#9c9489",
    stone_joint="#665f56",
    sand="#d9c48f",
    number="#ffffff",
    red="#cf2c1f",
    green="#1a805a",
    sail="#fbf9f2",
    mast="#5a4632",
    outline="#101820",
    letter="#ffffff",
    marker="#157356",
    marker_ink="#ffffff",
    last="#e8960c",
    hint="#9450d6",
    felt="#3a8a60",
    felt_line="#2a6a49",
    wood="#dcb679",
    wood_line="#6e4f24",
    black="#15191c",
    white="#fbfbf8",
    heat="#ec6b4c",
    tile="#f4efe2",
    tile_dark="#dfe9ee",
    tile_ink="#4a5660",
    snake="#2f8f4e",
    ladder="#9a6a2f",
    apple="#cf2c1f",
    rotten="#2b2b2b",
    floor="#efe7d6",
    floor_line="#dacfb8",
    wall="#5b4a3a",
    supply="#e2a32c",
    sight="#ddd0f2",
)

DARK = Theme(
    page="#0f1720",
    ink="#e8eef2",
    quiet="#9fb0bd",
    button="#1b2732",
    button_ink="#7cc4f5",
    accent="#c9453a",
    accent_ink="#ffffff",
    sky="#142433",
    sun="#e8d9a0",
    cloud="#22384b",
    air="#1b2731",
    grid="#263744",
    surface="#5fb3e0",
    water="#1f6ea5",
    deep="#175886",
    stone="#4b463f",
    stone_edge="#666057",
    stone_joint="#3a362f",
    sand="#8a7a51",
    number="#e0dacb",
    red="#e24a3e",
    green="#35b470",
    sail="#e9e4d6",
    mast="#b39a7f",
    outline="#05090d",
    letter="#05090d",
    marker="#128360",
    marker_ink="#ffffff",
    last="#f0b23e",
    hint="#c197ea",
    felt="#2f7350",
    felt_line="#1c4a33",
    wood="#9f7b48",
    wood_line="#3a2810",
    black="#0b0e10",
    white="#f1f1ec",
    heat="#e56b55",
    tile="#22303b",
    tile_dark="#1a2630",
    tile_ink="#a9bac6",
    snake="#4cc27a",
    ladder="#d6a35c",
    apple="#ff7a6b",
    rotten="#8fa0ad",
    floor="#22282e",
    floor_line="#313a42",
    wall="#c9b391",
    supply="#f0b23e",
    sight="#3a2f57",
)

_SAFE_LIGHT = replace(
    LIGHT,
    red="#c44e08",
    green="#04614d",
    hint="#8f2fb0",
)
_SAFE_DARK = replace(
    DARK,
    red="#e8692a",
    green="#3fcfa6",
    last="#ffa11a",
    hint="#d6c6ff",
)
"""Vermilion and bluish green, after Okabe and Ito: who cannot tell red from green still sees the
blue in one of them, and the difference in lightness."""

_CONTRAST_LIGHT = replace(
    LIGHT,
    page="#ffffff",
    ink="#000000",
    quiet="#33414d",
    button="#e6edf3",
    button_ink="#003a66",
    accent="#9c1a0c",
    sky="#e3f3ff",
    air="#ffffff",
    grid="#4a5a66",
    surface="#003d75",
    water="#7cc7f7",
    deep="#5fb4ec",
    stone="#c8c2b8",
    stone_edge="#8d867b",
    stone_joint="#6b655c",
    number="#000000",
    red="#a82400",
    green="#004f3c",
    sail="#ffffff",
    mast="#2b1d10",
    outline="#000000",
    marker="#00573f",
    last="#ffb000",
    hint="#a51fd1",
    felt_line="#0a2c1a",
    wood="#f0d3a0",
    wood_line="#3d2a0e",
    heat="#ff9270",
    tile="#ffffff",
    tile_dark="#dce7ee",
    tile_ink="#1f2a33",
    snake="#1b7a3c",
    ladder="#8a5a1c",
    apple="#a01808",
    rotten="#1a1a1a",
    floor="#ffffff",
    floor_line="#b9c2c9",
    wall="#2b1d10",
    supply="#ffb52e",
    sight="#d9c6ff",
)
_CONTRAST_DARK = replace(
    DARK,
    page="#000000",
    ink="#ffffff",
    quiet="#ccd6dd",
    button="#16202a",
    button_ink="#a6dcff",
    accent="#ff8a75",
    accent_ink="#000000",
    sky="#07121d",
    air="#000000",
    grid="#7f93a3",
    surface="#9be0ff",
    water="#0c467a",
    deep="#08355e",
    stone="#2e2b27",
    stone_edge="#b0a898",
    stone_joint="#6e685f",
    sand="#c9b06a",
    number="#ffffff",
    red="#ff7450",
    green="#4be6b6",
    sail="#ffffff",
    mast="#e0c8a8",
    outline="#000000",
    letter="#000000",
    marker="#005a43",
    last="#ffa81f",
    hint="#c9b8ff",
    felt_line="#03120a",
    wood="#c79d5e",
    wood_line="#241806",
    heat="#ff9b82",
    tile="#1a2530",
    tile_dark="#000000",
    tile_ink="#d6e2ea",
    snake="#62e08f",
    ladder="#f0bd74",
    rotten="#b4c2cc",
    floor="#000000",
    floor_line="#3d4a55",
    wall="#f2e2c4",
    supply="#ffc04d",
    sight="#3d2a66",
)
"""By day all that matters is dark on light, by night light on dark; columns have clear edges."""

_THEMES = {
    (Palette.NORMAL, False): LIGHT,
    (Palette.NORMAL, True): DARK,
    (Palette.SAFE, False): _SAFE_LIGHT,
    (Palette.SAFE, True): _SAFE_DARK,
    (Palette.CONTRAST, False): _CONTRAST_LIGHT,
    (Palette.CONTRAST, True): _CONTRAST_DARK,
}


def theme_for(palette: Palette, dark: bool, column_numbers: bool = True) -> Theme:
    """The colours of a palette, for a light or a dark screen."""
    theme = _THEMES[palette, dark]
    return theme if column_numbers else replace(theme, number=None)
