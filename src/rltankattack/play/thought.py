"""One piece of thinking, done beside the screen's own work."""

import threading
import time
from math import inf
from random import Random
from typing import Any

from ..engine.agent import Choice
from ..engine.match import Match
from .rest import Rest
from .seat import Seat

GRACE = 5.0
"""Seconds after its time in which an agent may still answer; a slow phone needs some."""
GRACE_IN_A_HURRY = 1.0


class Thought:
    """An agent's thinking about one position; it works on a copy, so the match may go on."""

    def __init__(
        self, match: Match[Any], seat: Seat, seed: int, seconds: float | None, rest: Rest
    ) -> None:
        """The seconds that the agent may think; ``None`` for as long as it takes."""
        self.seat = seat
        self._match = match.copy()
        self._seed = seed
        self._seconds = seconds
        self._rest = rest
        self._hurried = threading.Event()
        self._due: float | None = None

    @property
    def overdue(self) -> bool:
        """Whether the agent should have answered long ago; not before it could begin, and without
        a limit only when it was asked to hurry."""
        return self._due is not None and time.monotonic() > self._due

    def think(self) -> Choice:
        """Think it through; meant for a worker thread, where making the agent may fail as well."""
        now = time.monotonic()
        deadline = None if self._seconds is None else now + self._seconds
        self._due = inf if deadline is None else deadline + GRACE
        if self._hurried.is_set():
            self.hurry()
        return self.seat.agent().choose(
            self._match,
            rng=Random(self._seed),
            deadline=deadline,
            stop=self._asked_to_stop,
        )

    def hurry(self) -> None:
        """Ask for an answer now, as good as it is."""
        self._hurried.set()
        if self._due is not None:
            self._due = min(self._due, time.monotonic() + GRACE_IN_A_HURRY)

    def _asked_to_stop(self) -> bool:
        self._rest.wait()
        return self._hurried.is_set()
