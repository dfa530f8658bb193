"""The rules chosen for the next game, kept in the record while this game is running.

The record also keeps rules that are still being voted on, with the votes cast so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records.header import EXTRA
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.games import rules_class

NEXT_RULES = f"{EXTRA}next-rules"
VOTED_ON, VOTES = f"{EXTRA}voted-on", f"{EXTRA}votes"
AGAINST = {"yes": False, "no": True}


def rules_of_next_game(history: History) -> BaseRuleSet | None:
    """Return the rules chosen for a history's next game, or None if there are no valid ones."""
    match, text = history.now, history.extra.get(NEXT_RULES)
    if text is None:
        return None
    kind = rules_class(match.rules.game)
    return _read(kind, text, match.players, tuple(kind.all_rules().values()))


@lru_cache(32)
def _read(
    kind: type[BaseRuleSet], text: str, players: int, known: tuple[type[BaseRule], ...]
) -> BaseRuleSet | None:
    """Read a rules line; ``known``, all rules, makes it be read anew once a rule is redeclared."""
    try:
        rules = kind(text).for_players(players)
        rules.check_players(players)
    except RuleError:
        return None
    return rules


def agreeing(history: History, rules: BaseRuleSet) -> History:
    """Return a history with rules chosen for its next game."""
    return _with(history, {NEXT_RULES: str(rules)})


def open_again(history: History) -> History:
    """Return a history whose next game is dealt by the rules of the running one."""
    return _with(history, {})


def voting(history: History, rules: BaseRuleSet, against: Mapping[int, bool]) -> History:
    """Return a history that keeps the rules being voted on and the votes cast so far."""
    cast = [f"{SEATS[seat]}={'no' if vote else 'yes'}" for seat, vote in sorted(against.items())]
    votes = {VOTES: " ".join(cast)} if cast else {}
    return _with(history, {VOTED_ON: str(rules), **votes})


def open_vote(history: History) -> tuple[str, dict[int, bool]] | None:
    """Return the rules line being voted on and who has voted against it or not, or None."""
    if (line := history.extra.get(VOTED_ON)) is None:
        return None
    votes = (vote.partition("=") for vote in history.extra.get(VOTES, "").split())
    known = {letter: seat for seat, letter in enumerate(SEATS[: history.now.players])}
    return line, {
        known[letter]: AGAINST[vote]
        for letter, _, vote in votes
        if letter in known and vote in AGAINST
    }


def _with(history: History, chosen: Mapping[str, str]) -> History:
    """Return a history that keeps these entries, and no others, about its next game."""
    kept = {NEXT_RULES, VOTED_ON, VOTES}
    extra = {key: value for key, value in history.extra.items() if key not in kept}
    return replace(history, extra={**extra, **chosen})
