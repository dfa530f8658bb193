"""When bots move: at a readable pace on the kernel's loop, or at once if no loop is running."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")

AT_ONCE = "once"
SECONDS = {"slow": 1.8, "normal": 0.9, "fast": 0.3, AT_ONCE: 0.0}
"""How long the table rests before a bot moves at each pace."""
PASS_BEAT = "normal"
"""The pace at which a pass is made for a person, if that of the bots is not slower."""
THREADS = sys.platform != "emscripten"
"""Whether work can be done beside the loop; a browser's Python has no threads."""


def rest(pace: str, at_least: str = AT_ONCE) -> float:
    """Return how long the table rests at a pace; one without a time of its own rests as usual."""
    return max(SECONDS.get(pace, SECONDS["normal"]), SECONDS[at_least])


def is_timed(pace: str) -> bool:
    """Return whether moves can be timed: the pace asks for it, and a loop is running."""
    return pace in SECONDS and has_loop()


def has_loop() -> bool:
    """Return whether a loop is running, which must not be held up."""
    return running_loop() is not None


def is_running(task: asyncio.Future[None] | None) -> bool:
    """Return whether a task goes on; the loop of a page that has gone is closed."""
    return task is not None and not task.done() and not task.get_loop().is_closed()


async def aside(work: Callable[[], T]) -> T:
    """Return the result of some work, while the loop goes on."""
    return await asyncio.to_thread(work) if THREADS else work()


class Pacer(Generic[T]):
    """Makes one move after another while any is ``due``, after a ``rest`` before each.

    What a ``thought`` finds out meanwhile is what the move is made by. What is due is told apart
    from what comes next by being another object: each has a rest of its own, also if somebody else
    moves meanwhile. It may be started in one thread and stopped in another: each has a loop of its
    own.
    """

    def __init__(
        self,
        due: Callable[[], object | None],
        thought: Callable[[], Coroutine[None, None, T]],
        move: Callable[[Awaitable[T]], Awaitable[None]],
        rest: Callable[[], float],
    ) -> None:
        self._due, self._thought, self._move, self._rest = due, thought, move, rest
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make the moves that are due, unless that is going on already."""
        loop = running_loop()
        if loop is not None and not is_running(self._task) and self._due() is not None:
            self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Make no more moves."""
        task, self._task = self._task, None
        if task is None:
            return
        if task.get_loop() is running_loop():
            task.cancel()
        else:
            with suppress(RuntimeError):  # that loop is closed, and the task with it
                task.get_loop().call_soon_threadsafe(task.cancel)

    async def _run(self) -> None:
        while (due := self._due()) is not None:
            thought = asyncio.create_task(self._thought())
            try:
                await asyncio.sleep(self._rest())
                if self._due() is due:
                    await self._move(thought)
            finally:
                thought.cancel()


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the loop that runs in this thread, None if none does."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
