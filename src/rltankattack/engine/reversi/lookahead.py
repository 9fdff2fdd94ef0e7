"""What the searches know about Reversi: discs in lanes, those of the player to move first."""

from collections.abc import Sequence
from operator import itemgetter

from ..game import Game
from ..lookahead import Lookahead
from .cells import CELLS, PASS
from .lanes import AFTER, BEYOND, BOARD, MARK, ROWS, Turned, ends, lanes, reach
from .position import Position

Node = tuple[int, int, int]
"""The lanes of the player to move, those of the enemy, and the sign of the player to move."""

_ROWS_BY_WORTH = (
    (0, 8, 2, 3, 3, 2, 8, 0),
    (8, 9, 6, 5, 5, 6, 9, 8),
    (2, 6, 1, 4, 4, 1, 6, 2),
    (3, 5, 4, 7, 7, 4, 5, 3),
)
WORTH = [rank for row in (*_ROWS_BY_WORTH, *reversed(_ROWS_BY_WORTH)) for rank in row]
"""How early a cell is looked at: corners first, the cells that give a corner away last."""

LIKELY_FIRST = tuple(sorted(range(CELLS), key=WORTH.__getitem__))


class ReversiLookahead(Lookahead[Position, Node]):
    """The report's view: a position is worth the difference in discs, finished or not."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self._turned = tuple(map(Turned, range(CELLS)))
        self._open: tuple[int, ...] = ()

    def node(self, position: Position) -> Node:
        """The discs in lanes; no cell will ever be open that is not so at some root."""
        self._open = tuple(
            cell for cell in LIKELY_FIRST if cell in self._open or position.empty >> cell & 1
        )
        return lanes(position.own), lanes(position.enemy), position.turn.sign

    def maximises(self, node: Node) -> bool:
        """Whether black is to move."""
        return node[2] > 0

    def settled(self, node: Node) -> int | None:
        """The difference in discs once nobody can place one."""
        own, enemy, _ = node
        free = BOARD ^ own ^ enemy
        if (((own << 1) & enemy) + enemy) & free or (((enemy << 1) & own) + own) & free:
            return None
        return lead(node)

    def evaluate(self, node: Node) -> int:
        """The difference in discs."""
        return lead(node)

    def plies_left(self, node: Node) -> int:
        """Nobody passes twice in a row, and the last disc placed ends the game."""
        own, enemy, _ = node
        most = 2 * empties(node)
        return most - 1 if reach(own, enemy) else most

    def children(self, node: Node) -> list[tuple[int, Node]]:
        """Every placement, or else the pass."""
        if self.settled(node) is not None:
            return []
        own, enemy, sign = node
        reached = reach(own, enemy)
        if not reached:
            return [(PASS, (enemy, own, -sign))]
        return [(cell, self._placed(node, cell)) for cell in range(CELLS) if reached & MARK[cell]]

    def futures(self, node: Node, depth: int) -> Sequence[Node]:
        """The nodes one ply on, those with the fewest replies first."""
        own, enemy, sign = node
        reached = reach(own, enemy)
        if not reached:
            return [(enemy, own, -sign)]
        ranked = []
        for cell in self._open:
            if reached & MARK[cell]:
                child = self._placed(node, cell)
                ranked.append((reach(child[0], child[1]).bit_count(), child))
        ranked.sort(key=itemgetter(0))
        return [child for _, child in ranked]

    def last_ply(self, node: Node) -> int:
        """The most discs that one placement turns; it counts them twice, and itself once."""
        own, enemy, sign = node
        now = lead(node)
        reached = reach(own, enemy)
        if not reached:
            return now
        turned = self._turned
        most = max(
            (turned[cell][(enemy + AFTER[cell]) & own & BEYOND[cell]] & ROWS).bit_count()
            for cell in self._open
            if reached & MARK[cell]
        )
        return now + sign * (2 * most + 1)

    def _placed(self, node: Node, cell: int) -> Node:
        """The node after a placement."""
        own, enemy, sign = node
        turned = self._turned[cell][ends(own, enemy, cell)]
        return enemy ^ turned, own | MARK[cell] | turned, -sign


def lead(node: Node) -> int:
    """Black's discs less white's."""
    own, enemy, sign = node
    return sign * ((own & ROWS).bit_count() - (enemy & ROWS).bit_count())


def empties(node: Node) -> int:
    """The number of empty cells."""
    return CELLS - ((node[0] | node[1]) & ROWS).bit_count()
