"""The list of moves: 225 buttons would be of no use, so only the cells that matter are in it."""

from collections.abc import Sequence

from ....engine.gomoku import Position
from ....engine.gomoku.board import BIT, BOARD, grown
from ....engine.gomoku.scores import scores

LISTED = 30
"""So many moves are offered."""
IN_A_ROW = 5
"""Names of cells are short."""


def listed(position: Position, moves: Sequence[int]) -> list[int]:
    """The best moves by their scores, at most two away from a stone, in the order of the cells."""
    stones = position.black | position.white
    near = grown(grown(stones)) if stones else BOARD
    found = scores(position)
    close = [move for move in moves if near & BIT[move]]
    return sorted(sorted(close, key=lambda move: -found[move])[:LISTED])


def rows(position: Position, moves: Sequence[int]) -> list[list[int]]:
    """These moves as rows of buttons."""
    offered = listed(position, moves)
    return [offered[start : start + IN_A_ROW] for start in range(0, len(offered), IN_A_ROW)]
