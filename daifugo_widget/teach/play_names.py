"""What sets of cards are as plays: a card, a pair, a triple, stairs, or no play at all."""

from __future__ import annotations

import re

from ..core.cards import A_RANK, A_SUIT, cards, codes, pick, pretty
from ..core.game.plays import Play
from ..core.records import Record
from ..core.words.arguments import require_type
from ..core.words.text import Lang, SpokenError
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.records.moving import find_play
from ..games.daifugo.table.rule_words import kind_text
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown
from ..table.telling.plain_text import cards_text, plain_text
from ..table.telling.voice import Voice
from . import words as w
from .row import Item, row

PLAYERS = 2
"""How many hold cards: the one who plays them, and somebody else."""
STANDS_FOR = re.compile(f"=(?:{A_RANK}){A_SUIT}?", re.IGNORECASE | re.ASCII)


@in_default_lang
def plays(*texts: str, rules: RuleSet | str = "base", lang: Lang = "en") -> Shown:
    """Show cards in record notation, each set with the name of the play that the rules see in it.

    Cards that make no play are faded. Raises `SpokenError` for texts that are not cards of the
    deck, `RuleError` for impossible rules.
    """
    house = RuleSet.of(rules)
    items = [_item(text, house, lang) for text in texts]
    said = [f"{cards_text(item.cards)}: {item.below}" for item in items]
    return row(items, "; ".join(said))


def _item(text: str, rules: RuleSet, lang: Lang) -> Item:
    # In a hand a joker stands for nothing.
    held = STANDS_FOR.sub("", require_type(text, str, w.NO_CARDS))
    if not (hand := cards(held)):
        raise SpokenError(w.NO_CARDS.fill(value=repr(text)))
    if pick(codes(hand), rules.deck(PLAYERS)) is None:
        raise SpokenError(w.NOT_IN_DECK.fill(cards=pretty(hand)))
    game = Record.parse(f"rules {rules}\nhands {held} / ?1").history().now.game
    play = find_play(game, text)
    if isinstance(play, Play):
        # The words are those of a sentence of the table, where a term explains itself.
        name = Voice(lang).say(kind_text(play))
        return Item(text, below=plain_text(name, {}))
    return Item(text, below=w.NO_PLAY.to(lang), faded=True)
