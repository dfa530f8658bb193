"""How many messages somebody may send: many at once, but not for long."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

A_SECOND, AT_ONCE = 8.0, 20.0


class Bucket:
    """A bucket that fills by so many messages a second, up to so many that may come at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock, self._left, self._at = clock, AT_ONCE, clock()

    def take(self) -> bool:
        """Take a message out; return whether there was one left."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
