"""Whether a rule acts on a play, and what the position is without it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from daifugo_widget.core.game.moves import acting_rules
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError

from ..engine.match import Match
from ..engine.rule_set import RuleSet


def acts(rule: type[BaseRule], match: Match, play: Play) -> bool:
    """Return whether a rule does something when a play is made."""
    return rule.id in acting_rules(match.game.step(play).events)


def without(rule: type[BaseRule], match: Match) -> Match | None:
    """Return the position without a rule and what it has left in force, None if it is none."""
    rest = _without(match.rules, rule.id)
    game = rest and match.game.with_rules(rest)
    return replace(match, rules=rest, game=game) if rest and game else None


@lru_cache(1 << 10)
def _without(rules: RuleSet, id: str) -> RuleSet | None:
    """Return the rules without one, None if others need it or it cannot be left out."""
    try:
        return rules.without(id)
    except RuleError:
        return None
