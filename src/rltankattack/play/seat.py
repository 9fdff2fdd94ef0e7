"""Who plays a side: a person, or an agent of some strength."""

from dataclasses import dataclass
from typing import Any

from ..engine.agent import Agent, AgentKind
from ..engine.game import Game
from ..engine.quote import quoted

PERSON_NAME = "Person"
ROLLING_NAME = "Rolling Person"
PERSON_NAMES = (PERSON_NAME, ROLLING_NAME)


@dataclass(frozen=True, slots=True)
class Seat:
    """A side's player; its text stands in records and is read back from them."""

    kind: AgentKind | None = None
    strength: int | None = None
    rolls: bool = False
    """Whether a person leaves the move to the die."""

    @classmethod
    def taken_by(cls, kind: AgentKind, strength: int | None = None) -> "Seat":
        """A seat for an agent, of its usual strength unless told otherwise."""
        seat = cls(kind, kind.default if strength is None else strength)
        seat.agent()  # refuses a strength that the agent does not have
        return seat

    @classmethod
    def parse(cls, game: Game[Any], text: str) -> "Seat":
        """Read ``Person``, ``Crazy Boat`` or ``MiniMax Boat 4``; else `LookupError`."""
        for person in (PERSON, ROLLING_PERSON):
            if text == str(person):
                return person
        for kind in game.agents:
            for strength in kind.choices or (None,):
                if text == str(cls(kind, strength)):
                    return cls(kind, strength)
        names = ", ".join(kind.name for kind in game.agents)
        raise LookupError(f"expected {PERSON_NAME} or one of {names}, got {quoted(text)}")

    @property
    def is_person(self) -> bool:
        """Whether somebody in front of the screen plays."""
        return self.kind is None

    def agent(self) -> Agent:
        """The agent in this seat."""
        if self.kind is None:
            raise ValueError("expected a seat with an agent, a person sits here")
        return self.kind.agent(self.strength)

    @property
    def seconds(self) -> int | None:
        """How long the agent in this seat thinks about a move, where that was chosen."""
        return None if self.kind is None else self.kind.seconds(self.strength)

    def __str__(self) -> str:
        if self.kind is None:
            return ROLLING_NAME if self.rolls else PERSON_NAME
        return self.kind.name if self.strength is None else f"{self.kind.name} {self.strength}"


PERSON = Seat()
ROLLING_PERSON = Seat(rolls=True)
