"""What may be written of a trick-taking game: everything, or what one seat has seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...core.cards import show
from ...core.history import History
from ...core.moves import SEATS, Answer
from ...core.records.header import HeaderLine
from ...core.records.notation import Written
from .phrases import IN_BIDDING


class TrickWritten(Written):
    """A history as it may be written; of hidden hands only their sizes."""

    def __init__(self, history: History, seat: int | None, hidden_from: int) -> None:
        super().__init__(history, seat)
        self.hidden = hidden_from if seat is not None else len(self.matches)

    def _seen(self, at: int) -> Any:
        """Return the game after a number of steps as it may be written."""
        game = self.matches[at].game
        return game.seen_by(self.seat) if at >= self.hidden else game

    def entries(self, at: int) -> Iterator[HeaderLine]:
        """Write who deals, the hands, and what else lies on the table."""
        match, game = self.matches[at], self._seen(at)
        usual = 0
        if at:
            before = self.matches[at - 1]
            usual = before.game.next_of(before.game.dealer)
            if match.rules != before.rules:
                yield HeaderLine("rules", str(match.rules))
        if game.dealer != usual:
            yield HeaderLine("dealer", SEATS[game.dealer])
        yield from self._dealt(game)
        if game.bids:
            yield from self._position(game)

    def _dealt(self, game: Any) -> Iterator[HeaderLine]:
        """Write the cards that were dealt."""
        yield hands_entry(game.hands)

    def _position(self, game: Any) -> Iterator[HeaderLine]:
        if game.contract is None:
            raise ValueError(IN_BIDDING)
        yield HeaderLine("contract", f"{SEATS[game.declarer]}:{game.contract}")
        yield from self._settled(game)
        if game.trick:
            laid = (f"{SEATS[laid.seat]}:{laid.play}" for laid in game.trick)
            yield HeaderLine("trick", " ".join(laid))
        if game.taken:
            tricks = (_trick_text(taken) for taken in game.taken)
            yield HeaderLine("taken", " ".join(tricks))
        leader = game.taken[-1].seat if game.taken else game.declarer
        if not game.trick and game.turn != leader:
            yield HeaderLine("turn", SEATS[game.turn])

    def _settled(self, game: Any) -> Iterator[HeaderLine]:
        """Write what has been decided besides the bid that is played."""
        return iter(())

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, with blanks for cards that the seat has not seen."""
        move: Any = self.steps[at].move
        if at < self.hidden:
            return Answer(move.value)
        seen: Answer = self.matches[at].game.answer_seen_by(move, self.seat)
        return seen


def hands_entry(hands: Iterable[int]) -> HeaderLine:
    """Write the hands of all seats."""
    return HeaderLine("hands", " / ".join(map(show, hands)))


def _trick_text(taken: Any) -> str:
    return f"{SEATS[taken.seat]}:{''.join(str(laid.play) for laid in taken.trick)}"
