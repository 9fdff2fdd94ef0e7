"""Who plays a side: a person, or an agent of some strength."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.agent import NO_LIMIT, Agent, AgentKind
from ..engine.game import Game
from ..engine.quote import quoted

PERSON_NAME = "Person"
ROLLING_NAME = "Rolling Person"
PERSON_NAMES = (PERSON_NAME, ROLLING_NAME)

_LIMIT = re.compile(r", (?:[0-9]+ s|no limit)\Z")


@dataclass(frozen=True, slots=True)
class Seat:
    """A side's player; its text stands in records and is read back from them."""

    kind: AgentKind | None = None
    strength: int | None = None
    rolls: bool = False
    """Whether a person leaves the move to the die."""
    limit: int | None = None
    """The seconds for one move, or `NO_LIMIT`; ``None`` for who has no such choice."""

    @classmethod
    def taken_by(
        cls, kind: AgentKind, strength: int | None = None, limit: int | None = None
    ) -> "Seat":
        """A seat for an agent, of its usual strength and time limit unless told otherwise."""
        seat = cls(
            kind,
            kind.default if strength is None else strength,
            limit=kind.usual_limit if limit is None else limit,
        )
        seat.agent()  # refuses a strength that the agent does not have
        kind.seconds(strength, limit)  # and a limit
        return seat

    @classmethod
    def every(cls, kind: AgentKind) -> Iterator["Seat"]:
        """The agent of every strength, weakest first, with every time limit."""
        for strength in kind.choices or (None,):
            for limit in kind.limits or (None,):
                yield cls(kind, strength, limit=limit)

    @classmethod
    def parse(cls, game: Game[Any], text: str) -> "Seat":
        """Read ``Person``, ``Crazy Boat``, ``MiniMax Boat 4`` or ``Alpha-Beta Player 4, 20 s``.

        Else `LookupError`.
        """
        for person in (PERSON, ROLLING_PERSON):
            if text == str(person):
                return person
        for kind in game.agents:
            for seat in cls.every(kind):
                if text == str(seat):
                    return seat
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

    def seconds(self, usual: float) -> float | None:
        """How long the agent in this seat may think about a move: as chosen, or else as usual;
        ``None`` when there is no limit."""
        chosen = None if self.kind is None else self.kind.seconds(self.strength, self.limit)
        if chosen == NO_LIMIT:
            return None
        return usual if chosen is None else chosen

    def __str__(self) -> str:
        if self.kind is None:
            return ROLLING_NAME if self.rolls else PERSON_NAME
        name = self.kind.name if self.strength is None else f"{self.kind.name} {self.strength}"
        if self.limit in (None, self.kind.usual_limit):
            return name
        return f"{name}, no limit" if self.limit == NO_LIMIT else f"{name}, {self.limit} s"


def without_limit(text: str) -> str:
    """A seat's text where there is no room for its time limit."""
    return _LIMIT.sub("", text)


PERSON = Seat()
ROLLING_PERSON = Seat(rolls=True)
