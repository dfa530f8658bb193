"""A review as text and as HTML, for where nothing draws it."""

from __future__ import annotations

from html import escape

from ..table.telling.plain_text import sentence_text
from ..table.wire.contract import ReviewLine, State
from . import words as w


def review_text(state: State) -> str:
    """Return what the page of a review says, line by line."""
    review, lines = state["review"], [state["title"]]
    lines += [review["about"], review["note"]]
    lines += [f"{at}. {_line(state, each)}" for at, each in enumerate(review["lines"], 1)]
    lines += [] if review["lines"] else [sentence_text(state, review["text"])]
    lines += [_line(state, each) for each in review["remarks"]]
    return "\n".join(filter(None, lines))


def review_html(state: State) -> str:
    """Return the same as HTML."""
    title, *rest = review_text(state).split("\n")
    return f"<p><b>{escape(title)}</b></p>" + "".join(f"<p>{escape(line)}</p>" for line in rest)


def _line(state: State, line: ReviewLine) -> str:
    lang = state["settings"]["lang"]
    cost = f" ({line['cost']})" if line["cost"] else ""
    head, text = (sentence_text(state, line[part]) for part in ("title", "text"))
    return w.LINE.fill(head=head + cost, text=text).to(lang)
