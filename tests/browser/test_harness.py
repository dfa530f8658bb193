"""The harness itself works: without these, no other browser test means anything."""

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook

BUTTON = """
import ipywidgets
button = ipywidgets.Button(description="0 clicks")
button.on_click(lambda button: setattr(button, "description", "1 click"))
button
"""


@pytest.mark.parametrize("notebook", ["lab", "notebook"], indirect=True)
def test_a_click_comes_back_from_the_kernel(notebook: Notebook) -> None:
    notebook.open([BUTTON])
    notebook.run_all()
    notebook.output(0).get_by_role("button").click()
    expect(notebook.output(0).get_by_role("button")).to_have_text("1 click")


@pytest.mark.slow
def test_a_cell_runs_and_is_saved(notebook: Notebook) -> None:
    notebook.open(["6 * 7", "'not run'"])
    notebook.run(0)
    expect(notebook.output(0)).to_contain_text("42")
    notebook.save()
    outputs = [cell["outputs"] for cell in notebook.saved()["cells"]]
    assert outputs[0][0]["data"]["text/plain"] == "42"
    assert outputs[1] == []


@pytest.mark.slow
def test_a_restarted_kernel_has_forgotten(lab: Notebook) -> None:
    lab.open(["number = 1", "'number' in globals()"])
    lab.run_all()
    lab.restart_kernel()
    lab.run(1)
    expect(lab.output(1)).to_contain_text("False")
    assert lab.number_of_cells() == 2
