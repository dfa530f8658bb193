"""Which rule has failed: found in what Python tells of an error."""

from __future__ import annotations

from traceback import walk_tb
from typing import NamedTuple

from .returned import ReturnError
from .rule import Rule


class Fault(NamedTuple):
    """A rule that has failed, at which hook or method, in which line of its file, and how."""

    rule: Rule
    hook: str
    line: int
    error: str

    def __str__(self) -> str:
        return f"{self.rule.id} failed in {self.hook}, line {self.line}: {self.error}"


def fault_of(error: BaseException) -> Fault | None:
    """Return the rule in which an error came up, None where it was in no rule."""
    if isinstance(error, ReturnError):
        return Fault(error.rule, error.hook, error.line, error.what)
    found = None
    for frame, line in walk_tb(error.__traceback__):
        rule = frame.f_locals.get("self")
        if isinstance(rule, Rule) and not frame.f_code.co_name.startswith("__"):
            found = Fault(rule, frame.f_code.co_name, line, what_of(error))
    return found


def what_of(error: BaseException) -> str:
    """Return the kind of an error and what it says, if it says anything."""
    if isinstance(error, RecursionError):
        return "RecursionError: it asks the game for something for which it is asked itself"
    return ": ".join(filter(None, (type(error).__name__, str(error))))
