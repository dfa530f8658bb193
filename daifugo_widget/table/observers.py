"""Observers of a table that fail: whose code it was, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass
from traceback import print_exception
from types import TracebackType

from ..core.rules.rule import what_of
from ..core.words.text import Text
from .telling.words import phrases as w

MACHINERY = "traitlets", "ipywidgets", "anywidget", __name__.partition(".")[0]
"""The packages through which a change comes to its observers."""


@dataclass(frozen=True)
class FailedObserver:
    """An error in an observer, with the traceback from where its own code begins."""

    error: Exception
    traceback: TracebackType

    @property
    def message(self) -> Text:
        """What the table says of it."""
        name, line = self.traceback.tb_frame.f_code.co_qualname, self.traceback.tb_lineno
        return w.OBSERVER_FAILED.fill(name=name, line=line, error=what_of(self.error))

    def print_traceback(self) -> None:
        """Print its traceback as an error in a cell is printed."""
        print_exception(type(self.error), self.error, self.traceback)


def failed_observer(error: Exception) -> FailedObserver | None:
    """Return what is known of an observer that has failed, None if our own code has."""
    found = error.__traceback__
    while found is not None and _is_machinery(found):
        found = found.tb_next
    return None if found is None else FailedObserver(error, found)


def _is_machinery(traceback: TracebackType) -> bool:
    module = str(traceback.tb_frame.f_globals.get("__name__", ""))
    return module.partition(".")[0] in MACHINERY
