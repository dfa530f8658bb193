"""How the houses differ, and what the house of all rules has to leave out.

`daifugo houses` shows both.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..cli_arguments import UNUSABLE
from ..core.rules.options import Option
from ..core.rules.rule_errors import RuleError
from ..core.words.text import LANGS, Lang
from ..games.daifugo.engine.presets import FOR_PLAYERS, PRESETS
from ..games.daifugo.engine.rule_set import RuleSet, catalogue
from ..games.daifugo.table.rule_words import house_name, known_players
from ..table.drawing.rule_cards import value_text
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown, columns, table
from . import words as w

EVERYTHING, PLAYERS = "everything", 4
"""The house of all rules, and how many play in it."""
BEGUN = "base, deck(jokers=2)"
"""What it begins with: some rules need two jokers to act at all."""
ON, OFF = "✓", "–"
WIDE = 300
"""So wide that a reason is on one line, however long it is."""


# --- how houses differ ---------------------------------------------------------------------------


@in_default_lang
def houses(*presets: str, lang: Lang = "en") -> Shown:
    """Show how houses differ: one line for each rule and each option that they do not share.

    Without names it compares all houses but that of all rules. Raises `RuleError` for an unknown
    house.

    >>> houses("standard", "uecda")
    Rule                          standard                 UECda
    Players                       3–9                      5
    First leader: The card        3♠                       3♦
    ...
    """
    named = presets or tuple(preset for preset in PRESETS if preset != EVERYTHING)
    found = [_House.of(preset) for preset in named]
    head = [w.RULE.to(lang), *(house_name(preset).to(lang) for preset in named)]
    players = [known_players(house.usual) for house in found]
    counts = [[w.PLAYERS.to(lang), *players]] if len(set(players)) > 1 else []
    return columns(head, [*counts, *_rows(found, lang)])


class _House(NamedTuple):
    """The rules of a house, and those that it has for some numbers of players."""

    usual: RuleSet
    among: dict[int, RuleSet]

    @classmethod
    def of(cls, preset: str) -> _House:
        """Return a house by its name. Raises `RuleError`."""
        usual = RuleSet(preset)
        among = {players for house, players in FOR_PLAYERS if house == usual.preset}
        return cls(usual, {players: usual.for_players(players) for players in sorted(among)})

    def values(self, id: str, option: str) -> dict[int | None, object]:
        """Return the value of an option by the number of players, None for the usual one."""
        usual = getattr(self.usual.get(id), option, None)
        among = {n: getattr(rules.get(id), option, None) for n, rules in self.among.items()}
        return {None: usual, **{n: value for n, value in among.items() if value != usual}}


def _rows(found: Sequence[_House], lang: Lang) -> Iterator[list[str]]:
    for id, rule in catalogue().items():
        on = [house for house in found if id in house.usual]
        name = rule.short_names.to(lang)
        if 0 < len(on) < len(found):
            yield [name, *(ON if house in on else OFF for house in found)]
        for option in rule.options.values():
            values = [house.values(id, option.name) for house in on]
            if any(each != values[0] for each in values):
                label = name + w.COLON.to(lang) + option.label.to(lang)
                yield [label, *(_value_in(option, house, id, lang) for house in found)]


def _value_in(option: Option, house: _House, id: str, lang: Lang) -> str:
    """Return the value of an option in a house, and what it is for some numbers of players."""
    if id not in house.usual:
        return ""
    said = {n: value_text(option, v, lang) for n, v in house.values(id, option.name).items()}
    usual = said.pop(None)
    return usual + "".join(w.AMONG.fill(n=n, value=value).to(lang) for n, value in said.items())


# --- the house of all rules ----------------------------------------------------------------------


def everything() -> tuple[RuleSet, dict[str, RuleError]]:
    """Gather all rules that can be on together, and return why each of the others cannot.

    Of two that cannot, the one that comes first in the catalogue is on.
    """
    rules, left = RuleSet(BEGUN), dict.fromkeys(catalogue())
    count = 0
    while count < len(rules):
        count = len(rules)
        for id in [id for id in left if id not in rules]:
            try:
                more = rules.with_rule(catalogue()[id]())
                more.check_players(PLAYERS)
            except RuleError as error:
                left[id] = error
            else:
                rules = more
    return rules, {id: why for id, why in left.items() if why and id not in rules}


@in_default_lang
def left_out(lang: Lang = "en") -> Shown:
    """Show which rules the house of all rules leaves out, and why."""
    _, left = everything()
    head = [w.RULE.to(lang), w.WHY_OUT.to(lang)]
    lines = [[catalogue()[id].short_names.to(lang), why.say(lang)] for id, why in left.items()]
    return columns(head, lines, WIDE)


# --- the command ---------------------------------------------------------------------------------


def add_arguments(parser: ArgumentParser) -> None:
    """Add the houses to compare and the language."""
    parser.add_argument("house", nargs="*", help="the houses to compare, all if none is named")
    parser.add_argument("--lang", choices=LANGS, default="en")


def run(args: Namespace) -> int:
    """Print how the houses differ, and what the house of all rules leaves out."""
    try:
        print(houses(*args.house, lang=args.lang))
    except RuleError as error:
        print(error.say(args.lang), file=sys.stderr)
        return UNUSABLE
    if not args.house:
        print(f"\n{house_name(EVERYTHING).to(args.lang)}\n{left_out(args.lang)}")
    return 0


@in_default_lang
def added_rules(rules: RuleSet | str = "standard", lang: Lang = "en") -> Shown:
    """Show the rules that are not part of the base game: names, and one sentence each."""
    found = [rule for rule in RuleSet.of(rules) if not rule.frame]
    head = [word.to(lang) for word in (w.RULE, w.JAPANESE, w.WHAT)]
    return table(head, [[r.names.to(lang), r.names.ja, r.wording().to(lang)] for r in found])
