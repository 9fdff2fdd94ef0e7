"""What a tap means to the player to move."""

from ....engine.reversi import Position, Reversi
from ....engine.reversi.cells import PASS
from ...words import _
from ..painter import Meaning, Nothing, Play
from .layout import Layout


def meaning(game: Reversi, layout: Layout, x: float, y: float, position: Position) -> Meaning:
    """A disc on the cell; when there is nothing to place, a pass wherever the board is tapped."""
    moves = game.moves(position)
    if moves == (PASS,):
        return Play(PASS) if layout.is_on_board(x, y) else Nothing("")
    cell = layout.grid.cell_at(x, y)
    if cell is None:
        return Nothing("")
    if cell in moves:
        return Play(cell)
    if position.empty >> cell & 1:
        return Nothing(_("That would turn no disc."))
    return Nothing(_("There is a disc already."))
