"""The life of a table: two views, a reload, a restart, and a notebook from elsewhere."""

from uuid import uuid4

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.models import state
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, listen, open_table
from tests.tiers import first

PRESS_BOTH = "([one, other]) => { one.click(); other.click(); }"
DEAD = "run the first code cell of this notebook, then this one"


@pytest.fixture
def views(lab: Notebook) -> tuple[TableView, TableView]:
    one = open_table(lab, "seed=7", "table")
    return one, TableView.within(lab.output(1))


@pytest.mark.slow
def test_two_views_stay_in_step(views: tuple[TableView, TableView]) -> None:
    one, other = views
    one.card("9 of clubs").click()
    one.card("9 of spades").click()
    expect(other.chosen).to_have_count(0)
    with other.answered():
        one.press("Play 9♣︎ 9♠︎")
    assert other.story.inner_text() == one.story.inner_text()
    assert other.cards.all_inner_texts() == one.cards.all_inner_texts()


@pytest.mark.parametrize("name", first(["Play 9♣︎ 9♠︎", "Pass"]))
def test_of_two_acts_at_once_the_first_counts_and_only_the_second_is_told(
    views: tuple[TableView, TableView], lab: Notebook, name: str
) -> None:
    one, other = views
    for view in (one, other):
        view.card("9 of clubs").click()
        view.card("9 of spades").click()
    buttons = [one.main.element_handle(), other.button(name).element_handle()]
    lab.page.evaluate(PRESS_BOTH, buttons)
    expect(other.prompt).to_contain_text("The table has moved on meanwhile")
    expect(other.cards).to_have_count(12)
    expect(one.cards).to_have_count(12)
    expect(one.prompt).not_to_contain_text("The table has moved on meanwhile")


def test_a_reloaded_page_shows_the_table_as_it_is(notebook: Notebook) -> None:
    table = open_table(notebook)
    table.press("Pass")
    notebook.save()
    before, story = state(notebook.page), table.story.inner_text()
    notebook.visit()
    table = TableView.within(notebook.output(0))
    assert table.story.inner_text() == story
    assert state(notebook.page) == before
    table.press("Undo")
    expect(table.prompt).to_contain_text("pair stronger than 5")


def test_a_restarted_kernel_is_told_of_and_throws_nothing(lab: Notebook) -> None:
    table = open_table(lab)
    errors = listen(lab.page)
    lab.restart_kernel()
    expect(table.notice).to_contain_text(DEAD)
    table.button("Pass").click()
    table.button("Change rules").click()
    lab.run_all()
    expect(TableView.within(lab.output(0)).notice).to_have_count(0)
    assert errors == []


@pytest.mark.slow
def test_an_untrusted_notebook_opened_again_shows_the_still_picture(notebook: Notebook) -> None:
    open_table(notebook)
    notebook.save()
    book = notebook.saved()
    book.cells[0].source += "  # from somewhere else"
    notebook.close()
    notebook.name = f"{uuid4().hex}.ipynb"
    nbformat.write(book, notebook.server.root / notebook.name)
    notebook.visit()
    output = notebook.output(0)
    expect(output).to_contain_text(DEAD)
    picture = output.locator("img:visible")
    expect(picture).to_have_count(1)
    assert "Your turn" in (picture.get_attribute("alt") or "")
    assert picture.evaluate("image => image.naturalWidth") > 300
