"""Make the pictures of README and docs anew: `make pictures` writes them into ``docs/pictures``.

The moving one is what a replay exports. The others are of a table in JupyterLab, in the middle of
the same game, of a lesson step by step, and of a review.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from daifugo_widget import Record, Replay
from tests.browser.measure import lab_page
from tests.browser.notebook import Notebook
from tests.browser.table import TableView
from tools.lesson_pictures import lesson_pictures
from tools.phone_pictures import phone_pictures
from tools.review_pictures import review_pictures

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
GAME = FOLDER / "game.dfg"
OTHERS = {"b": "Ken", "c": "Hana", "d": "Yuki"}
MIDDLE = 6
"""After how many moves the table is shown: the order has been turned over twice."""
TABLES = {
    "table.png": {"theme": "light"},
    "table-dark.png": {"theme": "dark"},
    "table-japanese.png": {"theme": "light", "lang": "ja"},
}
CELL = """
from daifugo_widget import Table
Table(record={record!r}, pace="step", **{settings!r})"""
WIDTH = "main, .jp-OutputArea-output { max-width: 992px !important; }"


def film(path: Path) -> None:
    """Write the whole game as a moving picture, as the one at the first seat sees it."""
    Replay(GAME, seat="a", you="a", names=OTHERS).to_gif(path)


def middle() -> str:
    """Return the game as far as the tables show it, as the one at the first seat knows it."""
    history = Record.parse(GAME.read_text(encoding="utf-8")).history().back_to(MIDDLE)
    return str(Record.of(history))


def screenshot(notebook: Notebook, settings: dict[str, str], path: Path) -> None:
    """Show the table in a notebook, choose a card, and take a picture of it."""
    notebook.open([CELL.format(record=middle(), settings=settings)])
    notebook.page.add_style_tag(content=WIDTH)
    notebook.run_all()
    table = TableView.within(notebook.output(0))
    table.open_cards.last.click(position={"x": 8, "y": 8})
    expect(table.chosen.first).to_be_visible()
    notebook.page.mouse.move(0, 0)
    notebook.page.wait_for_timeout(1000)  # until the card has risen
    table.root.screenshot(path=path)


def main() -> None:
    """Write all pictures anew."""
    film(FOLDER / "game.gif")
    with lab_page() as notebook:
        notebook.page.set_viewport_size({"width": 1400, "height": 1000})
        for name, settings in TABLES.items():
            screenshot(notebook, settings, FOLDER / name)
        lesson_pictures(notebook, FOLDER)
        review_pictures(notebook, FOLDER)
        phone_pictures(notebook, FOLDER)


if __name__ == "__main__":
    main()
