"""What a kind of question is: it makes questions of moments, with answers from the core."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from ..core.game.history import AnyMatch
from ..core.rules.rule import BaseRule
from ..table.telling.phrase import Phrase
from . import words as w
from .game_quiz import game_quiz_of
from .moment import Moment
from .outcome_words import behind, outcome
from .question import How, Question

MOST_CHOICES = 4
MOST_RULES = 2
"""The most rules that the feedback names."""
OTHER_SEEDS = (1, 2)
"""The shifts of the seed under which the answer has to stay the same."""

if TYPE_CHECKING:
    # A plain `Kind` has answers of any type: `typing` has defaults only from 3.13 on.
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")


class Kind(Generic[V]):
    """One kind of question: ``value`` reads the answer off a match, the rest are words.

    ``then`` says whether it asks about what holds after the move of the moment; ``usual`` is the
    rule that the feedback names if no other acts.
    """

    id: ClassVar[str]
    how: ClassVar[How] = "one"
    then: ClassVar[bool] = True
    usual: str

    # --- what a kind says of itself --------------------------------------------------------------

    def fits(self, moment: Moment, match: AnyMatch) -> bool:
        """Return whether the question makes sense."""
        return True

    def is_about(self, moment: Moment) -> bool:
        """Return whether the moment is from a game, or for the very rule that the kind is about."""
        return moment.rule is None or moment.rule.id == self.usual

    if TYPE_CHECKING:  # kinds with a `make` of their own have no need of these two

        def value(self, moment: Moment, match: AnyMatch) -> V | None:
            """Return what is right in a match, None if there is no answer."""

        def sentence(self, moment: Moment, right: V) -> Phrase:
            """Return what is asked."""

    def wrong(self, moment: Moment, right: V, rng: Random) -> Iterable[V | None]:
        """Yield wrong values that one could take for right."""
        return ()

    def write(self, moment: Moment, value: V) -> Phrase:
        """Return a value as a choice."""
        return Phrase(w.THIS, {"it": value})

    def behind(self, moment: Moment, match: AnyMatch) -> list[str]:
        """Return the rules that the answer comes from, besides the usual one."""
        if not (self.then and moment.step):
            return []
        acted, right = behind(match), self.value(moment, match)

        def same(other: AnyMatch) -> bool:
            # Another rule that acts instead leaves the answer as it is, but not the reason.
            return self.value(moment, other) == right and {*behind(other)} <= {*acted}

        return moment.deciding(acted, same)

    def clue(self, moment: Moment, match: AnyMatch, right: V) -> Iterable[Phrase]:
        """Yield what counts, if the rules behind the answer do not say it."""
        return ()

    def options(self, moment: Moment, right: V) -> set[str]:
        """Return the options that decide the answer, if the moment's rule is one of the frame."""
        if moment.rule is None or not moment.rule.frame:
            return set()
        found = moment.others_after if self.then else moment.others
        differ = (match for match in found if match and self.value(moment, match) != right)
        return changed_options(differ, moment.rule.id)

    def front(self, moment: Moment) -> int:
        """Return the seat whose cards lie in front: the one that moves, or has to."""
        return in_front(moment)

    # --- the question ----------------------------------------------------------------------------

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Make the question of a moment, None if there is none."""
        match = moment.after if self.then else moment.match
        if match is None or (self.then and moment.step and not move_said(moment)):
            return None
        if not self.fits(moment, match):
            return None
        right = self.value(moment, match)
        return (
            None
            if right is None or self._by_chance(moment, right)
            else self._ask(moment, match, right, rng)
        )

    def _by_chance(self, moment: Moment, right: V) -> bool:
        """Return whether the answer changes if chance decides otherwise."""
        if not self.then:
            return False
        by_seed = (moment.after_by(moment.match, seed) for seed in OTHER_SEEDS)
        return any(match and self.value(moment, match) != right for match in by_seed)

    def _ask(self, moment: Moment, match: AnyMatch, right: V, rng: Random) -> Question | None:
        others = self.by_others(moment)
        rules = self.behind(moment, match)
        decided = self.rule_decides(moment, right, others, rules)
        values = self._values(moment, right, others, rng)
        if self.how == "one" and len(values) < 2:
            return None
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=self.front(moment),
            ask=self._sentences(moment, right),
            right=frozenset([self._answer(values, right)]),
            choices=self._choices(moment, values),
            notes=self._notes(moment, values, right, others),
            clue=tuple(self.clue(moment, match, right)),
            story=self._story(moment, match),
            behind=self.feedback_rules(moment, match, rules, decided),
            options=tuple(sorted(self.options(moment, right))),
            decided=decided,
            names=moment.names,
            after=match if self.then and moment.step else None,
        )

    def by_others(self, moment: Moment) -> list[V | None]:
        """Return what is right by the other rules, as far as the same move can be made there."""
        if not self.then:
            return [self.value(moment, match) for match in moment.others]
        found = (match and self.value(moment, match) for match in moment.others_after)
        return [value for value in found if value is not None]

    def rule_decides(
        self, moment: Moment, right: V, others: list[V | None], rules: list[str]
    ) -> bool:
        """Return whether the rule of the moment decides the answer.

        It does if another answer is right by other rules, or, with nothing to compare, if it acted.
        """
        if moment.rule is None:
            return False
        return any(value != right for value in others) if others else moment.rule.id in rules

    def _values(self, moment: Moment, right: V, others: list[V | None], rng: Random) -> list[V]:
        """Return what can be chosen from, in any order, with what is right by other rules.

        A value that reads the same as an earlier one is left out.
        """
        if self.how != "one":
            return []
        found = {self.write(moment, right).key: right}
        for value in (*others, *self.wrong(moment, right, rng)):
            if value is not None and len(found) < MOST_CHOICES:
                found.setdefault(self.write(moment, value).key, value)
        values = list(found.values())
        rng.shuffle(values)
        return values

    def _answer(self, values: list[V], value: V) -> int | str:
        """Return how a value is answered: by its place among the choices, or as it is."""
        if self.how == "one":
            return values.index(value)
        assert isinstance(value, int | str)
        return value

    def _choices(self, moment: Moment, values: list[V]) -> tuple[Phrase, ...]:
        return tuple(self.write(moment, value) for value in values)

    def _notes(
        self, moment: Moment, values: list[V], right: V, others: list[V | None]
    ) -> dict[int | str, Phrase]:
        """Say of each value that is right by other rules that it is."""
        if moment.rule is None:
            return {}
        text = w.OTHERWISE if moment.rule.frame else w.WITHOUT
        note = Phrase(text, {"rule": moment.rule})
        wrong = [value for value in others if value not in (None, right)]
        return {
            self._answer(values, value): note
            for value in wrong
            if self.how != "one" or value in values
        }

    def feedback_rules(
        self, moment: Moment, match: AnyMatch, rules: list[str], decided: bool
    ) -> tuple[BaseRule, ...]:
        """Return the rules that the feedback names: first the one that decides the answer."""
        own = [moment.rule.id] if moment.rule and decided else []
        ids = [id for id in dict.fromkeys([*own, *rules]) if id in match.rules]
        return tuple(match.rules[id] for id in (ids or [self.usual])[:MOST_RULES])

    def _sentences(self, moment: Moment, right: V) -> tuple[Phrase, ...]:
        asked = self.sentence(moment, right)
        if not (self.then and moment.step):
            return (asked,)
        done = move_said(moment)
        assert done is not None
        return done, asked

    def _story(self, moment: Moment, match: AnyMatch) -> tuple[Phrase, ...]:
        if not (self.then and moment.step):
            return ()
        said = outcome(moment.game, moment.step, match, names=True)
        return (said,) if said else ()


def move_said(moment: Moment) -> Phrase | None:
    """Say what is done at a moment, None if that cannot be said in a sentence."""
    step = moment.step
    return game_quiz_of(moment.game.rules.game).move_said(moment.game, step) if step else None


def changed_options(matches: Iterable[AnyMatch], rule: str) -> set[str]:
    """Return the options of a rule that are not as usual in any of some matches."""
    return {name for match in matches for name in match.rules[rule].chosen()}


def in_front(moment: Moment) -> int:
    """Return who makes the move of a moment, or has to move."""
    if moment.step and moment.step.seat >= 0:
        return moment.step.seat
    actor: int = moment.game.actor
    return max(actor, 0)


def pairs_swapped(values: tuple[V, ...], rng: Random) -> Iterator[tuple[V, ...]]:
    """Yield orders of values in which two have changed places."""
    places = [(a, b) for a in range(len(values)) for b in range(a) if values[a] != values[b]]
    rng.shuffle(places)
    for a, b in places:
        swapped = list(values)
        swapped[a], swapped[b] = swapped[b], swapped[a]
        yield tuple(swapped)
