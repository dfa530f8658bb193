"""Which rule has failed, found in the traceback of an error."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import walk_tb
from typing import Any, NamedTuple

from ..core.moves import EVERYBODY, NOBODY
from .owing import Owing
from .returned import ReturnError
from .rule import Rule
from .verbs import Verbs

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"
NO_CARDS = "game.{verb} takes cards as game.hands[seat] holds them, but was given {given!r}"
NO_SEAT = "game.{verb} takes a seat, from 0 to {last}, but was given {given!r}"

VERBS = {name for name in (*vars(Verbs), *vars(Owing)) if not name.startswith("_")}


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
        elif found and name in VERBS and (slip := _slip_of(name, given, found.rule)):
            return found._replace(error=slip)
    return found


def _slip_of(verb: str, given: Mapping[str, Any], rule: Rule) -> str:
    """Return which argument a verb cannot work with, "" if it is none of them."""
    if not isinstance(given.get("rule", rule), Rule):
        return TELL_WHICH.format(verb=verb, given=given["rule"])
    if type(given.get("cards", 0)) is not int:
        return NO_CARDS.format(verb=verb, given=given["cards"])
    players = given["self"].players
    for seat in (given[name] for name in ("seat", "to") if name in given):
        if seat not in (NOBODY, EVERYBODY, *range(players)):
            return NO_SEAT.format(verb=verb, given=seat, last=players - 1)
    return ""


def what_of(error: BaseException) -> str:
    """Return the kind of an error and what it says, if it says anything."""
    if isinstance(error, RecursionError):
        return "RecursionError: it asks the game for what the game asks of it"
    return ": ".join(filter(None, (type(error).__name__, str(error))))
