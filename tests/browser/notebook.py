"""What a person does with a notebook in JupyterLab or Notebook 7, by command and not by key."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal
from uuid import uuid4

import nbformat
from playwright.sync_api import Locator, Page

from tests.browser.server import Server

App = Literal["lab", "notebook"]

# Without it the application asks which kernel to start.
METADATA = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}

EXECUTE = "([id, args]) => jupyterapp.commands.execute(id, args).then(() => null)"
WRITE = """([index, text]) => jupyterapp.shell.currentWidget.model.cells.get(index)
    .sharedModel.setSource(text)"""
ALONE = "from ipywidgets import Widget\nWidget.close_all()\n"
NARROW = ".jp-OutputArea-output { max-width: 360px !important; }"
SELECT = "index => { jupyterapp.shell.currentWidget.content.activeCellIndex = index; }"
KERNEL_IS_IDLE = """() => globalThis.jupyterapp?.shell.currentWidget?.sessionContext
    ?.session?.kernel?.status === "idle" """


@dataclass
class Notebook:
    """One browser page with one notebook at a time, in either application."""

    page: Page
    server: Server
    app: App = "lab"
    name: str = ""

    def open(self, cells: Sequence[str], *, outputs: Sequence[dict[str, Any]] = ()) -> None:
        """Write a notebook of code cells (the first ones with outputs) and open it."""
        self.name = f"{uuid4().hex}.ipynb"
        code = [nbformat.v4.new_code_cell(cell) for cell in cells]
        book = nbformat.v4.new_notebook(cells=code, metadata=METADATA)
        for cell, output in zip(book.cells, outputs, strict=False):
            cell.outputs = [nbformat.from_dict(output)]
        nbformat.write(book, self.server.root / self.name)
        self.visit()

    def visit(self) -> None:
        """Open the notebook's page, as a first visit or a reload, and wait for the kernel."""
        self.page.goto(self.server.url + self.path())
        self.page.locator(".jp-Notebook .jp-Cell").first.wait_for()
        self.page.wait_for_function(KERNEL_IS_IDLE)

    def lay(self, *cells: str) -> Locator:
        """Write other code into the first cells and run the first: all that lives on the page."""
        self.command("notebook:clear-all-cell-outputs")
        for index, text in enumerate([ALONE + cells[0], *cells[1:]]):
            self.page.evaluate(WRITE, [index, text])
        self.run(0)
        return self.output(0)

    def path(self) -> str:
        """Give the address; a workspace of its own keeps JupyterLab from opening other tabs."""
        if self.app == "notebook":
            return f"/notebooks/{self.name}"
        return f"/lab/workspaces/{self.name.removesuffix('.ipynb')}/tree/{self.name}"

    def command(self, name: str, **arguments: object) -> None:
        """Run a command of the application and wait until it is done."""
        self.page.evaluate(EXECUTE, [name, arguments])

    def run_all(self) -> None:
        self.command("notebook:run-all-cells")

    def run(self, index: int) -> None:
        """Run the cell at an index."""
        self.page.evaluate(SELECT, index)
        self.command("notebook:run-cell")

    def save(self) -> None:
        self.command("docmanager:save")

    def saved(self) -> Any:
        """Read the notebook's file as it is on disk."""
        return nbformat.read(self.server.root / self.name, as_version=4)

    def restart_kernel(self) -> None:
        """Restart the kernel without the question that the menu asks."""
        self.page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
        self.page.wait_for_function(KERNEL_IS_IDLE)

    @contextmanager
    def narrowed(self) -> Iterator[None]:
        """Let what cells show be some 360 px wide for a while."""
        style = self.page.add_style_tag(content=NARROW)
        yield
        style.evaluate("style => style.remove()")

    def cell(self, index: int) -> Locator:
        return self.page.locator(".jp-Notebook .jp-Cell").nth(index)

    def output(self, index: int) -> Locator:
        """Give the output area of the cell at an index."""
        return self.cell(index).locator(".jp-Cell-outputArea")

    def number_of_cells(self) -> int:
        count: int = self.page.evaluate("() => jupyterapp.shell.currentWidget.model.cells.length")
        return count

    def close(self) -> None:
        """End the notebook's kernel."""
        sessions = self.page.request.get(f"{self.server.url}/api/sessions").json()
        for session in sessions:
            if session["path"] == self.name:
                self.page.request.delete(f"{self.server.url}/api/sessions/{session['id']}")
