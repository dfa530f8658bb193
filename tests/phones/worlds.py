"""Two games that a guest cannot tell apart, played at tables with phones, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from daifugo_widget import History, Match, Record
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import CHANCE
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.phones.room_address import ROOM_GONE
from tests.games.daifugo.engine.random_rules import random_rules
from tests.phones.still_rooms import StillPhone, StillRoom
from tests.table.test_two_worlds import MESSAGES, Silent, alike, moved

MOMENTS = 3
"""At how many moments of a match two games part."""
NAMES = [f"P{seat}" for seat in range(9)]
ASKED: list[dict[str, object]] = [
    {"ask": "hello", "id": 1},
    {"ask": "record", "id": 2},
    {"ask": "report", "id": 3},
    {"ask": "choices", "id": 4},
    {"ask": "rule", "rule": "revolution", "id": 5},
    {"do": "set", "key": "sort", "value": "suit"},
    {"do": "set", "key": "legal_only", "value": True},
    {"do": "set", "key": "open_hands", "value": True},
    {"do": "undo"},
    {"do": "calm"},
    {"do": "pass"},
    {"do": "time-up"},
]
HINT: dict[str, object] = {"do": "hint"}


def matches(rules: str, players: int, rng: Random) -> Iterator[History]:
    """Play a match by chance, and yield the game that runs at some moments of it."""
    start = TrickMatch.start if rules.startswith("nap") else Match.start
    history, found = History(start(rules, players, rng.randrange(10**6))), list[History]()
    for _ in range(2):
        while not history.now.game.over:
            found.append(history)
            history = moved(history, rng)
        if history.now.over:
            break
        history = history.next()
    yield from rng.sample(found, min(MOMENTS, len(found)))


class World:
    """A table in one of the two worlds: the one who watches it has the first phone."""

    def __init__(self, history: History, seat: int, others: tuple[int, ...], lang: Any) -> None:
        players, self.history = history.now.players, history
        watched = seat == players
        guests = others[:1] if watched else (seat, *others[:1])
        seats = sorted({*guests, *others})  # the notebook has what is left
        record = history.back_to(history.dealt_at)
        self.still = StillRoom(
            guests, watched, record=record, seats=seats, bots=Silent(), names=NAMES[:players]
        )
        self.at = len(guests) if watched else 0
        self.hear({"do": "set", "key": "lang", "value": lang})

    @property
    def phone(self) -> StillPhone:
        """The phone of whoever watches."""
        return self.still.phones[self.at]

    def hear(self, message: dict[str, object]) -> None:
        """Let the one who watches say something about what is shown."""
        if "do" in message:
            message = {"version": self.phone.state["version"], **message}
        self.still.hear(self.at, message)

    def step(self, step: Step[Any]) -> bool:
        """Make a move again that was made; return whether it could be."""
        session = self.still.table.session
        assert step.move is not None
        with self.still.table.lock:
            try:
                if step.seat in session.people.humans:
                    session.act(step.move, step.seat)
                elif step.seat == session.game.actor:
                    session.step(step.move)
            except IllegalMove:
                return False
        self.still.room.go_on()
        self.still.loop.run()
        return session.history.steps[-1].seat == step.seat or step.seat == CHANCE

    @property
    def steps(self) -> int:
        """How many steps have been made."""
        return len(self.still.table.session.history.steps)

    def close(self) -> None:
        self.still.close()


def differences(rules: str, players: int, seed: int) -> Iterator[str | None]:
    """Compare all that a guest is told in games that are alike; yield what differs, or None."""
    rng = Random(f"{rules}/{players}/{seed}")
    for history in matches(rules, players, rng):
        seat = rng.randrange(players + 1)  # the last is somebody who looks on
        pair = alike(rng, history, seat)
        if pair is None:
            continue
        hints = rng.random() < 0.5
        if hints:  # which are by chance, of which the seed is the source
            pair = (reseeded(pair[0]), pair[1])
        others = rng.sample([each for each in range(players) if each != seat], rng.choice((1, 2)))
        yield compare(rng, pair, seat, tuple(others), hints)


def reseeded(history: History) -> History:
    """Return a game with the seed of the other world."""
    lines = str(Record.of(history)).splitlines()
    text = "\n".join("seed 1" if line.startswith("seed ") else line for line in lines)
    return Record.parse(text + "\n").history()


def compare(
    rng: Random, pair: tuple[History, History], seat: int, others: tuple[int, ...], hints: bool
) -> str | None:
    """Play both games to where they are; return what one guest is told in only one of them."""
    lang = rng.choice(LANGS)
    worlds = [World(history, seat, others, lang) for history in pair]
    try:
        for at in range(pair[0].dealt_at, len(pair[0].steps)):
            if found := _say_something(rng, worlds, hints) or _difference(worlds):
                return found
            if any(world.steps > at for world in worlds):
                continue  # an answer that was the only one has been given with the move before
            done = [world.step(world.history.steps[at]) for world in worlds]
            if not all(done):
                return None
            if found := _difference(worlds):
                return found
        for world in worlds:
            world.still.room.close(ROOM_GONE)
        return _difference(worlds)
    finally:
        for world in worlds:
            world.close()


def _say_something(rng: Random, worlds: list[World], hints: bool) -> str | None:
    """Let the guest say what is no move, or go and come back; return what is told then."""
    if rng.random() < 0.5:
        return None
    if rng.random() < 0.1:
        at = rng.randrange(len(worlds[0].still.phones))
        for world in worlds:
            world.still.leave_and_return(at)
        return _difference(worlds)
    wishes: list[dict[str, object]] = [{**each} for each in MESSAGES]
    message = rng.choice([*wishes, *ASKED, *([HINT] if hints else [])])
    if message.get("do") in ("next", "call", "pass", "time-up", "answer") and _may_move(worlds[0]):
        return None
    for world in worlds:
        world.hear(message)
    return _difference(worlds)


def _may_move(world: World) -> bool:
    """Return whether it is the turn of the guest, so that what they say may be a move."""
    state = world.phone.state
    return state["prompt"]["seat"] == state["me"] or bool(state["prompt"]["calls"])


def _difference(worlds: list[World]) -> str | None:
    """Return the first thing that is told in one world alone."""
    one, other = (world.phone.told for world in worlds)
    if one == other:
        return None
    for first, second in zip(one, other, strict=False):
        if first != second:
            at = next(n for n in range(len(first)) if first[: n + 1] != second[: n + 1])
            parts = [
                f"{told[max(0, at - 200) : at]}>>>{told[at : at + 200]}" for told in (first, second)
            ]
            return "\n".join(parts)
    return f"{len(one)} and {len(other)} messages"


def random_game(rng: Random) -> tuple[str, int]:
    """Return rules by chance, and a number of players."""
    if rng.random() < 0.2:
        return rng.choice((("nap", 4), ("napoleon", 5), ("nap", 3), ("everything", 5)))
    players = rng.randint(3, 6)
    return str(random_rules(rng, players)), players
