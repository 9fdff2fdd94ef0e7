"""The discs, and how many there are of each colour."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.reversi import Position
from ....engine.reversi.cells import SIDE
from ....engine.reversi.discs import cells_of
from ...theme import Theme
from ..pen import filled, oval, stroked, text
from ..stamps import Stamps
from .layout import STRIP, Layout

SHADOW = 0.09
"""How far below a disc its shadow lies, in radii."""
RING = 0.64
"""The radius of the ring on a white disc, in those of the disc."""


class Disc(NamedTuple):
    """A disc around a point; it is less high than wide while it turns."""

    x: float
    y: float
    across: float
    down: float
    owner: Player


def stamp_resting(
    layout: Layout, theme: Theme, stamps: Stamps, position: Position
) -> list[DrawingAction]:
    """All discs of a position and the score, as one picture."""
    return stamps.put_latest(
        "discs",
        (position.black, position.white),
        layout.board,
        lambda x, y: _draw_resting(_moved(layout, x, y), theme, position),
    )


def draw_discs(theme: Theme, discs: Sequence[Disc]) -> list[DrawingAction]:
    """Discs with their shadows; the white ones have a ring, so that colour is not all."""
    white = [disc for disc in discs if disc.owner is Player.SECOND]
    layers = (
        (theme.felt_line, [_shape(disc, drop=SHADOW * disc.across) for disc in discs]),
        (theme.black, [_shape(disc) for disc in discs if disc.owner is Player.FIRST]),
        (theme.white, [_shape(disc) for disc in white]),
    )
    actions: list[DrawingAction] = [
        filled(color, [part for shape in shapes for part in shape])
        for color, shapes in layers
        if shapes
    ]
    if white:
        rings = [part for disc in white for part in _shape(disc, part=RING)]
        actions.append(stroked(theme.felt_line, max(1.0, white[0].across * 0.07), rings))
    return actions


def _shape(disc: Disc, part: float = 1.0, drop: float = 0.0) -> list[DrawingAction]:
    return oval(disc.x, disc.y + drop, disc.across * part, disc.down * part)


def _moved(layout: Layout, x: float, y: float) -> Layout:
    """The same board with its corner at another point."""
    grid, board = layout.grid, layout.board
    moved = replace(grid, left=grid.left + x - board.x, top=grid.top + y - board.y)
    return replace(layout, grid=moved)


def _draw_resting(layout: Layout, theme: Theme, position: Position) -> list[DrawingAction]:
    discs = [
        Disc(*layout.grid.centre(cell), layout.radius, layout.radius, player)
        for player in Player
        for cell in cells_of(position.discs(player))
    ]
    return [*draw_discs(theme, discs), *_draw_score(layout, theme, position)]


def _draw_score(layout: Layout, theme: Theme, position: Position) -> list[DrawingAction]:
    """In the strip: a small disc of each colour, and its number."""
    grid = layout.grid
    y, radius = grid.y(SIDE + STRIP / 2), grid.cell * STRIP * 0.3
    places = [
        (player, grid.x(SIDE / 2 + side)) for player, side in zip(Player, (-1, 1), strict=True)
    ]
    discs = [Disc(x - radius * 1.5, y, radius, radius, player) for player, x in places]
    counts = [
        (str(position.discs(player).bit_count()), x + radius * 1.9, y) for player, x in places
    ]
    edges = [part for disc in discs for part in _shape(disc)]
    return [
        *draw_discs(theme, discs),
        stroked(theme.white, 1, edges),
        text(theme.white, grid.cell * STRIP * 0.6, counts, bold=True),
    ]
