"""What nobody should send: messages forged by chance, nearly right, and records with slips."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from reprlib import Repr
from typing import Any

from daifugo_widget import Drill, Quiz, Record, Replay, Table
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.drills import all_drills
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.rules.examples import example_record
from daifugo_widget.table.session.settings import VALUES
from daifugo_widget.table.session_widget import SessionWidget
from daifugo_widget.table.telling.words import phrases
from daifugo_widget.table.wire.intents import DOES
from daifugo_widget.table.wire.lookups import REPLIES

# No forged message is to change what the tables of whoever runs this begin with.
os.environ["DAIFUGO_DEFAULTS"] = "off"
Forge = Callable[[SessionWidget, Random], object]
BROKEN = [phrases.BROKEN.to(lang) for lang in LANGS]
ACTS = {
    "Table": ("play", "play", "pass", "answer", "next", "undo"),
    "Replay": ("note", "what-if", "what-if", "resume", "back", "play", "pass", "undo"),
    "Drill": ("play", "play", "pass", "answer", "task", "task", "undo"),
    "Quiz": ("task", "task", "play"),
}
"""What people do most at each widget."""
ANY_ACT = (*DOES, "task", "note", "what-if", "resume", "back")
CURRENT = "play", "pass", "answer", "call", "take", "next", "new", "again", "undo", "step", "load"
"""What changes a game, and counts only if it was wanted of the latest state."""
NONSENSE: tuple[object, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    "",
    "\ud83d",
    "\x00",
    "x" * 60_000,
    "9" * 5_000,
    [],
    ["7c"],
    {},
    {"a": {"b": None}},
)

SHORT = Repr()
SHORT.maxdict, SHORT.maxstring = 20, 60


PIECES = ("?", "-", "X", "=", "marks fouls=i2", "next", "try", "back", "\u202e", "\x00", "9" * 40)
"""What is put into a text, besides parts of other texts."""


def mutate(text: str, rng: Random) -> str:
    """Return a text with one to four changes of its lines and letters."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        line, here = lines[at], rng.randrange(len(lines[at]) + 1)
        lines[at] = rng.choice(
            (
                line[:here] + rng.choice(PIECES) + line[here:],
                line[:here] + line[here + 1 :],
                line[:here] + line[:here],
                rng.choice(lines),
                f"{line}\n{line}",
            )
        )
        text = "\n".join(lines)
    return text


def a_record(rng: Random) -> str:
    """Return the worked example of a rule."""
    return example_record(rng.choice([rule for rule in catalogue().values() if rule.example]))


def a_drill(rng: Random) -> str:
    """Return a drill of the package."""
    return str(rng.choice(all_drills()).record)


def a_quiz(rng: Random) -> Quiz:
    """Return a quiz on an example, the first about which there is a question."""
    while True:
        try:
            return Quiz(a_record(rng), seed=rng.randrange(99), count=3)
        except SpokenError:
            continue


WIDGETS: dict[str, Callable[[Random], SessionWidget]] = {
    "Table": lambda rng: Table(record=a_record(rng), bots="random", pace="once"),
    "Replay": lambda rng: Replay(a_record(rng), pace="once"),
    "Drill": lambda rng: Drill(a_drill(rng), pace="once"),
    "Quiz": a_quiz,
}


def _cards(widget: SessionWidget, rng: Random) -> object:
    state: Any = widget.state
    hand = state.get("hand") or ["3c"]
    some = [
        *(state.get("plays") or ()),
        *hand,
        "".join(rng.sample(hand, rng.randint(1, len(hand)))),
    ]
    return rng.choice([*some, "-", "2s", "X", "X=7c", "3c?", "zz"])


def _value(widget: SessionWidget, rng: Random) -> object:
    state: Any = widget.state
    task = state.get("task") or {}
    pressed = [button["value"] for button in task.get("buttons", ())]
    usual = (
        "again",
        "solution",
        "next",
        "show",
        "check",
        "choose 1",
        "choose 99",
        "a",
        "3",
        "K",
        "-",
    )
    return rng.choice([*pressed, *pressed, *usual, _cards(widget, rng)])


def _text(widget: SessionWidget, rng: Random) -> object:
    record, drill, rules = a_record(rng), a_drill(rng), f"base, {rng.choice([*catalogue()])}"
    slips = [mutate(each, rng) for each in (record, drill, rules)]
    return rng.choice([record, drill, rules, *slips, "A note."])


FIELDS: dict[str, Forge] = {
    "version": lambda widget, rng: widget.screen.version - rng.choice((0, 0, 0, 0, 1, 2, -1)),
    "from": lambda widget, rng: rng.randint(0, 3),
    "cards": _cards,
    "value": _value,
    "rule": lambda widget, rng: rng.choice([*catalogue()]),
    "key": lambda widget, rng: rng.choice([*VALUES]),
    "text": _text,
    "number": lambda widget, rng: rng.randint(0, 2),
    "step": lambda widget, rng: rng.randint(-1, 12),
    "branch": lambda widget, rng: rng.randint(-1, 2),
    "seats": lambda widget, rng: rng.choice(["all", "", *SEATS]),
    "calm": lambda widget, rng: True,
    "id": lambda widget, rng: rng.randint(0, 9),
}


def forge(widget: SessionWidget, rng: Random) -> Any:
    """Return a message that a widget may nearly take: some of its fields may be anything."""
    if rng.random() < 0.03:
        return rng.choice(NONSENSE)
    acts = ACTS[type(widget).__name__] if rng.random() < 0.6 else ANY_ACT
    kind = {"ask": rng.choice([*REPLIES])} if rng.random() < 0.15 else {"do": rng.choice(acts)}
    message: dict[str, object] = kind | {key: make(widget, rng) for key, make in FIELDS.items()}
    if message.get("do") == "set":
        key = str(message["key"])
        message["value"] = rng.choice(VALUES[key])
    while rng.random() < 0.15:
        message[rng.choice([*message])] = rng.choice(NONSENSE)
    if rng.random() < 0.1:
        del message[rng.choice([*message])]
    return message


def send_forged(widget: SessionWidget, message: Any) -> str:
    """Let a widget receive a message; return what broke by it, "" if nothing did."""
    before, screen = widget.session.history, widget.screen
    current = range(screen.base, screen.version + 1)
    widget.receive(message)
    notice = widget.state["notice"]
    if notice in BROKEN:
        return str(notice)
    _assert_drawn(widget)
    of_now = isinstance(message, dict) and message.get("version") in current
    changes = isinstance(message, dict) and message.get("do") in CURRENT
    changed = widget.session.history.steps != before.steps
    return "an old message counts" if changed and changes and not of_now else ""


def _assert_drawn(widget: SessionWidget) -> None:
    """Raise an error unless all that leaves Python can be written down."""
    json.dumps(widget.get_state(), default=str, ensure_ascii=False).encode()
    assert str(widget)
    assert repr(widget)
    if isinstance(widget, Drill):
        assert widget.status in ("open", "solved", "failed", "shown")
    if isinstance(widget, Quiz):
        assert len(widget.results) <= len(widget)


def _assert_kept(widget: SessionWidget) -> None:
    """Raise an error unless the game can be written down and is played out again alike."""
    if isinstance(widget, Quiz):
        return
    record = widget.record if isinstance(widget, Replay) else Record.of(widget.session.history)
    assert str(Record.of(Record.parse(str(record)).history())) == str(record)


def attack(name: str, rng: Random, count: int) -> str:
    """Send so many messages to a new widget; return what broke, "" if nothing did."""
    widget, sent = WIDGETS[name](rng), list[Any]()
    try:
        for _ in range(count):
            sent.append(forge(widget, rng))
            if found := send_forged(widget, sent[-1]):
                break
        else:
            _assert_kept(widget)
            return ""
    except Exception as error:
        found = f"{type(error).__name__}: {error}"
    finally:
        widget.close()
    return "\n".join([f"{name}: {found}", *map(SHORT.repr, sent[-5:])])
