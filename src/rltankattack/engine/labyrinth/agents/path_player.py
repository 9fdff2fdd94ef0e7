"""Path Player: looks several steps ahead over the real ways around the walls."""

from random import Random
from typing import TYPE_CHECKING, cast

from ...agent import Choice, require_going_on
from ...game import WIN
from ...match import Match
from ...search.alphabeta import EVERY_MOVE, alphabeta
from ...search.clock import Stop
from ...search.result import Result
from ..lookahead import BoardLookahead
from ..position import Position

if TYPE_CHECKING:
    from ..labyrinth import Labyrinth

DEPTHS = range(2, 11)
DEPTH = 6
SEEN_BEFORE = 40
"""What each time costs that a position has come up already: who walks to and fro gets nowhere."""


class PathPlayer:
    """Alpha-beta over path lengths, and a dislike of positions that have been seen."""

    name = "Path Player"

    def __init__(self, depth: int = DEPTH) -> None:
        if depth not in DEPTHS:
            raise ValueError(f"expected a depth from {DEPTHS[0]} to {DEPTHS[-1]}, got {depth}")
        self.depth = depth

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The step of the greatest merit; a random one among equals."""
        require_going_on(match)
        result = self._search(match, deadline, stop)
        merits = {move: _merit(match, result, move) for move in result.scores}
        best = max(merits.values())
        move = rng.choice([move for move, merit in merits.items() if merit == best])
        line = result.line_from(move)
        return Choice(move, result.scores[move], line, result.depth, result.nodes)

    def _search(self, match: Match[Position], deadline: float | None, stop: Stop | None) -> Result:
        """The exact value of every step. Who is lost looks less far: then only the steps count as
        lost that are so at once, and the enemy has to find the others."""
        game, position = cast("Labyrinth", match.game), match.position  # it knows no other game
        view = BoardLookahead(game, position)
        result = alphabeta(game, position, self.depth, deadline, stop, margin=EVERY_MOVE, view=view)
        if result.value != -match.to_move.sign * WIN or result.depth == 1:
            return result
        less = result.depth - 1
        return alphabeta(game, position, less, deadline, stop, margin=EVERY_MOVE, view=view)


def _merit(match: Match[Position], result: Result, move: int) -> int:
    """The value for the player to move, less for a position that has been seen before."""
    value = match.to_move.sign * result.scores[move]
    if abs(value) == WIN:
        return value
    return value - SEEN_BEFORE * match.times_seen(match.game.play(match.position, move))
