"""The chapters of the course as files; `python -m tests.chapters` runs them and writes them anew.

What a notebook shows is committed with it, so this is due whenever the still picture of the table,
a word on it or a chapter has changed.
"""

import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "notebooks"
CHAPTERS = sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> nbformat.NotebookNode:
    book: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return book


def execute(book: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Run all cells and keep what they show, but no time stamp and no state of a widget."""
    NotebookClient(book, timeout=60, kernel_name="python3").execute()
    book.metadata.pop("widgets", None)
    book.metadata["language_info"] = {"name": "python"}
    for cell in book.cells:
        cell.metadata.pop("execution", None)
    return book


def main() -> None:
    os.environ["PYTHONPATH"] = str(ROOT)
    for path in CHAPTERS:
        path.write_text(nbformat.writes(execute(read(path))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
