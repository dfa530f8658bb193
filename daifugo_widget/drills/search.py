"""What comes of a move in a drill, found by trying everything with the core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..core.moves import Move
from ..core.records.errors import RecordError
from . import phrases as say
from .game_drills import drills_of
from .trial import Trial

MOST_TRIALS = 20_000
"""How many positions are tried for one question before it is given up."""


class Ply(NamedTuple):
    """A move, whose it is, and the trial after it."""

    seat: int
    move: Move
    trial: Trial


Line = tuple[Ply, ...]


class Search:
    """A search for moves by which the learner reaches the goal whatever the others do."""

    def __init__(self, most: int = MOST_TRIALS) -> None:
        self.left = most

    def wins(self, trial: Trial) -> bool:
        """Return whether the goal can be reached from here. Raises `RecordError` if too far."""
        if trial.status != "open":
            return trial.status == "solved"
        found = (self.wins(ply.trial) for ply in self.plies(trial))
        return any(found) if trial.mine else all(found)

    def plies(self, trial: Trial) -> Iterator[Ply]:
        """Yield each move that may come next: any move of the learner, scripted ones of others."""
        for ply in plies(trial):
            self.left -= 1
            if self.left < 0:
                raise RecordError(say.TOO_LARGE)
            yield ply

    def solution(self, trial: Trial) -> Line:
        """Return moves that reach the goal, the others answering as they please; () if none do."""
        line: list[Ply] = []
        while trial.status == "open":
            ply = self.right(trial) if trial.mine else reply(trial)
            if ply is None:
                return ()
            line.append(ply)
            trial = ply.trial
        return tuple(line) if trial.status == "solved" else ()

    def right(self, trial: Trial) -> Ply | None:
        """Return a move of the learner that reaches the goal, at once if possible; else None."""
        winning = [ply for ply in self.plies(trial) if self.wins(ply.trial)]
        return min(winning, key=lambda ply: ply.trial.status != "solved", default=None)

    def refutation(self, trial: Trial) -> Line:
        """Return how the others answer a lost trial, up to the next decision of the learner."""
        line: list[Ply] = []
        while trial.status == "open" and not trial.mine:
            ply = self._refuting(trial)
            line.append(ply)
            trial = ply.trial
        return tuple(line)

    def rest(self, trial: Trial) -> Line:
        """Return how a lost trial may go on to its end.

        The learner ends with as few cards as possible, even by a foul, and as soon as possible.
        """
        if trial.status != "open":
            return ()
        if trial.mine:
            found = [(ply, *self.rest(ply.trial)) for ply in self.plies(trial)]
            return min(found, key=_cost)
        ply = self._refuting(trial)
        return (ply, *self.rest(ply.trial))

    def _refuting(self, trial: Trial) -> Ply:
        """Return a move that spoils the goal, at once if possible.

        If the learner is beaten already, the others leave it at that.
        """
        plies = list(self.plies(trial))
        if drills_of(trial.goal.game).is_beaten(trial.match.game, trial.learner):
            plies.reverse()
        at_once = (ply for ply in plies if ply.trial.status == "failed")
        return next(at_once, None) or next(ply for ply in plies if not self.wins(ply.trial))


def _cost(line: Line) -> tuple[int, int]:
    end = line[-1].trial
    return end.match.game.hands[end.learner].bit_count(), len(line)


def plies(trial: Trial) -> Iterator[Ply]:
    """Yield each move that may come next in a trial that is open."""
    game = trial.match.game
    told = _told(trial)
    if told is not None:
        yield told
        return
    for move in drills_of(trial.goal.game).open_moves(game):
        yield Ply(game.actor, move, trial.after(move, game.actor))


def reply(trial: Trial) -> Ply:
    """Return what the next of the others does: as scripted, else as a bot would."""
    game = trial.match.game
    return _told(trial) or _by_bot(trial, game.actor)


def _told(trial: Trial) -> Ply | None:
    """Return the move that the script or its bot makes, None if anything may come.

    A learner who is out has nothing left to decide, so a bot is enough for all others.
    """
    game = trial.match.game
    if game.actor == trial.learner:
        return None
    move = trial.told()
    if move is not None:
        return Ply(game.actor, move, trial.after(move, game.actor))
    lone = trial.script.bot or drills_of(trial.goal.game).is_done(game, trial.learner)
    return _by_bot(trial, game.actor) if lone else None


def _by_bot(trial: Trial, seat: int) -> Ply:
    game = trial.match.game
    move = trial.script.bot_move(game, f"{trial.match.seed}/{len(trial.happened)}/{seat}")
    return Ply(seat, move, trial.after(move, seat))
