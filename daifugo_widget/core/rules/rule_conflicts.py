"""Which rules cannot be on together, and which cannot be on alone."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ..words.text import Text
from . import rule_errors as say
from .options import show_value
from .rule_errors import RuleError, UnknownError, name_and_id

if TYPE_CHECKING:
    from .rule import BaseRule
    from .rule_set import BaseRuleSet


def check(rules: BaseRuleSet) -> None:
    """Raise `RuleError` if two rules cannot be on together, or one lacks what it needs."""
    slots: dict[str, BaseRule] = {}
    for rule in rules:
        with_options = chain(*rule.clashes.values(), *rule.wants.values())
        for other in (*rule.needs, *rule.excludes, *with_options):
            if other not in rules.catalogue:
                facts = {"id": other, "hint": rules.parser().nearest(other)}
                raise UnknownError(say.NAMES_NO_RULE.fill(rule=name_and_id(rule), **facts), rule.id)
        for need in rule.needs:
            if need not in rules:
                facts = {"rule": name_and_id(rule), "need": name_and_id(rules.catalogue[need])}
                raise RuleError(say.NEEDS.fill(**facts), rule.id, need)
        for other in rule.excludes:
            if other in rules:
                raise _two(say.EXCLUDES, rule, rules[other])
        if rule.slot and (first := slots.setdefault(rule.slot, rule)) is not rule:
            raise _two(say.SAME_QUESTION, first, rule)
        _check_meanings(rules, rule)
        _check_wants(rules, rule)


def _check_meanings(rules: BaseRuleSet, rule: BaseRule) -> None:
    for value, others in rule.clashes.items():
        for other in others if (facts := _chosen(rule, value)) else ():
            if other in rules:
                raise _two(say.TWO_MEANINGS, rule, rules[other], **facts)


def _check_wants(rules: BaseRuleSet, rule: BaseRule) -> None:
    for value, others in rule.wants.items():
        for other in others if (facts := _chosen(rule, value)) else ():
            if other not in rules:
                need = name_and_id(rules.catalogue[other])
                phrase = say.OPTION_NEEDS.fill(rule=name_and_id(rule), need=need, **facts)
                raise RuleError(phrase, rule.id, other)


def _chosen(rule: BaseRule, value: str) -> dict[str, Text]:
    """Return the words for an option and its value, such as ``number=K``, if a rule has it so."""
    name, wanted = value.split("=")
    if show_value(getattr(rule, name)) != wanted:
        return {}
    option = rule.options[name]
    return {"option": option.label_with_id, "value": option.text_of(getattr(rule, name))}


def _two(phrase: Text, rule: BaseRule, other: BaseRule, **facts: Text) -> RuleError:
    text = phrase.fill(rule=name_and_id(rule), other=name_and_id(other), **facts)
    return RuleError(text, rule.id, other.id)
