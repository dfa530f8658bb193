"""Questions within a replay: what would you play here, and is that a good play.

A record holds them in lines of its header that other readers pass over (``docs/records.md``)::

    x-ask-one    12 What would you play?
    x-ask-one-a  6c6d! Two cards go at once.
    x-ask-one-b  2h? You lead, but with what?
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..core.game.card_game import CardGame
from ..core.game.history import History
from ..core.game.moves import CHANCE, Move
from ..core.game.refusal import Refusal
from ..core.records.body import ANSWER, PLAY, Action
from ..core.records.errors import RecordError
from ..core.records.header import QUESTION, HeaderLine
from ..core.records.notation import notation_of
from ..core.words.text import SpokenError, Text
from ..core.words.translations import _

_KEY = re.compile(rf"{QUESTION}([A-Za-z]+)(?:-([A-Za-z]+))?")
_ASKED = re.compile(r"(\d+)\s+(.*\S)")
_ANSWER = re.compile(r"(\S*[^\s!?])\s*([!?])\s*(.*\S)")

NO_KEY = _("a question is written {prefix}one, and its answers {prefix}one-a, {prefix}one-b")
NO_QUESTION = _("write after how many moves it is asked, and what: 12 What would you play?")
NO_ANSWER = _("write a play, ! if it is good or ? if it is not, and why: 6c6d! Two cards go.")
NOT_ASKED = _("there is no question {key}")
TOO_LATE = _("it is asked after {at} moves, but there are {all}")
NOBODY_ACTS = _("after {at} moves nobody has a play to choose")
CANNOT_PLAY = _("{text} cannot be played there: {why}")
TWO_ALIKE = _("{text} is an answer already")
TOO_FEW = _("a question has two answers or more, and one of them is good: {key}-a 6c6d! Why")


class ReplayAnswer(NamedTuple):
    """A play to choose, whether it is good, and why."""

    move: Move
    good: bool
    why: str


class ReplayQuestion(NamedTuple):
    """What a seat is asked after ``at`` moves, and the plays to choose from."""

    at: int
    seat: int
    text: str
    answers: tuple[ReplayAnswer, ...]


class ReplayQuestions(NamedTuple):
    """The questions of a record in their order, and what is wrong with any other."""

    asked: tuple[ReplayQuestion, ...]
    wrong: tuple[RecordError, ...] = ()

    @property
    def notice(self) -> Text | None:
        """What is wrong with the first question that cannot be asked, None if all can."""
        return self.wrong[0].text if self.wrong else None


def questions_of(history: History, lines: Iterable[HeaderLine] = ()) -> ReplayQuestions:
    """Return the questions that a history keeps; its record's own ``lines`` give errors a place."""
    kept = lines or (HeaderLine(key, value) for key, value in history.extra.items())
    groups: dict[str, list[HeaderLine]] = {}
    for line in kept:
        if line.key.startswith(QUESTION):
            found = _KEY.fullmatch(line.key)
            groups.setdefault(found[1] if found else line.key, []).append(line)
    asked, wrong = list[ReplayQuestion](), list[RecordError]()
    for group in groups.values():
        try:
            asked.append(_read(history, group))
        except RecordError as error:
            wrong.append(error)
    return ReplayQuestions(tuple(sorted(asked, key=lambda each: each.at)), tuple(wrong))


def _read(history: History, lines: list[HeaderLine]) -> ReplayQuestion:
    """Read a question and its answers. Raises `RecordError`."""
    head, *others = sorted(lines, key=lambda line: line.key.count("-"))
    key = _KEY.fullmatch(head.key)
    if key is None:
        raise head.error(NO_KEY.fill(prefix=QUESTION))
    if key[2]:
        raise head.error(NOT_ASKED.fill(key=QUESTION + key[1]))
    asked = _ASKED.fullmatch(head.value.strip())
    if asked is None:
        raise head.error(NO_QUESTION)
    at = int(asked[1])
    game = _game_after(history, at, head)
    answers = dict[Move, ReplayAnswer]()
    for line in others:
        answer = _read_answer(game, line)
        if answer.move in answers:
            raise line.error(TWO_ALIKE.fill(text=line.value.split()[0]))
        answers[answer.move] = answer
    if len(answers) < 2 or not any(answer.good for answer in answers.values()):
        raise head.error(TOO_FEW.fill(key=head.key))
    return ReplayQuestion(at, game.actor, asked[2], tuple(answers.values()))


def _game_after(history: History, at: int, line: HeaderLine) -> CardGame:
    """Return the game after so many moves. Raises `RecordError` if no seat acts in it."""
    if at > len(history.steps):
        raise line.error(TOO_LATE.fill(at=at, all=len(history.steps)))
    game: CardGame = history.match_after(at).game
    if game.over or game.actor == CHANCE:
        raise line.error(NOBODY_ACTS.fill(at=at))
    return game


def _read_answer(game: CardGame, line: HeaderLine) -> ReplayAnswer:
    """Read a play and what is said of it. Raises `RecordError`."""
    found = _ANSWER.fullmatch(line.value.strip())
    if found is None:
        raise line.error(NO_ANSWER)
    text, sign, why = found.groups()
    notation = notation_of(game.rules.game)
    action = Action(game.actor, ANSWER if game.ask else PLAY, text)
    try:
        notation.check_move(text, action.sign)
        move = notation.find_move(game, action)
    except SpokenError as error:
        raise line.error(error.text) from None
    if isinstance(move, Refusal):
        raise line.error(CANNOT_PLAY.fill(text=text, why=move.text))
    return ReplayAnswer(move, sign == "!", why)
