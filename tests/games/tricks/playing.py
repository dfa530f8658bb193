"""Plays trick-taking games for the tests: by short texts, or by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from daifugo_widget.core.cards import cards
from daifugo_widget.core.game.moves import Answer, Event, Move
from daifugo_widget.games.tricks.engine.cards import card_play
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.nap import Nap, NapRuleSet
from daifugo_widget.games.tricks.napoleon import Napoleon, NapoleonRuleSet

G = TypeVar("G", bound=TrickGame)

TABLES: list[tuple[TrickRuleSet, int]] = [
    *((NapRuleSet(), players) for players in range(3, 8)),
    (NapRuleSet("deck(five=40), deal(packets=2+3)"), 5),
    *((NapoleonRuleSet("forced-napoleon"), players) for players in (4, 5, 6)),
    (NapoleonRuleSet("forced-napoleon(nobody=void), bidding(lowest=13)"), 5),
    (NapoleonRuleSet("-same-two, -yoromeki"), 4),
]
"""Rules and numbers of players that make different games."""
NAP = """
game nap 1
dealer c
hands 9hKh / Ah8c / Th9c
a > two  b > -  c > -
a 9h  b Ah  c Th
b 8c  c 9c  a Kh
"""
NAPOLEON = """
game napoleon 1
hands 4s5s / KsQs / JsTs / 2c3c
kitty 4d5d
contract b:13s
b > Js > 4d5d
b Ks c Js d 2c a 4s
"""
"""Short records: tricks of three in Nap, Napoleon from the adjutant on."""


def read(game: TrickGame, text: str) -> Move:
    """Read what the seat to act does: a bid or ``-``, cards that answer a choice, or a card."""
    ask = game.ask
    if ask is None:
        return card_play(cards(text))
    if ask.what == "bid":
        return Answer(None if text == "-" else game.read_bid(text))
    return Answer(cards(text))


def do(game: G, moves: str) -> G:
    """Make moves in turn, each checked."""
    for text in moves.split():
        game = game.move(read(game, text))
    return game


def told(game: TrickGame, verb: str) -> Event:
    """Return the one event of a kind that the latest step told."""
    (event,) = (event for event in game.events if event.verb == verb)
    return event


def nap(hands: str, rules: str = "", dealer: int = -1) -> Nap:
    """Return a deal of Nap; the last seat deals, so that a bids first."""
    held = [cards(hand) for hand in hands.split("/")]
    return Nap(NapRuleSet(rules), held, dealer=dealer % len(held))


def napoleon(hands: str, rules: str = "", kitty: str = "-") -> Napoleon:
    """Return a deal of Napoleon; the last seat deals, so that a bids first."""
    held = [cards(hand) for hand in hands.split("/")]
    return Napoleon(NapoleonRuleSet(rules), held, dealer=len(held) - 1, kitty=cards(kitty))


# --- by chance -----------------------------------------------------------------------------------


def any_move(game: TrickGame, rng: Random, passes: float = 0.6) -> Move:
    """Draw a legal move; a bidder passes more often than not, so that bids stay low at times."""
    ask = game.ask
    if ask is None:
        return rng.choice(game.moves())
    if ask.what == "bid" and rng.random() < passes and game.is_open(ask, Answer(None)):
        return Answer(None)
    return game.any_answer(ask, rng)


def steps(match: TrickMatch, rng: Random, passes: float = 0.6) -> Iterator[tuple[Move, TrickMatch]]:
    """Play the running deal out, and yield each move with the match before it."""
    while not match.game.over:
        move = match.roll() if match.game.owes_chance else any_move(match.game, rng, passes)
        yield move, match
        match = match.move(move)


def last(match: TrickMatch, rng: Random, passes: float = 0.6) -> TrickMatch:
    """Return the match with its deal played out."""
    for move, before in steps(match, rng, passes):
        match = before.move(move)
    return match
