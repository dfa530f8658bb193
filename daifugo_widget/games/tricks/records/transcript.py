"""What may be written of a trick-taking game: everything, or what one seat has seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS, Answer
from daifugo_widget.core.records.header import HeaderLine
from daifugo_widget.core.records.notation import Transcript

from ..engine.game import Taken, TrickGame
from .phrases import IN_BIDDING

G = TypeVar("G", bound=TrickGame)


class TrickTranscript(Transcript, Generic[G]):
    """A history as it may be written; of hidden hands only their sizes."""

    def __init__(self, history: History, seat: int | None, hidden_from: int) -> None:
        super().__init__(history, seat)
        self.hidden = hidden_from if seat is not None else len(self.matches)

    def _view_at(self, at: int) -> G:
        """Return the game after a number of steps as it may be written."""
        game: G = self.matches[at].game
        return game if self.seat is None or at < self.hidden else game.seen_by(self.seat)

    def entries(self, at: int) -> Iterator[HeaderLine]:
        """Write who deals, the hands, and what else lies on the table."""
        match, game = self.matches[at], self._view_at(at)
        usual = 0
        if at:
            before = self.matches[at - 1]
            usual = before.game.next_of(before.game.dealer)
            if match.rules != before.rules:
                yield HeaderLine("rules", str(match.rules))
        if game.dealer != usual:
            yield HeaderLine("dealer", SEATS[game.dealer])
        yield from self._deal_lines(game)
        if game.bids:
            yield from self._position(game)

    def _deal_lines(self, game: G) -> Iterator[HeaderLine]:
        """Write the cards that were dealt."""
        yield hands_entry(game.hands)

    def _position(self, game: G) -> Iterator[HeaderLine]:
        if game.contract is None:
            raise ValueError(IN_BIDDING)
        yield HeaderLine("contract", f"{SEATS[game.declarer]}:{game.contract}")
        yield from self._decision_lines(game)
        if game.trick:
            laid = (f"{SEATS[laid.seat]}:{laid.play}" for laid in game.trick)
            yield HeaderLine("trick", " ".join(laid))
        if game.taken:
            tricks = (_trick_text(taken) for taken in game.taken)
            yield HeaderLine("taken", " ".join(tricks))
        leader = game.taken[-1].seat if game.taken else game.declarer
        if not game.trick and game.turn != leader:
            yield HeaderLine("turn", SEATS[game.turn])

    def _decision_lines(self, game: G) -> Iterator[HeaderLine]:
        """Write what has been decided besides the bid that is played."""
        return iter(())

    def answer(self, at: int) -> Answer:
        """Return the answer of a step, with blanks for cards that the seat has not seen."""
        move = self.steps[at].move
        assert isinstance(move, Answer)
        if at < self.hidden:
            return Answer(move.value)
        seen: Answer = self.matches[at].game.answer_seen_by(move, self.seat)
        return seen


def hands_entry(hands: Iterable[int]) -> HeaderLine:
    """Write the hands of all seats."""
    return HeaderLine("hands", " / ".join(map(show, hands)))


def _trick_text(taken: Taken) -> str:
    return f"{SEATS[taken.seat]}:{''.join(str(laid.play) for laid in taken.trick)}"
