"""The rules that have been chosen for the next game, kept in the record while this one stands."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ..core.chosen import ChosenRules
from ..core.entry import Entry
from ..core.history import History
from ..core.records.header import EXTRA
from ..core.rule_errors import RuleError
from ..games import part

NEXT_RULES = f"{EXTRA}next-rules"


def agreed(history: History) -> ChosenRules | None:
    """Return the rules chosen for the next game of a history, None where none are, or none read."""
    match, text = history.now, history.extra.get(NEXT_RULES)
    if text is None:
        return None
    kind: type[ChosenRules] = part(match.rules.game, "rules")
    return _read(kind, text, match.players, tuple(kind.all_rules().values()))


@lru_cache(32)
def _read(
    kind: type[ChosenRules], text: str, players: int, known: tuple[type[Entry], ...]
) -> ChosenRules | None:
    """Read rules out of those that are ``known``: one that is declared again is another."""
    try:
        rules = kind(text).for_players(players)
        rules.check_players(players)
    except RuleError:
        return None
    return rules


def agreeing(history: History, rules: ChosenRules) -> History:
    """Return a history that keeps rules for its next game."""
    return replace(history, extra={**history.extra, NEXT_RULES: str(rules)})


def open_again(history: History) -> History:
    """Return a history whose next game is dealt by the rules of the running one."""
    extra = {key: value for key, value in history.extra.items() if key != NEXT_RULES}
    return replace(history, extra=extra)
