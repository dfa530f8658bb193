"""The course as web pages: replays step there, links lead on, nothing is fetched from elsewhere."""

import re
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from daifugo_widget.__main__ import main
from daifugo_widget.site.pages import build
from tests.browser.axe import findings
from tests.browser.table import listen
from tests.chapters import CHAPTERS

INJECT = """body => {
    const script = document.createElement("script");
    script.textContent = "injected = 1";
    body.append(script);
}"""
IS_DARK = """shown => getComputedStyle(shown).color.match(/[0-9]+/g).slice(0, 3)
    .every((part) => part > 128)"""
"""Light letters stand on a dark ground."""
CONTRAST = {"runOnly": ["color-contrast"]}
"""What colours alone decide."""


FEW = [path for path in CHAPTERS if path.stem[3:] in ("contents", "your-first-game", "records")]
"""The contents, a chapter with tables, and one of replays and questions."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a few chapters."""
    source, target = tmp_path_factory.mktemp("course"), tmp_path_factory.mktemp("site")
    for chapter in FEW:
        copy(chapter, source)
    build(target, source)
    return target


@pytest.fixture(scope="module")
def whole_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the course."""
    target = tmp_path_factory.mktemp("whole_site")
    build(target)
    return target


def test_it_begins_with_the_contents(site: Path, page: Page) -> None:
    page.context.set_offline(True)
    page.goto((site / "index.html").as_uri())
    expect(page.get_by_role("heading", level=1)).to_contain_text("Daifugo: the course")


def test_chapters_lead_to_chapters(site: Path) -> None:
    text = (site / "00-contents.html").read_text(encoding="utf-8")
    assert 'href="20-records.html"' in text
    assert ".ipynb" not in re.sub(r"<code>.*?</code>", "", text)


def test_a_replay_steps_in_its_page(site: Path, page: Page) -> None:
    page.context.set_offline(True)
    page.goto((site / "20-records.html").as_uri())
    frame = page.locator("iframe").first
    frame.scroll_into_view_if_needed()
    replay = frame.content_frame
    end = replay.get_by_role("button", name="To the end")
    expect(end).to_be_in_viewport()
    end.click()
    expect(replay.locator(".move").last).to_have_attribute("aria-current", "true")


def test_a_page_runs_its_own_scripts_alone(site: Path, page: Page) -> None:
    errors = listen(page)
    page.goto((site / "20-records.html").as_uri())
    frame = page.locator("iframe").first
    frame.scroll_into_view_if_needed()
    expect(frame).not_to_have_css("height", "736px")
    assert errors == []
    for place in (page, frame.content_frame):
        place.locator("body").evaluate(INJECT)
        assert place.locator("body").evaluate("() => typeof injected") == "undefined"
    assert len(errors) == 2


def test_a_question_has_an_option_a_line_and_an_answer_to_unfold(site: Path, page: Page) -> None:
    page.goto((site / "20-records.html").as_uri())
    question = page.locator("div:has(> details)").last
    expect(question.get_by_role("listitem").first).to_be_visible()
    answer = question.locator("details p")
    expect(answer).to_be_hidden()
    question.get_by_text("Show the answer").click()
    expect(answer).to_contain_text("The answer:")


def test_a_still_picture_says_how_to_play_where_there_is_no_cell_to_run(
    site: Path, page: Page
) -> None:
    page.goto((site / "01-your-first-game.html").as_uri())
    assert "then this one" not in (page.text_content("body") or "")
    page.get_by_role("link", name="open the course in Jupyter").first.click()
    expect(page.locator(":target")).to_contain_text("daifugo lab")


@pytest.mark.parametrize("width", [375, 1280])
def test_a_replay_has_the_room_that_it_needs(site: Path, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto((site / "20-records.html").as_uri())
    frame = page.locator("iframe").first
    frame.scroll_into_view_if_needed()
    body = frame.content_frame.locator("body")
    expect(body.locator(".dfg")).to_be_visible()
    expect(frame).not_to_have_css("height", "736px")
    assert body.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_nothing_is_fetched_from_elsewhere(site: Path, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "20-records.html").as_uri())
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_is_light_or_dark_like_its_replays(site: Path, page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto((site / "20-records.html").as_uri())
    frame = page.locator("iframe").first
    frame.scroll_into_view_if_needed()
    replay = frame.content_frame.locator(".dfg")
    assert page.locator("body").evaluate(IS_DARK) is replay.evaluate(IS_DARK) is (scheme == "dark")


@pytest.mark.parametrize("chapter", FEW, ids=lambda path: path.stem)
def test_a_page_is_for_everybody_and_no_wider_than_a_phone(
    site: Path, page: Page, chapter: Path
) -> None:
    assert_for_everybody(page, site / f"{chapter.stem}.html")


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_every_page_is_for_everybody_and_no_wider_than_a_phone(
    whole_site: Path, page: Page, chapter: Path
) -> None:
    assert_for_everybody(page, whole_site / f"{chapter.stem}.html")


def assert_for_everybody(page: Page, file: Path) -> None:
    page.goto(file.as_uri())
    assert findings(Axe().run(page).response) == []
    page.emulate_media(color_scheme="dark")
    assert findings(Axe().run(page, options=CONTRAST).response) == []
    page.set_viewport_size({"width": 375, "height": 667})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 375


def test_a_word_is_looked_up_from_any_page_without_a_network(site: Path, page: Page) -> None:
    page.context.set_offline(True)
    errors = listen(page)
    page.goto((site / "architecture.html").as_uri())
    page.get_by_role("searchbox").fill("make_player")
    page.get_by_role("searchbox").press("Enter")
    results = page.locator("#results")
    expect(results.get_by_role("link").first).to_contain_text("make_player")
    page.get_by_role("searchbox").fill("大貧民")
    expect(page.get_by_role("status")).to_contain_text("place")
    expect(results.locator("mark").first).to_have_text("大貧民")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_contain_text("Nothing was found")
    page.get_by_role("searchbox").fill("Walk 1: a click")
    results.get_by_role("link").first.click()
    expect(page.locator(":target")).to_have_text("Walk 1: a click")
    assert errors == []


def test_one_page_leads_to_the_next_and_back(site: Path, page: Page) -> None:
    page.goto((site / "00-contents.html").as_uri())
    here = page.locator("#pages [aria-current=page]")
    expect(here).to_have_text("Daifugo: the course")
    page.get_by_role("link", name="Chapter 1: Your first game →").click()
    expect(here).to_have_text("Chapter 1: Your first game")
    page.get_by_role("link", name="← Daifugo: the course").click()
    expect(here).to_have_text("Daifugo: the course")


@pytest.mark.parametrize("name", ["architecture", "teaching", "reference-lab", "search"])
def test_the_documentation_is_for_everybody_and_no_wider_than_a_phone(
    site: Path, page: Page, name: str
) -> None:
    assert_for_everybody(page, site / f"{name}.html")


def test_the_command_says_where_to_begin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("daifugo_widget.site.command.build", lambda folder, live: [folder])
    assert main(["site", str(tmp_path)]) == 0
    assert "index.html" in capsys.readouterr().out
