"""What the cards of a hand do when they are played alone, found by trying them."""

from __future__ import annotations

from collections.abc import Callable

from daifugo_widget.core.cards import bits, card_number, code

from ..engine.game import Game
from .ending import how_left
from .outcomes import leads, outcomes


class CardProbe:
    """What single cards do under the rules in force; each is tried only once."""

    def __init__(self) -> None:
        self._rules: object = None
        self._known: dict[object, bool] = {}

    def clean(self, view: Game, seat: int) -> int:
        """Return the cards of the hand that may be played alone as the last card."""
        hand = view.hands[seat]
        if not view.rules.hooks["foul"]:
            return hand
        return sum(1 << bit for bit in bits(hand) if self._tell(_is_clean, view, seat, bit))

    def cutting(self, view: Game, seat: int) -> frozenset[int]:
        """Return the numbers of the hand of which a single card, when led, brings the next lead."""
        hand = view.hands[seat]
        if hand.bit_count() < 2:
            return frozenset()
        by_number = {card_number(code(bit)): bit for bit in bits(hand)}
        return frozenset(
            number for number, bit in by_number.items() if self._tell(_cuts, view, seat, bit)
        )

    def _tell(
        self, does: Callable[[Game, int, int], bool], view: Game, seat: int, bit: int
    ) -> bool:
        if view.rules is not self._rules:
            self._rules, self._known = view.rules, {}
        key = does, view.marks, bit
        if key not in self._known:
            self._known[key] = does(view, seat, 1 << bit)
        return self._known[key]


def _is_clean(view: Game, seat: int, card: int) -> bool:
    last = _leading(view, seat, card)
    return all(how_left(last.step(play), seat) != "foul" for play in last.plays())


def _cuts(view: Game, seat: int, card: int) -> bool:
    """Return whether a card brings the lead while another card, whichever it is, is left."""
    rest = view.hands[seat] ^ card
    game = _leading(view, seat, card | rest & -rest)
    alone = (play for play in game.plays() if play.cards == card)
    return any(leads(after, seat) for play in alone for after in outcomes(game.step(play), seat))


def _leading(view: Game, seat: int, hand: int) -> Game:
    """Return the game with a seat about to lead from another hand, without this trick's marks."""
    game, lives = view.copy(), view.rules.lives
    game.marks = tuple(mark for mark in view.marks if lives[mark[0]] != "trick")
    game.hands = tuple(hand if s == seat else held for s, held in enumerate(view.hands))
    game.trick, game.passed, game.agenda, game.turn = (), 0, (), seat
    return game
