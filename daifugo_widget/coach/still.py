"""A review as text and as HTML, for where nothing draws it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..table.telling.plain_text import sentence_text
from ..table.telling.voice import Sentence
from ..table.wire.contract import ReviewLine, State
from . import words as w


def review_text(state: State, reasons: Sequence[Sentence]) -> str:
    """Return what the page of a review says, line by line, each costly move with its reason."""
    review, lines = state["review"], [state["title"]]
    lines += [review["about"], review["note"]]
    costly = zip(review["lines"], reasons, strict=True)
    lines += [f"{at}. {_line(state, *each)}" for at, each in enumerate(costly, 1)]
    lines += [] if review["lines"] else [sentence_text(state, review["text"])]
    lines += [_line(state, each, each["text"]) for each in review["remarks"]]
    return "\n".join(filter(None, lines))


def review_html(state: State, reasons: Sequence[Sentence]) -> str:
    """Return the same as HTML."""
    title, *rest = review_text(state, reasons).split("\n")
    return f"<p><b>{escape(title)}</b></p>" + "".join(f"<p>{escape(line)}</p>" for line in rest)


def _line(state: State, line: ReviewLine, text: Sentence) -> str:
    lang = state["settings"]["lang"]
    cost = f" ({line['cost']})" if line["cost"] else ""
    head, told = sentence_text(state, line["title"]), sentence_text(state, text)
    return w.LINE.fill(head=head + cost, text=told).to(lang)
