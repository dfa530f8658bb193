"""The questions on Nap and Napoleon that the tests look at, each made once."""

from __future__ import annotations

from functools import cache
from random import Random

from daifugo_widget.core.game.history import History
from daifugo_widget.games import rules_class
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.quiz.making import questions_from, questions_on
from daifugo_widget.quiz.question import Question
from tests.games.tricks.playing import TABLES, any_move

GAMES = ("nap", "napoleon")
RULES = [(game, rule) for game in GAMES for rule in rules_class(game).all_rules()]


@cache
def asked_on(game: str, rule: str) -> tuple[Question, ...]:
    return tuple(questions_on(rule, count=8, game=game))


def played(rules: TrickRuleSet, players: int, seed: int) -> History:
    """Return a deal and the one after it, played by chance."""
    rng = Random(seed)
    history = History(TrickMatch.start(rules, players, seed)).settle_chance()
    for deal in range(2):
        if deal:
            history = history.next().settle_chance()
        while not history.now.game.over:
            history = history.move(any_move(history.now.game, rng))
    return history


@cache
def from_games() -> tuple[Question, ...]:
    found: list[Question] = []
    for seed, (rules, players) in enumerate(TABLES):
        found += questions_from(played(rules, players, seed), 40, seed)
    return tuple(found)


@cache
def everything_asked() -> tuple[Question, ...]:
    return (*(question for each in RULES for question in asked_on(*each)), *from_games())


def of_kind(kind: str, game: str = "") -> list[Question]:
    games = [game] if game else list(GAMES)
    found = [q for q in everything_asked() if q.kind == kind and q.match.rules.game in games]
    assert found
    return found
