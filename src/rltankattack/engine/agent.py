"""What an agent is: it looks at a match and says what it would play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from .match import Match
from .search.clock import Stop

SECONDS = "seconds"
"""The setting whose strength is the time to think."""
NO_LIMIT = 0
"""In place of a time limit: as long as it takes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An agent's move and what it thinks of it. Values are from the first player's side."""

    move: int
    value: int | None = None
    line: tuple[int, ...] = ()
    depth: int | None = None
    nodes: int = 0
    measure: str = ""
    """What the value counts, in a game whose agents do not all count the same."""


class Agent(Protocol):
    """A computer opponent, for either side."""

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    def choose(
        self,
        match: Match[Any],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """A legal move for the player to move; `ValueError` when the match is over.

        The deadline is an instant of `time.monotonic`; `stop` says when to give up. All chance
        comes from `rng`, so the same seed gives the same move.
        """
        ...


def require_going_on(match: Match[Any]) -> None:
    """Refuse to choose a move in a match that is over."""
    if match.outcome is not None:
        raise ValueError(f"expected a match that goes on, it is over: {match.outcome.reason}")


@dataclass(frozen=True, slots=True)
class AgentKind:
    """An agent as a menu offers it: how to make one, and the strengths it can be made with."""

    name: str
    make: Callable[..., Agent]
    setting: str | None = None
    """What the strength is called: ``depth``, ``level``, or ``seconds`` when it is the time to
    think and the agent itself is always the same; ``None`` when there is no choice."""
    choices: Sequence[int] = ()
    default: int | None = None
    limits: Sequence[int] = ()
    """The seconds for one move that can be chosen beside the strength, or `NO_LIMIT`."""
    usual_limit: int | None = None

    def agent(self, strength: int | None = None) -> Agent:
        """An agent of the given strength, or of the usual one."""
        if self.setting is None:
            if strength is not None:
                raise ValueError(f"expected no strength for {self.name}, got {strength}")
            return self.make()
        strength = self.default if strength is None else strength
        if strength not in self.choices:
            raise ValueError(
                f"expected a {self.setting} from {self.choices[0]} to {self.choices[-1]} "
                f"for {self.name}, got {strength}"
            )
        return self.make() if self.setting == SECONDS else self.make(strength)

    def seconds(self, strength: int | None = None, limit: int | None = None) -> int | None:
        """How long an agent of this strength, with this limit, may think about a move; `NO_LIMIT`
        as long as it takes, ``None`` when it is not said."""
        if limit is not None and limit not in self.limits:
            expected = " or ".join(f"{seconds} s" for seconds in self.limits) or "no time limit"
            raise ValueError(f"expected {expected} for {self.name}, got {limit} s")
        if self.setting == SECONDS:
            return self.default if strength is None else strength
        return self.usual_limit if limit is None else limit
