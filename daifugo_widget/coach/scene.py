"""What a review shows at a time: a table of its own, and what its buttons do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from ..core.game.card_game import CardGame
from ..core.game.history import History
from ..core.game.moves import Answer, Move, Pass
from ..core.game.plays import Play
from ..table.drawing.game_ui import AnyUI
from ..table.drawing.prompt import idle
from ..table.session.people import People
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.storyline import Storyline
from ..table.telling.voice import Sentence, Voice
from ..table.wire.build import build, move_phrase
from ..table.wire.contract import State
from ..table.wire.intents import Does, Intent, Message, Unreadable, text_of


def reader_at(people: People, seat: int) -> People:
    """Return the people at a table as one seat sees them, who alone decides."""
    named = people.with_all_named()
    given = {each: name for each, name in named.given.items() if each != seat}
    return replace(named, humans=(seat,), bots={}, given=given, reader=seat)


class Scene(ABC):
    """One view of a review, with a session that holds what lies on its table."""

    def __init__(self, history: History, people: People, settings: Settings, seat: int) -> None:
        self.session = Session(history, people, settings)
        self.seat = seat
        self._storyline = Storyline()

    @property
    def screen(self) -> Screen:
        """The screen that shows it."""
        return self.session.screen

    @property
    def voice(self) -> Voice:
        """How its sentences are said: to the seat."""
        return Voice(self.session.settings.lang, self.seat)

    @property
    def ui(self) -> AnyUI:
        """How the game is drawn."""
        return self.session.ui

    def table(self) -> State:
        """Return the state of its table, at which nobody acts."""
        state = build(self.screen, self._storyline)
        state["can"] = [what for what in state["can"] if what == "remember"]
        return state

    @abstractmethod
    def draw(self) -> State:
        """Return the state that the browser draws."""

    def press(self, value: str) -> None:
        """Do what a button is for. Raises `Unreadable` for one that there is not."""
        raise Unreadable

    def does(self, since: Callable[[], int]) -> Does:
        """Return what the browser may ask for besides what it may at any table."""

        def press(_: Screen, message: Message) -> None:
            self.press(text_of(message, "value"))

        return {"task": Intent(press, "dropped", since)}

    def work(self) -> Callable[[], None] | None:
        """Return the next slice of work, None if none is due."""
        return None

    @property
    def stage(self) -> object:
        """Something that changes whenever work has changed what is shown."""
        return None


def at_rest(state: State, seat: int) -> State:
    """Return a state in which nothing can be played, nor anything is asked."""
    seats = state["seats"]
    for each in seats:
        each["acts"] = False
    state["plays"], state["meanings"], state["prompt"] = [], {}, idle("answer", seat, [])
    return state


def said(move: Move, game: CardGame, seat: int, voice: Voice) -> Sentence:
    """Return a move in words, as part of a sentence; the game is that before it."""
    return move_phrase(game.seen_by(seat), move, voice)


def chooses(move: Move) -> bool:
    """Return whether a move is a choice that plays no cards."""
    return isinstance(move, Answer) and not isinstance(move.value, Play)


def passes(move: Move) -> bool:
    """Return whether a move is a pass."""
    return isinstance(move, Pass)
