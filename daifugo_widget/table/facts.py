"""Small facts in words: what a mark holds, what a play is, what a house is called."""

from __future__ import annotations

import re
from typing import Any

from ..core.cards import JOKER, SUITS, cards, pretty, pretty_number, pretty_suit
from ..core.plays import Play
from ..core.rule import CATALOGUE
from ..core.ruleset import Ruleset
from ..core.text import Lang, Text
from .words import WORDS
from .words import phrases as w

_SUITS = re.compile(rf"[{SUITS}]+")
_CARD = re.compile(rf"[3-9TJQKA2][{SUITS}]")


def mark_text(value: Any) -> str:
    """Write the value of a mark for people: suits and cards by their signs."""
    text = "" if value in (None, True) else str(value)
    if _CARD.fullmatch(text):
        return pretty(cards(text))
    if _SUITS.fullmatch(text):
        return " ".join(pretty_suit(SUITS.index(letter)) for letter in text)
    return text


def kind_text(play: Play) -> Text:
    """Say what has to follow a play: "a pair", "stairs of 3"."""
    if play.kind == "stairs":
        return w.STAIRS.fill(n=play.size)
    if play.kind != "group":
        rule = CATALOGUE.get(play.kind)
        names = rule.short_names if rule else Text(*[play.kind] * 3)
        return w.OTHER.fill(n=play.size, rule=names)
    return {1: w.SINGLE, 2: w.PAIR}.get(play.size, w.GROUP).fill(n=play.size)


def label_text(play: Play) -> Text:
    """Say what a play is: "pair of 8s", "three queens"."""
    if play.kind == "group":
        by_size = {1: w.LABEL_SINGLE, 2: w.LABEL_PAIR}
        count = w.COUNTS.get(play.size, Text(*[str(play.size)] * 3))
        return by_size.get(play.size, w.LABEL_GROUP).fill(n=count, number=_number(play.rank))
    if play.kind == "stairs":
        return w.LABEL_STAIRS.fill(n=play.size)
    return kind_text(play)


def _number(number: int) -> Text:
    """Name the number of a group: "8", "queen"; in Japanese and Korean as it is printed."""
    if number == JOKER:
        return WORDS["card.joker"]
    shown = pretty_number(number)
    return w.RANK_NAMES.get(shown, Text(*[shown] * 3))._replace(ja=shown, ko=shown)


def house_text(rules: Ruleset, players: int) -> Text:
    """Name the house that is played, and whether it is changed."""
    usual = Ruleset(rules.preset).for_players(players)
    name = w.HOUSES.get(rules.preset, Text(*[rules.preset] * 3))
    return (w.HOUSE if rules == usual else w.HOUSE_AND).fill(house=name)


def preset_text(preset: str, lang: Lang) -> str:
    """Return the name of a house."""
    return w.HOUSES[preset].to(lang) if preset in w.HOUSES else preset
