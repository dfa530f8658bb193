"""What may be written of a trick-taking game: everything, or what one seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.cards import SUITS, show
from ...core.history import History
from ...core.moves import CHANCE, NOBODY, SEATS, Answer, Told
from ...core.records.header import Entry
from ...core.records.notation import Written, notation_of
from .phrases import IN_BIDDING


class TrickWritten(Written):
    """A history as it may be written; of hidden hands only their sizes."""

    def __init__(self, history: History, seat: int | None, hidden_from: int) -> None:
        super().__init__(history, seat)
        self.hidden = hidden_from if seat is not None else len(self.matches)

    def _seen(self, at: int) -> Any:
        """Return the game after so many steps as it may be written."""
        game = self.matches[at].game
        return game.seen_by(self.seat) if at >= self.hidden else game

    def entries(self, at: int) -> Iterator[Entry]:
        """Write who deals, the hands, and what else lies on the table."""
        match, game = self.matches[at], self._seen(at)
        usual = 0
        if at:
            before = self.matches[at - 1]
            usual = before.game.next_of(before.game.dealer)
            if match.rules != before.rules:
                yield Entry("rules", str(match.rules))
        if game.dealer != usual:
            yield Entry("dealer", SEATS[game.dealer])
        hands, kitty = _before_kitty(game)
        yield Entry("hands", " / ".join(map(show, hands)))
        if kitty and (game.aside or game.bids or kitty.bit_count() != self._undealt(game)):
            yield Entry("kitty", show(kitty))
        if game.bids:
            yield from self._position(game)

    def _undealt(self, game: Any) -> int:
        undealt: int = game.rules.undealt(game.players)
        return undealt

    def _position(self, game: Any) -> Iterator[Entry]:
        if game.contract is None:
            raise ValueError(IN_BIDDING)
        yield Entry("contract", f"{SEATS[game.declarer]}:{game.contract}")
        led = game.taken or game.trick or game.trumps is not None
        if led and "trumps" in notation_of(game.rules.game).keys:
            yield Entry("trumps", "-" if game.trumps is None else SUITS[game.trumps])
        yield from self._kept(game)
        if game.trick:
            laid = (f"{SEATS[laid.seat]}:{laid.play}" for laid in game.trick)
            yield Entry("trick", " ".join(laid))
        if game.taken:
            tricks = (_trick_text(taken) for taken in game.taken)
            yield Entry("taken", " ".join(tricks))
        leader = game.taken[-1].seat if game.taken else game.declarer
        if not game.trick and game.turn != leader:
            yield Entry("turn", SEATS[game.turn])

    def _kept(self, game: Any) -> Iterator[Entry]:
        """Write what was turned up, and what Napoleon has named and laid away."""
        for key in ("turned", "friend", "away"):
            if cards := getattr(game, key, 0):
                yield Entry(key, show(cards))

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, cards that the seat has not seen as unseen ones."""
        move: Any = self.steps[at].move
        if at < self.hidden:
            return Answer(move.value)
        seen: Answer = self.matches[at].game.answer_seen_by(move, self.seat)
        return seen

    def told(self, at: int) -> Iterator[tuple[Any, Answer]]:
        """Yield what chance tells the reader of cards that lay hidden: the kitty, who holds a jack.

        The reader of a seat's record sees what that seat saw then, but not before.
        """
        step, after = self.steps[at], self.matches[at + 1].game
        known = after.ask is not None and isinstance(after.ask.detail, Told)
        if at < self.hidden or known:
            return
        move = self.answer(at) if isinstance(step.move, Answer) else step.move
        game = self._seen(at).step(move, step.seat)
        while game.owes_chance and isinstance(game.ask.detail, Told):
            answer = self._told(at, game)
            yield game, answer
            game = game.step(answer, CHANCE)

    def _told(self, at: int, game: Any) -> Answer:
        before, after = self.matches[at].game, self.matches[at + 1].game
        if game.ask.what == "cards":
            return Answer(before.kitty & ~game.turned)
        holder = after.actor if after.ask and after.ask.rule == "forced-napoleon" else NOBODY
        return Answer(None if holder in (NOBODY, CHANCE) else holder)


def _before_kitty(game: Any) -> tuple[list[int], int]:
    """Return the hands and the kitty; one that has been taken up and not laid away lies there yet.

    Which cards they were makes no difference: as many are laid away again.
    """
    hands, ask = list(game.hands), game.ask
    if ask is None or ask.rule != "kitty" or ask.seat == CHANCE:
        return hands, getattr(game, "kitty", 0)
    hand = hands[ask.seat]
    bits = [1 << place for place in range(hand.bit_length()) if hand >> place & 1]
    kitty = sum(bits[-ask.low :])
    hands[ask.seat] = hand ^ kitty
    return hands, kitty


def _trick_text(taken: Any) -> str:
    return f"{SEATS[taken.seat]}:{''.join(str(laid.play) for laid in taken.trick)}"
