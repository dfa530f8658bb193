"""Rule sets and games by chance, for tests that must hold whatever is switched on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from daifugo_widget.core.match import Match
from daifugo_widget.core.options import Option
from daifugo_widget.core.rule_errors import RuleError
from daifugo_widget.core.ruleset import Ruleset, catalogue

SOME_NUMBERS: dict[str, list[Any]] = {
    "ints": [None, (3, 1), (1,)],
    "ranks": [None, tuple("3456789TJQKA2"), tuple("345JQKA2")],
}


def random_value(option: Option, rng: Random) -> Any:
    """Draw a value that this version has."""
    if option.type == "set":
        open_values = [v for v in option.values or () if v not in option.waits]
        return tuple(v for v in open_values if rng.random() < 0.4)
    if option.values is not None:
        return rng.choice([v for v in option.values if v not in option.waits])
    if option.type == "int":
        low, high = option.min or 0, option.max or 0
        return rng.choice([option.default, rng.randint(low, min(high, low + 4))])
    return rng.choice(SOME_NUMBERS[option.type or ""])


def random_rules(rng: Random, players: int) -> Ruleset:
    """Draw a set of rules that so many can play, each rule by the toss of a coin."""
    while True:
        chosen: dict[str, Any] = {}
        for id, rule in catalogue().items():
            if rule.frame or rng.random() < 0.5:
                chosen[id.replace("-", "_")] = {
                    name: random_value(option, rng)
                    for name, option in rule.options.items()
                    if rng.random() < 0.3
                }
        chosen["two_player"] = players == 2
        if players != 2:
            del chosen["two_player"]
        try:
            rules = Ruleset("base", **chosen)
            Match.start(rules, players, seed=1)
        except RuleError:
            continue
        return rules


def random_match(rng: Random, players: int, games: int = 2) -> Iterator[Match]:
    """Yield the positions of a match of random rules and moves."""
    match = Match.start(random_rules(rng, players), players, seed=rng.randrange(10**6))
    for _ in range(games):
        yield match
        while not match.game.over:
            move = rng.choice(match.game.moves())
            match = match.step(move).settle_chance()
            yield match
        if match.over:
            return
        match = match.next()
