"""How the expert sees Reversi: by freedom to move and by the rim, exact at the end of the game.

Below the root a pass is no ply: there a node is one in which the player to move can place a disc,
or the end. So a depth is a number of discs, and as deep as there are empty cells it is exact.
"""

from collections.abc import Sequence
from operator import itemgetter

from ..game import INFINITY, Game
from .cells import PASS
from .lanes import AFTER, BEYOND, BOARD, MARK, ROWS, reach
from .lookahead import Node, ReversiLookahead, empties
from .position import Position
from .rim import RIM, Rim
from .weights import WEIGHTS, Weights

WON = 500_000
"""More than any estimate: a won game is worth this and its discs."""


class ExpertLookahead(ReversiLookahead):
    """Discs count only when the game is over."""

    def __init__(self, game: Game[Position], weights: Weights = WEIGHTS) -> None:
        super().__init__(game)
        self._weights = weights
        self._rim = Rim(weights)

    def settled(self, node: Node) -> int | None:
        """The result once nobody can place a disc, the better the more discs there are."""
        discs = super().settled(node)
        return None if discs is None else result(discs)

    def evaluate(self, node: Node) -> int:
        """The estimate, from black's side."""
        own, enemy, sign = node
        return sign * self._worth(own, enemy)

    def plies_left(self, node: Node) -> int:
        """A disc for every empty cell; only at the root a pass may come first."""
        own, enemy, _ = node
        return empties(node) + (not reach(own, enemy))

    def children(self, node: Node) -> list[tuple[int, Node]]:
        """Every placement with the node in which somebody can place a disc again."""
        return [
            (move, child if move == PASS else _to_place(child))
            for move, child in super().children(node)
        ]

    def futures(self, node: Node, depth: int) -> Sequence[Node]:
        """The nodes one disc on, those with the fewest replies first."""
        reached = reach(node[0], node[1])
        ranked = []
        for cell in self._open:
            if reached & MARK[cell]:
                child = self._placed(node, cell)
                replies = reach(child[0], child[1]).bit_count()
                ranked.append((replies, child if replies else _to_place(child)))
        ranked.sort(key=itemgetter(0))
        return [child for _, child in ranked]

    def last_ply(self, node: Node) -> int:
        """The best that one more disc can make of it."""
        own, enemy, sign = node
        reached = reach(own, enemy)
        turned, worth = self._turned, self._worth
        best = -INFINITY
        for cell in self._open:
            if reached & MARK[cell]:
                gained = turned[cell][(enemy + AFTER[cell]) & own & BEYOND[cell]]
                best = max(best, worth(own | gained | MARK[cell], enemy ^ gained))
        return sign * best

    def _worth(self, own: int, enemy: int) -> int:
        """What discs are worth to their owner: the result when the game is over, or an estimate."""
        free = BOARD ^ own ^ enemy
        after_own, after_enemy = own << 1, enemy << 1
        moves = ((after_own & enemy) + enemy) & free
        replies = ((after_enemy & own) + own) & free
        if not moves and not replies:
            return result((own & ROWS).bit_count() - (enemy & ROWS).bit_count())
        weights = self._weights
        return (
            weights.mobility * (moves.bit_count() - replies.bit_count())
            + weights.openness * ((after_enemy & free).bit_count() - (after_own & free).bit_count())
            + self._rim[own & RIM, enemy & RIM]
        )


def result(lead: int) -> int:
    """What a finished game is worth to the side that leads by so many discs."""
    if lead == 0:
        return 0
    return lead + (WON if lead > 0 else -WON)


def _to_place(node: Node) -> Node:
    """The node with the turn given back to a player whose enemy has to pass."""
    own, enemy, sign = node
    if reach(own, enemy) or not reach(enemy, own):
        return node
    return enemy, own, -sign
