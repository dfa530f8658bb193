"""Small facts in words: what a mark holds, what a play is, what a house is called."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..core.cards import JOKER, RANKS, cards, pretty, pretty_number
from ..core.chosen import ChosenRules
from ..core.moves import NOBODY, SEATS
from ..core.plays import Play
from ..core.text import Lang, Text, listed
from ..daifugo.rule import CATALOGUE, Rule
from ..daifugo.ruleset import Ruleset
from ..rules.binds.row import pretty as pretty_suits
from .phrase import Segment, Sentence, Voice, player
from .words import WORDS
from .words import phrases as w

_SEAT = re.compile(rf"([{SEATS}])(\d*)")
_SHOWN: dict[str, Callable[[str], str]] = {
    "cards": lambda text: pretty(cards(text)),
    "ranks": lambda text: " ".join(pretty_number(RANKS.index(rank)) for rank in text),
    "suits": pretty_suits,
}
"""How the text of a mark is written for people, by what it names."""


def mark_text(
    rule: Rule, value: Any, name: Callable[[int], str] = SEATS.__getitem__, lang: Lang = "en"
) -> str:
    """Write the value of a rule's mark for people: words, suits, cards, numbers or names."""
    text = "" if value is None or value is True else str(value)
    if words := rule.says.get(f"value-{text}"):
        return words.to(lang)
    if isinstance(value, int):
        return text
    if found := _seats(rule, value):
        named = (f"{name(SEATS.index(seat))}\u00a0{n}".strip() for seat, n in found)
        return w.COMMA.to(lang).join(named)
    shown = _SHOWN.get(rule.mark_holds)
    return shown(text) if shown and text else ""


def mark_slot(rule: Rule, value: Any, voice: Voice, seat: int = NOBODY) -> Segment | Sentence:
    """Return the value of a rule's mark as part of a sentence, with seats as players.

    If the mark counts something for each seat, the value is the count of ``seat``.
    """
    held = _seats(rule, value)
    counts = {SEATS.index(letter): count for letter, count in held if count}
    if held and not counts:
        return _players(voice, [SEATS.index(letter) for letter, _ in held])
    return counts.get(seat) or mark_text(rule, value, lang=voice.lang)


def _players(voice: Voice, seats: list[int]) -> Segment | Sentence:
    """List players for a slot; what a phrase adds to the slot belongs to the last of them."""
    *others, last = seats
    said: Sentence = []
    for other in others:
        separator = w.AND if other == others[-1] else w.COMMA
        said += [*voice.say(w.NAME, who=player(other)), separator.to(voice.lang)]
    return [*said, player(last)] if said else player(last)


def _seats(rule: Rule, value: Any) -> list[tuple[str, str]]:
    """Return the seats in the value of a rule's mark, each with its number or ""."""
    return _SEAT.findall(value) if rule.mark_holds == "seats" and isinstance(value, str) else []


def kind_text(play: Play) -> Text:
    """Say what has to follow a play: "a pair", "stairs of 3"."""
    if play.kind == "stairs":
        return w.STAIRS.fill(n=play.size)
    if play.kind != "group":
        return w.OTHER.fill(n=play.size, rule=_kind_name(play))
    return {1: w.SINGLE, 2: w.PAIR}.get(play.size, w.GROUP).fill(n=play.size)


def label_text(play: Play) -> Text:
    """Say what a play is: "pair of 8s", "three Qs"."""
    if play.kind == "group":
        by_size = {1: w.LABEL_SINGLE, 2: w.LABEL_PAIR}
        count = w.COUNTS.get(play.size, Text.of(str(play.size)))
        return by_size.get(play.size, w.LABEL_GROUP).fill(n=count, number=_number(play.rank))
    if play.kind == "stairs":
        return w.LABEL_STAIRS.fill(n=play.size)
    return w.LABEL_OTHER.fill(n=play.size, rule=_kind_name(play))


def _kind_name(play: Play) -> Text:
    """Name a kind of play by the rule that adds it."""
    rule = CATALOGUE.get(play.kind)
    return rule.short_names if rule else Text.of(play.kind)


def _number(number: int) -> Text:
    """Name the number of a group, as it is printed: "8", "Q"."""
    return WORDS["card.joker"] if number == JOKER else Text.of(pretty_number(number))


MOST_ADDED, MOST_NAMED = 2, 5
"""The most added rules named beside a house, and the most changes named at all."""


def short_rules_text(rules: Ruleset, players: int) -> Text:
    """Name the house that is played, with the rules added to it or that it is changed."""
    usual = Ruleset(rules.preset).for_players(players)
    house = house_name(rules.preset)
    if rules == usual:
        return w.HOUSE.fill(house=house)
    added = [rule for rule in rules if rule.id not in usual]
    as_usual = [*usual, *(type(rule)() for rule in added)]
    if len(added) > MOST_ADDED or {*rules} != {*as_usual}:
        return w.HOUSE_AND.fill(house=house)
    return w.HOUSE_PLUS.fill(house=house, rules=listed(rule.short_names for rule in added))


def rules_text(rules: ChosenRules, house: Text, players: int) -> Text:
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
    changes = listed(named) if len(named) <= MOST_NAMED else w.MANY_CHANGES
    return w.HOUSE_WITH.fill(house=house, changes=changes)


def house_name(preset: str) -> Text:
    """Return the name of a house."""
    return w.HOUSES.get(preset, Text.of(preset))
