"""Questions from games and from rules: always the same ones for the same seed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest
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
from . import words as w
from .kind import Kind
from .kinds_effect import Happens, WhichRule
from .kinds_between import Deals, Enters, Highest, Points, SitsNext, Vetoes
from .kinds_cards import Deck, Discards, Given, Holds, Must, Which
from .kinds_legal import Legal, ShowRule
from .kinds_order import OrderNow, Strongest
from .kinds_turn import Acts, Begins, Classes, First, Leads, Left
from .moment import Moment, moments, moments_by
from .question import Question

KINDS: dict[str, Kind] = {
    kind.id: kind
    for kind in (
        OrderNow(),
        Legal(),
        Which(),
        Must(),
        Left(),
        Classes(),
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
    rule_id: str, count: int = 5, seed: int = 1, kinds: Iterable[str] | None = None
) -> list[Question]:
    """Return questions in which a rule makes the difference: on its example, then dealt by seed.

    Raises `RuleError` where there is no such rule, `SpokenError` where no question comes of it,
    `ValueError` for a kind that is none.
    """
    rule = catalogue().get(rule_id)
    if rule is None:
        raise UnknownError(NO_RULE.fill(id=rule_id, hint=Ruleset.reading().nearest(rule_id)))
    found = _on_rule(rule, _kinds(kinds), Random(f"{rule_id}/{seed}/quiz"))
    picked = list(_various(found, count, enough=count))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=rule.short_names))
    return picked


def _kinds(ids: Iterable[str] | None) -> list[Kind]:
    wanted = list(KINDS) if ids is None else [ids] if isinstance(ids, str) else list(ids)
    for id in wanted:
        if id not in KINDS:
            raise ValueError(f"{id!r} is no kind of question; there are {', '.join(KINDS)}")
    return [KINDS[id] for id in wanted]


def _on_rule(rule: type[Rule], kinds: list[Kind], rng: Random) -> Iterator[list[Question]]:
    """Yield the questions of the example, and then of each deal of it."""
    text = example_record(rule)
    if not text:
        return
    example = with_entries(Record.parse(text), seed=str(rng.randrange(10**6)))
    for deal in range(MOST_DEALS):
        try:
            record = changed(example, rng, 1) if deal else example
            found = _asked(moments_by(record, rule), kinds, rng)
            yield [q for asked in found for q in asked if _is_about(q, rule)]
        except RecordError:
            continue


def _is_about(question: Question, rule: type[Rule]) -> bool:
    """Tell whether the rule makes the difference, or at least is the one behind the answer."""
    return question.decided or (rule.frame and rule.id in question.rules)


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
