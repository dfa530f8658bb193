"""Playing a record out, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..game.card_game import CardGame
from ..game.card_match import CardMatch
from ..game.history import AnyMatch, Branch, Step
from ..game.moves import CHANCE, NOBODY, SEATS, Move
from ..game.refusal import Refusal
from ..rules.rule_errors import name_of
from ..words.text import SpokenError, Text
from . import phrases as say
from .body import ANSWER, DRAW, PLAY, Action, Back, Facts, Line, Moves, NextGame, Refused, Try
from .errors import NOWHERE, RecordError, RefusedError
from .header import Header, game_of
from .legal import some_legal
from .notation import notation_of
from .reading_opening import Leader, Opening

OUT_OF_STEP = ("not-your-turn", "may-not-pass", "choice-owed", "no-choice", "no-call", "over")
"""The reasons by which somebody else has to act, or something else has to be done."""


class _Tried(NamedTuple):
    """Where a ``try`` began: after how many steps, with which leader, and whether at an opening."""

    at: int
    leader: Leader | None
    opening: bool
    note: str


class Playthrough:
    """A record while it is played out: the match as it stands, and the steps up to it.

    What chance owes stays open until the next line shows whether the record decides it.
    """

    def __init__(self, header: Header, seed: int) -> None:
        self.notation = notation_of(game_of(header))
        opening = self.notation.first(header, seed)
        self.start, self.leader, self.header = opening.match, opening.leader, header
        self.steps: list[Step] = []
        self.note = ""
        self.opening = True
        self.branches: list[Branch] = []
        self.tried: _Tried | None = None
        if self.leader is None:
            self._check_can_act()

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.steps[-1].match if self.steps else self.start

    @property
    def game(self) -> Any:
        """The game as it stands."""
        return self.match.game

    def play(self, lines: Sequence[Line]) -> None:
        """Play lines out, and decide what chance owes at the end. Raises `RecordError`."""
        for line in lines:
            self.line(line)
        self.settle()
        if self.tried:
            self._back()
        self._check_can_act()

    def _check_can_act(self) -> None:
        """Raise `RecordError` for a position in which nobody can act."""
        refusal = None if self.game.owes_chance else self.game.stuck()
        if refusal:
            why = say.CANNOT_ACT.fill(seat=SEATS[self.game.actor], why=refusal.text)
            marks = self.header.get("marks")
            raise marks.error(why) if marks else RecordError(why)

    def break_off(self) -> None:
        """End a ``try`` in which the playing stopped: it is not part of the game."""
        if self.tried and len(self.steps) > self.tried.at:
            self._back()

    def line(self, line: Line) -> None:
        """Play one line out."""
        if isinstance(line, Moves):
            for action in line.actions:
                self.act(action)
        elif isinstance(line, NextGame):
            self._next(line)
        elif isinstance(line, Refused | Facts):
            self.settle()
            self.check(line)
        elif isinstance(line, Try):
            self._try(line)
            return
        elif isinstance(line, Back):
            self._back(line)
        if line.note is not None:
            self._add_note(line.note)

    def check(self, line: Refused | Facts) -> None:
        """Skip a line that only states something."""

    # --- moves -----------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Make a move; an answer left out before it is filled in if only one is open.

        A refused answer is reported for the choice that its seat owed, not for what comes after
        answers filled in. Raises `RefusedError`.
        """
        if action.sign != DRAW:
            self.settle()
        begun = len(self.steps), self.leader, self.opening
        owed: tuple[CardGame, Refusal] | None = None
        while isinstance(found := self.notation.find_move(self.game, action), Refusal):
            ask = self.game.ask
            if ask and (ask.seat, ANSWER) == (action.seat, action.sign):
                owed = self.game, found
            if not self._answer_by_itself():
                game, refusal = owed or (self.game, found)
                error = _refusal_error(game, refusal, action)
                self._take_back(*begun)
                raise error
        self._step(action.seat, found)

    def _take_back(self, at: int, leader: Leader | None, opening: bool) -> None:
        """Forget what has been filled in before a move that is refused."""
        del self.steps[at:]
        self.leader, self.opening = leader, opening

    def _answer_by_itself(self) -> bool:
        forced, ask = self.game.only_answer(), self.game.ask
        if forced is None or ask is None:
            return False
        self._step(ask.seat, forced)
        self.settle()
        return True

    def settle(self) -> None:
        """Let the seed decide what chance owes and the record does not say."""
        begun = self.tried is not None and len(self.steps) == self.tried.at
        while self.game.owes_chance:
            self._step(CHANCE, self.match.roll())
        if self.tried and begun:
            self.tried = self.tried._replace(at=len(self.steps), leader=self.leader)

    def _step(self, seat: int, move: Move) -> None:
        settled = Opening(self.match.step(move, seat), self.leader).with_leader()
        self.leader = settled.leader
        if seat == CHANCE and self.opening:
            self._begin_at(settled.match)
        else:
            self.opening = False
            self.steps.append(Step(seat, move, settled.match))

    def _begin_at(self, match: CardMatch) -> None:
        """Make what chance decides before the first move part of the start of the game."""
        if self.steps:
            self.steps[-1] = replace(self.steps[-1], match=match)
        else:
            self.start = match

    # --- the next game ---------------------------------------------------------------------------

    def _next(self, line: NextGame) -> None:
        self.settle()
        while not self.game.over and self._answer_by_itself():
            pass
        try:
            opening, draws = self.notation.later(self.match, line)
        except RecordError as error:
            raise error.at(line.spot) from None
        except SpokenError as error:
            rule = "match" if self.match.over and "match" in self.game.rules else ""
            why = _with_rule(error.text, self.game, rule)
            raise RefusedError(say.NO_NEXT.fill(why=why), line.spot, rule=rule) from None
        self.leader, self.opening, self.header = opening.leader, True, line.header
        self.steps.append(Step(NOBODY, None, opening.match))
        for action in draws:
            self.act(action)

    # --- what might have been --------------------------------------------------------------------

    def _try(self, line: Try) -> None:
        if self.tried:
            raise RecordError(say.TRY_IN_TRY, line.spot)
        if self.opening:
            self.settle()  # what chance decides before the first move is part of the deal
        self.tried = _Tried(len(self.steps), self.leader, self.opening, line.note or "")

    def _back(self, line: Back | None = None) -> None:
        if self.tried is None:
            raise RecordError(say.BACK_FROM_NOWHERE, line.spot if line else NOWHERE)
        self.settle()
        at, self.leader, self.opening, note = self.tried
        self.branches.append(Branch(at, tuple(self.steps[at:]), note))
        del self.steps[at:]
        self.tried = None

    # --- notes -----------------------------------------------------------------------------------

    def _add_note(self, note: str) -> None:
        if self.tried and len(self.steps) == self.tried.at:
            self.tried = self.tried._replace(note=_add_line(self.tried.note, note))
        elif self.steps:
            last = self.steps[-1]
            self.steps[-1] = replace(last, note=_add_line(last.note, note))
        else:
            self.note = _add_line(self.note, note)


def _add_line(note: str, line: str) -> str:
    return f"{note}\n{line}" if note else line


def _refusal_error(game: CardGame, refusal: Refusal, action: Action) -> RefusedError:
    what = f"{SEATS[action.seat]} " if action.seat != CHANCE else ""
    sign = f"{action.sign} " if action.sign != PLAY else ""
    move = f"{what}{sign}{action.text}"
    coded = say.REFUSED_FOR.fill(why=refusal.text, reason=refusal.reason)
    rule = _rule_behind(game, refusal)
    decided = coded if refusal.reason == rule else _with_rule(coded, game, rule)
    text = say.REFUSED.fill(move=move, why=decided)
    if not (game.over or game.owes_chance):
        seat, moves = SEATS[game.actor], some_legal(game)
        text = say.LEGAL.fill(refused=text, seat=seat, moves=moves)
    brief = say.REFUSED.fill(move=move, why=_with_rule(refusal.text, game, rule))
    return RefusedError(text, action.spot, brief, rule)


def _rule_behind(game: CardGame, refusal: Refusal) -> str:
    """Return the id of the rule for which a move is refused, empty if there is none.

    If somebody else has to act, or in another way, that is what the latest step has caused.
    """
    events = reversed(game.events if refusal.reason in OUT_OF_STEP else ())
    ids = (refusal.reason, refusal.rule, *(event.actor for event in events))
    return next((id for id in ids if id in game.rules), "")


def _with_rule(why: Text, game: CardGame, rule: str) -> Text:
    """Return a reason together with the name of the rule that decides, if there is one."""
    if rule not in game.rules:
        return why
    return say.DECIDES.fill(why=why, rule=name_of(game.rules[rule]))
