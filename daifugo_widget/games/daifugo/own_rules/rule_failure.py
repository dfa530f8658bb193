"""Which rule has failed, found in the traceback of an error."""

from __future__ import annotations

from traceback import walk_tb

from daifugo_widget.core.rules.rule import RuleFailure, what_of

from ..engine.rule import Rule
from .guarded_verbs import VerbError
from .return_checks import HookError


def failed_rule(error: BaseException) -> RuleFailure | None:
    """Return the rule in which an error came up, None if it was in no rule."""
    if isinstance(error, HookError):
        return RuleFailure(error.rule, error.hook, error.line, error.what)
    said = str(error) if isinstance(error, VerbError) else what_of(error)
    found = None
    for frame, line in walk_tb(error.__traceback__):
        name, rule = frame.f_code.co_name, frame.f_locals.get("self")
        if isinstance(rule, Rule) and not name.startswith("__"):
            found = RuleFailure(rule, name, line, said)
    return found
