"""Alpha-beta: the same values as minimax, with less work and an eye on the clock.

It deepens ply by ply, or by other steps, and answers with the last depth it finished. Depth 2 is
always finished: less would not see the opponent's reply.
"""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from ..game import INFINITY, WIN, Game
from ..lookahead import Lookahead
from .clock import Clock, OutOfTime, Stop
from .result import Result

P = TypeVar("P", bound=Hashable)
Node = Any
"""Whatever the game's lookahead uses; the search only passes it on."""

ALWAYS_FINISHED = 2
DEEPEST = 64
MOST_BOUNDS = 250_000
"""So many bounds a search keeps: 40 to 110 megabytes, according to the game, which a phone can
spare."""
EVERY_MOVE = 2 * INFINITY
"""A margin that takes in every root move."""


def alphabeta(
    game: Game[P],
    position: P,
    depth: int | Sequence[int] | None = None,
    deadline: float | None = None,
    stop: Stop | None = None,
    *,
    margin: int = 0,
    view: Lookahead[P, Any] | None = None,
) -> Result:
    """Search as deep as `depth`, the `deadline` and the `stop` signal allow, through the game's
    own lookahead or another `view`.

    Several depths, ascending, are tried in place of 1, 2, 3 …: where the end of a game is near, a
    leap to it saves the steps. The result's scores hold the exact value of every root move that is
    at most `margin` worse than the best: with 0 the moves that tie for it.
    """
    if depth is None and deadline is None and stop is None:
        raise ValueError("expected a depth, a deadline or a stop signal to end the search")
    depths = range(1, DEEPEST + 1) if depth is None else _depths(depth)
    clock = Clock(deadline, stop)
    view = game.lookahead() if view is None else view
    search = _AlphaBeta(view, position, clock, margin)
    first, *deeper = search.within_the_game(depths)
    result = search.deepen(first)
    for plies in deeper:
        if result.move is None or abs(result.value) == WIN:
            break
        try:
            if plies > ALWAYS_FINISHED:
                clock.enforce()
            result = search.deepen(plies)
        except OutOfTime:
            break
    return result


def _depths(depth: int | Sequence[int]) -> Sequence[int]:
    """The depths to try; each must be deeper than the one before."""
    if isinstance(depth, int):
        if depth < 1:
            raise ValueError(f"expected a depth of 1 or more, got {depth}")
        return range(1, depth + 1)
    if not depth or any(shallow >= deep for shallow, deep in pairwise((0, *depth))):
        raise ValueError(f"expected ascending depths of 1 or more, got {tuple(depth)}")
    return depth


class _Bounds(NamedTuple):
    """What is known of a node at one depth: its value lies from `low` to `high`."""

    low: int
    high: int
    best: Node | None


_UNKNOWN = _Bounds(-INFINITY, INFINITY, None)


class _AlphaBeta:
    """One search from one root: it keeps the table of bounds from depth to depth."""

    def __init__(self, view: Lookahead[Any, Any], position: Any, clock: Clock, margin: int) -> None:
        self._view = view
        self._root = self._view.node(position)
        self._clock = clock
        self._margin = margin
        # Bounds are kept per depth: only those of the same depth leave every value exact.
        self._table: defaultdict[int, dict[Node, _Bounds]] = defaultdict(dict)
        self._room = MOST_BOUNDS
        self._order = list(self._view.children(self._root))
        self._depth = self._step = 0

    def within_the_game(self, wanted: Sequence[int]) -> Sequence[int]:
        """The wanted depths, none of them deeper than the game can last."""
        left = self._view.plies_left(self._root)
        if left is None or left >= wanted[-1]:
            return wanted
        return [*(depth for depth in wanted if depth < left), max(left, 1)]

    def deepen(self, depth: int) -> Result:
        """The result at `depth`; the order of the root moves comes from the depth before."""
        view, below = self._view, depth - 1
        self._step, self._depth = depth - self._depth, depth
        if not self._order:
            return Result(self._value(self._root, 0, -INFINITY, INFINITY), (), 1, depth)
        maximise = view.maximises(self._root)
        scores: dict[int, int] = {}
        low, high = -INFINITY, INFINITY
        for move, child in self._order:
            value = self._value(view.gist(child, below), below, low, high)
            scores[move] = value
            # One below the wanted margin, so that a value at its edge is exact and not a bound.
            if maximise:
                low = max(low, value - self._margin - 1)
            else:
                high = min(high, value + self._margin + 1)
        best = max(scores.values()) if maximise else min(scores.values())
        self._order.sort(key=lambda branch: scores[branch[0]], reverse=maximise)
        exact = {m: scores[m] for m in sorted(scores) if abs(best - scores[m]) <= self._margin}
        first = next(move for move, value in exact.items() if value == best)
        return Result(best, self._line(first, depth), self._clock.nodes, depth, exact)

    def _value(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        """The value if it lies between alpha and beta, else a bound on the same side of them."""
        table = self._table[depth]
        known = table.get(node, _UNKNOWN)
        if known.low >= beta or known.low == known.high:
            return known.low
        if known.high <= alpha:
            return known.high
        self._clock.tick()
        view = self._view
        value = view.settled(node)
        if value is None and depth <= 1:
            value = view.last_ply(node) if depth else view.evaluate(node)
        if value is not None:
            self._keep(node, depth, _Bounds(value, value, None))
            return value
        return self._search(node, depth, alpha, beta)

    def _search(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        maximise = self._view.maximises(node)
        low, high = alpha, beta
        value = -INFINITY if maximise else INFINITY
        best: Node | None = None
        for child in self._promising_first(node, depth):
            reply = self._value(child, depth - 1, low, high)
            if maximise and reply > value:
                value, best, low = reply, child, max(low, reply)
            elif not maximise and reply < value:
                value, best, high = reply, child, min(high, reply)
            if low >= high:
                break
        known = self._table[depth].get(node, _UNKNOWN)
        bounds = _Bounds(
            value if value > alpha else known.low, value if value < beta else known.high, best
        )
        self._keep(node, depth, bounds)
        return value

    def _keep(self, node: Node, depth: int, bounds: _Bounds) -> None:
        """Remember what is known now; in a full table those of the least depth make room, since
        they are the most, and the soonest worked out again."""
        table = self._table[depth]
        if node not in table:
            if not self._room:
                shallow = min(left for left, known in self._table.items() if known)
                self._room += len(self._table[shallow])
                self._table[shallow].clear()
            self._room -= 1
        table[node] = bounds

    def _promising_first(self, node: Node, depth: int) -> Sequence[Node]:
        """The node's futures, the best one of the search before in front."""
        view, left_before = self._view, depth - self._step
        futures = view.futures(node, depth)
        if left_before <= 1:
            return futures
        before = self._table[left_before].get(view.gist(node, left_before))
        if before is None or before.best is None:
            return futures
        return sorted(futures, key=lambda child: view.gist(child, left_before - 1) != before.best)

    def _line(self, first: int, depth: int) -> tuple[int, ...]:
        """Follow the best moves in the table as far as it knows them."""
        view, node, move = self._view, self._root, first
        line: list[int] = []
        while True:
            line.append(move)
            node = dict(view.children(node))[move]
            left = depth - len(line)
            known = self._table[left].get(view.gist(node, left))
            if known is None or view.settled(node) is not None or left == 0:
                return tuple(line)
            follow = [m for m, child in view.children(node) if self._follows(child, left, known)]
            if not follow:
                return tuple(line)
            move = follow[0]

    def _follows(self, child: Node, left: int, known: _Bounds) -> bool:
        """Whether a move leads on along the best line."""
        if left > 1:
            return bool(self._view.gist(child, left - 1) == known.best)
        settled = self._view.settled(child)
        return (self._view.evaluate(child) if settled is None else settled) == known.low
