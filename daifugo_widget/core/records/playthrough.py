"""Playing a record out, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..card_game import CardGame
from ..card_match import CardMatch
from ..errors import SpokenError
from ..history import AnyMatch, Branch, Step
from ..moves import CHANCE, NOBODY, SEATS, Move
from ..refusal import Refusal
from . import phrases as say
from .body import ANSWER, DRAW, PLAY, Action, Back, Facts, Line, Moves, NextGame, Refused, Try
from .errors import NOWHERE, RecordError, RefusedError
from .header import Header, game_of
from .legal import some_legal
from .notation import notation_of
from .reading_opening import Leader, Opening


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
        self.start, self.leader = opening.match, opening.leader
        self.steps: list[Step] = []
        self.note = ""
        self.opening = True
        self.branches: list[Branch] = []
        self.tried: _Tried | None = None

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
        owed: tuple[CardGame, Refusal] | None = None
        while isinstance(found := self.notation.find_move(self.game, action), Refusal):
            ask = self.game.ask
            if ask and (ask.seat, ANSWER) == (action.seat, action.sign):
                owed = self.game, found
            if not self._answer_by_itself():
                game, refusal = owed or (self.game, found)
                raise _refused(game, action, refusal)
        self._step(action.seat, found)

    def _answer_by_itself(self) -> bool:
        forced, ask = self.game.only_answer(), self.game.ask
        if forced is None or ask is None:
            return False
        self._step(ask.seat, forced)
        self.settle()
        return True

    def settle(self) -> None:
        """Let the seed decide what chance owes and the record does not say."""
        while self.game.owes_chance:
            self._step(CHANCE, self.match.roll())

    def _step(self, seat: int, move: Move) -> None:
        settled = Opening(self.match.step(move, seat), self.leader).settled()
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
            raise RefusedError(say.NO_NEXT.fill(why=error.text), line.spot) from None
        self.leader, self.opening = opening.leader, True
        self.steps.append(Step(NOBODY, None, opening.match))
        for action in draws:
            self.act(action)

    # --- what might have been --------------------------------------------------------------------

    def _try(self, line: Try) -> None:
        if self.tried:
            raise RecordError(say.TRY_IN_TRY, line.spot)
        self.settle()
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
            self.tried = self.tried._replace(note=_joined(self.tried.note, note))
        elif self.steps:
            last = self.steps[-1]
            self.steps[-1] = replace(last, note=_joined(last.note, note))
        else:
            self.note = _joined(self.note, note)


def _joined(note: str, line: str) -> str:
    return f"{note}\n{line}" if note else line


def _refused(game: CardGame, action: Action, refusal: Refusal) -> RefusedError:
    what = f"{SEATS[action.seat]} " if action.seat != CHANCE else ""
    sign = f"{action.sign} " if action.sign != PLAY else ""
    move = f"{what}{sign}{action.text}"
    coded = say.REFUSED_FOR.fill(why=refusal.text, reason=refusal.reason)
    text = say.REFUSED.fill(move=move, why=coded)
    if not (game.over or game.owes_chance):
        seat, moves = SEATS[game.actor], some_legal(game)
        text = say.LEGAL.fill(refused=text, seat=seat, moves=moves)
    return RefusedError(text, action.spot, brief=say.REFUSED.fill(move=move, why=refusal.text))
