"""Drills of Daifugo without end: positions are dealt by seed for a rule, its example changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills import phrases as say
from daifugo_widget.drills.generator import first_drill
from daifugo_widget.drills.goal import Goal
from daifugo_widget.drills.judging import Position
from daifugo_widget.drills.task import Task

from ..engine.hooks import acts
from ..engine.rule import Rule
from ..engine.rule_set import RuleSet
from ..rules.examples import example_record
from .positions import vary

MOST_DEALS = 300
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


def deal(rule_id: str, level: int, seed: int) -> Task:
    """Deal a drill about a rule of Daifugo; raise as `make_drill` does."""
    rule = _rule(rule_id)
    dealt = _candidates(rule, level, Random(f"{rule_id}/{level}/{seed}"))
    return first_drill(rule, level, dealt, choosy=MOST_DEALS // 4)


def _rule(id: str) -> type[Rule]:
    rule = RuleSet.find(id)
    beside = rule.chapter in AROUND or rule.seats or (rule.frame and id not in PLAYED)
    if beside or not acts(rule):
        raise SpokenError(say.NOTHING_TO_PLAY.fill(rule=rule.short_names))
    if not rule.example:
        raise SpokenError(say.NOTHING_TO_BEGIN_WITH.fill(rule=rule.short_names))
    return rule


def _candidates(rule: type[Rule], level: int, rng: Random) -> Iterator[tuple[Position, list[Goal]]]:
    """Yield positions worth judging: the example of the rule, changed here and there."""
    record = Record.parse(example_record(rule))
    record = record.with_entries(seed=str(rng.randrange(10**6)))
    starts = record.beginnings()
    for at in range(MOST_DEALS):
        goals = (*GOALS[level], *PLAIN) if at >= MOST_DEALS // 4 else GOALS[level]
        start = _with_others(rng.choice(starts), rng) if level == 3 else rng.choice(starts)
        try:
            position = Position(vary(start, rng, level - 1), rule)
        except RecordError:
            continue
        yield position, list(_goals(position, goals))


def _with_others(record: Record, rng: Random) -> Record:
    """Return a record with some more rules in force, as far as its own allow them."""
    rules = record.header.text("rules")
    for other in rng.sample(OTHERS, 2):
        try:
            rules = str(RuleSet(f"{rules}, {other}"))
        except RuleError:
            continue
    return record.with_entries(rules=rules)


def _goals(position: Position, goals: tuple[str, ...]) -> Iterator[Goal]:
    """Yield the goals that make sense in a position; none in one that is too large."""
    game = position.match.game
    if game.over or game.owes_chance or len(game.moves()) > MOST_MOVES:
        return
    me, following = SEATS[game.actor], SEATS[game.next_of(game.actor)]
    for goal in goals:
        yield Goal.parse(goal.format(me=me, next=following, rule=position.rule.id))
