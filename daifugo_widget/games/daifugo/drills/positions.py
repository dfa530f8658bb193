"""Positions for drills, dealt by changing the example of a rule here and there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import (
    A_RANK,
    A_SUIT,
    JOKER_CODE,
    SUITS,
    bits,
    code,
    number_of,
    show_code,
)
from daifugo_widget.core.records import Record
from daifugo_widget.core.records.body import Line, Moves, NextGame
from daifugo_widget.core.records.fields import read_hands, read_rules
from daifugo_widget.core.records.header import Header

from ..engine.rule_set import RuleSet

_CARD = re.compile(f"({A_RANK})({A_SUIT})")
CARDS_IN = ("hands", "trick", "discards")
"""The keys whose values are cards."""


def vary(record: Record, rng: Random, more: int) -> Record:
    """Return a record with suits swapped or not, and one to four cards changed, plus ``more``.

    Without ``more`` one in ten is kept as it is. Raises `RecordError` if its rules cannot be read.
    """
    if "hands" not in record.header or (not more and rng.random() < 0.1):
        return record
    other = record
    if rng.random() < 0.5:
        suits = "".join(rng.sample(SUITS, len(SUITS)))
        other = record if _marks_suits(record) else _in_suits(record, suits)
    hands = [list(placed.cards.codes) for placed in read_hands(other.header["hands"])]
    unseen = [placed.cards.unseen for placed in read_hands(other.header["hands"])]
    rules = read_rules(other.header["rules"], RuleSet).for_players(len(hands))
    free = _free(other, rules, hands)
    rng.shuffle(free)
    for hand, count in zip(hands, unseen, strict=True):
        hand += [free.pop() for _ in range(min(count, len(free)))]
    for _ in range(rng.randint(1, 4) + more):
        _change(hands, free, _body_codes(other), rng)
    text = " / ".join("".join(map(show_code, sorted(hand))) or "-" for hand in hands)
    return other.with_entries(hands=text)


def _change(hands: list[list[int]], free: list[int], fixed: Sequence[int], rng: Random) -> None:
    """Add a card to a hand, perhaps in place of one that nobody has to play."""
    hand = rng.choice([hand for hand in hands if hand] or hands)
    loose = [card for card in hand if card not in fixed]
    if not free or not hand:
        return
    if loose and rng.random() < 0.5:
        gone = rng.choice(loose)
        hand.remove(gone)
        free.insert(0, gone)
    hand.append(free.pop())


def _free(record: Record, rules: RuleSet, hands: list[list[int]]) -> list[int]:
    """Return the cards of the deck that the record uses nowhere."""
    used = [card for hand in hands for card in hand]
    for key in ("trick", "discards"):
        used += _codes(record.header.text(key))
    free = [code(bit) for bit in bits(rules.deck(len(hands)))]
    for card in used:
        if card in free:
            free.remove(card)
    return free


def _body_codes(record: Record) -> list[int]:
    return _codes(" ".join(line.text() for line in record.body))


def _codes(text: str) -> list[int]:
    cards = [number_of(rank) * 4 + SUITS.index(suit) for rank, suit in _CARD.findall(text)]
    return cards + [JOKER_CODE] * text.count("X")


def _marks_suits(record: Record) -> bool:
    """Return whether a mark may hold suits, as ``suit-bind=s`` does.

    Only its rule knows which letters are suits, and which are seats or colours: with other suits a
    colour might not even stay one.
    """
    headers = (record.header, *(line.header for line in record.body if isinstance(line, NextGame)))
    return any("=" in header.text("marks") for header in headers)


def _in_suits(record: Record, suits: str) -> Record:
    """Return a record in which each suit is replaced by another."""

    def other(text: str) -> str:
        return _CARD.sub(lambda card: card[1] + suits[SUITS.index(card[2])], text)

    body = tuple(_line_in(line, other) for line in record.body)
    return replace(record, header=_header_in(record.header, other), body=body)


def _line_in(line: Line, other: Callable[[str], str]) -> Line:
    if isinstance(line, NextGame):
        return replace(line, header=_header_in(line.header, other))
    if isinstance(line, Moves):
        return Moves(tuple(replace(action, text=other(action.text)) for action in line.actions))
    return line


def _header_in(header: Header, other: Callable[[str], str]) -> Header:
    values = {key: other(entry.value) for key in CARDS_IN if (entry := header.get(key))}
    return header.with_values(values)
