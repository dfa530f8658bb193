"""The base of every table in a notebook: a widget over a session, with bots that keep a pace."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Generic, Never, Unpack, cast

import traitlets

from ..core.game.any_game import G
from ..core.game.card_game import CardGame
from ..core.game.history import History, Step
from ..core.records import Record
from .front_end import LoadedWidget
from .live_traits import LiveTraits, TraitType
from .observers import FailedObserver, failed_observer
from .served_session import ServedSession
from .session.session import Session
from .session.session_lock import with_lock
from .session.settings import Chosen
from .still.html_output import show_first
from .still.picture import name, still
from .still.table_text import table_text
from .wire.contract import Around, State
from .wire.lookups import Reply, last_move, record, screen_history

NOT_SET_UP = "its record can be read, not assigned: make another one by {maker}(record)"
SHOWN_ABOVE = "<!-- the picture stands above -->"


class SessionWidget(ServedSession, LiveTraits, LoadedWidget, Generic[G]):
    """A session that people see in a notebook and play at.

    Each setting is an attribute, to read, assign, link and observe, as are, to read and observe:
    ``game``, the game as the person at the screen knows it, ``record``, ``last_move``, ``to_act``
    and ``over``.
    """

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    picture = traitlets.Unicode().tag(sync=True)
    game: TraitType[G, Never] = cast("TraitType[G, Never]", traitlets.Any(read_only=True))

    def __init__(self, session: Session, **traits: object) -> None:
        ServedSession.__init__(self, session)
        self._blames = False  # whether a notice about a failed observer is being shown
        for key, value in traits.items():  # the first state depends on them
            setattr(self, key, value)
        self._go_on()
        self.picture = name(self.still_state())
        LoadedWidget.__init__(self)  # announces the table to the browser, so it is complete by now
        self.on_msg(lambda widget, message, _: widget.receive(message))

    # --- settings --------------------------------------------------------------------------------

    def set(self, **settings: Unpack[Chosen]) -> None:
        """Change several settings at once. Raises `ValueError` for wrong ones."""
        with self.lock:
            changed = self.session.settings
            for key, value in settings.items():
                changed = changed.but(key, value)
            self.screen.set(changed)
            self._pacer.stop()
        self._go_on()

    # --- the browser -----------------------------------------------------------------------------

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        """Hand the state to every view, and the game to its observers."""
        if spoken != self.words:
            self.words = spoken
        self.state = dict[str, object](state)
        self.set_trait("game", self._game_shown())
        self._report_changes()

    @with_lock
    def _show_settled(self) -> None:
        super()._show_settled()
        self._report_changes()  # also of moves that are not shown

    def _send_reply(self, reply: Reply) -> None:
        self.send(reply)

    def send_state(self, *args: object, **kwargs: object) -> None:
        """Send traits to the views, in the order in which they have changed."""
        with self.lock:
            super().send_state(*args, **kwargs)

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Take over traits that a view has changed."""
        with self.lock:
            super().set_state(sync_data)

    def _notify_observers(self, event: traitlets.Bunch) -> None:
        self.lock.after(partial(self._tell_observers, event))

    def _tell_observers(self, event: traitlets.Bunch) -> None:
        told_as_it_closes = event["name"] == "comm"
        self._call_others(partial(super()._notify_observers, event), not told_as_it_closes)

    def _call_others(self, call: Callable[[], object], says: bool = True) -> None:
        """Call what others have written; if it fails, the table says so and goes on."""
        failed = None
        try:
            call()
        except Exception as error:
            failed = failed_observer(error)
            if failed is None:
                raise
        if failed is not None and not sys.is_finalizing():  # else it is left with half of Python
            failed.print_traceback()
            if says:
                self._observer_failed(failed)

    def _observer_failed(self, failed: FailedObserver) -> None:
        """Show a notice about an observer, but none about that notice."""
        if self._blames:
            return
        self._blames = True
        try:
            with self.lock:
                self.screen.notice = failed.message.to(self.session.settings.lang)
                self._show()
        finally:
            self._blames = False

    def _game_shown(self) -> CardGame:
        return self.screen.view(self.session.game)

    @with_lock
    def _record(self) -> Record:
        return record(self.screen)

    @with_lock
    def _last_move(self) -> Step[Any] | None:
        return last_move(screen_history(self.screen))

    def _set_up(self, record: Record | History | Path | str) -> None:
        """Set up the position of a record. Raises `ValueError` where that is not possible."""
        raise ValueError(NOT_SET_UP.format(maker=type(self).__name__))

    def close(self) -> None:
        """Take the table away, and stop its bots."""
        if hasattr(self, "_pacer"):  # there is none if making the table failed
            self._pacer.stop()
        super().close()

    # --- as text and as a picture ----------------------------------------------------------------

    def _stored_data(self) -> dict[str, object]:
        """Return what is stored with the still picture in the file of a notebook."""
        return {}

    def still_state(self) -> State:
        """Return the state of the still picture."""
        return cast(State, self.state)  # to traitlets a state is any dictionary

    def _display_name(self) -> str | None:
        """Return the name by which the still picture can be shown anew, None if it stays."""
        return None

    def _below_still(self) -> str:
        """Return HTML that stands below the still picture, and goes with it."""
        return ""

    def _still(self) -> str:
        """Return the still picture as HTML."""
        return still(self.still_state(), self.words, self.picture, self._below_still())

    def __str__(self) -> str:
        return table_text(self.still_state(), self.words)

    # In ipywidgets 7, which Colab has, this displays the bare view, and no bundle is asked for.
    _ipython_display_ = None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, after showing the still picture as a separate output.

        The picture is what is seen when the notebook is opened again without a kernel; it gives way
        to the living widget by itself. Outside a kernel it is the widget's own HTML.
        """
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        picture = self._still()
        shown = show_first(picture, str(self), self._stored_data(), self._display_name())
        return {**data, "text/html": SHOWN_ABOVE if shown else picture}, metadata
