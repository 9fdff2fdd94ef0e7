"""Discs on their way from one position to the next: placed, taken back, or turned over."""

from collections.abc import Sequence
from math import cos, pi

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.game import Player
from ....engine.reversi import Position
from ....engine.reversi.cells import SIDE
from ....engine.reversi.discs import cells_of
from ...theme import Theme
from ..painter import Scene
from ..pen import filled
from ..stamps import Stamps
from .discs import Disc, draw_discs, stamp_resting
from .layout import Layout

MOST_CHANGES = 24
"""No move changes more cells: what does is shown without a motion."""
WAVE = 0.5
"""The part of the time in which discs begin to turn, those near the placed one first."""
FARTHEST = SIDE - 2
"""As many steps from the placed disc the last one may be turned."""
THINNEST = 0.06
"""The height of a disc seen from its edge, in radii."""


def stamp_discs(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """The old discs in one picture until the new ones are there; what changes lies on top."""
    if scene.time >= 1:
        return stamp_resting(layout, theme, stamps, scene.new)
    changed = _changed(scene.old, scene.new)
    actions = stamp_resting(layout, theme, stamps, scene.old)
    if not changed or len(changed) > MOST_CHANGES:
        return actions
    moving = [_moving(layout, scene, cell, changed) for cell in changed]
    covers = [_cover(layout, cell) for cell in changed]
    return [*actions, filled(theme.felt, covers), *draw_discs(theme, moving)]


def _changed(old: Position, new: Position) -> tuple[int, ...]:
    """The cells that differ."""
    return cells_of(old.black ^ new.black | old.white ^ new.white)


def _cover(layout: Layout, cell: int) -> DrawingAction:
    """Felt over a disc and its shadow, up to the lines."""
    box = layout.grid.box_of(cell)
    inset = layout.grid.cell * 0.04
    return Rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)


def _moving(layout: Layout, scene: Scene, cell: int, changed: Sequence[int]) -> Disc:
    """A disc that turns over, grows where there was none, or shrinks where none will be."""
    before, after = _owner(scene.old, cell), _owner(scene.new, cell)
    x, y = layout.grid.centre(cell)
    if before is not None and after is not None:
        turn = _turn(scene, cell, changed)
        height = layout.radius * max(abs(cos(pi * turn)), THINNEST)
        return Disc(x, y, layout.radius, height, before if turn < 0.5 else after)
    owner = before if after is None else after
    assert owner is not None, "a cell that changes has a disc before or after"
    grown = min(0.5 + 2 * scene.time, 1.0) if before is None else 1 - scene.time
    return Disc(x, y, layout.radius * grown, layout.radius * grown, owner)


def _turn(scene: Scene, cell: int, changed: Sequence[int]) -> float:
    """How far a disc has turned over, from 0 to 1: a wave that runs from the placed disc."""
    old: Position = scene.old
    new: Position = scene.new
    placed = [each for each in changed if (old.empty ^ new.empty) >> each & 1]
    if len(placed) != 1:
        return scene.time
    delay = WAVE * (_steps(placed[0], cell) - 1) / (FARTHEST - 1)
    return min(max((scene.time - delay) / (1 - WAVE), 0.0), 1.0)


def _steps(one: int, other: int) -> int:
    """How many cells apart two are along a line."""
    (row, column), (other_row, other_column) = divmod(one, SIDE), divmod(other, SIDE)
    return max(abs(row - other_row), abs(column - other_column))


def _owner(position: Position, cell: int) -> Player | None:
    return next((player for player in Player if position.discs(player) >> cell & 1), None)
