"""The trick-taking games: how they are dealt, what one bids, and what beats what."""

from __future__ import annotations

from itertools import groupby

from ..core.cards import JOKER_CODE, SUITS, bits, card_number, pretty_code, pretty_number, show_code
from ..core.words.text import Lang, SpokenError, Text
from ..games import DAIFUGO, GAMES, rules_class
from ..games.tricks.engine.rule_set import TrickRuleSet
from ..games.tricks.nap.bids import BIDS, MISERE, NapBid
from ..games.tricks.records.phrases import NO_SUIT
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown, columns
from . import words as w
from .row import Item, row


@in_default_lang
def deals(game: str, lang: Lang = "en") -> Shown:
    """Show how many cards each number of players is dealt in a game, and how many are left.

    Raises `SpokenError` if the game has no tricks.
    """
    rules = trick_rules(game)
    rows = []
    for players in range(rules.fewest, rules.most + 1):
        each = sum(rules["deal"].packets_for(players))
        counts = (players, rules.deck(players).bit_count(), each, rules.undealt(players))
        rows.append([*map(str, counts)])
    head = (w.PLAYERS, w.IN_THE_DECK, w.EACH, w.LEFT_OVER)
    return columns([word.to(lang) for word in head], rows)


@in_default_lang
def nap_bids(lang: Lang = "en") -> Shown:
    """Show the bids of Nap from low to high, what each promises, and the chips it brings."""
    rows = [
        [
            bid.words.to(lang),
            _promise(bid).to(lang),
            str(bid.worth.made),
            str(bid.worth.lost),
        ]
        for bid in BIDS
    ]
    head = (w.BID, w.PROMISE, w.IF_MADE, w.IF_LOST)
    return columns([word.to(lang) for word in head], rows)


def _promise(bid: NapBid) -> Text:
    if bid == MISERE:
        return w.NONE_AT_ALL
    tricks = bid.worth.tricks
    return w.ALL_FIVE if bid.is_made(5) and not bid.is_made(4) else w.AT_LEAST.fill(n=tricks)


def trick_rules(game: str) -> TrickRuleSet:
    """Return the usual rules of a trick-taking game. Raises `SpokenError` if it is not one."""
    games = [name for name in GAMES if name != DAIFUGO]
    if game not in games:
        raise SpokenError(w.NO_TRICK_GAME.fill(game=game, games=", ".join(games)))
    rules = rules_class(game)()
    assert isinstance(rules, TrickRuleSet)
    return rules


MOST = 5
"""How many cards of a group are drawn at most."""


@in_default_lang
def beats(game: str, trumps: str, led: str, lang: Lang = "en") -> Shown:
    """Show what beats what in a trick, from weak to strong: ``beats("napoleon", "h", "c")``.

    Suits are written as in a record: ``trumps`` is ``-`` if there are none, ``led`` is ``X`` if a
    joker was led. Raises `SpokenError` for an unknown suit, or if the game has no tricks.
    """
    rules = trick_rules(game)
    suit, lead = _suit(trumps, "-", NO_SUIT), _suit(led, "X", w.NO_SUIT_LED)
    words, places = _words(rules, suit, lead), rules.strengths(suit, lead)
    deck = rules.deck(rules.usual_players)
    cards = sorted(bits(deck), key=lambda code: (places[code], code))
    groups = [
        (word.to(lang), _of_note(word, [*found]))
        for word, found in groupby(cards, words.__getitem__)
    ]
    said = (f"{word} {' '.join(map(pretty_code, found))}" for word, found in groups)
    items = [_item(word, found) for word, found in groups]
    return row(items, w.ORDER.fill(line=" < ".join(said)).to(lang))


def _suit(text: str, none: str, wrong: Text) -> int | None:
    """Read a suit, or the sign that there is none. Raises `SpokenError`."""
    if text == none:
        return None
    if text not in tuple(SUITS):
        raise SpokenError(wrong.fill(text=text))
    return SUITS.index(text)


def _item(word: str, cards: list[int]) -> Item:
    """Draw some cards of a group, and write below them how far it goes."""
    drawn = cards if len(cards) <= MOST else [*cards[:2], *cards[2 - MOST :]]
    ends = f"{pretty_number(card_number(cards[0]))} … {pretty_number(card_number(cards[-1]))}"
    return Item("".join(map(show_code, drawn)), word, ends if len(cards) > 1 else "")


def _words(rules: TrickRuleSet, trumps: int | None, led: int | None) -> list[Text]:
    """Return what each card is in a trick, by its code."""
    words = [w.OTHERS] * JOKER_CODE + [w.JOKER if led is not None else w.JOKER_LED]
    for suit, word in ((led, w.SUIT_LED), (trumps, w.TRUMP_LED if led == trumps else w.TRUMP_SUIT)):
        if suit is not None:
            words[suit:JOKER_CODE:4] = [word] * 13
    for card, name in rules.named_cards(trumps).items():
        words[card.bit_length() - 1] = name
    return words


def _of_note(word: Text, cards: list[int]) -> list[int]:
    """Return a group; for the suits that cannot win, a few cards stand for all."""
    return [cards[0], cards[len(cards) // 2], cards[-1]] if word is w.OTHERS else cards
