"""Finding where a sentence stands in the code by the words that are seen of it.

In the code a sentence has marks: ``The trick <flow:flows>, and {who} [leads|lead].`` It may also be
cut by the end of a line. `python -m tools.sentence_search "and Hana leads"` reads past both, in any
language.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .catalogues import LANGUAGES, catalogues, read

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "daifugo_widget"
TERM = re.compile(r"<[\w-]+:([^>]+)>")
FORMS = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
SLOT = re.compile(r"\{[^}]*\}")
CARD = re.compile(r"\S*[♣♦♥♠★]\S*\s*")
ENOUGH = 0.4
"""The share of the letters seen that a phrase has to have; names and numbers fill its slots."""
MOST = 12
ENDS = " .,。、"


class Phrase(NamedTuple):
    """A text of the code, and its place as an editor opens it."""

    place: str
    text: str


def phrases_in(path: Path) -> Iterator[Phrase]:
    """Yield every text of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Phrase(f"{path.relative_to(ROOT)}:{node.lineno}", one_line(node.value))


def translations(path: Path, language: str) -> Iterator[Phrase]:
    """Yield every translation of a catalogue."""
    for message in read(path, language):
        if message.id:
            yield Phrase(
                f"{path.relative_to(ROOT)}:{message.lineno}", one_line(str(message.string))
            )


@cache
def phrases() -> tuple[Phrase, ...]:
    """Return every text of the product: English from the code, the rest from the catalogues."""
    files = [(path, language) for language in LANGUAGES for path in catalogues(language)]
    return (
        *(phrase for path in sorted(PACKAGE.rglob("*.py")) for phrase in phrases_in(path)),
        *(phrase for path, language in files for phrase in translations(path, language)),
    )


def one_line(text: str) -> str:
    """Return a text with one blank wherever it has white space."""
    return " ".join(text.split())


def letters_of(phrase: str, seen: str) -> int:
    """Return how many letters of a phrase, outside its slots, are seen in their order."""
    plain = TERM.sub(r"\1", phrase).casefold()
    best = 0
    for form in (r"\1", r"\2"):  # as it is said of others, and of you
        pieces = (piece.strip(ENDS) for piece in SLOT.split(FORMS.sub(form, plain)))
        parts = [piece for piece in pieces if piece]
        best = max(best, *(_letters_of_parts(parts[at:], seen) for at in range(len(parts) or 1)))
    return best


def _letters_of_parts(parts: list[str], seen: str) -> int:
    """Return how many letters of the parts of a phrase, from the first one on, are seen."""
    if parts and seen in parts[0]:
        return len(seen)
    at = letters = 0
    for part in parts:
        found = seen.find(part, at)
        if found < 0:
            return letters
        at, letters = found + len(part), letters + len(part)
    return letters


def search(words: str) -> list[Phrase]:
    """Return the phrases that may be what is seen, the likeliest first."""
    seen = one_line(words).strip(ENDS).casefold()
    scores = {phrase: letters_of(phrase.text, seen) for phrase in phrases()}
    enough = max(2, ENOUGH * len(CARD.sub("", seen)))
    found = [phrase for phrase, letters in scores.items() if letters >= enough]
    return sorted(found, key=lambda phrase: (-scores[phrase], abs(len(phrase.text) - len(seen))))


def main(arguments: list[str]) -> int:
    """Print the places of a sentence; the status is 1 if there is none."""
    found = search(" ".join(arguments))
    for place, text in found[:MOST]:
        print(f"{place}: {text[:100]}")
    return int(not found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
