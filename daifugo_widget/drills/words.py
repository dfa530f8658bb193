"""What may stand in a goal beside the facts of a record: what has happened since the start."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import NamedTuple

from ..core.match import Match
from ..core.moves import SEATS, Event
from ..core.plays import Play
from ..core.records.daifugo_facts import DAIFUGO_FACTS
from ..core.records.errors import RecordError, nearest
from ..core.records.facts import check_fact, test_fact
from ..core.records.phrases import FACT_SHAPE
from ..core.ruleset import Ruleset, catalogue
from . import phrases as say


class Moment(NamedTuple):
    """A match as it stands, whose drill it is, and all that has happened since it began."""

    match: Match
    learner: int
    happened: tuple[Event, ...] = ()


Test = Callable[[Moment, str], bool]


def _left(how: str) -> Test:
    def test(moment: Moment, seat: str) -> bool:
        exit = moment.match.game.exit_of(SEATS.index(seat))
        return exit is not None and exit.how == how

    return test


def _did(verb: str) -> Test:
    def test(moment: Moment, seat: str) -> bool:
        acted = (event.seat for event in moment.happened if event.verb == verb)
        return SEATS.index(seat) in acted

    return test


def _next(moment: Moment, seat: str) -> bool:
    """Tell whether a seat acts right after the learner."""
    acted = [event.seat for event in moment.happened if event.verb in ("play", "pass")]
    game = moment.match.game
    return acted[-1:] == [moment.learner] and not game.over and game.actor == SEATS.index(seat)


def _flows(moment: Moment, rest: str) -> bool:
    return any(event.verb == "flow" for event in moment.happened)


def _unanswered(moment: Moment, rest: str) -> bool:
    """Tell whether a trick has flowed on which nobody else laid anything."""
    before = takewhile(lambda event: event.verb != "flow", moment.happened)
    return _flows(moment, rest) and not _others_play(moment.learner, before)


def _others_play(learner: int, events: Iterable[Event]) -> bool:
    return any(event.verb == "play" and event.seat != learner for event in events)


def _fires(moment: Moment, rule: str) -> bool:
    return any(rule in (event.rule, _rule_of(event)) for event in moment.happened)


def _rule_of(event: Event) -> str:
    """Return the rule that a play was made by, if any."""
    return event.value.rule if event.verb == "play" and isinstance(event.value, Play) else ""


class Word(NamedTuple):
    """A word of goals: what stands behind it, an example of it, and its test."""

    shape: str
    example: str
    test: Test


WORDS = {
    "finishes": Word("[a-i]", "finishes a", _left("finish")),
    "fouls": Word("[a-i]", "fouls a", _left("foul")),
    "falls": Word("[a-i]", "falls b", _left("fall")),
    "plays": Word("[a-i]", "plays b", _did("play")),
    "passes": Word("[a-i]", "passes b", _did("pass")),
    "next": Word("[a-i]", "next c", _next),
    "flows": Word("", "flows", _flows),
    "unanswered": Word("", "unanswered", _unanswered),
    "fires": Word("[a-z][a-z0-9-]*", "fires eight-cut", _fires),
}
"""Each word: a seat has gone out, fouled, fallen, played, passed, or acts next; a trick has flowed;
a rule has acted.

But for ``next`` what once has happened stays so.
"""


def check(text: str) -> None:
    """Raise `RecordError` for a text that is neither one of these words nor a fact."""
    name, _, rest = text.partition(" ")
    word = WORDS.get(name)
    if word is None:
        _check_fact(name, text)
    elif not re.fullmatch(word.shape, rest):
        raise RecordError(FACT_SHAPE.fill(text=text, example=word.example))
    elif name == "fires" and rest not in catalogue():
        raise RecordError(say.NO_RULE.fill(id=rest, hint=Ruleset.reading().nearest(rest)))


def _check_fact(name: str, text: str) -> None:
    if name not in DAIFUGO_FACTS:
        hint = nearest(name, (*WORDS, *DAIFUGO_FACTS))
        raise RecordError(say.NO_WORD.fill(name=name, hint=hint))
    check_fact(DAIFUGO_FACTS, text)


def holds(moment: Moment, text: str) -> bool:
    """Tell whether a fact or a word holds."""
    name, _, rest = text.partition(" ")
    word = WORDS.get(name)
    return word.test(moment, rest) if word else test_fact(DAIFUGO_FACTS, moment.match, text).holds
