"""A phone at a table: the page of a guest in Chromium, with a finger, at the size of a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

from daifugo_widget import Table
from daifugo_widget.phones.guest import Guest
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.server import PhoneServer

SMALL, USUAL, LYING = (360, 640), (390, 664), (844, 390)
"""What browsers of phones leave to a page: a small phone, a usual one, one on its side."""


class HostedRoom:
    """A table with one guest, in seat b; everybody else is a bot that moves at once."""

    def __init__(self, **table: Any) -> None:
        usual: dict[str, Any] = {"players": 4, "seats": "b", "names": ["Ken", "Jun"], "seed": 3}
        self.server = PhoneServer()
        self.room = Room(
            Table(**{"rules": "standard", "pace": "once", **usual, **table}),
            self.server.loop,
            self.server.thread,
        )
        self.room.open((1,))
        self.server.add(self.room)

    @property
    def guest(self) -> Guest:
        return self.room.guests[0]

    @property
    def link(self) -> str:
        return self.server.link(self.room, self.guest)

    def cut(self) -> None:
        """Break the connection of every phone, as a network would."""
        lines: list[Any] = [*self.guest.phones]
        for line in lines:
            self.server.call(line.ws_connection.stream.close)


@contextmanager
def host_room(**table: Any) -> Iterator[HostedRoom]:
    host = HostedRoom(**table)
    try:
        yield host
    finally:
        host.server.close()


@contextmanager
def phone(
    browser: Browser,
    size: tuple[int, int] = USUAL,
    lang: str = "en-GB",
    look: Literal["light", "dark"] = "light",
) -> Iterator[PhonePage]:
    """Open a phone; nothing on it may fail, or be forbidden by the policy of the server."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme=look,
        has_touch=True,
        is_mobile=True,
    )
    page = PhonePage(context.new_page())
    yield page
    assert page.wrong == []
    context.close()


class PhonePage:
    """The page of a guest; ``wrong`` lists what failed on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.extend([said.text] * (said.type == "error")))
        self.field = page.locator("#name")
        self.complaint = page.locator("#wrong")
        self.said = page.locator("#said")
        self.banner = page.locator("#banner")
        self.bell = page.locator("#bell")
        self.table = page.locator(".dfg .page")
        self.cards = page.locator(".fan [role=option]")
        self.chosen = page.locator(".fan [role=option][aria-selected=true]")
        self.sheet = page.get_by_role("dialog")

    def sit_down(self, host: HostedRoom) -> PhonePage:
        """Open the link of a seat, and wait until it is one's turn."""
        self.page.goto(host.link)
        expect(self.page.locator("#sign:not([hidden])")).to_have_count(1)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def slide(self, start: Locator, end: Locator) -> None:
        """Put a finger down, slide it along the hand, and lift it."""
        line = self.page.context.new_cdp_session(self.page)
        (x, y), (to, _) = _place(start), _place(end)
        line.send("Input.dispatchTouchEvent", _touch("touchStart", x, y))
        for step in range(1, 9):
            at = x + (to - x) * step / 8
            line.send("Input.dispatchTouchEvent", _touch("touchMove", at, y))
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _place(card: Locator) -> tuple[float, float]:
    """Return a place on the part of a card that no other covers."""
    box = card.bounding_box()
    assert box
    return box["x"] + 8, box["y"] + box["height"] / 2


def _touch(kind: str, x: float, y: float) -> dict[str, Any]:
    return {"type": kind, "touchPoints": [{"x": x, "y": y}]}
