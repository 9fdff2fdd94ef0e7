"""The list of moves: the cells that matter first, then all the others, so that none is missing."""

from collections.abc import Sequence

from ....engine.gomoku import Position
from ....engine.gomoku.board import BIT, BOARD, grown
from .ratings import ratings

FIRST = 30
"""At most so many cells come before the others."""
IN_A_ROW = 4
"""A name and a score are short."""


def best(position: Position, moves: Sequence[int]) -> list[int]:
    """The best moves by their scores, at most two away from a stone, in the order of the cells."""
    stones = position.black | position.white
    near = grown(grown(stones)) if stones else BOARD
    found = ratings(position)
    close = [move for move in moves if near & BIT[move]]
    return sorted(sorted(close, key=lambda move: -found[move])[:FIRST])


def rows(position: Position, moves: Sequence[int]) -> list[list[int]]:
    """All moves as rows of buttons: the best ones, and below them the others, cell by cell."""
    first = best(position, moves)
    others = sorted(set(moves).difference(first))
    return [*_in_rows(first), *_in_rows(others)]


def _in_rows(moves: list[int]) -> list[list[int]]:
    return [moves[start : start + IN_A_ROW] for start in range(0, len(moves), IN_A_ROW)]
