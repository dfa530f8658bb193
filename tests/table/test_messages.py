"""What the browser sends is checked: the table says what is wrong, and the game stays as it was."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from daifugo_widget import Table
from daifugo_widget.table.session.session import Session
from daifugo_widget.table.wire.lookups import REPLIES
from tests.checking import some
from tests.table.playing import sent

ACTS = [
    "play",
    "pass",
    "answer",
    "call",
    "why",
    "take",
    "next",
    "new",
    "again",
    "undo",
    "hint",
    "step",
    "calm",
    "remember",
    "set",
    "rules",
    "load",
]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
CARDS = st.text("23456789TJQKAXcdhs=?-:", max_size=12)
MESSAGES = st.fixed_dictionaries(
    {"do": st.sampled_from(ACTS) | ANYTHING},
    optional={
        "version": st.integers(0, 40) | ANYTHING,
        "view": st.integers(0, 3) | ANYTHING,
        "cards": CARDS | ANYTHING,
        "value": CARDS | ANYTHING,
        "rule": st.sampled_from(["suit-bind", "stairs"]) | ANYTHING,
        "key": st.sampled_from(["lang", "pace", "theme"]) | ANYTHING,
        "number": st.integers(0, 2) | ANYTHING,
        "text": st.text(max_size=60) | ANYTHING,
    },
)
RECORD = "rules  base, seven-pass\nhands  7c7d3c4c5c / 9c9d8s / TsJsQs\n"
CHANGES = ["play", "pass", "answer", "next", "new", "again", "undo", "step", "load", "call", "take"]


@given(messages=st.lists(MESSAGES | ANYTHING, min_size=1, max_size=12))
@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])
def test_any_message_leaves_a_table_that_can_be_shown(messages: list[Any]) -> None:
    table = Table(record=RECORD)
    for message in some(messages):
        before = table.session.history
        seen = range(table.screen.oldest, table.state["version"] + 1)
        table.receive(message)
        json.dumps(table.state)
        acts = isinstance(message, dict) and message.get("do") in CHANGES
        current = acts and message.get("version") in seen
        assert current or table.session.history == before
        assert table.state["notice"] is None or "wrong inside" not in table.state["notice"]
        table.session.settle()


@given(question=st.dictionaries(st.sampled_from(["id", "ask", "rule", "text"]), ANYTHING))
@settings(max_examples=80)
def test_any_question_changes_nothing(question: dict[str, Any]) -> None:
    table = Table(record=RECORD)
    before = table.state
    table.receive({"ask": "rule", **question})
    assert table.state is before


def test_what_cannot_be_written_as_text_is_not_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table, replies = Table(record=RECORD), list[Any]()
    monkeypatch.setattr(table, "send", replies.append)
    table.receive({"ask": "edit", "id": 1, "text": "base, half of a sign: \ud83d"})
    assert json.dumps(replies, ensure_ascii=False).encode()


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"do": "play", "cards": "2s"}, "not-held"),
        ({"do": "play", "cards": "9c"}, "not-held"),
        ({"do": "play", "cards": "3c4c"}, "not-a-play"),
        ({"do": "play", "cards": "-"}, "not-a-play"),
        ({"do": "play", "cards": ""}, "not-a-play"),
        ({"do": "pass"}, "may-not-pass"),
        ({"do": "answer", "value": "3c"}, "no-choice"),
        ({"do": "call", "rule": "seven-pass"}, "no-call"),
    ],
)
def test_an_illegal_act_is_refused_with_its_reason(message: dict[str, Any], reason: str) -> None:
    table = Table(record=RECORD)
    before = table.session.history
    refusal = sent(table, **message)["refusal"]
    assert refusal["reason"] == reason
    assert refusal["text"]
    assert table.session.history == before


def test_the_step_of_a_bot_is_not_made_for_a_person() -> None:
    table = Table(record=RECORD)
    before = table.session.history
    assert "step" not in table.state["can"]
    sent(table, do="step")
    assert table.session.history == before


@pytest.mark.parametrize(
    "message",
    [
        7,
        None,
        "play",
        {},
        {"do": 1},
        {"do": "dance"},
        {"do": "play"},
        {"do": "play", "cards": 5},
        {"do": "play", "cards": ["7c"]},
        {"do": "play", "cards": "zz"},
        {"do": "play", "cards": "7c" * 500_000},
        {"do": "set", "key": "lang", "value": "fr"},
        {"do": "set", "key": "paused", "value": 1},
        {"do": "set", "key": [], "value": 1},
        {"do": "rules", "text": "standard, nonsense"},
        {"do": "load", "text": "x" * 1_000_000},
        {"do": "load", "text": "hands 3c / 3c"},
        {"do": "load", "text": "rules  base\nhands  3c4c / 5c6c\n"},
        {"do": "next"},
        {"do": "undo"},
    ],
)
def test_what_cannot_be_done_is_said_in_a_notice(message: Any) -> None:
    table = Table(record=RECORD)
    before = table.session.history
    if isinstance(message, dict):
        message = {"version": table.state["version"], **message}
    table.receive(message)
    assert table.state["notice"]
    assert len(table.state["notice"]) <= 300
    assert table.session.history == before


@pytest.mark.parametrize("version", [0, -1, 10**30])
def test_an_act_on_an_older_state_is_late(version: int) -> None:
    table = Table(record=RECORD)
    before = table.session.history
    table.receive({"do": "play", "cards": "3c", "version": version})
    assert table.state["refusal"]["reason"] == "late"
    assert table.session.history == before


def test_of_two_views_the_first_act_counts() -> None:
    table = Table(record=RECORD)
    version = table.state["version"]
    table.receive({"do": "play", "cards": "3c", "version": version, "view": 5})
    after = table.session.history
    table.receive({"do": "play", "cards": "3c", "version": version, "view": 6})
    assert table.session.history == after
    assert (table.state["refusal"]["reason"], table.state["refusal"]["to"]) == ("late", 6)


@pytest.mark.parametrize("sender", ["5", -1, 10**4000, True, [5], None])
def test_who_is_no_view_is_told_with_all_others(sender: Any) -> None:
    table = Table(record=RECORD)
    table.receive({"do": "play", "cards": "3c", "version": -1, "view": sender})
    assert table.state["refusal"]["reason"] == "late"
    assert "to" not in table.state["refusal"]


def test_what_else_is_refused_is_told_in_every_view() -> None:
    table = Table(record=RECORD)
    table.receive({"do": "play", "cards": "3c", "version": -1, "view": 5})
    assert "to" not in sent(table, do="why", cards="3c4c")["refusal"]


BOTS_FOLLOW = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\nturn b\n"


def test_who_was_too_late_is_told_so_though_a_bot_has_moved_on() -> None:
    table = Table(record=BOTS_FOLLOW, pace="step")
    table.receive({"do": "play", "cards": "3c", "version": -1})
    assert sent(table, do="step")["refusal"]["reason"] == "late"


def test_why_cards_do_not_go_is_told_until_somebody_moves() -> None:
    table = Table(record=BOTS_FOLLOW, pace="step")
    assert sent(table, do="why", cards="3c4d")["refusal"]
    assert sent(table, do="step")["refusal"] is None


def test_settings_are_taken_from_any_version() -> None:
    table = Table(record=RECORD)
    table.receive({"do": "set", "key": "lang", "value": "ja", "version": 0})
    assert table.state["settings"]["lang"] == "ja"
    assert table.words["button.pass"] == "パス"
    assert table.state["refusal"] is None


def test_the_message_that_opens_a_table_shows_all_of_it() -> None:
    class Heard(Table):
        def open(self) -> None:
            self.heard = self.get_state(["state", "words", "picture"])
            super().open()

    table = Heard(seed=3)
    assert table.heard == {"state": table.state, "words": table.words, "picture": table.picture}


def test_a_look_up_that_fails_is_told_to_have_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(session: Session, question: Any) -> Any:
        raise OSError

    monkeypatch.setitem(REPLIES, "rule", fails)
    table = Table(seed=1)
    replies: list[dict[str, Any]] = []
    table.send = replies.append
    table.receive({"id": 7, "ask": "rule", "rule": "eight-cut"})
    assert replies == [{"id": 7, "reply": None}]
    assert table.state["notice"]


LONG_LINES = ["," * 60_000, "abc, " * 2_000, "a(" * 5_000, "base, " + "revolutoin, " * 800]


@pytest.mark.parametrize("line", LONG_LINES, ids=lambda line: line[:8])
def test_a_rules_line_longer_than_any_that_people_write_is_not_read(line: str) -> None:
    table, replies = Table(seed=1), list[Any]()
    for message in ({"do": "rules"}, {"do": "new"}):
        assert "too long" in sent(table, **message, text=line)["notice"]
    table.send = replies.append
    table.receive({"id": 1, "ask": "edit", "text": line})
    assert replies[0]["reply"]["line"] != line


def test_a_rules_line_with_every_rule_and_all_its_options_is_read() -> None:
    table = Table(seed=1)
    rules = type(table.session.match.rules).all_rules().values()
    options = [
        f"{rule.id}({', '.join(f'{name}=x' for name in rule.options)})" for rule in some(rules)
    ]
    assert "too long" not in sent(table, do="rules", text=", ".join(options))["notice"]
