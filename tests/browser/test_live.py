"""The live course: chapters run in the browser without a network, and keep the learner's marks."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from daifugo_widget.site.live import build_live
from daifugo_widget.site.pages import build
from daifugo_widget.site.python import build_python
from tests.browser.live_site import LiveChapter, page_without_network, served
from tests.browser.table import TableView
from tests.chapters import CHAPTERS

pytestmark = pytest.mark.slow

FEW = [
    path
    for path in CHAPTERS
    if path.stem[3:] in ("contents", "your-first-game", "revolutions", "chances")
]
ERRORS = ".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']"
MARK = """from daifugo_widget import teach
teach.my_progress().mark("revolutions", "revolution")"""
MARKS = """from daifugo_widget import teach
print([mark.name for mark in teach.my_progress().marks])"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of a few chapters with all that they need."""
    course, folder = tmp_path_factory.mktemp("course"), tmp_path_factory.mktemp("live_site")
    for chapter in FEW:
        copy(chapter, course)
    build(folder, course, live=True)
    build_python(folder, offline=True)
    build_live(folder, course, offline=True)
    with served(folder) as address:
        yield address


@pytest.fixture
def offline(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    with page_without_network(browser_type, browser_type_launch_args) as page:
        yield page


@pytest.mark.parametrize("name", ["01-your-first-game", "12-revolutions"])
def test_a_chapter_runs_whole_and_says_nothing_wrong(site: str, offline: Page, name: str) -> None:
    chapter = LiveChapter(offline, site, name)
    chapter.run_all()
    assert offline.locator(ERRORS).all_text_contents() == []
    tables = offline.locator(".dfg .page")
    assert tables.count() > 3


def test_a_table_of_a_chapter_can_be_played_at(site: str, offline: Page) -> None:
    LiveChapter(offline, site, "01-your-first-game").run_all()
    table = TableView.within(
        offline.locator(".jp-Cell-outputArea", has=offline.locator(".dfg")).first
    )
    # JupyterLab takes cells off the page that are out of sight, and lays them again as it scrolls.
    table.root.scroll_into_view_if_needed()
    offline.wait_for_timeout(1000)
    table.pick("K of hearts")
    table.main.click()
    expect(table.cards).to_have_count(0)


@pytest.mark.parametrize("face", ["notebooks", "lab"])
def test_marks_are_there_again_after_a_reload(site: str, offline: Page, face: str) -> None:
    chapter = LiveChapter(offline, site, "12-revolutions", face)
    chapter.add(MARK)
    offline.reload()
    chapter = LiveChapter(offline, site, "00-contents", face)
    assert chapter.add(MARKS) == "['revolution']"


def test_the_chapter_on_chances_says_in_its_first_cell_what_is_missing(
    site: str, offline: Page
) -> None:
    LiveChapter(offline, site, "21-chances").run_all()
    error = offline.locator(ERRORS).first
    expect(error).to_contain_text("needs numpy, which is not part of this site")
    expect(error).to_contain_text("then run the first cell again")


@pytest.mark.parametrize("face", ["notebooks", "lab"])
def test_a_link_between_chapters_opens_the_chapter(site: str, offline: Page, face: str) -> None:
    LiveChapter(offline, site, "21-chances", face)
    link = offline.locator(".jp-RenderedMarkdown a[href*='01-your-first-game.ipynb']").first
    if face == "lab":
        link.click()
        opened = offline
    else:
        with offline.context.expect_page() as found:
            link.click()
        opened = found.value
    expect(opened.get_by_role("heading", name="Chapter 1: Your first game").first).to_be_visible()


@pytest.mark.parametrize("face", ["notebooks", "lab"])
def test_a_live_chapter_and_its_page_lead_to_each_other(
    site: str, offline: Page, face: str
) -> None:
    LiveChapter(offline, site, "12-revolutions", face)
    with offline.context.expect_page() as found:
        offline.get_by_role("link", name="a page to read").click()
    page = found.value
    page.wait_for_url(f"{site}/12-revolutions.html")
    page.get_by_role("link", name="Play this chapter").click()
    page.wait_for_url(f"{site}/live/notebooks/index.html?path=12-revolutions.ipynb")


def test_a_live_chapter_opened_as_a_file_says_that_it_needs_a_server(
    tmp_path: Path, offline: Page
) -> None:
    course = tmp_path / "course"
    course.mkdir()
    copy(FEW[0], course)
    build_live(tmp_path, course, offline=True)
    offline.goto((tmp_path / "live" / "notebooks" / "index.html").as_uri())
    expect(offline.get_by_text("only on a server for web pages")).to_be_visible()
