"""What the cards of a hand do when they are played alone, found by trying them."""

from __future__ import annotations

from daifugo_widget.core.cards import NUMBER, bits, card_number, code
from daifugo_widget.core.game.moves import Marks

from ..engine.game import Game
from .ending import how_left
from .outcomes import leads, outcomes


class _Tried:
    """What is known of cards under some marks: those that were tried, and those that do it."""

    def __init__(self) -> None:
        self.tried = self.clean = 0
        self.led = self.cutting = 0
        self.of_deck = -1


class CardProbe:
    """What single cards do under the rules in force; each is tried only once."""

    def __init__(self) -> None:
        self._rules: object = None
        self._known: dict[Marks, _Tried] = {}

    def clean(self, view: Game, seat: int) -> int:
        """Return the cards of the hand that may be played alone as the last card."""
        hand = view.hands[seat]
        if not view.rules.hooks["foul"]:
            return hand
        known = self._under(view)
        new = hand & ~known.tried
        if new:
            known.tried |= new
            for bit in bits(new):
                known.clean |= _is_clean(view, seat, 1 << bit) << bit
        return hand & known.clean

    def cutting(self, view: Game, seat: int) -> frozenset[int]:
        """Return the numbers of the hand of which a single card, when led, brings the next lead."""
        cards = self._cutting_cards(view, seat)
        return frozenset([card_number(code(bit)) for bit in bits(cards)])

    def cutting_numbers(self, game: Game, seat: int) -> int:
        """Return all cards of the numbers that bring the next lead, whichever hand they are in."""
        known = self._under(game)
        if known.of_deck < 0:
            found, deck = 0, game.deck
            for mask in NUMBER:
                card, other = deck & mask & -(deck & mask), deck & ~mask & -(deck & ~mask)
                if card and other and _cuts_beside(game, seat, card, other):
                    found |= mask & deck
            known.of_deck = found
        return known.of_deck

    def _cutting_cards(self, view: Game, seat: int) -> int:
        hand = view.hands[seat]
        if hand.bit_count() < 2:
            return 0
        known = self._under(view)
        new = hand & ~known.led
        if new:
            known.led |= new
            for bit in bits(new):
                known.cutting |= _cuts(view, seat, 1 << bit) << bit
        return hand & known.cutting

    def _under(self, view: Game) -> _Tried:
        """Return what is known of the cards under the marks that outlive the trick."""
        if view.rules is not self._rules:
            self._rules, self._known = view.rules, {}
        marks = view.marks
        if marks:
            lives = view.rules.lives
            marks = tuple([mark for mark in marks if lives[mark[0]] != "trick"])
        known = self._known.get(marks)
        if known is None:
            known = self._known[marks] = _Tried()
        return known


def _is_clean(view: Game, seat: int, card: int) -> bool:
    last = _leading(view, seat, card)
    return all(how_left(last.step(play), seat) != "foul" for play in last.plays())


def _cuts(view: Game, seat: int, card: int) -> bool:
    """Return whether a card brings the lead while another card, whichever it is, is left."""
    rest = view.hands[seat] ^ card
    return _cuts_beside(view, seat, card, rest & -rest)


def _cuts_beside(view: Game, seat: int, card: int, other: int) -> bool:
    """Return whether a card brings the lead while another one is left."""
    game = _leading(view, seat, card | other)
    alone = (play for play in game.plays() if play.cards == card)
    return any(leads(after, seat) for play in alone for after in outcomes(game.step(play), seat))


def _leading(view: Game, seat: int, hand: int) -> Game:
    """Return the game with a seat about to lead from another hand, without this trick's marks."""
    game, lives = view.copy(), view.rules.lives
    game.marks = tuple(mark for mark in view.marks if lives[mark[0]] != "trick")
    game.hands = tuple(hand if s == seat else held for s, held in enumerate(view.hands))
    game.trick, game.passed, game.agenda, game.turn = (), 0, (), seat
    return game
