"""People at phones of their own: a notebook invites them, and they play together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView

INVITES = """
from daifugo_widget import Table
table = Table("base", players=4, names=["Mina"], seats="abc", seed=7, pace="once")
table
"""
INVITATION = "table.invite()"
KEY = re.compile(r"[\w-]{22}")

Phone = Callable[[str], Page]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Phone]:
    """Phones that scan a code: each a browser of its own, as high as a phone shows of a page."""
    opened: list[Page] = []

    def scan(link: str) -> Page:
        page = browser.new_page(viewport={"width": 390, "height": 664}, has_touch=True)
        opened.append(page)
        page.goto(link)
        return page

    yield scan
    for page in opened:
        page.close()


def invited(lab: Notebook) -> Locator:
    """Return the invitation that the second cell shows."""
    lab.open([INVITES, INVITATION])
    lab.run(0)
    lab.run(1)
    shown = lab.output(1).locator(".dfg-invitation")
    expect(shown.locator(".link")).to_have_count(2)
    return shown


def links(invitation: Locator) -> list[str]:
    return [link.input_value() for link in invitation.locator(".link").all()]


def take_seat(page: Page, name: str) -> None:
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def test_guests_scan_a_link_type_a_name_and_play_with_the_notebook(
    lab: Notebook, phone: Phone
) -> None:
    invitation = invited(lab)
    found = links(invitation)
    assert all(link.startswith(f"{lab.server.url}/daifugo/r/") for link in found)  # by its relay
    jun, sora = map(phone, found)
    take_seat(jun, "Jun")
    expect(jun.get_by_text("Waiting for")).to_be_visible()
    take_seat(sora, "Sora")
    for page in (jun, sora):
        expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(13)
    expect(invitation.get_by_text("is here", exact=True)).to_have_count(2)
    table = TableView.within(lab.output(0))
    expect(table.root.get_by_text("Jun").first).to_be_visible()
    for _ in range(3):
        for page in (jun, sora):
            passes = page.get_by_role("button", name="Pass", exact=True)
            if passes.is_visible() and passes.is_enabled():
                passes.click()
    lab.page.wait_for_timeout(300)


def test_no_link_and_no_key_is_in_the_saved_notebook(lab: Notebook, phone: Phone) -> None:
    found = links(invited(lab))
    keys = {key for link in found for key in KEY.findall(link)}
    assert len(keys) == 3  # one of the room, one of each seat
    lab.save()
    saved = json.dumps(lab.saved())
    assert "Invitation" in saved
    assert not [key for key in keys if key in saved]
