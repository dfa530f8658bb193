"""The chapters of the course as files; `python -m tests.chapters` runs them and writes them anew.

What a notebook shows is committed with it, so this is due whenever the still picture of the table,
a word on it or a chapter has changed. A chapter that shows what it showed is left as it is.
"""

import copy
import json
import os
import re
from multiprocessing.pool import ThreadPool
from pathlib import Path

import nbformat
from nbclient import NotebookClient

# The pictures in the chapters are the same whoever makes them, and on each day.
os.environ["DAIFUGO_DEFAULTS"], os.environ["DAIFUGO_TODAY"] = "off", "2026-12-01"
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "notebooks"
CHAPTERS = sorted(FOLDER.glob("*.ipynb"))
BINDER_PAGE = ROOT / "binder" / "play.ipynb"
"""What opens on Binder: a table, and the way to the course."""
WIDGET = "application/vnd.jupyter.widget-view+json"
COMPARED = ("text/plain", "text/html", "text/markdown", "text/latex", "image/svg+xml")
MOST_ON_SLIDE = 1000
"""How many letters there are on a slide before the next text begins another."""
A_PICTURE = 350
"""How many letters take as much room as a picture."""
DRAWN_SEED = re.compile(r"seed +\d{6,}")


def read(path: Path) -> nbformat.NotebookNode:
    book: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return book


def execute(book: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Run all cells and keep what they show, but no time stamp and no state of a widget."""
    NotebookClient(book, timeout=60, kernel_name="python3", coalesce_streams=True).execute()
    book.metadata.pop("widgets", None)
    book.metadata["language_info"] = {"name": "python"}
    for cell in book.cells:
        cell.metadata.pop("execution", None)
    mark_slides(book)
    return book


def mark_slides(book: nbformat.NotebookNode) -> None:
    """Say in each cell where it stands when a chapter is shown as slides.

    A heading begins a slide, a table has one of its own, long text goes on below on another, and a
    cell that shows nothing is skipped.
    """
    room = 0
    for cell in book.cells:
        kind = _slide(cell, room)
        cell.metadata["slideshow"] = {"slide_type": kind}
        if kind in ("slide", "subslide"):
            room = MOST_ON_SLIDE
        if kind != "skip":  # what follows a table leaves it alone on its slide
            room = 0 if _shows_table(cell) else room - _letters(cell)


def _slide(cell: nbformat.NotebookNode, room: int) -> str:
    """Return the kind of slide of a cell, where there is still room for so many letters."""
    if cell.cell_type == "markdown":
        if re.match("##? ", cell.source):
            return "slide"
        return "subslide" if cell.source.startswith("### ") or len(cell.source) > room else "-"
    if not cell.outputs:
        return "skip"
    return "subslide" if _shows_table(cell) or _letters(cell) > room else "-"


def _letters(cell: nbformat.NotebookNode) -> int:
    """Return how many letters take as much room as a cell with what it shows."""
    return len(cell.source) + A_PICTURE * len(cell.get("outputs", ()))


def _shows_table(cell: nbformat.NotebookNode) -> bool:
    return any(WIDGET in output.get("data", {}) for output in cell.get("outputs", ()))


def shown(book: nbformat.NotebookNode) -> str:
    """Return the cells without what each run draws anew: ids of widgets, seeds of records."""
    cells = copy.deepcopy(book.cells)
    for output in (output for cell in cells for output in cell.get("outputs", ())):
        output.get("data", {}).pop(WIDGET, None)
    return DRAWN_SEED.sub("seed", json.dumps(cells, sort_keys=True))


def results(book: nbformat.NotebookNode) -> list[tuple[str, list[object]]]:
    """Return each cell of code with what it shows, but pictures, and what each run draws anew."""
    return [
        (cell.source, [without_drawn(output) for output in together(cell.outputs)])
        for cell in book.cells
        if cell.cell_type == "code"
    ]


def together(outputs: list[nbformat.NotebookNode]) -> list[nbformat.NotebookNode]:
    """Join what is printed in pieces."""
    joined: list[nbformat.NotebookNode] = []
    for output in copy.deepcopy(outputs):
        if joined and "name" in output and joined[-1].get("name") == output.name:
            joined[-1].text += output.text
        else:
            joined.append(output)
    return joined


def without_drawn(output: nbformat.NotebookNode) -> object:
    """Return an output without pictures, seeds of records, and what stands for a widget."""
    data = output.get("data", {})
    kept = {kind: text for kind, text in data.items() if kind in COMPARED and WIDGET not in data}
    text = json.dumps([output.output_type, output.get("text"), kept], sort_keys=True)
    return json.loads(DRAWN_SEED.sub("seed", text))


def renew(path: Path) -> None:
    """Run one chapter, and write it if it shows anything else than before."""
    book = execute(read(path))
    if shown(book) != shown(read(path)):
        path.write_text(nbformat.writes(book) + "\n", encoding="utf-8")
        print(f"{path.name}: written anew")


def main() -> None:
    os.environ["PYTHONPATH"] = str(ROOT)
    with ThreadPool(2) as pool:
        pool.map(renew, [*CHAPTERS, BINDER_PAGE])


if __name__ == "__main__":
    main()
