"""When a search has to give up."""

import time
from collections.abc import Callable

Stop = Callable[[], bool]

NODES_BETWEEN_LOOKS = 16
"""Few enough that a frame on a phone need not wait long for a search to rest."""


def at_once() -> bool:
    """The stop signal of a search that may take no time: it does what it always finishes."""
    return True


class OutOfTime(Exception):
    """The deadline has passed, or somebody asked to stop."""


class Clock:
    """Counts nodes and, once enforced, watches a deadline and a stop signal.

    The deadline is an instant of `time.monotonic`. A search switches the clock on only when it has
    something to answer with.
    """

    def __init__(self, deadline: float | None = None, stop: Stop | None = None) -> None:
        self.nodes = 0
        self._enforced = False
        self._deadline = deadline
        self._stop = stop

    def enforce(self) -> None:
        """From now on raise `OutOfTime` when it is time, at once if it is already."""
        self._enforced = True
        self._look()

    def tick(self) -> None:
        """Count a node; now and then look at the time."""
        self.nodes += 1
        if self._enforced and self.nodes % NODES_BETWEEN_LOOKS == 0:
            self._look()

    def _look(self) -> None:
        if self._stop is not None and self._stop():
            raise OutOfTime
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise OutOfTime
