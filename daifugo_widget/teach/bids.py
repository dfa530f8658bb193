"""Tables of the trick-taking games: how many cards there are, and what each bid of Nap brings."""

from __future__ import annotations

from ..core.text import Lang, Text
from ..table.shown import Shown, columns
from ..tricks.nap.bids import BIDS, MISERE, NapBid
from . import words as w
from .tricks import trick_rules


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
