"""Near misses: a play with which a rule acts, and one thing changed so that it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Literal, NamedTuple

from daifugo_widget.core.cards import BLOCK, JOKERS, NUMBER, bits, code, put
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule

from ..engine.game import Game
from ..engine.match import Match
from .effects import acts

Condition = Literal[
    "another",
    "below",
    "class",
    "fewer",
    "in-run",
    "joker",
    "joker-alone",
    "last",
    "lead",
    "mark",
    "more",
    "not-last",
    "number",
    "order",
    "run",
    "suit",
]
EASY: tuple[Condition, ...] = ("number", "joker-alone", "another")
"""Conditions that one can see without knowing the rule: its name says the number."""
MOST_BELOW = 10
"""How many other cards are tried below a play."""


class Occasion(NamedTuple):
    """A play that could be made at a position."""

    match: Match
    play: Play

    @property
    def game(self) -> Game:
        """The position."""
        return self.match.game


class NearMiss(NamedTuple):
    """An occasion at which a rule does not act, and what would have to be different.

    ``twin`` is the occasion at which it acts; all else is the same there.
    """

    occasion: Occasion
    condition: Condition
    twin: Occasion


class Change(NamedTuple):
    """A position with one thing changed, and the cards that would be played there."""

    condition: Condition
    game: Game
    cards: int


def near_misses(acting: Occasion, rule: type[BaseRule], rng: Random) -> Iterator[NearMiss]:
    """Yield the near misses of a play with which a rule acts, those that are hard to see first."""
    changes = [change for make in MAKERS for change in make(acting, rng)]
    rng.shuffle(changes)
    for change in sorted(changes, key=lambda change: change.condition in EASY):
        match = replace(acting.match, game=change.game)
        play = _play_of(change, acting.play)
        if play and not acts(rule, match, play):
            yield NearMiss(Occasion(match, play), change.condition, acting)


def _play_of(change: Change, like: Play) -> Play | None:
    """Return the legal play of the cards of a change, read like another one if it can be."""
    game = change.game
    if not game.holds(game.turn, change.cards):
        return None
    plays = game.plays_of(change.cards)
    alike = [play for play in plays if (play.kind, play.rank) == (like.kind, like.rank)]
    return next(iter([*alike, *plays]), None)


# --- what can be changed -------------------------------------------------------------------------


def _other_number(at: Occasion, rng: Random) -> Iterator[Change]:
    """Make the same group one or two numbers away."""
    play, naturals = at.play, at.play.cards & ~JOKERS
    if play.kind != "group" or not naturals:
        return
    for step in (1, -1, 2, -2):
        if 0 <= play.rank + step < 13:
            pairs = [(bit, bit + 4 * step) for bit in bits(naturals)]
            yield from _with_swaps(at, "number", pairs)


def _joker_in_place(at: Occasion, rng: Random) -> Iterator[Change]:
    """Let a joker stand for one of the cards, or alone for the only one."""
    play = at.play
    jokers = [bit for bit in bits(_loose(at.game) & JOKERS) if not play.cards >> bit & 1]
    naturals = list(bits(play.cards & ~JOKERS))
    if jokers and naturals and not play.jokers:
        condition: Condition = "joker" if play.size > 1 else "joker-alone"
        yield from _with_swaps(at, condition, [(rng.choice(naturals), jokers[0])])


def _one_fewer(at: Occasion, rng: Random) -> Iterator[Change]:
    """Play one card fewer of the number."""
    if at.play.kind == "group" and at.play.size > 1:
        left = rng.choice(list(bits(at.play.cards)))
        yield Change("fewer", at.game, at.play.cards ^ 1 << left)


def _one_more(at: Occasion, rng: Random) -> Iterator[Change]:
    """Play one card more of the number, if it is held."""
    play, hand = at.play, at.game.hands[at.game.turn]
    if play.kind == "group" and (more := hand & ~play.cards & NUMBER[play.rank]):
        yield Change("more", at.game, play.cards | 1 << next(bits(more)))


def _other_suit(at: Occasion, rng: Random) -> Iterator[Change]:
    """Play the same single card in another suit."""
    if at.play.kind != "group" or at.play.size > 1 or at.play.jokers:
        return
    (bit,) = bits(at.play.cards)
    for other in range(bit - bit % 4, bit - bit % 4 + 4):
        if other != bit:
            yield from _with_swaps(at, "suit", [(bit, other)])


def _in_run(at: Occasion, rng: Random) -> Iterator[Change]:
    """Lead a single card that is led as part of a run, if there are runs of suits."""
    play, game = at.play, at.game
    is_single = play.kind == "group" and play.size == 1 and not play.jokers
    if game.trick or not is_single or "stairs" not in game.rules:
        return
    (bit,) = bits(play.cards)
    size = game.rules["stairs"].minimum
    for first in range(max(0, bit // 4 - size + 1), min(bit // 4, 13 - size) + 1):
        run = sum(1 << 4 * number + bit % 4 for number in range(first, first + size))
        if held := _with_cards_in_hand(at, run, rng):
            yield Change("in-run", held, run)


def _with_cards_in_hand(at: Occasion, wanted: int, rng: Random) -> Game | None:
    """Return the game with cards in the hand of who plays, exchanged for others of it."""
    game = at.game
    hand = game.hands[game.turn]
    spare = list(bits(hand & ~wanted))
    missing = list(bits(wanted & ~hand))
    if wanted & ~_loose(game) or len(spare) < len(missing):
        return None
    return _exchange_cards(game, list(zip(rng.sample(spare, len(missing)), missing, strict=True)))


def _other_card_of_run(at: Occasion, rng: Random) -> Iterator[Change]:
    """Play a run with one card in another suit, or of the number beside it."""
    naturals = list(bits(at.play.cards & ~JOKERS))
    if at.play.kind == "group":
        return
    for bit in rng.sample(naturals, min(2, len(naturals))):
        for other in (bit - bit % 4 + (bit + 1) % 4, bit + 4, bit - 4):
            if 0 <= other % BLOCK < 52 and not at.play.cards >> other & 1:
                yield from _with_swaps(at, "run", [(bit, other)])


def _other_order(at: Occasion, rng: Random) -> Iterator[Change]:
    """Turn the order of strength round by a revolution, or back."""
    if "revolution" not in at.game.rules:
        return
    marks = dict(at.game.marks)
    if not marks.pop("revolution", None):
        marks["revolution"] = True
    other = at.game.copy()
    other.marks = tuple(sorted(marks.items()))
    yield Change("order", other, at.play.cards)


def _as_lead(at: Occasion, rng: Random) -> Iterator[Change]:
    """Lead a new trick with the play."""
    if at.game.trick:
        yield Change("lead", _as_new_trick(at.game), at.play.cards)


def _as_last(at: Occasion, rng: Random) -> Iterator[Change]:
    """Play the last cards of the hand, or keep one where they are the last."""
    game, seat = at.game, at.game.turn
    rest, other = game.hands[seat] & ~at.play.cards, game.copy()
    if rest:
        other.hands = with_hand(game, seat, at.play.cards)
        other.discards = put(game.discards, rest)
        yield Change("last", other, at.play.cards)
    elif game.discards:
        kept = 1 << rng.choice(list(bits(game.discards)))
        other.hands = with_hand(game, seat, game.hands[seat] | kept)
        other.discards ^= kept
        yield Change("not-last", other, at.play.cards)


def _without_mark(at: Occasion, rng: Random) -> Iterator[Change]:
    """End what another rule has left in force."""
    for mark in at.game.marks:
        if mark[0] != "revolution":
            other = at.game.copy()
            other.marks = tuple(each for each in at.game.marks if each != mark)
            yield Change("mark", other, at.play.cards)


def _other_card_below(at: Occasion, rng: Random) -> Iterator[Change]:
    """Put another single card below the play."""
    top = at.game.trick[-1] if at.game.trick else None
    if top is None or top.play.kind != "group" or top.play.size > 1 or top.play.jokers:
        return
    (old,) = bits(top.play.cards)
    free = list(bits(_loose(at.game) & ~JOKERS & ~at.play.cards))
    for new in rng.sample(free, min(MOST_BELOW, len(free))):
        other = _exchange_cards(at.game, [(old, new)])
        laid = Play(1 << new, "group", code(new) // 4, 1, 1 << 4 * (new % 4), 0)
        other.trick = (*other.trick[:-1], top._replace(play=laid))
        yield Change("below", other, at.play.cards)


def _other_class(at: Occasion, rng: Random) -> Iterator[Change]:
    """Give every seat the class of the next one."""
    if at.game.classes:
        other = at.game.copy()
        other.classes = (*at.game.classes[1:], at.game.classes[0])
        yield Change("class", other, at.play.cards)


def _another_play(at: Occasion, rng: Random) -> Iterator[Change]:
    """Make another play of the same hand, if possible of as many cards."""
    plays = [play for play in at.game.plays() if play.cards != at.play.cards]
    for play in rng.sample(plays, min(2, len(plays))):
        yield Change("another", at.game, play.cards)


MAKERS: tuple[Callable[[Occasion, Random], Iterator[Change]], ...] = (
    _other_number,
    _joker_in_place,
    _one_fewer,
    _one_more,
    _other_suit,
    _in_run,
    _other_card_of_run,
    _other_order,
    _as_lead,
    _as_last,
    _without_mark,
    _other_card_below,
    _other_class,
    _another_play,
)


# --- how it is changed ---------------------------------------------------------------------------


def _with_swaps(
    at: Occasion, condition: Condition, pairs: list[tuple[int, int]]
) -> Iterator[Change]:
    """Yield the play with cards replaced by others that do not lie on the table."""
    free, cards = _loose(at.game) & ~at.play.cards, at.play.cards
    if all(free >> new & 1 for _, new in pairs):
        for old, new in pairs:
            cards ^= 1 << old | 1 << new
        yield Change(condition, _exchange_cards(at.game, pairs), cards)


def _loose(game: Game) -> int:
    """Return the cards that lie in hands, among the discards or aside."""
    cards = game.discards | game.aside
    for hand in game.hands:
        cards |= hand
    return cards


def _exchange_cards(game: Game, pairs: list[tuple[int, int]]) -> Game:
    """Return a game with pairs of cards exchanged wherever they lie, but for the trick."""
    other = game.copy()
    for pair in pairs:
        other.hands = tuple(_exchange_bits(hand, *pair) for hand in other.hands)
        other.discards = _exchange_bits(other.discards, *pair)
        other.aside = _exchange_bits(other.aside, *pair)
    return other


def _exchange_bits(cards: int, one: int, two: int) -> int:
    return cards if cards >> one & 1 == cards >> two & 1 else cards ^ (1 << one | 1 << two)


def _as_new_trick(game: Game) -> Game:
    """Return a game as it is once the trick has flowed to whoever has to act."""
    other = game.copy()
    other.discards = put(other.discards, other.table_cards())
    other.trick, other.beside, other.passed, other.early = (), 0, 0, 0
    other.closed, other.skips, other.doubtful = "", 0, None
    lives = game.rules.lives
    other.marks = tuple(mark for mark in other.marks if lives[mark[0]] != "trick")
    return other


def with_hand(game: Game, seat: int, hand: int) -> tuple[int, ...]:
    """Return the hands of a game with another one at a seat."""
    return (*game.hands[:seat], hand, *game.hands[seat + 1 :])
