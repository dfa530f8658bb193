"""A notebook that is opened without a kernel's work shows a still picture, and no error."""

import nbformat
import pytest

from tests.browser.notebook import Notebook

CELL = "from daifugo_widget import Table\nTable(seed=7)"


def test_the_living_table_hides_the_picture(notebook: Notebook) -> None:
    notebook.open([CELL])
    notebook.run_all()
    notebook.page.locator(".dfg").wait_for()
    picture = notebook.page.locator(".daifugo-still")
    assert not picture.is_visible()
    assert picture.get_attribute("hidden") is not None


@pytest.mark.slow
def test_a_reopened_notebook_shows_the_picture_alone(notebook: Notebook) -> None:
    notebook.open([CELL])
    notebook.run_all()
    notebook.page.locator(".dfg").wait_for()
    notebook.save()
    saved = notebook.saved()
    saved.metadata.pop("widgets", None)
    notebook.close()
    nbformat.write(saved, notebook.server.root / notebook.name)
    notebook.visit()
    picture = notebook.page.locator(".daifugo-still")
    picture.wait_for()
    assert picture.locator("img").get_attribute("alt")
    assert "run the first code cell of this notebook, then this one" in picture.inner_text()
    error = notebook.page.get_by_text("Error displaying widget")
    error.wait_for(state="attached")
    assert not error.is_visible()
