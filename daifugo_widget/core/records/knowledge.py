"""What of a history a seat knows: its own cards, and what it has seen since."""

from __future__ import annotations

from ..cards import blank, show
from ..history import History
from ..match import Match
from ..moves import CHANCE, EVERYBODY, Answer, Event


def hidden_from(history: History) -> int:
    """Return how many steps stand before what stays hidden while a game runs.

    That is the running game, and the games of its set where they share blind cards: whole, an
    earlier one would tell by what is missing which cards lie blind now.
    """
    matches, now = list(history.matches()), history.now
    starts = [0, *(at for at, step in enumerate(history.steps, 1) if step.move is None)]
    return next(at for at in starts if at == starts[-1] or _shares_blind(matches[at], now))


def _shares_blind(earlier: Match, now: Match) -> bool:
    kept = now.rules["deal-remainder"].blind_redrawn == "set" and now.game.blind
    return bool(kept) and earlier.set_and_game[0] == now.set_and_game[0]


class Knowledge:
    """What may be written of a history: everything, or what one seat has seen."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.hidden = len(history.steps) + 1 if seat is None else hidden_from(history)
        self.steps = history.steps
        self.matches = list(history.matches())

    def whole(self, at: int) -> bool:
        """Tell whether everything may be written of the game that runs after so many steps."""
        return at < self.hidden

    def hand_text(self, at: int, seat: int) -> str:
        """Write the hand of a seat as it was after so many steps."""
        hand = self.matches[at].game.hands[seat]
        known = self.whole(at) or self.seat == seat
        return show(hand if known else blank(hand.bit_count()))

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, its cards unseen where the seat has not seen them."""
        answer = self.steps[at].move
        assert isinstance(answer, Answer)
        known = self.whole(at) or self.seat == self.steps[at].seat
        if known or not self._hides_cards(at, answer):
            return answer
        return Answer(blank(answer.value.bit_count()))

    def _hides_cards(self, at: int, answer: Answer) -> bool:
        ask, value = self.matches[at].game.ask, answer.value
        assert ask is not None
        if ask.what != "cards" or not value:
            return False
        if ask.seat == CHANCE and ask.to == self.seat:
            return False
        return not any(self._sees(event) for event in self._shown_by(at, value))

    def _shown_by(self, at: int, cards: int) -> list[Event]:
        """Return the events that move the cards of an answer, up to where they are handed over."""
        seat, found = self.steps[at].seat, []
        for step in self.steps[at:]:
            events = step.match.game.events
            moved = [e for e in events if seat in (e.seat, CHANCE) and e.cards == cards]
            found += moved
            if step.move is None or any(event.verb != "set-aside" for event in moved):
                break
        return found

    def _sees(self, event: Event) -> bool:
        assert self.seat is not None
        return event.seen == EVERYBODY or bool(event.seen >> self.seat & 1)
