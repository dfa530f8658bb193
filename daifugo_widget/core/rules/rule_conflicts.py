"""Which rules cannot be on together, and which cannot be on alone."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from . import rule_errors as say
from .options import show_value
from .rule_errors import RuleError, UnknownError, called
from .text import Text

if TYPE_CHECKING:
    from .chosen import ChosenRules
    from .entry import Entry


def check(rules: ChosenRules) -> None:
    """Raise `RuleError` if two rules cannot be on together, or one lacks what it needs."""
    slots: dict[str, Entry] = {}
    for rule in rules:
        with_options = chain(*rule.clashes.values(), *rule.wants.values())
        for other in (*rule.needs, *rule.excludes, *with_options):
            if other not in rules.catalogue:
                facts = {"id": other, "hint": rules.reading().nearest(other)}
                raise UnknownError(say.NAMES_NO_RULE.fill(rule=called(rule), **facts), rule.id)
        for need in rule.needs:
            if need not in rules:
                facts = {"rule": called(rule), "need": called(rules.catalogue[need])}
                raise RuleError(say.NEEDS.fill(**facts), rule.id, need)
        for other in rule.excludes:
            if other in rules:
                raise _two(say.EXCLUDES, rule, rules[other])
        if rule.slot and (first := slots.setdefault(rule.slot, rule)) is not rule:
            raise _two(say.SAME_QUESTION, first, rule)
        _check_meanings(rules, rule)
        _check_wants(rules, rule)


def _check_meanings(rules: ChosenRules, rule: Entry) -> None:
    for value, others in rule.clashes.items():
        for other in others if (facts := _chosen(rule, value)) else ():
            if other in rules:
                raise _two(say.TWO_MEANINGS, rule, rules[other], **facts)


def _check_wants(rules: ChosenRules, rule: Entry) -> None:
    for value, others in rule.wants.items():
        for other in others if (facts := _chosen(rule, value)) else ():
            if other not in rules:
                need = called(rules.catalogue[other])
                phrase = say.OPTION_NEEDS.fill(rule=called(rule), need=need, **facts)
                raise RuleError(phrase, rule.id, other)


def _chosen(rule: Entry, value: str) -> dict[str, Text]:
    """Return the words for an option and its value, such as ``number=K``, if a rule has it so."""
    name, wanted = value.split("=")
    if show_value(getattr(rule, name)) != wanted:
        return {}
    option = rule.options[name]
    return {"option": option.named, "value": option.text_of(getattr(rule, name))}


def _two(phrase: Text, rule: Entry, other: Entry, **facts: Text) -> RuleError:
    text = phrase.fill(rule=called(rule), other=called(other), **facts)
    return RuleError(text, rule.id, other.id)
