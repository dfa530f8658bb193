"""People at phones of their own: a notebook invites them, and they play together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.models import KEEP_STATE
from tests.browser.notebook import SELECT, Notebook
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


def invitation_of(lab: Notebook) -> Locator:
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
    invitation = invitation_of(lab)
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


def test_a_wrong_name_is_asked_for_again(lab: Notebook, phone: Phone) -> None:
    jun, _ = map(phone, links(invitation_of(lab)))
    take_seat(jun, "Ken")
    expect(jun.get_by_text("Somebody at the table is called Ken already.")).to_be_visible()


def test_no_link_and_no_key_is_in_the_saved_notebook(lab: Notebook, phone: Phone) -> None:
    found = links(invitation_of(lab))
    keys = {key for link in found for key in KEY.findall(link)}
    assert len(keys) == 3  # one of the room, one of each seat
    lab.page.evaluate(KEEP_STATE)
    lab.save()
    saved = json.dumps(lab.saved())
    assert "Invitation" in saved
    assert not [key for key in keys if key in saved]


def sheet_of(lab: Notebook) -> Locator:
    """Invite guests at the table itself, by its menu."""
    lab.open([INVITES, INVITATION])
    lab.run(0)
    root = TableView.within(lab.output(0)).root
    root.get_by_role("button", name="Menu").click()
    root.get_by_role("button", name="Invite", exact=True).click()
    sheet = root.get_by_role("dialog")
    expect(sheet.locator("input")).to_have_count(2)
    return sheet


def test_the_table_itself_invites_to_the_room_that_a_cell_invites_to(
    lab: Notebook, phone: Phone
) -> None:
    sheet = sheet_of(lab)
    found = [link.input_value() for link in sheet.locator("input").all()]
    assert all(link.startswith(f"{lab.server.url}/daifugo/r/") for link in found)  # by its relay
    jun = phone(found[0])
    take_seat(jun, "Jun")
    expect(sheet.get_by_text("is here", exact=True)).to_have_count(1)
    lab.run(1)
    invitation = lab.output(1).locator(".dfg-invitation")
    expect(invitation.locator(".link")).to_have_count(2)
    assert links(invitation) == found
    sheet.get_by_role("button", name="New link").first.click()
    expect(jun.get_by_text("no longer good")).to_be_visible()
    expect(invitation.locator(".link").first).not_to_have_value(found[0])
    expect(sheet.locator("input").first).to_have_value(links(invitation)[0])
    sheet.get_by_role("button", name="Close to guests").click()
    expect(sheet.locator("input")).to_have_count(0)
    expect(invitation.get_by_text("The table is closed")).to_be_visible()


def test_what_the_table_shows_its_host_is_in_no_saved_notebook(lab: Notebook) -> None:
    sheet = sheet_of(lab)
    found = [link.input_value() for link in sheet.locator("input").all()]
    keys = {key for link in found for key in KEY.findall(link)}
    assert len(keys) == 3
    lab.page.evaluate(KEEP_STATE)
    lab.save()
    saved = json.dumps(lab.saved())
    assert '"company"' in saved
    assert not [key for key in keys if key in saved]


EVENING = """
from daifugo_widget import Table
table = Table("base", players=4, names=["Mina"], seats="abc", seed=7, pace="once", save="{file}")
table
"""
LONG_CELL = "import time; time.sleep(20)"
DROPS = """
_, server = table.room
server.call(lambda: [line.close() for line in [*server.lines]])
"""
MOST_TURNS = 600
RUN_ON = "() => { jupyterapp.commands.execute('notebook:run-cell'); }"
KERNEL_IS_BUSY = """() => jupyterapp.shell.currentWidget.sessionContext
    .session?.kernel?.status === "busy" """


def lead_or_pass(root: Locator) -> None:
    """Make the move of somebody whose turn it is: pass, or lay or give the first cards."""
    passes = root.get_by_role("button", name="Pass", exact=True)
    if passes.count() and passes.first.is_enabled():
        passes.first.click()
        return
    done = root.get_by_role("button", name=re.compile("^(Play|Give)", re.I))
    for _ in range(2):
        root.locator("[role=option][aria-disabled=false][aria-selected=false]").first.click(
            position={"x": 8, "y": 8}
        )
        if done.first.is_enabled():
            break
    done.first.click()


def is_my_turn(page: Page) -> bool:
    return page.title().startswith("●")


def play_until(over: Callable[[], bool], table: TableView | None, *phones: Page) -> None:
    """Let phones and notebook play, whoever is to act, until something is so."""
    for _ in range(MOST_TURNS):
        if over():
            return
        for page in phones:
            if is_my_turn(page):
                lead_or_pass(page.locator("#table"))
        if table and table.root.locator(".ask").get_by_text("Your turn").is_visible():
            lead_or_pass(table.root)
        phones[0].wait_for_timeout(100)
    raise AssertionError("the game does not end")


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Next game").is_visible()


def freeze(page: Page, state: str) -> None:
    """Let a phone sleep, or wake it."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": state})
    session.detach()


@pytest.mark.slow
def test_two_phones_play_two_games_whatever_happens_to_the_notebook(
    lab: Notebook, phone: Phone, tmp_path: Path
) -> None:
    evening = EVENING.format(file=tmp_path / "evening.dfg")
    lab.open([evening, INVITATION, LONG_CELL, DROPS])
    lab.run(0)
    lab.run(1)
    invitation = lab.output(1).locator(".dfg-invitation")
    expect(invitation.locator(".link")).to_have_count(2)
    jun, sora = map(phone, links(invitation))
    take_seat(jun, "Jun")
    take_seat(sora, "Sora")
    for page in (jun, sora):
        expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(13)

    # While a cell runs, and after it has been interrupted.
    lab.page.evaluate(SELECT, 2)
    lab.page.evaluate(RUN_ON)
    lab.page.wait_for_function(KERNEL_IS_BUSY)
    assert is_my_turn(jun) or is_my_turn(sora)
    play_until(lambda: not (is_my_turn(jun) or is_my_turn(sora)), None, jun, sora)
    assert lab.page.evaluate(KERNEL_IS_BUSY)
    lab.command("notebook:interrupt-kernel")
    expect(lab.output(2).get_by_text("KeyboardInterrupt").first).to_be_visible()

    # A line that drops, and a phone that sleeps.
    lab.run(3)
    freeze(jun, "frozen")
    freeze(jun, "active")
    for page in (jun, sora):
        expect(page.locator("#banner")).to_be_hidden()

    # A kernel that is started again: both cells are run, and the phones come by themselves.
    lab.restart_kernel()
    expect(sora.locator("#banner")).to_be_visible()
    lab.run(0)
    lab.run(1)
    for page in (jun, sora):
        expect(page.locator("#banner")).to_be_hidden()
    table = TableView.within(lab.output(0))
    play_until(lambda: is_over(jun) and is_over(sora), table, jun, sora)

    # The second game has classes, and an exchange.
    jun.get_by_role("button", name="Next game").click()
    expect(sora.get_by_text("game 2")).to_be_visible()
    play_until(lambda: is_over(jun) and is_over(sora), table, jun, sora)


CLASS = """
from daifugo_widget import Classroom
room = Classroom(seats=6, rules="base", games=1, table=3, seed=3)
room
"""
SEAT = """
from daifugo_widget.phones.pupil import Pupil
for name in ("Jun", "Sora", "Haru", "Aoi", "Emma", "Minjun"):
    pupil = Pupil(room, "en")
    room.pupils.append(pupil)
    room.name_guest(pupil, name)
room.start()
"""
PLAYED = """
for each in room.rooms:
    session = each.table.session
    while not session.game.over:
        session.step(session.game.moves()[-1])
    each.go_on()
"""


def test_a_table_of_a_class_is_shown_on_the_projector_with_open_hands_at_its_end(
    notebook: Notebook,
) -> None:
    notebook.open([CLASS, SEAT, PLAYED])
    notebook.run(0)
    notebook.run(1)
    shown = notebook.output(0).locator(".dfg-invitation")
    shown.get_by_role("button", name="Show a table: 2").click()
    stage = shown.locator(".stage")
    expect(stage.locator(".dfg .seat")).to_have_count(2)  # and one in front
    expect(stage.locator(".dfg [role=option]")).to_have_count(0)
    hands = stage.locator(".dfg :is(.seat, .me) [data-suit]")
    expect(hands).to_have_count(0)
    notebook.run(2)
    expect(hands).not_to_have_count(0)
    shown.get_by_role("button", name="Show none").click()
    expect(stage.locator(".dfg")).to_have_count(0)


def test_a_page_that_is_loaded_again_shows_who_comes(lab: Notebook, phone: Phone) -> None:
    sheet = sheet_of(lab)
    found = [link.input_value() for link in sheet.locator("input").all()]
    lab.save()
    lab.visit()
    jun = phone(found[0])
    take_seat(jun, "Jun")
    root = TableView.within(lab.output(0)).root
    expect(root.get_by_text("Jun").first).to_be_visible()
    root.get_by_role("button", name="Menu").click()
    root.get_by_role("button", name="Invite", exact=True).click()
    sheet = root.get_by_role("dialog")
    expect(sheet.get_by_text("is here", exact=True)).to_have_count(1)
    expect(sheet.locator("input")).to_have_count(2)
    assert [link.input_value() for link in sheet.locator("input").all()] == found
