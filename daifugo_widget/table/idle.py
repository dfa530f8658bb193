"""The prompt of a table at which nothing is asked."""

from __future__ import annotations

from .contract import Kind, Prompt
from .phrase import Sentence


def idle(kind: Kind, seat: int, text: Sentence) -> Prompt:
    """Return a prompt that says something and asks for nothing."""
    return {
        "kind": kind,
        "seat": seat,
        "text": text,
        "may_pass": False,
        "choice": None,
        "timer": None,
        "calls": [],
    }
