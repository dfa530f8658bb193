"""Checks of a rule that decides what may be played: which of some plays are legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import blanks
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.words.phrases import BOTS

from ..engine.game import Game
from ..engine.match import Match
from ..exercises.effects import without
from ..exercises.order_words import order_said
from ..exercises.self_play import house_of, players_of, positions
from .kinds_legal import Legal

LONGEST_SEARCH = 1_500
"""How many positions are looked at before there are no more checks."""
MOST_PLAYS = 40


def legal_checks(rule: type[BaseRule], rng: Random) -> Iterator[Question]:
    """Yield questions on legal plays that would be others without a rule, one of each trick."""
    place: object = None
    for looked, match in enumerate(positions(house_of(rule), rng, players_of(rule))):
        if looked == LONGEST_SEARCH:
            return
        here = match.seed, match.game.flows
        if here != place and (question := _question(rule, match, rng)):
            place = here
            yield question


def _question(rule: type[BaseRule], match: Match, rng: Random) -> Question | None:
    game = match.game
    if game.ask or blanks(game.hands[game.turn]):
        return None
    other = without(rule, match)
    if other is None or _plays(game) == _plays(other.game):
        return None
    names = tuple(name.en for name in BOTS[: game.players])
    question = Legal().make(Moment(match, None, rule, (other,), names=names), rng)
    if question is None or not question.decided:
        return None
    return replace(question, ask=(*question.ask, *order_said(game)))


def _plays(game: Game) -> set[int]:
    return {play.cards for play in game.plays()[:MOST_PLAYS]}
