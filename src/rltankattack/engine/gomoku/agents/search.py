"""Search Player: alpha-beta against the clock, over the few moves that matter."""

from random import Random

from ...agent import Choice, require_going_on
from ...game import WIN
from ...match import Match
from ...search.alphabeta import alphabeta
from ...search.clock import Stop
from ..lookahead import GomokuLookahead
from ..position import Position
from ..scores import scores

DEPTH = 4
"""How far it looks when nobody says how long it may think."""


class SearchPlayer:
    """Thinks as deep as time allows; of moves worth the same it takes one with the best score.

    Where every move loses it takes one that holds out longest.
    """

    name = "Search Player"

    def __init__(self, depth: int = DEPTH) -> None:
        self.depth = depth

    def choose(
        self,
        match: Match[Position],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """The best move found; the only one at once."""
        require_going_on(match)
        view = GomokuLookahead(match.game)
        moves = view.promising(view.node(match.position))
        if len(moves) == 1:
            return Choice(moves[0])
        depth = self.depth if deadline is None else None
        result = alphabeta(match.game, match.position, depth, deadline, stop, view=view)
        lasting, nodes = result.scores, result.nodes
        if result.value == -match.to_move.sign * WIN and result.depth > 1:
            # All moves tie now: those that were not lost a ply earlier hold out longest.
            before = alphabeta(
                match.game, match.position, result.depth - 1, deadline, stop, view=view
            )
            lasting, nodes = before.scores, nodes + before.nodes
        found = scores(match.position)
        best = max(found[move] for move in lasting)
        move = rng.choice([move for move in lasting if found[move] == best])
        return Choice(move, result.value, result.line_from(move), result.depth, nodes)
