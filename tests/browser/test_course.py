"""Every chapter in a real JupyterLab: it shows what is committed with it, and it is played."""

import shutil
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import listen
from tests.browser.test_chapter import errors
from tests.chapters import BINDER_PAGE, CHAPTERS, read, results

IDLE = """() => {
    const { sessionContext, model } = jupyterapp.shell.currentWidget;
    const code = [...model.cells].filter((cell) => cell.type === "code");
    return sessionContext.session.kernel.status === "idle"
        && code.every((cell) => cell.executionCount);
}"""
EMPTY = """() => [...document.querySelectorAll(".jupyter-widgets-view")]
    .filter((view) => !view.textContent.trim()).length"""
LATE = "[anywidget] Failed to initialize model."
"""Logged where a model takes more than two seconds to load; the loader makes it listen again."""
STEP, PASS_OR_HINT = "Step forward", "Hint"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", [*CHAPTERS, BINDER_PAGE], ids=lambda path: path.stem)
def test_a_chapter_runs_and_is_played(lab: Notebook, path: Path, tmp_path: Path) -> None:
    lab.name = f"{uuid4().hex}.ipynb"
    shutil.copyfile(path, lab.server.root / lab.name)
    lab.visit()
    heard = listen(lab.page)
    lab.run_all()
    lab.page.wait_for_function(IDLE, timeout=120_000)
    lab.save()
    assert [each for each in errors(lab.saved()) if each.get("name") != "stdout"] == []
    assert len(wanted := results(read(path))) > 0
    assert results(lab.saved()) == wanted
    assert lab.page.evaluate(EMPTY) == 0
    assert [each for each in heard if each != LATE] == []
    play(lab)
    lab.page.screenshot(path=tmp_path / f"{path.stem}.png")


def play(lab: Notebook) -> None:
    """Step the first replay, or ask at the first table for a hint."""
    films = lab.page.locator("section.dfg:has(.move)")
    if films.count():
        films.first.get_by_role("button", name=STEP).click()
        expect(films.first.locator(".move[aria-current=true]")).to_be_visible()
        return
    hints = lab.page.get_by_role("button", name=PASS_OR_HINT, exact=True)
    if hints.count():
        hints.first.click()
        at_a_drill = lab.page.get_by_text("Hint 1 of")
        expect(lab.page.locator(".hint").or_(at_a_drill).first).to_be_visible()
