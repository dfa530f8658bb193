"""The replay in a notebook: a record as a film on the table, and what might have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Unpack

import traitlets

from ..core.game.card_game import CardGame
from ..core.game.history import Branch, History, Step
from ..core.game.moves import CHANCE, SEATS
from ..core.records import Record
from ..core.words.arguments import count_of, path_of, whole
from ..core.words.text import SpokenError, clean_text
from ..core.words.translations import _
from ..table.session.defaults import settings_of
from ..table.session.file_writing import (
    Signature,
    check_writable,
    real_path,
    unused_name,
    write_lock,
    write_while_locked,
    write_whole,
)
from ..table.session.next_rules import open_again
from ..table.session.people import Bots, Name, seat_at
from ..table.session.saving import names_file, reconstruct
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session.settings import Chosen, takes_settings
from ..table.session_widget import SessionWidget
from ..table.still.picture import svg
from ..table.telling.storyline import Storyline
from ..table.telling.voice import Voice
from ..table.telling.words.phrases import HOLDS_MORE
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
from ..table.wire.lookups import Question, Reply, last_move
from ..table.wire.rehearsal import rehearse
from . import export
from .film import Film
from .film_contract import Watching
from .library import Library
from .loading import load, people_of, playing
from .question_folds import question_folds
from .questions import ReplayQuestion, questions_of
from .watching import WatchedSession, compose, watching
from .words import REPLAY

EVERY_SEAT = "all"
OTHER = "other"
"""What the name of a file has in it that keeps what somebody else has written."""
KEPT = "daifugo_replay"
"""The name under which the record of a replay is kept with its picture in a notebook."""
SEAT_KEPT = "daifugo_replay_seat"
"""The name under which the seat is kept whose cards are seen in it."""
LONGEST_NOTE = 2000
NOTE_IS_TEXT = _("A note is a text, not {note!r}.")
NOTE_TOO_LONG = _("A note has at most {most} characters.")
OTHER_KEPT = _("{file} had been changed since it was read: what it held is kept in {other}.")
NO_BRANCH = _("The replay has not been played on there.")
NOT_IN_FILM = _("The replay has no picture {step}: its pictures go from 0 to {last}.")


class Replay(SessionWidget):
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

    film = traitlets.Dict().tag(sync=True)
    step = traitlets.Int().tag(sync=True)
    own_words = REPLAY
    questions: tuple[ReplayQuestion, ...]

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
        is_file = isinstance(record, str | Path) and names_file(str(record))
        self._source = real_path(path_of(record)) if is_file else None
        self._read = Signature.of(self._source) if self._source else None
        self._loaded = load(record)
        history, found = self._loaded.history, questions_of(self._loaded.history)
        self.questions = found.asked
        notice = self._loaded.notice or found.notice
        chosen = settings_of(Replay, **settings)
        self._you = None if you is None else seat_at(you, history.now.players)
        self.watched: Session = WatchedSession(
            history, people_of(history, names, self._you), chosen
        )
        self.watched.screen.notice = notice.to(chosen.lang) if notice else None
        self.eye = None if seat is None else seat_at(seat, history.now.players)
        self._shot: tuple[object, object] = (None, None)
        self._refilm()
        super().__init__(self.watched, film=self._json(), step=whole("step", step))

    @classmethod
    def load(cls, path: str | Path, **options: Any) -> Replay | Library:
        """Open the replay of a file, or a folder of records as a library.

        Raises `OSError`, and `ValueError` for a path that is neither.
        """
        folder = path_of(path)
        return Library(folder, cls, options) if folder.is_dir() else cls(folder, **options)

    # --- the film --------------------------------------------------------------------------------

    @property
    def watching(self) -> bool:
        """Whether the film is shown, rather than a game that is played on from it."""
        return self.session is self.watched

    @property
    def history(self) -> History:
        """What happened, with its notes and what might have been."""
        return self.watched.history

    def __len__(self) -> int:
        """Return the number of pictures in the film."""
        return len(self._film.frames)

    def _refilm(self) -> bool:
        """Make the film anew if its history or language has changed; return whether it was."""
        lang = self.watched.settings.lang
        stale = self._shot != (self.history, lang)
        if stale:
            self._shot = (self.history, lang)
            voice = Voice(lang, self._you)
            self._film = Film(self.history, self.watched.people, voice, self.questions)
        return stale

    def _json(self) -> dict[str, object]:
        return dict[str, object](self._film.to_json(self.eye))

    @traitlets.validate("step")
    def _within(self, proposal: traitlets.Bunch) -> int:
        return max(0, min(int(proposal["value"]), len(self) - 1))

    def _may_write(self, name: str, value: object) -> bool:
        return name == "step" and type(value) is int and 0 <= value < len(self)

    @traitlets.observe("step")
    @with_lock
    def _on_step(self, change: object) -> None:
        self.set_trait("game", self._game_shown())
        self._report_changes()

    def _game_shown(self) -> CardGame:
        return self._film.frames[self.step].game if self.watching else super()._game_shown()

    @with_lock
    def _last_move(self) -> Step[Any] | None:
        if not self.watching:
            return super()._last_move()
        return last_move(self.history.back_to(self._film.frames[self.step].at))

    def _frame(self, step: int | None) -> int:
        wanted = self.step if step is None else whole("step", step)
        if not 0 <= wanted < len(self):
            raise SpokenError(NOT_IN_FILM.fill(step=wanted, last=len(self) - 1))
        return wanted

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
        return self.history if self.watching else _with_branch(self.history, self.session.history)

    def save(self, path: str | Path) -> None:
        """Write the record to a file; what somebody else has written there meanwhile is kept.

        Raises `OSError`, and `SpokenError` for the file that it was read from, if that holds more
        than would be written to it.
        """
        file = path_of(path)
        if real_path(file) != self._source:
            write_whole(file, str(self.record))
            return
        if self._loaded.partial:
            raise SpokenError(HOLDS_MORE.fill(file=file.name))
        with write_lock(file):
            self._keep_other(file)
            write_while_locked(file, str(self.record))
            self._read = Signature.of(file)

    def _keep_other(self, file: Path) -> None:
        """Keep a file that has been changed since it was read under another name, and say so."""
        if Signature.of(file) not in (None, self._read):
            check_writable(file)
            other = real_path(file).rename(unused_name(real_path(file), OTHER))
            said = OTHER_KEPT.fill(file=file.name, other=other.name)
            self.screen.notice = said.to(self.session.settings.lang)
            self._show()

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

    def _goes_on(self) -> bool:
        return not self.watching

    @with_lock
    def _show(self) -> None:
        if self._refilm():
            self.film = self._json()
        super()._show()

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

    def state_to_watch(self) -> Watching:
        """Return the state of the browser while the film is shown."""
        return watching(self.watched)

    # --- as text and as pictures -----------------------------------------------------------------

    def _stored_data(self) -> dict[str, object]:
        seat = {} if self.eye is None else {SEAT_KEPT: SEATS[self.eye]}
        return {KEPT: str(self.record), **seat}

    def _below_still(self) -> str:
        return question_folds(self._film)

    def still_state(self) -> State:
        if not self.watching:
            return self._table()
        return self._state_at(self.step)

    @with_lock
    def _state_at(self, step: int) -> State:
        frame = self._film.draw(self._film.frames[self._frame(step)])
        return compose(self.state_to_watch(), frame, self.eye)

    def to_svg(self, step: int | None = None) -> str:
        """Return a picture as SVG, that of the current step if none is named."""
        return svg(self._state_at(self._frame(step)), self.words)

    def to_png(self, step: int | None = None, scale: float = 2) -> bytes:
        """Return a picture as PNG.

        Raises `ImportError` without the extra ``pictures``, and `RuntimeError` without a font.
        """
        return export.png(self.to_svg(step), scale)

    def to_gif(self, path: str | Path, seconds: float = 1.2, scale: float = 1) -> None:
        """Write an animated picture of all moves. Raises as `to_png` does."""
        states = [self._state_at(self._frame(step)) for step in self._film.last]
        drawings = export.svgs(states, self.words)
        pictures = [export.png(drawing, scale) for drawing in drawings]
        write_whole(path_of(path), export.gif(pictures, seconds))

    def to_html(self, path: str | Path) -> None:
        """Write the replay as one page that works by itself, without a kernel or a network."""
        write_whole(path_of(path), export.html(self))

    def __repr__(self) -> str:
        return f"Replay({self.history.title!r}, {count_of(len(self), 'picture')})"


def _with_branch(main: History, played: History) -> History:
    """Return a history with how it was played on as a branch, in place of branches it goes on from.

    It stays as it is if cards unknown to a seat's record were dealt, which makes it another game.
    """
    if played.start is not main.start:
        return main  # its cards were dealt anew from the start
    steps = [*zip(main.steps, played.steps, strict=False)]
    apart = (here for here, (one, other) in enumerate(steps) if not _is_same_act(one, other))
    at = next(apart, None)
    if at is None:
        at = min(len(main.steps), len(played.steps))
    if any(_is_other_deal(one, other) for one, other in steps[:at]):
        return main  # those of a later game were
    new = played.steps[at:]
    if all(step.seat == CHANCE for step in new):
        return main  # nobody has moved
    former = [branch for branch in main.branches if _goes_on(branch, at, new)]
    kept = (branch for branch in main.branches if branch not in former)
    note = next((branch.note for branch in former if branch.note), "")
    return replace(main, branches=(*kept, Branch(at, new, note)))


def _is_same_act(one: Step, other: Step) -> bool:
    return (one.seat, one.move) == (other.seat, other.move)


def _is_other_deal(one: Step, other: Step) -> bool:
    return one.move is None and other.match is not one.match


def _goes_on(branch: Branch, at: int, steps: tuple[Step, ...]) -> bool:
    """Return whether steps begin with those of a branch."""
    return branch.at == at and steps[: len(branch.steps)] == branch.steps
