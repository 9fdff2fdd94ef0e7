"""What a search found."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Result:
    """The value of a position, from the first player's side, and the play that reaches it."""

    value: int
    line: tuple[int, ...]
    """Best play for both sides; the first of its moves is the first of equals."""
    nodes: int
    """Positions that the search looked at."""
    depth: int
    """Plies looked ahead."""
    scores: Mapping[int, int] = field(default_factory=dict)
    """The exact value of every root move that was asked for."""

    @property
    def move(self) -> int | None:
        """The best move; ``None`` when there is nothing to move."""
        return self.line[0] if self.line else None

    def line_from(self, move: int) -> tuple[int, ...]:
        """The line that begins with one of the equal best moves, as far as it is known."""
        return self.line if move == self.move else (move,)
