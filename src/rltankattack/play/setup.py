"""What is chosen before a game: who sits where, the start, and who begins."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..engine.game import Game, Player
from ..engine.match import Match
from .seat import PERSON, Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """Enough to start a game, and to start the same again."""

    game: Game[Any]
    seats: tuple[Seat, Seat]
    start: str | None = None
    """The name of the start position; ``None`` lets chance decide."""
    begins: Player = Player.FIRST
    position: Any = None
    """A position that somebody has set up; it takes the place of a start and says who begins."""
    seed: int | None = None
    """The seed of the board in a game with random ones; ``None`` lets chance decide."""

    @classmethod
    def against(cls, game: Game[Any], opponent: Seat) -> "Setup":
        """A person, who begins, against an agent or another person."""
        return cls(game, (PERSON, opponent))

    @classmethod
    def like(cls, match: Match[Any], seats: tuple[Seat, Seat]) -> "Setup":
        """The choices that lead to a match, as far as it shows them; where boards are random,
        the next one is another."""
        game, begins = match.game, match.game.to_move(match.start)
        if game.seeds is not None:
            return cls(game, seats, begins=begins)
        named = {game.begun_by(start, begins): name for name, start in game.starts.items()}
        if match.start in named:
            return cls(game, seats, named[match.start], begins)
        return cls(game, seats, position=match.start)

    def swapped(self) -> "Setup":
        """The same with the sides changed."""
        return replace(self, seats=self.seats[::-1])

    def with_persons(self, person: Seat) -> "Setup":
        """The same with persons who play in this way."""
        first, second = (person if seat.is_person else seat for seat in self.seats)
        return replace(self, seats=(first, second))

    def changed(self, **changes: Any) -> "Setup":
        """The same but for the changes."""
        return replace(self, **changes)

    def new_match(self, rng: Random) -> Match[Any]:
        """Put the pieces on the board."""
        if self.position is not None:
            return Match(self.game, self.position)
        return Match(self.game, self.game.begun_by(self._start(rng), self.begins))

    def _start(self, rng: Random) -> Any:
        if self.seed is not None:
            return self.game.seeded(self.seed)
        return self.game.start(rng) if self.start is None else self.game.starts[self.start]
