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
    amount: int | None = None
    """How many things lie on a random board; ``None`` for as many as usual."""

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
            return cls(game, seats, begins=begins, amount=_amount(match))
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
        game = self.game
        if self.start is not None:
            return game.starts[self.start]
        if game.seeds is None:
            return game.start(rng)
        return game.seeded(rng.choice(game.seeds) if self.seed is None else self.seed, self.amount)


def _amount(match: Match[Any]) -> int | None:
    """What was chosen for a match, as far as its board shows that; somebody may have set up one
    with another number."""
    amount, amounts = match.game.amount(match.start), match.game.amounts
    return amount if amounts is not None and amount in amounts else None
