"""Whatever a page sends, the table goes on, and says in a clear word what was wrong."""

import pytest
from playwright.sync_api import expect

from tests.browser.models import act, change, send, state
from tests.browser.notebook import Notebook
from tests.browser.table import lay_table, listen

NONSENSE: list[object] = [
    None,
    42,
    "play",
    [],
    {},
    {"do": 7},
    {"do": "cheat", "version": 1},
    {"do": "play", "cards": ["9c"], "version": 1},
    {"do": "play", "cards": "9c9s", "version": "1"},
    {"do": "set", "key": "theme", "value": {"a": "b"}, "version": 1},
    {"ask": "rule", "rule": ["x"], "id": "y"},
    {"ask": "nothing", "id": 1},
]


def test_nonsense_leaves_the_table_as_it_is(open_lab: Notebook) -> None:
    errors = listen(open_lab.page)
    table = lay_table(open_lab)
    hand = state(open_lab.page)["hand"]
    for message in NONSENSE:
        send(open_lab.page, message)
    change(open_lab.page, "theme", "dark")
    expect(table.notice).to_be_visible()
    assert state(open_lab.page)["hand"] == hand
    table.notice.get_by_role("button", name="Close").click()
    expect(table.notice).to_have_count(0)
    table.press("Pass")
    expect(table.story).to_contain_text("You pass")
    assert errors == []


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "play", "cards": "AsAh"},
        {"do": "play", "cards": "9c9c"},
        {"do": "play", "cards": "1z"},
        {"do": "play", "cards": ""},
        {"do": "answer", "value": "b"},
        {"do": "call", "rule": "no-such-rule"},
        {"do": "next"},
        {"do": "load", "text": "no record"},
        {"do": "rules", "text": "standard, no-such-rule"},
        {"do": "play", "cards": "9c" * 500_000},
        {"do": "load", "text": "x" * 1_000_000},
    ],
    ids=lambda intent: f"{intent['do']}-{str([*intent.values()][-1])[:12]}",
)
def test_what_cannot_be_is_answered_and_changes_nothing(
    open_lab: Notebook, intent: dict[str, object]
) -> None:
    errors = listen(open_lab.page)
    table = lay_table(open_lab)
    before = state(open_lab.page)
    with table.answered():
        act(open_lab.page, intent)
    now = state(open_lab.page)
    assert (now["hand"], now["trick"], now["story"]) == (
        before["hand"],
        before["trick"],
        before["story"],
    )
    said = now["notice"] or now["refusal"]["text"]
    assert 10 < len(str(said)) < 600
    assert "Traceback" not in str(said)
    assert errors == []


def test_a_late_act_is_told_so(open_lab: Notebook) -> None:
    table = lay_table(open_lab)
    send(open_lab.page, {"do": "pass", "version": state(open_lab.page)["version"] - 1})
    expect(table.prompt).to_contain_text("The table has moved on meanwhile")
