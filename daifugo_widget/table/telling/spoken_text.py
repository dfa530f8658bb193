"""A round of moves as it is read aloud."""

from __future__ import annotations

from daifugo_widget.core.cards import SUITS, number_of, pretty_number

from ..session.people import People
from .plain_text import split
from .voice import Segment, Sentence, Voice
from .words import WORDS
from .words.phrases import COMMA, RANK_NAMES

MOST = 12
"""The most sentences that are read out: a player who is out hears only how the game ends."""


def speech(sentences: list[Sentence], people: People, voice: Voice) -> str:
    """Return the latest sentences as text to be read out, with cards by their names."""
    said = (_plain(sentence, people, voice) for sentence in sentences[-MOST:])
    return ("" if voice.lang == "ja" else " ").join(said)


def _plain(sentence: Sentence, people: People, voice: Voice) -> str:
    return "".join(_part(part, people, voice) for part in sentence)


def _part(part: Segment, people: People, voice: Voice) -> str:
    if isinstance(part, str):
        return part
    if part[0] == "p":
        return people.name(part[1], voice.lang)
    return _cards(part[1], voice) if part[0] == "c" else part[2]


def _cards(text: str, voice: Voice) -> str:
    """Name the cards that are seen, and what jokers stand for."""
    names = [_card_name(card, voice) for card in split(text) if card != "??"]
    return COMMA.to(voice.lang).join(names)


def _card_name(card: str, voice: Voice) -> str:
    """Name a card as it is written: ``7h``, or ``X=7h`` for a joker that stands for another."""
    face, _, stood_for = card.partition("=")
    if face != "X":
        return _name(card, voice)
    joker = _word("card.joker", voice)
    if not stood_for:
        return joker
    return _word("card.as", voice).format(**{"face": joker, "as": _name(stood_for, voice)})


def _name(card: str, voice: Voice) -> str:
    """Name a natural card, or a number without a suit."""
    suit = card[-1] if card[-1] in SUITS else ""
    shown = pretty_number(number_of(card.removesuffix(suit)))
    named = RANK_NAMES.get(shown)
    rank = named.to(voice.lang) if named else shown
    if not suit:
        return rank
    return _word("card.name", voice).format(rank=rank, suit=_word(f"suit.{suit}", voice))


def _word(key: str, voice: Voice) -> str:
    return WORDS[key].to(voice.lang)
