"""Where the score of a leaf depends on the way to it: nodes are lines, not positions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from ..lookahead import Lookahead

if TYPE_CHECKING:
    from ..game import Game

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Line(Generic[P]):
    """Moves from the root of a search, and the positions before, between and after them."""

    positions: tuple[P, ...]
    moves: tuple[int, ...] = ()

    @property
    def end(self) -> P:
        """The position that the line leads to."""
        return self.positions[-1]


class Lines(Lookahead[P, Line[P]]):
    """A game seen as lines; `leaf` scores a whole line, from the first player's side."""

    def __init__(self, game: Game[P], leaf: Callable[[Line[P]], int]) -> None:
        super().__init__(game)
        self._leaf = leaf

    def node(self, position: P) -> Line[P]:
        """The line that has not begun yet."""
        return Line((position,))

    def maximises(self, node: Line[P]) -> bool:
        """Whether the first player is to move at its end."""
        return self.game.to_move(node.end) == 0

    def settled(self, node: Line[P]) -> int | None:
        """The value of a game that the line has finished."""
        outcome = self.game.outcome(node.end)
        return None if outcome is None else outcome.value

    def evaluate(self, node: Line[P]) -> int:
        """The score of the whole line."""
        return self._leaf(node)

    def children(self, node: Line[P]) -> Iterable[tuple[int, Line[P]]]:
        """Every legal move with the line that it makes."""
        for move in self.game.moves(node.end):
            after = self.game.play(node.end, move)
            yield move, Line((*node.positions, after), (*node.moves, move))
