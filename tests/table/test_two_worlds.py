"""Two games that a seat cannot tell apart look alike in all that leaves Python for that seat.

Each game is played by chance and written down; in a second record of it two cards that the seat
has not seen have changed places.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from daifugo_widget import History, Match, Player, Record, RecordError, Table
from daifugo_widget.core.cards import KNOWN, codes, show_code
from daifugo_widget.core.game.history import Branch
from daifugo_widget.core.game.moves import CHANCE, Move
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.engine.match import TrickMatch
from tests.games.daifugo.engine.random_history import random_move
from tests.games.daifugo.engine.random_rules import random_rules
from tests.games.tricks.playing import any_move
from tests.tiers import first

MOMENTS = 4
"""At how many moments of a match the two are compared."""
MESSAGES: list[dict[str, str]] = [
    {"do": "why", "cards": "2s"},
    {"do": "play", "cards": "3c3d3h3s"},
    {"do": "play", "cards": "X"},
    {"do": "answer", "value": "Ks"},
    {"do": "answer", "value": "b"},
    {"do": "call", "rule": "tax-evasion"},
    {"do": "next"},
]
QUESTIONS = "record", "report", "choices"
MODEL = re.compile("IPY_MODEL_[0-9a-f]+|[0-9a-f]{32}")


class Silent(Player):
    """A bot that neither moves, as every table here rests, nor calls anything."""

    def choose(self, view: Any, rng: Random) -> Move:
        """Return any move."""
        raise NotImplementedError


# --- the two worlds ------------------------------------------------------------------------------


def moments(match: Match | TrickMatch, rng: Random) -> Iterator[History]:
    """Play up to two games by chance and yield some moments at which one is running."""
    history, found = History(match), list[History]()
    for _ in range(2):
        while not history.now.game.over:
            found.append(history)
            history = moved(history, rng)
        if history.now.over:
            break
        history = history.next()
    for history in rng.sample(found, min(MOMENTS, len(found))):
        yield tried(history, rng) if rng.random() < 0.5 else history


def moved(history: History, rng: Random) -> History:
    """Return a history with any move added."""
    game: Any = history.now.game
    tricks = isinstance(history.now, TrickMatch)
    move, seat = (any_move(game, rng), None) if tricks else random_move(rng, game)
    return history.move(move, seat)


def tried(history: History, rng: Random) -> History:
    """Return a history with a branch: another move that has been tried in the running game."""
    at = rng.randint(history.dealt_at, len(history.steps))
    steps = moved(history.back_to(at), rng).steps[at:]
    return replace(history, branches=(Branch(at, steps),))


def unseen(history: History, seat: int) -> list[list[str]]:
    """Return the cards that a seat has not been dealt and does not see, by where they lie."""
    game, dealt = history.now.game, history.match_after(history.dealt_at).game
    known = game.seen_by(seat).all_cards() | dealt.seen_by(seat).all_cards()
    piles = [*game.hands, getattr(game, "aside", 0), getattr(game, "mixed", 0)]
    found = [[show_code(code) for code in codes(pile & KNOWN & ~known)] for pile in piles]
    return [pile for pile in found if pile]


def swapped(text: str, one: str, other: str, everywhere: bool) -> str:
    """Return a record in which two cards of its last game have changed places, and the seed.

    What is said of them elsewhere than in the hands stays as it is, if not ``everywhere``.
    """
    before, following, running = text.rpartition("\nnext")
    lines = [
        re.sub(f"{one}|{other}", lambda found: other if found[0] == one else one, line)
        if everywhere or line.startswith(("hands", "kitty"))
        else line
        for line in running.splitlines()
    ]
    return re.sub(r"(?m)^seed .*", "seed 1", before + following + "\n".join(lines))


def alike(rng: Random, history: History, seat: int) -> tuple[History, History] | None:
    """Return a game and one that a seat cannot tell from it, None where none is found."""
    piles, text = unseen(history, seat), str(Record.of(history))
    if len(piles) < 2:
        return None
    one, other = (rng.choice(pile) for pile in rng.sample(piles, 2))
    try:
        found = (text, swapped(text, one, other, everywhere=rng.random() < 0.7))
        first, second = (Record.parse(each).history() for each in found)
    except RecordError:
        return None  # somebody has made a move that the other card does not allow
    return (first, second) if are_alike(first, second, seat) else None


def are_alike(first: History, second: History, seat: int) -> bool:
    """Tell whether a seat has seen the same in two games; it sees nothing else than it is told."""
    if len(first.steps) != len(second.steps):
        return False
    for at in range(first.dealt_at, len(first.steps) + 1):
        games = (history.match_after(at).game.seen_by(seat) for history in (first, second))
        one, other = (game.values() for game in games)
        same = one == other
        assert same or at == first.dealt_at or one["events"] != other["events"]
        if not same:
            return False
    return True


# --- what leaves Python --------------------------------------------------------------------------


def told(table: Table) -> dict[str, str]:
    """Return all that a table shows, says and answers to the one before the screen."""
    replies = list[Any]()
    table.send = replies.append
    for ask in QUESTIONS:
        table.receive({"ask": ask, "id": 1})
    assert len(replies) == len(QUESTIONS)
    running = table.history.steps[table.history.dealt_at :]
    return {
        "state": json.dumps([table.state, table.words, table.picture], ensure_ascii=False),
        "text": f"{table!r} {table} {table.match!r} {table.history!r}",
        "widget": synced(table),
        "replies": json.dumps(replies),
        "report": f"{table.record}{table.report()}",
        "branches": str(table.history.branches),
        "steps": str([(s.seat, s.move, s.match.seed, s.match.game.seen_by(8)) for s in running]),
        "picture": MODEL.sub("", json.dumps(table._repr_mimebundle_(), default=str)),
    }


def synced(widget: Any) -> str:
    """Return what a widget syncs, but for the bundle and the names of models."""
    kept = {key: value for key, value in widget.get_state().items() if key not in ("_esm", "_css")}
    return MODEL.sub("", json.dumps(kept, default=str))


def assert_alike(tables: list[Table]) -> None:
    one, other = map(told, tables)
    assert one == other


def compare(rng: Random, first: History, second: History, seat: int) -> None:
    """Compare the tables of two games that a seat cannot tell apart, and what they answer."""
    others = [other for other in range(first.now.players) if other != seat]
    covered = first.now.game.actor in others and rng.random() < 0.3
    seats = [seat, first.now.game.actor] if covered else [seat]
    lang = rng.choice(LANGS)
    tables = [
        Table(record=each, seats=seats, bots=Silent(), lang=lang, pace="step")
        for each in (first, second)
    ]
    assert_alike(tables)
    assert len({synced(table.replay()) for table in tables}) == 1
    for message in rng.sample(MESSAGES, 3):
        before = tables[0].session.history.steps
        for table in tables:
            table.receive({"version": table.state["version"], **message})
        if tables[0].session.history.steps != before:
            break  # it was a legal move, which may show the cards
        assert_alike(tables)
    for table in tables:
        table.close()


def compared(match: Match | TrickMatch, rng: Random) -> int:
    """Compare games that are alike at some moments of a match; return how many were found."""
    count = 0
    for history in moments(match, rng):
        seat = rng.randrange(match.players)
        if history.now.game.actor != CHANCE and (found := alike(rng, history, seat)):
            compare(rng, *found, seat)
            count += 1
    return count


def found(rules: str, players: int, matches: int = 2) -> int:
    """Compare games by some rules, and return how many were found."""
    start = TrickMatch.start if rules.startswith("nap") else Match.start
    rngs = [Random(f"{rules}/{players}/{seed}") for seed in range(matches)]
    return sum(compared(start(rules, players, rng.randrange(10**6)), rng) for rng in rngs)


@pytest.mark.parametrize("players", [3, 6])
def test_with_every_rule_nothing_tells_of_a_card_that_a_seat_has_not_seen(players: int) -> None:
    assert found("everything", players)


@pytest.mark.parametrize(
    ("rules", "players"), first([("napoleon", 5), ("nap", 5), ("napoleon", 4)])
)
def test_in_a_game_of_tricks_nothing_tells_of_an_unseen_card(rules: str, players: int) -> None:
    assert found(rules, players)


@pytest.mark.parametrize("players", first([2, 4, 7]))
def test_with_rules_by_chance_nothing_tells_of_an_unseen_card(players: int) -> None:
    rng = Random(players)
    assert found(str(random_rules(rng, players)), players)


SECRETS = (
    "tax-evasion, exchange",
    "exchange-facedown, exchange",
    "exchange-pick, exchange, time-limit",
    "natural-disaster, exchange",
    "red-five, seven-pass, tyrant",
    "deal-remainder(first_game=blind, later_games=blind), match",
)
"""Rules by which cards are held back, laid face down, or dealt again."""


@pytest.mark.parametrize("rules", first(SECRETS, 2))
def test_what_rules_keep_secret_is_told_by_nothing(rules: str) -> None:
    assert found(f"base, {rules}", 5)
