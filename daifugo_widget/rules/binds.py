"""Binds: what the rest of a trick has to match."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.cards import SUITS, pretty_suit
from ..core.plays import Play, read_suits, suit_count, suits_text, suits_within
from ..core.refusal import Refusal
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..core.game import Game


def pattern(play: Play) -> str:
    """Return the suits that a play binds: those of each card of a group, the one of stairs."""
    text = suits_text(play.suits)
    return text[:1] if play.kind == "stairs" else text


def complete(play: Play) -> bool:
    """Tell whether every card of the play has a suit."""
    return suit_count(play.suits) == play.size


@lru_cache(4096)
def fits(play: Play, bound: str) -> bool:
    """Tell whether a play can have the bound suits, jokers standing for those that are missing."""
    if play.alone:
        return True
    if play.kind == "stairs":
        return pattern(play) == bound
    return len(bound) == play.size and suits_within(play.suits, read_suits(bound))


@rule(
    "suit-bind", en="Suit bind", ja="スート縛り（マーク縛り）", ko="마크 묶기 (수트 묶기)", chapter="binds",
    stage="bind",
    text=(
        "同じマークのカードが続けて出ると、その場が流れるまで同じマークしか出せません。",
        "같은 무늬의 카드가 잇달아 나오면 그 판이 흐를 때까지 같은 무늬만 낼 수 있습니다.",
    ),
)
class SuitBind(Rule):
    """When plays in a row have the same suits, only those suits may follow until the trick flows."""

    after = option(
        2, 3, default=2, label=Text("Plays in a row", "続いた回数", "이어진 횟수"),
    )
    joker_binds = option(
        False, True, default=False,
        label=Text("A play with a joker makes a bind", "ジョーカーでも縛れる", "조커로도 묶임"),
    )
    from_start = option(
        False, True, default=False,
        label=Text("Only from the first play of the trick", "場の最初からだけ", "판의 처음부터만"),
    )
    midway_after = option(
        "same", 2, 3, default="same",
        label=Text("Plays in a row in mid-trick", "途中からの回数", "도중부터의 횟수"),
    )
    declared = option(
        False, True, default=False,
        label=Text("Only once it is called", "宣言して成立", "선언해야 성립"),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind the suits of a long enough row."""
        if len(game.trick) > 1 and not self.declared and game.mark_of(self.id) is None:
            bound = self._row(game)
            if bound:
                game.mark(self, bound, seat)

    def _row(self, game: Game) -> str | None:
        """Return the suits of the row that ends in the latest play, if it is long enough to bind."""
        bound, start = None, len(game.trick)
        for laid in reversed(game.trick):
            play = laid.play
            if play.alone and not self.joker_binds or play.jokers and not self.joker_binds:
                break
            if bound is None and complete(play):
                bound = pattern(play)
            if bound is not None and not fits(play, bound):
                break
            start -= 1
        return bound if bound and self._long_enough(start, len(game.trick) - start) else None

    def _long_enough(self, start: int, length: int) -> bool:
        if start == 0:
            return bool(length >= self.after)
        if self.from_start:
            return False
        return bool(length >= (self.after if self.midway_after == "same" else self.midway_after))

    def allows(self, game: Game, play: Play, mark: Any) -> Refusal | None:
        """Refuse other suits than the bound ones."""
        if fits(play, mark):
            return None
        suits = " ".join(pretty_suit(SUITS.index(letter)) for letter in mark)
        return Refusal(self.id, play.cards, Text(
            "{suits} is bound: in this trick only {suits} may follow.",
            "{suits}で縛られています。この場では{suits}しか出せません。",
            "{suits}(으)로 묶여 있습니다. 이 판에서는 {suits}만 낼 수 있습니다.",
        ).fill(suits=suits))

    def calls(self, game: Game) -> Iterable[int]:
        """Let every seat still in call a bind that has come about."""
        open_now = self.declared and len(game.trick) > 1 and game.mark_of(self.id) is None
        return game.live_seats() if open_now and self._row(game) else ()

    def called(self, game: Game, seat: int) -> None:
        """Bind the suits that were called."""
        game.mark(self, self._row(game), seat)
