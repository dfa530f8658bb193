"""Which rule has failed, found in the traceback of an error."""

from __future__ import annotations

from traceback import walk_tb
from typing import NamedTuple

from .returned import ReturnError
from .rule import Rule
from .verbs import Verbs

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"


class Fault(NamedTuple):
    """A rule that has failed, at which hook or method, in which line of its file, and how."""

    rule: Rule
    hook: str
    line: int
    error: str

    def __str__(self) -> str:
        return f"{self.rule.id} failed in {self.hook}, line {self.line}: {self.error}"


def fault_of(error: BaseException) -> Fault | None:
    """Return the rule in which an error came up, None if it was in no rule."""
    if isinstance(error, ReturnError):
        return Fault(error.rule, error.hook, error.line, error.what)
    found = None
    for frame, line in walk_tb(error.__traceback__):
        name, given = frame.f_code.co_name, frame.f_locals
        if isinstance(given.get("self"), Rule) and not name.startswith("__"):
            found = Fault(given["self"], name, line, what_of(error))
        elif found and name in vars(Verbs) and not isinstance(given.get("rule", found.rule), Rule):
            return found._replace(error=TELL_WHICH.format(verb=name, given=given["rule"]))
    return found


def what_of(error: BaseException) -> str:
    """Return the kind of an error and what it says, if it says anything."""
    if isinstance(error, RecursionError):
        return "RecursionError: it asks the game for what the game asks of it"
    return ": ".join(filter(None, (type(error).__name__, str(error))))
