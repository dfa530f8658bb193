"""Which rule has failed, found in the traceback of an error."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

from daifugo_widget.core.rules.rule import BaseRule, RuleFailure, what_of

from ..engine.agenda import Agenda
from ..engine.rule import Rule
from ..engine.verbs import Verbs
from .return_checks import HookError
from .verb_checks import is_seat, no_seat

if TYPE_CHECKING:
    from ..engine.change import Change

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"
NO_CARDS = "game.{verb} takes cards as game.hands[seat] holds them, but was given {given!r}"

VERBS = {name for name in (*vars(Verbs), *vars(Agenda)) if not name.startswith("_")}


def failed_rule(error: BaseException) -> RuleFailure | None:
    """Return the rule in which an error came up, None if it was in no rule."""
    if isinstance(error, HookError):
        return RuleFailure(error.rule, error.hook, error.line, error.what)
    found = None
    for frame, line in walk_tb(error.__traceback__):
        name, given = frame.f_code.co_name, frame.f_locals
        if isinstance(given.get("self"), Rule) and not name.startswith("__"):
            found = RuleFailure(given["self"], name, line, what_of(error))
        elif found and name in VERBS and (slip := _slip_of(name, given, found.rule)):
            return found._replace(error=slip)
    return found


def _slip_of(verb: str, given: Mapping[str, Any], rule: BaseRule) -> str:
    """Return which argument a verb cannot work with, "" if it is none of them."""
    if not isinstance(given.get("rule", rule), Rule):
        return TELL_WHICH.format(verb=verb, given=given["rule"])
    if type(given.get("cards", 0)) is not int:
        return NO_CARDS.format(verb=verb, given=given["cards"])
    game: Change = given["self"]
    for name in ("seat", "to"):
        if name in given and not is_seat(game, given[name], verb, name):
            return no_seat(verb, game, given[name])
    return ""
