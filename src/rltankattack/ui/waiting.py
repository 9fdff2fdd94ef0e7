"""Waiting for another thread without standing still."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")

POLL_SECONDS = 0.01


async def answer(future: Future[T]) -> T:
    """The future's result; the loop asks for it again and again, since not every platform's loop
    can be called from another thread."""
    while not future.done():
        await asyncio.sleep(POLL_SECONDS)
    return future.result()
