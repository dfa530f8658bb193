"""Rule sets and games by chance, for tests that must hold whatever is switched on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import Any

from daifugo_widget.core.rules.options import Option
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue

RULES = catalogue()
SHARES = 0.03, 0.1, 0.3
"""How many of the rules are on."""
OFTEN = 0.15
"""How often an option is not left as it is."""

SOME_NUMBERS: dict[str, list[Any]] = {
    "ints": [None, (3, 1), (1,)],
    "ranks": [None, tuple("3456789TJQKA2"), tuple("345JQKA2")],
}


def random_value(option: Option, rng: Random) -> Any:
    """Draw a value of an option."""
    if option.type == "set":
        return tuple(v for v in option.values or () if rng.random() < 0.4)
    if option.values is not None:
        return rng.choice(option.values)
    if option.type == "int":
        low, high = option.min or 0, option.max or 0
        return rng.choice([option.default, rng.randint(low, min(high, low + 4))])
    return rng.choice(SOME_NUMBERS[option.type or ""])


def random_rules(rng: Random, players: int, without: Collection[str] = ()) -> RuleSet:
    """Draw a set of rules that so many can play: a few of them, or many.

    Rules to do ``without`` are off, or left as they are where they cannot be.
    """
    while True:
        share = rng.choice(SHARES)
        ids = [id for id in switches() if id not in without and rng.random() < share]
        rules = together(thinned(rng.sample(ids, len(ids))), players, rng, without)
        if rules is not None and not any(id in rules for id in switches() if id in without):
            return rules


def switches() -> dict[str, type[Rule]]:
    """Return the rules that can be on or off, but for that which the number of players decides."""
    rules = RULES.items()
    return {id: rule for id, rule in rules if not rule.frame and id != "two-player"}


def with_needs(ids: Iterable[str]) -> list[str]:
    """Return rules with all that they need."""
    found = list(dict.fromkeys(ids))
    for id in found:
        found += [need for need in RULES[id].needs if need not in found]
    return found


def thinned(ids: Iterable[str]) -> list[str]:
    """Take out of a set what cannot stand with what came before it."""
    kept: list[str] = []
    for id in ids:
        wanted = with_needs([*kept, id])
        try:
            RuleSet("base", **{other.replace("-", "_"): {} for other in wanted})
        except RuleError:
            continue
        kept = wanted
    return kept


def together(
    ids: Iterable[str], players: int, rng: Random, plain: Collection[str] = ()
) -> RuleSet | None:
    """Return the rules with what they need and some options, or None where they cannot be on."""
    frame = [id for id, rule in RULES.items() if rule.frame]
    ids = [*frame, *with_needs(ids), *(["two-player"] if players == 2 else [])]
    drawn = {id: {} if id in plain else some_options(id, rng) for id in ids}
    chosen: dict[str, Any] = {id.replace("-", "_"): options for id, options in drawn.items()}
    try:
        rules = RuleSet("base", **chosen)
        Match.start(rules, players, seed=1)
    except RuleError:
        return None
    return rules


def some_options(id: str, rng: Random) -> dict[str, Any]:
    """Draw options of a rule, most of them left as they are."""
    options = RULES[id].options.items()
    return {name: random_value(option, rng) for name, option in options if rng.random() < OFTEN}


def random_match(
    rng: Random, players: int, games: int = 2, without: Collection[str] = ()
) -> Iterator[Match]:
    """Yield the positions of a match of random rules and moves."""
    match = Match.start(random_rules(rng, players, without), players, seed=rng.randrange(10**6))
    for _ in range(games):
        yield match
        while not match.game.over:
            move = match.game.any_move(rng)
            match = match.step(move).settle_chance()
            yield match
        if match.over:
            return
        match = match.next()
