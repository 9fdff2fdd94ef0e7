"""MinMax Player: chooses the die that leaves the opponent the least good answer."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ...search.lines import Line, Lines
from ...search.minimax import minimax
from ..evaluation import value
from ..position import Position
from ..walk import walk

DEPTH = 2


class MinMaxPlayer:
    """Its own six dice, then the opponent's six on the board as it then is.

    A die is worth the worst case of what the answers bring to the opponent, so one that wins at
    once is best. Most dice leave the same answers; of equal ones the own value decides, and of
    those that still tie the smallest die is played.
    """

    name = "MinMax Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """Two plies; they take no longer than a blink, so no deadline comes too early."""
        require_going_on(match)
        position, sign = match.position, match.to_move.sign
        result = minimax(match.game, position, DEPTH, view=Lines(match.game, _answer))
        best = max(
            result.scores,
            key=lambda die: (sign * result.scores[die], value(walk(position, die)), -die),
        )
        line = result.line_from(best)
        return Choice(best, result.scores[best], line, result.depth, result.nodes)


def _answer(line: Line[Position]) -> int:
    """What the last die of a line brings to who played it, from red's side."""
    before, die = line.positions[-2], line.moves[-1]
    return before.turn.sign * value(walk(before, die))
