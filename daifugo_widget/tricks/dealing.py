"""Dealing the cards of a trick-taking game, by its rules and a source of chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from ..core.cards import bits
from .game import TrickGame
from .rules import TrickRules


def deal(rules: TrickRules, players: int, rng: Random, dealer: int | None = None) -> TrickGame:
    """Deal a game that begins with the bidding; the dealer is drawn if none is named.

    Raises `RuleError` if that number of players cannot play.
    """
    rules.check_players(players)
    dealer = rng.randrange(players) if dealer is None else dealer
    cards = list(bits(rules.deck(players)))
    rng.shuffle(cards)
    pile = iter(cards)
    order = [(dealer + step) % players for step in range(1, players + 1)]
    hands = in_packets(pile, order, rules["deal"].packets_for(players))
    return rules.lay_out(hands, dealer, sum(1 << bit for bit in pile))


def in_packets(pile: Iterator[int], order: Sequence[int], packets: Iterable[int]) -> list[int]:
    """Deal packets from a pile round the table, and return the hands by seat."""
    hands = [0] * len(order)
    for size in packets:
        for seat in order:
            hands[seat] |= sum(1 << next(pile) for _ in range(size))
    return hands
