"""What a drill of a lesson has to be, so that nobody passes it by luck or without its rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..core.game.card_match import CardMatch
from ..core.game.moves import Move, acting_rules
from ..core.records.errors import RecordError
from ..core.rules.rule import BaseRule
from .difficulty import difficulty_of
from .drill_state import DrillState
from .game_drills import drills_of
from .judging import Position, fires
from .search import Line, Ply, Search
from .task import DIFFICULTY, Task

LEAST_MOVES, MOST_RIGHT = 4, 0.25
"""How many first moves there are at least, and what share of them is right at most."""


def shortcomings(task: Task) -> list[str]:
    """Say in what a drill falls short of what one in a lesson has to be; [] if in nothing."""
    return list(_shortcomings(task))


def is_standard(task: Task) -> bool:
    """Return whether a drill falls short in nothing. Raises `RecordError` if that is too far."""
    search = task.search()
    moves = list(search.plies(task.start))
    right = islice((ply for ply in moves if search.wins(ply.state)), _most_right(moves) + 1)
    is_hard = len(moves) >= LEAST_MOVES and 0 < len(list(right)) <= _most_right(moves)
    return is_hard and not shortcomings(task)


def _most_right(moves: list[Ply]) -> int:
    """Return how many of some first moves are right at most."""
    return int(MOST_RIGHT * len(moves))


def _shortcomings(task: Task) -> Iterator[str]:
    """Yield what is missing, what is quickly found first. Raises `RecordError` if it is too far."""
    search = task.search()
    moves = list(search.plies(task.start))
    if len(moves) < LEAST_MOVES:
        yield f"{len(moves)} first moves, not {LEAST_MOVES} or more"
    right = [ply for ply in moves if search.wins(ply.state)]
    if not right:
        yield "no first move is right"
    if len(right) > _most_right(moves):
        yield f"{len(right)} of {len(moves)} first moves are right, more than a quarter"
    rule = _rule(task)
    if rule.frame:
        return
    others = [DrillState.begin(task.goal, match, task.start.script) for match in _without(task)]
    acts = any(_acts(rule.id, line, others) for line in solutions(task, right))
    if not acts and not any(_spoils(task, other, right) for other in others):
        yield f"{rule.id} does not act in a solution"
    if not _is_needed(task, right, others):
        yield f"without {rule.id} the same first moves are right"


def solutions(task: Task, right: list[Ply]) -> Iterator[Line]:
    """Yield a line to the goal for each right first move."""
    for ply in right:
        yield (ply, *task.search().solution(ply.state))


def _rule(task: Task) -> type[BaseRule]:
    return drills_of(task.game).catalogue[str(task.rule)]


def _without(task: Task) -> list[CardMatch]:
    """Return the position without the rule, if it is one."""
    return Position(task.record, _rule(task)).alike


def _acts(rule: str, line: Line, others: list[DrillState]) -> bool:
    """Return whether a rule acts in a line, or makes a move of it possible."""
    return fires(line, rule) or not all(_is_possible(line, other) for other in others)


def _spoils(task: Task, other: DrillState, right: list[Ply]) -> bool:
    """Return whether the rule acts against a line that would be right without it."""
    known, search, start = {ply.move for ply in right}, task.search(), task.start
    for ply in _right(search, other):
        if ply.move not in known:
            line = (ply, *search.solution(ply.state))
            return str(task.rule) in acting_rules(_states_after(line, start)[-1].happened)
    return False


def _states_after(line: Line, state: DrillState) -> list[DrillState]:
    """Return the states that some moves lead to from another one, as far as they can be made."""
    states = [state]
    for ply in line:
        game = states[-1].match.game
        if game.over or game.actor != ply.seat or ply.move not in game.moves():
            break
        states.append(states[-1].after(ply.move, ply.seat))
    return states


def _is_possible(line: Line, state: DrillState) -> bool:
    """Return whether some moves can be made one after the other in another state."""
    return len(_states_after(line, state)) > len(line)


def _is_needed(task: Task, right: list[Ply], others: list[DrillState]) -> bool:
    """Return whether other first moves are right without the rule."""
    moves = {ply.move for ply in right}
    found = (_right_moves(task.search(), other) for other in others)
    return any(other is not None and other != moves for other in found)


def _right_moves(search: Search, state: DrillState) -> set[Move] | None:
    """Return the first moves that are right, None if that is too far to try."""
    try:
        return {ply.move for ply in _right(search, state)}
    except RecordError:
        return None


def _right(search: Search, state: DrillState) -> list[Ply]:
    """Return the first moves that are right. Raises `RecordError` if that is too far to try."""
    return [ply for ply in search.plies(state) if search.wins(ply.state)]


def rated(task: Task) -> Task:
    """Return a drill whose record says how hard it is."""
    return Task(task.record.with_entries(**{DIFFICULTY: str(difficulty_of(task))}))
