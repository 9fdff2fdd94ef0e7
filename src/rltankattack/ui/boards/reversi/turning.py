"""Discs on their way from one position to the next: placed, taken back, or turned over."""

from functools import partial
from math import cos, pi

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.game import Player
from ....engine.reversi import Position
from ....engine.reversi.cells import SIDE
from ....engine.reversi.discs import cells_of
from ...theme import Theme
from ..painter import Scene
from ..pen import Point, filled
from ..stamps import Box, Draw, Stamps
from .discs import Disc, draw_discs, stamp_resting
from .layout import Layout

MOST_CHANGES = 24
"""No move changes more cells: what does is shown without a motion."""
WAVE = 0.5
"""The part of the time in which discs begin to turn, those near the placed one first."""
FARTHEST = SIDE - 2
"""As many steps from the placed disc the last one may be turned."""
HEIGHTS = 12
"""So many heights a turning disc is drawn in: each is a picture that comes back often."""
LINE = 0.04
"""What the lines around a cell take of it on each side."""


def stamp_discs(layout: Layout, theme: Theme, stamps: Stamps, scene: Scene) -> list[DrawingAction]:
    """The old discs in one picture until the new ones are there; what changes lies on top."""
    if scene.time >= 1:
        _prepare(layout, theme, stamps)
        return stamp_resting(layout, theme, stamps, scene.new)
    actions = stamp_resting(layout, theme, stamps, scene.old)
    changed = _changed(scene.old, scene.new)
    if len(changed) <= MOST_CHANGES:
        for cell in changed:
            actions += _change(layout, theme, stamps, scene, cell)
    return actions


def _changed(old: Position, new: Position) -> tuple[int, ...]:
    """The cells that differ."""
    return cells_of(old.black ^ new.black | old.white ^ new.white)


def _change(
    layout: Layout, theme: Theme, stamps: Stamps, scene: Scene, cell: int
) -> list[DrawingAction]:
    """A disc that turns over, grows where there was none, or shrinks where none will be."""
    before, after = _owner(scene.old, cell), _owner(scene.new, cell)
    box = _within_lines(layout, cell)
    if before is not None and after is not None:
        turn = _turn(scene, cell)
        height = max(1, round(abs(cos(pi * turn)) * HEIGHTS))
        return _stamp(layout, theme, stamps, box, before if turn < 0.5 else after, height)
    owner = before if after is None else after
    assert owner is not None, "a cell that changes has a disc before or after"
    grown = min(0.5 + 2 * scene.time, 1.0) if before is None else 1 - scene.time
    return _draw(layout, theme, owner, (grown, grown), box.x, box.y)


def _stamp(
    layout: Layout, theme: Theme, stamps: Stamps, box: Box, owner: Player, height: int
) -> list[DrawingAction]:
    return stamps.put(("turning", owner, height), box, _drawing(layout, theme, owner, height))


def _prepare(layout: Layout, theme: Theme, stamps: Stamps) -> None:
    """Make every picture beforehand, so that no motion has to wait for one."""
    box = _within_lines(layout, 0)
    for owner in Player:
        for height in range(1, HEIGHTS + 1):
            drawing = _drawing(layout, theme, owner, height)
            stamps.prepare(("turning", owner, height), box, drawing)


def _drawing(layout: Layout, theme: Theme, owner: Player, height: int) -> Draw:
    return partial(_draw, layout, theme, owner, (1.0, height / HEIGHTS))


def _draw(
    layout: Layout, theme: Theme, owner: Player, size: Point, x: float, y: float
) -> list[DrawingAction]:
    """Felt over what was there, and a disc of this width and height, in those of one at rest."""
    side, radius = layout.grid.cell * (1 - 2 * LINE), layout.radius
    disc = Disc(x + side / 2, y + side / 2, radius * size[0], radius * size[1], owner)
    return [filled(theme.felt, [Rect(x, y, side, side)]), *draw_discs(theme, [disc])]


def _within_lines(layout: Layout, cell: int) -> Box:
    """A cell without the lines around it."""
    box, line = layout.grid.box_of(cell), layout.grid.cell * LINE
    return Box(box.x + line, box.y + line, box.width - 2 * line, box.height - 2 * line)


def _turn(scene: Scene, cell: int) -> float:
    """How far a disc has turned over, from 0 to 1: a wave that runs from the placed disc."""
    old: Position = scene.old
    new: Position = scene.new
    placed = cells_of(old.empty ^ new.empty)
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
