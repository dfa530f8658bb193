"""Pictures of people at phones: the host, the phones, a class on the projector: `make pictures`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.notebook import Notebook

COLOURS, GAP = 128, 16
OF_THE_NETWORK = "127.0.0.2"
"""Stands for the local network, so that codes are drawn; nobody else gets there."""
HOST = f"""
from daifugo_widget import Table
table = Table("standard", players=4, names=["Mina"], seats="abc", seed=11, pace="once")
table.invite(address="{OF_THE_NETWORK}")"""
OWN_SHEET = f"""
from daifugo_widget import Table
table = Table("standard", players=4, names=["Mina"], seats="abc", seed=11, pace="once")
invitation = table.invite(address="{OF_THE_NETWORK}")
table"""
CLASS = f"""
from daifugo_widget import Classroom
room = Classroom(seats=30, rules="base", games=2, seed=3, address="{OF_THE_NETWORK}")
room"""
NAMES = ("Jun", "Sora", "Minjun", "Seoyeon", "Haru", "Aoi", "Daniel", "Emma")
DONE = """
for each in room.rooms:
    session = each.table.session
    while not session.game.over:
        session.step(session.game.moves()[-1])
room.next(regroup="ladder")
"""
BEGUN = """
for each in room.rooms:
    for _ in range(6):
        each.table.session.step(each.table.session.game.moves()[0])
    each.go_on()
"""
SCREEN = {"width": 1280, "height": 760}
PHONE = {"width": 390, "height": 664}


def phone_pictures(notebook: Notebook, folder: Path) -> None:
    """Write the pictures of a host's invitation with phones, and of a class."""
    _picture_of_host(notebook, folder)
    _picture_of_sheet(notebook, folder)
    _picture_of_class(notebook, folder)


def _picture_of_host(notebook: Notebook, folder: Path) -> None:
    notebook.page.set_viewport_size({"width": 1200, "height": 900})
    notebook.open([HOST])
    notebook.run_all()
    shown = notebook.output(0).locator(".dfg-invitation")
    expect(shown.locator(".link")).to_have_count(2)
    host = Image.open(BytesIO(shown.screenshot()))
    links = [each.input_value() for each in shown.locator(".link").all()]
    phones = [_phone(notebook, link) for link in links]
    naming = phones[0].screenshot()
    for phone, name in zip(phones, NAMES, strict=False):
        _sit(phone, name)
    for phone in phones:
        phone.get_by_role("listbox").wait_for()
        phone.wait_for_timeout(3500)  # until the word that it is one's turn has gone
    screens = [naming, *(phone.screenshot() for phone in phones)]
    _write(host, folder / "invitation.png")
    _write(_side_by_side([Image.open(BytesIO(each)) for each in screens]), folder / "phones.png")
    for phone in phones:
        phone.close()


def _picture_of_sheet(notebook: Notebook, folder: Path) -> None:
    notebook.open([OWN_SHEET])
    notebook.run_all()
    table = notebook.output(0).locator(".dfg").filter(visible=True)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Invite", exact=True).click()
    sheet = table.get_by_role("dialog")
    expect(sheet.locator("img")).to_have_count(2)
    notebook.page.wait_for_timeout(300)  # until both codes are drawn
    _write(Image.open(BytesIO(sheet.screenshot())), folder / "invite.png")


def _picture_of_class(notebook: Notebook, folder: Path) -> None:
    notebook.open([CLASS, DONE, BEGUN])
    notebook.run(0)
    shown = notebook.output(0).locator(".dfg-invitation")
    link = shown.locator(".link").input_value()
    phones = [_phone(notebook, link) for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        _sit(phone, name)
    expect(shown.locator(".names li")).to_have_count(len(NAMES))
    shown.get_by_role("button", name="Start", exact=True).click()
    expect(shown.locator("tbody tr")).to_have_count(len(NAMES))
    notebook.run(1)
    expect(shown.locator("th")).to_have_count(6)
    _write(Image.open(BytesIO(shown.screenshot())), folder / "classroom.png")
    shown.get_by_role("button", name="Show a table: 1").click()
    expect(shown.locator(".stage .dfg .page")).to_have_count(1)
    notebook.run(2)
    notebook.page.set_viewport_size(SCREEN)  # type: ignore[arg-type]
    shown.get_by_role("button", name="Show large").click()
    notebook.page.wait_for_timeout(2000)  # until the cards lie still
    _write(Image.open(BytesIO(notebook.page.screenshot())), folder / "projector.png")
    for phone in phones:
        phone.close()


def _phone(notebook: Notebook, link: str) -> Page:
    browser = notebook.page.context.browser
    assert browser
    page = browser.new_page(viewport=PHONE, has_touch=True, device_scale_factor=1)  # type: ignore[arg-type]
    page.goto(link)
    page.get_by_role("textbox").wait_for()
    return page


def _sit(page: Page, name: str) -> None:
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def _side_by_side(pictures: list[Image.Image]) -> Image.Image:
    wide = sum(each.width + GAP for each in pictures) + GAP
    sheet = Image.new("RGB", (wide, max(each.height for each in pictures) + 2 * GAP), "#8a9a94")
    left = GAP
    for each in pictures:
        sheet.paste(each, (left, GAP))
        left += each.width + GAP
    return sheet


def _write(picture: Image.Image, path: Path) -> None:
    picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)
