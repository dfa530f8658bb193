"""How everybody plays Nap at first sight if the declarer wants tricks."""

from __future__ import annotations

from collections.abc import Sequence

from daifugo_widget.core.cards import SUIT, bits
from daifugo_widget.core.game.plays import Laid, Play

from ..engine.cards import card_plays, code_of, rank, rank_of, suit_of, suit_order
from ..nap.game import Nap

A_CARD = 6
"""What one more trump counts, compared with the ranks of the trumps."""


def best_trump(hand: int) -> Play:
    """Return the card whose lead makes the best trumps: the highest of a long and high suit."""
    suits = [hand & suit for suit in SUIT if hand & suit]
    best = max(suits, key=lambda cards: sum(A_CARD + rank(code) for code in bits(cards)))
    return max(card_plays(best), key=rank_of)


class Trick:
    """The trick on the table as the seat to play sees it."""

    def __init__(self, game: Nap) -> None:
        self.seat, self.plays = game.turn, game.plays()
        self.order = suit_order(game.trumps, suit_of(game.trick[0].play) if game.trick else None)
        self.top: Laid | None = max(
            game.trick, key=lambda one: self.strength(one.play), default=None
        )
        self.last = len(game.trick) == game.players - 1
        self.declared = any(laid.seat == game.declarer for laid in game.trick)

    def strength(self, play: Play) -> int:
        """Return how strong a card is in this trick."""
        return self.order[code_of(play)]

    def low(self, plays: Sequence[Play]) -> Play:
        """Return the card that is missed least."""
        return min(plays, key=self.strength)

    def high(self, plays: Sequence[Play]) -> Play:
        """Return the strongest card."""
        return max(plays, key=self.strength)

    def split(self) -> tuple[list[Play], list[Play]]:
        """Return the plays that beat the trick so far, and those that do not."""
        top = self.strength(self.top.play) if self.top else -1
        over = [play for play in self.plays if self.strength(play) > top]
        return over, [play for play in self.plays if self.strength(play) <= top]


def take(game: Nap) -> Play:
    """Return the usual play if the declarer wants tricks."""
    if not (game.taken or game.trick):
        return best_trump(game.hands[game.turn])
    trick = Trick(game)
    if trick.top is None:
        return trick.high(trick.plays)
    over, _ = trick.split()
    alone = trick.seat == game.declarer
    if not over or not (alone or trick.top.seat == game.declarer or not trick.declared):
        return trick.low(trick.plays)
    sure = trick.last or (trick.declared and not alone)
    return trick.low(over) if sure else trick.high(over)
