"""The page of a phone: one screen high, within a finger's reach, and back by itself."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, expect

from tests.browser.phone import LYING, SMALL, USUAL, PhonePage, host_room, phone

SIZES = [SMALL, USUAL, LYING]
GAMES: dict[str, dict[str, Any]] = {
    "13 cards": {},
    "18 cards": {"players": 3},
    "nine players": {"players": 9},
    "nap": {"rules": "nap"},
    "napoleon": {"rules": "napoleon", "players": 5},
}
HIDDEN = """() => [...document.querySelectorAll(".ask, .fan [role=option], .top")]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) =>
        top < 0 || bottom > innerHeight || left < 0 || right > innerWidth).length"""
"""How many parts that one plays with are not on the screen."""
SMALL_TARGETS = """() => [...document.querySelectorAll("button, select, input:not([type])")]
    .filter((each) => each.checkVisibility() && !each.matches(".link, .term"))
    .filter((each) => each.offsetWidth < 44 || each.offsetHeight < 44)
    .map((each) => each.textContent || each.title)"""
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".seat, .trick, .chips, .ruler, .ask, .me")]
        .map((each) => each.getBoundingClientRect());
    return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""
AT_REST = "() => document.getAnimations().every((each) => each.playState === 'finished')"
SIDEWAYS = "() => document.querySelector('#table').scrollWidth - innerWidth"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_what_one_plays_with_is_on_the_screen(
    browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with host_room(**GAMES[game]) as host, phone(browser, size) as page:
        page.sit_down(host)
        assert page.page.evaluate(HIDDEN) == 0
        assert page.page.evaluate(SIDEWAYS) <= 0
        assert page.page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_its_side_nothing_lies_on_anything_else(browser: Browser, game: str) -> None:
    with host_room(**GAMES[game]) as host, phone(browser, LYING) as page:
        page.sit_down(host)
        assert page.page.evaluate(OVERLAPS) == 0


@pytest.mark.parametrize("lang", ["ja-JP", "ko-KR"])
def test_a_hint_pushes_nothing_off_the_screen(browser: Browser, lang: str) -> None:
    with host_room() as host, phone(browser, SMALL, lang) as page:
        page.sit_down(host)
        page.page.locator("[aria-keyshortcuts=h]").tap()
        expect(page.page.locator(".hint")).to_be_visible()
        assert page.page.evaluate(HIDDEN) == 0


def test_a_finger_slides_along_the_hand_to_choose_a_card(browser: Browser) -> None:
    with host_room(players=3) as host, phone(browser, SMALL) as page:
        page.sit_down(host)
        open_ones = page.page.locator(".card[data-mark=open]")
        wanted = open_ones.nth(0).get_attribute("aria-label")
        row = page.cards.all()
        goal = next(card for card in row if card.get_attribute("aria-label") == wanted)
        beside = [card for card in row if _top(card) == _top(goal)]
        start = next(card for card in beside if card.get_attribute("aria-label") != wanted)
        page.slide(start, goal)
        expect(page.chosen).to_have_count(1)
        expect(page.chosen).to_have_attribute("aria-label", wanted or "")


def test_a_card_is_played_by_finger(browser: Browser) -> None:
    with host_room() as host, phone(browser, SMALL) as page:
        page.sit_down(host)
        held = page.cards.count()
        page.page.locator("[aria-keyshortcuts=h]").tap()
        expect(page.page.locator(".hint")).to_be_visible()
        if page.chosen.count():
            page.page.locator(".ask .main").last.tap()
            expect(page.cards).not_to_have_count(held)
        else:
            page.button("Pass").tap()
            expect(page.page.locator(".hint")).to_have_count(0)


def test_one_who_has_no_name_yet_types_it_and_sits_down(browser: Browser) -> None:
    with host_room(names=None) as host, phone(browser, SMALL) as page:
        page.page.goto(host.link)
        expect(page.field).to_be_focused()
        page.field.press("Enter")
        expect(page.complaint).to_have_text("Type your name first.")
        page.field.fill("Mina")
        page.field.press("Enter")
        expect(page.table).to_be_visible()
        assert host.room.table.session.people.name_of(1) == "Mina"


def test_a_guest_sees_nothing_that_only_the_host_may_do(browser: Browser) -> None:
    with host_room() as host, phone(browser) as page:
        page.sit_down(host)
        for name in ("Pause", "Undo", "Change rules"):
            expect(page.button(name)).to_have_count(0)
        page.button("Menu").tap()
        expect(page.sheet).to_be_visible()
        for name in ("New deal", "Load a file"):
            expect(page.button(name)).to_have_count(0)


def test_the_card_of_a_rule_is_one_tap_away(browser: Browser) -> None:
    with host_room(rules="nap") as host, phone(browser) as page:
        page.sit_down(host)
        page.page.locator(".asked .link").first.tap()
        expect(page.sheet).to_be_visible()
        assert page.page.evaluate(SMALL_TARGETS) == []


def test_a_phone_whose_line_breaks_says_so_and_comes_back(browser: Browser) -> None:
    with host_room() as host, phone(browser) as page:
        page.sit_down(host)
        page.page.context.set_offline(True)  # what is open already stays so
        host.cut()
        expect(page.banner).to_have_text("No connection: trying again.")
        expect(page.table).to_be_visible()
        page.page.context.set_offline(False)
        expect(page.banner).to_be_hidden()
        page.wrong.clear()  # the browser tells of every attempt


def test_a_table_that_is_closed_is_told_of_above_it(browser: Browser) -> None:
    with host_room() as host, phone(browser) as page:
        page.sit_down(host)
        host.server.remove(host.room)
        expect(page.banner).to_have_text("The host has closed the table.")
        expect(page.table).to_be_visible()


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ("#" + "x" * 22, "This link is no longer good. Ask your host for a new one."),
        ("", "This link is not complete: scan the code again, or copy the whole link."),
    ],
)
def test_a_link_that_leads_nowhere_is_told_of(browser: Browser, end: str, said: str) -> None:
    with host_room() as host, phone(browser) as page:
        page.page.goto(host.link.partition("#")[0] + end)
        expect(page.said).to_have_text(said)


def test_ones_turn_stands_in_the_title_unless_it_is_switched_off(browser: Browser) -> None:
    with host_room() as host, phone(browser) as page:
        page.sit_down(host)
        expect(page.page).to_have_title("● Your turn · Daifugō")
        expect(page.bell).to_have_attribute("aria-pressed", "true")
        page.bell.tap()
        expect(page.page.locator("#sign")).to_be_hidden()
        expect(page.page).to_have_title("Daifugō")


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(browser: Browser, game: str, look: Any) -> None:
    with host_room(**GAMES[game]) as host, phone(browser, SMALL, look=look) as page:
        page.sit_down(host)
        page.page.wait_for_function(AT_REST)
        assert _violations(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_where_a_name_is_asked(browser: Browser, look: Any) -> None:
    with host_room(names=None) as host, phone(browser, SMALL, "ja-JP", look) as page:
        page.page.goto(host.link)
        page.field.press("Enter")
        expect(page.complaint).not_to_be_empty()
        assert _violations(page) == []


def _top(card: Locator) -> float:
    box = card.bounding_box()
    assert box
    return box["y"]


def _violations(page: PhonePage) -> list[str]:
    """Say in a line each what axe has found, and where."""
    wrong = [*page.wrong]
    found = Axe().run(page.page).response["violations"]
    page.wrong[:] = wrong  # what axe itself asks for is forbidden
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}" for each in found]
