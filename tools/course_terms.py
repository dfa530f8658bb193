"""Finding terms that a way uses before they are explained: `python -m tools.course_terms`.

A term of the glossary is explained in the cell of a chapter in which it stands in bold.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from daifugo_widget.teach.course import WAYS, Chapter, Way

from .course_reading import Piece, pieces, plain

EVERYDAY = {"game", "play"}
"""Words of the glossary that everybody knows."""
FORMS = {
    "set": r"(?:once a|in a|of a|each|every|whole|per|two|three) sets?(?! (?:of|number))|^sets?$",
    "match": r"match(?:es)?(?! colou?rs)",
    "trick": r"tricks?",
    "flow": r"flow(?:s|ed|ing)?",
    "cut": r"cuts?|cutting",
    "revolution": r"revolutions?",
    "eleven back": r"(?:eleven|11) back",
    "lead, leader": r"leads?|led|leading|leaders?",
    "follow, follower": r"follow(?:s|ed|ing|ers?)?",
    "group": r"groups?",
    "stairs": r"stairs",
    "natural": r"naturals?(?! disaster)",
    "bind": r"binds?|bound",
    "ordinary, reversed order": r"reversed(?: order)?|ordinary order",
    "class": r"class(?:es)?(?! struggle)",
    "exchange": r"exchang(?:es?|ed|ing)",
    "finish, out": r"(?:go|goes|went|going|gone|be|is|are|was) out|^out$",
    "foul": r"fouls?",
    "fall": r"fell|falls|fallen",
    "house": r"houses?",
}
"""The terms as the glossary has them, and what is found of each in a text."""
BOLD = re.compile(r"\*\*(.+?)\*\*", re.S)
GOAL = re.compile(r"(?m)^- .*(?:\n  .*)*")
PATTERNS = {
    term: re.compile(rf"\b(?:{forms})\b", re.IGNORECASE | re.MULTILINE)
    for term, forms in FORMS.items()
}


class Use(NamedTuple):
    """A term that is used before it is explained."""

    chapter: str
    term: str
    cell: str
    text: str


def uses_before(way: Way) -> list[Use]:
    """Return the terms that are used on a way before they are explained there."""
    known, found = set[str](), list[Use]()
    for chapter in way.chapters:
        for cell in _cells(chapter):
            known |= explained_in(cell)
            found += (use for use in _uses(chapter, cell) if use.term not in known)
    return found


def _cells(chapter: Chapter) -> Iterator[Piece]:
    """Yield what is read; the goals that a chapter begins with may name what it explains."""
    first, *rest = (piece for piece in pieces(chapter) if not piece.is_code)
    yield first._replace(text=GOAL.sub("", first.text))
    yield from rest


def explained_in(piece: Piece) -> set[str]:
    """Return the terms that stand in bold."""
    bold = "\n".join(" ".join(each.split()) for each in BOLD.findall(piece.text))
    return {term for term, pattern in PATTERNS.items() if pattern.search(bold)}


def _uses(chapter: Chapter, piece: Piece) -> Iterator[Use]:
    text = " ".join(plain(piece.text).split())
    for term, pattern in PATTERNS.items():
        for match in pattern.finditer(text):
            around = text[max(0, match.start() - 30) : match.end() + 30]
            yield Use(chapter.key, term, piece.cell, around)


def by_chapter(uses: Iterable[Use]) -> list[str]:
    """Return a line for each term of each chapter, with how often it is used too early."""
    times = Counter((use.chapter, use.term) for use in uses)
    return [f"  {chapter}: {term} {count}" for (chapter, term), count in times.items()]


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--places", action="store_true", help="print each place as well")
    args = parser.parse_args()
    for way in WAYS:
        uses = uses_before(way)
        print(f"{way.title}: {len(uses)} terms used before they are explained")
        print(*by_chapter(uses), sep="\n", end="\n" if uses else "")
        if args.places:
            print(
                *(f"    {use.chapter} {use.cell} {use.term}: {use.text}" for use in uses), sep="\n"
            )


if __name__ == "__main__":
    main()
