"""A rule's worked example as a whole record."""

from __future__ import annotations

import re
from inspect import cleandoc

from daifugo_widget.core.rules.rule import BaseRule

from ..engine.rule import CATALOGUE

_RULES = re.compile(r"^rules +(\S.*?) *$", re.M)


def example_rules(rule: type[BaseRule]) -> str:
    """Return the rules line of an example: its own, or ``base``, the rules needed, and the rule."""
    own = _RULES.search(cleandoc(rule.example))
    if own:
        return own[1]
    return ", ".join(["base"] if rule.frame else ["base", *_with_needs(rule)])


def _with_needs(rule: type[BaseRule]) -> list[str]:
    needs = [id for need in rule.needs for id in _with_needs(CATALOGUE[need])]
    return list(dict.fromkeys([*needs, *([] if rule.frame else [rule.id])]))


def example_record(rule: type[BaseRule], *, without: bool = False) -> str:
    """Return a rule's example as the text of a record, or "" if it has none.

    If ``without`` is true, the rule is left out of the rules of the record.
    """
    body = cleandoc(rule.example)
    if not body:
        return ""
    rules = example_rules(rule) + (f", -{rule.id}" if without else "")
    return f"title  {rule.names.en}\nrules  {rules}\n{_RULES.sub('', body).lstrip()}\n"
