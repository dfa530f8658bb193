"""Work that has to be done on the loop of the notebook, whoever finds that it is due."""

from __future__ import annotations

from collections.abc import Callable

from ..table.session.pace import running_loop


class HomeLoop:
    """Does some work on the loop on which it was made, once for all that has changed until then.

    Where there is no such loop, or it has gone with its notebook, the work is done at once.
    """

    def __init__(self, work: Callable[[], None], is_there: bool = True) -> None:
        self._work, self._is_due = work, False
        self._loop = running_loop() if is_there else None

    def call_soon(self) -> None:
        """Do the work soon; from any thread."""
        if self._loop is None or self._loop.is_closed():
            self._work()
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon_threadsafe(self._call)

    def _call(self) -> None:
        self._is_due = False
        self._work()
