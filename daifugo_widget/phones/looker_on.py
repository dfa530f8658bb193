"""Somebody who looks on at a table of a class, and sees no hand as long as its game runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ..core.words.text import Lang, Text
from ..table.served_screen import ServedScreen
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock
from ..table.session.settings import Settings
from ..table.wire.intents import handle
from ..table.wire.lookups import Question, Reply, answer, no_answer
from .guest import GUEST_DOES, LOOKED_UP, Guest

if TYPE_CHECKING:
    from .room import Room

MAY_ASK = (*LOOKED_UP, "bundle")
MAY_DO = {act: GUEST_DOES[act] for act in ("set", "calm")}
"""What somebody may do who looks on: choose how the table looks to them."""


class LookerOn(Guest):
    """A guest without a seat, who is shown the table also while it waits for others."""

    own_words: ClassVar[Mapping[str, Text]] = {}
    """The projector shows the table in a notebook."""

    def __init__(self, room: Room, lang: Lang) -> None:
        session = room.table.session
        super().__init__(room, Screen(session, Settings(lang=lang), ()))

    @with_lock
    def _show(self) -> None:
        if self.phones:
            ServedScreen._show(self)

    def _looked_up(self, question: Question) -> Reply | None:
        allowed = question.get("ask") in MAY_ASK
        return answer(self.screen, question) if allowed else no_answer(question)

    def _take_in(self, message: object) -> None:
        if isinstance(message, dict) and "ask" in message:
            self._reply(message)
        else:
            self._take_in_wish(message)

    @with_lock
    def _take_in_wish(self, message: object) -> None:
        handle(self.screen, message, MAY_DO)
        self._show()
