"""A real Jupyter server and Chromium for the tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import chromium
from tests.browser.notebook import App, Notebook
from tests.browser.server import Server, jupyter_server
from tests.tiers import first

HERE = Path(__file__).parent
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000
"""Milliseconds that an expectation waits at most, so that a busy machine fails nothing."""

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, skip them without a browser.

    What fails is tried once more, as a machine may stop a browser for longer than anybody waits;
    what fails twice is broken. The summary names what was tried again.
    """
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        item.add_marker("browser")
        item.add_marker(pytest.mark.flaky(reruns=1))
        if chromium.find() is None:
            item.add_marker(pytest.mark.skip(reason=chromium.WHY_SKIPPED))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium.find(), "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    with jupyter_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


@pytest.fixture
def lab(page: Page, server: Server) -> Iterator[Notebook]:
    """A page for a notebook in JupyterLab."""
    notebook = Notebook(page, server, "lab")
    yield notebook
    notebook.close()


@pytest.fixture
def notebook7(page: Page, server: Server) -> Iterator[Notebook]:
    """A page for a notebook in Notebook 7."""
    notebook = Notebook(page, server, "notebook")
    yield notebook
    notebook.close()


@pytest.fixture(params=first(["lab", "notebook"]))
def notebook(request: pytest.FixtureRequest, page: Page, server: Server) -> Iterator[Notebook]:
    """A page for a notebook; with all tests in each of the two applications."""
    notebook = Notebook(page, server, request.param)
    yield notebook
    notebook.close()


@pytest.fixture(scope="session")
def open_notebooks(browser: Browser, server: Server) -> Iterator[Callable[[App], Notebook]]:
    """Notebooks that stay open, one in each application, for tests that lay tables in them."""
    opened: dict[App, Notebook] = {}

    def open_in(app: App) -> Notebook:
        if app not in opened:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            opened[app] = Notebook(page, server, app)
            opened[app].open(["", "'another cell'"])
        return opened[app]

    yield open_in
    for notebook in opened.values():
        notebook.close()
        notebook.page.close()


@pytest.fixture
def open_lab(open_notebooks: Callable[[App], Notebook]) -> Notebook:
    """The notebook that stays open in JupyterLab."""
    return open_notebooks("lab")


@pytest.fixture(params=first(["lab", "notebook"]))
def open_notebook(
    request: pytest.FixtureRequest, open_notebooks: Callable[[App], Notebook]
) -> Notebook:
    """The notebook that stays open; with all tests in each of the two applications."""
    return open_notebooks(request.param)


@pytest.fixture
def narrow(open_lab: Notebook) -> Iterator[Notebook]:
    """The notebook that stays open in JupyterLab, what its cells show some 360 px wide."""
    with open_lab.narrowed():
        yield open_lab
