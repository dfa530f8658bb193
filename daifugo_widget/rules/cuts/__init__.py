"""What makes a trick flow at once: cuts, returns, and answers to a cut."""

from . import answers, by_kind, by_number, returns, triples

__all__ = ["answers", "by_kind", "by_number", "returns", "triples"]
