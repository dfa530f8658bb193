"""Where each unseen card may have lain at each moment, by what a seat has seen.

A card goes out of sight where it was seen last, and only cards moved unseen may take it elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice, pairwise
from typing import NamedTuple

from ...core.cards import KNOWN, bits, blanks, code, codes
from ...core.history import Step
from ...core.moves import CHANCE, NOBODY, Answer, Event, Revealed
from ...daifugo.game import Game
from ...daifugo.match import Match
from .dealing_out import in_sight

Place = tuple[str, int]
"""Where an unseen card lies: in the hand of a seat, set aside by one, or in a pile."""

DISCARDS, ASIDE, NOWHERE = ("discards", NOBODY), ("aside", NOBODY), ("nowhere", NOBODY)

POOL = "pool", NOBODY
"""Where hands lie while they are dealt again by chance; nothing stays there."""

MANY = 1000
"""If there are more choices than this they are not looked at: it may have been any card."""

Reach = dict[int, frozenset[Place]]
"""Where each of the unseen cards may lie."""


class LostError(Exception):
    """Raised if nothing tells where a card has come from."""


class Way(NamedTuple):
    """Cards moved or shown unseen: how many, from where, and to where.

    ``before`` and ``after`` say where each unseen card may lie before and after that; ``open`` are
    the codes of the cards that the rule allowed to be moved, empty for any.
    """

    event: Event
    source: Place
    target: Place
    size: int
    before: Reach
    after: Reach
    open: frozenset[int] = frozenset()


class Stage(NamedTuple):
    """A step of a game that a seat wrote down, with everything that does not depend on chance.

    ``opened`` are the cards that it has brought to light, and ``hidden`` those that have gone out
    of sight, each with its place before the step. ``shown`` are those that were only shown, with
    their places before and after.
    """

    game: Game
    ways: tuple[Way, ...]
    counts: Counter[Place]
    opened: dict[int, Place]
    hidden: dict[int, Place]
    shown: dict[int, tuple[Place, Place]]


def unseen_of(match: Match) -> set[int]:
    """Return the cards of the deck that are not seen anywhere."""
    return {*bits(match.rules.deck(match.players, match.number) & ~in_sight(match.game))}


def counts_of(match: Match) -> Counter[Place]:
    """Return how many unseen cards lie in each place; cards that were never dealt lie nowhere.

    Raises `LostError` if there are fewer unseen cards than places for them.
    """
    game = match.game
    counts = Counter({DISCARDS: blanks(game.discards), ASIDE: blanks(game.aside)})
    counts.update({("hand", seat): blanks(hand) for seat, hand in enumerate(game.hands)})
    for item in game.pending:
        counts["pending", item.seat] += blanks(item.cards)
    counts[NOWHERE] = len(unseen_of(match)) - counts.total()
    if counts[NOWHERE] < 0:
        raise LostError
    return +counts


def stages_of(matches: list[Match], steps: Iterable[Step]) -> tuple[list[Stage], Reach]:
    """Return the stages between some matches, and where each unseen card may lie at the end."""
    reach: Reach = dict.fromkeys(unseen_of(matches[0]), frozenset(counts_of(matches[0])))
    stages = []
    for (before, after), step in zip(pairwise(matches), steps, strict=True):
        stage, reach = _stage(before, after, _told(before.game, step), reach)
        stages.append(stage)
    return stages, reach


def _told(game: Game, step: Step) -> dict[int, tuple[Place, Place]]:
    """Return the cards that a step has told of a pile or hand, with places before and after."""
    ask, move = game.ask, step.move
    if ask is None or step.seat != CHANCE or not isinstance(ask.detail, Revealed):
        return {}
    seat = ask.detail.seat
    place = DISCARDS if seat == NOBODY else ("hand", seat)
    cards = move.value & KNOWN if isinstance(move, Answer) else 0
    return dict.fromkeys(bits(cards), (place, place))


def _stage(
    before: Match, after: Match, told: dict[int, tuple[Place, Place]], reach: Reach
) -> tuple[Stage, Reach]:
    """Return the stage from one match to the next, and where each unseen card may lie after it."""
    events, game = after.game.events, before.game
    unseen, later = unseen_of(before), unseen_of(after)
    hidden = {card: _lay_open(card, game) for card in later - unseen}
    opened = {card: _left(card, before, after) for card in unseen - later}
    shown = {card: way for card, way in told.items() if card in unseen & later}
    shown |= _shown(events, unseen & later, game)
    reach = reach | {card: frozenset([place]) for card, place in hidden.items()}
    ways = _ways(events, game, reach)
    stage = Stage(game, ways, counts_of(before), opened, hidden, shown)
    ended = {
        **(ways[-1].after if ways else reach),
        **{card: frozenset([target]) for card, (_, target) in shown.items()},
    }
    places = counts_of(after).keys()
    return stage, {card: ended[card] & places for card in later}


def _ways(events: tuple[Event, ...], game: Game, reach: Reach) -> tuple[Way, ...]:
    """Return what the events of a step have moved or shown unseen, in order."""
    ways = []
    for event in events:
        if event.verb == "redeal":
            mixed = _mixed(reach, hands_dealt_again(events))
            ways.append(Way(event, POOL, POOL, 0, reach, mixed))
        elif count := blanks(event.cards):
            source, target = way_of(event, events, game)
            may = _open_to(event, count, game)
            moved = _moved(reach, source, target, may)
            ways.append(Way(event, source, target, count, reach, moved, may))
        else:
            continue
        reach = ways[-1].after
    return tuple(ways)


def _open_to(event: Event, count: int, game: Game) -> frozenset[int]:
    """Return the codes among which a card moved unseen was chosen, empty if it may be any."""
    ask = game.ask
    if count != 1 or ask is None or ask.what != "cards" or ask.rule != event.rule:
        return frozenset()
    found = list(islice(game.answers(ask), MANY)) if ask.seat == event.seat else []
    return frozenset(c for answer in found if len(found) < MANY for c in codes(answer.value))


def _moved(reach: Reach, source: Place, target: Place, open: frozenset[int]) -> Reach:
    """Return where each unseen card may lie after some of the open cards were moved unseen."""
    return {
        card: places | {target} if source in places and is_open(card, open) else places
        for card, places in reach.items()
    }


def is_open(card: int, open: frozenset[int]) -> bool:
    """Return whether a card is among those that were open to a choice."""
    return not open or code(card) in open


def _mixed(reach: Reach, hands: frozenset[Place]) -> Reach:
    """Return where each unseen card may lie after hands were shuffled together."""
    return {card: places | hands if places & hands else places for card, places in reach.items()}


def hands_dealt_again(events: Iterable[Event]) -> frozenset[Place]:
    """Return the hands that a step has shuffled together and dealt again."""
    return frozenset(("hand", event.seat) for event in events if event.verb == "redeal")


def _shown(
    events: tuple[Event, ...], unseen: set[int], game: Game
) -> dict[int, tuple[Place, Place]]:
    """Return the cards seen only for the moment of an event, with where they came from and went."""
    found: dict[int, tuple[Place, Place]] = {}
    for event in events:
        for card in unseen.intersection(bits(event.cards & KNOWN)):
            source, target = way_of(event, events, game)
            found[card] = found.get(card, (source, target))[0], target
    return found


def _lay_open(card: int, game: Game) -> Place:
    """Return where a card is seen. Raises `LostError` if it is not."""
    if game.discards >> card & 1:
        return DISCARDS
    if game.aside >> card & 1:
        return ASIDE
    piles = [("hand", seat, hand) for seat, hand in enumerate(game.hands)]
    piles += [("pending", item.seat, item.cards) for item in game.pending]
    found = next(((what, seat) for what, seat, cards in piles if cards >> card & 1), None)
    if found is None:
        raise LostError
    return found


def _left(card: int, before: Match, after: Match) -> Place:
    """Return where a card that has come to light lay unseen; one that was only told of stays."""
    events = after.game.events
    for event in events:
        if event.cards >> card & 1:
            return way_of(event, events, before.game)[0]
    return _lay_open(card, after.game)


def way_of(event: Event, events: Iterable[Event], game: Game) -> tuple[Place, Place]:
    """Return where the cards of an event came from, and where they went."""
    hand, other = ("hand", event.seat), ("hand", event.to)
    pending = ("pending", event.seat)
    waiting = [item.seat for item in game.pending]
    waiting += [each.seat for each in events if each.verb == "set-aside"]
    ways: dict[str, tuple[Place, Place]] = {
        "give": (pending if event.seat in waiting else hand, other),
        "swap": (hand, other),
        "set-aside": (hand, pending),
        "discard": (hand, DISCARDS),
        "foul": (hand, ASIDE),
        "fall": (hand, ASIDE),
        "finish": (hand, ASIDE),
        "draw": (DISCARDS, hand),
        "put-away": (hand, ASIDE),
        "fetch": (ASIDE, hand),
    }
    return ways.get(event.verb, (hand, hand))
