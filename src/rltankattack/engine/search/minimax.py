"""Minimax without any pruning: every value is exact.

Red (the first player) maximises, green minimises; among equal moves the first one is best. A game
may tell through its `Lookahead` which futures are the same; values are remembered by node and
depth left, so that the same future is never worked out twice.
"""

from collections import defaultdict
from collections.abc import Hashable
from typing import Any, TypeVar

from ..game import Game
from ..lookahead import Lookahead
from .clock import Clock
from .result import Result

P = TypeVar("P", bound=Hashable)
Node = Any
"""Whatever the game's lookahead uses; the search only passes it on."""


def minimax(
    game: Game[P], position: P, depth: int = 4, *, view: Lookahead[P, Any] | None = None
) -> Result:
    """Search exactly `depth` plies ahead, through the game's own lookahead or another `view`."""
    return Minimax(game, view=view).search(position, depth)


class Minimax:
    """A minimax search that remembers what it has worked out, for the next depth or position."""

    def __init__(
        self,
        game: Game[Any],
        clock: Clock | None = None,
        view: Lookahead[Any, Any] | None = None,
    ) -> None:
        self._view = game.lookahead() if view is None else view
        self._clock = Clock() if clock is None else clock
        self._known: defaultdict[int, dict[Node, int]] = defaultdict(dict)

    def search(self, position: Any, depth: int) -> Result:
        """The exact result at `depth`; `OutOfTime` when the clock runs out before."""
        if depth < 0:
            raise ValueError(f"expected a depth of 0 or more, got {depth}")
        nodes_before = self._clock.nodes
        view, root = self._view, self._view.node(position)
        children = dict(view.children(root)) if depth else {}
        if not children:
            return Result(self._value(root, 0), (), 1, depth)
        below = depth - 1
        scores = {
            move: self._value(view.gist(child, below), below) for move, child in children.items()
        }
        value = max(scores.values()) if view.maximises(root) else min(scores.values())
        first = next(move for move, score in scores.items() if score == value)
        line = (first, *self._line(children[first], below, value))
        return Result(value, line, self._clock.nodes - nodes_before, depth, scores)

    def _line(self, node: Node, depth: int, value: int) -> tuple[int, ...]:
        """Follow the first move that keeps the value, down to the bottom or the end of the game."""
        view = self._view
        line = []
        for below in reversed(range(depth)):
            for move, child in view.children(node):
                if self._value(view.gist(child, below), below) == value:
                    line.append(move)
                    node = child
                    break
        return tuple(line)

    def _value(self, node: Node, depth: int) -> int:
        known = self._known[depth]
        value = known.get(node)
        if value is None:
            value = known[node] = self._work_out(node, depth)
        return value

    def _work_out(self, node: Node, depth: int) -> int:
        self._clock.tick()
        view = self._view
        settled = view.settled(node)
        if settled is not None:
            return settled
        if depth == 0:
            return view.evaluate(node)
        if depth == 1:
            return view.last_ply(node)
        below = depth - 1
        known = self._known[below]
        values = []
        for child in view.futures(node, depth):
            value = known.get(child)  # asked here and not in a call: most futures are known
            if value is None:
                value = known[child] = self._work_out(child, below)
            values.append(value)
        return max(values) if view.maximises(node) else min(values)
