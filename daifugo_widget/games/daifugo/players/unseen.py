"""Counting cards: how likely it is that nobody beats a play, judged by the unseen cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb, prod

from daifugo_widget.core.cards import JOKER, JOKERS, NUMBER, blanks
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order
from ..engine.plays.play_forms import fold

LONG = 8
"""A run this long is hardly ever beaten, and listing what beats it may take a second."""


@lru_cache(1 << 16)
def at_least(size: int, cards: int, held: int, unseen: int) -> float:
    """Return how likely ``held`` of the unseen cards have ``size`` of certain ``cards``."""
    if size > min(cards, held):
        return 0.0
    ways = sum(comb(cards, n) * comb(unseen - cards, held - n) for n in range(size))
    return 1 - ways / comb(unseen, held)


class Unseen:
    """What a seat knows of the cards that it has not seen, and of the hands that they lie in.

    ``will`` is how likely a player with many cards beats a play that it can beat, as people keep
    strong cards back. ``last`` is the share of the rest that is added for a last card.
    """

    def __init__(self, view: Game, seat: int, will: float = 1.0, last: float = 0.0) -> None:
        self._will = will, last
        self.rules, self.seat = view.rules, seat
        self.cards = view.deck & ~view.cards_known_to(seat)
        self.held = {other: blanks(view.hands[other]) for other in view.others(seat)}
        self._counts = [(self.cards & mask).bit_count() for mask in NUMBER]
        self._all = max(self.cards.bit_count(), sum(self.held.values()))
        self._groups: dict[tuple[Order, int, int], tuple[float, ...]] = {}
        self._among: dict[tuple[Order, int], tuple[float, ...]] = {}
        self._plays: dict[tuple[Order, Play], float] = {}

    def holds(self, order: Order, number: int, size: int, out: int = 0) -> float:
        """Return how likely nobody beats a group; ``out`` are seats (as bits) that may not play."""
        key = order, size, out
        if key not in self._groups:
            self._groups[key] = self._holds_of(order, size, out)
        return self._groups[key][number]

    def _holds_of(self, order: Order, size: int, out: int) -> tuple[float, ...]:
        """Return the probability for each number, worked out from the strongest down."""
        held = [count for seat, count in self.held.items() if not out >> seat & 1]
        over_joker = prod(1 - self._beats(JOKER, size, count) for count in held)
        chances, chance, joker = [1.0] * 14, 1.0, order.place[JOKER]
        for number in reversed(order.line):
            above = over_joker if joker > order.place[number] else 1.0
            chances[number] = chance * above
            chance *= prod(1 - self._beats(number, size, count) for count in held)
        chances[JOKER] = 1.0 if joker > 12 else chances[order.line[-1]] if joker == 12 else chance
        return tuple(chances)

    def among(self, order: Order, number: int, size: int) -> float:
        """Return the share of the unseen groups of a size that do not beat one of a number."""
        key = order, size
        if key not in self._among:
            self._among[key] = self._among_of(order, size)
        return self._among[key][number]

    def _among_of(self, order: Order, size: int) -> tuple[float, ...]:
        joker = bool(self._counts[JOKER]) and size > 1
        groups = [max(0, count + (joker and count > 0) - size + 1) for count in self._counts]
        place, total = order.place, sum(groups)
        not_above = (
            sum(many for other, many in enumerate(groups) if place[other] <= place[number])
            for number in range(JOKER + 1)
        )
        return tuple(many / total if total else 1.0 for many in not_above)

    def _wills(self, held: int) -> float:
        """Return how likely a hand of ``held`` cards beats what it can beat."""
        will, last = self._will
        return will + (1 - will) * last / max(1, held)

    def _beats(self, number: int, size: int, held: int) -> float:
        return self._wills(held) * self._has(number, size, held)

    def _has(self, number: int, size: int, held: int) -> float:
        """Return how likely one hand has a group of a number, with the help of jokers."""
        natural = at_least(size, self._counts[number], held, self._all)
        if number == JOKER or size < 2 or not self._counts[JOKER] or not self._counts[number]:
            return natural
        joker = at_least(1, self._counts[JOKER], held, self._all)
        fewer = at_least(size - 1, self._counts[number], held - 1, self._all - 1)
        return natural + joker * max(0.0, fewer - natural)

    def run_holds(self, order: Order, play: Play) -> float:
        """Return how likely nobody beats stairs or another play of several numbers.

        What beats it does not depend on its suits, and plays that differ only in copies count once.
        """
        if play.size >= LONG:
            return 1.0
        key = order, play._replace(cards=0, suits=0, jokers=0)
        if key not in self._plays:
            over = self.rules.forms.follow(fold(self.cards), play, order)
            self._plays[key] = self._none_of(over, 0)
        return self._plays[key]

    def _none_of(self, plays: Iterable[Play], out: int) -> float:
        """Return how likely it is that nobody makes any of some plays."""
        jokers: dict[int, int] = {}
        for play in plays:
            naturals = play.cards & ~JOKERS
            jokers[naturals] = min(play.jokers, jokers.get(naturals, play.jokers))
        needs = Counter((naturals.bit_count(), fewest) for naturals, fewest in jokers.items())
        held = [count for seat, count in self.held.items() if not out >> seat & 1]
        return prod(
            (1 - self._wills(count) * self._has_these(*need, count)) ** many
            for count in held
            for need, many in needs.items()
        )

    def _has_these(self, naturals: int, jokers: int, held: int) -> float:
        """Return how likely one hand has certain natural cards, and some jokers besides."""
        certain = at_least(naturals, naturals, held, self._all)
        if not (certain and jokers):
            return certain
        any_of = self._counts[JOKER], held - naturals, self._all - naturals
        return certain * at_least(jokers, *any_of)

    def stands(self, game: Game) -> float:
        """Return how likely the play on top of a trick stays there until the trick flows."""
        top, order = game.trick[-1].play, game.order
        out = 0 if game.rules.reenter else game.passed
        if any(name in game.rules.vetoes for name, _ in game.marks):
            over = game.rules.forms.follow(self.cards, top, order)
            return self._none_of(self._without_vetoes(game, over), out)
        if top.kind != "group":
            return self.run_holds(order, top)
        return self.holds(order, top.rank, top.size, out)

    def _without_vetoes(self, game: Game, plays: list[Play]) -> list[Play]:
        vetoes = [
            (game.rules.vetoes[name], value)
            for name, value in game.marks
            if name in game.rules.vetoes
        ]
        return [
            play
            for play in plays
            if all(veto.allows(game, play, value) is None for veto, value in vetoes)
        ]

    def goes_out_over(self, game: Game) -> float:
        """Return how likely somebody's whole hand beats the group on top of a trick."""
        top, order = game.trick[-1].play, game.order
        if top.kind != "group":
            return 0.0
        above = (*order.above[top.rank], *((JOKER,) if order.place[JOKER] == 13 else ()))
        near = (held for seat, held in self.held.items() if game.is_live(seat))
        chances = (
            sum(self._has(number, top.size, held) for number in above)
            for held in near
            if held == top.size
        )
        return 1 - prod(1 - min(1.0, chance) for chance in chances)
