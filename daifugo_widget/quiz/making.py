"""Questions from games and from rules: always the same ones for the same seed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice, zip_longest
from random import Random

from ..core.errors import SpokenError
from ..core.history import History
from ..core.records import Record, RecordError
from ..core.rule import Rule
from ..core.rule_errors import UnknownError
from ..core.ruleset import Ruleset, catalogue
from ..drills.phrases import NO_RULE
from ..drills.positions import changed, with_entries
from ..rules.examples import example_record
from ..rules.titles import THEMES
from . import words as w
from .kind import Kind
from .kinds_between import Deals, Enters, Highest, OneMore, Points, SitsNext, Vetoes
from .kinds_cards import Deck, Discards, Given, Holds, Must, Which
from .kinds_effect import First, Happens, WhichRule
from .kinds_legal import Legal, ShowRule
from .kinds_order import OrderNow, Strongest
from .kinds_turn import Acts, Begins, Classes, Leads, Left
from .moment import Moment, moments, moments_by
from .question import Question

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
"""Every kind of question; of one on a rule the first come first."""
MOST_MOMENTS = 60
"""Of so many moments of a game questions are made, drawn from all."""
MOST_DEALS = 12
"""How often the example of a rule is dealt anew for more questions."""
ALL = 99
"""More questions than there are on a rule."""
MOST_ALIKE = 2
"""So many questions of one kind at most, where none shall come to the same as another."""
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


def questions_from(
    history: History, count: int = 5, seed: int = 1, kinds: Iterable[str] | None = None
) -> list[Question]:
    """Return questions on what has happened in a game, in the order in which it did.

    Raises `SpokenError` where no question comes of it, `ValueError` for a kind that is none.
    """
    rng, chosen = Random(f"{seed}/quiz"), _kinds(kinds)
    at = list(moments(history))
    rng.shuffle(at)
    found = [*_asked(at[:MOST_MOMENTS], chosen, rng)]
    picked = list(_various(found, count, enough=len(found) * len(chosen)))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=history.title or w.THIS_GAME))
    return sorted(picked, key=lambda q: (q.match.number, q.game.flows, len(q.game.trick)))


def questions_on(
    rule_id: str,
    count: int = 5,
    seed: int = 1,
    kinds: Iterable[str] | None = None,
    alike: bool = True,
) -> list[Question]:
    """Return questions in which a rule makes the difference: on its example, then dealt by seed.

    Without ``alike`` those are left out that come to the same as one before, if there are others.

    Raises `RuleError` where there is no such rule, `SpokenError` where no question comes of it,
    `ValueError` for a kind that is none.
    """
    rule = catalogue().get(rule_id)
    if rule is None:
        raise UnknownError(NO_RULE.fill(id=rule_id, hint=Ruleset.reading().nearest(rule_id)))
    found = _on_rule(rule, _kinds(kinds), Random(f"{rule_id}/{seed}/quiz"))
    picked = list(_various(found, count if alike else ALL, enough=count if alike else ALL))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=rule.short_names))
    return picked if alike else _unlike(picked)[:count]


def _kinds(ids: Iterable[str] | None) -> list[Kind]:
    wanted = list(KINDS) if ids is None else [ids] if isinstance(ids, str) else list(ids)
    for id in wanted:
        if id not in KINDS:
            raise ValueError(f"{id!r} is no kind of question; there are {', '.join(KINDS)}")
    return [KINDS[id] for id in wanted]


def _on_rule(rule: type[Rule], kinds: list[Kind], rng: Random) -> Iterator[list[Question]]:
    """Yield the questions of the example, and then of each deal of it; last those of an ending."""
    for record in chain(_deals(rule, rng), _endings(rule, rng)):
        with suppress(RecordError):
            found = _asked(moments_by(record, rule), kinds, rng)
            yield [q for asked in found for q in asked if _is_about(q, rule)]


def _deals(rule: type[Rule], rng: Random) -> Iterator[Record]:
    """Yield the example of a rule, if it has one, and what comes of dealing it anew."""
    text = example_record(rule)
    if not text:
        return
    example = with_entries(Record.parse(text), seed=str(rng.randrange(10**6)))
    yield example
    for _ in range(1, MOST_DEALS):
        with suppress(RecordError):
            yield changed(example, rng, 1)


def _endings(rule: type[Rule], rng: Random) -> Iterator[Record]:
    """Yield short matches by a rule that acts between games, by the names of several tables."""
    if rule.id == "titles":
        for theme in rng.sample(list(THEMES)[1:], MOST_ALIKE):
            yield Record.parse(f"rules base, titles(theme={theme}){ENDED}")
    elif not rule.example or rule.id in BETWEEN:
        besides = ["match"] if rule.chapter == "official" else []
        yield Record.parse(f"rules {', '.join(['base', *besides, rule.id])}{ENDED}")


def _is_about(question: Question, rule: type[Rule]) -> bool:
    """Tell whether the rule makes the difference, or at least is the one behind the answer."""
    behind = rule.id in question.rules and (rule.frame or not rule.example)
    return question.decided or behind


def _unlike(questions: list[Question]) -> list[Question]:
    """Leave out what comes to the same as a question before, or is the third of a kind.

    By which rule something is so is asked only where there is nothing else: it is known.
    """
    kept: list[Question] = []
    for question in questions:
        of_kind = sum(other.kind == question.kind for other in kept)
        same = any(other.sense & question.sense for other in kept)
        if not same and of_kind < MOST_ALIKE and (question.kind != "rule" or not kept):
            kept.append(question)
    return kept


def _asked(at: Iterable[Moment], kinds: list[Kind], rng: Random) -> Iterator[list[Question]]:
    """Yield what can be asked at each moment."""
    for moment in at:
        made = (kind.make(moment, rng) for kind in kinds)
        yield [question for question in made if question]


def _various(found: Iterable[list[Question]], count: int, enough: int) -> Iterator[Question]:
    """Pick so many questions of as many kinds as there are, none twice.

    Once there are ``enough``, two of a kind at most counted, no more are looked for.
    """
    by_kind: dict[str, dict[tuple[str, ...], Question]] = defaultdict(dict)
    for asked in found:
        for question in asked:
            by_kind[question.kind].setdefault(question.key, question)
        if sum(min(len(kept), 2) for kept in by_kind.values()) >= enough:
            break
    kinds = [list(by_kind[id].values()) for id in KINDS]
    rounds = zip_longest(*kinds)
    yield from islice((question for round in rounds for question in round if question), count)
