"""The questions that the tests look at, each made once, and what is read off them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from daifugo_widget.core.game.history import History
from daifugo_widget.core.records.notation import notation_of
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.quiz.making import questions_from, questions_on
from daifugo_widget.quiz.question import Question

RULES = tuple(catalogue())


@cache
def asked_on(rule: str) -> tuple[Question, ...]:
    return tuple(questions_on(rule, count=4))


@cache
def game(rules: str = "standard", seed: int = 1, moves: int = 200) -> History:
    history, rng = History(Match.start(rules, 4, seed)), Random(seed)
    while not history.now.game.over and len(history.steps) < moves:
        history = history.move(rng.choice(history.now.game.moves()))
    return history


@cache
def everything_asked() -> tuple[Question, ...]:
    found = [question for rule in RULES for question in asked_on(rule)]
    for rules in ("standard", "hatena", "everything"):
        for seed in (1, 2):
            found += questions_from(game(rules, seed), 20, seed)
    return tuple(found)


def of_kind(kind: str) -> list[Question]:
    found = [question for question in everything_asked() if question.kind == kind]
    assert found
    return found


def assert_one_can_be_right(question: Question) -> None:
    """Check that the choices read differently, and that one is right where one is asked for."""
    for lang in LANGS:
        texts = [question.write([each], lang) for each in question.choices]
        assert len(set(texts)) == len(texts)
    if question.how == "one":
        assert len(question.choices) > 1
    if question.how in ("one", "seat", "number"):
        assert len(question.right) == 1
    assert question.right


def only(question: Question) -> int:
    """Return the one right choice of a question."""
    (right,) = question.right
    assert isinstance(right, int)
    return right


def after(question: Question) -> Any:
    """Return the match after the move that a question is about."""
    assert question.after is not None
    return question.after


def true(match: Any, fact: str) -> bool:
    """Tell whether a fact of a record holds in a match."""
    return notation_of(match.rules.game).test_fact(match, fact).holds
