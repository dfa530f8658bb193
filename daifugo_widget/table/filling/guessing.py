"""Where the cards that a seat has not seen may lie at the end of what it wrote down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from ...core.cards import KNOWN, bits, blanks, code
from ...core.moves import NOBODY, Event
from ...daifugo.classes import CLASSES
from ...daifugo.game import Game
from ...daifugo.match import Match
from .dealing_out import in_sight

Place = tuple[str, int]
"""Where an unseen card lies: in the hand of a seat, set aside by one, or in a pile."""

LIKELY = 0.8
"""How often it is taken for granted what is likely, as that a card is still where it was seen."""

DISCARDS, ASIDE, NOWHERE = ("discards", NOBODY), ("aside", NOBODY), ("nowhere", NOBODY)


class LostError(Exception):
    """Raised where nothing tells from where a card has come."""


def unseen_of(match: Match) -> set[int]:
    """Return the cards that are not seen anywhere."""
    return {*bits(match.rules.deck(match.players, match.number) & ~in_sight(match.game))}


def counts_of(match: Match) -> Counter[Place]:
    """Return how many unseen cards lie where; what was never dealt lies nowhere."""
    game = match.game
    counts = Counter({DISCARDS: blanks(game.discards), ASIDE: blanks(game.aside)})
    counts.update({("hand", seat): blanks(hand) for seat, hand in enumerate(game.hands)})
    for item in game.pending:
        counts["pending", item.seat] += blanks(item.cards)
    counts[NOWHERE] = len(unseen_of(match)) - counts.total()
    if counts[NOWHERE] < 0:
        raise LostError
    return +counts


def deal_at_end(matches: list[Match], lain: int, rng: Random) -> dict[int, Place]:
    """Deal the unseen cards to where they lie at the end.

    Those that have been seen in a hand are mostly left in it; what has lain among discards that are
    not seen any more lies there, or in the hand of who has drawn out of them.
    """
    counts, free = counts_of(matches[-1]), unseen_of(matches[-1])
    events = [event for match in matches for event in match.game.events]
    places: dict[int, Place] = {}
    for card, place in _last_seen(events).items() if rng.random() < LIKELY else ():
        if card in free and counts[place]:
            places[card] = place
            counts[place] -= 1
    rest = [card for card in free if card not in places]
    rng.shuffle(rest)
    rest.sort(key=lambda card: not lain >> card & 1)
    first = Counter({DISCARDS: counts[DISCARDS]}) + (_drawn(events) & counts)
    others = (counts - first).elements()
    places |= dict(zip(rest, [*first.elements(), *others], strict=True))
    game = matches[0].game
    _tax(places, [event for event in events if goes_up(event, game)], game)
    return places


def _drawn(events: list[Event]) -> Counter[Place]:
    """Return how many cards each hand has drawn unseen."""
    drawn: Counter[Place] = Counter()
    for event in events:
        drawn["hand", event.seat] += blanks(event.cards) if event.verb == "draw" else 0
    return drawn


def _last_seen(events: list[Event]) -> dict[int, Place]:
    """Return in whose hand each card was seen last, if in one."""
    seen: dict[int, Place] = {}
    for event in events:
        holder = event.to if event.verb in ("give", "swap") else event.seat
        seen |= dict.fromkeys(bits(event.cards & KNOWN), ("hand", holder))
    return seen


def goes_up(event: Event, game: Game) -> bool:
    """Tell whether cards were given to somebody of a higher class, as in an exchange."""
    if event.verb != "give" or not event.cards or not game.classes:
        return False
    giver, taker = (CLASSES.index(game.classes[seat]) for seat in (event.seat, event.to))
    return taker < giver


def _tax(places: dict[int, Place], events: list[Event], game: Game) -> None:
    """Let cards change places so that the strongest may have been given: first of those seen."""
    for event in sorted(events, key=lambda event: blanks(event.cards)):
        giver, count = ("hand", event.seat), blanks(event.cards)
        taken = [card for card, place in places.items() if place == ("hand", event.to)]
        kept = [card for card, place in places.items() if place == giver]
        others = [card for card, place in places.items() if place[0] == "hand" and place != giver]
        if count:
            best = by_strength([*taken, *kept], game)[:count]
            high = [card for card in kept if card in best]
            low = [card for card in reversed(by_strength(taken, game)) if card not in best]
        else:
            least = min(_strength(card, game) for card in bits(event.cards))
            high = [card for card in kept if _strength(card, game) > least]
            low = [card for card in others if _strength(card, game) <= least]
        for one, other in zip(high, low, strict=False):
            places[one], places[other] = places[other], places[one]


def by_strength(cards: Iterable[int], game: Game) -> list[int]:
    """Return cards by their strength now, the strongest first."""
    return sorted(cards, key=lambda card: _strength(card, game), reverse=True)


def _strength(card: int, game: Game) -> int:
    return game.order.strength(code(card) // 4)
