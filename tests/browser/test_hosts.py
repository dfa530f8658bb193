"""Hosts other than JupyterLab, each played by a page that differs from it in the same way."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from daifugo_widget import Replay, Table
from daifugo_widget.table.front_end import STYLES
from daifugo_widget.table.still.picture import still

RECORD = "rules base, eight-cut\nhands 8c4d / 6s7s\nturn a\na 8c\n"
WHITE = """
<style>.cell-output-ipywidget-background { background: white !important }</style>
<div class="cell-output-ipywidget-background"><div class="dfg"></div></div>
<div class="cell-output-ipywidget-background">another widget</div>
"""
"""How VS Code shows two widgets."""
RINGED = """
<style>
  .cell-output-ipywidget-background :is(button, [tabindex="0"]):focus {
    outline: 2px solid !important;
  }
</style>
<div class="cell-output-ipywidget-background">
  <div class="dfg"><div class="card" tabindex="0">9</div><button>Pass</button></div>
</div>
"""
"""How VS Code marks what has the focus, pressed or not."""
HAND = """
<div class="dfg">
  <p>Your turn.</p>
  <div class="card">5</div><div class="card">6</div><div class="card">7</div>
</div>
"""
"""A hand on a page that lets a click with Shift mark text, as a notebook does not."""
TALL = '<iframe src="{}" width="900" height="9000"></iframe>'
"""How VS Code shows a notebook: in a frame as high as all its outputs."""
ALONE = "window.parent = window"
"""What VS Code tells each such frame, which cannot know so that it is one."""
STRIPPED = "<style>* { margin: 0 } svg { display: block } h2, h3 { font-weight: inherit }</style>"
"""What marimo does to all that it shows."""
PREPEND = "(head, html) => head.insertAdjacentHTML('afterbegin', html)"
WEIGHT = "element => getComputedStyle(element).fontWeight"


@pytest.fixture
def replay(tmp_path: Path) -> str:
    """The address of a page with a replay."""
    page = tmp_path / "replay.html"
    Replay(RECORD).to_html(page)
    return page.as_uri()


def box(element: Locator) -> Any:
    found = element.bounding_box()
    assert found
    return found


@pytest.mark.parametrize(
    ("host", "scheme"),
    [
        ("<html><body data-jp-theme-light=true>", "light"),
        ("<html><body data-jp-theme-light=false>", "dark"),
        ("<html><body class=vscode-light>", "light"),
        ("<html><body class=vscode-dark>", "dark"),
        ("<html><body class=vscode-high-contrast>", "dark"),
        ("<html><body class='vscode-high-contrast vscode-high-contrast-light'>", "light"),
        ("<html theme=light><body>", "light"),
        ("<html theme=dark><body>", "dark"),
    ],
)
def test_a_still_picture_is_as_light_or_dark_as_its_host(
    page: Page, host: str, scheme: str
) -> None:
    table = Table(seed=3)
    page.set_content(host + still(table.still_state(), table.words))
    expect(page.locator("img")).to_have_css("color-scheme", scheme)


def test_no_white_frames_a_table_in_vs_code(page: Page) -> None:
    table = Table(seed=3)
    page.set_content(WHITE + still(table.still_state(), table.words))
    behind = page.locator(".cell-output-ipywidget-background")
    expect(behind.nth(0)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(behind.nth(1)).to_have_css("background-color", "rgb(255, 255, 255)")


def test_vs_code_rings_what_the_keys_reach_but_no_card_and_nothing_pressed(page: Page) -> None:
    table = Table(seed=3)
    page.set_content(RINGED + still(table.still_state(), table.words))
    card, button = page.locator(".card"), page.locator("button")
    button.click()
    expect(button).to_have_css("outline-style", "none")
    page.keyboard.press("Shift+Tab")
    expect(card).to_be_focused()
    expect(card).to_have_css("outline-style", "none")  # its face has a ring of its own
    page.keyboard.press("Tab")
    expect(button).to_have_css("outline-style", "solid")


def test_shift_and_a_click_mark_no_text_in_a_hand(page: Page) -> None:
    page.set_content(f"<style>{STYLES}</style>{HAND}")
    for first in (page.locator("p"), page.locator(".card").first):
        first.click()
        page.locator(".card").last.click(modifiers=["Shift"])
        assert page.evaluate("String(getSelection())") == ""


def test_a_dialog_lies_over_its_table_in_a_frame_higher_than_the_screen(
    page: Page, replay: str, tmp_path: Path
) -> None:
    outer = tmp_path / "outer.html"
    outer.write_text(TALL.format(replay), encoding="utf-8")
    page.add_init_script(ALONE)
    page.goto(outer.as_uri())
    table = page.frame_locator("iframe").locator(".dfg")
    table.get_by_role("button", name="Menu").click()
    over, under = box(table.get_by_role("dialog")), box(table)
    assert over["y"] == under["y"]
    assert over["height"] <= under["height"]


@pytest.mark.slow
def test_a_host_that_strips_everything_bare_changes_nothing(page: Page, replay: str) -> None:
    def seen(style: str) -> list[Any]:
        page.goto(replay)
        page.locator("head").evaluate(PREPEND, style)
        table = page.locator(".dfg")
        table.get_by_role("button", name="Menu").click()
        parts = table.locator(".sheet, h2, h3, .top, .icon").all()
        return [(box(part), part.evaluate(WEIGHT)) for part in parts]

    assert seen(STRIPPED) == seen("")
