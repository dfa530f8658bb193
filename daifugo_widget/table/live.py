"""A round of moves as it is read aloud."""

from __future__ import annotations

from ..core.cards import JOKER_CODE, SUITS, card_number, card_suit, pretty_number, read_codes
from .people import People
from .phrase import Sentence, Voice
from .plain import split
from .words import WORDS
from .words.phrases import COMMA, RANK_NAMES

MOST = 12
"""The most sentences that are read out: a player who is out hears only how the game ends."""


def spoken(sentences: list[Sentence], people: People, voice: Voice) -> str:
    """Return the latest sentences as text to be read out, with cards by their names."""
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
    """Name the cards that are seen; a joker is named as a joker, whatever it stands for."""
    seen = (card.partition("=")[0] for card in split(text) if card != "??")
    names = [_name(code, voice) for card in seen for code in read_codes(card)]
    return COMMA.to(voice.lang).join(names)


def _name(card: int, voice: Voice) -> str:
    def word(key: str) -> str:
        return WORDS[key].to(voice.lang)

    if card == JOKER_CODE:
        return word("card.joker")
    shown = pretty_number(card_number(card))
    named = RANK_NAMES.get(shown)
    rank = named.to(voice.lang) if named else shown
    return word("card.name").format(rank=rank, suit=word(f"suit.{SUITS[card_suit(card)]}"))
