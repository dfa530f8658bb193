"""Finding drills for lessons: small hands in which a rule decides, out of games played for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from daifugo_widget.core.cards import JOKERS, bits, code, show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.drills.search import plies, seconds_of_work
from daifugo_widget.drills.standard import is_standard, rated
from daifugo_widget.drills.task import Task

from ..engine.game import Game
from ..engine.match import Match
from ..engine.rule_set import RuleSet
from .effects import acts, without
from .near_misses import Occasion, with_hand
from .prepared import has_none, prepared_cases
from .search import acting_plays
from .self_play import COMPANIONS, house_of, positions

PLAYERS = 4
HELD, OTHERS_HOLD = (4, 5, 5, 6), (2, 2, 3, 3)
"""How many cards the learner keeps, and each of the others."""
MORE_CARDS = 5
"""A hand that has fewer gets some of the discards."""
MOST_LAID = 2
"""How many plays may already lie in the trick."""
CUTS, MOST_PLAYS = 3, 20
"""How often the hands of one occasion are cut, and how many plays a learner may have to look at."""
MOST_NUMBERS = 4
"""How many numbers the learner holds: nobody gets rid of more in three turns."""
SECONDS = 1.5
"""How long is searched at one table for one goal."""
LONGEST_SEARCH = 20_000
"""How many positions of games are looked at, each without and with companions."""
OUT = ("finishes a in 3", "finishes a in 2")
EFFECTS = ("fires {rule} in 3", "fires {rule} in 2")
TO_OTHERS = tuple(
    f"{what} {seat} in {turns}" for what in ("falls", "fouls") for turns in (3, 2) for seat in "bcd"
)
"""What may be asked for: to go out, an effect, or what befalls another seat."""
BOT = "steady"
_TURNS = re.compile(r"([a-d])(?=[:=])")


def drills_on(
    rule: type[BaseRule],
    rng: Random,
    seconds: float,
    companions: Iterable[str] = COMPANIONS,
    goals: Sequence[str] = OUT,
) -> Iterator[Task]:
    """Yield drills on a rule that a lesson may have, for so many seconds of work.

    ``companions`` are other rules that may be in force too, ``goals`` are what may be asked for,
    each with ``{rule}`` for its id.
    """
    ends = seconds_of_work() + seconds
    for record in _tables(rule, rng, companions):
        for goal in goals:
            if seconds_of_work() > ends:
                return
            if task := _drill(record, goal.format(rule=rule.id), rule):
                yield task
                break


def _tables(rule: type[BaseRule], rng: Random, companions: Iterable[str]) -> Iterator[Record]:
    """Yield tables with few cards at which a rule may act, by turns without and with companions."""
    alone, joined = (_occasions(rule, rng, house_of(rule, others)) for others in ((), companions))
    prepared = (case for case in prepared_cases(rule, rng) if isinstance(case, Occasion))
    for occasion in prepared:
        yield from _cut(rule, occasion, rng)
    for pair in zip(alone, joined, strict=False):
        for occasion in pair:
            yield from _cut(rule, occasion, rng)


def _occasions(rule: type[BaseRule], rng: Random, rules: RuleSet) -> Iterator[Occasion]:
    """Yield plays with which a rule acts, or any plays if it acts on none."""
    if not has_none(rule):
        yield from acting_plays(rule, rng, LONGEST_SEARCH, rules, [PLAYERS])
        return
    for match in islice(positions(rules, rng, [PLAYERS]), LONGEST_SEARCH):
        if not match.game.ask and (plays := _plays_by(rule, match) or match.game.plays()):
            yield Occasion(match, rng.choice(plays))


def _plays_by(rule: type[BaseRule], match: Match) -> list[Play]:
    """Return the plays that only a rule makes possible."""
    other = without(rule, match)
    usual = set(other.game.plays()) if other else set()
    return [play for play in match.game.plays() if play not in usual]


def _cut(rule: type[BaseRule], occasion: Occasion, rng: Random) -> Iterator[Record]:
    """Yield the table of an occasion with few cards, the learner at the first seat."""
    game = occasion.game
    ready = not game.ask and not game.exits and game.players == PLAYERS
    marks = [value for _, value in game.marks]
    if not ready or len(game.trick) > MOST_LAID or any(value is not True for value in marks):
        return
    for _ in range(CUTS):
        small = _without_classes(rule, occasion, _with_few_cards(occasion, rng))
        if _numbers(small) <= MOST_NUMBERS and len(small.plays()) in range(3, MOST_PLAYS):
            history = History(replace(occasion.match, game=small))
            yield _plain(Record.of(history), small)


def _numbers(game: Game) -> int:
    """Return how many numbers whoever has to act holds."""
    return len({code(bit) // 4 for bit in bits(game.hands[game.turn])})


def _with_few_cards(occasion: Occasion, rng: Random) -> Game:
    """Return the game with small hands: the learner keeps the play, and numbers held together."""
    small = occasion.game.copy()
    few = MORE_CARDS - small.hands[small.turn].bit_count()
    if few > 0:
        more = rng.sample(list(bits(small.discards)), min(few, small.discards.bit_count()))
        small.hands = with_hand(
            small, small.turn, small.hands[small.turn] | sum(1 << b for b in more)
        )
    small.hands = tuple(
        _some_cards(hand, occasion.play.cards, max(rng.choice(HELD), occasion.play.size + 2), rng)
        if seat == small.turn
        else _some_cards(hand, 0, rng.choice(OTHERS_HOLD), rng)
        for seat, hand in enumerate(small.hands)
    )
    small.discards = 0
    return small


def _without_classes(rule: type[BaseRule], occasion: Occasion, small: Game) -> Game:
    """Return the game without classes if the rule acts all the same."""
    other = small.copy()
    other.classes = ()
    still = acts(rule, replace(occasion.match, game=other), occasion.play)
    return other if still else small


def _some_cards(hand: int, kept: int, count: int, rng: Random) -> int:
    """Return some cards of a hand, among them those that are kept; pairs rather than others."""
    numbers = Counter(code(bit) // 4 for bit in bits(hand & ~JOKERS))

    def place(bit: int) -> tuple[bool, float]:
        return not kept >> bit & 1, -numbers[code(bit) // 4] * rng.random()

    return sum(1 << bit for bit in sorted(bits(hand), key=place)[:count])


def _plain(record: Record, game: Game) -> Record:
    """Return a record with the learner at seat a, and no more than the table needs."""
    turned = {SEATS[seat]: SEATS[(seat - game.turn) % PLAYERS] for seat in range(PLAYERS)}
    header = record.header
    values = {
        key: _TURNS.sub(lambda found: turned[found[1]], text)
        for key in ("trick", "classes")
        if (text := header.text(key))
    }
    hands = [show(game.hands[(game.turn + seat) % PLAYERS]) for seat in range(PLAYERS)]
    marks = {"marks": text} if (text := header.text("marks")) else {}
    lines = {"rules": header.text("rules"), **values, "hands": " / ".join(hands), **marks}
    return Record.parse("".join(f"{key} {value}\n" for key, value in lines.items()))


def _drill(record: Record, goal: str, rule: type[BaseRule]) -> Task | None:
    """Return the drill of a table and a goal if it is one for a lesson.

    It holds whatever the others do, or else against those who play as a bot does.
    """
    free = record.with_entries(**{"x-rule": rule.id, "goal": goal})
    scripted = _standard(free.with_entries(script=BOT))
    return scripted and (_standard(free) or scripted)


def _standard(record: Record) -> Task | None:
    """Return the drill of a record with how hard it is, None if luck might solve it."""
    try:
        task = Task(record, SECONDS)
        at_once = any(ply.state.status == "solved" for ply in plies(task.start))
        return rated(task) if not at_once and is_standard(task) else None
    except RecordError:
        return None
