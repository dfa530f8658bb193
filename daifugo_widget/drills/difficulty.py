"""How hard a drill is, from 1 to 5: how far one has to look ahead, how rarely luck solves it."""

from __future__ import annotations

from .drill_state import DrillState
from .search import Search, reply
from .task import Task

HARDEST = 5
FAR, FEW_MOVES = 3, 5
"""From how many turns a drill is far, and below how many first moves it is easy to look through."""
RARE, VERY_RARE = 0.05, 0.01
"""Below which share of lines at random solves a drill for luck to be rare."""


def difficulty_of(task: Task) -> int:
    """Return how hard a drill is. Raises `RecordError` if there is too much to try."""
    start, luck = task.start, luck_of(task)
    first = list(task.search().plies(start))
    bot = start.script.bot_move(start.match.game, start.match.seed)
    deceives = bot not in {ply.move for ply in task.right_moves}
    grade = 1 + (task.goal.turns >= FAR) + (luck < RARE) + (luck < VERY_RARE) + deceives
    return max(1, min(HARDEST, grade - (len(first) < FEW_MOVES)))


def luck_of(task: Task) -> float:
    """Return which share of lines solves a drill if the learner makes any move at all each time."""
    return _luck(task.search(), task.start)


def _luck(search: Search, state: DrillState) -> float:
    if state.status != "open":
        return float(state.status == "solved")
    if not search.wins(state):
        return 0.0
    if not state.mine:
        return _luck(search, reply(state).state)
    plies = list(search.plies(state))
    return sum(_luck(search, ply.state) for ply in plies) / len(plies)
