"""Where each unseen card may have lain at each moment, by what a seat has seen.

The game is followed from its deal on. At first an unseen card may lie wherever unseen cards do.
Later a card goes out of sight where it was seen last, and only cards moved unseen may take it
elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice, pairwise
from typing import NamedTuple

from daifugo_widget.core.cards import KNOWN, bits, blanks, code, codes
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Answer, Event, Revealed

from ...engine.game import Game
from ...engine.match import Match
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

Route = tuple[Place, Place]
"""Where cards came from, and where they went; the same place twice if they were only shown."""


class LostError(Exception):
    """Raised if nothing tells where a card has come from."""


class Passage(NamedTuple):
    """Cards moved or shown unseen: how many, from where, and to where.

    ``before`` and ``after`` say where each unseen card may lie before and after that; ``allowed``
    are the codes of the cards that the rule let be moved, empty for any.
    """

    event: Event
    source: Place
    target: Place
    size: int
    before: Reach
    after: Reach
    allowed: frozenset[int] = frozenset()

    def may_be(self, card: int) -> bool:
        """Return whether a card may be one of those that have passed."""
        return self.source in self.before[card] and _is_allowed(card, self.allowed)


class Stage(NamedTuple):
    """A step of a game that a seat wrote down, with everything that does not depend on chance.

    ``game`` and ``counts`` are the game and how many unseen cards lay in each place before it.
    ``opened`` are the cards that the step has brought to light, and ``hidden`` those that have gone
    out of sight, each with its place before the step; ``shown`` are those seen within it alone.
    """

    game: Game
    passages: tuple[Passage, ...]
    counts: Counter[Place]
    opened: dict[int, Place]
    hidden: dict[int, Place]
    shown: dict[int, Route]


def unseen_of(match: Match) -> set[int]:
    """Return the cards of the deck that are not seen anywhere."""
    return {*bits(match.game.deck & ~in_sight(match.game))}


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
        stage, reach = _stage(before, after, step, reach)
        stages.append(stage)
    return stages, reach


def _stage(before: Match, after: Match, step: Step, reach: Reach) -> tuple[Stage, Reach]:
    """Return the stage from one match to the next, and where each unseen card may lie after it."""
    game, events = before.game, after.game.events
    unseen, later = unseen_of(before), unseen_of(after)
    opened = {card: _lay_unseen(card, before, after) for card in unseen - later}
    hidden = {card: _lies_open(card, game) for card in later - unseen}
    shown = {
        card: route
        for card, route in {**_chance_routes(game, step), **_event_routes(events, game)}.items()
        if card in unseen & later
    }
    reach = reach | {card: frozenset([place]) for card, place in hidden.items()}
    passages = _passages(events, game, reach)
    if passages:
        reach = passages[-1].after
    reach = reach | {card: frozenset([target]) for card, (_, target) in shown.items()}
    places = counts_of(after).keys()
    stage = Stage(game, passages, counts_of(before), opened, hidden, shown)
    return stage, {card: reach[card] & places for card in later}


# --- cards seen ----------------------------------------------------------------------------------


def _chance_routes(game: Game, step: Step) -> dict[int, Route]:
    """Return the cards that chance has told of a pile or hand, each with where it lies."""
    ask, move = game.ask, step.move
    if ask is None or step.seat != CHANCE or not isinstance(ask.detail, Revealed):
        return {}
    seat = ask.detail.seat
    place = DISCARDS if seat == NOBODY else ("hand", seat)
    cards = move.value & KNOWN if isinstance(move, Answer) else 0
    return dict.fromkeys(bits(cards), (place, place))


def _event_routes(events: tuple[Event, ...], game: Game) -> dict[int, Route]:
    """Return the cards seen in events, with where they came from and went in all of them."""
    found: dict[int, Route] = {}
    for event in events:
        source, target = route_of(event, events, game)
        for card in bits(event.cards & KNOWN):
            found[card] = found.get(card, (source, target))[0], target
    return found


def _lay_unseen(card: int, before: Match, after: Match) -> Place:
    """Return where a card that has come to light lay unseen; one that was only told of stays."""
    events = after.game.events
    for event in events:
        if event.cards >> card & 1:
            return route_of(event, events, before.game)[0]
    return _lies_open(card, after.game)


def _lies_open(card: int, game: Game) -> Place:
    """Return where a card is seen. Raises `LostError` if it is not."""
    piles: list[tuple[Place, int]] = [(DISCARDS, game.discards), (ASIDE, game.aside)]
    piles += [(("hand", seat), hand) for seat, hand in enumerate(game.hands)]
    piles += [(("pending", item.seat), item.cards) for item in game.pending]
    for place, cards in piles:
        if cards >> card & 1:
            return place
    raise LostError


# --- cards moved unseen --------------------------------------------------------------------------


def _passages(events: tuple[Event, ...], game: Game, reach: Reach) -> tuple[Passage, ...]:
    """Return what the events of a step have moved or shown unseen, in order."""
    passages = []
    for event in events:
        if event.verb == "redeal":
            mixed = _after_shuffle(reach, hands_dealt_again(events))
            passages.append(Passage(event, POOL, POOL, 0, reach, mixed))
        elif count := blanks(event.cards):
            source, target = route_of(event, events, game)
            allowed = _possible_codes(event, count, game)
            moved = _after_unseen_move(reach, source, target, allowed)
            passages.append(Passage(event, source, target, count, reach, moved, allowed))
        else:
            continue
        reach = passages[-1].after
    return tuple(passages)


def _possible_codes(event: Event, count: int, game: Game) -> frozenset[int]:
    """Return the codes among which a card moved unseen was chosen, empty if it may be any."""
    ask = game.ask
    if count != 1 or ask is None or ask.what != "cards" or ask.rule != event.rule:
        return frozenset()
    found = list(islice(game.answers(ask), MANY)) if ask.seat == event.seat else []
    return frozenset(c for answer in found if len(found) < MANY for c in codes(answer.value))


def _is_allowed(card: int, allowed: frozenset[int]) -> bool:
    """Return whether a card is among those that were open to a choice, if not all were."""
    return not allowed or code(card) in allowed


def _after_unseen_move(
    reach: Reach, source: Place, target: Place, allowed: frozenset[int]
) -> Reach:
    """Return where each unseen card may lie after some of the allowed ones were moved unseen."""
    return {
        card: places | {target} if source in places and _is_allowed(card, allowed) else places
        for card, places in reach.items()
    }


def _after_shuffle(reach: Reach, hands: frozenset[Place]) -> Reach:
    """Return where each unseen card may lie after hands were shuffled together."""
    return {card: places | hands if places & hands else places for card, places in reach.items()}


def hands_dealt_again(events: Iterable[Event]) -> frozenset[Place]:
    """Return the hands that a step has shuffled together and dealt again."""
    return frozenset(("hand", event.seat) for event in events if event.verb == "redeal")


def route_of(event: Event, events: Iterable[Event], game: Game) -> Route:
    """Return where the cards of an event came from, and where they went."""
    hand, pending = ("hand", event.seat), ("pending", event.seat)
    match event.verb:
        case "give" if _has_set_aside(event.seat, events, game):
            return pending, ("hand", event.to)
        case "give" | "swap":
            return hand, ("hand", event.to)
        case "set-aside":
            return hand, pending
        case "discard":
            return hand, DISCARDS
        case "foul" | "fall" | "finish" | "put-away":
            return hand, ASIDE
        case "draw":
            return DISCARDS, hand
        case "fetch":
            return ASIDE, hand
    return hand, hand


def _has_set_aside(seat: int, events: Iterable[Event], game: Game) -> bool:
    """Return whether a seat gives cards that it has set aside, before this step or within it."""
    within = any(each.verb == "set-aside" and each.seat == seat for each in events)
    return within or any(item.seat == seat for item in game.pending)
