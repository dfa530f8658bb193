"""How cards are written, and which cards a misspelt text may mean."""

from __future__ import annotations

import re
import unicodedata

RANKS = "3456789TJQKA2"
SUITS = "cdhs"
A_RANK, A_SUIT = f"10|[{RANKS}]", f"[{SUITS}]"
"""The patterns of a written rank and suit: ``10`` is as good as ``T``."""

_WHOSE = re.compile(r"[a-i][:=]")
_BETWEEN = re.compile(r"[\s,.;'\"\[\]]+")
_JOKER = r"joker|jk|x|\*|★|☆|🃏"
_ORDERS = tuple(
    re.compile(rf"(?:{card}|(?P<joker>{_JOKER}))", re.IGNORECASE | re.ASCII)
    for card in (
        rf"(?P<rank>{A_RANK})(?P<suit>{A_SUIT})",
        rf"(?P<suit>{A_SUIT})(?P<rank>{A_RANK})",
    )
)
"""A card as people write it: with the rank first, or the suit."""


def meant(text: str) -> str:
    """Return the cards that a text may mean, as a record writes them; "" if it means none."""
    text = _WHOSE.sub("", unicodedata.normalize("NFKC", text), count=1)
    text = _BETWEEN.sub("", text)
    for order in _ORDERS:
        if text and not order.sub("", text):
            return "".join(map(_card, order.finditer(text)))
    return ""


def _card(found: re.Match[str]) -> str:
    return "X" if found["joker"] else found["rank"].upper() + found["suit"].lower()
