"""Small facts in words: what a mark holds, what a play is, what a house is called."""

from __future__ import annotations

import re
from collections.abc import Callable

from daifugo_widget.core.cards import JOKER, RANKS, cards, pretty, pretty_number
from daifugo_widget.core.game.moves import NOBODY, SEATS, MarkValue
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Lang, Text, list_words
from daifugo_widget.table.telling.voice import Segment, Sentence, Voice, player
from daifugo_widget.table.telling.words import WORDS
from daifugo_widget.table.telling.words import phrases as w

from ..engine.presets import HOUSE, HOUSES
from ..engine.rule import CATALOGUE, Rule
from ..engine.rule_set import RuleSet
from ..rules.binds.row import pretty as pretty_suits

_SEAT = re.compile(rf"([{SEATS}])(\d*)")
_COUNT = re.compile(r"\d+/\d+")
"""So many of a limit, which is written alike in every language."""
_SHOWN: dict[str, Callable[[str], str]] = {
    "cards": lambda text: pretty(cards(text)),
    "ranks": lambda text: " ".join(pretty_number(RANKS.index(rank)) for rank in text),
    "suits": pretty_suits,
}
"""How the text of a mark is written for people, by what it names."""


def mark_text(
    rule: Rule, value: MarkValue, name: Callable[[int], str] = SEATS.__getitem__, lang: Lang = "en"
) -> str:
    """Write the value of a rule's mark for people: words, suits, cards, numbers or names."""
    text = "" if value is None or value is True else str(value)
    if words := rule.says.get(f"value-{text}"):
        return words.to(lang)
    if isinstance(value, int):
        return text
    if found := _seats(rule, value):
        limit = "".join(text.partition("/")[1:])
        named = (f"{name(SEATS.index(seat))}\u00a0{n}".strip() + limit for seat, n in found)
        return w.COMMA.to(lang).join(named)
    shown = str if _COUNT.fullmatch(text) else _SHOWN.get(rule.mark_holds)
    return shown(text) if shown and text else ""


def mark_slot(rule: Rule, value: MarkValue, voice: Voice, seat: int = NOBODY) -> Segment | Sentence:
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


def _seats(rule: Rule, value: MarkValue) -> list[tuple[str, str]]:
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


MOST_ADDED = 2
"""The most added rules that are named beside a house."""


def short_rules_text(rules: RuleSet, players: int, most: int = MOST_ADDED) -> Text:
    """Name the house that is played, with the rules added to it or that it is changed."""
    usual = RuleSet(rules.preset).for_players(players)
    house = house_name(rules.preset)
    if rules == usual:
        return HOUSE.fill(house=house)
    added = [rule for rule in rules if rule.id not in usual]
    as_usual = [*usual, *(type(rule)() for rule in added)]
    if len(added) > most or {*rules} != {*as_usual}:
        return w.HOUSE_AND.fill(house=house)
    return w.HOUSE_PLUS.fill(house=house, rules=list_words(rule.short_names for rule in added))


def known_players(rules: RuleSet) -> str:
    """Write how many players the house of rules is meant for: "3–6"."""
    first, *others = rules.known_players
    return f"{first}–{others[-1]}" if others else str(first)


def house_players_text(rules: RuleSet, players: int) -> Text:
    """Say how many players the house is meant for, and whether that fits the table."""
    said = w.HOUSE_FOR if players in rules.known_players else w.HOUSE_FOR_OTHERS
    return said.fill(players=known_players(rules), n=players)


def house_name(preset: str) -> Text:
    """Return the name of a house."""
    return HOUSES.get(preset, Text.of(preset))
