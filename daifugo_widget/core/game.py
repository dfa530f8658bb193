"""One game: the moves that are open, why another is refused, and the step to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Self

from .cards import KNOWN, blanks, choices, codes, is_free_choice, pick, show
from .moves import PASS, Answer, Ask, Call, Job, Move, Pass
from .plays import Play
from .refusal import IllegalMove, Refusal, follow_as_many, no_play, plain, wrong_cards
from .rule import STAGES
from .verbs import Verbs

Step = Callable[["Game", int, Play], None]
FINISH = STAGES.index("finish")


class Game(Verbs):
    """A position of one deal, with what may be done in it.

    A game is never changed: `step` and `move` return a new one, whose ``events`` are what the step
    told.
    """

    # --- what is open ----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return every legal move of the seat that has to act, calls left out."""
        if self.over:
            return []
        if self.agenda:
            ask = self.ask
            return list(self.answers(ask)) if ask else []
        plays = self.plays()
        return list(plays) if self.may_not_pass() else [PASS, *plays]

    def plays(self) -> list[Play]:
        """Return the legal plays of the seat whose turn it is."""
        rules, hand = self.rules, self.hands[self.turn]
        unseen = hand > KNOWN
        hand = self.playable_cards(self.turn) if unseen else hand
        order = rules.order(self.marks)
        if self.trick:
            found = rules.forms.follow(hand, self.trick[-1].play, order)
        else:
            found = rules.forms.lead(hand, order)
        for name, value in self.marks if found else ():
            veto = rules.vetoes.get(name)
            if veto:
                found = [play for play in found if veto.allows(self, play, value) is None]
        for rule in rules.hooks["extra"] if self.trick else ():
            for extra in rule.extra(self, self.turn):
                found = [*(play for play in found if play.cards != extra.cards), extra]
        if unseen:
            found = [play for play in found if self._holds(self.turn, play.cards)]
        return found

    def _extra(self, seat: int) -> list[Play]:
        return [play for rule in self.rules.hooks["extra"] for play in rule.extra(self, seat)]

    def playable_cards(self, seat: int) -> int:
        """Return what a seat can play from; of unseen cards, whatever they could be."""
        hand = self.hands[seat]
        if not blanks(hand):
            return hand
        return self.rules.deck(self.players) & ~self.seen(seat) | hand & KNOWN

    def _holds(self, seat: int, cards: int) -> bool:
        return self.find_cards(seat, codes(cards)) is not None

    def may_not_pass(self) -> Refusal | None:
        """Return why the seat whose turn it is may not pass, or None."""
        if self.trick:
            return None
        for rule in self.rules.hooks["may_pass"]:
            if refusal := rule.may_pass(self):
                return refusal
        return None

    def calls(self, seat: int) -> list[Call]:
        """Return what a seat may call now, in or out of turn."""
        rules = self.rules.hooks["calls"]
        return [Call(rule.id) for rule in rules if not self.over and seat in rule.calls(self)]

    def answers(self, ask: Ask) -> Iterator[Answer]:
        """Yield the open answers to a choice."""
        rule = self.rules[ask.rule]
        if hasattr(rule, "answers"):
            yield from rule.answers(self, ask)
        elif ask.what == "yes":
            yield from (Answer(True), Answer(False))
        elif ask.what == "seat":
            yield from (Answer(seat) for seat in self.others(ask.seat))
        else:
            yield from self.card_answers(ask, self.playable_cards(ask.seat) & ~ask.barred)

    def card_answers(self, ask: Ask, pool: int) -> Iterator[Answer]:
        """Yield each choice of cards from a pool, copies of a card counting as one."""
        unseen = blanks(self.hands[ask.seat])
        for count in range(ask.low, ask.high + 1):
            for cards in choices(pool, count):
                held = self.find_cards(ask.seat, codes(cards)) if unseen else cards
                if held is not None:
                    yield Answer(held)

    # --- why not ---------------------------------------------------------------------------------

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Return why a seat cannot make a move now, or None where it can."""
        if self.over:
            return plain("over")
        if isinstance(move, Call):
            return None if move in self.calls(seat) else plain("no-call")
        if seat != self.actor:
            return plain("not-your-turn")
        if isinstance(move, Answer):
            return self._why_not_answer(move)
        if self.ask:
            return plain("choice-owed")
        if isinstance(move, Pass):
            return self.may_not_pass()
        return self._why_not_play(move)

    def _why_not_answer(self, answer: Answer) -> Refusal | None:
        ask = self.ask
        if ask is None:
            return plain("no-choice")
        if answer in self.answers(ask):
            return None
        if ask.what == "cards" and not self._holds(ask.seat, answer.value):
            return self.not_held(ask.seat, codes(answer.value))
        return self._wrong_answer(ask, answer)

    def _wrong_answer(self, ask: Ask, answer: Answer) -> Refusal:
        """Say which cards have to go, where they cannot be chosen freely."""
        if ask.what != "cards":
            return plain("wrong-answer")._replace(reason=ask.rule)
        open_answers = [other.value for other in self.answers(ask)]
        if open_answers and not is_free_choice(open_answers):
            return wrong_cards(ask.rule, answer.value, open_answers)
        return plain("wrong-answer", answer.value)._replace(reason=ask.rule)

    def not_held(self, seat: int, wanted: Iterable[int]) -> Refusal:
        """Return the refusal of cards that a seat does not hold, naming those alone."""
        held, lacking = codes(self.playable_cards(seat)), []
        for card in wanted:
            if card in held:
                held.remove(card)
            else:
                lacking.append(card)
        return plain("not-held", pick(lacking or wanted, KNOWN) or 0)

    def no_play(self, cards: int) -> Refusal:
        """Return the refusal of cards that go together in no way, and say what does."""
        stairs = self.rules.get("stairs")
        return no_play(cards, stairs.minimum if stairs else 0)

    def _why_not_play(self, play: Play) -> Refusal | None:
        if not self._holds(self.turn, play.cards):
            return self.not_held(self.turn, codes(play.cards))
        if play in self.plays():
            return None
        if play not in self.readings(play.cards):
            return self.no_play(play.cards)
        return self._why_not_follow(play) or self._vetoed(play) or self.no_play(play.cards)

    def _why_not_follow(self, play: Play) -> Refusal | None:
        if not self.trick:
            return None
        top = self.trick[-1].play
        if play.size != top.size:
            return follow_as_many(play.cards, top)
        if play.kind != top.kind:
            return plain("wrong-kind", play.cards, top=top)
        stronger = self.rules.forms.follow(play.cards, top, self.order)
        return None if play in stronger else plain("weaker", play.cards, top=top)

    def _vetoed(self, play: Play) -> Refusal | None:
        for name, value in self.marks:
            veto = self.rules.vetoes.get(name)
            refusal = veto.allows(self, play, value) if veto else None
            if refusal:
                return refusal
        return None

    def readings(self, cards: int) -> list[Play]:
        """Return what exactly these cards can mean as a play, special plays last."""
        extra = [play for play in self._extra(self.turn) if play.cards == cards]
        found = self.rules.forms.readings(cards, self.order)
        if self.trick and self.rules.forms.wild.suit == "auto":
            top = self.trick[-1].play
            found = self.rules.forms.follow(cards, top, self.order) or found
        return [play for play in found if play.cards == cards] + extra

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
        return new

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
        steps = self.rules.pipelines.get(play) or self._compile(play)
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

    def _compile(self, play: Play) -> tuple[Step, ...]:
        """Line up what concerns a play: rules, the finish, more rules, who acts next."""
        acting = [r for r in self.rules.hooks["after_play"] if r.concerns(self.rules, play)]
        first = [r.after_play for r in acting if STAGES.index(r.stage) < FINISH]
        last = [r.after_play for r in acting if STAGES.index(r.stage) > FINISH]
        steps: tuple[Step, ...] = (*first, Game._finish_play, *last, Game._next)
        self.rules.pipelines[play] = steps
        return steps

    def finish_step(self, play: Play) -> int:
        """Return the place of the finish among the steps of a play."""
        steps = self.rules.pipelines.get(play) or self._compile(play)
        return steps.index(Game._finish_play)

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
        if self.trick:
            self._next(seat)
        else:
            self.turn = self.next_of(seat)

    def _next(self, seat: int, play: Play | None = None) -> None:
        """Pass the turn on, or let the trick flow where it comes back to its owner."""
        if self.cutting:
            self._flow()
            return
        live, passed, ring = self.live, self.passed, self.ring[self.turned]
        owner, seat = self.trick[-1].seat, ring[self.turn]
        while seat != owner:
            if live >> seat & 1 and not passed >> seat & 1:
                self.turn = seat
                return
            seat = ring[seat]
        self._flow()

    def _flow(self) -> None:
        """End the trick: its cards go to the discards, its marks go, somebody leads."""
        owner = self.trick[-1].seat
        for laid in self.trick:
            self.discards |= laid.play.cards
        self.trick, self.passed, self.cutting, self.way = (), 0, False, self.way & 1
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
        elif not self.live >> self.turn & 1:
            self.turn = self.next_of(self.turn)
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
