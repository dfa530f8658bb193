"""Driving a table from Python, with the moves and errors of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Never, TypeVar

from ..core.game.any_game import G
from ..core.game.history import AnyMatch, History, M, Step
from ..core.game.moves import PASS, SEATS, Answer, Call, Move
from ..core.game.refusal import IllegalMove, Refusal
from ..core.records import Record
from ..core.records.parse import PASSES
from ..core.words.text import SpokenError
from ..players.player import Hint
from .live_traits import LiveTrait
from .session.people import Bot, Bots, seat_at
from .session.redaction import known_match
from .session.saving import read_any
from .session.session import Session
from .session.session_lock import with_lock
from .session.strengths import bots_named
from .session_widget import SessionWidget
from .telling.words import phrases as w
from .wire.lookups import report, screen_history
from .wire.move_text import read_answer, read_play
from .wire.rehearsal import set_up

if TYPE_CHECKING:
    from ..coach.widget import Review
    from ..progress import Progress
    from ..replay.widget import Replay


class BotsTrait(LiveTrait[dict[str, Bot], Bots]):
    """The bots; to assign some is to let them go on from the next move."""

    def set(self, obj: Any, value: Any) -> None:
        obj._choose_bots(value)


C = TypeVar("C", bound=Callable[..., object])
OnMove = Callable[[Step[Any]], object]
OnOver = Callable[[AnyMatch], object]

NO_PLAYS = ("", "-", *PASSES)
"""What people write to pass, which is no play of cards."""


def _register(calls: list[C], call: C, remove: bool) -> None:
    """Add a function to those that are called, once, or take it away."""
    if not callable(call):
        raise TypeError(f"{call!r} is not a function that can be called")
    if call in calls:
        calls.remove(call)
    if not remove:
        calls.append(call)


class ScriptedTable(SessionWidget[G], Generic[G, M]):
    """What Python can do at a table; the bots answer each move at once.

    Each move is made for the person whose turn it is.
    """

    match: LiveTrait[M, Never] = LiveTrait(
        lambda table: table._match(), "the match as the person at the screen knows it"
    )

    bots = BotsTrait(
        lambda table: table._bots(),
        "the bot of each seat: the name of a player, or one of your own",
    )

    def __init__(self, session: Session) -> None:
        self._on_move: list[OnMove] = []
        self._on_over: list[OnOver] = []
        super().__init__(session)

    # --- reading ---------------------------------------------------------------------------------

    @with_lock
    def _match(self) -> AnyMatch:
        """Return the match without its seed."""
        session = self.session
        return known_match(session.match, self.screen.view(session.game))

    @with_lock
    def _bots(self) -> dict[str, Bot]:
        """Return the bots by seat, those of the game by their names."""
        named = bots_named(self.session.people, self.session.match.rules.game)
        return {SEATS[s]: named.get(s, bot) for s, bot in self.session.people.bots.items()}

    def _choose_bots(self, bots: Bots) -> None:
        with self.lock:
            self.session.choose_bots(bots)
        self._show()
        self._keep_pace()

    @property
    @with_lock
    def history(self) -> History:
        """What has happened as the person at the screen knows it; all of it once a game is over.

        It has the seed of the match only with open hands.
        """
        return screen_history(self.screen)

    @with_lock
    def replay(self, **settings: Any) -> Replay:
        """Return a replay of what has happened, as far as the person at the screen has seen it."""
        from ..replay.widget import Replay

        people, chosen = self.session.people, self.session.settings
        told: dict[str, Any] = {"lang": chosen.lang}
        if "names" not in settings:
            names = [people.name_of(seat) for seat in range(people.players)]
            told |= {"names": names, "you": people.you}
        return Replay(self.record, **{**told, **settings})

    @with_lock
    def review(
        self,
        seat: int | str | None = None,
        *,
        playouts: int | None = None,
        progress: Progress | None = None,
    ) -> Review:
        """Look at the game that is over again: each decision of a seat, by what it could see.

        Without a ``seat`` it is that of the person at the screen; ``playouts`` and ``progress`` are
        as for a `Review`, and the table's own progress is taken if none is given. What it finds in
        the game of that person is kept as by the button at the table. Raises `SpokenError` while
        the game runs, and where nobody is meant.
        """
        from ..coach.widget import Review, seat_of

        people, chosen, log = self.session.people, self.session.settings, self.session.log
        return Review(
            screen_history(self.screen),
            seat_of(self.screen.seats) if seat is None else seat,
            playouts=playouts,
            people=people,
            progress=log.progress if log and progress is None else progress,
            log=log,
            lang=chosen.lang,
        )

    @with_lock
    def report(self) -> str:
        """Return what a bug report needs: versions and record."""
        return report(self.screen)

    def _set_up(self, record: Record | History | Path | str) -> None:
        with self.lock:
            set_up(self.session, read_any(record))
            self._pacer.stop()
        self._go_on()

    # --- observers -------------------------------------------------------------------------------

    def on_move(self, call: OnMove, remove: bool = False) -> None:
        """Call a function after each move, with its `Step` as the person at the screen knows it.

        ``remove`` ends that.
        """
        _register(self._on_move, call, remove)

    def on_over(self, call: OnOver, remove: bool = False) -> None:
        """Call a function after each game, with the match. ``remove`` ends that."""
        _register(self._on_over, call, remove)

    @with_lock
    def _show(self) -> None:
        super()._show()
        session = self.session
        if (self._on_move or self._on_over) and session.reported_steps < len(session.history.steps):
            for step in screen_history(self.screen).steps[session.reported_steps :]:
                self._report_step(step)
        session.reported_steps = len(session.history.steps)

    def _report_step(self, step: Step[Any]) -> None:
        """Tell others of a step once the lock is free."""
        calls = [partial(call, step) for call in self._on_move if step.seat >= 0]
        if step.move is not None and step.match.game.over:
            calls += [partial(call, step.match) for call in self._on_over]
        for call in calls:
            self.lock.after(partial(self._call_others, call))

    # --- moves -----------------------------------------------------------------------------------

    def play(self, cards: str) -> None:
        """Play cards, such as ``"7c7d"``. Raises `IllegalMove`, `RecordError`, `SpokenError`."""
        if isinstance(cards, str) and cards.strip().lower() in NO_PLAYS:
            raise SpokenError(w.NO_CARDS)
        with self._turn() as seat:
            self._move(read_play(self.session.game, seat, cards), seat)
        self._settle()

    def pass_(self) -> None:
        """Pass, or pass in the bidding. Raises `IllegalMove`."""
        with self._turn() as seat:
            ask = self.session.game.ask
            self._move(Answer(None) if ask and ask.what == "bid" else PASS, seat)
        self._settle()

    def answer(self, value: str) -> None:
        """Make the choice that is due: cards, a seat, a bid, ``yes``, ``no`` or ``-`` (nothing).

        Raises `IllegalMove`, `RecordError`.
        """
        with self.lock:
            if self.session.between.asked_seat is not None:
                self.session.between.answer(value)
                self._show()
                return
        with self._turn() as seat:
            self._move(read_answer(self.session.game, seat, value), seat)
        self._settle()

    def call(self, rule: str, seat: int | str | None = None) -> None:
        """Call a rule by its id, in or out of turn or between games.

        Raises `IllegalMove`, `RuleError` if there is no such rule, `ValueError` for no seat.
        """
        with self.lock:
            self.session.match.rules.find(rule)
            called = self.session.between.call(rule, self.screen)
        if not called:
            players = self.session.people.players
            with self._turn() as actor:
                self._move(Call(rule), actor if seat is None else seat_at(seat, players))
        self._settle()

    @contextmanager
    def _turn(self) -> Iterator[int]:
        """Let bots move up to a person's turn, and give that person the screen and the table."""
        while True:
            self._let_bots_move(self._bots_turn)
            with self.lock:
                if not self._bots_turn():
                    self.screen.take()
                    yield int(self.session.game.actor)
                    return

    def _bots_turn(self) -> bool:
        return self.session.bots_turn

    def _move(self, move: Move | Refusal, seat: int) -> None:
        if isinstance(move, Refusal):
            raise IllegalMove(move)
        if self.session.log and self.session.game.why_not(seat, move) is None:
            self.session.log.leave_out(laid_out=False)
        self.session.act(move, seat)

    def _settle(self) -> None:
        self._let_bots_move(self._bots_turn)
        self._show()
        self._keep_pace()

    # --- other ways to go on ---------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """Show and return what a strong bot would play, None if nothing is to be played."""
        while True:
            with self.lock:
                think, history = self.session.advice(self.screen), self.session.history
                if think is None:
                    self.screen.calm()
                    self._show()
                    return None
            hint = think()
            if self._show_hint(hint, history):
                return hint

    def again(self) -> None:
        """Begin this game again from its deal."""
        with self.lock:
            self.session.again()
        self._settle()

    def undo(self) -> None:
        """Go back to the latest decision of a person. Raises `ValueError` if there is none."""
        with self.lock:
            self.session.undo()
        self._settle()

    def step(self) -> None:
        """Let one bot move, if it is a bot's turn."""
        self._let_bot_move(self._bots_turn)
        self._show()
