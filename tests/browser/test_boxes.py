"""Hosts that give no width of their own: a table is as wide as there is room in them."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from daifugo_widget import Replay
from tests.browser.notebook import Notebook
from tests.checking import some
from tests.tiers import first

RECORD = "rules base, eight-cut\\nhands 8c4d / 6s7s\\nturn a\\na 8c\\n"
SETUP = f"""
from ipywidgets import Accordion, Box, GridBox, HBox, Label, Layout, Tab, VBox
from daifugo_widget import Drill, Quiz, Replay, Table
def table(): return Table(seed=7, pace="once")
def replay(): return Replay("{RECORD}")
def drill(): return Drill.for_rule("eight-cut")
def quiz(): return Quiz.for_rule("eight-cut", seed=1)
"""
CENTRED = "layout=Layout(align_items='center')"
PAIR = "layout=Layout(grid_template_columns='auto auto', justify_items='center')"
LEAST = 280
"""The least width in pixels at which a table can be played at."""

# A table in other hosts of a page, each of which asks it how wide it would like to be. The policy
# of the page lets a script set styles, but no markup.
PUT = """(replay, [html, shadow]) => {
    document.body.insertAdjacentHTML("beforeend", html);
    for (const each of document.querySelectorAll("[data-style]"))
        each.style.cssText = each.dataset.style;
    const host = document.querySelector(".host");
    const root = shadow ? host.attachShadow({ mode: "open" }) : host;
    if (shadow) root.append(document.querySelector("style").cloneNode(true));
    root.prepend(replay);
}"""
HOSTS = {
    "a flex row": '<div data-style="display:flex"><div class="host"></div><b>beside</b></div>',
    "a centred column": (
        '<div data-style="display:flex; flex-direction:column; align-items:center">'
        '<div class="host"></div></div>'
    ),
    "a grid": '<div data-style="display:grid; justify-items:start"><div class="host"></div></div>',
    "a line of text": '<span class="host" data-style="display:inline-block"></span>',
    "a float": '<div class="host" data-style="float:left"></div>',
    "a cell": "<table><tr><td><div class='host'></div></td><td>beside</td></tr></table>",
    "a flex row itself": '<div class="host" data-style="display:flex"></div>',
    "the narrowest that it can be": '<div class="host" data-style="width:min-content"></div>',
}


def width(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["width"]


def lay(notebook: Notebook, code: str, tables: int = 1) -> list[Locator]:
    """Lay tables in the first cell, and wait until each is drawn."""
    found = notebook.lay(f"{SETUP}\n{code}").locator(".dfg")
    expect(found).to_have_count(tables)
    for table in found.all():
        expect(table.locator(".felt")).to_be_visible()
    return found.all()


@pytest.mark.parametrize(
    "box",
    [
        "HBox([{}, Label('x')])",
        "Box([{}])",
        f"VBox([{{}}], {CENTRED})",
        "Accordion([{}], selected_index=0)",
        "Tab([{}])",
        f"GridBox([{{}}], {CENTRED})",
    ],
)
def test_each_widget_fills_a_box_of_widgets(open_lab: Notebook, box: str) -> None:
    made = ", ".join(box.format(f"{kind}()") for kind in ("table", "replay", "drill", "quiz"))
    for each in some(lay(open_lab, f"display({made})", 4)):
        assert width(each) > 0.9 * width(open_lab.output(0)) - 100


def test_what_is_beside_a_table_keeps_its_width(open_lab: Notebook) -> None:
    lay(open_lab, "HBox([table(), Label('beside the table')])")
    label = open_lab.output(0).get_by_text("beside the table")
    assert label.evaluate("label => label.scrollWidth <= label.clientWidth")


@pytest.mark.parametrize(
    "box", ["HBox([table(), replay()])", f"GridBox([drill(), quiz()], {PAIR})"]
)
def test_two_tables_share_the_room(open_notebook: Notebook, box: str) -> None:
    one, other = lay(open_notebook, box, 2)
    assert abs(width(one) - width(other)) < 5
    assert 0.9 < (width(one) + width(other)) / width(open_notebook.output(0)) <= 1


def test_a_table_is_as_wide_as_its_layout_says(open_lab: Notebook) -> None:
    sized = "one = table(); one.layout.width = '350px'"
    (table,) = lay(open_lab, f"{sized}\nHBox([one, Label('x')])")
    assert width(table) == pytest.approx(350, abs=5)


@pytest.mark.parametrize("room", [320, 390])
def test_a_box_as_narrow_as_a_phone_needs_no_scrolling(open_lab: Notebook, room: int) -> None:
    (table,) = lay(open_lab, f"HBox([table()], layout=Layout(width='{room}px'))")
    assert room - 10 < width(table) <= room


@pytest.fixture
def replay(page: Page, tmp_path: Path) -> Locator:
    """What a host gets of a replay, on a page."""
    Replay(RECORD.replace("\\n", "\n")).to_html(tmp_path / "replay.html")
    page.goto((tmp_path / "replay.html").as_uri())
    return page.locator("#replay")


@pytest.mark.parametrize("shadow", first([False, True]), ids=["open", "in a shadow root"])
@pytest.mark.parametrize("host", HOSTS)
def test_a_host_that_asks_for_a_width_is_told_one(
    page: Page, replay: Locator, host: str, shadow: bool
) -> None:
    replay.evaluate(PUT, [HOSTS[host], shadow])
    narrowest = host.startswith("the narrowest")
    for room in some([320, 1280]):
        page.set_viewport_size({"width": room, "height": 900})
        table = width(page.locator(".dfg"))
        assert LEAST <= table <= room
        assert (table > 0.75 * room) != (narrowest and room > LEAST / 0.75)
