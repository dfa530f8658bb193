"""A game played out to its end by a quick policy, as it may go on in an imagined deal."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.cards import JOKER, JOKERS, KNOWN, NUMBER, ONE_DECK
from daifugo_widget.core.game.moves import CHANCE, PASS, Move
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order
from .answers import shortlist
from .card_probe import CardProbe
from .ending import how_left
from .plan import runs, share, share_of

MOST_MOVES = 2000
"""A game that is not over then is judged as it stands."""
KEPT = 1.3
"""What the strongest card is worth in the hand, against 1 for getting rid of a play."""
CUTS = 0.5
"""The least strength of a card that brings the lead by itself."""
OF_RUN = 0.15
"""How much stronger stairs are than their weakest card is alone: fewer hands can beat them."""
HURRY, NEAR = 0.5, 3
"""What strong cards lose of their worth when another hand has one card, less up to ``NEAR``."""
NOISE = 0.15
"""How much worse than the best a move may be that a seat makes all the same, now and then."""
LEAD = 0.2
"""What leading next is worth."""
TRAPPED = 9.0
"""The burden of holding only cards that may not be played last."""
SURE = 9
"""With this many cards or fewer a seat looks for plays that nobody beats, down to the last."""
BIG = 4
"""A group of this size may turn the order of strength."""

COUNTS = tuple(nibble.bit_count() for nibble in range(16))
"""How many cards of a number there are, by the four bits of its suits."""
MOST_ALIKE = 16
"""How many cards of one number there may be."""


class Costs:
    """What laying down cards costs under one order of strength, whichever hand they are in."""

    def __init__(self, order: Order, cutting: int, kept: float) -> None:
        self.order = order
        self.kept = kept
        self.place = order.place
        self.above = tuple([mask & ONE_DECK for mask in order.above_mask])
        self.shares: list[float] = []
        self.strong: list[float] = []
        self.cuts: list[bool] = []
        for number in range(JOKER + 1):
            strength = share_of(order.place[number])
            cuts = bool(cutting & NUMBER[number])
            self.cuts.append(cuts)
            self.shares.append(strength)
            self.strong.append(max(CUTS, strength) if cuts else strength)
        self.groups: list[list[float]] = [self._row(number) for number in range(JOKER + 1)]

    def share(self, play: Play) -> float:
        """Return how strong a play is."""
        return self.shares[play.rank] if play.kind == "group" else share(play, self.order)

    def _row(self, number: int) -> list[float]:
        """Return what some cards of a number cost, by how many there are."""
        alone = 1 - self.kept * self.strong[number]
        row = [0.0]
        for count in range(1, MOST_ALIKE + 1):
            row.append(alone * count if alone < 0 else alone)
        return row


class Plans:
    """What it costs to lay down what is left of one hand."""

    def __init__(self, costs: Costs, game: Game, hand: int) -> None:
        self._costs = costs
        self._runs: list[tuple[int, float]] = []
        for play in runs(game, hand, costs.order):
            self._runs.append(
                (play.cards, 1 - costs.kept * min(1.0, OF_RUN + share(play, costs.order)))
            )
        self._known: dict[int, float] = {}

    def cost(self, hand: int) -> float:
        """Return what laying down the whole hand costs."""
        known = self._known.get(hand)
        if known is None:
            known = self._in_groups(hand)
            for cards, cost in self._runs:
                if cards & hand == cards:
                    known = min(known, cost + self.cost(hand ^ cards))
            self._known[hand] = known
        return known

    def _in_groups(self, hand: int) -> float:
        rows = self._costs.groups
        total = 0.0
        if hand > ONE_DECK:
            for number in range(JOKER):
                total += rows[number][(hand & NUMBER[number]).bit_count()]
        else:
            left = hand
            for number in range(JOKER):
                nibble = left & 15
                left >>= 4
                if nibble:
                    total += rows[number][COUNTS[nibble]]
        jokers = hand & JOKERS
        return total + self._jokers(hand, jokers.bit_count()) if jokers else total

    def _jokers(self, hand: int, jokers: int) -> float:
        """Return what jokers add to the cost: each goes alone, or to the group that gains most."""
        rows = self._costs.groups
        alone = rows[JOKER][1]
        joined: list[float] = []
        for number in range(JOKER):
            count = (hand & NUMBER[number]).bit_count()
            if count:
                joined.append(min(alone, rows[number][count + 1] - rows[number][count]))
        joined.sort()
        joined = joined[:jokers]
        total = alone * (jokers - len(joined))
        for gain in joined:
            total += gain
        return total


class Policy:
    """How seats play in imagined deals: strong cards are kept, the last card is a clean one.

    ``moves`` is how many moves it has made in games that it has played out.
    """

    def __init__(self) -> None:
        self.moves = 0
        self._probe = CardProbe()
        self._hands: tuple[int, ...] = ()
        self._costs: dict[tuple[Order, int, float], Costs] = {}
        self._plans: dict[tuple[int, Order, int, float], Plans] = {}

    def begin(self, game: Game) -> None:
        """Get to know the hands of a deal, in which several moves may be played out."""
        self._hands, self._plans = game.hands, {}

    def play_out(self, game: Game, rng: Random, seat: int = -1) -> Game:
        """Return a game whose hands are known, played to its end or until a seat has its place."""
        change = game.in_motion()
        for _ in range(MOST_MOVES):
            if change.over or (seat >= 0 and is_placed(change, seat)):
                break
            change.make(self.move(change, rng))
            self.moves += 1
        return change.snapshot()

    def move(self, game: Game, rng: Random) -> Move:
        """Return the move of whoever has to act."""
        if game.agenda:
            if game.actor == CHANCE:
                return game.any_move(rng)
            return shortlist(game, 1)[0]
        plays = game.plays()
        if not plays:
            return PASS
        others, seat, passed = 0, game.turn, game.passed if not game.rules.reenter else 0
        for other, hand in enumerate(game.hands):
            if other != seat and not passed >> other & 1:
                others |= hand
        return self.best(game, plays, others & KNOWN, rng)

    def best(self, game: Game, plays: list[Play], others: int, rng: Random | None = None) -> Move:
        """Return the best of some plays, or a pass; ``others`` may be laid upon what is played.

        With chance given, a move that is nearly as good is made now and then.
        """
        seat = game.turn
        hand = game.hands[seat]
        clean, cutting = self._probe.clean(game, seat), self._probe.cutting_numbers(game, seat)
        kept = _worth_of_strongest(game, seat)
        plans = self._plans_of(game, seat, game.lasting_order, cutting, kept)
        costs = self._costs_of(game.order, cutting, kept)
        best: Move | None = None
        least = 0.0
        if not game.may_not_pass():
            best, least = PASS, plans.cost(hand) + _noise(rng)
        for play in _of_any_suit(plays):
            left = hand & ~play.cards
            if not left:
                if how_left(game.step(play), seat) == "finish":
                    return play
                continue
            stands = self._stands(costs, play, others)
            if stands and left & clean and self._goes_out(costs, left, others, clean):
                return play
            burden = plans.cost(left) - LEAD * (1.0 if stands else costs.share(play))
            burden += (0.0 if left & clean else TRAPPED) + _noise(rng)
            if best is None or burden < least:
                best, least = play, burden
        return plays[0] if best is None else best

    def _stands(self, costs: Costs, play: Play, others: int) -> bool:
        """Return whether nobody beats a play by the usual ways."""
        if play.kind != "group":
            return False
        if play.rank == JOKER:
            return costs.place[JOKER] >= 13
        return costs.cuts[play.rank] or self._is_top(costs, play.rank, play.size, others)

    def _is_top(self, costs: Costs, number: int, size: int, others: int) -> bool:
        """Return whether the others together hold no stronger group of a size."""
        jokers = others & JOKERS
        if size == 1 and jokers and costs.place[JOKER] > costs.place[number]:
            return False
        above = others & (
            costs.above[number] if others <= ONE_DECK else costs.order.above_mask[number]
        )
        if not above:
            return True
        if size == 1:
            return False
        wild = jokers.bit_count()
        for other in costs.order.above[number]:
            count = (above & NUMBER[other]).bit_count()
            if count and count + wild >= size:
                return False
        return True

    def _goes_out(self, costs: Costs, hand: int, others: int, clean: int) -> bool:
        """Return whether a seat that leads gets rid of all, as at most one group can be beaten."""
        if hand.bit_count() >= SURE:
            return False
        weak = 0
        for number in range(JOKER):
            cards = hand & NUMBER[number]
            if not cards:
                continue
            size = cards.bit_count()
            if size >= BIG:
                return False
            if not (costs.cuts[number] or self._is_top(costs, number, size, others)):
                weak += 1
                if weak > 1 or not cards & clean:
                    return False
        jokers = hand & JOKERS
        return not jokers or costs.place[JOKER] >= 13

    def _costs_of(self, order: Order, cutting: int, kept: float) -> Costs:
        key = order, cutting, kept
        known = self._costs.get(key)
        if known is None:
            known = self._costs[key] = Costs(order, cutting, kept)
        return known

    def _plans_of(self, game: Game, seat: int, order: Order, cutting: int, kept: float) -> Plans:
        key = seat, order, cutting, kept
        known = self._plans.get(key)
        if known is None:
            hand = self._hands[seat] | game.hands[seat]
            known = self._plans[key] = Plans(self._costs_of(order, cutting, kept), game, hand)
        return known


def _of_any_suit(plays: list[Play]) -> list[Play]:
    """Return one play of each kind, number and size, however many suits it comes in."""
    if len(plays) < 2:
        return plays
    seen: set[tuple[str, int, int, int]] = set()
    found: list[Play] = []
    for play in reversed(plays):
        key = play.kind, play.rank, play.size, play.jokers
        if key not in seen:
            seen.add(key)
            found.append(play)
    return found


def _worth_of_strongest(game: Game, seat: int) -> float:
    """Return what the strongest card is worth in a hand: less when another goes out soon."""
    nearest = NEAR + 1
    for other, held in enumerate(game.hands):
        if other != seat and held and game.live >> other & 1:
            nearest = min(nearest, held.bit_count())
    return KEPT if nearest > NEAR else KEPT * (1 - HURRY / nearest)


def _noise(rng: Random | None) -> float:
    return 0.0 if rng is None else NOISE * rng.random()


def is_placed(game: Game, seat: int) -> bool:
    """Return whether a seat has gone out, and no rule changes what place that is."""
    if game.live >> seat & 1 or game.rules.hooks["next_classes"]:
        return False
    return how_left(game, seat) == "finish"


def place_of(game: Game, seat: int) -> int:
    """Return the place of a seat in a game that is over or in which it has its place, from 1."""
    return game.ranking().index(seat) + 1
