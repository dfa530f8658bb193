"""Plays random games with pairs and sets of rules, and checks what holds in every game.

`python -m tests.laws` plays every pair of rules that may stand together and 1,000 random sets;
the tests play a sample.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from daifugo_widget.arguments import positive
from daifugo_widget.core.cards import KNOWN
from daifugo_widget.core.game import Game
from daifugo_widget.core.history import History
from daifugo_widget.core.match import Match
from daifugo_widget.core.moves import Ask, Event, Move
from daifugo_widget.core.records import Record
from daifugo_widget.core.ruleset import Ruleset
from daifugo_widget.core.views import view
from daifugo_widget.players.answers import any_move
from tests.core.random_rules import switches, thinned, together

SETS = 1000
GAMES = 2
MOST_STEPS = 5000
"""No game of nine with all that can come back is as long as this."""
CALLS = 0.2


class Case(NamedTuple):
    """Rules to be played by so many, and what settles all chance."""

    rules: Ruleset
    players: int
    seed: str


# --- rule sets -----------------------------------------------------------------------------------


def tables(ids: Iterable[str], rng: Random) -> Iterator[tuple[Ruleset, int]]:
    """Yield the rules for numbers of players that they can be on with, drawn at random."""
    ids = list(ids)
    for players in rng.sample(range(2, 10), 8):
        rules = together(ids, players, rng)
        if rules is not None:
            yield rules, players


def pairs(every: int = 1) -> Iterator[Case]:
    """Yield every pair of rules that may stand together, or one of so many."""
    for pair in islice(combinations(switches(), 2), None, None, every):
        rng = Random("/".join(pair))
        found = next(tables(pair, rng), None)
        if found:
            yield Case(*found, "/".join(pair))


def sets(count: int = SETS) -> Iterator[Case]:
    """Yield random sets of rules of all sizes."""
    ids = list(switches())
    for number in range(count):
        rng = Random(f"set {number}")
        found = None
        while found is None:
            chosen = rng.sample(ids, rng.randint(1, len(ids)))
            found = next(tables(thinned(chosen), rng), None)
        yield Case(*found, f"set {number}")


# --- games ---------------------------------------------------------------------------------------


def check(case: Case) -> None:
    """Play a match by chance and check the laws all the way; raises `AssertionError`."""
    rng = Random(case.seed)
    history = History(Match.start(case.rules, case.players, rng.randrange(10**6)))
    for _ in range(GAMES):
        while not history.now.game.over:
            game = history.now.game
            check_position(game, history.now.number, rng)
            history = history.move(*random_move(game, rng))
            assert len(history.steps) < MOST_STEPS, "the game does not end"
        check_end(history.now)
        if history.now.over:
            break
        history = history.next()
    again = Record.parse(str(Record.of(history))).history()
    assert again == history, "the record replays to another game"
    assert told(again) == told(history), "the record replays to other events"


def told(history: History) -> list[tuple[Event, ...]]:
    """Return what each move told."""
    return [step.match.game.events for step in history.steps if step.move is not None]


def random_move(game: Game, rng: Random) -> tuple[Move, int]:
    """Draw a legal move, sometimes a call out of turn; no referee ends the match."""
    found = ((call, seat) for seat in range(game.players) for call in game.calls(seat))
    calls = [(call, seat) for call, seat in found if call.rule != "match"]
    if calls and rng.random() < CALLS:
        return rng.choice(calls)
    return any_move(game, rng), game.actor


def check_position(game: Game, number: int, rng: Random) -> None:
    """Check that all cards are there, that somebody can act, and what a seat sees."""
    deck = game.rules.deck(game.players, number)
    piles = [*game.hands, game.discards, game.table_cards(), game.aside, game.removed]
    piles += [lying.cards for lying in game.pending]
    assert sum(pile.bit_count() for pile in piles) == deck.bit_count(), "a card is lost or doubled"
    assert game.all_cards() == deck, "a card is another"
    assert game.ask or game.is_live(game.turn), "nobody can act"
    seat = rng.randrange(game.players)
    seen = view(game, seat)
    unseen = [o for o in range(game.players) if o != seat and not game.open_hands() >> o & 1]
    hidden = sum(game.hands[other] for other in unseen)
    mentioned = seen.all_cards() | seen.shown
    for item in seen.agenda:
        if isinstance(item, Ask) and item.seat != seat:
            mentioned |= item.barred | item.pool
    assert not mentioned & hidden & KNOWN, "a view shows a hidden card"


def check_end(match: Match) -> None:
    """Check that everybody has a place and a class."""
    game = match.game
    assert sorted(game.ranking()) == list(range(game.players)), "a place is missing"
    table = game.rules["classes"].table_for(game.players)
    assert sorted(game.next_classes()) == sorted(table), "a class is missing"


# --- the command ---------------------------------------------------------------------------------


def failures(cases: Iterable[Case]) -> Iterator[str]:
    """Check cases and yield what went wrong, with what repeats it."""
    for case in cases:
        try:
            check(case)
        except Exception as error:
            what = f"{type(error).__name__}: {error}".splitlines()[0]
            yield f"{case.seed}: {case.players} players, {case.rules}\n  {what}"


def main(arguments: list[str]) -> int:
    """Check all pairs and sets under a progress bar; return the exit code."""
    parser = ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--sets", type=int, default=SETS, help="so many random sets of rules")
    parser.add_argument("--every", type=positive, default=1, help="only every so many of the pairs")
    chosen = parser.parse_args(arguments)
    cases = [*pairs(chosen.every), *sets(chosen.sets)]
    found = list(failures(tqdm(cases, unit="set of rules")))
    print("\n".join(found))
    print(f"{len(cases)} sets of rules, {len(found)} failed")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
