"""The official match: its sets and games, its score card, its clock and its referee."""

from . import clock, fouls, match, scorecard

__all__ = ["clock", "fouls", "match", "scorecard"]
