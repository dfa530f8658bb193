"""Guessing where the cards that a seat has not seen lie at the end of its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, blanks, card_number, code
from daifugo_widget.core.game.moves import Event

from ...engine.classes import CLASSES
from ...engine.game import Game
from .whereabouts import LostError, Place, Reach

LIKELY = 0.8
"""How often what is likely is taken for granted, for example that a card is where it was seen."""


def deal_at_end(
    reach: Reach, counts: Counter[Place], events: Sequence[Event], game: Game, rng: Random
) -> dict[int, Place]:
    """Deal the unseen cards to where they may lie at the end; ``game`` is the game as it began.

    Cards that have been seen in a hand are mostly left in it.
    """
    places: dict[int, Place] = {}
    left = Counter(counts)
    for card, place in last_seen(events).items() if rng.random() < LIKELY else ():
        if left[place] and place in reach.get(card, ()):
            places[card] = place
            left[place] -= 1
    places = deal_cards(reach, left, rng, places)
    tax(places, reach, [event for event in events if goes_up(event, game)], game)
    return places


def deal_cards(
    reach: Reach, left: Counter[Place], rng: Random, places: dict[int, Place] | None = None
) -> dict[int, Place]:
    """Put each card in one of its possible places, with no more cards in each than are left.

    Some cards may have their ``places`` already. Raises `LostError` if there is no room.
    """
    places, left = dict(places or {}), Counter(left)
    rest = [card for card in reach if card not in places]
    rng.shuffle(rest)
    for card in sorted(rest, key=lambda card: len(reach[card])):
        if not _put(card, places, left, reach, rng, set()):
            raise LostError
    return places


def _put(
    card: int,
    places: dict[int, Place],
    left: Counter[Place],
    reach: Reach,
    rng: Random,
    tried: set[Place],
) -> bool:
    """Put a card where it may lie, moving others on if there is no room; return if that worked."""
    free = [place for place in sorted(reach[card]) if left[place]]
    if free:
        places[card] = place = rng.choices(free, [left[place] for place in free])[0]
        left[place] -= 1
        return True
    for place in sorted(reach[card] - tried):
        tried.add(place)
        for other in [other for other, here in places.items() if here == place]:
            if _put(other, places, left, reach, rng, tried):
                places[card] = place
                return True
    return False


def last_seen(events: Iterable[Event]) -> dict[int, Place]:
    """Return for each card seen in a hand in which one it was seen last."""
    seen: dict[int, Place] = {}
    for event in events:
        holder = event.to if event.verb in ("give", "swap") else event.seat
        seen |= dict.fromkeys(bits(event.cards & KNOWN), ("hand", holder))
    return seen


def goes_up(event: Event, game: Game) -> bool:
    """Return whether cards were given to somebody of a higher class, as in an exchange."""
    if event.verb != "give" or not event.cards or not game.classes:
        return False
    giver, taker = (CLASSES.index(game.classes[seat]) for seat in (event.seat, event.to))
    return taker < giver


def tax(places: dict[int, Place], reach: Reach, events: list[Event], game: Game) -> None:
    """Swap cards so that each giver may have given the strongest, first if what it gave is seen."""
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
            if places[one] in reach[other] and places[other] in reach[one]:
                places[one], places[other] = places[other], places[one]


def by_strength(cards: Iterable[int], game: Game) -> list[int]:
    """Return cards by their current strength, the strongest first."""
    return sorted(cards, key=lambda card: _strength(card, game), reverse=True)


def _strength(card: int, game: Game) -> int:
    return game.order.strength(card_number(code(card)))
