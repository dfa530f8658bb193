"""A review in a notebook cell: a game that is over, looked at again by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack
from uuid import uuid4

from ..core.game.history import History
from ..core.records import Record
from ..core.words.arguments import whole
from ..core.words.text import SpokenError
from ..games import kind_of
from ..progress import Progress
from ..replay.loading import load, people_of
from ..table.reviewable import Reviewable
from ..table.session.defaults import settings_of
from ..table.session.game_log import GameLog
from ..table.session.people import Name, People, seat_at
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session.settings import Chosen, takes_settings
from ..table.session_widget import SessionWidget
from ..table.still.html_output import show_again
from ..table.still.picture import framed
from . import words as w
from .game_review import GameReview
from .interlude import GameReviewing
from .solved import keeper
from .still import review_html, review_text


class Review(Reviewable, SessionWidget[Any]):
    """A game that is over, looked at again for one seat, by what that seat could see.

    ``record`` is a `Record`, its text, its file, or the `History` of a game; its latest game is
    looked at. ``playouts`` is how many games are played out for a decision; the more, the surer.
    With a `Progress` the rules of mistakes that are tried again come into its review. ``names``
    and the settings ``lang``, ``theme``, ``deck`` and ``size`` are as for a `Table`.

    In a notebook the work is done beside other cells; `result` waits for it.
    Raises `SpokenError` while the game runs, and for a game that nothing can review.
    """

    @takes_settings()
    def __init__(
        self,
        record: Record | History | str,
        seat: int | str = "a",
        *,
        playouts: int | None = None,
        names: Sequence[Name] | dict[str, str] | None = None,
        people: People | None = None,
        progress: Progress | None = None,
        log: GameLog | None = None,
        **settings: Unpack[Chosen],
    ) -> None:
        history = load(record).history
        found = seat_at(seat, history.now.players)
        chosen = settings_of(Review, **settings)
        _check(history, playouts)
        people = people or people_of(history, names)
        reviewing = GameReviewing(history, people, chosen, (found,), playouts, at_table=False)
        self._learned = Progress.of_argument(progress)
        reviewing.solved = keeper(self._learned, history.start.rules.game)
        self._reviewing, self._shown_as = reviewing, ""
        session = Session(history, people, chosen)
        session.log = log
        self._opened = reviewing, history
        super().__init__(session)
        self._let_work()

    @property
    def _progress(self) -> Progress | None:
        return self._learned

    def result(self) -> GameReview | None:
        """Wait until the review is there, and return it; None if it was stopped at once."""
        found = self._reviewing.overview.judging.finish()
        self._keep_found(self._reviewing)
        self._show()
        return found

    @with_lock
    def stop(self) -> None:
        """Judge no more: what is judged so far is the review."""
        self._reviewing.overview.judging.stop()
        self._let_work()

    def close(self) -> None:
        """Take the review away; nothing is judged any more."""
        self.end_interlude()
        super().close()

    @with_lock
    def _record(self) -> Record:
        return self._reviewing.record()

    # --- as text and as a picture ----------------------------------------------------------------

    @with_lock
    def _show(self) -> None:
        super()._show()
        if self._shown_as and self._reviewing.overview.judging.is_over:
            show_again(self._still(), str(self), self._shown_as)
            self._shown_as = ""

    def _still(self) -> str:
        overview = self._reviewing.overview
        html = review_html(overview.draw(), overview.reasons())
        return framed(html, self.session.settings.lang, self.picture)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        if not self._reviewing.overview.judging.is_over:
            self._shown_as = uuid4().hex
        return super()._repr_mimebundle_(**kwargs)

    def _display_name(self) -> str | None:
        return self._shown_as or None

    @with_lock
    def __str__(self) -> str:
        overview = self._reviewing.overview
        return review_text(overview.draw(), overview.reasons())

    def __repr__(self) -> str:
        return f"Review(seat={'abcdefghi'[self._reviewing.seat]!r})"


def _check(history: History, playouts: object) -> None:
    kind = kind_of(history.start.rules.game)
    if kind.coach is None:
        raise SpokenError(w.NO_COACH.fill(game=kind.ui.title))
    if not history.now.game.over:
        raise SpokenError(w.STILL_RUNS)
    if playouts is not None and whole("playouts", playouts) < 1:
        raise SpokenError(w.NO_PLAYOUTS)


def seat_of(seats: Sequence[int]) -> int:
    """Return the first of the seats of people. Raises `SpokenError` if there is none."""
    if not seats:
        raise SpokenError(w.NOBODY_HERE)
    return seats[0]
