"""The first chapter as a learner meets it: opened, run from top to bottom, and played."""

import re
import shutil
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView
from tests.chapters import FOLDER
from tests.checking import some

CHAPTER = FOLDER / "01-your-first-game.ipynb"


@pytest.fixture
def chapter(notebook: Notebook) -> Notebook:
    """The chapter, open as it is committed."""
    notebook.name = f"{uuid4().hex}.ipynb"
    shutil.copyfile(CHAPTER, notebook.server.root / notebook.name)
    notebook.visit()
    return notebook


def tables(chapter: Notebook) -> list[int]:
    """Give the places of the cells that make tables."""
    return [n for n, cell in enumerate(chapter.saved().cells) if cell.source.startswith("Table(")]


def errors(saved: Any) -> list[Any]:
    code = [cell for cell in saved.cells if cell.cell_type == "code"]
    return [out for cell in code for out in cell.outputs if out.output_type in ("error", "stream")]


@pytest.mark.slow
def test_it_shows_pictures_before_anything_is_run(chapter: Notebook) -> None:
    for index in some(tables(chapter)):
        picture = chapter.output(index).get_by_role("img").first
        expect(picture).to_be_visible()


@pytest.mark.slow
def test_it_runs_from_top_to_bottom_and_every_table_is_alive(chapter: Notebook) -> None:
    chapter.run_all()
    for index in tables(chapter):
        table = TableView.within(chapter.output(index))
        expect(table.cards.first).to_be_visible()
        expect(chapter.output(index).get_by_role("img", name="Daifugō")).to_be_hidden()
    chapter.save()
    assert errors(chapter.saved()) == []


def test_the_first_game_is_won_with_one_card(chapter: Notebook) -> None:
    chapter.run_all()
    table = TableView.within(chapter.output(tables(chapter)[0]))
    table.cards.first.click()
    table.press(re.compile("^Play K"))
    expect(table.story).to_contain_text("You are out, in place 1.")
