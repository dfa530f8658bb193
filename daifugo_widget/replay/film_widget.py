"""A film of a record in a notebook: the step that is shown, its pictures, and its page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from ..core.game.card_game import CardGame
from ..core.game.history import History, Step
from ..core.words.arguments import path_of, whole
from ..core.words.text import LANGS, Lang, SpokenError
from ..core.words.translations import _
from ..table.session.file_writing import write_whole
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session_widget import SessionWidget
from ..table.still.picture import svg
from ..table.telling.voice import Voice
from ..table.wire.contract import State
from ..table.wire.lookups import last_move
from . import export
from .film import Film
from .film_contract import Watching
from .question_folds import question_folds
from .questions import ReplayQuestion
from .watching import WatchedSession, compose, watching
from .words import REPLAY

NOT_IN_FILM = _("The replay has no picture {step}: its pictures go from 0 to {last}.")


class FilmWidget(SessionWidget[Any]):
    """A film on the table, stepped forward and back.

    ``watched`` is what is filmed, ``eye`` the seat whose cards are seen, None for open hands, and
    ``you`` the seat that the film speaks to, if any.
    """

    film = traitlets.Dict().tag(sync=True)
    step = traitlets.Int().tag(sync=True)
    own_words = REPLAY
    questions: tuple[ReplayQuestion, ...]
    watched: Session
    eye: int | None
    you: int | None
    _shot: tuple[object, object]
    _film: Film

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
            self._film = self.film_in(lang)
        return stale

    def film_in(self, lang: Lang) -> Film:
        """Return the film with its words in a language."""
        return Film(self.history, self.watched.people, Voice(lang, self.you), self.questions)

    def watched_in(self, lang: Lang) -> Session:
        """Return what is watched as it is shown in a language."""
        here = self.watched
        if lang == here.settings.lang:
            return here
        there = WatchedSession(here.history, here.people, here.settings.but("lang", lang))
        there.screen.follow(here.screen)
        return there

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

    def _goes_on(self) -> bool:
        return not self.watching

    @with_lock
    def _show(self) -> None:
        if self._refilm():
            self.film = self._json()
        super()._show()

    def state_to_watch(self) -> Watching:
        """Return the state of the browser while the film is shown."""
        return watching(self.watched)

    # --- as text and as pictures -----------------------------------------------------------------

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

    def to_svg(self, step: int | None = None, notes: bool = True) -> str:
        """Return a picture as SVG, that of the current step if none is named.

        The note on its move stands below it, unless ``notes`` is false.
        """
        here = self._frame(step)
        return svg(self._state_at(here), self.words, note=self._note_at(here) if notes else "")

    def to_png(self, step: int | None = None, scale: float = 2, notes: bool = True) -> bytes:
        """Return a picture as PNG, with the note on its move unless ``notes`` is false.

        Raises `ImportError` without the extra ``pictures``, and `RuntimeError` without a font.
        """
        return export.png(self.to_svg(step, notes), scale)

    def to_gif(
        self, path: str | Path, seconds: float = 1.2, scale: float = 1, notes: bool = True
    ) -> None:
        """Write an animated picture of all moves, with their notes unless ``notes`` is false.

        Raises as `to_png` does.
        """
        frames = self._film.last
        states = [self._state_at(frame) for frame in frames]
        below = [self._note_at(frame) if notes else "" for frame in frames]
        drawings = export.svgs(states, self.words, below)
        pictures = [export.png(drawing, scale) for drawing in drawings]
        write_whole(path_of(path), export.gif(pictures, seconds))

    def _note_at(self, frame: int) -> str:
        """Return the note on the move that a picture ends, "" for none."""
        return self._film.frames[frame].step.note if frame in self._film.last else ""

    def to_html(self, path: str | Path) -> None:
        """Write the replay as one page that works by itself, without a kernel or a network.

        It opens in the language of the replay; whoever reads it can turn to another.
        """
        write_whole(path_of(path), export.html(self, langs=LANGS))
