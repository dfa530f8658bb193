"""The questions with which a lesson begins: guess, compare, and find the plays that do it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, islice
from random import Random

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.check import LessonQuestions
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards, player

from . import lesson_words as say
from .checks import check_of, happens, play_said, question_at
from .effects import acts
from .near_misses import Condition, NearMiss, Occasion, near_misses
from .prepared import has_none, openings, prepared_cases
from .search import acting_plays
from .self_play import FOUR, house_of

WRONG = 2
"""How many wrong reasons stand beside the right one."""
FEWEST, MOST_ACTING, MOST_SHOWN = 4, 3, 5
"""Among how many plays some are to be found, how many of them act at most, and are shown."""
TRIES, LOOKED_AT = 40, 2
"""In how many tricks something is looked for, and from how many the simplest is taken."""


def lesson_questions(rule: type[BaseRule], seed: object) -> LessonQuestions | None:
    """Return the questions with which a lesson on a rule begins, None if it acts on no play."""
    if rule.frame or has_none(rule):
        return None
    rng = Random(f"{rule.id}/{seed}/lesson")
    miss = _opening(rule, seed) or _near_miss(rule, rng)
    guess = miss and check_of(rule, miss.twin, rng)
    if miss is None or guess is None:
        return None
    return LessonQuestions(
        guess.question, partial(_compare, rule, miss, rng), partial(_find_plays, rule, seed)
    )


def _opening(rule: type[BaseRule], seed: object) -> NearMiss | None:
    """Return what is prepared to begin a lesson with, of the first seeds the simplest."""
    found = openings(rule)
    return found[seed - 1] if isinstance(seed, int) and 0 < seed <= len(found) else None


def _near_miss(rule: type[BaseRule], rng: Random) -> NearMiss | None:
    """Return a near miss that makes a check, and the play beside it too."""
    prepared = (case for case in prepared_cases(rule, rng) if isinstance(case, NearMiss))
    found = list(islice(prepared, 1)) or list(islice(new_misses(rule, rng), LOOKED_AT))
    return min(found, key=lambda miss: _cards_held(miss.twin), default=None)


def new_misses(rule: type[BaseRule], rng: Random) -> Iterator[NearMiss]:
    """Yield the best near miss of each of some plays of new games."""
    for at in islice(acting_plays(rule, rng), TRIES):
        hard = (miss for miss in near_misses(at, rule, rng) if miss.condition != "another")
        yield from islice((miss for miss in hard if _makes_checks(rule, miss, rng)), 1)


def _makes_checks(rule: type[BaseRule], miss: NearMiss, rng: Random) -> bool:
    return all(check_of(rule, case, rng) for case in (miss, miss.twin))


def _cards_held(at: Occasion) -> int:
    """Return how many cards lie in hands: with few of them a position is easy to take in."""
    return sum(hand.bit_count() for hand in at.game.hands)


def _compare(rule: type[BaseRule], miss: NearMiss, rng: Random) -> Question:
    """Ask what made the difference between a play and its near miss."""
    at = miss.occasion
    right = Phrase(say.CONDITIONS[miss.condition])
    stated = (miss.condition, *say.ALSO_TRUE.get(miss.condition, ()), *say.ALWAYS_TRUE)
    true = {*stated, *differences(at, miss.twin)}
    untrue = {*say.CONDITIONS.values(), *say.NEVER} - {say.CONDITIONS[each] for each in true}
    choices = [right, *map(Phrase, rng.sample(sorted(untrue), WRONG))]
    rng.shuffle(choices)
    said = happens(at)
    assert said is not None
    again = at.play.cards == miss.twin.play.cards
    change = play_said(at, say.CHANGED_TABLE if again else say.ONE_CHANGE)
    ask = change, said, Phrase(say.WHAT_MADE)
    right_at = frozenset([choices.index(right)])
    return question_at(rule, at, ask, choices, right_at, kind="compare")


def differences(one: Occasion, two: Occasion) -> Iterator[Condition]:
    """Yield what differs between two plays that can be seen on the cards."""
    if one.play.size != two.play.size:
        yield from ("fewer", "more")
    if one.play.jokers != two.play.jokers:
        yield from ("joker", "joker-alone")
    if one.play.suits != two.play.suits:
        yield "suit"
    if [*one.play.numbers] != [*two.play.numbers]:
        yield from ("number", "run", "in-run")
    if _goes_out(one) != _goes_out(two):
        yield from ("last", "not-last")


def _goes_out(at: Occasion) -> bool:
    return at.game.hands[at.game.turn] == at.play.cards


def _find_plays(rule: type[BaseRule], seed: object) -> Question | None:
    """Ask with which of some plays of a hand the rule acts."""
    rng = Random(f"{rule.id}/{seed}/find")
    prepared = (case for case in prepared_cases(rule, rng) if isinstance(case, Occasion))
    alone = islice(acting_plays(rule, rng, rules=house_of(rule, ()), players=FOUR), TRIES)
    plain = (at for at in alone if not at.game.order.reversed)
    for at in chain(prepared, plain, islice(acting_plays(rule, rng), TRIES)):
        plays = {play.cards: play for play in at.game.plays()}
        doing = {cards for cards, play in plays.items() if acts(rule, at.match, play)}
        if len(plays) >= FEWEST and len(doing) <= len(plays) / 2:
            return _find_question(rule, at, _sample_plays(plays, doing, rng), doing)
    return None


def _sample_plays(plays: dict[int, Play], doing: set[int], rng: Random) -> list[Play]:
    acting = rng.sample(sorted(doing), min(MOST_ACTING, len(doing)))
    still = sorted(set(plays) - doing)
    picked = [*acting, *rng.sample(still, min(len(still), MOST_SHOWN - len(acting)))]
    rng.shuffle(picked)
    return [plays[each] for each in picked]


def _find_question(
    rule: type[BaseRule], at: Occasion, picked: list[Play], doing: set[int]
) -> Question:
    choices = [Phrase(w.THIS, {"it": cards(str(play))}) for play in picked]
    right = frozenset(place for place, play in enumerate(picked) if play.cards in doing)
    ask = Phrase(say.FIND_WHICH, {"who": player(at.game.turn), "rule": rule})
    return question_at(rule, at, (ask,), choices, right, kind="find", several=True)
