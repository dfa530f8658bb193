"""Matches that records play out, for tests of rules."""

from daifugo_widget import Match
from daifugo_widget.core.records import Record


def played(text: str) -> Match:
    """Return the match at the end of a record."""
    match: Match = Record.parse(text).history().now
    return match
