"""Endless drills of the trick-taking games: small deals, judged by the core."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from ...core.errors import SpokenError
from ...drills import phrases as say
from ...drills.game_drills import GameDrills
from ...drills.generator import first_drill
from ...drills.judging import Position, fires, lines
from ...drills.search import Line
from ...drills.task import Task
from ...drills.trial import Trial
from .laying import LAID_OUT, Place

MOST_DEALS = 200
TOLD = ("trumps", "same-two", "yoromeki", "card-order", "joker")
"""The rules that a trick names in its events when they have acted."""


def deal(drills: GameDrills, rule_id: str, level: int, seed: int) -> Task:
    """Deal a drill about a rule. Raises the errors of `GameDrills.deal`."""
    rule = drills.rules.find(rule_id)
    lay_out = LAID_OUT[drills.game].get(rule_id)
    if lay_out is None:
        raise SpokenError(say.NOTHING_TO_PLAY.fill(rule=rule.short_names))
    place = Place(drills, rule, level, Random(f"{drills.game}/{rule_id}/{level}/{seed}"))
    laid = (lay_out(place) for _ in range(MOST_DEALS))
    dealt = ((Position(record, rule), goals) for record, goals in laid)
    return first_drill(rule, level, dealt, MOST_DEALS // 2, partial(_is_about, rule_id))


def _is_about(rule: str, trial: Trial) -> bool:
    """Return whether a rule acts in the lines of play that a drill leads to."""
    if rule == "follow-suit":
        return any(_has_to_follow(trial, line) for line in lines(trial))
    return rule not in TOLD or any(fires(line, rule) for line in lines(trial))


def _has_to_follow(trial: Trial, line: Line) -> bool:
    """Return whether another player than the learner may not play every card of their hand."""
    for ply in line:
        game: Any = trial.match.game
        bound = len(game.moves()) < game.hands[ply.seat].bit_count()
        if game.trick and bound and ply.seat != trial.learner:
            return True
        trial = ply.trial
    return False
