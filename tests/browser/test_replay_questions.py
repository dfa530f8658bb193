"""A replay that asks what one would play: by keys, by touch, with and without a kernel."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from daifugo_widget import Replay
from tests.browser.axe import findings
from tests.browser.notebook import Notebook

RECORD = """
title  A pair of nines
names  b="Mina"
rules  base
hands  3c8cKd / 4c9s9d / 5h6h7h
x-ask-one    1 What would you play?
x-ask-one-a  4c! The weakest one.
x-ask-one-b  9s? It is half of a pair.
x-ask-one-c  -? You need not wait.
a 3c  b 4c  c 5h
"""
WIDE = (
    "root => [...root.querySelectorAll('*')].filter(e => e.scrollWidth > root.offsetWidth).length"
)


@pytest.fixture
def alone(page: Page, tmp_path: Path) -> Locator:
    """The replay in a page of its own, with no kernel."""
    file = tmp_path / "asks.html"
    Replay(RECORD, seat="b").to_html(file)
    page.goto(file.as_uri())
    return page.get_by_role("region", name="A pair of nines")


@pytest.mark.parametrize("width", [360, 1200])
def test_it_is_answered_by_keys_and_axe_finds_nothing(alone: Locator, width: int) -> None:
    page = alone.page
    page.set_viewport_size({"width": width, "height": 900})
    alone.get_by_role("button", name="Step forward").press("ArrowRight")
    task = alone.locator(".task")
    expect(task).to_contain_text("What would you play?")
    assert findings(Axe().run(page, context=".dfg").response) == []
    task.get_by_role("button", name="9 of spades").press("Enter")
    expect(task).to_contain_text("Not the best. It is half of a pair.")
    assert findings(Axe().run(page, context=".dfg").response) == []
    assert alone.evaluate(WIDE) == 0
    task.get_by_role("button", name="Go on").press("Space")
    expect(task).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(task).to_contain_text("Not the best.")


@pytest.mark.parametrize("width", [360, 1200])
def test_the_cards_of_whom_it_asks_lie_between_the_table_and_the_question(
    alone: Locator, width: int
) -> None:
    alone.page.set_viewport_size({"width": width, "height": 900})
    alone.get_by_role("button", name="Step forward").click()
    parts = (alone.locator(part) for part in (".felt", ".fan", ".task", ".reel"))
    tops = [(part.bounding_box() or {"y": 0})["y"] for part in parts]
    assert tops == sorted(tops)
    assert len({*tops}) == 4
    assert alone.locator(".fan .face").count() == 3


def test_one_sees_what_comes_of_an_answer_and_goes_back(open_lab: Notebook) -> None:
    output = open_lab.lay(f'from daifugo_widget import Replay\nReplay("""{RECORD}""", seat="b")')
    replay = output.locator("section.dfg")
    replay.get_by_role("button", name="Step forward").click()
    replay.locator(".task").get_by_role("button", name="Pass").click()
    replay.get_by_role("button", name="See what happens").click()
    expect(replay).to_contain_text("What if? You are playing on from the replay.")
    replay.get_by_role("button", name="Back to the replay").click()
    expect(replay.locator(".task")).to_contain_text("You need not wait.")
