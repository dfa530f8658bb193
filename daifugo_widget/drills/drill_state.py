"""A drill while it is tried: how far it has come, and whether it is solved."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..core.game.card_match import CardMatch
from ..core.game.moves import Answer, Event, Move
from .goal import Goal, Status
from .script import Script
from .words import DrillPosition


@dataclass(frozen=True)
class DrillState:
    """A match on the way to a goal, never changed: `after` returns the next.

    ``turns`` counts the turns that the learner has used (an answer is one only at the very start),
    ``ways`` are the ways of the goal that are still open, ``scripted`` the moves of the script that
    are used up.
    """

    goal: Goal
    script: Script
    learner: int
    match: CardMatch
    ways: tuple[int, ...]
    happened: tuple[Event, ...] = ()
    turns: int = 0
    begun: bool = False
    scripted: frozenset[int] = frozenset()
    status: Status = "open"

    @classmethod
    def begin(cls, goal: Goal, match: CardMatch, script: Script | None = None) -> DrillState:
        """Begin a state: the seat that acts first is the learner."""
        ways = tuple(range(len(goal.ways)))
        return cls(goal, script or Script(), match.game.actor, match, ways)

    @property
    def position(self) -> DrillPosition:
        """What a goal is judged by."""
        return DrillPosition(self.match, self.learner, self.happened)

    @property
    def mine(self) -> bool:
        """Whether the learner has to decide something."""
        return not self.match.game.over and self.match.game.actor == self.learner

    @property
    def used_up(self) -> bool:
        """Whether no turn is left: the learner would have another one, or the game is over."""
        game = self.match.game
        if game.over:
            return True
        free = self.mine and game.ask is None and self.begun
        return free and self.turns >= self.goal.turns

    def after(self, move: Move, seat: int) -> DrillState:
        """Return the state after a legal move, with what chance owes then drawn by the seed."""
        mine = seat == self.learner
        turn = mine and not (isinstance(move, Answer) and self.begun)
        state = replace(
            self._at(self.match.step(move, seat)),
            turns=self.turns + turn,
            begun=self.begun or mine,
            scripted=self._script_lines_used(move),
        )._judge()
        while state.status == "open" and state.match.game.owes_chance:
            state = state._roll()._judge()
        return state

    def script_move(self) -> Move | None:
        """Return the move that the script gives the seat to act, if it gives one."""
        found = self.script.next_move(self.match.game, self.scripted)
        return found[0] if found else None

    def _script_lines_used(self, move: Move) -> frozenset[int]:
        found = self.script.next_move(self.match.game, self.scripted)
        return self.scripted | {found[1]} if found and found[0] == move else self.scripted

    def _roll(self) -> DrillState:
        return self._at(self.match.step(self.match.roll()))

    def _at(self, match: CardMatch) -> DrillState:
        return replace(self, match=match, happened=(*self.happened, *match.game.events))

    def _judge(self) -> DrillState:
        if self.match.game.owes_chance:
            return self
        ways = self.goal.alive(self.position, self.ways)
        status = self.goal.judge(self.position, ways, self.used_up)
        return replace(self, ways=ways, status=status)
