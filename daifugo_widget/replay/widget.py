"""The replay in a notebook: a record as a film on the table, and what might have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from ..core.game.history import History
from ..core.game.moves import SEATS
from ..core.records import Record
from ..core.words.arguments import count_of, path_of, whole
from ..core.words.text import SpokenError, clean_text
from ..core.words.translations import _
from ..table.session.defaults import settings_of
from ..table.session.next_rules import open_again
from ..table.session.people import Bots, Name, seat_at
from ..table.session.saving import reconstruct
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session.settings import Chosen, takes_settings
from ..table.telling.storyline import Storyline
from ..table.wire.contract import Around, State
from ..table.wire.intents import (
    AT_ANY_TABLE,
    DOES,
    Does,
    Intent,
    Message,
    Unreadable,
    handle,
    text_of,
)
from ..table.wire.lookups import Question, Reply
from ..table.wire.rehearsal import rehearse
from .branching import with_branch
from .film_widget import FilmWidget
from .library import Library
from .loading import load, people_of, playing
from .questions import questions_of
from .record_file import RecordFile
from .watching import WatchedSession

if TYPE_CHECKING:
    from ..coach.widget import Review

EVERY_SEAT = "all"
KEPT = "daifugo_replay"
"""The name under which the record of a replay is kept with its picture in a notebook."""
SEAT_KEPT = "daifugo_replay_seat"
"""The name under which the seat is kept whose cards are seen in it."""
LONGEST_NOTE = 2000
NOTE_IS_TEXT = _("A note is a text, not {note!r}.")
NOTE_TOO_LONG = _("A note has at most {most} characters.")
NO_BRANCH = _("The replay has not been played on there.")


class Replay(FilmWidget):
    r"""A record as a film on the table, stepped forward and back; you can play on from each step.

    ``record`` is a `Record`, its text, its file, or the `History` of a game. ``seat`` is the one
    whose cards are seen, None opens all hands; ``step`` is the number of the picture that is shown,
    which a cell may read and set; ``you`` is a seat that the film speaks to. ``names`` and the
    settings ``lang``, ``theme``, ``deck`` and ``size`` are as for a `Table`. If a line cannot be
    played, a notice says so and the film ends before it.

    Raises `RecordError` for a record whose start cannot be read, `ValueError` for a wrong setting.

    >>> replay = Replay("seed 1\nhands 3c3d8c / 4c4d9s\na 3c3d  b 4c4d")
    >>> replay.step = 1
    >>> replay.note("The weakest pair first.")
    >>> print(replay.record)
    game   daifugo 1
    rules  base
    seed   1
    hands  3c3d8c / 4c4d9s
    a 3c3d  # The weakest pair first.
    b 4c4d
    """

    @takes_settings()
    def __init__(
        self,
        record: Record | History | Path | str,
        *,
        seat: int | str | None = None,
        step: int = 0,
        names: Sequence[Name] | dict[str, str] | None = None,
        you: int | str | None = None,
        **settings: Unpack[Chosen],
    ) -> None:
        self._file = RecordFile(record)
        self._loaded = load(record)
        history, found = self._loaded.history, questions_of(self._loaded.history)
        self.questions = found.asked
        notice = self._loaded.notice or found.notice
        chosen = settings_of(Replay, **settings)
        self.you = None if you is None else seat_at(you, history.now.players)
        self.watched = WatchedSession(history, people_of(history, names, self.you), chosen)
        self.watched.screen.notice = notice.to(chosen.lang) if notice else None
        self.eye = None if seat is None else seat_at(seat, history.now.players)
        self._shot = None, None
        self._refilm()
        super().__init__(self.watched, film=self._json(), step=whole("step", step))

    @classmethod
    def load(cls, path: str | Path, **options: Any) -> Replay | Library:
        """Open the replay of a file, or a folder of records as a library.

        Raises `OSError`, and `ValueError` for a path that is neither.
        """
        folder = path_of(path)
        return Library(folder, cls, options) if folder.is_dir() else cls(folder, **options)

    # --- notes and records -----------------------------------------------------------------------

    @with_lock
    def note(self, text: str, step: int | None = None) -> None:
        """Write a note on the move of a picture, this one if none is named; "" removes the note.

        Raises `ValueError`.
        """
        if not isinstance(text, str):
            raise SpokenError(NOTE_IS_TEXT.fill(note=text))
        if len(text) > LONGEST_NOTE:
            raise SpokenError(NOTE_TOO_LONG.fill(most=LONGEST_NOTE))
        at, history = self._film.frames[self._frame(step)].at, self.history
        text = "\n".join(map(str.strip, clean_text(text).strip().splitlines()))
        if at == 0:
            history = replace(history, note=text)
        else:
            noted = replace(history.steps[at - 1], note=text)
            steps = (*history.steps[: at - 1], noted, *history.steps[at:])
            history = replace(history, steps=steps)
        self.watched.history = history
        self._show()

    @with_lock
    def _record(self) -> Record:
        """Return the record with all notes and branches, including what is being played now."""
        return Record.of(self._loaded.with_rest(self._whole()))

    def _whole(self) -> History:
        """Return the history with what is being played on from it."""
        return self.history if self.watching else with_branch(self.history, self.session.history)

    def save(self, path: str | Path) -> None:
        """Write the record to a file; what somebody else has written there meanwhile is kept.

        Raises `OSError`, and `SpokenError` for the file that it was read from, if that holds more
        than would be written to it.
        """
        said = self._file.save(path, self.record, self._loaded.partial)
        if said is not None:
            self.screen.notice = said.to(self.session.settings.lang)
            self._show()

    def review(self, seat: int | str, **options: Any) -> Review:
        """Look at the latest game of the record again, as one of its seats could see it.

        ``options`` are those of a `Review`. Raises `SpokenError` if that game is not over.
        """
        from ..coach.widget import Review

        lang = self.session.settings.lang
        return Review(
            self.history, seat, **{"people": self.watched.people, "lang": lang, **options}
        )

    # --- what if ---------------------------------------------------------------------------------

    def what_if(
        self, seats: int | str = "a", bots: Bots = "steady", step: int | None = None
    ) -> None:
        """Play on from a picture, this one if none is named, until `back`.

        ``seats`` are those of people, "all" moves every seat by hand; ``bots`` sit at the others.
        Moves are then made at the table. Raises `ValueError`.
        """
        with self.lock:
            self._turn_to_what_if(seats, bots, step)
        self._go_on()

    def _turn_to_what_if(self, seats: int | str, bots: Bots, step: int | None) -> None:
        at = self._film.frames[self._frame(step)].at
        earlier = at < len(self.history.steps)
        history = open_again(self.history.back_to(at)) if earlier else self.history
        self._play_on(reconstruct(history), seats, bots)

    def _turn_to_answer(self, question: int, answer: int) -> None:
        if not 0 <= question < len(self.questions):
            raise Unreadable
        asked = self.questions[question]
        if not 0 <= answer < len(asked.answers):
            raise Unreadable
        self._turn_to_what_if(asked.seat, "steady", self._film.last[asked.at])
        self.session.act(asked.answers[answer].move, asked.seat)

    def back(self) -> None:
        """Go back to the film; what was played is kept as a branch of it, and in its record."""
        self._turn_back()
        self._go_on()

    @with_lock
    def _turn_back(self) -> None:
        if not self.watching:
            self.watched.history = self._whole()
            self._turn_to(self.watched)

    def resume(self, branch: int, seats: int | str = EVERY_SEAT, bots: Bots = "steady") -> None:
        """Play on from the end of a branch, by its number among ``history.branches``.

        ``seats`` and ``bots`` are as for `what_if`, but every seat is moved by hand unless some are
        named. Raises `ValueError`.
        """
        with self.lock:
            self._turn_to_branch(branch, seats, bots)
        self._go_on()

    def _turn_to_branch(self, branch: int, seats: int | str, bots: Bots) -> None:
        if type(branch) is not int or not 0 <= branch < len(self.history.branches):
            raise SpokenError(NO_BRANCH)
        kept = self.history.branches[branch]
        before = open_again(self.history.back_to(kept.at))
        self._play_on(replace(before, steps=(*before.steps, *kept.steps)), seats, bots)

    def _play_on(self, history: History, seats: int | str, bots: Bots) -> None:
        history, by_hand = replace(history, branches=()).settle_chance(), seats == EVERY_SEAT
        game = history.start.rules.game
        people = playing(self.watched.people, game, None if by_hand else seats, bots)
        session = Session(history, people, self.watched.settings, by_hand)
        rehearse(session)
        self.watched.history = self._whole()
        self._turn_to(session)

    def _turn_to(self, session: Session) -> None:
        self._pacer.stop()
        session.screen.follow(self.screen)
        session.screen.set(self.session.settings)
        self.session, self._storyline = session, Storyline()

    # --- the browser -----------------------------------------------------------------------------

    def _built(self) -> Around:
        if self.watching:
            return self.state_to_watch()
        title = self.state_to_watch()["title"]
        state: State = {**self._table(), "title": title, "watching": False}
        return state

    def _looked_up(self, question: Question) -> Reply | None:
        reply = super()._looked_up(question)
        if reply and question.get("ask") == "record":
            reply["reply"] = str(self.record)
        return reply

    def _do(self, message: object) -> None:
        usual = AT_ANY_TABLE if self.watching else DOES
        handle(self.screen, message, {**usual, **self._does()})

    def _does(self) -> Does:
        """Return what the browser may ask of a replay besides what it may ask of a table."""

        def number(message: Message, key: str) -> int:
            value = message.get(key)
            return value if type(value) is int else -1

        # When a button is pressed twice, the first press leaves the film; the second does nothing.
        def play_on(_: Screen, message: Message) -> None:
            seats = text_of(message, "seats")
            if seats not in (EVERY_SEAT, *SEATS[: self.watched.people.players]):
                raise Unreadable
            if self.watching:
                self._turn_to_what_if(seats, "steady", number(message, "step"))

        def try_answer(_: Screen, message: Message) -> None:
            if self.watching:
                self._turn_to_answer(number(message, "question"), number(message, "answer"))

        def resume(_: Screen, message: Message) -> None:
            if self.watching:
                self._turn_to_branch(number(message, "branch"), EVERY_SEAT, "steady")

        return {
            "note": Intent(lambda _, m: self.note(text_of(m, "text"), number(m, "step")), "done"),
            "what-if": Intent(play_on, "done"),
            "try-answer": Intent(try_answer, "done"),
            "resume": Intent(resume, "done"),
            "back": Intent(lambda _, m: self._turn_back(), "done"),
        }

    # --- as text and as pictures -----------------------------------------------------------------

    def _stored_data(self) -> dict[str, object]:
        seat = {} if self.eye is None else {SEAT_KEPT: SEATS[self.eye]}
        return {KEPT: str(self.record), **seat}

    def __repr__(self) -> str:
        return f"Replay({self.history.title!r}, {count_of(len(self), 'picture')})"
