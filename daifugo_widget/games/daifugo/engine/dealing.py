"""How the cards are dealt, by the rules and a source of chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, codes, pick
from daifugo_widget.core.game.moves import Marks

from .game import Game
from .rule_set import RuleSet


@dataclass(frozen=True)
class Dealing:
    """What a rule may use when it lays cards aside; ``previous`` are the blind cards of the set."""

    deck: int
    players: int
    first: bool
    rng: Random
    previous: int = 0

    def draw(self, cards: int, count: int) -> int:
        """Draw ``count`` of the cards by chance."""
        return sum(1 << bit for bit in self.rng.sample(list(bits(cards)), count))

    def lay_aside(self, rules: RuleSet) -> tuple[int, int]:
        """Return the cards that rules lay aside, then the odd ones of the rest, left blind."""
        aside = 0
        for rule in rules.hooks["lay_aside"]:
            aside |= rule.lay_aside(replace(self, deck=self.deck & ~aside))
        return aside, rules.frame.deal_remainder.blind(replace(self, deck=self.deck & ~aside))


def deal(
    rules: RuleSet,
    players: int,
    rng: Random,
    *,
    classes: tuple[str, ...] = (),
    seats: tuple[int, ...] | None = None,
    dealer: int | None = None,
    previous: int = 0,
    removed: int = 0,
    marks: Marks = (),
    number: int = 1,
    exchange: bool = True,
) -> Game:
    """Deal a game and begin it: with classes the exchange comes first unless it is left out.

    Unless a dealer is named, the lowest class deals, and without classes one drawn by chance.
    Raises `RuleError` if that number of players cannot play these rules.
    """
    rules.check_players(players, number)
    seats = seats or tuple(range(players))
    dealer = lowest_class(rules, classes) if dealer is None else dealer
    dealer = rng.randrange(players) if dealer is None else dealer
    deck = rules.deck(players, number) & ~removed
    dealing = Dealing(deck, players, not classes, rng, previous)
    aside, blind = dealing.lay_aside(rules)
    cards = list(bits(dealing.deck & ~aside & ~blind))
    rng.shuffle(cards)
    shares = share(rules, cards, seats, dealer, classes)
    removed, *hands, aside, blind = first_copies((removed, *shares, aside, blind))
    game = Game(rules, hands, classes=classes, seats=seats, dealer=dealer, number=number)
    game.put_aside(aside, blind)
    game.removed, game.marks = removed, marks
    return game.begin(exchange)


def lowest_class(rules: RuleSet, classes: tuple[str, ...]) -> int | None:
    """Return the seat of the lowest class, which deals; None if there are no classes yet."""
    return rules.frame.classes.seats_by_class(classes)[-1] if classes else None


def share(
    rules: RuleSet,
    cards: list[int],
    seats: tuple[int, ...],
    dealer: int,
    classes: tuple[str, ...],
) -> tuple[int, ...]:
    """Return the hands that shuffled cards are dealt into."""
    at = seats.index(dealer) + 1
    ranked = rules.frame.classes.seats_by_class(classes)[::-1] if classes else None
    return rules.frame.deal_remainder.share(cards, [*seats[at:], *seats[:at]], ranked)


def first_copies(piles: Iterable[int]) -> list[int]:
    """Return piles of the same cards, in which the first pile has the first copies.

    Copies of a card are alike to the players; this way cards that are written and read again are
    the same bits.
    """
    taken, found = 0, []
    for pile in piles:
        copies = pick(codes(pile), KNOWN & ~taken) or 0
        taken |= copies
        found.append(copies)
    return found
