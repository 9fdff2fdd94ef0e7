"""Everything that lies on the tiles, as three pictures; using things up changes only one."""

from collections.abc import Callable, Hashable

from toga.widgets.canvas import DrawingAction

from ....engine.snakes import Board
from ...theme import Theme
from ..stamps import Stamps
from .apples import draw_apple
from .ladders import draw_ladder
from .layout import Layout
from .serpents import draw_snake

Drawing = Callable[[Layout, Theme, Board], list[DrawingAction]]


def stamp_things(layout: Layout, theme: Theme, stamps: Stamps, board: Board) -> list[DrawingAction]:
    """Ladders below, then snakes, then apples."""
    pictures: list[tuple[str, tuple[Hashable, ...], Drawing]] = [
        ("ladders", (*board.ladders, *board.broken), _ladders),
        ("snakes", board.snakes, _snakes),
        ("apples", board.apples, _apples),
    ]
    box = layout.tiles.box
    actions: list[DrawingAction] = []
    for slot, things, drawing in pictures:
        if things:
            actions += stamps.put_latest(
                slot,
                things,
                box,
                lambda x, y, drawing=drawing: drawing(layout.with_tiles_at(x, y), theme, board),
            )
    return actions


def _ladders(layout: Layout, theme: Theme, board: Board) -> list[DrawingAction]:
    """The broken ones below the whole ones."""
    actions: list[DrawingAction] = []
    for foot, top in sorted(board.ladders, key=lambda ladder: ladder[0] not in board.broken):
        actions += draw_ladder(layout, theme, foot, top, foot in board.broken)
    return actions


def _snakes(layout: Layout, theme: Theme, board: Board) -> list[DrawingAction]:
    actions: list[DrawingAction] = []
    for number, (head, tail) in enumerate(board.snakes):
        actions += draw_snake(layout, theme, head, tail, banded=number % 2 == 0)
    return actions


def _apples(layout: Layout, theme: Theme, board: Board) -> list[DrawingAction]:
    actions: list[DrawingAction] = []
    for tile, points in board.apples:
        actions += draw_apple(layout, theme, tile, points)
    return actions
