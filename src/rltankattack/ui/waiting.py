"""Waiting for another thread without standing still."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

    from ..play.thinkers import Thinkers

T = TypeVar("T")

POLL_SECONDS = 0.01


async def answer(future: Future[T], thinkers: Thinkers) -> T:
    """The future's result; the loop asks for it again and again, since not every platform's loop
    can be called from another thread.

    Whatever is asked for may stand behind a task that will not end. What was called off because the
    app is out of sight ends the task that waits for it.
    """
    while not future.done():
        thinkers.check()
        await asyncio.sleep(POLL_SECONDS)
    if future.cancelled():
        raise asyncio.CancelledError
    return future.result()
