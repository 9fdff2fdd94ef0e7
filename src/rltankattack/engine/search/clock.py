"""When a search has to give up."""

import time
from collections.abc import Callable

Stop = Callable[[], bool]

NODES_BETWEEN_LOOKS = 64


class OutOfTime(Exception):
    """The deadline has passed, or somebody asked to stop."""


class Clock:
    """Counts nodes and, once enforced, watches a deadline and a stop signal.

    The deadline is an instant of `time.monotonic`. A search switches the clock on only when it has
    something to answer with.
    """

    def __init__(self, deadline: float | None = None, stop: Stop | None = None) -> None:
        self.nodes = 0
        self.enforced = False
        self._deadline = deadline
        self._stop = stop

    def tick(self) -> None:
        """Count a node; now and then look at the time."""
        self.nodes += 1
        if self.enforced and self.nodes % NODES_BETWEEN_LOOKS == 0:
            self.look()

    def look(self) -> None:
        """Raise `OutOfTime` when the search has to give up."""
        if self._stop is not None and self._stop():
            raise OutOfTime
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise OutOfTime
