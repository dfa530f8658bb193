"""How a quiz asks about Daifugo: from its rules, their examples and new deals of those."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, takewhile
from random import Random
from typing import Any

from ..core.history import Step
from ..core.moves import Answer, Ask, Call, Event, Pass
from ..core.plays import Play
from ..core.records import Record, RecordError
from ..core.text import LANGS, Text
from ..daifugo.game import Game
from ..daifugo.match import Match
from ..drills.positions import changed, with_entries
from ..games import DAIFUGO as NAME
from ..rules.examples import example_record
from ..rules.titles import THEMES
from ..table.answers import answer_named
from ..table.phrase import Voice, cards, player
from ..table.telling import StepTeller
from . import words as w
from . import words_forced as forced
from .asking import Asking
from .kind import Kind
from .kinds_between import Deals, Enters, Highest, OneMore, Points, SitsNext, Vetoes
from .kinds_cards import Discards, Given, Holds, Must, Which, of_the_hand, shows, to_another
from .kinds_deck import Deck, LeftOut
from .kinds_effect import First, Happens, WhichRule
from .kinds_legal import Legal, ShowRule
from .kinds_order import OrderNow, Strongest
from .kinds_turn import Acts, Begins, Classes, Leads, Left
from .moment import Moment, moments_by
from .question import Question
from .said import Said, told
from .telling import lines_of

KINDS: dict[str, Kind] = {
    kind.id: kind
    for kind in (
        OrderNow(),
        Legal(),
        Which(),
        Must(),
        Classes(),
        Left(),
        Happens(),
        Given(),
        Holds(),
        ShowRule(),
        Leads(),
        Begins(),
        Acts(),
        Strongest(),
        Discards(),
        Points(),
        Deck(),
        LeftOut(),
        Deals(),
        OneMore(),
        First(),
        SitsNext(),
        Highest(),
        Vetoes(),
        Enters(),
        WhichRule(),
    )
}
MOST_DEALS = 12
"""How often the example of a rule is dealt anew for more questions."""
MOST_THEMES = 2
"""How many tables of names are asked about."""
BETWEEN = ("deal-remainder", "dealer", "classes")
"""Rules with an example that are about the next game as well."""
ENDED = """
    hands  3c5c / 4c / 6c7c8c / 5d
    a 3c  b 4c  c -  d 5d  a -  c 6c
    a -  c 7c
    a -  c 8c
    next
    hands  3c9c / 4cKc / 5d6d / 7d
    phase  play
    turn   -
    a 3c  b 4c  c 5d  d 7d  a 9c  b Kc
"""
"""A short match of two games, for rules that act between games."""


class DaifugoAsking(Asking):
    """What a quiz asks about Daifugo."""

    game = NAME
    kinds = KINDS
    of_the_turn = ("happens", "leads", "acts")
    by_hand = ("legal", "strongest", "highest")
    answered_by = {  # noqa: RUF012
        "ruler": ("strongest", "order", "absent"),
        "rules": ("rule",),
        "turn": ("begins",),
    }
    moved = ("play", "pass", "call")

    def place(self, match: Match) -> tuple[int, int, int]:
        return match.number, match.game.flows, len(match.game.trick)

    def about(self, rule: Any, rng: Random) -> Iterator[Iterable[Moment]]:
        """Yield the moments of the rule's example, then of new deals of it, last of an ending."""
        for record in chain(_deals(rule, rng), _endings(rule, rng)):
            yield moments_by(record, rule)

    def is_about(self, question: Question, rule: Any) -> bool:
        behind = rule.id in question.rules and (rule.frame or not rule.example)
        return question.decided or behind

    def teller(self, voice: Voice, before: Game, step: Step, seen: Game) -> StepTeller:
        """Return the teller of the story, to whom the marks of rules not in force are unknown."""
        known = before.copy()
        known.marks = tuple(mark for mark in before.marks if mark[0] in seen.rules)
        return super().teller(voice, known, step, seen)

    def move_said(self, game: Game, step: Step) -> Said | None:
        move, who = step.move, player(step.seat)
        if step.seat < 0:
            return None
        if isinstance(move, Play):
            return Said(w.PLAYS, {"who": who, "cards": cards(str(move))})
        if isinstance(move, Pass):
            return Said(w.PASSES, {"who": who})
        if isinstance(move, Call) and game.rules[move.rule].referee:
            called = step.match.game.copy()
            called.events = tuple(takewhile(_is_called, called.events))
            return told({lang: lines_of(game, step, called, lang)[0] for lang in LANGS})
        if isinstance(move, Call):
            return Said(w.CALLS, {"who": who, "rule": game.rules[move.rule]})
        if isinstance(move, Answer) and game.ask:
            return _choice_said(game, game.ask, move, step.match.game)
        return None


def _is_called(event: Event) -> bool:
    """Return whether an event is the referee's call itself, and not yet what comes of it."""
    return event.verb in ("announce", "mark")


def _choice_said(game: Game, ask: Ask, move: Answer, after: Game) -> Said:
    who, rule = player(ask.seat), game.rules[ask.rule]
    if move.value is None or (ask.what == "cards" and not move.value):
        return Said(w.DECLINES, {"who": who, "rule": rule})
    named = [answer_named(ask.what, move.value, Voice(lang)) for lang in LANGS]
    words = [part for part in named if isinstance(part, str)]
    what = Text(*words) if words else named[0]
    slots = {"who": who, "what": what, "rule": rule}
    if game.only_answer() is not None:
        return Said(_forced(game, ask, after), {**slots, "to": player(max(ask.to, 0))})
    return Said(w.CHOOSES_SEAT if ask.what == "seat" else w.CHOOSES, slots)


def _forced(game: Game, ask: Ask, after: Game) -> Text:
    """Return the words for the only answer to a choice."""
    if ask.what not in ("cards", "play") or not of_the_hand(game, ask):
        return forced.ONLY_SEAT if ask.what == "seat" else forced.ONLY
    if not to_another(game, ask):
        return forced.PARTS
    return forced.SHOWS if shows(after) else forced.GIVES


def _deals(rule: Any, rng: Random) -> Iterator[Record]:
    """Yield the example of a rule, if it has one, and new deals of it."""
    text = example_record(rule)
    if not text:
        return
    example = with_entries(Record.parse(text), seed=str(rng.randrange(10**6)))
    yield example
    for _ in range(1, MOST_DEALS):
        with suppress(RecordError):
            yield changed(example, rng, 1)


def _endings(rule: Any, rng: Random) -> Iterator[Record]:
    """Yield short matches by a rule that acts between games; for titles, with several themes."""
    if rule.id == "titles":
        for theme in rng.sample(list(THEMES)[1:], MOST_THEMES):
            yield Record.parse(f"rules base, titles(theme={theme}){ENDED}")
    elif not rule.example or rule.id in BETWEEN:
        besides = ["match"] if rule.chapter == "official" else []
        yield Record.parse(f"rules {', '.join(['base', *besides, rule.id])}{ENDED}")


DAIFUGO = DaifugoAsking()
"""How a quiz asks about Daifugo."""
