"""A thread for whatever takes long, and another one when that does not come back."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


class Overdue(Exception):
    """A task was given up because it should have ended long ago."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class _Task:
    work: Callable[[], Any]
    future: "Future[Any]"
    overdue: Callable[[], bool]


class Thinkers:
    """One thread does one task after the other: two agents never think at the same time.

    Nobody waits for it, not even at the end of the process. A task that will not end is given up
    with its thread, and the tasks behind it go to a new one.
    """

    def __init__(self) -> None:
        self._worker: _Worker | None = None

    def submit(
        self, work: Callable[..., T], *arguments: Any, overdue: Callable[[], bool] = _never
    ) -> "Future[T]":
        """Do this as soon as what was asked for before is done."""
        future: Future[T] = Future()
        self._put(_Task(lambda: work(*arguments), future, overdue))
        return future

    def check(self) -> None:
        """Give up a task that is overdue; whoever waits for an answer asks for this, too."""
        worker = self._worker
        task = None if worker is None else worker.in_hand
        if worker is None or task is None or not task.overdue():
            return
        self._worker = None
        with suppress(InvalidStateError):  # it has ended just now
            task.future.set_exception(Overdue("expected an answer in time, there is none"))
        for waiting in worker.dismissed():
            self._put(waiting)

    def rest(self) -> None:
        """Forget all tasks and let the thread end, after the one in hand."""
        if self._worker is not None:
            for task in self._worker.dismissed():
                task.future.cancel()
            self._worker = None

    def _put(self, task: _Task) -> None:
        if self._worker is None:
            self._worker = _Worker()
        self._worker.tasks.put(task)


class _Worker:
    """A thread with its own queue, so that one can be left behind."""

    def __init__(self) -> None:
        self.tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self.in_hand: _Task | None = None
        threading.Thread(target=self._work, name="thinker", daemon=True).start()

    def dismissed(self) -> list[_Task]:
        """End after the task in hand; the tasks that nobody has begun."""
        waiting: list[_Task] = []
        with suppress(queue.Empty):
            while task := self.tasks.get_nowait():
                waiting.append(task)
        self.tasks.put(None)
        return waiting

    def _work(self) -> None:
        while task := self.tasks.get():
            self.in_hand = task
            if task.future.set_running_or_notify_cancel():
                with suppress(InvalidStateError):  # it was given up
                    _do(task)
            self.in_hand = task = None  # else what it holds would stay in memory


def _do(task: _Task) -> None:
    try:
        result = task.work()
    except Exception as error:
        task.future.set_exception(error)
    except BaseException as error:  # whoever waits for the answer must not end with the task
        failure = RuntimeError(f"expected an answer, the task gave up with {error!r}")
        failure.__cause__ = error
        task.future.set_exception(failure)
    else:
        task.future.set_result(result)
