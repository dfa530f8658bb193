"""The base of every table in a notebook: a widget over a session, with bots that keep a pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Unpack, cast

import anywidget
import traitlets

from ..core.card_game import CardGame
from ..core.history import History
from ..core.text import Text
from ..daifugo.fault import fault_of
from ..daifugo.rule import is_own
from ..players.player import Hint
from .contract import Around, State
from .intents import handle
from .pace import AT_ONCE, Pacer, aside, has_loop, is_timed
from .picture import name, still
from .picture_output import show_first
from .questions import answer, no_answer
from .session import Session
from .settings import VALUES, Chosen
from .state import build
from .storyline import Storyline
from .tasks import asked
from .text import table_text
from .words import phrases as w
from .words import words

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = """export default { render: ({ el }) => {
  el.textContent = "The front end of daifugo_widget is not built: run `make lab` in its checkout.";
} };"""
SHOWN_ABOVE = "<!-- the picture stands above -->"


def _bundle(name: str, otherwise: str) -> Path | str:
    path = STATIC / name
    return path if path.exists() else otherwise


def _asks_for_hint(message: object) -> bool:
    return isinstance(message, Mapping) and message.get("do") == "hint"


class SessionWidget(anywidget.AnyWidget):
    """A session that people see in a notebook and play at.

    ``observe`` reports each change of ``game``, the game as the person at the screen knows it.
    """

    _esm = _bundle("widget.js", NOT_BUILT)
    _css = _bundle("widget.css", "")

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    picture = traitlets.Unicode().tag(sync=True)
    game = traitlets.Any(read_only=True)

    own_words: ClassVar[Mapping[str, Text]] = {}
    """The words that the browser needs besides those of every table."""

    def __init__(self, session: Session, **traits: Any) -> None:
        self.session = session
        self._asked_since = 0  # the version since which the task and its buttons have been the same
        self._pacer = Pacer(self._bots_may_move, self._bot_moves)
        self._storyline = Storyline()
        for key, value in traits.items():  # the first state depends on them
            setattr(self, key, value)
        self._go_on()
        self.picture = name(self.pictured())
        super().__init__()  # announces the table to the browser, so it is complete by now
        self.on_msg(lambda widget, message, _: widget.receive(message))

    # --- settings --------------------------------------------------------------------------------

    def set(self, **settings: Unpack[Chosen]) -> None:
        """Change settings, such as ``lang`` or ``pace``. Raises `ValueError` for wrong ones."""
        changed = self.session.settings
        for key, value in settings.items():
            changed = changed.but(key, value)
        self.session.set(changed)
        self._pacer.stop()
        self._go_on()

    def __setattr__(self, name: str, value: Any) -> None:
        if name in VALUES:
            raise AttributeError(f"a setting is changed by a call: set({name}={value!r})")
        super().__setattr__(name, value)

    # --- bots ------------------------------------------------------------------------------------

    def _go_on(self, waiting: bool = True) -> None:
        """Show the table, and let the bots move: at a pace, or at once.

        If nobody is ``waiting`` for it to return, it does not hold up the loop while bots think.
        """
        pace = self.session.settings.pace
        timed = is_timed(pace) and not (waiting and pace == AT_ONCE)
        if not timed and self._bots_may_move():
            self.session.settle()
        self._show_settled()
        if timed:
            self._pacer.start(pace)

    def _show_settled(self) -> None:
        """Show the table, but nothing in between while bots move at once."""
        if self.session.settings.pace != AT_ONCE or not self._bots_may_move():
            self._show()
        else:
            self.session.version += 1  # what the views show is out of date all the same

    def _bots_may_move(self) -> bool:
        settings = self.session.settings
        return self.session.bots_turn and not settings.paused and settings.pace != "step"

    async def _bot_moves(self) -> None:
        """Let one bot think and move; if it fails, say so and pause the others."""
        history = self.session.history
        try:
            move = await aside(self.session.thought())
            if self.session.history is not history:
                return  # the game has gone on without this thought
            self.session.step(move)
        except Exception as error:
            self._failed("a bot's move", error)
            self.session.set(self.session.settings.but("paused", True))
        self._show_settled()

    async def _advise(self, think: Callable[[], Hint], history: History) -> None:
        """Show the hint for a history, unless the game has moved on meanwhile.

        Messages may come in before the hint is found; it could then reach the wrong player.
        """
        try:
            hint = await aside(think)
        except Exception as error:
            self._failed("the hint", error)
        else:
            if self.session.history is not history:
                return
            self.session.advise(hint)
        self._show()

    # --- the browser -----------------------------------------------------------------------------

    def _show(self) -> None:
        """Hand the state to every view, and the game to its observers."""
        session = self.session
        session.version += 1
        face = session.face
        spoken = words(session.settings.lang, {**self.own_words, **face.words})
        if spoken != self.words:
            self.words = spoken
        state = self._built()
        if asked(state) != asked(self.state):
            self._asked_since = session.version
        self.state = dict[str, Any](state)
        self.set_trait("game", self._game_shown())

    def _built(self) -> Around:
        """Return the state that goes to the views."""
        return self._table()

    def _table(self) -> State:
        """Return the state of the table that is played at."""
        return build(self.session, self._storyline)

    def _game_shown(self) -> CardGame:
        return self.session.seen(self.session.game)

    def receive(self, message: object) -> None:
        """Answer a look-up, or do what a person wants; a failure is shown, not raised.

        Every message from the browser comes in here; ``js/src/state.ts`` lists them.
        """
        try:
            self._take_in(message)
        except Exception as error:
            self._failed("a message from the browser", error)
            self._show()

    def _failed(self, what: str, error: Exception) -> None:
        """Log an error and show a notice; if a rule of your own failed, it says which and how."""
        self.log.error("daifugo_widget: %s", what, exc_info=error)
        fault, said = fault_of(error), w.BROKEN
        if fault is not None and is_own(fault.rule):
            rule = fault.rule.short_names
            said = w.RULE_FAILED.fill(**{**fault._asdict(), "rule": rule})
        self.session.notice = said.to(self.session.settings.lang)

    def _take_in(self, message: object) -> None:
        if isinstance(message, Mapping) and "ask" in message:
            self._reply(message)
            return
        session = self.session
        think = session.advice() if has_loop() and _asks_for_hint(message) else None
        if think is not None:
            self._advising = asyncio.ensure_future(self._advise(think, session.history))
            return
        before, shown = (session.history, session.settings), session.version
        self._do(message)
        if self.session.version > shown:
            return  # what was done has shown itself
        if before != (self.session.history, self.session.settings):
            self._pacer.stop()
        self._go_on(waiting=False)

    def _reply(self, question: Mapping[str, Any]) -> None:
        """Answer a look-up; if it fails the browser is told so, or it would think Python gone."""
        reply = no_answer(question)
        try:
            reply = self._looked_up(question)
        finally:
            if reply is not None:
                self.send(reply)

    def _looked_up(self, question: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the reply to a look-up."""
        return answer(self.session, question)

    def _do(self, message: object) -> None:
        """Do what a person wants."""
        handle(self.session, message)

    def close(self) -> None:
        """Take the table away, and stop its bots."""
        if hasattr(self, "_pacer"):  # there is none if making the table failed
            self._pacer.stop()
        super().close()

    # --- as text and as a picture ----------------------------------------------------------------

    def _kept(self) -> dict[str, Any]:
        """Return what is stored with the still picture in the file of a notebook."""
        return {}

    def pictured(self) -> State:
        """Return the state of the still picture."""
        return cast(State, self.state)  # to traitlets a state is any dictionary

    def __str__(self) -> str:
        return table_text(self.pictured(), self.words)

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
        picture = still(self.pictured(), self.words, self.picture)
        shown = show_first(picture, str(self), self._kept())
        return {**data, "text/html": SHOWN_ABOVE if shown else picture}, metadata
