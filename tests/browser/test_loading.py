"""Every widget is drawn and hears Python, on slow pages too, whatever has become of the bundle."""

import json
from contextlib import suppress
from typing import Any

import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Locator, expect

from tests.browser.models import KEEP_STATE, MANAGER, send, state, traits
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table, source

FOUR = """
from daifugo_widget import Drill, Quiz, Replay, Table
RECORD = "rules base, eight-cut\\nhands 8c4d / 6s7s\\nturn a\\na 8c\\n"
widgets = [Table(seed=7, pace="once"), Replay(RECORD), Drill(), Quiz(RECORD)]
display(*widgets)"""
TWENTY = """
from daifugo_widget import Table
widgets = [Table(seed=7, pace="once") for _ in range(20)]
display(*widgets)"""
CHANGE = """
for widget in widgets:
    widget.set(theme="dark")"""
LATE = """{
    const { timeout } = AbortSignal;
    AbortSignal.timeout = () => timeout.call(AbortSignal, 1);
}"""
"""What a page does to anywidget that is too slow for it."""
HEARD = f"""async ([count, seconds]) => {{
    {MANAGER}
    const end = Date.now() + 1000 * seconds;
    const heard = () => models.filter((model) => model.get("state")?.settings?.theme === "dark");
    while (heard().length < count && Date.now() < end)
        await new Promise((done) => setTimeout(done, 100));
    return heard().length;
}}"""
"""How many models know the new setting, waited for here: to Playwright a promise is a yes."""
STYLES = "() => document.querySelectorAll('style[id=daifugo_widget]').length"
BUSY = "import time; time.sleep(25)"
CLOSE = "from ipywidgets import Widget\nWidget.close_all()\n"
RUN_ALL = "() => { jupyterapp.commands.execute('notebook:run-all-cells'); }"
"""Without waiting for the kernel."""
NOWHERE = """
from comm import DummyComm
from daifugo_widget.table.front_end import Bundle
Bundle.open = lambda self: setattr(self, "comm", DummyComm())
"""
"""A bundle of which the page never hears."""
WRITE = (
    f"async ([name, value]) => {{ {MANAGER}"
    + """
    try {
        table.set(name, value); // draws what cannot be drawn
    } catch {}
    const { comm } = table;
    comm.send({ method: "update", state: { [name]: value }, buffer_paths: [] });
}"""
)


def expect_drawn(place: Locator, count: int, seconds: int = 30) -> None:
    """Wait until so many widgets are drawn in an output."""
    drawn = place.locator(".dfg").filter(visible=True)
    expect(drawn).to_have_count(count, timeout=1000 * seconds)


def wait_until_heard(notebook: Notebook, count: int, seconds: int = 30) -> None:
    """Change a setting of all widgets from Python, and wait until their models know."""
    notebook.run(1)
    assert notebook.page.evaluate(HEARD, [count, seconds]) == count


def test_a_widget_that_anywidget_has_given_up_hears_python(notebook: Notebook) -> None:
    notebook.page.add_init_script(LATE)
    notebook.open([FOUR, CHANGE])
    notebook.run(0)
    expect_drawn(notebook.output(0), 4)
    wait_until_heard(notebook, 4)
    assert notebook.page.evaluate(STYLES) == 1


@pytest.mark.slow
def test_none_of_twenty_tables_on_a_page_ten_times_slower_is_deaf(lab: Notebook) -> None:
    lab.open([TWENTY, CHANGE])
    chromium = lab.page.context.new_cdp_session(lab.page)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": 10})
    lab.run(0)
    expect_drawn(lab.output(0), 20, seconds=300)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    wait_until_heard(lab, 20)
    assert lab.page.evaluate(STYLES) == 1


def test_a_table_is_there_while_the_kernel_is_busy(lab: Notebook) -> None:
    lab.open([source("seed=7"), BUSY])
    lab.page.evaluate(RUN_ALL)
    lab.output(0).locator("img").first.wait_for(state="attached")
    expect_drawn(lab.output(0), 1, seconds=3)


def test_a_table_whose_bundle_is_nowhere_on_the_page_asks_for_it(lab: Notebook) -> None:
    lab.open([NOWHERE + source("seed=7")])
    lab.run_all()
    table = TableView.within(lab.output(0))
    table.press("Pass")
    expect(table.story).to_contain_text("You pass")


@pytest.mark.slow
def test_after_all_were_closed_a_new_table_is_drawn_and_still_there_after_a_reload(
    lab: Notebook,
) -> None:
    lab.open([source("seed=7"), f"{CLOSE}{source('seed=7')}"])
    lab.run(0)
    expect_drawn(lab.output(0), 1)
    lab.run(1)
    expect_drawn(lab.output(1), 1)
    lab.save()
    lab.visit()
    TableView.within(lab.output(1)).press("Pass")
    expect_drawn(lab.output(0), 0)


@pytest.mark.slow
def test_saved_widgets_are_drawn_without_their_kernel(lab: Notebook) -> None:
    lab.open([FOUR])
    lab.run_all()
    expect_drawn(lab.output(0), 4)
    lab.page.evaluate(KEEP_STATE)
    lab.save()
    lab.close()
    visit_until_drawn(lab, 4)
    exporter: Any = HTMLExporter
    assert_page_has_the_front_end_once(exporter().from_notebook_node(lab.saved())[0])


def visit_until_drawn(lab: Notebook, count: int) -> None:
    """Open a notebook of saved widgets: while its kernel starts, JupyterLab may not read them."""
    for _ in range(3):
        lab.visit()
        with suppress(AssertionError):
            expect_drawn(lab.output(0), count, seconds=10)
            break
    expect_drawn(lab.output(0), count)


def assert_page_has_the_front_end_once(page: str) -> None:
    """A page that nbconvert writes holds the state of all widgets, and one bundle for them."""
    start = page.index("{", page.index('type="application/vnd.jupyter.widget-state+json"'))
    models: dict[str, Any] = json.JSONDecoder().raw_decode(page, start)[0]["state"]
    states = {id: model["state"] for id, model in models.items()}
    refers = [each["_bundle"] for each in states.values() if "_bundle" in each]
    assert len(refers) == 4
    assert set(refers) == {f"IPY_MODEL_{id}" for id in states if "_styles" in states[id]}


@pytest.mark.parametrize(
    ("name", "value"),
    [("state", {"task": 5}), ("state", {}), ("words", {}), ("picture", "another")],
    ids=lambda value: str(value),
)
def test_a_page_that_writes_into_a_table_is_put_right(
    open_lab: Notebook, name: str, value: object
) -> None:
    table = lay_table(open_lab)
    before = known(open_lab)
    open_lab.page.evaluate(WRITE, [name, value])
    while known(open_lab) != before:
        open_lab.page.wait_for_timeout(50)
    table.press("Pass")
    expect(table.story).to_contain_text("You pass")
    send(open_lab.page, {"do": "undo", "version": state(open_lab.page)["version"]})
    expect(table.story).not_to_contain_text("You pass")


def known(notebook: Notebook) -> list[Any]:
    """What the page knows of the table."""
    models = notebook.page.evaluate(f"async () => {{ {MANAGER} return table.attributes.words; }}")
    return [models, *traits(notebook.page)]
