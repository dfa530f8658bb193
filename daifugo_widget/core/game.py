"""One game: the step from a position to the next, and all that a play sets going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from .cards import show
from .legality import Legality
from .moves import NOBODY, Answer, Ask, Call, Job, Move, Pass
from .plays import Play
from .refusal import IllegalMove
from .rule import STAGES

Step = Callable[["Game", int, Play], None]
FINISH = STAGES.index("finish")


class Game(Legality):
    """A position of one deal, with what may be done in it.

    A game is never changed: `step` and `move` return a new one, whose ``events`` are what the step
    told.
    """

    # --- one step --------------------------------------------------------------------------------

    def move(self, move: Move, seat: int | None = None) -> Self:
        """Return the game after a move; raise `IllegalMove` where it is refused."""
        seat = self.actor if seat is None else seat
        if refusal := self.why_not(seat, move):
            raise IllegalMove(refusal)
        return self.step(move, seat)

    def step(self, move: Move, seat: int | None = None) -> Self:
        """Return the game after a move that `moves` lists; another move is not checked."""
        new = self.copy()
        new.events = ()
        if move.__class__ is Play:
            new.lay(new.turn, move)
            new._run_play(new.turn, move, 0, None)
        elif move.__class__ is Pass:
            new._pass()
        elif isinstance(move, Answer):
            new._answer(move)
        elif isinstance(move, Call):
            new.rules[move.rule].called(new, new.actor if seat is None else seat)
        while new.agenda and new.agenda[0].__class__ is Job:
            new._resume()
        if not (new.live >> new.turn & 1 or new.agenda or new.over):
            new._move_on()
        return new

    def _move_on(self) -> None:
        """Pass the turn on where the seat to act has left without a play."""
        if self.trick:
            self._next(self.turn)
        else:
            self.turn = self.next_of(self.turn)
            self.tell("lead", self.turn)

    def _answer(self, answer: Answer) -> None:
        ask = self.agenda[0]
        assert isinstance(ask, Ask)
        self.agenda = self.agenda[1:]
        self.tell("answer", ask.seat, to=ask.to, rule=ask.rule)
        self.rules[ask.rule].answered(self, ask, answer)

    def _resume(self) -> None:
        job = self.agenda[0]
        assert isinstance(job, Job)
        self.agenda = self.agenda[1:]
        if job.pipeline == "play":
            assert job.play is not None
            self._run_play(job.seat, job.play, job.at, job.stop)
        else:
            self._run(job)

    def _run_play(self, seat: int, play: Play, at: int, stop: int | None) -> None:
        """Carry out the steps of a play; where one owes a choice the rest waits behind it."""
        steps = self._steps(play)
        for i in range(at, len(steps) if stop is None else stop):
            steps[i](self, seat, play)
            if self.agenda and self._wait(Job("play", i + 1, seat, play, stop)):
                return
            if self.over:
                return

    def _wait(self, rest: Job) -> bool:
        """Put the rest of a pipeline behind the choices that are owed, if any is."""
        asks = 0
        while asks < len(self.agenda) and isinstance(self.agenda[asks], Ask):
            asks += 1
        if asks:
            self.agenda = (*self.agenda[:asks], rest, *self.agenda[asks:])
        return bool(asks)

    def _steps(self, play: Play) -> tuple[Step, ...]:
        """Return what concerns a play: rules, the finish, more rules, who acts next."""
        rules = self.rules
        known = rules.silent_pipelines if self.silent else rules.pipelines
        return known.get(play) or known.setdefault(play, self._compile(play))

    def _compile(self, play: Play) -> tuple[Step, ...]:
        acting = self.rules.concerned(play, self.silent)
        first = [r.after_play for r in acting if STAGES.index(r.stage) < FINISH]
        last = [r.after_play for r in acting if STAGES.index(r.stage) > FINISH]
        return (*first, Game._finish_play, *last, Game._next)

    def finish_step(self, play: Play) -> int:
        """Return the place of the finish among the steps of a play."""
        return self._steps(play).index(Game._finish_play)

    def _finish_play(self, seat: int, play: Play) -> None:
        """Let the seat go out if that was its last card: cleanly, or by a foul."""
        if self.hands[seat] or not self.live >> seat & 1:
            return
        for rule in self.rules.hooks["foul"]:
            if rule.foul(self, seat, play):
                self.foul(seat, rule)
                return
        self.finish(seat)

    def _pass(self) -> None:
        seat = self.turn
        self.passed |= 1 << seat
        self.tell("pass", seat)
        for rule in self.rules.hooks["on_pass"]:
            rule.on_pass(self, seat)
        if self.over:
            return
        if self.trick:
            self._next(seat)
        else:
            self.turn = self.next_of(seat)

    def _next(self, seat: int, play: Play | None = None) -> None:
        """Pass the turn on, or let the trick flow where it comes back to its owner."""
        if self.cutting or not self.trick:
            self._flow(seat)
            return
        if self.next_turn != NOBODY or self.skips:
            self._next_by_rule()
            return
        self._pass_on(self.ring[self.turned][self.turn])

    def _next_by_rule(self) -> None:
        """Pass the turn to the seat that a rule has named, or over those that it skips.

        A skip passes over seats that hold cards, passed or not, and ends where it comes back to the
        seat that acted (ruling "Turns").
        """
        actor, skips, named = self.turn, self.skips, self.next_turn
        self.skips, self.next_turn = 0, NOBODY
        if named != NOBODY and self.live >> named & 1:
            self.turn = named
            return
        ring = self.ring[self.turned]
        seat = ring[actor]
        while skips and seat != actor:
            skips -= self.live >> seat & 1
            seat = ring[seat]
        self._pass_on(seat)

    def _pass_on(self, seat: int) -> None:
        """Let the first seat from here on act that may, the owner of the latest play excepted."""
        live, passed, ring = self.live, self.passed, self.ring[self.turned]
        owner, absent = self.trick[-1].seat, self.rules.hooks["absent"]
        while seat != owner:
            may_act = live >> seat & 1 and not passed >> seat & 1
            if may_act and not (absent and any(rule.absent(self, seat) for rule in absent)):
                self.turn = seat
                return
            seat = ring[seat]
        for rule in self.rules.hooks["holds_flow"]:
            if rule.holds_flow(self):
                return
        self._flow(owner)

    def _flow(self, leader: int) -> None:
        """End the trick: its cards go to the discards, its marks go, somebody leads."""
        owner = self.trick[-1].seat if self.trick else leader
        self.discards |= self.table_cards()
        self.flowed, self.trick, self.beside = self.trick, (), 0
        self.flows += 1
        self.passed, self.cutting, self.way, self.closed = 0, False, self.way & 1, ""
        self.skips, self.next_turn = 0, NOBODY
        self.turn = owner
        self.tell("flow", owner)
        if self.marks:
            lives = self.rules.lives
            self.marks = tuple(mark for mark in self.marks if lives[mark[0]] != "trick")
        self._run(Job("flow", 0))

    def _run(self, job: Job) -> None:
        """Call the hooks of the start or of a flow one after the other, then say who leads."""
        hook = {"start": "on_start", "flow": "on_flow"}[job.pipeline]
        rules = self.rules.hooks[hook]
        for i in range(job.at, len(rules)):
            getattr(rules[i], hook)(self)
            if self.agenda and self._wait(job._replace(at=i + 1)):
                return
        if not self.over:
            self._lead(job.pipeline == "start")

    def _lead(self, start: bool) -> None:
        if start:
            leaders = (rule.leader(self) for rule in self.rules.hooks["leader"])
            first = next((seat for seat in leaders if seat is not None), None)
            if first is not None:
                self.turn = first
        if not self.live >> self.turn & 1:
            self.turn = self.next_of(self.turn)
        self.flowed = ()
        if not self.ask:
            self.tell("lead", self.turn)

    def begin(self, exchange: bool = True) -> Self:
        """Return the game once its start has run: the exchange is asked for, or somebody leads."""
        new = self.copy()
        new.events = ()
        new._run(Job("start", 0 if exchange else len(self.rules.hooks["on_start"])))
        return new

    # --- how others know it ----------------------------------------------------------------------

    def __repr__(self) -> str:
        hands = " / ".join(show(hand) for hand in self.hands)
        return f"<Game {self.rules}: {hands}, {'abcdefghi'[self.turn]} to act>"
