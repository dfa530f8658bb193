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


@lru_cache(4096)
def binding(play: Play) -> str | None:
    """Return the suits that a play binds: those of each card of a group, the one of stairs.

    None where a joker has no suit.
    """
    if suit_count(play.suits) < play.size:
        return None
    text = suits_text(play.suits)
    return text[:1] if play.kind == "stairs" else text


@lru_cache(4096)
def fits(play: Play, bound: str) -> bool:
    """Tell whether a play can have the bound suits, jokers standing for those that are missing."""
    if play.alone:
        return True
    if play.kind == "stairs":
        return binding(play) == bound
    return len(bound) == play.size and suits_within(play.suits, read_suits(bound))


@rule(
    "suit-bind",
    en="Suit bind",
    ja="スート縛り（マーク縛り）",
    ko="마크 묶기 (수트 묶기)",
    chapter="binds",
    stage="bind",
    mark_text="(?=.)c*d*h*s*",
    text=(
        "同じマークのカードが続けて出ると、場が流れるまでそのマークしか出せません。",
        "같은 무늬의 카드가 잇달아 나오면 판이 흐를 때까지 그 무늬만 낼 수 있습니다.",
    ),
    says={
        "mark": Text(
            "Only {value} may follow until the trick flows.",
            "場が流れるまで{value}しか出せません。",
            "판이 흐를 때까지 {value}만 낼 수 있습니다.",
        ),
    },
)
class SuitBind(Rule):
    """When plays in a row have the same suits, only those may follow until the trick flows."""

    after = option(
        2,
        3,
        default=2,
        label=Text("Plays in a row", "続いた回数", "이어진 횟수"),
    )
    joker_binds = option(
        False,
        True,
        default=False,
        label=Text(
            "A play with a joker can bind",
            "ジョーカー入りでも縛れる",
            "조커가 든 플레이로도 묶임",
        ),
    )
    from_start = option(
        False,
        True,
        default=False,
        label=Text(
            "Only from the first play of the trick",
            "場の最初から続いたときだけ",
            "판의 처음부터 이어졌을 때만",
        ),
    )
    midway_after = option(
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
    declared = option(
        False,
        True,
        default=False,
        label=Text(
            "Only once somebody calls it",
            "誰かが宣言したときだけ",
            "누군가 선언했을 때만",
        ),
    )

    note = Text(
        (
            "A pair binds as a pair: clubs and spades on clubs and spades. "
            "A joker may stand for a bound suit, and a joker alone may always be played. "
            "In the official rules a play with a joker makes no bind, but keeps one. "
            "Passes do not break the row; some tables bind only after three plays."
        ),
        (
            "2枚出しは組で縛ります（クラブとスペードにクラブとスペード）。"
            "ジョーカーは縛られたマークの代わりになり、ジョーカー1枚はいつでも出せます。"
            "公式ルールでは、ジョーカー入りで新しく縛ることはできませんが、縛りは続きます。"
            "途中のパスでは途切れず、3回続いて初めて縛る卓もあります。"
        ),
        (
            "두 장은 짝으로 묶입니다(클로버와 스페이드에 클로버와 스페이드). "
            "조커는 묶인 무늬를 대신할 수 있고, 조커 한 장은 언제든 낼 수 있습니다. "
            "공식 규칙에서 조커가 든 플레이는 새로 묶지는 못해도 묶기를 이어 갑니다. "
            "사이의 패스로는 끊기지 않으며, 세 번 이어져야 묶는 곳도 있습니다."
        ),
    )
    example = """
        hands  3h9c / 5h7c / 7hTs
        a 3h  b 5h    # Two hearts in a row: hearts are bound.
        = mark suit-bind=h
        ! c Ts  suit-bind
        c 7h          # Only hearts may follow now.
        = top 7h
    """
    comments = (
        (
            "ハートが2回続いたので、ハートで縛られます。",
            "하트가 두 번 이어졌으므로 하트로 묶입니다.",
        ),
        ("もうハートしか出せません。", "이제 하트만 낼 수 있습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind the suits of a long enough row."""
        if len(game.trick) < 2 or self.declared or game.mark_of(self.id) is not None:
            return
        before = game.trick[-2].play
        alike = play.suits == before.suits or play.jokers or before.jokers
        if alike and (bound := self._row(game)):
            game.mark(self, bound, seat)

    def _row(self, game: Game) -> str | None:
        """Return the suits of the row that ends in the latest play, if it is long enough."""
        bound, start = None, len(game.trick)
        for laid in reversed(game.trick):
            play = laid.play
            if play.jokers and not self.joker_binds:
                break
            bound = bound or binding(play)
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
        return Refusal(
            self.id,
            play.cards,
            Text(
                "{suits} is bound: in this trick only {suits} may follow.",
                "{suits}で縛られています。この場では{suits}しか出せません。",
                "{suits} 무늬로 묶여 있습니다. 이 판에서는 {suits}만 낼 수 있습니다.",
            ),
            {"suits": suits},
        )

    def calls(self, game: Game) -> Iterable[int]:
        """Let every seat still in call a bind that has come about."""
        open_now = self.declared and len(game.trick) > 1 and game.mark_of(self.id) is None
        return game.live_seats() if open_now and self._row(game) else ()

    def called(self, game: Game, seat: int) -> None:
        """Bind the suits that were called."""
        game.mark(self, self._row(game), seat)
