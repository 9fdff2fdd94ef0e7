"""Marks on the board: where a disc may be placed, the pass, the last move, a hint."""

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.reversi.cells import PASS, SIDE
from ...theme import Theme
from ...words import _
from .. import frames
from ..painter import Scene
from ..pen import LETTER_WIDTH, Edged, filled, oval, rounded, stroked, text
from ..stamps import Box, Stamps
from .layout import Layout

DOT = 0.13
"""The radius of the dot on a cell where a disc may be placed, in cells."""


def stamp_moves(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """Dots in the colour of the player to move, or the pass."""
    if not scene.moves or scene.time < 1:
        return []
    if PASS in scene.moves:
        return _stamp_pass(layout, theme, stamps)
    return stamps.put_latest(
        "dots",
        (scene.new.turn, scene.moves),
        layout.grid.box,
        lambda x, y: _draw_dots(layout, theme, scene, x, y),
    )


def draw_last(layout: Layout, theme: Theme, move: int) -> list[DrawingAction]:
    """Around the disc that was placed; a pass leaves no trace."""
    return [] if move == PASS else frames.draw_last(layout.grid, theme, [move])


def draw_hint(layout: Layout, theme: Theme, move: int) -> list[DrawingAction]:
    """Around the cell, or around the pass."""
    if move != PASS:
        return frames.draw_hint(layout.grid, theme, [move])
    box = _pill(layout)
    around = rounded(box.x - 3, box.y - 3, box.width + 6, box.height + 6, box.height / 2 + 3)
    return [Edged(theme.hint, theme.outline, 3.5, around, dash=[8, 5])]


def _draw_dots(
    layout: Layout, theme: Theme, scene: Scene, x: float, y: float
) -> list[DrawingAction]:
    cell = layout.grid.cell
    color = theme.black if scene.new.turn is Player.FIRST else theme.white
    dots: list[DrawingAction] = []
    for row, column in (divmod(move, SIDE) for move in scene.moves):
        dots += oval(x + (column + 0.5) * cell, y + (row + 0.5) * cell, DOT * cell, DOT * cell)
    return [filled(color, dots)]


def _stamp_pass(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    box, words = _pill(layout), _pass_text()
    edge = 2.0
    around = Box(box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge)
    return stamps.put(
        ("pass", words), around, lambda x, y: _draw_pill(layout, theme, words, x + edge, y + edge)
    )


def _draw_pill(layout: Layout, theme: Theme, words: str, x: float, y: float) -> list[DrawingAction]:
    box = _pill(layout)
    shape = rounded(x, y, box.width, box.height, box.height / 2)
    place = (words, x + box.width / 2, y + box.height / 2)
    return [
        filled(theme.marker, shape),
        stroked(theme.marker_ink, 2, shape),
        text(theme.marker_ink, _letter(layout), [place], bold=True),
    ]


def _pill(layout: Layout) -> Box:
    """In the middle of the board, wide enough for the word."""
    whole, letter = layout.grid.box, _letter(layout)
    width = min((len(_pass_text()) + 3) * letter * LETTER_WIDTH, whole.width)
    height = 2 * letter
    return Box(
        whole.x + (whole.width - width) / 2, whole.y + (whole.height - height) / 2, width, height
    )


def _letter(layout: Layout) -> float:
    return layout.grid.cell * 0.6


def _pass_text() -> str:
    return _("Pass")
