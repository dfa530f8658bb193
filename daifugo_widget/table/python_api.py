"""Driving a table from Python, with the moves and errors of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.errors import SpokenError
from ..core.history import AnyMatch, History
from ..core.moves import PASS, Answer, Call, Move
from ..core.records import Record
from ..core.records.parse import PASSES
from ..core.refusal import IllegalMove, Refusal
from ..players.player import Hint
from .known import known_history, known_match, without_seed
from .people import seat_at
from .questions import record, report
from .reading import read_answer, read_play
from .session import Session
from .words import phrases as w

if TYPE_CHECKING:
    from ..replay.widget import Replay


NO_PLAYS = ("", "-", *PASSES)
"""What people write to pass, which is no play of cards."""


class Driven:
    """What Python can do at a table; the bots answer each move at once.

    Each move is made for the person whose turn it is.
    """

    session: Session

    def _show(self) -> None:
        """Show the session as it is now."""

    # --- reading ---------------------------------------------------------------------------------

    @property
    def match(self) -> AnyMatch:
        """The match as the person at the screen knows it, without its seed."""
        session = self.session
        return known_match(session.match, session.seen(session.game))

    @property
    def history(self) -> History:
        """What has happened as the person at the screen knows it; all of it once a game is over.

        It has the seed of the match only with open hands.
        """
        session = self.session
        if session.settings.open_hands:
            return session.history
        if session.game.over:
            return without_seed(session.history)
        return known_history(session.history, session.me)

    def record(self, open_hands: bool = False) -> Record:
        """Return the record as the person at the screen knows it, or with open hands."""
        return record(self.session, open_hands)

    def replay(self, **settings: Any) -> Replay:
        """Return a replay of what has happened, as far as the person at the screen has seen it."""
        from ..replay.widget import Replay

        people, chosen = self.session.people, self.session.settings
        told: dict[str, Any] = {"lang": chosen.lang}
        if "names" not in settings:
            names = [people.called(seat) for seat in range(people.players)]
            told |= {"names": names, "you": people.you}
        return Replay(self.record(), **{**told, **settings})

    def report(self) -> str:
        """Return what a bug report needs: versions and record."""
        return report(self.session)

    # --- moves -----------------------------------------------------------------------------------

    def play(self, cards: str) -> None:
        """Play cards, such as ``"7c7d"``. Raises `IllegalMove`, `RecordError`, `SpokenError`."""
        if isinstance(cards, str) and cards.strip().lower() in NO_PLAYS:
            raise SpokenError(w.NO_CARDS)
        seat = self._turn()
        self._move(read_play(self.session.game, seat, cards), seat)

    def pass_(self) -> None:
        """Pass, or pass in the bidding. Raises `IllegalMove`."""
        seat, ask = self._turn(), self.session.game.ask
        self._move(Answer(None) if ask and ask.what == "bid" else PASS, seat)

    def answer(self, value: str) -> None:
        """Make the choice that is due: cards, a seat, a bid, ``yes``, ``no`` or ``-`` (nothing).

        Raises `IllegalMove`, `RecordError`.
        """
        if self.session.between.asked is not None:
            self.session.between.answer(value)
            self._show()
            return
        seat = self._turn()
        self._move(read_answer(self.session.game, seat, value), seat)

    def call(self, rule: str, seat: int | str | None = None) -> None:
        """Call a rule by its id, in or out of turn or between games.

        Raises `IllegalMove`, `RuleError` if there is no such rule, `ValueError` for no seat.
        """
        self.session.match.rules.find(rule)
        if self.session.between.call(rule):
            self._settle()
            return
        players = self.session.people.players
        caller = self._turn() if seat is None else seat_at(seat, players)
        self._move(Call(rule), caller)

    def _turn(self) -> int:
        """Let bots move up to a person's turn, give that person the screen, and return the seat."""
        self.session.settle()
        self.session.take()
        return int(self.session.game.actor)

    def _move(self, move: Move | Refusal, seat: int) -> None:
        if isinstance(move, Refusal):
            raise IllegalMove(move)
        self.session.act(move, seat)
        self._settle()

    def _settle(self) -> None:
        self.session.settle()
        self._show()

    # --- other ways to go on ---------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """Show and return what a strong bot would play, None if nothing is to be played."""
        self.session.advise()
        self._show()
        return self.session.hint

    def again(self) -> None:
        """Begin this game again from its deal."""
        self.session.again()
        self._settle()

    def undo(self) -> None:
        """Go back to the latest decision of a person. Raises `ValueError` if there is none."""
        self.session.undo()
        self._settle()

    def step(self) -> None:
        """Let one bot move, if it is a bot's turn."""
        if self.session.bots_turn:
            self.session.step()
        self._show()
