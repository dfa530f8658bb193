"""Cards and sentences as plain text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from daifugo_widget.core.cards import A_RANK, A_SUIT, pretty_code, read_codes

from .voice import Segment, Sentence

_CARD = re.compile(rf"\?\?|X(?:=(?:{A_RANK}){A_SUIT}?)?|(?:{A_RANK}){A_SUIT}")


def split(cards: str) -> list[str]:
    """Split cards in record notation into single cards."""
    return _CARD.findall(cards)


def card_text(card: str) -> str:
    """Write one card for people: ``10♥``, ``★``."""
    if card == "??":
        return "?"
    (code,) = read_codes(card.partition("=")[0])
    return pretty_code(code)


def cards_text(cards: str) -> str:
    """Write cards for people: ``7♣ 7♦``."""
    return " ".join(card_text(card) for card in split(cards)) or cards


def sentence_text(state: Mapping[str, Any], sentence: Sentence) -> str:
    """Write a sentence of a state as plain text."""
    return plain_text(sentence, {seat["seat"]: seat["name"] for seat in state["seats"]})


def plain_text(sentence: Sentence, names: Mapping[int, str]) -> str:
    """Write a sentence as plain text, with the names of the players by seat."""
    return "".join(_part(part, names) for part in sentence)


def _part(part: Segment, names: Mapping[int, str]) -> str:
    if isinstance(part, str):
        return part
    if part[0] == "p":
        return names[part[1]]
    return cards_text(part[1]) if part[0] == "c" else part[2]
