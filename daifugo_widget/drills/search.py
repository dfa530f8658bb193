"""What comes of a move in a drill, found by trying everything with the core."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from ..core.game.moves import Move
from ..core.records.errors import RecordError
from . import phrases as say
from .drill_state import DrillState
from .game_drills import drills_of

MOST_TRIALS = 20_000
"""How many positions are tried for one question before it is given up."""
seconds_of_work = getattr(time, "thread_time", time.process_time)
"""How many seconds of processor this thread has taken; a browser's Python has no threads."""


class Ply(NamedTuple):
    """A move, whose it is, and the state after it."""

    seat: int
    move: Move
    state: DrillState


Line = tuple[Ply, ...]


class Search:
    """A search for moves by which the learner reaches the goal whatever the others do.

    It is given up after so many positions, or so many seconds of work.
    """

    def __init__(self, most: int = MOST_TRIALS, seconds: float = inf) -> None:
        self.left, self._ends = most, seconds_of_work() + seconds

    def wins(self, state: DrillState) -> bool:
        """Return whether the goal can be reached from here. Raises `RecordError` if too far."""
        if state.status != "open":
            return state.status == "solved"
        found = (self.wins(ply.state) for ply in self.plies(state))
        return any(found) if state.mine else all(found)

    def plies(self, state: DrillState) -> Iterator[Ply]:
        """Yield each move that may come next: any move of the learner, scripted ones of others."""
        for ply in plies(state):
            self.left -= 1
            if self.left < 0 or seconds_of_work() > self._ends:
                raise RecordError(say.TOO_LARGE)
            yield ply

    def solution(self, state: DrillState) -> Line:
        """Return moves that reach the goal, the others answering as they please; () if none do."""
        line: list[Ply] = []
        while state.status == "open":
            ply = self.right(state) if state.mine else reply(state)
            if ply is None:
                return ()
            line.append(ply)
            state = ply.state
        return tuple(line) if state.status == "solved" else ()

    def right(self, state: DrillState) -> Ply | None:
        """Return a move of the learner that reaches the goal, at once if possible; else None."""
        winning = [ply for ply in self.plies(state) if self.wins(ply.state)]
        return min(winning, key=lambda ply: ply.state.status != "solved", default=None)

    def refutation(self, state: DrillState) -> Line:
        """Return how the others answer a lost state, up to the next decision of the learner."""
        line: list[Ply] = []
        while state.status == "open" and not state.mine:
            ply = self._refuting(state)
            line.append(ply)
            state = ply.state
        return tuple(line)

    def rest(self, state: DrillState) -> Line:
        """Return how a lost state may go on to its end.

        The learner ends with as few cards as possible, even by a foul, and as soon as possible.
        """
        if state.status != "open":
            return ()
        if state.mine:
            found = [(ply, *self.rest(ply.state)) for ply in self.plies(state)]
            return min(found, key=_cost)
        ply = self._refuting(state)
        return (ply, *self.rest(ply.state))

    def _refuting(self, state: DrillState) -> Ply:
        """Return a move that spoils the goal, at once if possible.

        If the learner is beaten already, the others leave it at that.
        """
        plies = list(self.plies(state))
        if drills_of(state.goal.game).is_beaten(state.match.game, state.learner):
            plies.reverse()
        at_once = (ply for ply in plies if ply.state.status == "failed")
        return next(at_once, None) or next(ply for ply in plies if not self.wins(ply.state))


def _cost(line: Line) -> tuple[int, int]:
    end = line[-1].state
    return end.match.game.hands[end.learner].bit_count(), len(line)


def plies(state: DrillState) -> Iterator[Ply]:
    """Yield each move that may come next in a state that is open."""
    game = state.match.game
    told = _forced_ply(state)
    if told is not None:
        yield told
        return
    for move in drills_of(state.goal.game).open_moves(game):
        yield Ply(game.actor, move, state.after(move, game.actor))


def reply(state: DrillState) -> Ply:
    """Return what the next of the others does: as scripted, else as a bot would."""
    game = state.match.game
    return _forced_ply(state) or _by_bot(state, game.actor)


def _forced_ply(state: DrillState) -> Ply | None:
    """Return the move that the script or its bot makes, None if anything may come.

    A learner who is out has nothing left to decide, so a bot is enough for all others.
    """
    game = state.match.game
    if game.actor == state.learner:
        return None
    move = state.script_move()
    if move is not None:
        return Ply(game.actor, move, state.after(move, game.actor))
    lone = state.script.bot or drills_of(state.goal.game).is_done(game, state.learner)
    return _by_bot(state, game.actor) if lone else None


def _by_bot(state: DrillState, seat: int) -> Ply:
    game = state.match.game
    move = state.script.bot_move(game, f"{state.match.seed}/{len(state.happened)}/{seat}")
    return Ply(seat, move, state.after(move, seat))
