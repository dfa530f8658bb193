"""Endless drills of the trick-taking games: small deals, judged by the core."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills import phrases as say
from daifugo_widget.drills.drill_state import DrillState
from daifugo_widget.drills.game_drills import GameDrills
from daifugo_widget.drills.generator import first_drill
from daifugo_widget.drills.judging import Position, fires, lines
from daifugo_widget.drills.search import Line
from daifugo_widget.drills.task import Task

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


def _is_about(rule: str, state: DrillState) -> bool:
    """Return whether a rule acts in the lines of play that a drill leads to."""
    if rule == "follow-suit":
        return any(_has_to_follow(state, line) for line in lines(state))
    return rule not in TOLD or any(fires(line, rule) for line in lines(state))


def _has_to_follow(state: DrillState, line: Line) -> bool:
    """Return whether another player than the learner may not play every card of their hand."""
    for ply in line:
        game: Any = state.match.game
        bound = len(game.moves()) < game.hands[ply.seat].bit_count()
        if game.trick and bound and ply.seat != state.learner:
            return True
        state = ply.state
    return False
