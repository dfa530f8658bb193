"""Points, classes and places over the games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.match import Match, Result
from ..core.text import Lang
from .phrase import Sentence
from .titles import title
from .words import phrases as w

Json = dict[str, Any]
MOST_GAMES = 24
"""The games that the table shows; the totals are those of all."""


def scores(match: Match, lang: Lang, verdict: Sentence | None) -> Json:
    """Return the score table, oldest game first."""
    return {
        "games": [_game(match, result, lang) for result in match.results[-MOST_GAMES:]],
        "hints": [hint for _, hint in _titles(match, match.results[-1:], lang)],
        "total": list(match.points),
        "label": label(match, lang),
        "verdict": verdict,
    }


def _titles(match: Match, results: Iterable[Result], lang: Lang) -> list[tuple[str, str]]:
    """Return the class of every seat in these results, and the words that explain it."""
    return [title(match.rules, klass, lang) for result in results for klass in result.classes]


def _game(match: Match, result: Result, lang: Lang) -> Json:
    return {
        "number": result.number,
        "set": result.set,
        "points": list(result.points),
        "classes": [name for name, _ in _titles(match, [result], lang)],
        "places": [result.ranking.index(seat) + 1 for seat in range(match.players)],
    }


def label(match: Match, lang: Lang) -> str:
    """Say which game of which set this is."""
    rule = match.rules.get("match")
    if rule is None:
        return w.GAME_LABEL.fill(n=match.number).to(lang)
    set_number, game = match.set_and_game
    if rule.end != "games":
        return w.SET_OPEN.fill(set=set_number, n=game).to(lang)
    return w.SET_LABEL.fill(set=set_number, sets=rule.sets, n=game, games=rule.games).to(lang)
