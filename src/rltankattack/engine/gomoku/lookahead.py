"""Gomoku as the search player sees it: only moves near stones, and threats before all else.

Who can make five does. Who cannot must stop a five of the opponent. Who can make two threats of
five at once does; who faces such a move must take one of its cells or threaten five. Only when
nothing presses are the moves those with the best scores.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..game import WIN, Game
from ..lookahead import Lookahead
from .board import BIT, BOARD, CENTRE, cells_of, grown
from .evaluation import balance
from .position import Position
from .rows import has_five
from .scores import scores_of
from .windows import Reading, read

WIDTH = 14
"""So many quiet moves are looked at."""


class Node(NamedTuple):
    """The stones of the player to move and of the opponent."""

    mine: int
    theirs: int
    sign: int
    """+1 when black is to move."""


class _Judgement(NamedTuple):
    """What the windows of both players tell about a node."""

    settled: int | None
    value: int
    """From black's side."""
    pressing: int
    """The only cells that a threat leaves to the mover; none when nothing presses."""
    fours: int
    """Where the mover can threaten five."""


class GomokuLookahead(Lookahead[Position, Node]):
    """A narrow view of the game; it remembers what it has seen of each node."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self._judged: dict[Node, _Judgement] = {}
        self._futures: dict[Node, list[Node]] = {}

    def node(self, position: Position) -> Node:
        """The stones from the mover's side."""
        turn = position.turn
        return Node(position.stones(turn), position.stones(turn.other), turn.sign)

    def maximises(self, node: Node) -> bool:
        """Whether black is to move."""
        return node.sign > 0

    def plies_left(self, node: Node) -> int:
        """The number of empty cells."""
        return _empty(node).bit_count()

    def settled(self, node: Node) -> int | None:
        """The value of a game that is over, or that threats have decided."""
        return self._judge(node).settled

    def evaluate(self, node: Node) -> int:
        """The balance of the open windows, from black's side."""
        return self._judge(node).value

    def children(self, node: Node) -> list[tuple[int, Node]]:
        """The moves worth a look, ascending, with what they lead to."""
        return [(move, _after(node, move)) for move in sorted(self.promising(node))]

    def futures(self, node: Node, depth: int) -> Sequence[Node]:
        """What the moves worth a look lead to, the best scores first."""
        known = self._futures.get(node)
        if known is None:
            known = self._futures[node] = [_after(node, move) for move in self.promising(node)]
        return known

    def last_ply(self, node: Node) -> int:
        """The best of the moves that threats leave; without any the estimate, which knows the turn.

        So the last ply costs little where nothing presses, and forced replies are never missed.
        """
        judged = self._judge(node)
        if not judged.pressing:
            return judged.value
        best = -WIN
        for move in cells_of(judged.pressing):
            after = self._judge(_after(node, move))
            best = max(best, node.sign * (after.value if after.settled is None else after.settled))
        return node.sign * best

    def promising(self, node: Node) -> list[int]:
        """The moves that threats leave, or else the best by their scores; the best ones first."""
        judged = self._judge(node)
        if judged.pressing:
            return _best_first(node, judged.pressing)
        stones = node.mine | node.theirs
        if not stones:
            return [CENTRE]
        quiet = _best_first(node, grown(stones) & ~stones)
        return quiet[:WIDTH] + [move for move in quiet[WIDTH:] if judged.fours & BIT[move]]

    def _judge(self, node: Node) -> _Judgement:
        known = self._judged.get(node)
        if known is None:
            known = self._judged[node] = _judgement(node)
        return known


def _judgement(node: Node) -> _Judgement:
    mover, waiting = read(node.mine, node.theirs), read(node.theirs, node.mine)
    result = _result(node, mover, waiting)
    return _Judgement(
        settled=None if result is None else node.sign * result,
        value=node.sign * balance(mover, waiting),
        pressing=mover.five_cells
        or waiting.five_cells
        or mover.double_cells
        or (waiting.double_cells and mover.four_cells | waiting.four_cells),
        fours=mover.four_cells,
    )


def _result(node: Node, mover: Reading, waiting: Reading) -> int | None:
    """What the game is worth to the mover where it is over or cannot be turned any more."""
    if has_five(node.theirs):
        return -WIN
    if mover.five_cells:
        return WIN
    if waiting.five_cells:
        only_one = waiting.five_cells & (waiting.five_cells - 1) == 0
        return None if only_one else -WIN
    if mover.double_cells:
        return WIN
    return None if _empty(node) else 0


def _empty(node: Node) -> int:
    return BOARD & ~(node.mine | node.theirs)


def _best_first(node: Node, cells: int) -> list[int]:
    found = scores_of(node.mine, node.theirs, cells)
    return sorted(found, key=lambda cell: -found[cell])


def _after(node: Node, move: int) -> Node:
    return Node(node.theirs, node.mine | BIT[move], -node.sign)
