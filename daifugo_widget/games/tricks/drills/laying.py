"""Small deals of the trick-taking games, laid out so that a rule may matter in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, cast

from daifugo_widget.core.cards import SUIT, SUITS, bits, show
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.drills.game_drills import GameDrills
from daifugo_widget.drills.goal import Goal

from ..engine.cards import JOKER_CARD, WHOLE_DECK, rank
from ..engine.rule_set import TrickRuleSet
from ..napoleon.catalogue import (
    ALMIGHTY,
    HEART_QUEEN,
    HEARTS,
    HONOURS,
    SPADES,
    TWOS,
    special,
    strongest,
)

LEARNER = 0
ME, OTHER = SEATS[0], SEATS[1]
SIZE, SMALL = 3, 2
"""How many cards each player holds; the smaller number if the learner chooses before the play."""
KITTY = 3
USUAL_BID = 13
USUAL_PLAYERS = 4


class Place(NamedTuple):
    """What a drill is dealt for: a rule of a game, how hard it is, and the source of chance."""

    drills: GameDrills
    rule: type[BaseRule]
    level: int
    rng: Random

    @property
    def players(self) -> int:
        """The number of players."""
        rules = cast(type[TrickRuleSet], self.drills.notation.rules)
        return USUAL_PLAYERS if self.level > 2 else rules.fewest

    def record(self, **entries: str) -> Record:
        """Return a record with these header lines."""
        rules = self.drills.notation.rules
        usual = self.drills.notation.usual
        more = "" if self.rule.id in rules(usual) else f", {self.rule.id}"
        head = {"game": f"{rules.game} {rules.version}", "seed": "1", "rules": f"{usual}{more}"}
        lines = (f"{key} {value}\n" for key, value in {**head, **entries}.items())
        return Record.parse("".join(lines))

    def goals(self, *texts: str) -> list[Goal]:
        """Read goals of the game."""
        return [Goal.parse(text, game=self.drills.game) for text in texts]


Laid = tuple[Record, list[Goal]]
"""A position that is laid out, and the goals that make sense in it, the best first."""


def _hands(place: Place, pool: int, *wanted: int, size: int = SIZE, more: int = 0) -> list[int]:
    """Deal hands by chance from a pool, with the wanted cards; the learner gets ``more`` cards."""
    rng, sizes = place.rng, [size] * place.players
    sizes[LEARNER] += more
    places = [seat for seat, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(places)
    rest = [1 << bit for bit in bits(pool & WHOLE_DECK & ~sum(wanted))]
    rng.shuffle(rest)
    hands = [0] * place.players
    for seat, card in zip(places, (*wanted, *rest), strict=False):
        hands[seat] |= card
    return hands


def _suits(rng: Random, count: int) -> int:
    return sum(rng.sample(SUIT, count))


def _up_to_learner(place: Place, record: Record) -> Record:
    """Return the record with the cards on the table that are played before the learner's."""
    game: Any = record.history().now.game
    while game.actor != LEARNER:
        game = game.step(place.rng.choice(game.moves()))
    trick = " ".join(f"{SEATS[laid.seat]}:{laid.play}" for laid in game.trick)
    on_table = {"trick": trick} if trick else {}
    return record.with_entries(hands=_text(game.hands), turn=ME, **on_table)


def _text(hands: Iterable[int]) -> str:
    return " / ".join(map(show, hands))


def _one_taken(place: Place, free: int, declarer: str, leader: int) -> tuple[int, str]:
    """Return a suit, and a trick of free cards of it that gives ``leader`` the next lead."""
    suits = [at for at, suit in enumerate(SUIT) if (free & suit).bit_count() >= place.players]
    suit = place.rng.choice(suits)
    cards = place.rng.sample([1 << bit for bit in bits(free & SUIT[suit])], place.players)
    highest = max(cards, key=lambda card: rank(card.bit_length() - 1))
    cards.remove(highest)
    cards.insert((leader - SEATS.index(declarer)) % place.players, highest)
    return suit, f"{SEATS[leader]}:{''.join(map(show, cards))}"


def _counts(leader: int) -> Iterator[str]:
    """Yield goals for how many tricks to have in the end, the most first, with the one taken."""
    for count in range(SIZE, 0, -1):
        yield f"tricks {ME} {count + (leader == LEARNER)} in {SIZE}"


# --- Nap -----------------------------------------------------------------------------------------


def _nap_deck(place: Place) -> int:
    notation = place.drills.notation
    return notation.rules(notation.usual).deck(place.players)


def _nap_pool(place: Place) -> int:
    return _nap_deck(place) & _suits(place.rng, 3)


def _nap_trumps(place: Place) -> Laid:
    """Let the learner lead first, and so make trumps."""
    bid = "two" if place.level == 1 else place.rng.choice(("two", "three"))
    hands = _text(_hands(place, _nap_pool(place)))
    return place.record(hands=hands, contract=f"{ME}:{bid}"), place.goals(f"made in {SIZE}")


def _nap_misere(place: Place) -> Laid:
    """Let the learner play a misere, or against one."""
    declarer, goal = place.rng.choice(((ME, "made"), (OTHER, "lost")))
    hands = _hands(place, _nap_pool(place))
    leader = place.rng.randrange(place.players)
    before = {}
    if SEATS[leader] != declarer:  # the bidder leads first, and has taken no trick so far
        free = _nap_deck(place) & ~sum(hands)
        before["taken"] = _one_taken(place, free, declarer, leader)[1]
    record = place.record(hands=_text(hands), contract=f"{declarer}:misere", **before)
    return _up_to_learner(place, record), place.goals(f"{goal} in {SIZE}")


def _nap_play(place: Place) -> Laid:
    """Put the learner in the middle of a deal: the first trick has made trumps."""
    leader = place.rng.randrange(place.players)
    hands = _hands(place, _nap_pool(place))
    suit, taken = _one_taken(place, _nap_deck(place) & ~sum(hands), OTHER, leader)
    record = place.record(
        hands=_text(hands), contract=f"{OTHER}:three", trumps=SUITS[suit], taken=taken
    )
    first = [f"takes {ME}", f"not takes {ME}"] if place.level == 1 else _counts(leader)
    return _up_to_learner(place, record), place.goals(*first, f"not takes {ME} in {SIZE}")


# --- Napoleon ------------------------------------------------------------------------------------


def _napoleon_play(
    place: Place, trumps: int, pool: int, *wanted: int, leader: int | None = None
) -> Laid:
    """Let the learner be Napoleon, with one trick taken."""
    rng, hands = place.rng, _hands(place, pool, *wanted)
    leader = rng.randrange(place.players) if leader is None else leader
    free = WHOLE_DECK & ~HONOURS & ~JOKER_CARD & ~sum(hands)
    record = place.record(
        hands=_text(hands),
        contract=f"{ME}:{USUAL_BID}{SUITS[trumps]}",
        friend=show(_card_to_name(hands[-1])),
        taken=_one_taken(place, free, ME, leader)[1],
    )
    found = [f"catches {ME} {show(1 << bit)}" for bit in bits(sum(hands) & HONOURS)]
    rng.shuffle(found)
    goals = {
        1: [f"takes {ME}", *found],
        2: [f"{goal} in 2" for goal in found],
        3: [*_counts(leader), *(f"{goal} in {SIZE}" for goal in found)],
    }[place.level]
    return _up_to_learner(place, record), place.goals(*goals)


def _card_to_name(hand: int) -> int:
    """Return a card of a hand to be named, an honour if there is one."""
    good = hand & HONOURS or hand
    return good & -good


def _any_trumps(place: Place) -> int:
    return place.rng.randrange(len(SUITS))


def _with_bowers(place: Place) -> Laid:
    trumps = _any_trumps(place)
    own, other = SUIT[trumps], SUIT[len(SUITS) - 1 - trumps]
    wanted = place.rng.sample(strongest(trumps), place.rng.choice((2, 3)))
    return _napoleon_play(place, trumps, (own | other) & ~JOKER_CARD, *wanted)


def _with_joker(place: Place) -> Laid:
    trumps = _any_trumps(place)
    pool = SUIT[trumps] | _suits(place.rng, 2)
    return _napoleon_play(place, trumps, pool, JOKER_CARD, leader=LEARNER)


def _with_two(place: Place) -> Laid:
    trumps = _any_trumps(place)
    suit, other = place.rng.sample(SUIT, 2)
    pool = (suit | other) & ~special(trumps)
    return _napoleon_play(place, trumps, pool, suit & TWOS)


def _with_queen(place: Place) -> Laid:
    pool = HEARTS | SPADES
    return _napoleon_play(place, _any_trumps(place), pool, ALMIGHTY, HEART_QUEEN)


def _with_trumps(place: Place) -> Laid:
    trumps = _any_trumps(place)
    return _napoleon_play(place, trumps, _suits(place.rng, 2) | SUIT[trumps])


def _adjutant(place: Place) -> Laid:
    """Let the learner name the adjutant, and then play."""
    trumps = SUITS[_any_trumps(place)]
    honours = place.rng.randint(3, 6)
    hands = _hands(place, HONOURS | _suits(place.rng, 2), size=SMALL)
    record = place.record(hands=_text(hands), contract=f"{ME}:{honours}{trumps}")
    return record, place.goals(f"made in {SMALL + 1}")


def _kitty(place: Place) -> Laid:
    """Let the learner lay cards away, and then play."""
    trumps = SUITS[_any_trumps(place)]
    hands = _hands(place, _suits(place.rng, 3), size=SMALL, more=KITTY)
    own = [1 << bit for bit in bits(hands[LEARNER])]
    kitty = sum(place.rng.sample(own, KITTY))
    hands[LEARNER] &= ~kitty
    record = place.record(
        hands=_text(hands),
        kitty=show(kitty),
        contract=f"{ME}:{place.rng.randint(2, 5)}{trumps}",
        friend=show(_card_to_name(hands[1])),
    )
    return record, place.goals(f"made in {SMALL + 1}")


LAID_OUT: dict[str, dict[str, Callable[[Place], Laid]]] = {
    "nap": {
        "misere": _nap_misere,
        "trumps": _nap_trumps,
        "follow-suit": _nap_play,
        "winning": _nap_play,
    },
    "napoleon": {
        "adjutant": _adjutant,
        "kitty": _kitty,
        "trumps": _with_trumps,
        "card-order": _with_bowers,
        "follow-suit": _with_trumps,
        "joker": _with_joker,
        "same-two": _with_two,
        "yoromeki": _with_queen,
    },
}
"""How positions are laid out for each rule that changes what is right to play."""
