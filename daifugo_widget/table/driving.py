"""Driving a table from Python, with the moves and errors of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.errors import SpokenError
from ..core.history import AnyMatch, History
from ..core.moves import PASS, Answer, Call, Move
from ..core.records import Record
from ..core.records.parse import PASSES
from ..core.refusal import IllegalMove, Refusal
from ..daifugo.match import Match
from ..players import Player
from .known import known_history, known_match, without_seed
from .questions import record, report
from .reading import read_answer, read_play
from .scorecard import ScoreCard
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
        names = [people.called(seat) for seat in range(people.players)]
        told = {"lang": chosen.lang, "you": people.you, **settings}
        return Replay(self.record(), names=names, **told)

    def report(self) -> str:
        """Return what a bug report needs: versions and record."""
        return report(self.session)

    def scorecard(self) -> ScoreCard:
        """Return the score card of a match of Daifugo: a table, text, a picture by ``to_svg``.

        Raises `ValueError` if the table plays another game.
        """
        if not isinstance(self.session.match, Match):
            raise SpokenError(w.NO_SCORE_CARD.fill(game=self.session.face.title))
        people, lang = self.session.people, self.session.settings.lang
        names = [people.name(seat, lang) for seat in range(people.players)]
        return ScoreCard(self.session.match, names, lang, people.you)

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

    def call(self, rule: str, seat: int | None = None) -> None:
        """Call a rule by its id, in or out of turn or between games. Raises `IllegalMove`."""
        if self.session.between.call(rule):
            self._settle()
            return
        caller = self._turn() if seat is None else seat
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

    # --- games -----------------------------------------------------------------------------------

    def next(self) -> None:
        """Deal the next game. Raises `ValueError` while this one is running."""
        self.session.next()
        self._settle()

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Seat a bot between games by the rule ``joining``, and deal the next game.

        Raises `ValueError` if nobody can join now.
        """
        self.session.between.join(bot, name)
        self._settle()

    def new(self) -> None:
        """Deal the first game of another match."""
        self.session.new()
        self._settle()

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

    def set_rules(self, rules: str) -> None:
        """Choose the rules of the next game by a rules line. Raises `RuleError`."""
        self.session.choose_rules(rules)
        self._show()
