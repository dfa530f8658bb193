"""The lock of a session, and what waits until it is free: one order for several threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Protocol, TypeVar, cast

Method = TypeVar("Method", bound=Callable[..., object])


class SessionLock:
    """A lock that a thread may take several times, and that then does what has waited for it.

    JupyterLab hands what a browser sends to a thread of its own, while cells run in another.
    Whoever is told of a change may wait for other threads, so that is done without the lock.
    """

    def __init__(self) -> None:
        self._lock, self._taken = RLock(), 0
        self._waiting: deque[Callable[[], object]] = deque()

    def __enter__(self) -> None:
        self._lock.acquire()
        self._taken += 1

    def __exit__(self, *_: object) -> None:
        self._taken -= 1
        waiting = () if self._taken else tuple(self._waiting)
        if waiting:
            self._waiting.clear()
        self._lock.release()
        for work in waiting:
            work()

    def after(self, work: Callable[[], object]) -> None:
        """Do some work in this thread as soon as it does not hold the lock: now, if it is free."""
        with self:
            self._waiting.append(work)


class HasLock(Protocol):
    """What has a lock of its own."""

    lock: SessionLock


def with_lock(method: Method) -> Method:
    """Let a method of what has a ``lock`` hold that lock, so that nothing changes meanwhile."""

    @wraps(method)
    def holding(self: HasLock, *args: object, **kwargs: object) -> object:
        with self.lock:
            return method(self, *args, **kwargs)

    return cast(Method, holding)
