"""Positions of games that nobody has seen before, played by rules among which is a given one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from random import Random

from daifugo_widget.core.cards import bits, code
from daifugo_widget.core.game.moves import Pass
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.players import make_player
from daifugo_widget.players.acting import choice

from ..engine.dealing import deal
from ..engine.game import Game
from ..engine.match import Match
from ..engine.rule_set import RuleSet
from ..rules.examples import example_rules

COMPANIONS = ("eight-cut", "revolution", "stairs", "eleven-back", "suit-bind")
"""Well-known rules that stand beside the one asked about, so that more than one could act, in the
order in which they are taught: beside one of them are those before it."""
LEARNED_LATER = ("spade-three", "foul-finish", "miyako-ochi")
"""Rules of nearly every table that are taught next, also at tables of four alone."""
FOUR, PLAYERS = (4,), (3, 4, 4, 5, 6)
"""How many play where the first rules are taught, and later: four twice as often as others."""
LUMPY, WITH_CLASSES, STEADY, PLAYS_ON, CALLS = 0.6, 0.5, 0.3, 0.6, 0.15
"""How often a deal holds numbers together, seats come in with classes, a seat plays a steady game,
a random seat thinks again before it passes, and somebody calls what can be called."""
MOST_MOVES = 400


def players_of(rule: type[BaseRule]) -> tuple[int, ...]:
    """Return how many play where a rule is asked about."""
    return FOUR if is_taught_first(rule) else PLAYERS


def is_taught_first(rule: type[BaseRule]) -> bool:
    """Return whether a rule is one of nearly every table, with which the course begins."""
    return rule.id in (*COMPANIONS, *LEARNED_LATER)


def house_of(rule: type[BaseRule], companions: Iterable[str] | None = None) -> RuleSet:
    """Return the rules of a rule's example, with some others as far as they go together."""
    if companions is None:
        companions = takewhile(lambda id: id != rule.id, COMPANIONS)
    text = example_rules(rule)
    if rule.id not in RuleSet.read(text):
        text = f"{text}, {rule.id}"
    for other in companions:
        if other not in RuleSet.read(text):
            text = _add_rule(text, other)
    return RuleSet.read(text)


def _add_rule(text: str, other: str) -> str:
    """Return a rules line with another rule, or as it is if the two do not go together."""
    try:
        RuleSet.read(joined := f"{text}, {other}")
    except RuleError:
        return text
    return joined


def positions(rules: RuleSet, rng: Random, players: Sequence[int] = PLAYERS) -> Iterator[Match]:
    """Yield every decision of endless games, each with other hands, by steady and random seats."""
    while True:
        match = start(rules, rng, players)
        steady = [rng.random() < STEADY for _ in range(match.players)]
        for _ in range(MOST_MOVES):
            if match.game.over:
                break
            yield match
            match = _go_on(match, steady, rng)


def start(rules: RuleSet, rng: Random, players: Sequence[int] = PLAYERS) -> Match:
    """Deal the first game of a match of some number of players, or as many as the rules are for."""
    most = [rule.seats for rule in rules if rule.seats]
    count = most[0] if most else rng.choice(players)
    chosen = rules.for_players(count)
    classes = _any_classes(chosen, count, rng) if rng.random() < WITH_CLASSES else ()
    game = deal(chosen, count, rng, classes=classes)
    match = Match(chosen, game, rng.randrange(10**6)).settle_chance()
    if match.game.agenda or rng.random() >= LUMPY:
        return match
    return replace(match, game=in_lumps(match.game, rng))


def _any_classes(rules: RuleSet, players: int, rng: Random) -> tuple[str, ...]:
    table = rules.frame.classes.table_for(players)
    return tuple(rng.sample(table, players))


def _go_on(match: Match, steady: list[bool], rng: Random) -> Match:
    """Return the match after a move of whoever has to act, or after a call."""
    game = match.game
    calls = [(call, seat) for seat in game.live_seats() for call in game.calls(seat)]
    if calls and rng.random() < CALLS:
        call, seat = rng.choice(calls)
        return match.step(call, seat).settle_chance()
    if steady[game.actor] and not game.ask:
        view = game.seen_by(game.actor)
        return match.step(choice(make_player("steady"), view, rng), game.actor).settle_chance()
    move = game.any_move(rng)
    if isinstance(move, Pass) and rng.random() < PLAYS_ON:
        move = game.any_move(rng)
    return match.step(move, game.actor).settle_chance()


# --- hands with pairs and more -------------------------------------------------------------------


def in_lumps(game: Game, rng: Random) -> Game:
    """Return a game with the cards in hands dealt anew, so that pairs to quads are common."""
    room = [hand.bit_count() for hand in game.hands]
    hands = [0] * len(room)
    rest: list[int] = []
    for cards in _by_number(game, rng):
        held = rng.choice((2, 3, 4, 4)) if rng.random() < LUMPY else 0
        seat = rng.randrange(len(room))
        taken = cards[: min(held, room[seat] - hands[seat].bit_count())]
        hands[seat] |= sum(1 << bit for bit in taken)
        rest += cards[len(taken) :]
    rng.shuffle(rest)
    for seat, size in enumerate(room):
        while hands[seat].bit_count() < size:
            hands[seat] |= 1 << rest.pop()
    other = game.copy()
    other.hands = tuple(hands)
    return other


def _by_number(game: Game, rng: Random) -> list[list[int]]:
    """Return the bits of the cards in hands by their number, all in any order."""
    numbers: dict[int, list[int]] = {}
    for hand in game.hands:
        for bit in bits(hand):
            numbers.setdefault(code(bit) // 4, []).append(bit)
    found = list(numbers.values())
    for cards in found:
        rng.shuffle(cards)
    rng.shuffle(found)
    return found
