"""How a question is answered on the table: by the button of a choice, or by cards that are laid."""

from __future__ import annotations

from collections.abc import Callable

from ..core.words.text import Lang
from ..table.session.screen import Screen
from ..table.wire.intents import Does, Intent, Message, Unreadable, text_of
from .drawing import CHOOSE, answers
from .question import Question


def choice_of(question: Question, value: str, lang: Lang) -> str:
    """Return the choice that a button stands for. Raises `Unreadable` if it stands for none."""
    answer = value.removeprefix(CHOOSE)
    if answer == value or answer not in answers(question, lang):
        raise Unreadable
    return answer


def by_cards(take: Callable[[str], object]) -> Does:
    """Return what the browser may ask where cards are an answer: they come as at any table."""

    def lay(_: Screen, message: Message) -> None:
        take(text_of(message, "cards"))

    return {"play": Intent(lay), "why": Intent(lay), "pass": Intent(lambda _, message: None)}
