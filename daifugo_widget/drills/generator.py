"""Drills without end: positions are dealt by seed for a rule, and judged by the core."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from ..core.entry import Entry
from ..core.errors import SpokenError
from ..core.moves import SEATS
from ..core.records import Record, RecordError
from ..core.rule_errors import RuleError
from ..daifugo.hooks import acts
from ..daifugo.rule import Rule
from ..daifugo.ruleset import Ruleset
from ..games import DAIFUGO, check_game
from ..rules.examples import example_record
from . import phrases as say
from .game_drills import NotMade, drills_of
from .goal import Goal
from .judging import Judge, Position
from .positions import changed, cut, with_entries
from .task import Task
from .trial import Trial

LEVELS = (1, 2, 3)
"""From one move with the rule alone to several moves among other rules."""
MOST_DEALS = 300
CHOICE = 3
"""The fewest first moves of a good question; one with two is asked only if need be."""
MOST_MOVES = 80
"""A position with more first moves than these is too much for people to look through."""
GOALS = {
    1: ("finishes {me}", "leads {me}", "unanswered"),
    2: ("finishes {me} in 2", "leads {me} in 2"),
    3: ("finishes {me} in 2", "finishes {me} in 3"),
}
"""What is asked for at each level, the best first."""
PLAIN = ("not fouls {me}", "turn {next}", "fires {rule}", "not fires {rule}")
"""What is asked for if none of those comes out."""
OTHERS = ("eight-cut", "revolution", "suit-bind", "spade-three", "stairs")
"""Well-known rules, some of which are in force too at level 3."""
PLAYED = ("pass", "finish-trick", "joker-single", "joker-wild", "groups", "strength")
"""The rules of the frame that change what may be played and what comes of it."""
AROUND = ("match", "exchange", "ranks", "official")
"""Chapters on what comes before a game, after it or beside it."""


def make_drill(rule_id: str, level: int = 1, seed: int = 1, game: str = DAIFUGO) -> Task:
    """Deal a drill in which a rule decides what is right, the same one for the same seed.

    Raises `RuleError` if there is no such rule, `ValueError` for another level than 1 to 3, and
    `SpokenError` if no drill comes of the rule, or there is no such game.
    """
    check_game(game)
    if level not in LEVELS or type(level) in (bool, float):
        raise ValueError(f"{level!r} is no level: write 1, 2 or 3")
    return drills_of(game).deal(rule_id, level, seed)


def deal(rule_id: str, level: int, seed: int) -> Task:
    """Deal a drill about a rule of Daifugo; raise as `make_drill` does."""
    rule = _rule(rule_id)
    dealt = _dealt(rule, level, Random(f"{rule_id}/{level}/{seed}"))
    return first_drill(rule, level, dealt, choosy=MOST_DEALS // 4)


def first_drill(
    rule: type[Entry],
    level: int,
    dealt: Iterable[tuple[Position, list[Goal]]],
    choosy: int,
    fits: Callable[[Trial], bool] = lambda trial: True,
) -> Task:
    """Return the first drill that comes of some positions, each with its goals, the best first.

    The first ``choosy`` positions have to give a choice of moves; the trial has to fit as well.
    Raises `NotMade` if none comes out.
    """
    judge = Judge()
    for at, (position, goals) in enumerate(dealt):
        least = CHOICE if at < choosy else 2
        for goal in goals:
            is_drill = judge.is_drill(position, goal, least)
            if is_drill and fits(Trial.begin(goal, position.match)):
                return _finished(position, goal, level)
        if judge.spent:
            break
    raise NotMade(say.NOT_MADE.fill(rule=rule.short_names, level=level))


def any_drill(rule_id: str, game: str = DAIFUGO) -> Task:
    """Deal a drill about a rule at the lowest level that has one; raise as `make_drill` does."""
    for level in LEVELS[:-1]:
        try:
            return make_drill(rule_id, level, game=game)
        except NotMade:
            continue
    return make_drill(rule_id, LEVELS[-1], game=game)


def _rule(id: str) -> type[Rule]:
    rule = Ruleset.find(id)
    beside = rule.chapter in AROUND or rule.seats or (rule.frame and id not in PLAYED)
    if beside or not acts(rule):
        raise SpokenError(say.NOTHING_TO_PLAY.fill(rule=rule.short_names))
    if not rule.example:
        raise SpokenError(say.NOTHING_TO_BEGIN_WITH.fill(rule=rule.short_names))
    return rule


def _dealt(rule: type[Rule], level: int, rng: Random) -> Iterator[tuple[Position, list[Goal]]]:
    """Yield positions worth judging: the example of the rule, changed here and there."""
    record = Record.parse(example_record(rule))
    record = with_entries(record, seed=str(rng.randrange(10**6)))
    starts = cut(record)
    for at in range(MOST_DEALS):
        goals = (*GOALS[level], *PLAIN) if at >= MOST_DEALS // 4 else GOALS[level]
        start = _with_others(rng.choice(starts), rng) if level == 3 else rng.choice(starts)
        try:
            position = Position(changed(start, rng, level - 1), rule)
        except RecordError:
            continue
        yield position, list(_goals(position, goals))


def _with_others(record: Record, rng: Random) -> Record:
    """Return a record with some more rules in force, as far as its own allow them."""
    rules = record.header.text("rules")
    for other in rng.sample(OTHERS, 2):
        try:
            rules = str(Ruleset(f"{rules}, {other}"))
        except RuleError:
            continue
    return with_entries(record, rules=rules)


def _goals(position: Position, goals: tuple[str, ...]) -> Iterator[Goal]:
    """Yield the goals that make sense in a position; none in one that is too large."""
    game = position.match.game
    if game.over or game.owes_chance or len(game.moves()) > MOST_MOVES:
        return
    me, following = SEATS[game.actor], SEATS[game.next_of(game.actor)]
    for goal in goals:
        yield Goal.parse(goal.format(me=me, next=following, rule=position.rule.id))


def _finished(position: Position, goal: Goal, level: int) -> Task:
    """Make the drill, with its title, and with the text of the rule as its lesson."""
    rule = position.rule
    title = say.DEALT[level].fill(rule=rule.short_names)
    keys = {"x-title-ja": title.ja, "x-title-ko": title.ko, "x-rule": rule.id}
    record = with_entries(position.record, title=title.en, goal=str(goal), **keys)
    notes = [rule.text.en, f"ja: {rule.text.ja}", f"ko: {rule.text.ko}"]
    body = "".join(f"# {note}\n" for note in notes)
    return Task(Record.parse(f"{record}{body}"))
