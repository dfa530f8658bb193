"""The page with one table: Python runs in the browser, without a network and without a notebook."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserType, Page, expect

from daifugo_widget.site.play import build_play
from daifugo_widget.site.python import build_python
from tests.browser.axe import findings
from tests.browser.live_site import open_play, page_without_network, served
from tests.browser.table import TableView, listen
from tests.browser.test_match import act_by_mouse
from tests.tiers import first

SHORT = "?rules=standard,+deck(ranks=3%2B4%2B5%2B6%2B7%2B8%2B9)&players=3&seed=4"
MOST_MOVES = 60


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("play_site")
    build_python(folder, offline=True, course=False)
    build_play(folder, offline=True)
    with served(folder) as address:
        yield address


@pytest.fixture
def offline(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    with page_without_network(browser_type, browser_type_launch_args) as page:
        yield page


def play_to_the_end(table: TableView) -> None:
    """Play the one game of a table at which bots move by themselves."""
    for _ in range(MOST_MOVES):
        expect(table.root.locator(".ask:not([data-kind=wait])")).to_be_visible(timeout=60_000)
        if table.root.locator(".ask[data-kind=over]").count():
            return
        act_by_mouse(table)
    raise AssertionError(f"the game is not over after {MOST_MOVES} moves")


@pytest.mark.parametrize(("width", "height"), first([(1280, 900), (390, 844)]))
def test_a_game_is_played_to_its_end(site: str, offline: Page, width: int, height: int) -> None:
    errors = listen(offline)
    offline.set_viewport_size({"width": width, "height": height})
    table = open_play(offline, site, SHORT)
    set_pace(table)
    play_to_the_end(table)
    expect(table.root.get_by_role("table", name="Result of the game")).to_be_visible()
    assert offline.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert errors == []


def test_the_game_is_looked_at_again_and_says_that_fewer_deals_are_tried(
    site: str, offline: Page
) -> None:
    errors = listen(offline)
    table = open_play(offline, site, SHORT)
    set_pace(table)
    play_to_the_end(table)
    root = offline.locator("section.dfg")
    root.get_by_role("button", name="Review", exact=True).click()
    expect(root.get_by_role("button", name="Stop")).to_be_visible()
    root.get_by_role("button", name="Menu").click()
    expect(root.get_by_role("dialog")).to_be_visible()  # the page answers meanwhile
    offline.keyboard.press("Escape")
    expect(root.locator(".review progress")).to_have_count(0, timeout=120_000)
    expect(root.locator(".of-all")).to_contain_text("fewer deals are played out")
    expect(root.locator(".trend")).to_be_visible()
    root.get_by_role("button", name="Back to the table").click()
    expect(root.get_by_role("table", name="Result of the game")).to_be_visible()
    assert errors == []


def set_pace(table: TableView) -> None:
    """Let bots move at once."""
    sheet = table.menu()
    sheet.get_by_label("Bots").select_option("once")
    sheet.get_by_role("button", name="Close").click()


@pytest.mark.slow
def test_bots_move_one_after_the_other_at_a_pace(site: str, offline: Page) -> None:
    table = open_play(offline, site, "?seed=1&rules=base")
    expect(table.root.locator(".ask[data-kind=play]")).to_be_visible(timeout=30_000)


@pytest.mark.slow
def test_the_language_is_that_of_the_browser_or_of_the_address(
    site: str, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    with page_without_network(browser_type, browser_type_launch_args, locale="ja-JP") as page:
        expect(open_play(page, site).button("出す")).to_be_visible()
        expect(page.locator("#learn")).to_have_text("ルールを学ぶ")
        expect(open_play(page, site, "?lang=ko").button("내기")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "ko")


@pytest.mark.slow
def test_a_wrong_address_is_told_and_leads_to_the_usual_rules(site: str, offline: Page) -> None:
    offline.goto(f"{site}/play/?rules=revolutoin")
    expect(offline.get_by_role("status")).to_contain_text("did you mean revolution?")
    offline.get_by_role("link", name="Play by the usual rules").click()
    offline.locator("#table .dfg .page").wait_for()
    expect(offline.get_by_text("standard rules").first).to_be_visible()


@pytest.mark.slow
def test_until_the_table_comes_there_is_a_still_one_with_a_word_on_what_happens(
    site: str, offline: Page
) -> None:
    offline.route("**/pyodide.asm.wasm", lambda route: None)
    offline.goto(f"{site}/play/")
    expect(offline.get_by_role("status")).to_contain_text("Python is on its way")
    expect(offline.get_by_role("img")).to_be_visible()
    assert findings(Axe().run(offline).response) == []


@pytest.mark.slow
def test_what_cannot_be_fetched_is_told(site: str, offline: Page) -> None:
    offline.route("**/table.zip", lambda route: route.fulfill(status=404))
    offline.goto(f"{site}/play/")
    expect(offline.get_by_role("status")).to_contain_text("could not be opened")


@pytest.mark.slow
def test_in_a_frame_its_links_lead_out_of_it(site: str, offline: Page) -> None:
    offline.goto(f"{site}/python/licenses.md")
    offline.set_content(f'<iframe src="{site}/play/" style="width:100%;height:50rem"></iframe>')
    frame = offline.locator("iframe").content_frame
    frame.locator("#table .dfg .page").wait_for()
    expect(frame.locator("#learn")).to_have_attribute("target", "_blank")


@pytest.mark.slow
def test_a_page_opened_as_a_file_says_that_it_needs_a_server(tmp_path: Path, offline: Page) -> None:
    build_play(tmp_path, offline=True)
    offline.goto((tmp_path / "play" / "index.html").as_uri())
    expect(offline.get_by_text("opened as a file cannot run Python")).to_be_visible()
    expect(offline.locator("main")).to_be_hidden()
