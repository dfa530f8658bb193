"""A focused card keeps its keys from the notebook, and lets the notebook's own through."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import SELECT, Notebook
from tests.browser.table import TableView, lay_table

CELLS = """() => JSON.stringify(
    Array.from(jupyterapp.shell.currentWidget.model.cells, (cell) => [cell.type, cell.id]))"""
RUNS = """() => JSON.stringify(Array.from(jupyterapp.shell.currentWidget.model.cells,
    (cell) => [cell.type, cell.id, cell.executionCount]))"""
ACTIVE_CELL = "() => jupyterapp.shell.currentWidget.content.activeCellIndex"
# In command mode these cut, insert, leave, merge or turn cells, and restart or interrupt kernels.
KEYS = "x a b j k c v z m y r 1 2 3 0 0 i i ArrowUp ArrowDown ArrowLeft ArrowRight Home End Delete"


@pytest.fixture
def table(open_notebook: Notebook) -> TableView:
    table = lay_table(open_notebook)
    table.cards.nth(3).focus()
    return table


def test_keys_of_the_table_leave_the_cells_alone(table: TableView, open_notebook: Notebook) -> None:
    before = open_notebook.page.evaluate(CELLS)
    active = open_notebook.page.evaluate(ACTIVE_CELL)
    for key in KEYS.split():
        open_notebook.page.keyboard.press(key)
        expect(table.cards.and_(table.focused)).to_have_count(1)
    assert open_notebook.page.evaluate(CELLS) == before
    assert open_notebook.page.evaluate(ACTIVE_CELL) == active


def test_keys_typed_into_a_field_of_the_table_stay_there(
    table: TableView, open_notebook: Notebook
) -> None:
    before = open_notebook.page.evaluate(CELLS)
    table.button("Change rules").click()
    search = table.sheet.get_by_role("searchbox")
    search.press_sequentially("xabj 00")
    expect(search).to_have_value("xabj 00")
    assert open_notebook.page.evaluate(CELLS) == before


FIELDS = """
from daifugo_widget import Replay, Table
replay = Replay("rules base\\nhands 8c4d / 6s7s\\nturn a\\na 8c\\n")
display(replay)
Table(seed=7, pace="once")"""


@pytest.fixture
def fields(open_notebook: Notebook) -> list[Locator]:
    """The fields in which people type: a note, the search of the rules, a line of rules."""
    output = open_notebook.lay(FIELDS)
    output.get_by_role("button", name="Note").click()
    note = output.get_by_role("textbox", name="Note")
    output.get_by_role("button", name="Change rules").click()
    sheet = output.get_by_role("dialog")
    return [sheet.get_by_role("searchbox"), sheet.get_by_role("textbox", name="as text"), note]


@pytest.mark.parametrize("key", ["Shift+Enter", "Control+Enter", "Alt+Enter", "Control+a"])
def test_what_is_typed_into_a_field_stays_though_the_notebook_has_a_key_like_that(
    open_notebook: Notebook, fields: list[Locator], key: str
) -> None:
    page = open_notebook.page
    before = page.evaluate(RUNS)
    for field in fields:
        if field is fields[-1]:
            page.keyboard.press("Escape")  # the note is behind the dialog
        field.focus()
        field.press_sequentially("half a note")
        page.keyboard.press(key)
        page.keyboard.type("s")
        expect(field).to_have_value(re.compile("^s$" if key == "Control+a" else "half a note\n?s"))
    assert page.evaluate(RUNS) == before


def test_shift_enter_runs_the_cell_and_goes_on(table: TableView, open_notebook: Notebook) -> None:
    open_notebook.page.evaluate(SELECT, 0)
    table.cards.nth(3).focus()
    open_notebook.page.keyboard.press("Shift+Enter")
    open_notebook.page.wait_for_function(f"() => ({ACTIVE_CELL})() === 1")


def test_tab_leads_on_and_out_of_the_table(table: TableView, open_notebook: Notebook) -> None:
    for _ in range(15):
        open_notebook.page.keyboard.press("Tab")
        if not table.focused.count():
            break
        expect(table.cards.and_(table.focused)).to_have_count(0)
    expect(table.focused).to_have_count(0)


def test_escape_puts_cards_back_and_then_is_the_notebooks(
    table: TableView, open_notebook: Notebook
) -> None:
    open_notebook.page.evaluate(
        """() => { window.escapes = 0; document.addEventListener(
            "keydown", ({ key }) => { window.escapes += key === "Escape"; }); }"""
    )
    open_notebook.page.keyboard.press("Space")
    expect(table.chosen).to_have_count(1)
    open_notebook.page.keyboard.press("Escape")
    expect(table.chosen).to_have_count(0)
    assert open_notebook.page.evaluate("() => window.escapes") == 0
    open_notebook.page.keyboard.press("Escape")
    assert open_notebook.page.evaluate("() => window.escapes") == 1
