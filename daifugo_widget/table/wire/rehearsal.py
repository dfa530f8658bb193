"""Drawing what is loaded before it takes the place of what is on the table."""

from __future__ import annotations

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records.phrases import CANNOT_ACT
from daifugo_widget.core.words.text import SpokenError

from ..session.saving import Opened
from ..session.session import Session
from ..still.picture import svg
from ..telling.storyline import Storyline
from ..telling.words import words
from .build import build


def set_up(session: Session, opened: Opened) -> None:
    """Go on with a record that has been opened, if it can be drawn; nothing changes if it cannot.

    Raises `SpokenError`.
    """
    replacement = session.replacement(opened.history)
    rehearse(replacement)
    session.take_over(replacement)
    if said := opened.notice():
        for screen in session.screens:
            told = said.to(screen.settings.lang), screen.notice
            screen.notice = " ".join(filter(None, told))


def rehearse(session: Session) -> None:
    """Draw a session as its table and its picture would: what cannot be drawn raises here.

    Raises `SpokenError` for a position in which nobody can act.
    """
    if refusal := session.game.stuck():
        raise SpokenError(CANNOT_ACT.fill(seat=SEATS[session.game.actor], why=refusal.text))
    state = build(session.screen, Storyline())
    svg(state, words(session.settings.lang, session.ui.words))
