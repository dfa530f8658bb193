"""Look-ups by the browser: facts that change nothing and take no room in a saved notebook."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from itertools import takewhile
from typing import Any

from daifugo_widget._version import __version__
from daifugo_widget.core.game.history import History, Step
from daifugo_widget.core.game.moves import CHANCE
from daifugo_widget.core.records import Record, titles_of
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.core.words.translations import _

from ..drawing.game_ui import ui_of
from ..drawing.rule_cards import rule_card
from ..session.redaction import known_history, without_seed
from ..session.screen import Screen
from ..session.strengths import strengths_of
from .editing import check_line, choices
from .intents import MOST_IN_RULES, MOST_LETTERS, Unreadable, text_of
from .rule_contract import Edited, Names, RuleCard, Strength
from .statistics_contract import KeptGames

Question = Mapping[str, object]
Reply = dict[str, Any]
UNTITLED = _("Record {n}")
LONGEST_TITLE = 200
PACKAGES = ("anywidget", "ipywidgets", "jupyterlab", "notebook")


def no_answer(question: object) -> Reply | None:
    """Return the reply that there is no answer to a look-up, None if it is not a look-up at all."""
    if not isinstance(question, Mapping) or type(question.get("id")) is not int:
        return None
    return {"id": question["id"], "reply": None}


def answer(screen: Screen, question: object) -> Reply | None:
    """Return the reply to a look-up, None if it is not a look-up at all."""
    found = no_answer(question)
    if isinstance(question, Mapping) and found:
        ask = question.get("ask")
        reply = REPLIES.get(ask) if isinstance(ask, str) else None
        found["reply"] = reply(screen, question) if reply else None
    return found


def record(screen: Screen) -> Record:
    """Write the record as the person at the screen knows it; once the game is over, all of it.

    It has a seed only with open hands, as the seed would give away the cards of later games of the
    match.
    """
    nobody = screen.session.people.players
    seat = screen.me if screen.me is not None else nobody
    return Record.of(screen.session.history, None if screen.settings.open_hands else seat)


def record_text(screen: Screen) -> str:
    """Write the record as text; of a game that cannot be written, a comment that says why."""
    try:
        return str(record(screen))
    except SpokenError as error:
        return f"# {error.say(screen.settings.lang)}"


def screen_history(screen: Screen) -> History:
    """Return what has happened as the person at the screen knows it; once a game is over, all.

    It has the seed of the match only with open hands.
    """
    history = screen.session.history
    if screen.settings.open_hands:
        return history
    return without_seed(history) if history.now.game.over else known_history(history, screen.me)


def last_move(history: History) -> Step[Any] | None:
    """Return the latest step in which a seat has moved, None if none has since the deal."""
    since_deal = takewhile(lambda step: step.move is not None, reversed(history.steps))
    return next((step for step in since_deal if step.seat != CHANCE), None)


def report(screen: Screen) -> str:
    """Write what a bug report needs: the versions and the record."""
    lines = [f"# daifugo_widget {__version__}, Python {platform.python_version()}"]
    lines += [f"# {name} {_version(name)}" for name in PACKAGES]
    lines.append(f"# {platform.system()} {platform.machine()}, {screen.settings.to_dict()}")
    return "\n".join(lines) + f"\n\n{record_text(screen)}"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _text(question: Question, most: int = MOST_LETTERS) -> str:
    try:
        return text_of(question, "text", most)
    except Unreadable:
        return ""


def _rule(screen: Screen, question: Question) -> RuleCard | None:
    id, rules = question.get("rule"), screen.session.match.rules
    known = rules.all_rules()
    if not isinstance(id, str) or id not in known:
        return None
    rule = rules.get(id) or known[id]()
    return rule_card(ui_of(rules.game), rule, screen.settings.lang, id in rules)


def _players(screen: Screen, question: Question) -> list[Strength]:
    offered = strengths_of(screen.session.match.rules.game)
    return [
        {"name": name, "title": _in_each_language(title), "about": _in_each_language(about)}
        for name, title, about in offered
    ]


def _in_each_language(text: Text) -> Names:
    return {"en": text.en, "ja": text.ja, "ko": text.ko}


def _edit(screen: Screen, question: Question) -> Edited:
    opened = question.get("open")
    opened = opened if isinstance(opened, list) else ()
    return check_line(screen, _text(question, MOST_IN_RULES), opened, question.get("fresh"))


def _titles(screen: Screen, question: Question) -> list[str]:
    """Return what the records of a text are called: by their titles, or else by their numbers."""
    try:
        titles = titles_of(_text(question))
    except SpokenError:
        return []
    lang = screen.settings.lang
    numbers = [UNTITLED.fill(n=at).to(lang) for at in range(1, len(titles) + 1)]
    return [title[:LONGEST_TITLE] or n for title, n in zip(titles, numbers, strict=True)]


def _games(screen: Screen, question: Question) -> KeptGames | None:
    """Return the games of the person at the table, whom nobody else can ask about them."""
    log = screen.session.log
    if log is None or not log.has_statistics or screen is not screen.session.screen:
        return None
    return log.shown(screen.settings.lang)


def _bundle(screen: Screen, question: Question) -> object:
    from ..front_end import front_end  # which a table without a notebook has no need of

    return front_end()


REPLIES: dict[str, Callable[[Screen, Question], object]] = {
    "hello": lambda screen, question: True,
    "players": _players,
    "rule": _rule,
    "choices": lambda screen, question: choices(screen),
    "edit": _edit,
    "titles": _titles,
    "record": lambda screen, question: record_text(screen),
    "report": lambda screen, question: report(screen),
    "games": _games,
    "bundle": _bundle,
}
"""What answers each look-up."""
