"""What a search asks of a game, and where a game may answer faster.

A search walks over *nodes*. Here a node is the position itself; a game with a compact form of its
positions puts that in its place. The contract that keeps every result exact: whatever a node
forgets, and whichever moves `futures` leaves out or merges, the value of each node within its
depth stays that of the textbook minimax.

An agent may bring a lookahead of its own that estimates differently or leaves moves out; then the
search is exact for what that lookahead shows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, cast

if TYPE_CHECKING:
    from .game import Game

P = TypeVar("P", bound=Hashable)
N = TypeVar("N", bound=Hashable)


class Lookahead(Generic[P, N]):
    """A game as a search sees it. As it stands it works for every game: nodes are positions."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    def node(self, position: P) -> N:
        """The node of a position."""
        return cast(N, position)

    def maximises(self, node: N) -> bool:
        """Whether the first player is to move."""
        return self.game.to_move(cast(P, node)) == 0

    def settled(self, node: N) -> int | None:
        """The value of a finished game, ``None`` while it goes on."""
        outcome = self.game.outcome(cast(P, node))
        return None if outcome is None else outcome.value

    def evaluate(self, node: N) -> int:
        """The value of a node at the bottom of the tree."""
        return self.game.evaluate(cast(P, node))

    def plies_left(self, node: N) -> int | None:
        """At most so many plies can follow, where the game knows that; a search goes no deeper."""
        return None

    def children(self, node: N) -> Iterable[tuple[int, N]]:
        """Every legal move, ascending, with the node it leads to."""
        position = cast(P, node)
        for move in self.game.moves(position):
            yield move, cast(N, self.game.play(position, move))

    def gist(self, node: N, depth: int) -> N:
        """The node without what cannot matter within the next `depth` plies."""
        return node

    def futures(self, node: N, depth: int) -> Sequence[N]:
        """The different gists that one ply leads to, `depth` plies before the bottom.

        The likely best ones come first: alpha-beta gains by it, minimax does not mind.
        """
        return [child for _, child in self.children(node)]

    def last_ply(self, node: N) -> int:
        """The value of a node one ply before the bottom."""
        values = []
        for _, child in self.children(node):
            settled = self.settled(child)
            values.append(self.evaluate(child) if settled is None else settled)
        return max(values) if self.maximises(node) else min(values)
