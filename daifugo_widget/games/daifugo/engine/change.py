"""One step: all that a move causes, until somebody has to act again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from daifugo_widget.compilation import is_compiled, mypyc_attr, retype
from daifugo_widget.core.game.any_game import G
from daifugo_widget.core.game.moves import (
    NOBODY,
    Answer,
    Ask,
    Call,
    Job,
    Pass,
    no_move,
)
from daifugo_widget.core.game.plays import Play

from .game import Game
from .pipelines import END, FINISH, LEAD, TURN, Pipeline
from .rule import STAGES
from .rule_set import MOST_KNOWN
from .state_values import Exit
from .verbs import Verbs

if TYPE_CHECKING:
    from .rule import Rule

PlayStep = Callable[["Change", int, Play], None]
"""One of the steps that carry out a play."""
AT_FINISH = STAGES.index("finish")
COMPILED = is_compiled("daifugo_widget.games.daifugo.engine.game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Verbs):
    r"""A game while one step changes it: hooks of rules that act are given one.

    The step of a `Game` makes it, and ends with a game that has no verbs. Where own rules act, that
    game is a copy: what they do later to a change that they have kept, nobody sees. Rules change it
    by the verbs, which `Verbs` and `Agenda` hold.

    >>> @rule("nine-cut", en="Nine cut", stage="flow")
    ... class NineCut(Rule):
    ...     '''A play with a 9 makes the trick flow.'''
    ...
    ...     def after_play(self, game: Change, seat: int, play: Play) -> None:
    ...         if game.count(play, NINE):
    ...             game.cut(self, seat)
    >>> match = Record.parse("rules base, nine-cut\nhands 3c9c / 3d9s\na 9c").history().now
    >>> [event.verb for event in match.game.events]
    ['play', 'cut', 'flow', 'lead']
    """

    __slots__ = ()

    def __hash__(self) -> int:
        raise TypeError("a change is no key, as it does not stay as it is: game.snapshot() is one")

    def make(self, move: object, seat: int | None = None) -> None:
        """Make a move and all that it causes, until somebody has to act or chance decides."""
        self.events = ()
        self.do(move, seat)
        while self.agenda and self.agenda[0].__class__ is Job:
            self._resume()
        if not (self.live >> self.turn & 1 or self.agenda or self.over):
            self._move_on()
        while self.early and self._use_early_pass():
            self._pass()

    def start(self, exchange: bool) -> None:
        """Run the start of a game: the exchange is asked for, or somebody leads."""
        self.events = ()
        self._run(Job("start", "" if exchange else LEAD))

    # --- a move ----------------------------------------------------------------------------------

    def _pass_early(self, seat: int) -> None:
        """Note a pass out of turn, which counts when the turn comes."""
        self.early |= 1 << seat
        self.tell("early-pass", seat)

    def _use_early_pass(self) -> bool:
        """Forget the pass that the seat to act made out of turn; return whether it counts now."""
        due = self.early >> self.turn & 1 and self.trick and not (self.agenda or self.over)
        self.early &= ~(1 << self.turn)
        return bool(due)

    def do(self, move: object, seat: int | None = None) -> None:
        """Make a move within a step: for `make`, and for a rule that moves for a seat."""
        if isinstance(move, Play):
            judges = self.rules.hooks["illegal"]
            if judges and not self.is_legal(move):
                judges[0].illegal(self, self.turn, move)
            else:
                self.put_down(move)
        elif isinstance(move, Pass):
            if seat is None or seat == self.turn:
                self._pass()
            else:
                self._pass_early(seat)
        elif isinstance(move, Answer):
            self._answer(move)
        elif isinstance(move, Call):
            self._call(move, self.actor if seat is None else seat)
        else:
            raise no_move(move)

    def put_down(self, play: Play) -> None:
        """Let the seat to act lay a play, and carry out what it causes."""
        seat = self.turn
        self.lay(seat, play)
        self._run_play(seat, play)

    def _move_on(self) -> None:
        """Pass the turn on if the seat to act has left without a play."""
        if self.trick:
            self._next(self.turn)
        else:
            self.lead_from(self.next_of(self.turn))
            self.tell("lead", self.turn)

    def lead_from(self, seat: int) -> None:
        """Let a seat lead, or the next one that may play; those that may not count as passed.

        Raises `ValueError` if nobody may.
        """
        first = seat
        while refusal := self.may_not_play(seat):
            self.passed |= 1 << seat
            seat = self.next_of(seat)
            if seat == first:
                raise ValueError(f"by {refusal.reason} nobody may play, and somebody has to lead")
        self.turn = seat

    def _answer(self, answer: Answer) -> None:
        ask = self.agenda[0]
        assert isinstance(ask, Ask)
        self.agenda = self.agenda[1:]
        self.tell("answer", ask.seat, to=ask.to, rule=ask.rule)
        self.rules[ask.rule].after_choice(self, ask, answer)

    def _call(self, call: Call, seat: int) -> None:
        """Carry out a call; if it has cut or cleared the trick, the trick flows."""
        lay, flows = bool(self.trick), self.flows
        self.rules[call.rule].on_call(self, seat)
        cleared = flows == self.flows and lay and not self.trick
        if (cleared or self.cutting) and not (self.agenda or self.over):
            self._flow(self.turn)

    def _resume(self) -> None:
        job = self.agenda[0]
        assert isinstance(job, Job)
        self.agenda = self.agenda[1:]
        if job.pipeline == "play":
            assert job.play is not None
            if job.before is not None:
                self.before = job.before
            self._run_play(job.seat, job.play, job.at, job.stop)
        else:
            self._run(job)

    def _run_play(self, seat: int, play: Play, at: str = "", stop: str = "") -> None:
        """Carry out the steps of a play; if one owes a choice, the rest waits behind it."""
        pipeline, before = self._steps(play), len(self.agenda)
        names, steps = pipeline
        for i in range(pipeline.place(at), pipeline.place(stop) if stop else len(steps)):
            steps[i](self, seat, play)
            if self.agenda:
                queued = len(self.agenda) - before
                if self._wait(Job("play", names[i + 1], seat, play, stop), queued):
                    return
            if self.over:
                return

    def _wait(self, rest: Job, queued: int = 0) -> bool:
        """Put the rest of a pipeline behind the choices owed; return whether there are any.

        What its steps have queued comes before it too, such as what follows a choice.
        """
        asks = self.asks_owed
        if asks:
            at = max(asks, queued)
            self.agenda = (*self.agenda[:at], rest, *self.agenda[at:])
        return bool(asks)

    def _steps(self, play: Play) -> Pipeline[PlayStep]:
        """Return the steps of a play: rules, the finish, more rules, passing the turn on."""
        rules = self.rules
        known = rules.silent_pipelines if self.silent else rules.pipelines
        return known.get(play) or self._compile(play, known)

    def _compile(self, play: Play, known: dict[Play, Pipeline[PlayStep]]) -> Pipeline[PlayStep]:
        acting = self.rules.rules_after_play(play, self.silent)
        first = {r.id: r.after_play for r in acting if STAGES.index(r.stage) < AT_FINISH}
        last = {r.id: r.after_play for r in acting if STAGES.index(r.stage) >= AT_FINISH}
        if len(known) == MOST_KNOWN:
            known.clear()
        steps: dict[str, PlayStep] = {
            **first,
            FINISH: Change._finish_play,
            **last,
            TURN: Change._next,
        }
        known[play] = pipeline = Pipeline.of(steps, END)
        return pipeline

    def step_behind(self, play: Play, step: str) -> str:
        """Return the step of a play that comes after another one."""
        return self._steps(play).behind(step)

    def _finish_play(self, seat: int, play: Play) -> None:
        """Let the seat go out if that was its last card: cleanly, or by a foul."""
        if self.hands[seat] or not self.live >> seat & 1:
            return
        if any(rule.stays(self, seat, play) for rule in self.rules.hooks["stays"]):
            return
        for rule in self.rules.hooks["foul"]:
            if rule.foul(self, seat, play):
                self.foul(seat, rule)
                return
        self.finish(seat)

    def finish_waiting(self) -> None:
        """Let seats go out whose last play still waits to be judged when the game ends.

        That is an answer to a cut by which the cutter goes out and ends the game.
        """
        for job in self.waiting:
            if job.play:
                self.before = self.before if job.before is None else job.before
                self._finish_play(job.seat, job.play)

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
            self.lead_from(self.next_of(seat))

    def _next(self, seat: int, play: Play | None = None) -> None:
        """Pass the turn on, or let the trick flow if it comes back to the latest play's owner."""
        if self.cutting or not self.trick:
            self._flow(seat)
            return
        if self.next_turn != NOBODY or self.skips:
            self._next_by_rule()
            return
        ring = self.ring[self.runs_backwards]
        self._pass_on(ring[self.turn], ring)

    def _next_by_rule(self) -> None:
        """Pass the turn to the seat that a rule has named, or over those that it skips.

        A skip passes over seats that hold cards, passed or not, and ends if it comes back to the
        seat that acted (ruling "Turns"). If a seat has been named, the skip waits for its turn.
        """
        named, self.next_turn = self.next_turn, NOBODY
        if named != NOBODY and self.live >> named & 1:
            self.turn = named
            return
        actor, skips, self.skips = self.turn, self.skips, 0
        ring = self.ring[self.runs_backwards]
        seat = ring[actor]
        while skips and seat != actor:
            skips -= self.live >> seat & 1
            seat = ring[seat]
        self._pass_on(seat, ring)

    def _pass_on(self, seat: int, ring: tuple[int, ...]) -> None:
        """Let the first seat act that may, from ``seat`` to before the owner of the latest play."""
        live, passed = self.live, self.passed
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
        """End the trick: its cards go to the discards, its marks end, and somebody leads."""
        owner = self.trick[-1].seat if self.trick else leader
        self.flowed_cards = self.table_cards()
        self.discards |= self.flowed_cards
        self.flowed, self.trick, self.beside = self.trick, (), 0
        self.flows += 1
        self.passed, self.way, self.closed = 0, self.way & 1, ""
        self.skips, self.next_turn, self.early = 0, NOBODY, 0
        self.turn = owner
        self.tell("flow", owner)
        if self.marks:
            lives = self.rules.lives
            self.marks = tuple(mark for mark in self.marks if lives[mark[0]] != "trick")
        self._run(Job("flow"))

    def _run(self, job: Job) -> None:
        """Call the hooks of the start or of a flow one after the other, then find who leads."""
        pipeline = self.rules.at_flow if job.pipeline == "flow" else self.rules.at_start
        for i in range(pipeline.place(job.at), len(pipeline.steps)):
            pipeline.steps[i](self)
            if self.over or (self.agenda and self._wait(job._replace(at=pipeline.names[i + 1]))):
                return
        self._lead(job.pipeline == "start")

    def _lead(self, start: bool) -> None:
        for rule in self.rules.hooks["leader"] if start else ():
            leader = rule.leader(self)
            if leader is not None:
                self.turn = leader
                break
        self.flowed, self.taken, self.cutting = (), (), False
        if self.ask:
            return  # chance decides who leads
        leads = self.live >> self.turn & 1
        self.lead_from(self.turn if leads else self.next_of(self.turn))
        self.tell("lead", self.turn)

    # --- rules within verbs -----------------------------------------------------------------------

    def _lay_by_rule(self, rule: Rule, seat: int, play: Play) -> None:
        rule.lays(self, seat, play)

    def _after_exit(self, exit: Exit) -> None:
        for rule in self.rules.hooks["on_out"]:
            if self.over:
                return
            rule.on_out(self, exit)

    def _before_end(self) -> None:
        self.finish_waiting()
        for rule in self.rules.hooks["on_end"]:
            rule.on_end(self)

    # --- how others may keep it ------------------------------------------------------------------

    def settle(self, kind: type[G]) -> G:
        """Return the game after the step, as one of a class; this change is not used any more.

        The interpreter takes the change itself for it, which saves the copy.
        """
        if kind is Game and self.__class__ is Change and not COMPILED:
            return retype(self, kind)
        return self.recast(kind)

    def snapshot(self) -> Game:
        """Return the game as it is at this moment, whatever else the step does to it."""
        return self.recast(Game)
