"""One piece of thinking, done beside the screen's own work."""

import threading
import time
from random import Random
from typing import Any

from ..engine.agent import Agent, Choice
from ..engine.match import Match


class Thought:
    """An agent's thinking about one position; it works on a copy, so the match may go on."""

    def __init__(self, match: Match[Any], agent: Agent, seed: int, seconds: float) -> None:
        self.agent = agent
        self._match = match.copy()
        self._seed = seed
        self._seconds = seconds
        self._hurried = threading.Event()

    def think(self) -> Choice:
        """Think it through; meant for a worker thread."""
        return self.agent.choose(
            self._match,
            rng=Random(self._seed),
            deadline=time.monotonic() + self._seconds,
            stop=self._hurried.is_set,
        )

    def hurry(self) -> None:
        """Ask for an answer now, as good as it is."""
        self._hurried.set()
