"""What all binds share: a row of plays that are alike, and what may follow it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from ...core.cards import QUEEN, SUITS, pretty_suit
from ...core.plays import PLACES_AT, Laid, Play, suit_count
from ...core.refusal import Refusal
from ...core.text import Text
from ...daifugo.rule import Rule, option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...daifugo.game import Game

COLOURS = "brrb"
"""The sign of each suit by its colour, black or red."""
OPEN = "-"
"""The sign of a place that is not bound."""
GROUP_SUITS = "(?=.)c*d*h*s*"
"""How a record writes the suits of a group."""
LIFTED = Text("The bind is lifted.", "縛りが解けます。", "묶기가 풀립니다.")
ONLY = Text(
    "The bind is on {suits}: in this trick only {suits} may follow.",
    "{suits}で縛られています。この場では{suits}しか出せません。",
    "{suits} 무늬로 묶여 있습니다. 이 판에서는 {suits}만 낼 수 있습니다.",
)
ONLY_SAYS = {
    "mark": Text(
        "Only {value} may follow until the trick flows.",
        "場が流れるまで{value}しか出せません。",
        "판이 흐를 때까지 {value}만 낼 수 있습니다.",
    ),
    "unmark": LIFTED,
}
"""What is said when only the bound suits or colours may follow."""
Bound = str | bool | None
_SHOWN = {**dict(zip(SUITS, map(pretty_suit, range(4)), strict=True)), OPEN: "–"}
_SHOWN |= {"b": "♣/♠", "r": "♦/♥"}

AFTER = option(2, 3, default=2, label=Text("Plays in a row", "続いた回数", "이어진 횟수"))
FROM_START = option(
    False,
    True,
    default=False,
    label=Text(
        "Only from the first play of the trick",
        "場の最初から続いたときだけ",
        "판의 처음부터 이어졌을 때만",
    ),
)
MIDWAY_AFTER = option(
    "same",
    2,
    3,
    default="same",
    label=Text(
        "Plays in a row in mid-trick",
        "途中から続いた回数",
        "도중부터 이어진 횟수",
    ),
    words={
        "same": Text("as many as at the start", "最初からと同じ", "처음부터와 같음"),
    },
)


@lru_cache(1 << 13)
def pattern(play: Play, signs: str = SUITS) -> str:
    """Return the signs of the suits of a play.

    A group has them sorted (``cs``), stairs of one suit have one (``s``), and a play that has a
    suit for each place has them in that order (``d.c.h.s``).
    """
    if play.unplaced:
        return "".join(sorted(signs[suit] for suit in play.suit_list()))
    by_place = [signs[suit] for suit in play.place_suits()]
    return ".".join(by_place) if play.suits >> PLACES_AT else by_place[0]


def is_whole(play: Play) -> bool:
    """Return whether every card of a play has a suit; a joker need not have one."""
    return not play.jokers or suit_count(play.suits) == play.size


@lru_cache(1 << 13)
def fits(play: Play, bound: str, signs: str = SUITS) -> bool:
    """Return whether a play has all bound suits, with jokers for those missing."""
    own = pattern(play, signs)
    if play.unplaced:
        missing = Counter(bound) - Counter(own)
        return missing.total() <= play.size - suit_count(play.suits)
    places = zip(bound.split("."), own.split("."), strict=False)
    return all(sign in (OPEN, held) for sign, held in places)


@lru_cache(1 << 13)
def kept_pattern(play: Play, bound: str) -> str:
    """Return the suits of a play, its jokers standing for the bound suits that are missing."""
    own = pattern(play)
    if is_whole(play) or not play.unplaced:
        return own
    missing = Counter(bound) - Counter(own)
    stand = islice(missing.elements(), play.size - suit_count(play.suits))
    return "".join(sorted([*own, *stand]))


@lru_cache(1 << 13)
def shared(one: str, two: str) -> str:
    """Return what two patterns have in common, "" for nothing."""
    if "." not in one:
        return "".join(sorted((Counter(one) & Counter(two)).elements()))
    same = [a if a == b else OPEN for a, b in zip(one.split("."), two.split("."), strict=True)]
    return ".".join(same) if set(same) != {OPEN} else ""


def pretty(bound: str) -> str:
    """Return what is bound as people read it: ``♣ ♠``, black ``♣/♠``, an open place ``–``."""
    return "\u00a0".join(_SHOWN[sign] for sign in bound if sign in _SHOWN)


class Bind(Rule):
    """Plays in a row that are alike bind what follows until the trick flows."""

    after: int = 2
    from_start: bool = False
    midway_after: int | str = "same"
    refused: ClassVar[Text]
    """Why a play is refused; ``{suits}`` is what is bound."""

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind what a long enough row has in common."""
        bound = self._row(game) if len(game.row) > 1 else None
        if bound and bound != game.mark_of(self.id) and not unbound(game, play):
            game.mark(self, bound, seat)

    def _row(self, game: Game) -> Bound:
        """Return what is bound by the shortest long enough row that ends in the latest play."""
        laid = game.row
        latest = laid[-1].play
        for start in range(len(laid) - 2, -1, -1):
            play, row = laid[start].play, laid[start:]
            alike = play.size == latest.size and play.kind == latest.kind
            bound = self._common(game, row) if alike else None
            if bound is None:
                return None
            if bound and self._counting(game)._long_enough(start, len(row)):
                return bound
        return None

    def _counting(self, game: Game) -> Bind:
        """Return the rule whose options say how long a row must be."""
        return self

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        """Return what the plays of a row have in common: "" if still open, None if nothing.

        Binds that do not come from a row keep this default.
        """
        return None

    def _long_enough(self, start: int, length: int) -> bool:
        if start and self.from_start:
            return False
        midway = start and self.midway_after != "same"
        return length >= int(self.midway_after if midway else self.after)

    def allows(self, game: Game, play: Play, mark: Any) -> Refusal | None:
        """Refuse a play that does not match the bind."""
        if play.alone or unbound(game, play) or self._keeps(game, play, mark):
            return None
        shown = pretty(mark) if isinstance(mark, str) else ""
        return Refusal(self.id, play.cards, self.refused, {"suits": shown})

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        """Return whether a play matches the bind."""
        return fits(play, mark)


def unbound(game: Game, play: Play) -> bool:
    """Return whether a play is free of binds and makes none, as a Q that may ignore them."""
    queen = game.rules.get("queen-release")
    if not (queen and queen.ignores_bind and play.kind == "group"):
        return False
    return game.count(play, QUEEN) > 0


def is_freed(game: Game, play: Play) -> bool:
    """Return whether a play ends the binds there are and completes none, as a Q may."""
    queen = game.rules.get("queen-release")
    return bool(queen) and not game.silent and queen.concerns(game.rules, play)


def end_binds(game: Game, seat: int, by: Rule) -> None:
    """End every bind on behalf of the rule ``by``."""
    for id, _ in game.marks:
        if isinstance(rule := game.rules[id], Bind):
            game.unmark(rule, seat, by)
