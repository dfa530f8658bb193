"""What all binds share: a row of plays that are alike, and what may follow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import ClassVar

from daifugo_widget.core.cards import QUEEN, SUITS, pretty_suit
from daifugo_widget.core.game.moves import MarkValue
from daifugo_widget.core.game.plays import PLACES_AT, Laid, Play, suit_count
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option

COLOURS = "brrb"
"""The sign of each suit by its colour, black or red."""
OPEN = "-"
"""The sign of a place that is not bound."""
GROUP_SUITS = "(?=.)c*d*h*s*"
"""How a record writes the suits of a group."""
LIFTED = _("The bind is lifted.")
ONLY = _("The bind is on {suits}: in this trick only {suits} may follow.")
ONLY_SAYS = {"mark": _("Only {value} may follow until the trick flows."), "unmark": LIFTED}
"""What is said when only the bound suits or colours may follow."""
Bound = str | bool | None
_SHOWN = {**dict(zip(SUITS, map(pretty_suit, range(4)), strict=True)), OPEN: "–"}
_SHOWN |= {"b": "♣/♠", "r": "♦/♥"}

AFTER = option(2, 3, default=2, label=_("Plays in a row"))
FROM_START = option(False, True, default=False, label=_("Only from the first play of the trick"))
MIDWAY_AFTER = option(
    "same",
    2,
    3,
    default="same",
    label=_("Plays in a row in mid-trick"),
    words={"same": _("as many as at the start")},
)


@lru_cache(1 << 13)
def pattern(play: Play, signs: str = SUITS) -> str:
    """Return the signs of the suits of a play.

    A group has them sorted (``cs``), stairs of one suit have one (``s``), and a play that has a
    suit for each place has them in that order (``d.c.h.s``).
    """
    if play.has_free_suits:
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
    if play.has_free_suits:
        missing = Counter(bound) - Counter(own)
        return missing.total() <= play.size - suit_count(play.suits)
    places = zip(bound.split("."), own.split("."), strict=False)
    return all(sign in (OPEN, held) for sign, held in places)


@lru_cache(1 << 13)
def kept_pattern(play: Play, bound: str) -> str:
    """Return the suits of a play, its jokers standing for the bound suits that are missing."""
    own = pattern(play)
    if is_whole(play) or not play.has_free_suits:
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

    stage = "bind"

    after: int = 2
    from_start: bool = False
    midway_after: int | str = "same"
    refused: ClassVar[Text]
    """Why a play is refused; ``{suits}`` is what is bound."""

    def after_play(self, game: Change, seat: int, play: Play) -> None:
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

    def allows(self, game: Game, play: Play, mark: MarkValue) -> Refusal | None:
        if play.alone or unbound(game, play) or self._keeps(game, play, mark):
            return None
        shown = pretty(mark) if isinstance(mark, str) else ""
        return Refusal(self.id, play.cards, self.refused, {"suits": shown})

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
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


def end_binds(game: Change, seat: int, by: Rule) -> None:
    """End every bind on behalf of the rule ``by``."""
    for id, _value in game.marks:
        if isinstance(rule := game.rules[id], Bind):
            game.unmark(rule, seat, by)
