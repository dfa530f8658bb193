"""What of a history a seat knows: its own cards, and what it has seen since."""

from __future__ import annotations

from ..cards import blank, show
from ..history import History
from ..moves import CHANCE, EVERYBODY, Answer, Event


class Knowledge:
    """What may be written of a history: everything, or what one seat has seen."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.steps = history.steps
        self.matches = list(history.matches())

    @property
    def whole(self) -> bool:
        """Whether everything may be written."""
        return self.seat is None

    def hand_text(self, at: int, seat: int) -> str:
        """Write the hand of a seat as it was after so many steps."""
        hand = self.matches[at].game.hands[seat]
        known = hand if self.seat in (None, seat) else blank(hand.bit_count())
        return show(known)

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, its cards unseen where the seat has not seen them."""
        answer = self.steps[at].move
        assert isinstance(answer, Answer)
        if self.seat in (None, self.steps[at].seat) or not self._hides_cards(at, answer):
            return answer
        return Answer(blank(answer.value.bit_count()))

    def _hides_cards(self, at: int, answer: Answer) -> bool:
        ask, value = self.matches[at].game.ask, answer.value
        assert ask is not None
        if ask.seat == CHANCE or ask.what != "cards" or not value:
            return False
        return not any(self._sees(event) for event in self._shown_by(at, value))

    def _shown_by(self, at: int, cards: int) -> list[Event]:
        """Return the events that move the cards of an answer, up to where they are handed over."""
        seat, found = self.steps[at].seat, []
        for step in self.steps[at:]:
            moved = [e for e in step.match.game.events if e.seat == seat and e.cards == cards]
            found += moved
            if step.move is None or any(event.verb != "set-aside" for event in moved):
                break
        return found

    def _sees(self, event: Event) -> bool:
        assert self.seat is not None
        return event.seen == EVERYBODY or bool(event.seen >> self.seat & 1)
