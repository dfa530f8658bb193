"""What Python and the browser tell each other is declared once, in Python, and holds."""

import ast
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from daifugo_widget import Drill, Replay, Statistics, Table
from daifugo_widget.replay.film_contract import FilmData, FilmFrame, ReplayIntent, Watching
from daifugo_widget.table.wire.intents import DOES, UNREADABLE
from daifugo_widget.table.wire.lookups import REPLIES
from daifugo_widget.table.wire.messages import Lookup, Replies, TableIntent
from daifugo_widget.table.wire.rule_contract import Brief, RuleOption
from tests.checking import for_each, some
from tests.drills.opened import opened
from tools import contract

RECORD = "rules standard\nhands 3c4c / 5c6c / 7c8c\na 3c\nb 5c\n"
ASKED = f"x-ask-a 2 What would you play?\nx-ask-a-a 7c! Yes.\nx-ask-a-b -? No.\n{RECORD}"
ON_TABLES: list[TableIntent] = [
    {"do": "play", "cards": "3c"},
    {"do": "why", "cards": "3c"},
    {"do": "pass"},
    {"do": "take"},
    {"do": "time-up"},
    {"do": "answer", "value": "yes"},
    {"do": "call", "rule": "nine-call"},
    {"do": "undo"},
    {"do": "again"},
    {"do": "next"},
    {"do": "new"},
    {"do": "new", "text": "standard"},
    {"do": "hint"},
    {"do": "step"},
    {"do": "calm"},
    {"do": "remember"},
    {"do": "keep-games"},
    {"do": "leave-games"},
    {"do": "clear-games"},
    {"do": "review"},
    {"do": "set", "key": "deck", "value": "four", "calm": False},
    {"do": "rules", "text": "standard"},
    {"do": "load", "text": RECORD, "number": 1},
    {"do": "task", "value": "solution"},
    {"do": "to-end"},
    {"do": "forget"},
    {"do": "bot", "player": "random", "seat": 1},
]
"""An intent of each kind; mypy checks that they are what the contract says."""
ON_REPLAYS: list[ReplayIntent] = [
    {"do": "note", "step": 1, "text": "Why?"},
    {"do": "try-answer", "question": 0, "answer": 0},
    {"do": "back"},
    {"do": "what-if", "step": 1, "seats": "a"},
    {"do": "back"},
    {"do": "resume", "branch": 0},
]
LOOKUPS: list[Lookup] = [
    {"ask": "hello"},
    {"ask": "players"},
    {"ask": "rule", "rule": "eight-cut"},
    {"ask": "choices"},
    {"ask": "edit", "text": "standard, -stairs", "open": ["stairs"], "fresh": True},
    {"ask": "titles", "text": RECORD},
    {"ask": "record"},
    {"ask": "report"},
    {"ask": "games"},
    {"ask": "bundle"},
    {"ask": "guests", "wish": "links", "base": ""},
]


def words(union: Any, key: str) -> set[str]:
    """Return the words that a key of any type of a union may be."""
    return {word for part in get_args(union) for word in get_args(get_type_hints(part)[key])}


def test_the_types_of_the_browser_are_made_from_those_of_python() -> None:
    made = contract.contract()
    assert contract.TARGET.read_text(encoding="utf-8") == made, "run `make contract`"


def test_the_words_of_the_browser_are_those_of_python() -> None:
    assert contract.ENGLISH.read_text(encoding="utf-8") == contract.english(), "run `make contract`"


# --- from Python to TypeScript -------------------------------------------------------------------


@for_each(
    [
        ("str | None", "string | null"),
        ("NotRequired[bool]", "boolean"),
        ("Literal['', 'a-b', 7, True]", '"" | "a-b" | 7 | true'),
        ("list[str]", "string[]"),
        ("list[Seat | None]", "(Seat | null)[]"),
        ("list[list[Sentence]]", "Sentence[][]"),
        ("tuple[Literal['p'], int] | str", '["p", number] | string'),
        ("list[tuple[int, str]]", "[number, string][]"),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("dict[Lang, str]", "{ [key in Lang]?: string }"),
        ("Annotated[dict[str, Any], Settings]", "Settings"),
        ("object", "unknown"),
    ],
)
def test_an_annotation_is_written_as_typescript(python: str, typescript: str) -> None:
    assert contract.type_text(ast.parse(python, mode="eval").body) == typescript


@pytest.mark.parametrize("kind", ["set[str]", "Callable[[int], str]", "session.Session", "3"])
def test_what_json_cannot_say_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        contract.type_text(ast.parse(kind, mode="eval").body)


@for_each(
    [
        "export interface State extends Around, Board {",
        "  klass: Klass | null;",
        "  may_pass: boolean | null;\n",
        "  /** As strong as the number before. */\n  level?: true;",
        "  out: Out | null;\n",
        "export type Segment = string | Mention;",
        'export type What = "cards" | "seat" |',
        "\nexport type TableIntent =\n  | PlainIntent\n  | CardsIntent\n",
        '  do: "answer";\n  value: string;\n',
    ]
)
def test_the_contract_keeps_what_python_says(line: str) -> None:
    assert line in contract.contract()


# --- messages ------------------------------------------------------------------------------------


def test_every_intent_of_the_contract_is_tried_here() -> None:
    assert {intent["do"] for intent in ON_TABLES} == words(TableIntent, "do")
    assert {intent["do"] for intent in ON_REPLAYS} == words(ReplayIntent, "do")
    assert {lookup["ask"] for lookup in LOOKUPS} == words(Lookup, "ask")


def test_a_table_does_what_the_contract_lists_and_nothing_else() -> None:
    assert {*DOES, "task", "review"} == words(TableIntent, "do")
    at_a_table_that_may_have_guests = {*REPLIES, "guests"}
    assert at_a_table_that_may_have_guests == words(Lookup, "ask") == {*get_type_hints(Replies)}


@for_each(ON_TABLES)
def test_an_intent_of_the_contract_can_be_read_at_a_table(intent: TableIntent) -> None:
    table: Table | Drill = opened() if intent["do"] == "task" else Table(record=RECORD, seat="c")
    assert_readable(table, intent)


def test_an_intent_of_the_contract_can_be_read_at_a_replay() -> None:
    replay = Replay(ASKED)
    for intent in ON_REPLAYS:
        if intent["do"] == "back":
            replay.receive({"do": "pass", "version": replay.screen.version})
        assert_readable(replay, intent)
    assert not replay.watching
    assert replay.history.steps[0].note == "Why?"


def assert_readable(table: Any, intent: Any) -> None:
    table.receive({**intent, "version": table.screen.version, "view": 1})
    assert table.state["notice"] != UNREADABLE.en


# --- what Python says ----------------------------------------------------------------------------


def test_a_replay_has_the_fields_of_the_contract() -> None:
    replay = Replay(RECORD)
    assert set(replay.film) == FilmData.__required_keys__
    assert set(replay.film["first"]) == FilmFrame.__required_keys__
    assert set(replay.state) == Watching.__required_keys__ | {"watching", "branches"}


def test_a_look_up_has_the_fields_of_the_contract(tmp_path: Path) -> None:
    table = Table(record=RECORD, statistics=Statistics(tmp_path / "games.jsonl"))
    replies: list[dict[str, Any]] = []
    table.send = replies.append
    for at, lookup in enumerate(LOOKUPS):
        table.receive({**lookup, "id": at})
    answered = zip(LOOKUPS, replies, strict=True)
    found: dict[str, Any] = {lookup["ask"]: reply["reply"] for lookup, reply in answered}
    kinds = get_type_hints(Replies)
    assert found["hello"] is True
    for ask in some(("rule", "choices", "edit", "games", "bundle")):
        (kind,) = {*(get_args(kinds[ask]) or [kinds[ask]])} - {type(None)}
        assert set(found[ask]) == kind.__required_keys__
    assert set(found["rule"]["options"][0]) == RuleOption.__required_keys__
    assert set(found["choices"]["rules"][0]) == Brief.__required_keys__
    assert {"line": "standard", "label": "standard"} in found["choices"]["presets"]
    assert (type(found["titles"]), type(found["record"]), type(found["report"])) == (list, str, str)
