"""A table that a page draws by itself: states go out as JSON, messages come in so."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping

from ...core.words.text import LANGS, Lang, SpokenError
from ..reviewable import Reviewable
from ..session.opening import open_session
from ..session.session import Session
from ..session.settings import Settings
from ..telling.words.panels import ON_A_PAGE
from ..wire.contract import Around
from ..wire.lookups import Reply
from .query import TableQuery

Post = Callable[[str], object]
"""What hands a text to the page."""


class PageTable(Reviewable):
    """A table on a page, which ``post`` tells of each state, and of each reply to a look-up."""

    own_words = ON_A_PAGE
    log = logging.getLogger(__name__)

    def __init__(self, session: Session, post: Post) -> None:
        super().__init__(session)
        self._post = post
        self._words: dict[str, str] = {}
        self._go_on()

    def take(self, message: str) -> None:
        """Do what the page asks for."""
        self.receive(json.loads(message))

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        traits: dict[str, object] = {"state": state}
        if spoken != self._words:
            traits["words"] = self._words = spoken
        self._write({"traits": traits})

    def _send_reply(self, reply: Reply) -> None:
        self._write({"reply": reply})

    def _write(self, said: Mapping[str, object]) -> None:
        self._post(json.dumps(said, ensure_ascii=False, separators=(",", ":")))


def open_page_table(address: str, languages: str, post: Post) -> PageTable | None:
    """Open the table of an address, in the first of a browser's languages that there is.

    None if the address is wrong; the page is then told so in words.
    """
    lang = first_known(languages)
    try:
        query = TableQuery.read(address, lang)
        session = open_session(
            query.rules,
            players=query.players,
            seed=query.seed,
            settings=Settings(lang=query.lang),
        )
    except SpokenError as error:
        post(json.dumps({"wrong": error.say(lang)}, ensure_ascii=False))
        return None
    return PageTable(session, post)


def first_known(languages: str) -> Lang:
    """Return the first language of a list, such as ``ja-JP,en``, that the table speaks."""
    wanted = (each.strip().partition("-")[0] for each in languages.split(","))
    known: dict[str, Lang] = {lang: lang for lang in LANGS}
    return next((known[each] for each in wanted if each in known), "en")
