"""A game that a seat wrote down is found again whole: hands by which all came as it was written.

The cards that the seat has not seen are dealt where they lie at the end, and go back move by move
to where they came from; which of them changed hands unseen is left to chance. If the game, played
anew with these hands, comes to the same record, it may have been so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import accumulate
from operator import or_
from random import Random
from typing import NamedTuple

from ..core.cards import KNOWN, bits, blanks, code
from ..core.errors import SpokenError
from ..core.game import Game
from ..core.history import History
from ..core.match import Match
from ..core.moves import CHANCE, NOBODY, Answer, Event, Move, Told
from ..core.records import Record
from ..core.refusal import IllegalMove
from .dealing_out import in_sight, lay

TRIES = 100
"""How often it is tried with other cards before it is given up."""

Place = tuple[str, int]
"""Where an unseen card lies: in the hand of a seat, set aside by one, or in a pile."""

LIKELY = 0.8
"""How often cards are taken to be still in the hand in which they were seen last."""

DISCARDS, ASIDE, NOWHERE = ("discards", NOBODY), ("aside", NOBODY), ("nowhere", NOBODY)


class Moved(NamedTuple):
    """Cards that were moved or shown unseen, by or for one of two seats, as a step ended."""

    at: int
    seats: tuple[int, int]
    cards: int


class LostError(Exception):
    """Raised where nothing tells from where a card has come."""


def retold(history: History) -> History | None:
    """Return a history with no card unseen of which a seat's record would say the same.

    None where none is found, or where the record is not that of one seat, or of one who sees none.
    """
    hands = history.match_after(history.dealt_at).game.hands
    watchers = [seat for seat, hand in enumerate(hands) if hand and not blanks(hand)]
    if len(watchers) > 1:
        return None
    watcher = watchers[0] if watchers else len(hands)
    for attempt in range(TRIES):
        try:
            found = _once(history, Random(f"{history.start.seed}/{attempt}"))
            written = Record.of(replace(history, branches=found.branches), watcher)
            if str(Record.of(found, watcher)) == str(written):
                return Record.parse(str(Record.of(found))).history().settle_chance()
        except (LostError, IllegalMove, SpokenError):
            continue
    return None


def _once(history: History, rng: Random) -> History:
    """Deal the unseen cards by chance, and play the running game with them from its deal."""
    first = history.dealt_at
    places, moved = _at_the_deal(history, rng)
    match = history.match_after(first)
    game = match.game.copy()
    hands = [hand & KNOWN | _lying(places, ("hand", seat)) for seat, hand in enumerate(game.hands)]
    aside = game.aside & KNOWN | _lying(places, ASIDE)
    discards = game.discards & KNOWN | _lying(places, DISCARDS)
    lay(game, tuple(hands), discards, aside)
    told = history.going_on_from(replace(match, game=game))
    for at, step in enumerate(history.steps[first:], first):
        if _is_asked_of_hands_alone(history.match_after(at).game):
            continue
        assert step.move is not None
        move = _whole(step.move, step.seat, at, moved)
        step = replace(step, move=move, match=told.now.move(move, step.seat))
        told = replace(told, steps=(*told.steps, step))
    return told


def _lying(places: dict[int, Place], where: Place) -> int:
    return sum(1 << card for card, place in places.items() if place == where)


def _is_asked_of_hands_alone(game: Game) -> bool:
    """Tell whether chance is asked what a hand holds, which who sees all cards knows."""
    return game.ask is not None and isinstance(game.ask.detail, Told)


def _whole(move: Move, seat: int, at: int, moved: list[Moved]) -> Move:
    """Return a move with the cards that it has moved unseen, if not at once, then later."""
    if not (isinstance(move, Answer) and type(move.value) is int and blanks(move.value)):
        return move
    unseen = blanks(move.value)
    fitting = [
        one
        for one in moved
        if one.at > at and one.cards.bit_count() == unseen and seat in (CHANCE, *one.seats)
    ]
    if not fitting:
        raise LostError
    found = min(fitting, key=lambda one: (one.at, one.seats[0] != seat))
    moved.remove(found)
    return Answer(move.value & KNOWN | found.cards)


# --- from the end to the deal --------------------------------------------------------------------


def _at_the_deal(history: History, rng: Random) -> tuple[dict[int, Place], list[Moved]]:
    """Return where the unseen cards lay at the deal, and which were moved unseen since."""
    first, moved = history.dealt_at, list[Moved]()
    matches = [history.match_after(at) for at in range(first, len(history.steps) + 1)]
    lain = [*accumulate((match.game.discards & KNOWN for match in matches), or_)]
    places = _dealt(matches, lain[-1], rng)
    for at in range(len(matches) - 1, 0, -1):
        step = Undone(matches[at - 1], matches[at].game.events, places, lain[at - 1], rng)
        places = step.places
        moved += [Moved(first + at, seats, cards) for seats, cards in step.moved]
    return places, moved[::-1]


def _unseen(match: Match) -> set[int]:
    return {*bits(match.rules.deck(match.players, match.number) & ~in_sight(match.game))}


def _counts(match: Match) -> Counter[Place]:
    """Return how many unseen cards lie where; what was never dealt lies nowhere."""
    game = match.game
    counts = Counter({DISCARDS: blanks(game.discards), ASIDE: blanks(game.aside)})
    counts.update({("hand", seat): blanks(hand) for seat, hand in enumerate(game.hands)})
    for item in game.pending:
        counts["pending", item.seat] += blanks(item.cards)
    counts[NOWHERE] = len(_unseen(match)) - counts.total()
    if counts[NOWHERE] < 0:
        raise LostError
    return +counts


def _dealt(matches: list[Match], lain: int, rng: Random) -> dict[int, Place]:
    """Deal the unseen cards to where they lie at the end.

    Those that have been seen in a hand are mostly left in it; what has lain among discards that are
    not seen any more lies there, or in the hand of who has drawn out of them.
    """
    counts, free = _counts(matches[-1]), _unseen(matches[-1])
    events = [event for match in matches for event in match.game.events]
    places: dict[int, Place] = {}
    for card, place in _last_seen(events).items() if rng.random() < LIKELY else ():
        if card in free and counts[place]:
            places[card] = place
            counts[place] -= 1
    rest = [card for card in free if card not in places]
    rng.shuffle(rest)
    rest.sort(key=lambda card: not lain >> card & 1)
    drawn: Counter[Place] = Counter()
    for event in events:
        drawn["hand", event.seat] += blanks(event.cards) if event.verb == "draw" else 0
    first = Counter({DISCARDS: counts[DISCARDS]}) + (drawn & counts)
    others = (counts - first).elements()
    return {**places, **dict(zip(rest, [*first.elements(), *others], strict=True))}


def _last_seen(events: list[Event]) -> dict[int, Place]:
    """Return in whose hand each card was seen last, if in one."""
    seen: dict[int, Place] = {}
    for event in events:
        holder = event.to if event.verb in ("give", "swap") else event.seat
        seen |= dict.fromkeys(bits(event.cards & KNOWN), ("hand", holder))
    return seen


class Undone:
    """A step undone: where the unseen cards lay before, and which it has moved or shown unseen.

    Raises `LostError` where they cannot have lain so.
    """

    def __init__(
        self,
        before: Match,
        events: tuple[Event, ...],
        after: dict[int, Place],
        lain: int,
        rng: Random,
    ) -> None:
        self.game, self.events, self.rng = before.game, events, rng
        self.moved: list[tuple[tuple[int, int], int]] = []
        unseen, self._lain = _unseen(before), lain
        self._lay = {**after, **{card: self._left(card) for card in unseen - after.keys()}}
        self._back: set[int] = set()
        for event in reversed(events):
            if blanks(event.cards):
                self._undo(event)
        self.places = {card: place for card, place in self._lay.items() if card in unseen}
        seen = self._lay.keys() - unseen
        wrong = any(self._lay[card] != self._lay_open(card) for card in seen)
        if wrong or Counter(self.places.values()) != _counts(before):
            raise LostError

    def _left(self, card: int) -> Place:
        """Return where a card lay unseen that has come to light."""
        for event in self.events:
            if event.cards >> card & 1:
                return self._way(event)[0]
        raise LostError

    def _lay_open(self, card: int) -> Place | None:
        """Return where a card was seen that has gone out of sight."""
        if self.game.discards >> card & 1:
            return DISCARDS
        piles = [("hand", seat, hand) for seat, hand in enumerate(self.game.hands)]
        piles += [("pending", item.seat, item.cards) for item in self.game.pending]
        return next(((what, seat) for what, seat, cards in piles if cards >> card & 1), None)

    def _undo(self, event: Event) -> None:
        """Put back cards that were moved unseen; what has just come back to a hand stays there."""
        source, target = self._way(event)
        count = blanks(event.cards)
        here = [card for card, place in self._lay.items() if place == target]
        if source != target and target[0] == "hand":
            here = [card for card in here if card not in self._back]
        open_before = [card for card in here if self._lay_open(card) == source]
        here = open_before or [card for card in here if self._lay_open(card) is None]
        if source == DISCARDS:
            here = [card for card in here if self._lain >> card & 1]
        if len(here) < count:
            raise LostError
        chosen = self._chosen(here, count)
        self._lay.update(dict.fromkeys(chosen, source))
        self._back.update(chosen)
        self.moved.append(((event.seat, event.to), sum(1 << card for card in chosen)))

    def _way(self, event: Event) -> tuple[Place, Place]:
        """Return from where to where the cards of an event went."""
        hand, other = ("hand", event.seat), ("hand", event.to)
        pending = ("pending", event.seat)
        waiting = [item.seat for item in self.game.pending]
        waiting += [each.seat for each in self.events if each.verb == "set-aside"]
        ways: dict[str, tuple[Place, Place]] = {
            "give": (pending if event.seat in waiting else hand, other),
            "swap": (hand, other),
            "set-aside": (hand, pending),
            "discard": (hand, DISCARDS),
            "foul": (hand, ASIDE),
            "fall": (hand, ASIDE),
            "draw": (DISCARDS, hand),
            "put-away": (hand, ASIDE),
            "fetch": (ASIDE, hand),
        }
        return ways.get(event.verb, (hand, hand))

    def _chosen(self, here: list[int], count: int) -> list[int]:
        """Choose the cards that were moved: often rules ask for the strongest, else for any."""
        if self.rng.random() < 0.5:
            return self.rng.sample(here, count)
        place = self.game.order.place
        return sorted(here, key=lambda card: place[code(card) // 4], reverse=True)[:count]
