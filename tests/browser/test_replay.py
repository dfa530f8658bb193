"""A replay in a notebook, with its kernel dead, and in a page of its own."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from daifugo_widget import Replay
from tests.browser.axe import findings
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, listen
from tests.replay.golden import RECORD

SHOW = f'''
from daifugo_widget import Replay
replay = Replay("""{RECORD}""")
replay'''
GIVEN = """
rules  base, seven-pass
hands  7c3d4d / 9c9d / 5s6s
a 7c > 3d
"""
READ = "print('step', replay.step, len(replay.history.branches), replay.film['notes'])"


class ReplayView:
    """A replay as a person finds it."""

    def __init__(self, place: Locator) -> None:
        self.root = place.get_by_role("region", name="Eight cut, seven pass and a revolution")
        self.root.wait_for()
        self.table = TableView(self.root)
        self.slider = self.root.get_by_role("slider")
        self.moves = self.root.locator(".move")
        self.now = self.root.locator(".move[aria-current=true]")
        self.told = self.root.locator(".ask").get_by_role("status")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def chosen(self, value: str) -> None:
        """Play on from here, as one of those that the list offers."""
        self.root.get_by_role("combobox", name="Who plays on").select_option(value)
        self.button("Play on from here").click()


@pytest.fixture
def view(open_notebook: Notebook) -> ReplayView:
    return ReplayView(open_notebook.lay(SHOW, READ))


def test_buttons_slider_list_and_keys_step_the_film(view: ReplayView) -> None:
    page = view.root.page
    expect(view.told).to_have_text("The cards are dealt. a leads.")
    view.button("Step forward").click()
    expect(view.told).to_have_text("a plays 3♦︎.")
    expect(view.root.locator(".noted")).to_have_text("The lowest card first.")
    view.moves.filter(has_text="7").click()
    expect(view.told).to_contain_text("a plays 7♥︎. a chooses: Seven pass")
    page.keyboard.press("ArrowRight")
    expect(view.told).to_contain_text("4♦︎")
    page.keyboard.press("Home")
    expect(view.told).to_contain_text("dealt")
    page.keyboard.press("End")
    expect(view.root.locator(".result")).to_be_visible()
    view.slider.focus()
    page.keyboard.press("Home")
    expect(view.now).to_have_count(0)


def test_forced_colours_mark_the_move_of_now(view: ReplayView) -> None:
    edge = "e => getComputedStyle(e).borderLeftWidth"
    page = view.root.page
    page.emulate_media(forced_colors="active")
    view.button("Step forward").click()
    expect(view.now).to_have_count(1)
    edges = (view.moves.nth(0).evaluate(edge), view.moves.nth(1).evaluate(edge))
    page.emulate_media(forced_colors="none")
    assert edges == ("3px", "0px")


def test_it_runs_by_itself_to_its_end(view: ReplayView) -> None:
    view.root.get_by_role("combobox", name="Speed").select_option("fast")
    view.button("Run the film").click()
    expect(view.root.locator(".result")).to_be_visible()
    expect(view.button("Run the film")).to_be_visible()


def test_it_stops_where_nobody_sees_it(view: ReplayView) -> None:
    view.button("Run the film").click()
    expect(view.button("Pause")).to_be_visible()
    view.root.evaluate("root => { root.parentElement.style.translate = '0 9999px'; }")
    expect(view.root.locator("[aria-label='Run the film'], [title='Run the film']")).to_have_count(
        1
    )
    view.root.evaluate("root => { root.parentElement.style.translate = ''; }")


def test_a_seat_sees_its_own_cards_alone(view: ReplayView) -> None:
    view.root.get_by_role("combobox", name="Whose cards are seen").select_option("1")
    expect(view.root.locator(".me .name")).to_have_text("Mina")
    expect(view.root.locator(".seat .cards")).to_have_count(0)


def test_who_has_not_seen_cards_change_hands_is_not_told_which(open_lab: Notebook) -> None:
    show = f'from daifugo_widget import Replay\nReplay("""{GIVEN}""")'
    table = TableView.within(open_lab.lay(show))
    table.root.get_by_role("button", name="To the end").click()
    expect(table.prompt).to_contain_text("3♦︎")
    table.root.get_by_role("combobox", name="Whose cards are seen").select_option("2")
    expect(table.prompt).not_to_contain_text("3♦︎")


def test_the_step_is_known_in_python_once_it_rests(
    view: ReplayView, open_notebook: Notebook
) -> None:
    for _ in range(3):
        view.button("Step forward").click()
    open_notebook.page.wait_for_timeout(600)
    open_notebook.run(1)
    expect(open_notebook.output(1)).to_contain_text("step 3")


def test_one_plays_on_returns_and_finds_it_kept(view: ReplayView, open_notebook: Notebook) -> None:
    view.button("Step forward").click()
    view.chosen("all")
    expect(view.root).to_contain_text("You are playing on from the replay.")
    view.button("Pass").click()
    view.button("Back to the replay").click()
    expect(view.root).to_contain_text("What if: played on from here")
    open_notebook.run(1)
    expect(open_notebook.output(1)).to_contain_text("step 1 1")


def test_a_note_is_written_on_the_replay(view: ReplayView, open_notebook: Notebook) -> None:
    view.button("Step forward").click()
    view.button("Step forward").click()
    view.button("Note").click()
    area = view.root.get_by_role("textbox", name="Note")
    expect(area).to_be_focused()
    area.fill("<b>A nine</b>")
    view.button("Keep the note").click()
    expect(view.root.locator(".noted")).to_have_text("<b>A nine</b>")
    open_notebook.run(1)
    expect(open_notebook.output(1)).to_contain_text("<b>A nine</b>")


def test_it_steps_on_when_the_kernel_is_dead(notebook: Notebook) -> None:
    notebook.open([SHOW])
    notebook.run(0)
    view = ReplayView(notebook.output(0))
    errors = listen(notebook.page)
    notebook.close()
    notebook.page.wait_for_timeout(1000)
    view.button("To the end").click()
    expect(view.root.locator(".result")).to_be_visible()
    view.button("Step back").click()
    notebook.page.wait_for_timeout(600)
    assert [error for error in errors if "dfg" in error or "widget.js" in error] == []


@pytest.fixture
def alone(page: Page, tmp_path: Path) -> ReplayView:
    """The replay as a page from the disk, with no network."""
    Replay(RECORD).to_html(tmp_path / "replay.html")
    page.context.set_offline(True)
    page.goto((tmp_path / "replay.html").as_uri())
    return ReplayView(page.locator("body"))


def test_every_button_bears_its_sign(alone: ReplayView) -> None:
    signs = alone.root.locator(".reel .icon path")
    expect(signs).to_have_count(5)
    assert signs.evaluate_all("all => all.filter((e) => !e.getBBox().width)") == []


def test_the_page_from_disk_steps_without_network(alone: ReplayView) -> None:
    errors = listen(alone.root.page)
    alone.button("To the end").click()
    expect(alone.root.locator(".result")).to_be_visible()
    alone.moves.filter(has_text="7").click()
    alone.root.locator(".ask").get_by_role("button", name="Seven pass").click()
    expect(alone.root.get_by_role("dialog")).to_contain_text("7渡し")
    assert errors == []


def test_the_page_from_disk_changes_its_looks(alone: ReplayView) -> None:
    alone.button("Menu").click()
    alone.root.get_by_role("combobox", name="Look").select_option("dark")
    expect(alone.root).to_have_attribute("data-theme", "dark")


def test_the_page_from_disk_is_turned_to_another_language(alone: ReplayView) -> None:
    page, errors = alone.root.page, listen(alone.root.page)
    alone.button("Step forward").click()
    alone.button("Menu").click()
    alone.root.get_by_role("combobox", name="Look").select_option("dark")
    page.keyboard.press("Escape")
    turn = page.get_by_role("navigation", name="Language").get_by_role("button")
    expect(turn).to_have_text(["English", "日本語", "한국어"])
    turn.nth(1).click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(alone.root.get_by_role("button", name="メニュー")).to_be_visible()
    expect(alone.root.locator(".ask")).to_contain_text("出しました")
    expect(alone.root).to_have_attribute("data-theme", "dark")
    turn = page.get_by_role("navigation", name="言語").get_by_role("button")
    expect(turn.nth(1)).to_have_attribute("aria-pressed", "true")
    turn.nth(0).click()
    expect(alone.button("Menu")).to_be_visible()
    assert errors == []


def test_the_page_from_disk_puts_its_notice_away(page: Page, tmp_path: Path) -> None:
    Replay("rules base\nhands 3c4d / 6s7s\nturn a\na 3c\nb 3s\n").to_html(tmp_path / "cut.html")
    page.goto((tmp_path / "cut.html").as_uri())
    notice = page.get_by_role("alert").locator(".banner")
    expect(notice).to_contain_text("the replay ends before it")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


INJECTED = """
<script>injected = 1</script>
<img src="x" onerror="injected = 2">
<script src="data:text/javascript,injected = 3"></script>
<style>.dfg { display: none }</style>
<script>try { eval("injected = 4") } catch {}</script>
"""


@pytest.mark.parametrize("before", ['<div id="replay">', "</html>"])
def test_the_page_from_disk_runs_nothing_that_was_put_in(
    page: Page, tmp_path: Path, before: str
) -> None:
    Replay(RECORD).to_html(tmp_path / "replay.html")
    text = (tmp_path / "replay.html").read_text(encoding="utf-8")
    assert text.count(before) == 1
    (tmp_path / "put.html").write_text(text.replace(before, INJECTED + before), encoding="utf-8")
    page.goto((tmp_path / "put.html").as_uri())
    replay = ReplayView(page.locator("body"))
    replay.button("To the end").click()
    expect(replay.root.locator(".result")).to_be_visible()
    assert page.evaluate("typeof injected") == "undefined"
    assert page.evaluate("fetch('data:,x').then(() => 'fetched', () => 'refused')") == "refused"


@pytest.mark.parametrize("width", [360, 800, 1200])
def test_the_first_picture_is_as_high_as_it_needs_to_be(alone: ReplayView, width: int) -> None:
    page = alone.root.page
    page.set_viewport_size({"width": width, "height": 900})
    page.reload()
    felt = alone.root.locator(".felt")
    kept = felt.evaluate("felt => felt.offsetHeight")
    assert felt.evaluate("felt => (felt.style.minHeight = '', felt.offsetHeight)") == kept
    expect(alone.button("Step forward")).to_be_in_viewport()


@pytest.mark.parametrize("width", [360, 800, 1200])
def test_hands_stay_in_their_boxes_and_buttons_in_their_place(
    alone: ReplayView, width: int
) -> None:
    page = alone.root.page
    page.set_viewport_size({"width": width, "height": 1500})
    forward, places = alone.button("Step forward"), set()
    out = "all => all.filter(e => e.scrollWidth > e.clientWidth).length"
    for _ in range(12):
        forward.press("Enter")
        assert alone.root.locator(".seat").evaluate_all(out) == 0
        places.add(round((forward.bounding_box() or {"y": 0})["y"]))
    assert len(places) <= 3
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", [360, 1200])
def test_axe_finds_nothing_in_a_page_of_its_own(alone: ReplayView, width: int) -> None:
    page = alone.root.page
    page.set_viewport_size({"width": width, "height": 900})
    alone.button("Step forward").click()
    assert findings(Axe().run(page, context=".dfg").response) == []
