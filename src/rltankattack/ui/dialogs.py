"""What the app tells and asks in a window of its own: one after the other, and none is lost."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import toga

from . import platform

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

logger = logging.getLogger(__name__)


class Dialogs:
    """Each waits until the one before it was answered."""

    def __init__(self, app: toga.App) -> None:
        self._app = app
        self._turn = asyncio.Lock()  # it lets them through in the order in which they came
        self._told: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many have not been answered yet, with the one in view."""
        return len(self._tasks)

    def tell(self, heading: str, message: str) -> None:
        """Tell that something did not work; what still waits to be read is not told twice."""
        if (heading, message) not in self._told:
            self._told.add((heading, message))
            self._queue(self._tell(heading, message))

    def ask(self, heading: str, question: str, yes: Callable[[], None]) -> None:
        """Ask before something that cannot be undone."""

        async def asked() -> None:
            if await self.agreed(heading, question):
                yes()

        self._queue(asked())

    async def agreed(self, heading: str, question: str) -> bool:
        """The answer to a dangerous question; whoever only presses Enter has not agreed."""
        async with self._turn:
            dialog = toga.QuestionDialog(heading, question)
            platform.prefer_no(dialog)
            return await self._app.main_window.dialog(dialog)

    async def _tell(self, heading: str, message: str) -> None:
        async with self._turn:
            try:
                await self._app.main_window.dialog(toga.ErrorDialog(heading, message))
            finally:
                self._told.discard((heading, message))

    def _queue(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._app.loop.create_task(work)
        self._tasks.add(task)  # the loop itself would forget it
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A dialog that fails is only logged: another one would fail as well."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("A dialog failed: %s", error, exc_info=error)
