"""Counting how long the chapters take: `python -m tools.course_times`, or `make course`.

With ``--write`` the minutes are written into the list of chapters and into the notebooks.
"""

from __future__ import annotations

import ast
import re
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import nbformat

from daifugo_widget.teach import course
from daifugo_widget.teach.course import CHAPTERS, COURSE, PLAY_TONIGHT, Chapter

from .course_reading import NOTEBOOKS, pieces

WORDS_A_MINUTE = 180
STEP = 5
"""Minutes are told in steps of so many."""
SAID = re.compile(r"\b(about\s+)(\d+)(\s+minutes)", re.IGNORECASE)


class Count(NamedTuple):
    """What one chapter has to be read, and how long it takes."""

    words: int
    minutes: float

    @property
    def told(self) -> int:
        """The minutes as they are told, to the next five."""
        return max(STEP, STEP * round(self.minutes / STEP))


def count(chapter: Chapter) -> Count:
    """Count a chapter."""
    found = list(pieces(chapter))
    read = sum(piece.words for piece in found if not piece.is_question)
    seconds = sum(piece.seconds for piece in found)
    return Count(sum(piece.words for piece in found), read / WORDS_A_MINUTE + seconds / 60)


def said_in(chapter: Chapter) -> int:
    """Return the minutes that a chapter says itself, in its second cell; 0 if it says none."""
    needed = nbformat.read(NOTEBOOKS / chapter.file, as_version=4).cells[1].source
    found = SAID.search(needed)
    return int(found[2]) if found else 0


def _say(chapter: Chapter, minutes: int) -> None:
    path = NOTEBOOKS / chapter.file
    book = nbformat.read(path, as_version=4)
    book.cells[1].source = SAID.sub(rf"\g<1>{minutes}\g<3>", book.cells[1].source, count=1)
    path.write_text(nbformat.writes(book) + "\n", encoding="utf-8")


def write(minutes: Mapping[str, int]) -> None:
    """Write how long each chapter takes into the list of chapters, and into each of them."""
    path = Path(course.__file__)
    lines = path.read_text(encoding="utf-8").split("\n")
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Chapter":
            _, key, _, _, told, *_ = node.args
            line, start, end = told.lineno - 1, told.col_offset, told.end_col_offset
            new = str(minutes[ast.literal_eval(key)])
            lines[line] = lines[line][:start] + new + lines[line][end:]
    path.write_text("\n".join(lines), encoding="utf-8")
    for each, found in minutes.items():
        _say(CHAPTERS[each], found)


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("chapters", nargs="*", help="keys of chapters, all without any")
    parser.add_argument("--write", action="store_true", help="write the minutes where they stand")
    args = parser.parse_args()
    counts = {}
    print(f"{'chapter':24} words  minutes  told")
    for chapter in COURSE:
        if not args.chapters or chapter.key in args.chapters:
            counts[chapter.key] = found = count(chapter)
            print(f"{chapter.key:24}{found.words:6} {found.minutes:8.1f} {chapter.minutes:5}")
    if {*PLAY_TONIGHT} <= {*counts}:
        tonight = [counts[key] for key in PLAY_TONIGHT]
        print(f"{'to play tonight':24}{sum(c.words for c in tonight):6}", end=" ")
        print(f"{sum(c.minutes for c in tonight):8.1f} {sum(c.told for c in tonight):5}")
    if args.write:
        write({c.key: c.minutes for c in COURSE} | {key: c.told for key, c in counts.items()})


if __name__ == "__main__":
    main()
