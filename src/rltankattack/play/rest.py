"""Lets thinking rest while the screen is being drawn.

Two threads of Python take turns. On a phone every step of a drawing gives the turn away, and a
thinking thread is slow to give it back: a picture of a few milliseconds would take a third of a
second. So who draws asks for rest, and who thinks looks now and then whether somebody does.
"""

import threading

PATIENCE = 0.1
"""How many seconds a thinker rests for a picture that may never be drawn."""


class Rest:
    """`ask` before a drawing that the system will do some time, ``with rest:`` around one's own
    work with the screen; `wait` where somebody thinks."""

    def __init__(self) -> None:
        self._over = threading.Event()
        self._over.set()
        self._held = 0

    def ask(self) -> None:
        """A picture is about to be drawn."""
        self._over.clear()

    def __enter__(self) -> None:
        self._held += 1
        self.ask()

    def __exit__(self, *_: object) -> None:
        self._held -= 1
        if self._held == 0:
            self._over.set()

    @property
    def wanted(self) -> bool:
        """Whether somebody has asked for rest."""
        return not self._over.is_set()

    def wait(self) -> None:
        """Return at once, or when the drawing is done or does not come."""
        while not self._over.wait(PATIENCE):
            if self._held == 0:
                self._over.set()
