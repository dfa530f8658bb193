"""What the library of the course costs a kernel: `python -m tools.course_cost`, or `make course`.

Each chapter is run as a whole in a kernel of its own; the processor time of that kernel counts from
its first cell on, and the tables that live on the page.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

import nbformat
from nbclient import NotebookClient

from daifugo_widget import teach
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.progress import USUAL, Progress
from daifugo_widget.teach.course import COURSE, Chapter

FOLDER = Path(__file__).parents[1] / "notebooks"
MOST_SECONDS, MOST_TABLES, MOST_FOR_A_LESSON = 2.0, 20, 0.05
"""What a chapter may cost, run as a whole, and how long the cell of a lesson may take."""
BEGUN = "import time as _time; _begun = _time.process_time()"
SPENT = "print(_time.process_time() - _begun)"
TABLE = "application/vnd.jupyter.widget-view+json"
WARM_UP = "eight-cut"


class Cost(NamedTuple):
    """What a chapter costs: processor seconds of its kernel, and tables that live on its page."""

    chapter: Chapter
    seconds: float
    tables: int


def library() -> list[Chapter]:
    """Return the chapters with a list from which rules are opened."""
    return [chapter for chapter in COURSE if chapter.lessons]


def cost_of(chapter: Chapter, folder: Path = FOLDER) -> Cost:
    """Run a chapter as a whole."""
    book = nbformat.read(folder / chapter.file, as_version=4)
    new = nbformat.v4.new_code_cell
    book.cells = [new(BEGUN), *book.cells, new(SPENT)]  # type: ignore[no-untyped-call]
    NotebookClient(book, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in book.cells for output in cell.get("outputs", ())]
    tables = sum(TABLE in output.get("data", {}) for output in outputs)
    return Cost(chapter, float(outputs[-1].text), tables)


def lesson_seconds(rules: Iterable[str], progress: Progress) -> Iterator[tuple[float, str]]:
    """Yield how long each lesson's cell takes, with what it shows, after a first one."""
    _show(WARM_UP, progress)
    for rule in rules:
        began = process_time()
        _show(rule, progress)
        yield process_time() - began, rule


def _show(rule: str, progress: Progress) -> None:
    lesson = teach.lesson(rule, progress=progress)
    table = lesson.steps()
    assert lesson.text.html
    assert table._repr_mimebundle_()
    table.close()


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--lessons", action="store_true", help="only what lessons cost")
    args = parser.parse_args()
    os.environ.setdefault("DAIFUGO_DEFAULTS", "off")
    with TemporaryDirectory() as folder:
        progress = Progress(Path(folder, USUAL))
        spent = sorted(lesson_seconds(catalogue(), progress), reverse=True)
    slow = [f"{rule} {seconds:.3f}" for seconds, rule in spent if seconds > MOST_FOR_A_LESSON]
    print(f"seconds of a lesson's cell, median: {median(each for each, _ in spent):.3f}")
    print(f"lessons above {MOST_FOR_A_LESSON}: {len(slow)} {', '.join(slow)}")
    for chapter in () if args.lessons else library():
        cost = cost_of(chapter)
        print(f"{chapter.key:22}{cost.seconds:6.2f} s {cost.tables:3} tables")


if __name__ == "__main__":
    main()
