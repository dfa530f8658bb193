"""Rules in words: a house, and what is added, missing or changed."""

from __future__ import annotations

from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import Text, list_words

from .words import phrases as w

MOST_NAMED = 5
"""The most changes that are named one by one."""


def rules_text(rules: BaseRuleSet, house: Text, players: int) -> Text:
    """Name rules by their house and the rules that are added, missing or changed."""
    usual = type(rules)(rules.preset).for_players(players)
    named = [
        *(
            (w.RULE_ON if rule == type(rule)() else w.RULE_ON_CHANGED).fill(rule=rule.short_names)
            for rule in rules
            if rule.id not in usual
        ),
        *(w.RULE_OFF.fill(rule=rule.short_names) for rule in usual if rule.id not in rules),
        *(
            w.RULE_CHANGED.fill(rule=rule.short_names)
            for rule in rules
            if usual.get(rule.id) not in (None, rule)
        ),
    ]
    if not named:
        return house
    changes = list_words(named) if len(named) <= MOST_NAMED else w.MANY_CHANGES
    return w.HOUSE_WITH.fill(house=house, changes=changes)
