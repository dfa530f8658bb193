"""The state that the browser draws of a quiz: the position, and the question on it."""

from __future__ import annotations

from typing import Any

from ..core.history import History
from ..core.moves import SEATS
from ..core.rule import CATALOGUE
from ..core.text import Lang, Text
from ..replay.film import Film
from ..replay.watching import composed, watching
from ..table.phrase import Sentence, Voice
from ..table.plain import split
from ..table.session import Session
from .question import Question
from .round import Round, Try
from .said import joined

Json = dict[str, Any]
NO_RULER: Json = {"cells": [], "reversed": False, "label": ""}
ANSWERED_BY: dict[str, tuple[str, ...]] = {
    "ruler": ("strongest", "order"),
    "rules": ("rule",),
    "turn": ("begins",),
}
"""What on the table would answer which kinds of questions, and so is not shown with them."""


def drawn(session: Session, round: Round, title: Text) -> Json:
    """Return the state: all hands open, the seat that is asked about in front.

    Once the question is done the table shows what has come of the move.
    """
    question, lang = round.question, session.settings.lang
    match = (question.after if round.now.done else None) or question.match
    film = Film(History(match), session.people, Voice(lang))
    state = composed(watching(session), film.draw(film.frames[0]), None)
    state |= _in_front(state["seats"], question.seat)
    state |= {"title": title.to(lang), "quiz": _quiz(session, round, title)}
    state["prompt"]["text"] = state["quiz"]["ask"]
    return state if round.now.done else _without_answer(state, question)


def _in_front(seats: list[Json], seat: int) -> Json:
    """Return the seats from one on, whose hand lies in front."""
    at = next(at for at, each in enumerate(seats) if each["seat"] == seat)
    me, *others = [*seats[at:], *seats[:at]]
    return {"me": seat, "seats": [{**me, "hand": None}, *others], "hand": split(me["hand"])}


def _without_answer(state: Json, question: Question) -> Json:
    hidden = {what for what, kinds in ANSWERED_BY.items() if question.kind in kinds}
    if "ruler" in hidden:
        state["ruler"] = NO_RULER
    if "rules" in hidden:
        state |= {"rules": [], "next_rules": ""}
    if "turn" in hidden:
        state["seats"] = [{**seat, "acts": False} for seat in state["seats"]]
        state["actor"] = question.seat
    return state


def _quiz(session: Session, round: Round, title: Text) -> Json:
    question, tried, lang = round.question, round.now, session.settings.lang
    voice = Voice(lang)
    return {
        "number": min(round.at, len(round.questions) - 1),
        "of": len(round.questions),
        "kind": question.kind,
        "how": question.how,
        "ask": joined(voice, question.ask),
        "choices": [_unlinked(choice.say(voice)) for choice in question.choices],
        "seats": list(range(question.match.players)) if question.how == "seat" else [],
        "status": _status(tried),
        "given": _given(question, tried),
        "right": _right(question) if tried.done else [],
        "said": joined(voice, tried.said),
        "rules": [_rule(id, lang) for id in question.rules] if tried.tries or tried.done else [],
        "results": {"right": round.results.right, "done": round.results.asked},
        "can": _can(round),
    }


def _unlinked(sentence: Sentence) -> Sentence:
    """Return a sentence without links: a choice is pressed as a whole."""
    return [str(part[2]) if part[0] in ("r", "t") else part for part in sentence]


def _status(tried: Try) -> str:
    if tried.solved:
        return "right"
    return "shown" if tried.shown else "wrong" if tried.tries else "open"


def _given(question: Question, tried: Try) -> list[int | str]:
    """Return the latest answer as the browser would send it."""
    if not tried.tries:
        return []
    return _as_sent(question, question.given(tried.given))


def _right(question: Question) -> list[int | str]:
    return _as_sent(question, question.right)


def _as_sent(question: Question, answer: frozenset[int | str]) -> list[int | str]:
    found: list[int | str] = sorted(answer, key=str)
    if question.how == "seat":
        return [SEATS[int(seat)] for seat in found]
    return [int(at) + 1 for at in found] if question.choices else found


def _can(round: Round) -> list[str]:
    """List what can be done now."""
    tried, last = round.now, round.at + 1 >= len(round.questions)
    possible = {
        "answer": not tried.done,
        "show": not tried.done,
        "next": not last,
        "again": all(each.done for each in round.tried),
    }
    return [what for what, open_now in possible.items() if open_now]


def _rule(id: str, lang: Lang) -> Json:
    return {"id": id, "name": CATALOGUE[id].short_names.to(lang)}
