"""Drills without end of the trick-taking games: small deals, judged by the core."""

from __future__ import annotations

from random import Random
from typing import Any

from ...core.errors import SpokenError
from ...drills import phrases as say
from ...drills.game_drills import GameDrills, NotMade
from ...drills.generator import finished
from ...drills.goal import Goal
from ...drills.judging import Judge, Position, fires, lines
from ...drills.search import Line
from ...drills.task import Task
from ...drills.trial import Trial
from .laying import LAID_OUT, Place

MOST_DEALS = 200
CHOICE = 3
"""This many first moves at least make a question; with two of them it is only asked in need."""
TOLD = ("trumps", "same-two", "yoromeki", "card-order", "joker")
"""The rules of which a trick tells when they have acted."""


def deal(drills: GameDrills, rule_id: str, level: int, seed: int) -> Task:
    """Deal a drill about a rule; raise as `GameDrills.deal` does."""
    rule = drills.rules.find(rule_id)
    lay_out = LAID_OUT[drills.game].get(rule_id)
    if lay_out is None:
        raise SpokenError(say.NOTHING_TO_PLAY.fill(rule=rule.short_names))
    place = Place(drills, rule, level, Random(f"{drills.game}/{rule_id}/{level}/{seed}"))
    judge = Judge()
    for at in range(MOST_DEALS):
        record, goals = lay_out(place)
        position = Position(record, rule)
        least = CHOICE if at < MOST_DEALS // 2 else 2
        goal = next((goal for goal in goals if _is_drill(judge, position, goal, least)), None)
        if goal is not None:
            return finished(position, goal, level, seed)
        if judge.spent:
            break
    raise NotMade(say.NOT_MADE.fill(rule=rule.short_names, level=level))


def _is_drill(judge: Judge, position: Position, goal: Goal, least: int) -> bool:
    about = position.rule.id
    return judge.is_drill(position, goal, least) and _is_about(
        about, Trial.begin(goal, position.match)
    )


def _is_about(rule: str, trial: Trial) -> bool:
    """Tell whether a rule acts in what comes of the first moves."""
    if rule == "follow-suit":
        return any(_has_to_follow(trial, line) for line in lines(trial))
    return rule not in TOLD or any(fires(line, rule) for line in lines(trial))


def _has_to_follow(trial: Trial, line: Line) -> bool:
    """Tell whether one of the others cannot play all cards of a hand."""
    for ply in line:
        game: Any = trial.match.game
        bound = len(game.moves()) < game.hands[ply.seat].bit_count()
        if game.trick and bound and ply.seat != trial.learner:
            return True
        trial = ply.trial
    return False
