"""Mistakes again: the position of a costly move on the table, until a better one is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..core.cards import show
from ..core.game.card_game import CardGame
from ..core.game.history import History
from ..core.game.moves import Answer, Move
from ..core.game.plays import Play
from ..table.drawing.prompt import idle
from ..table.session.people import People
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.voice import Sentence, cards
from ..table.wire.contract import State
from ..table.wire.intents import DOES, Does, Unreadable
from ..table.wire.lesson_panel import Button, task
from ..table.wire.move_text import move_text
from ..table.wire.task_contract import Outcome
from . import words as w
from .game_coach import GameCoach, Warned
from .game_review import Verdict
from .page import number
from .scene import Scene, at_rest, chooses, passes, said
from .work import Work

HINT, SHOW, NEXT, LEAVE = "mistake-hint", "mistake-show", "mistake-next", "review"
GOOD_ENOUGH = 0.1
"""A move that costs no more places than this is as good as the best."""
NEIGHBOURS = 1
"""How many cards on either side of the right one a hint shows, too."""
Solved = Callable[[Verdict, bool], None]
"""What is told that a move was found, and whether at once and without help."""


class TryingSession(Session):
    """A position at which moves are tried: each is legal, and the position stays."""

    tried: Callable[[Move], None]

    def act(self, move: Move, seat: int) -> None:
        """Try a move. Raises `IllegalMove`."""
        self.history.move(move, seat)
        self.screen.calm()
        self.tried(move)


class MistakeScene(Scene):
    """One costly move again; ``at`` of ``count``. It is solved once a move is good enough."""

    same = w.THE_SAME
    """What is said of the costly move itself."""

    def __init__(
        self,
        verdict: Verdict,
        history: History,
        coach: GameCoach,
        people: People,
        settings: Settings,
        seat: int,
        solved: Solved,
        at: int,
        count: int,
    ) -> None:
        here = replace(history, branches=()).back_to(verdict.at)
        super().__init__(here, people, settings, seat)
        session = TryingSession(here, people, settings)
        session.tried = self.try_out
        self.session = session
        self.verdict, self.coach, self.at, self.count = verdict, coach, at, count
        self._solved = solved
        self.begin()

    def begin(self) -> None:
        """Ask as if nothing had been tried yet."""
        self.move: Move | None = None
        self.cost: float | None = None
        self.hints = self.tries = 0
        self.is_shown = self.is_solved = False
        self._judging: Work[Warned | None] | None = None

    # --- trying ----------------------------------------------------------------------------------

    @property
    def game(self) -> CardGame:
        """The game as the seat knows it."""
        return self.session.game.seen_by(self.seat)

    @property
    def is_over(self) -> bool:
        """Whether a good move was found, or shown."""
        return self.is_solved or self.is_shown

    def try_out(self, move: Move) -> None:
        """Judge a move by what the review has found, or else look at it first."""
        if self.is_over or self._judging:
            return
        self.move, self.cost = move, None
        known = next((one for one in self.verdict.candidates if one.move == move), None)
        if known and known.cost.mean <= GOOD_ENOUGH:
            self._settle(0.0)
        elif known and known.cost.low > 0:
            self._settle(known.cost.mean)
        else:  # not judged at all, or in too few games to tell
            self._judging = Work(self.coach.warn(self.game, move, GOOD_ENOUGH))

    def _settle(self, cost: float) -> None:
        self.cost, self.tries = cost, self.tries + 1
        if not cost:
            self.is_solved = True
            self._solved(self.verdict, self.tries == 1 and not self.hints)

    def work(self) -> Callable[[], None] | None:
        return self._look if self._judging else None

    def _look(self) -> None:
        judging = self._judging
        if judging is None:
            return
        judging.do()
        if judging.is_over:
            self._judging = None
            self._settle(judging.result.cost.mean if judging.result else 0.0)

    @property
    def stage(self) -> object:
        return self._judging is None

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self) -> State:
        lang = self.voice.lang
        state = self.table()
        state["prompt"]["timer"] = None
        if self.is_over or self._judging:
            state = at_rest(state, self.seat)
            over = w.OVER_HERE if self.is_over else w.LOOKING
            state["prompt"] = idle("answer", self.seat, [over.to(lang)])
        state["title"] = w.TITLE.to(lang)
        about = w.AGAIN.fill(n=self.at + 1, all=self.count).to(lang)
        state["task"] = task(about, self._question(), self._buttons(), self._mark(), self._remark())
        state["task"]["tries"] = self.tries
        if self.hints == len(self._ladder()) and not self.is_over:
            best = self.verdict.best.move
            state["hint"] = {"move": move_text(self.game, best), "text": self._ladder()[-1]}
        return state

    def _question(self) -> Sentence:
        made = self.verdict.move
        if passes(made):
            return self.voice.say(w.FIND_BETTER_THAN_PASS)
        text = w.FIND_BETTER_CHOICE if chooses(made) else w.FIND_BETTER
        return self.voice.say(text, move=self._said(made))

    def _mark(self) -> Outcome:
        if self.is_solved:
            return "good"
        return "bad" if self.cost and not self.is_shown else ""

    def _remark(self) -> Sentence:
        """Say what came of the latest move and, once it is over, why; else the latest hint."""
        told = list[Sentence]()
        if self._judging:
            told.append(self.voice.say(w.LOOKING))
        elif self.move is not None and self.cost is not None and not self.is_shown:
            told.append(self._judgement(self.move, self.cost))
        reason = self.verdict.reason
        if self.is_shown and not (reason and reason.names_better):
            told.append(self._better())
        if self.is_over and reason:
            told.append([reason.text.to(self.voice.lang)])
        elif self.hints and not self.is_over:
            told.append(self._ladder()[self.hints - 1])
        return self.voice.join(*told)

    def _judgement(self, move: Move, cost: float) -> Sentence:
        if move == self.verdict.move:
            return self.voice.say(self.same)
        text, reason = w.NOT_YET if cost else w.GOOD_ENOUGH, self.verdict.reason
        if move == self.verdict.best.move:
            text = w.FOUND if reason and reason.names_better else w.THE_BEST
        return self.voice.say(text, move=self._said(move), n=number(cost))

    def _better(self) -> Sentence:
        best = self.verdict.best.move
        text = w.PASSING_BETTER if passes(best) else w.BETTER
        return self.voice.say(text, move=self._said(best))

    def _said(self, move: Move) -> Sentence:
        return said(move, self.session.game, self.seat, self.voice)

    # --- hints -----------------------------------------------------------------------------------

    def _ladder(self) -> list[Sentence]:
        """Return the hints one after the other: what it is about, where to look, which rule."""
        best, reason = self.verdict.best.move, self.verdict.reason
        rule = self.game.rules.catalogue.get(reason.rule or "") if reason else None
        kind = self.coach.kinds.get(reason.kind) if reason else None
        found = [self.voice.say(w.ABOUT_KIND, kind=kind.to(self.voice.lang))] if kind else []
        found += self._where_to_look(best)
        found += [self.voice.say(w.THINK_OF, rule=self.voice.rule(rule))] if rule else []
        return [*found, self._better()]

    def _where_to_look(self, best: Move) -> list[Sentence]:
        """Name cards to look at; of a choice that names none there is nothing to say."""
        value, ask = best.value if isinstance(best, Answer) else best, self.game.ask
        if ask and ask.what == "cards" and isinstance(value, int) and value:
            wanted = value
        elif isinstance(value, Play):
            wanted = value.cards
        else:
            is_to_play = ask is None or ask.what == "play"
            return [self.voice.say(w.LOOK_AWAY)] if is_to_play else []
        hand = self.ui.sorted_hand(self.game, self.game.hands[self.seat], "order")
        return [self.voice.say(w.LOOK_AT, cards=cards(_around(hand, show(wanted))))]

    # --- buttons ---------------------------------------------------------------------------------

    def _buttons(self) -> list[Button]:
        lang, last = self.voice.lang, self.at + 1 == self.count
        leave = Button(LEAVE, w.TO_REVIEW.to(lang), main=self.is_over and last)
        if self.is_over:
            return [leave] if last else [Button(NEXT, w.ANOTHER.to(lang), main=True), leave]
        more = self.hints < len(self._ladder())
        hint = [Button(HINT, w.HINT.to(lang))] if more else []
        return [*hint, Button(SHOW, w.SHOW_ME.to(lang)), leave]

    def press(self, value: str) -> None:
        if self.is_over:
            raise Unreadable
        if value == HINT and self.hints < len(self._ladder()):
            self.hints += 1
        elif value == SHOW:
            self.is_shown = True
        else:
            raise Unreadable

    def does(self, since: Callable[[], int]) -> Does:
        acts = ("play", "pass", "answer", "call", "why")
        return {**{what: DOES[what] for what in acts}, **super().does(since)}


def _around(hand: Sequence[str], wanted: str) -> str:
    """Return the cards around the first of the wanted ones, weakest first."""
    at = next((at for at, card in enumerate(hand) if wanted.startswith(card[:2])), 0)
    return "".join(hand[max(0, at - NEIGHBOURS) : at + NEIGHBOURS + 1])
