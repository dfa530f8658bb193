"""Checks of a rule: questions on unseen positions, half of them near misses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from random import Random

from daifugo_widget.core.cards import EIGHT, JOKERS, NUMBER, THREE, TWO
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Text
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.check import Check
from daifugo_widget.quiz.kind import OTHER_SEEDS
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.outcome_words import nothing, outcome
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards, player
from daifugo_widget.table.telling.words.phrases import BOTS

from ..engine.match import Match
from .choice_words import choice_due
from .effects import without
from .near_misses import NearMiss, Occasion, near_misses
from .order_words import order_said
from .prepared import has_none, prepared_cases
from .search import LONGEST_SEARCH, acting_plays
from .self_play import is_taught_first
from .why_not import why_not

CHOICES = 4
NO_NOTES: Mapping[int | str, Phrase] = {}
Case = Occasion | NearMiss
"""What a check is made from: a play with which the rule acts, or one that misses it nearly."""


def checks_on(rule: type[BaseRule], seed: object) -> Iterator[Check]:
    """Yield checks of a rule, of two in a row one at which it acts; no position comes twice.

    Those that are prepared, as they are hard to find, come first; there are none of a rule that
    acts on no play.
    """
    if rule.frame or has_none(rule):
        return
    rng = Random(f"{rule.id}/{seed}/checks")
    prepared = prepared_cases(rule, rng)
    for case in chain(prepared, cases_of_new_games(rule, rng)):
        if made := check_of(rule, case, rng):
            yield made


def cases_of_new_games(
    rule: type[BaseRule], rng: Random, most: int = LONGEST_SEARCH
) -> Iterator[Case]:
    """Yield cases of games that are played now: in turn one at which the rule acts, and a miss."""
    acting = rng.random() < 0.5
    for occasion in acting_plays(rule, rng, most):
        cases = [occasion] if acting else near_misses(occasion, rule, rng)
        case = next((each for each in cases if check_of(rule, each, rng)), None)
        if case:
            yield case
            acting = not acting


def check_of(rule: type[BaseRule], case: Case, rng: Random) -> Check | None:
    """Return the check of a case, None if chance decides it or nothing can be told apart."""
    at, twin = (case.occasion, case.twin) if isinstance(case, NearMiss) else (case, None)
    right, other = happens(at), happens(twin) if twin else _without(rule, at)
    if right is None or other is None or right.key == other.key or _goes_out_foully(rule, at):
        return None
    wrong = _wrong(at, right, other, rng), _common(rule, at, rng)
    values = _choices(right, [other, *chain(*wrong)], rng)
    if len(values) < CHOICES:
        return None
    effect, plain = (other, right) if twin else (right, other)
    asked = _question(rule, at, right, values, _notes(case, right, values))
    asked = replace(asked, story=(why_not(case),)) if isinstance(case, NearMiss) else asked
    return Check(
        question=replace(asked, twin=twin and _question(rule, twin, other, [other], {})),
        play=at.play,
        acts=twin is None,
        effect=effect,
        plain=plain,
        alike=(effect, _exchange_players(effect, *_neighbours(at))),
    )


def changed_question(question: Question) -> Question | None:
    """Return a question on what happens with one thing changed so that another answer is right."""
    if question.twin:
        return _with_choices_of(question, question.twin)
    rule, rng = type(question.behind[0]), Random(question.text())
    misses = (miss for at in _occasions_of(question) for miss in near_misses(at, rule, rng))
    checks = (check_of(rule, miss, rng) for miss in misses)
    return next((check.question for check in checks if check), None)


def _with_choices_of(question: Question, twin: Question) -> Question | None:
    """Return the twin of a question with the same choices, None if its answer is not among them."""
    keys = [choice.key for choice in question.choices]
    if twin.answer.key not in keys:
        return None
    right = frozenset([keys.index(twin.answer.key)])
    return replace(twin, choices=question.choices, right=right)


def _occasions_of(question: Question) -> Iterator[Occasion]:
    """Yield the play that a question is about, if it is about one."""
    found = (Occasion(question.match, play) for play in question.game.plays())
    yield from (at for at in found if play_said(at).key == question.ask[0].key)


def _goes_out_foully(rule: type[BaseRule], at: Occasion) -> bool:
    """Return whether a play is the last one, with cards that are forbidden at nearly every table.

    Where nothing forbids them, who has learned the first rules would still take it for a foul.
    """
    game = at.game
    if game.hands[game.turn] != at.play.cards or "foul-finish" in game.rules:
        return False
    strongest = THREE if game.order.reversed else TWO
    forbidden = NUMBER[EIGHT] | NUMBER[strongest] | JOKERS
    return is_taught_first(rule) and bool(at.play.cards & forbidden)


def happens(at: Occasion) -> Phrase | None:
    """Say what comes of a play, without the names of rules; None if chance decides it."""
    moment = _moment(at)
    after = moment.after
    if after is None:
        return None
    said = _outcome_of(moment, after)
    again = (moment.after_by(at.match, seed) for seed in OTHER_SEEDS)
    same = all(match and _outcome_of(moment, match).key == said.key for match in again)
    return said if same else None


def _moment(at: Occasion) -> Moment:
    return Moment(at.match, Step(at.game.turn, at.play, at.match))


def _outcome_of(moment: Moment, after: Match) -> Phrase:
    assert moment.step is not None
    said = outcome(moment.game, moment.step, after)
    ask = after.game.ask
    if ask:
        due = choice_due(ask)
        return Phrase.join([said, due]) if said else due
    return said or nothing(after.game)


def _without(rule: type[BaseRule], at: Occasion) -> Phrase | None:
    """Say what would come of a play without the rule, or that nothing would where it is illegal."""
    other = without(rule, at.match)
    if other and other.game.is_legal(at.play):
        return happens(Occasion(other, at.play))
    return Phrase(w.NOTHING, {"who": player(at.game.next_of(at.game.turn))})


def _choices(right: Phrase, others: Iterable[Phrase], rng: Random) -> list[Phrase]:
    """Return what can be chosen from, in any order; nothing of it is a part of what is right."""
    found = {right.key: right}
    for value in others:
        if len(found) < CHOICES and not _includes(right, value):
            found.setdefault(value.key, value)
    values = list(found.values())
    rng.shuffle(values)
    return values


def _wrong(at: Occasion, right: Phrase, other: Phrase, rng: Random) -> Iterator[Phrase]:
    """Yield what comes of a play for somebody else."""
    seat, after = _neighbours(at)
    for value in rng.sample([right, other], 2):
        if value.text not in (w.NOTHING, w.NOTHING_LEADS):
            yield _exchange_players(value, seat, after)


def _common(rule: type[BaseRule], at: Occasion, rng: Random) -> Iterator[Phrase]:
    """Yield what often comes of a play; for the first rules nothing that only later ones do."""
    seat, after = _neighbours(at)
    plain = [
        Phrase(w.NOTHING, {"who": player(after)}),
        Phrase(w.FLOWS, {"who": player(seat)}),
        Phrase(w.FLOWS, {"who": player(after)}),
    ]
    by_rules = [Phrase(w.TURNS), Phrase(w.SKIPS, {"who": player(after)})]
    if is_taught_first(rule):
        later = Phrase(w.NOTHING, {"who": player(at.game.next_of(after))})
        yield from rng.sample([*plain, later], len(plain) + 1)
        yield from by_rules
    else:
        yield from rng.sample([*plain, *by_rules], len(plain) + len(by_rules))


def _neighbours(at: Occasion) -> tuple[int, int]:
    """Return who plays, and who comes after."""
    return at.game.turn, at.game.next_of(at.game.turn)


def _exchange_players(said: Phrase, one: int, two: int) -> Phrase:
    """Return what is said with two players exchanged."""
    swap = {("p", one): ("p", two), ("p", two): ("p", one)}

    def other(part: object) -> object:
        if isinstance(part, Phrase):
            return _exchange_players(part, one, two)
        return swap.get(part, part) if isinstance(part, tuple) else part

    return said._replace(slots={key: other(part) for key, part in said.slots.items()})


def _includes(whole: Phrase, part: Phrase) -> bool:
    """Return whether all that one phrase says is said by another."""
    return set(_claims(part)) <= set(_claims(whole))


def _claims(said: Phrase) -> list[str]:
    return [each.strip(" .") for each in said.key.replace(", and ", ". ").split(". ")]


def _notes(case: Case, right: Phrase, values: list[Phrase]) -> dict[int | str, Phrase]:
    """Say of each wrong answer to a near miss what is missing."""
    if isinstance(case, Occasion):
        return {}
    return {at: why_not(case) for at, value in enumerate(values) if value is not right}


def _question(
    rule: type[BaseRule],
    at: Occasion,
    right: Phrase,
    values: list[Phrase],
    notes: dict[int | str, Phrase],
) -> Question:
    asked = play_said(at), Phrase(w.HAPPENS)
    return question_at(rule, at, asked, values, frozenset([values.index(right)]), notes)


def play_said(at: Occasion, text: Text = w.PLAYS) -> Phrase:
    """Say who plays what."""
    return Phrase(text, {"who": player(at.game.turn), "cards": cards(str(at.play))})


def question_at(
    rule: type[BaseRule],
    at: Occasion,
    ask: tuple[Phrase, ...],
    choices: Sequence[Phrase],
    right: frozenset[int | str],
    notes: Mapping[int | str, Phrase] = NO_NOTES,
    kind: str = "happens",
    several: bool = False,
) -> Question:
    """Return a question on a play, or on all plays of its position if several may be right."""
    return Question(
        kind=kind,
        how="several" if several else "one",
        match=at.match,
        seat=at.game.turn,
        ask=(ask[0], *order_said(at.game), *ask[1:]),
        right=right,
        choices=tuple(choices),
        notes=notes,
        behind=(at.match.rules[rule.id],),
        decided=True,
        names=tuple(name.en for name in BOTS[: at.game.players]),
        after=None if several else _moment(at).after,
    )
