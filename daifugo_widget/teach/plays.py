"""What sets of cards are as plays: a card, a pair, a triple, stairs, or no play at all."""

from __future__ import annotations

import re

from ..core.cards import A_RANK, A_SUIT, cards
from ..core.errors import SpokenError
from ..core.given import given
from ..core.plays import Play
from ..core.records import Record
from ..core.text import Lang
from ..daifugo.records.moving import find_play
from ..table.facts import kind_text
from ..table.phrase import Voice
from ..table.plain import cards_text, plain_text
from ..table.shown import Shown
from . import words as w
from .row import Item, row

STANDS_FOR = re.compile(f"=(?:{A_RANK}){A_SUIT}?", re.IGNORECASE)


def plays(*texts: str, rules: str = "base", lang: Lang = "en") -> Shown:
    """Show cards in record notation, each set with the name of the play that the rules see in it.

    Cards that make no play are faded. Raises `SpokenError` for texts that are not cards.
    """
    items = [_item(text, rules, lang) for text in texts]
    said = [f"{cards_text(item.cards)}: {item.below}" for item in items]
    return row(items, "; ".join(said))


def _item(text: str, rules: str, lang: Lang) -> Item:
    # In a hand a joker stands for nothing.
    held = STANDS_FOR.sub("", given(text, str, w.NO_CARDS))
    if not cards(held):
        raise SpokenError(w.NO_CARDS.fill(value=repr(text)))
    game = Record.parse(f"rules {rules}\nhands {held} / ?1").history().now.game
    play = find_play(game, text)
    if isinstance(play, Play):
        # The words are those of a sentence of the table, where a term explains itself.
        name = Voice(lang).say(kind_text(play))
        return Item(text, below=plain_text(name, {}))
    return Item(text, below=w.NO_PLAY.to(lang), faded=True)
