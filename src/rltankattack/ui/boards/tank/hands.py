"""What a tap on a cell of the tank means to the player to move."""

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
    if selection == BOAT:
        marked = markers(game, position)
        if cell in marked:
            return Play(marked[cell])
        if cell in boat_cells(position, position.boat(position.turn)):
            return Select(None)
    return _alone(game, position, cell)


def _alone(game: Tank, position: Position, cell: int | None) -> Meaning:
    """What a tap means when no boat is chosen."""
    if cell is None:
        return Nothing("")
    row, column = divmod(cell, position.far_port + 1)
    if cell in boat_cells(position, position.boat(position.turn)):
        return Select(BOAT)
    if cell in boat_cells(position, position.boat(position.turn.other)):
        return _water(game, position, column, Move.lowering)
    if row <= PORT_ROW:
        return Nothing(_("That is the sky."))
    if row == BED_ROW:
        return Nothing(_("That is the sea bed."))
    if row >= BED_ROW - position.level(column):
        return _water(game, position, column, Move.lowering)
    return _water(game, position, column, Move.raising)


def _water(game: Tank, position: Position, column: int, move_of: Callable[[int], Move]) -> Meaning:
    if column in (0, position.far_port):
        return Nothing(_("A port cannot be raised or lowered."))
    move = move_of(column)
    if move in game.moves(position):
        return Play(move)
    return Nothing(_("This column cannot be changed now."))


def _cell(position: Position, row: int, column: int) -> int:
    return row * (position.far_port + 1) + column
