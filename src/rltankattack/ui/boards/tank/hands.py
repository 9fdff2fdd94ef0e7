"""What a tap on a cell of the tank means to the player to move.

Water and the enemy's boat lower their column, the air above them raises it. The own boat is chosen
by a tap: then the column beside it means to sail there, and so does dragging the boat onto it.
"""

from collections.abc import Callable

from ....engine.tank import Move, Position, Tank
from ....engine.tank.move import LEFT, RIGHT
from ...words import _
from ..painter import Meaning, Nothing, Play, Select
from .layout import BED_ROW, PORT_ROW, SUNK_ROW

BOAT = "boat"
"""The selection: the mover's own boat."""


def boat_row(position: Position, column: int) -> int:
    """The row of a boat's hull: the topmost water cell, the port's wall, or the bottom."""
    if column in (0, position.far_port):
        return PORT_ROW
    return min(BED_ROW - position.level(column), SUNK_ROW)


def boat_cells(position: Position, column: int) -> tuple[int, int]:
    """A boat's two cells: its hull, and its sail above."""
    hull = boat_row(position, column)
    return _cell(position, hull, column), _cell(position, hull - 1, column)


def markers(game: Tank, position: Position) -> dict[int, Move]:
    """The cells that a chosen boat marks, and the move each stands for."""
    own = position.boat(position.turn)
    hull = boat_row(position, own)
    marked = {
        Move.sail(position.turn, side): (boat_row(position, own + side), own + side)
        for side in (LEFT, RIGHT)
        if 0 <= own + side <= position.far_port
    }
    if 0 < own < position.far_port:
        marked[Move.raising(own)] = (hull - 2, own)
        marked[Move.lowering(own)] = (hull + 1, own)
    legal = game.moves(position)
    return {_cell(position, *place): move for move, place in marked.items() if move in legal}


def meaning(game: Tank, position: Position, cell: int | None, selection: str | None) -> Meaning:
    """What a tap means, with or without a chosen boat."""
    if cell is None:
        return Nothing("")
    return (_chosen if selection == BOAT else _alone)(game, position, cell)


def dragged(game: Tank, position: Position, start: int | None, end: int | None) -> Play | Nothing:
    """What it means to drag from one cell to another: the own boat sails to a column beside it."""
    own = position.boat(position.turn)
    if start not in boat_cells(position, own) or end is None or not _side(position, end):
        return Nothing("")
    return _sail(game, position, _side(position, end))


def _chosen(game: Tank, position: Position, cell: int) -> Meaning:
    """What a tap means when the boat is chosen: water beside it is not changed by accident."""
    marked = markers(game, position)
    if cell in marked:
        return Play(marked[cell])
    if cell in boat_cells(position, position.boat(position.turn)):
        return Select(None)
    side = _side(position, cell)
    return _sail(game, position, side) if side else _alone(game, position, cell)


def _alone(game: Tank, position: Position, cell: int) -> Meaning:
    """What a tap means when no boat is chosen."""
    row, column = divmod(cell, position.far_port + 1)
    if cell in boat_cells(position, position.boat(position.turn)):
        return Select(BOAT)
    if cell in boat_cells(position, position.boat(position.turn.other)):
        return _water(game, position, column, Move.lowering)
    if _is_above_a_boat(position, row, column):  # on level 3 that is in the sky
        return _water(game, position, column, Move.raising)
    if row <= PORT_ROW:
        return Nothing(_("That is the sky."))
    if row == BED_ROW:
        return Nothing(_("That is the sea bed."))
    if row >= BED_ROW - position.level(column):
        return _water(game, position, column, Move.lowering)
    return _water(game, position, column, Move.raising)


def _side(position: Position, cell: int) -> int:
    """On which side of the own boat a cell is: left or right of it, or 0 when not beside it."""
    side = cell % (position.far_port + 1) - position.boat(position.turn)
    return side if side in (LEFT, RIGHT) else 0


def _sail(game: Tank, position: Position, side: int) -> Play | Nothing:
    move = Move.sail(position.turn, side)
    if move in game.moves(position):
        return Play(move)
    return Nothing(_("A boat never climbs."), selection=BOAT)


def _water(game: Tank, position: Position, column: int, move_of: Callable[[int], Move]) -> Meaning:
    if column in (0, position.far_port):
        return Nothing(_("A port cannot be raised or lowered."))
    move = move_of(column)
    if move in game.moves(position):
        return Play(move)
    if move is position.barred:
        return Nothing(_("What was just done to the water stays."))
    return Nothing(_("This column cannot be changed now."))


def _is_above_a_boat(position: Position, row: int, column: int) -> bool:
    return column in (position.red, position.green) and row == boat_row(position, column) - 2


def _cell(position: Position, row: int, column: int) -> int:
    return row * (position.far_port + 1) + column
