"""What cards a text may mean that is none: in large or small letters, in another order, parted."""

from __future__ import annotations

import re

_WHOSE = re.compile(r"[a-i][:=]")
_BETWEEN = re.compile(r"[\s,.;'\"\[\]]+")
_RANK, _SUIT, _JOKER = "10|[2-9tjqka]", "[cdhs]", r"joker|jk|x|\*|★|☆|🃏"
_ORDERS = tuple(
    re.compile(rf"(?:{card}|(?P<joker>{_JOKER}))", re.IGNORECASE)
    for card in (
        rf"(?P<rank>{_RANK})(?P<suit>{_SUIT})",
        rf"(?P<suit>{_SUIT})(?P<rank>{_RANK})",
    )
)
"""A card as people write it: the rank first, or the suit."""


def meant(text: str) -> str:
    """Return the cards that a text may mean as a record writes them; nothing where it is none."""
    text = _BETWEEN.sub("", _WHOSE.sub("", text, count=1))
    for order in _ORDERS:
        if text and not order.sub("", text):
            return "".join(map(_card, order.finditer(text)))
    return ""


def _card(found: re.Match[str]) -> str:
    return "X" if found["joker"] else found["rank"].upper() + found["suit"].lower()
