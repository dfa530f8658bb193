"""Look-ups by the browser: facts that change nothing and take no room in a saved notebook."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from .._version import __version__
from ..core.records import Record
from .editing import choices, edited
from .face import face_of
from .intents import Unreadable, text_of
from .rule_cards import rule_card
from .session import Session

Question = Mapping[str, Any]
PACKAGES = ("anywidget", "ipywidgets", "jupyterlab", "notebook")


def no_answer(question: object) -> dict[str, Any] | None:
    """Return the reply that there is no answer to a look-up, None if it is not a look-up at all."""
    if not isinstance(question, Mapping) or type(question.get("id")) is not int:
        return None
    return {"id": question["id"], "reply": None}


def answer(session: Session, question: object) -> dict[str, Any] | None:
    """Return the reply to a look-up, None if it is not a look-up at all."""
    found = no_answer(question)
    if isinstance(question, Mapping) and found:
        ask = question.get("ask")
        reply = REPLIES.get(ask) if isinstance(ask, str) else None
        found["reply"] = reply(session, question) if reply else None
    return found


def record(session: Session, open_hands: bool = False) -> Record:
    """Write the record as the person at the screen knows it; once the game is over, all of it.

    It has a seed only with open hands, in the settings or here, as the seed would give away the
    cards of later games of the match.
    """
    nobody = session.people.players
    seat = session.me if session.me is not None else nobody
    shown = open_hands or session.settings.open_hands
    return Record.of(session.history, None if shown else seat)


def report(session: Session) -> str:
    """Write what a bug report needs: the versions and the record."""
    lines = [f"# daifugo_widget {__version__}, Python {platform.python_version()}"]
    lines += [f"# {name} {_version(name)}" for name in PACKAGES]
    lines.append(f"# {platform.system()} {platform.machine()}, {session.settings.to_dict()}")
    return "\n".join(lines) + f"\n\n{record(session)}"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _text(question: Question) -> str:
    try:
        return text_of(question, "text")
    except Unreadable:
        return ""


def _rule(session: Session, question: Question) -> Any:
    id, rules = question.get("rule"), session.match.rules
    known = rules.all_rules()
    if not isinstance(id, str) or id not in known:
        return None
    rule = rules.get(id) or known[id]()
    return rule_card(face_of(rules.game), rule, session.settings.lang, id in rules)


def _edit(session: Session, question: Question) -> Any:
    opened = question.get("open")
    opened = opened if isinstance(opened, list) else ()
    return edited(session, _text(question), opened, question.get("fresh"))


REPLIES: dict[str, Callable[[Session, Question], Any]] = {
    "hello": lambda session, question: True,
    "rule": _rule,
    "choices": lambda session, question: choices(session),
    "edit": _edit,
    "record": lambda session, question: str(record(session)),
    "report": lambda session, question: report(session),
}
"""What answers each look-up."""
