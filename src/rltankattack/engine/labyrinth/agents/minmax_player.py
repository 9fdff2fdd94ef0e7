"""MinMax Player: the own step, and the worst that the enemy's reply can make of it."""

from collections.abc import Iterable
from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.clock import Stop
from ...search.lines import Line, Lines
from ...search.minimax import minimax
from ..position import Position
from ..step import Step
from ..values import step_value

DEPTH = 2


class MinMaxPlayer:
    """The best worst case two plies ahead; a random one among equal steps."""

    name = "MinMax Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The step whose worst reply is best."""
        require_going_on(match)
        result = minimax(match.game, match.position, DEPTH, view=_Ways(match.game, _leaf))
        best = [move for move, value in result.scores.items() if value == result.value]
        move = rng.choice(best)
        line = result.line_from(move)
        return Choice(move, result.value, line, result.depth, result.nodes)


class _Ways(Lines[Position]):
    """The steps that no wall stops: the others are never taken, even where they are legal."""

    def children(self, node: Line[Position]) -> Iterable[tuple[int, Line[Position]]]:
        """Every such step with the line that it makes."""
        position = node.end
        for move, after in super().children(node):
            if position.maze.beside(position.tile(position.turn), Step(move)) is not None:
                yield move, after


def _leaf(line: Line[Position]) -> int:
    """The value of the own step minus that of the reply for the other side, seen by Theseus."""
    before, between, _ = line.positions
    own, reply = line.moves
    difference = step_value(before, Step(own)) - step_value(between, Step(reply))
    return before.turn.sign * difference
