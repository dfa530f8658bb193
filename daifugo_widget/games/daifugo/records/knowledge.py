"""What a seat knows of a history: its own cards, and what it has seen since."""

from __future__ import annotations

from collections.abc import Iterator

from daifugo_widget.core.cards import KNOWN, blank, put, show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import CHANCE, EVERYBODY, NOBODY, Answer, Ask, Event, Revealed

from ..engine.game import Game
from ..engine.match import Match
from ..engine.views import view


def hidden_from(history: History) -> int:
    """Return how many steps come before those that stay hidden while a game runs.

    Hidden are the running game and, if they share blind cards, the games of its set: written in
    full, an earlier one would show by what is missing which cards lie blind now.
    """
    matches, now = list(history.matches()), history.now
    starts = [0, *(at for at, step in enumerate(history.steps, 1) if step.move is None)]
    return next(at for at in starts if at == starts[-1] or _shares_blind(matches[at], now))


def _shares_blind(earlier: Match, now: Match) -> bool:
    kept = now.rules.frame.deal_remainder.blind_redrawn == "set" and now.game.blind
    return bool(kept) and earlier.set_and_game[0] == now.set_and_game[0]


class Knowledge:
    """What may be written of a history: everything, or what one seat has seen."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.hidden = len(history.steps) + 1 if seat is None else hidden_from(history)
        self.steps = history.steps
        self.matches: list[Match] = list(history.matches())
        self.reader: Game | None = None

    def whole(self, at: int) -> bool:
        """Return whether the game that runs after a number of steps may be written in full."""
        return at < self.hidden

    def hand_text(self, at: int, seat: int) -> str:
        """Write the hand of a seat as it was after a number of steps."""
        hand = self.matches[at].game.hands[seat]
        known = self.whole(at) or self.seat == seat
        known = known or bool(self.matches[at].game.open_hands() >> seat & 1)
        return show(hand if known else blank(hand.bit_count()))

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, its cards unseen if the seat has not seen them."""
        answer = self.steps[at].move
        assert isinstance(answer, Answer)
        known = self.whole(at) or self.seat == self.steps[at].seat
        if known or not self._hides_cards(at, answer):
            return answer
        game, hidden = self.matches[at].game, answer.value
        found = _asks_hand(game)
        lying = (found[0].pool or 0) & KNOWN if found else 0
        return Answer(put(hidden & lying, blank((hidden & ~lying).bit_count())))

    def disclosures(self, at: int) -> Iterator[tuple[Game, Answer]]:
        """Yield what the reader has to be told after a step, each with the game that asks for it.

        Call it for each move in turn. The true game knows the hands, so it does not ask; the
        reader is told the cards that the seat saw.
        """
        step, before = self.steps[at], self.matches[at]
        if self.seat is None or self.whole(at) or not before.rules.uncover:
            return
        assert step.move is not None
        if self.reader is None or self.steps[at - 1].move is None:
            self.reader = view(before.game, self.seat)
        move = self.answer(at) if isinstance(step.move, Answer) else step.move
        game, gone = self.reader.step(move, step.seat), 0
        while (found := _asks_hand(game)) and not _asks_hand(step.match.game):
            ask, whose = found
            cards = self._true_cards(at, ask, whose.seat)
            if whose.seat != NOBODY:
                cards &= ~(ask.barred | gone)
                gone |= cards if ask.barred else 0
            told = ask.to in (EVERYBODY, self.seat)
            answer = Answer(cards if told else ask.pool)
            yield game, answer
            game = game.step(answer)
        self.reader = game
        if not (game.agenda or step.match.game.agenda):
            self.reader = view(step.match.game, self.seat)
            self.reader.hands, self.reader.discards = game.hands, game.discards
            self.reader.mixed = game.mixed

    def _true_cards(self, at: int, ask: Ask, seat: int) -> int:
        """Return a hand as it was before a step, or the pile that is chosen from after it."""
        if seat != NOBODY:
            return self.matches[at].game.hands[seat]
        owed = (item for item in self.steps[at].match.game.agenda if isinstance(item, Ask))
        return next(item.pool or 0 for item in owed if item.rule == ask.rule)

    def _hides_cards(self, at: int, answer: Answer) -> bool:
        ask, value = self.matches[at].game.ask, answer.value
        assert ask is not None
        if ask.what != "cards" or not value:
            return False
        if ask.seat == CHANCE and ask.to == self.seat:
            return False
        return not any(self._sees(event) for event in self._shown_by(at, value))

    def _shown_by(self, at: int, cards: int) -> list[Event]:
        """Return the events that move the cards of an answer, until they are handed over."""
        ask, found = self.matches[at].game.ask, []
        assert ask is not None
        for step in self.steps[at:]:
            events = step.match.game.events
            moved = [e for e in events if e.cards == cards and _concerns(e, ask)]
            found += moved
            if step.move is None or any(event.verb != "set-aside" for event in moved):
                break
        return found

    def _sees(self, event: Event) -> bool:
        assert self.seat is not None
        return event.seen == EVERYBODY or bool(event.seen >> self.seat & 1)


def _asks_hand(game: Game) -> tuple[Ask, Revealed] | None:
    """Return the choice owed, and what it tells, if it is what unseen cards are."""
    ask = game.ask
    return (ask, ask.detail) if ask and isinstance(ask.detail, Revealed) else None


def _concerns(event: Event, ask: Ask) -> bool:
    """Return whether an event may come from an answer: it is about who chose, or for whom."""
    return ask.seat in (event.seat, event.to, CHANCE) or event.seat == ask.to
