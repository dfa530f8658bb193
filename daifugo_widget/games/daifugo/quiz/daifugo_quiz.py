"""How a quiz asks about Daifugo: from its rules, their examples and new deals of those."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, takewhile
from random import Random

from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import Answer, Ask, Call, Event, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import LANGS, Text
from daifugo_widget.games import DAIFUGO as NAME
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.check import LessonQuestions
from daifugo_widget.quiz.game_quiz import GameQuiz
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.outcome_words import lines_of
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.drawing.answers import answer_named
from daifugo_widget.table.telling.phrase import Phrase, phrase_of
from daifugo_widget.table.telling.step_teller import StepTeller
from daifugo_widget.table.telling.voice import Voice, cards, player

from ..drills.positions import vary
from ..engine.game import Game
from ..engine.match import Match
from ..exercises.checks import changed_question, checks_on
from ..exercises.lesson_questions import lesson_questions
from ..rules.examples import example_record
from ..rules.titles import THEMES
from .kinds_between import Deals, Enters, Highest, OneMore, Points, SitsNext, Vetoes
from .kinds_cards import Discards, Given, Holds, Must, Which, of_the_hand, shows, to_another
from .kinds_deck import Deck, LeftOut
from .kinds_effect import First, Happens, WhichRule
from .kinds_legal import Legal, ShowRule
from .kinds_order import OrderNow, Strongest
from .kinds_turn import Acts, Begins, Classes, Leads, Left
from .legal_checks import legal_checks
from .rule_moments import moments_by

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
BETWEEN = ("deal-remainder", "dealer", "classes", "match", "seating")
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


class DaifugoQuiz(GameQuiz):
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

    def about(self, rule: type[BaseRule], rng: Random) -> Iterator[Iterable[Moment]]:
        """Yield the moments of the rule's example, then of new deals of it, last of an ending."""
        for record in chain(_deals(rule, rng), _endings(rule, rng)):
            yield moments_by(record, rule)

    def unseen(self, rule: type[BaseRule], seed: object) -> Iterator[Question]:
        """Yield what happens when a rule acts or nearly does, or else what may be played."""
        if rule.frame:
            return
        none = True
        for check in checks_on(rule, seed):
            none = False
            yield check.question
        if none:
            yield from legal_checks(rule, Random(f"{rule.id}/{seed}/legal"))

    def changed(self, question: Question) -> Question | None:
        return changed_question(question) if question.kind == "happens" else None

    def lesson(self, rule: type[BaseRule], seed: object) -> LessonQuestions | None:
        return lesson_questions(rule, seed)

    def is_about(self, question: Question, rule: type[BaseRule]) -> bool:
        behind = rule.id in question.rules and (rule.frame or not rule.example)
        return question.decided or behind

    def teller(self, voice: Voice, before: Game, step: Step, seen: Game) -> StepTeller:
        """Return the teller of the story, to whom the marks of rules not in force are unknown."""
        known = before.copy()
        known.marks = tuple(mark for mark in before.marks if mark[0] in seen.rules)
        return super().teller(voice, known, step, seen)

    def move_said(self, game: Game, step: Step) -> Phrase | None:
        move, who = step.move, player(step.seat)
        if step.seat < 0:
            return None
        if isinstance(move, Play):
            return Phrase(w.PLAYS, {"who": who, "cards": cards(str(move))})
        if isinstance(move, Pass):
            return Phrase(w.PASSES, {"who": who})
        if isinstance(move, Call) and game.rules[move.rule].referee:
            called = step.match.game.copy()
            called.events = tuple(takewhile(_is_called, called.events))
            return phrase_of({lang: lines_of(game, step, called, lang)[0] for lang in LANGS})
        if isinstance(move, Call):
            return Phrase(w.CALLS, {"who": who, "rule": game.rules[move.rule]})
        if isinstance(move, Answer) and game.ask:
            return _choice_said(game, game.ask, move, step.match.game)
        return None


def _is_called(event: Event) -> bool:
    """Return whether an event is the referee's call itself, and not yet what comes of it."""
    return event.verb in ("announce", "mark")


def _choice_said(game: Game, ask: Ask, move: Answer, after: Game) -> Phrase:
    who, rule = player(ask.seat), game.rules[ask.rule]
    if move.value is None or (ask.what == "cards" and not move.value):
        return Phrase(w.DECLINES, {"who": who, "rule": rule})
    named = [answer_named(ask.what, move.value, Voice(lang)) for lang in LANGS]
    words = [part for part in named if isinstance(part, str)]
    what = Text(*words) if words else named[0]
    slots = {"who": who, "what": what, "rule": rule}
    if game.only_answer() is not None:
        return Phrase(_only_answer(game, ask, after), {**slots, "to": player(max(ask.to, 0))})
    return Phrase(w.CHOOSES_SEAT if ask.what == "seat" else w.CHOOSES, slots)


def _only_answer(game: Game, ask: Ask, after: Game) -> Text:
    """Return the words for the only answer to a choice."""
    if ask.what not in ("cards", "play") or not of_the_hand(game, ask):
        return w.ONLY_SEAT if ask.what == "seat" else w.ONLY
    if not to_another(game, ask):
        return w.PARTS
    return w.SHOWS if shows(after) else w.GIVES


def _deals(rule: type[BaseRule], rng: Random) -> Iterator[Record]:
    """Yield the example of a rule, if it has one, and new deals of it."""
    text = example_record(rule)
    if not text:
        return
    example = Record.parse(text).with_entries(seed=str(rng.randrange(10**6)))
    yield example
    for _ in range(1, MOST_DEALS):
        with suppress(RecordError):
            yield vary(example, rng, 1)


def _endings(rule: type[BaseRule], rng: Random) -> Iterator[Record]:
    """Yield short matches by a rule that acts between games; for titles, with several themes."""
    if rule.id == "titles":
        for theme in rng.sample(list(THEMES)[1:], MOST_THEMES):
            yield Record.parse(f"rules base, titles(theme={theme}){ENDED}")
    elif not rule.example or rule.id in BETWEEN:
        besides = ["match"] if rule.chapter == "official" and rule.id != "match" else []
        named = "match(games=2)" if rule.id == "match" else rule.id  # its two games are a whole set
        yield Record.parse(f"rules {', '.join(['base', *besides, named])}{ENDED}")


DAIFUGO = DaifugoQuiz()
"""How a quiz asks about Daifugo."""
