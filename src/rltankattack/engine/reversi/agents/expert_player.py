"""Expert Player: keeps its moves, takes corners, and plays the end without a mistake."""

from random import Random

from ...agent import Choice, require_going_on
from ...match import Match
from ...search.alphabeta import alphabeta
from ...search.clock import Stop, at_once
from ..cells import PASS
from ..expert_lookahead import ExpertLookahead
from ..position import Position

DEPTH = 5
"""How many discs the expert looks ahead when nobody says how long it may think."""

EXACT_FROM = 10
"""With so many empty cells or fewer the expert plays through to the end."""

BEFORE_THE_END = (1, 2, 3, 4)
"""The depths that come first there: an answer in case time runs out, and a good order."""


class ExpertPlayer:
    """Alpha-beta with the second evaluation, against the clock."""

    name = "Expert Player"

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """One of the best moves that time allows to find; the only one at once. The depth that was
        reached is always told.
        """
        require_going_on(match)
        if len(match.legal_moves) == 1:
            stop = at_once
        game, position = match.game, match.position
        depth = _depth(position, timed=deadline is not None)
        result = alphabeta(game, position, depth, deadline, stop, view=ExpertLookahead(game))
        move = rng.choice(tuple(result.scores))
        line = result.line_from(move)
        return Choice(move, result.value, _with_passes(match, line), result.depth, result.nodes)


def _depth(position: Position, *, timed: bool) -> int | tuple[int, ...] | None:
    """Through to the end where it is near; else as deep as time allows."""
    empty = position.empty.bit_count()
    if empty <= EXACT_FROM:
        through = empty + 1  # a pass may come first
        return *(depth for depth in BEFORE_THE_END if depth < through), through
    return None if timed else DEPTH


def _with_passes(match: Match[Position], line: tuple[int, ...]) -> tuple[int, ...]:
    """The line as it is played: the search leaves out passes below the root."""
    game, position = match.game, match.position
    whole: list[int] = []
    for move in line:
        if move != PASS and game.moves(position) == (PASS,):
            whole.append(PASS)
            position = game.play(position, PASS)
        whole.append(move)
        position = game.play(position, move)
    return tuple(whole)
