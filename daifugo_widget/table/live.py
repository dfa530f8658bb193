"""A round of moves as one spoken sentence."""

from __future__ import annotations

import re

from .people import People
from .phrase import Sentence, Voice
from .words import WORDS
from .words.phrases import COMMA, RANK_NAMES

_CARD = re.compile(r"(10|[3-9TJQKA2])([cdhs])|X")

MOST = 12
"""How many sentences are read out: who is out hears only how the game ends."""


def spoken(sentences: list[Sentence], people: People, voice: Voice) -> str:
    """Return the latest of what was said as text to be read out, cards by their names."""
    said = (_plain(sentence, people, voice) for sentence in sentences[-MOST:])
    return ("" if voice.lang == "ja" else " ").join(said)


def _plain(sentence: Sentence, people: People, voice: Voice) -> str:
    return "".join(_part(part, people, voice) for part in sentence)


def _part(part: object, people: People, voice: Voice) -> str:
    if not isinstance(part, list):
        return str(part)
    if part[0] == "p":
        return people.name(part[1], voice.lang)
    return _cards(part[1], voice) if part[0] == "c" else str(part[2])


def _cards(text: str, voice: Voice) -> str:
    names = [_name(match, voice) for match in _CARD.finditer(re.sub("=..", "", text))]
    return COMMA.to(voice.lang).join(names)


def _name(card: re.Match[str], voice: Voice) -> str:
    def word(key: str) -> str:
        return WORDS[key].to(voice.lang)

    if not card[1]:
        return word("card.joker")
    named = RANK_NAMES.get(card[1])
    rank = named.to(voice.lang) if named else card[1].replace("T", "10")
    return word("card.name").format(rank=rank, suit=word(f"suit.{card[2]}"))
