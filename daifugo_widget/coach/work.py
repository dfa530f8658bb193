"""The work of judging, a slice at a time, which can be stopped."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from threading import Lock
from typing import Generic, TypeVar

from ..table.session.pace import THREADS
from .game_coach import Stopped

T = TypeVar("T")


class Work(Generic[T]):
    """A generator of shares as work to be done: ``result`` is what it returns in the end."""

    def __init__(self, slices: Generator[float, None, T]) -> None:
        self._slices = slices
        self._one_at_a_time = Lock()  # a cell may wait for what is being done beside it
        self.share = 0.0
        self.result: T | None = None
        self.is_over = self.is_stopped = self.has_failed = False

    def do(self) -> None:
        """Do the next slice, or end the work if it has been stopped."""
        with self._one_at_a_time:
            if not self.is_over:
                self._do()

    def _do(self) -> None:
        try:
            self.share = self._slices.throw(Stopped()) if self.is_stopped else next(self._slices)
        except StopIteration as end:
            self.result, self.is_over = end.value, True
        except Stopped:
            self.is_over = True
        except Exception:
            self.is_over = self.has_failed = True
            raise

    def finish(self) -> T | None:
        """Do all that is left, and return the result.

        Where there are threads it is done in one, so that whoever interrupts the waiting cell does
        not break off what has been found so far.
        """
        with ThreadPoolExecutor(1) if THREADS else nullcontext() as pool:
            while not self.is_over:
                pool.submit(self.do).result() if pool else self.do()
        return self.result

    def stop(self) -> None:
        """Let the next slice be the last."""
        self.is_stopped = True
