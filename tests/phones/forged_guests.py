"""What a guest's phone should not send, by the thousand, and what must not come of it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from daifugo_widget import History, Match, Record
from daifugo_widget.core.game.moves import CHANCE, Call
from daifugo_widget.phones.guest import Guest
from tests.forging import ANY_ACT, FIELDS, NONSENSE, SHORT, a_record
from tests.games.daifugo.engine.random_rules import random_rules
from tests.phones.still_rooms import StillRoom

NAMES = [f"P{seat}" for seat in range(9)]
WISHES = ("play", "play", "pass", "answer", "call", "why", "hint", "time-up", "next", "set")
LOOKED_UP = ("hello", "rule", "record", "report", "edit", "choices", "titles", "bundle")
OWN = ("play", "pass", "answer", "call", "time-up")
"""What may be a move of the guest who wants it."""


class Seen:
    """What a forger knows of the table: what the phone shows."""

    def __init__(self, guest: Guest, state: dict[str, Any]) -> None:
        self.screen, self.state = guest.screen, state


def room_by_chance(rng: Random) -> StillRoom:
    """Return a room at the worked example of a rule, with guests in two seats and no bots."""
    history = Record.parse(a_record(rng)).history()
    if rng.random() < 0.5:  # a game by chance, so that more than one move is left
        history = History(Match.start(str(random_rules(rng, 4)), 4, rng.randrange(99)))
    players = history.now.players
    guests = rng.sample(range(players), min(players, rng.choice((2, 3))))
    seats = sorted({*guests, rng.randrange(players)})
    watched = rng.random() < 0.5
    return StillRoom(
        tuple(guests), watched, record=history, seats=seats, names=NAMES[:players], bots="random"
    )


def forge(guest: Guest, state: dict[str, Any], rng: Random) -> Any:
    """Return a message that a guest may nearly send: some of its fields may be anything."""
    if rng.random() < 0.03:
        return rng.choice(NONSENSE)
    seen: Any = Seen(guest, state)
    acts = WISHES if rng.random() < 0.8 else ANY_ACT
    kind = {"ask": rng.choice(LOOKED_UP)} if rng.random() < 0.15 else {"do": rng.choice(acts)}
    message: dict[str, object] = kind | {key: make(seen, rng) for key, make in FIELDS.items()}
    for key, value in (("name", "\u202eMallory"), ("token", "x" * 22), ("seat", 0), ("ping", 1)):
        if rng.random() < 0.05:
            message[key] = value
    while rng.random() < 0.15:
        message[rng.choice([*message])] = rng.choice(NONSENSE)
    if rng.random() < 0.1:
        del message[rng.choice([*message])]
    return message


@contextmanager
def faults() -> Iterator[list[str]]:
    """Collect what is logged as a fault."""
    found: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(f"{record.getMessage()} {record.exc_info}")

    handler, root = Collector(logging.ERROR), logging.getLogger()
    root.addHandler(handler)
    try:
        yield found
    finally:
        root.removeHandler(handler)


def harm(still: StillRoom, at: int, message: object) -> str:
    """Let a guest's phone say something; return what harm came of it, "" if none did."""
    session, guest = still.table.session, still.room.guests[at]
    before, others = session.history, [g for g in still.room.guests if g is not guest]
    kept = _state_of_others(still, others)
    told = [len(phone.told) for phone in still.phones]
    with faults() as found:
        still.hear(at, message)
    if found:
        return found[0]
    if _state_of_others(still, others) != kept:
        return "something of others has changed"
    for phone, count in zip(still.phones, told, strict=True):
        for each in phone.told[count:]:
            json.loads(each.encode().decode(), parse_constant=_no_json)
    if session.history is before:
        heard = [len(phone.told) for phone in still.phones]
        asked = session.between.asked_seat is None
        apart = [now for place, now in enumerate(heard) if place != at]
        past = [then for place, then in enumerate(told) if place != at]
        return "others are told of what is not theirs" if asked and apart != past else ""
    new = session.history.steps[len(before.steps) :]
    do = message.get("do") if isinstance(message, dict) else None
    if before.now.game.over and do in ("next", "answer", "call"):
        return ""
    mine = all(
        step.seat in (guest.seat, CHANCE)
        or (step.seat in session.people.bots and isinstance(step.move, Call))
        for step in new
    )
    return "" if do in OWN and mine else f"a move that is not the guest's: {new}"


def _no_json(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def _state_of_others(still: StillRoom, others: list[Guest]) -> tuple[object, ...]:
    """Return what no guest may change for others."""
    session = still.table.session
    settings = [guest.screen.settings for guest in others]
    keys = [guest.key for guest in still.room.guests]
    return session.settings, session.people, settings, keys, session.by_hand, len(session.screens)


def _next_phone(still: StillRoom, rng: Random) -> int:
    """Return whose phone speaks: mostly that of whose turn it is, once the bots have moved."""
    table, actor = still.table, still.table.session.game.actor
    if rng.random() < 0.5:
        table.receive({"do": "step", "version": table.state["version"]})
        still.loop.run()
    acting = [at for at, guest in enumerate(still.room.guests) if guest.seat == actor]
    return acting[0] if acting and rng.random() < 0.7 else rng.randrange(len(still.phones))


def attack(rng: Random, count: int) -> str:
    """Send so many forged messages to a room; return what harm came of them, "" if none did."""
    still, sent = room_by_chance(rng), list[Any]()
    try:
        for _ in range(count):
            at = _next_phone(still, rng)
            state = still.phones[at].state
            sent.append(forge(still.room.guests[at], state, rng))
            if found := harm(still, at, sent[-1]):
                return "\n".join([found, *map(SHORT.repr, sent[-4:])])
        return ""
    finally:
        still.close()
