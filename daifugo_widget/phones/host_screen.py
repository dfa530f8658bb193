"""The host's own screen in a browser, where no notebook shows the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ..core.words.text import Lang, Text
from ..table.session.screen import Screen
from ..table.telling.words.panels import ON_A_PAGE
from ..table.wire.contract import Around
from ..table.wire.lookups import Question, Reply
from .guest import Guest
from .room_address import MOST_OF_HOST

if TYPE_CHECKING:
    from .room import Room


class HostScreen(Guest):
    """The first screen of a table, whose person may do all that one may do in a notebook."""

    own_words: ClassVar[Mapping[str, Text]] = {**ON_A_PAGE, "dead": Text.of("")}
    """The page itself says why nothing comes any more."""
    most_bytes = MOST_OF_HOST
    """It may hold the record of a whole match."""

    def __init__(self, room: Room, keeps_lang: bool) -> None:
        super().__init__(room, room.table.screen)
        self._keeps_lang = keeps_lang

    @property
    def seat(self) -> int | None:
        """None: the room gives the seats of guests alone."""
        return None

    def speak(self, lang: Lang) -> None:
        if not self._keeps_lang:
            super().speak(lang)

    @property
    def shown(self) -> Screen:
        return self.room.table.shown

    def _built(self) -> Around:
        return self.room.table.first_state()

    def _more_words(self) -> Mapping[str, Text]:
        return {**super()._more_words(), **self.room.table.words_of_interlude()}

    def _looked_up(self, question: Question) -> Reply | None:
        return self.room.table.reply_to(question)

    def _take_in(self, message: object) -> None:
        if isinstance(message, Mapping) and "ask" in message:
            self._reply(message)
        else:
            self.room.table.receive(message)
