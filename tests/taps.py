"""The taps that a person would make for a move."""

from rltankattack.ui.boards.painter import Play
from rltankattack.ui.boards.tank.hands import boat_cells, markers, meaning


def taps_for(game, position, move):
    """The cells to tap one after the other: the boat and a marker, or the water."""
    marked = {stands_for: cell for cell, stands_for in markers(game, position).items()}
    if move in marked:
        return [boat_cells(position, position.boat(position.turn))[0], marked[move]]
    cells = range(7 * (game.columns + 2))
    return [next(cell for cell in cells if meaning(game, position, cell, None) == Play(move))]
