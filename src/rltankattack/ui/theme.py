"""Colours and sizes, in light and dark."""

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour of the app by what it is for."""

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
    number: str

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
    air="#e7eef1",
    grid="#d0dae1",
    surface="#a5dcf7",
    water="#3d95d1",
    deep="#2f7db4",
    stone="#8b8378",
    stone_edge="#a8a095",
    stone_joint="#766f65",
    sand="#d9c48f",
    number="#ffffff",
    red="#c8372d",
    green="#1f8a4c",
    sail="#fbf9f2",
    mast="#5a4632",
    outline="#101820",
    letter="#ffffff",
    marker="#157356",
    marker_ink="#ffffff",
    last="#e8960c",
    hint="#7b3fb5",
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
    stone_edge="#5f5950",
    stone_joint="#3a362f",
    sand="#8a7a51",
    number="#e0dacb",
    red="#e2574b",
    green="#35b06a",
    sail="#e9e4d6",
    mast="#b39a7f",
    outline="#05090d",
    letter="#ffffff",
    marker="#168c67",
    marker_ink="#ffffff",
    last="#f0b23e",
    hint="#b98ae6",
)
