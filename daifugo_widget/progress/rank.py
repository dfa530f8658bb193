"""The rank of a learner, from daihinmin to daifugo, by how much of the rules is known."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from ..core.words.text import Text
from ..games import DAIFUGO, rules_class
from . import words as w
from .review import Review

SHARES = {"daihinmin": 0.0, "hinmin": 0.05, "heimin": 0.15, "fugo": 0.4, "daifugo": 0.7}
"""From which share of the rules of Daifugo on somebody has a rank."""


class Rank(NamedTuple):
    """A rank by its name: how many rules are known, and from how many on the ``next`` one is."""

    name: str
    known: int
    rules: int
    next: str = ""
    from_next: int = 0

    @property
    def text(self) -> Text:
        """What is known, the rank, and from when on there is a better one."""
        slots = {"known": self.known, "all": self.rules, "rank": w.RANKS[self.name]}
        if not self.next:
            return w.BEST_RANK.fill(**slots)
        return w.RANK.fill(**slots, count=self.from_next, next=w.RANKS[self.next])


def rank_of(review: Review) -> Rank:
    """Return the rank of a learner today. It falls slowly if nothing is reviewed."""
    rules = rules_class(DAIFUGO).all_rules()
    return _rank(_count_known(review, rules), len(rules))


def _count_known(review: Review, rules: Collection[str]) -> int:
    today = review.today
    return round(sum(card.worth(today) for id, card in review.cards.items() if id in rules))


def _rank(known: int, count: int) -> Rank:
    least = {name: round(share * count) for name, share in SHARES.items()}
    name = [name for name, rules in least.items() if known >= rules][-1]
    better = [(other, rules) for other, rules in least.items() if known < rules]
    return Rank(name, known, count, *(better[0] if better else ()))


def known_rank(name: object) -> str:
    """Return the name of a rank, "" for anything else."""
    return name if isinstance(name, str) and name in SHARES else ""


def best_rank(names: Iterable[str]) -> str:
    """Return the highest of some ranks, "" if there is none."""
    order = ["", *SHARES]
    return max(names, key=order.index, default="")
