"""What beats what in a trick, as a picture: from the weakest cards to the strongest."""

from __future__ import annotations

from itertools import groupby

from ..core.cards import JOKER_CODE, SUITS, bits, pretty_code, pretty_number, show_code
from ..core.text import Lang, Text
from ..games import part
from ..table.face import face_of
from ..table.shown import Shown
from ..tricks.rules import TrickRules
from . import words as w
from .row import Item, row

MOST = 5
"""This many cards of a group are drawn."""


def beats(game: str, trumps: str, led: str, lang: Lang = "en") -> Shown:
    """Show what beats what in a trick, from weak to strong: ``beats("napoleon", "h", "c")``.

    Suits are written as in a record: ``trumps`` is ``-`` where there are none, ``led`` is ``X``
    where a joker was led.
    """
    suit = None if trumps == "-" else SUITS.index(trumps)
    lead = None if led == "X" else SUITS.index(led)
    rules: TrickRules = part(game, "rules")()
    words, places = _words(rules, suit, lead), rules.strengths(suit, lead)
    deck = rules.deck(face_of(game).usual_players)
    cards = sorted(bits(deck), key=lambda code: (places[code], code))
    groups = [
        (word.to(lang), _of_note(word, [*found]))
        for word, found in groupby(cards, words.__getitem__)
    ]
    said = (f"{word} {' '.join(map(pretty_code, found))}" for word, found in groups)
    items = [_item(word, found) for word, found in groups]
    return row(items, w.ORDER.fill(line=" < ".join(said)).to(lang))


def _item(word: str, cards: list[int]) -> Item:
    """Draw some cards of a group, and write below them how far it goes."""
    drawn = cards if len(cards) <= MOST else [*cards[:2], *cards[2 - MOST :]]
    ends = f"{pretty_number(cards[0] // 4)} … {pretty_number(cards[-1] // 4)}"
    return Item("".join(map(show_code, drawn)), word, ends if len(cards) > 1 else "")


def _words(rules: TrickRules, trumps: int | None, led: int | None) -> list[Text]:
    """Say of each card by code what it is in a trick."""
    words = [w.OTHERS] * JOKER_CODE + [w.JOKER if led is not None else w.JOKER_LED]
    for suit, word in ((led, w.SUIT_LED), (trumps, w.TRUMP_LED if led == trumps else w.TRUMP_SUIT)):
        if suit is not None:
            words[suit:JOKER_CODE:4] = [word] * 13
    for card, name in rules.named_cards(trumps).items():
        words[card.bit_length() - 1] = name
    return words


def _of_note(word: Text, cards: list[int]) -> list[int]:
    """Return a group, or of the suits that cannot win a few cards for all."""
    return [cards[0], cards[len(cards) // 2], cards[-1]] if word is w.OTHERS else cards
