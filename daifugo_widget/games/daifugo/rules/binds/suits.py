"""Binds of suits: of all suits of the plays in a row, or only of those that repeat."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from ...core.cards import SUITS
from ...core.plays import Laid, Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from .row import (
    AFTER,
    FROM_START,
    GROUP_SUITS,
    LIFTED,
    MIDWAY_AFTER,
    ONLY,
    ONLY_SAYS,
    Bind,
    Bound,
    fits,
    is_freed,
    is_whole,
    kept_pattern,
    pattern,
    shared,
    unbound,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...daifugo.game import Game


def common_suits(row: Sequence[Play], joker_binds: bool = False, signs: str = SUITS) -> Bound:
    """Return the suits that all plays of a row have, "" if jokers leave them open, None if none."""
    jokers = any(play.jokers for play in row)
    if jokers and not joker_binds:
        return None
    whole = {pattern(play, signs) for play in row if is_whole(play)}
    if len(whole) != 1:
        return None if whole else ""
    bound = whole.pop()
    return None if jokers and not all(fits(play, bound, signs) for play in row) else bound


def repeated_suits(row: Sequence[Play], joker_binds: bool = False, bound: str = "") -> Bound:
    """Return the suits that repeat in all plays of a row, None if there are none.

    What is bound already is kept by jokers.
    """
    if not joker_binds and any(play.jokers for play in row):
        return None
    return reduce(shared, (kept_pattern(play, bound) for play in row)) or None


@rule(
    "suit-bind",
    en="Suit bind",
    ja="スート縛り（マーク縛り）",
    ko="마크 묶기 (수트 묶기)",
    chapter="binds",
    stage="bind",
    well_known=True,
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs](\.[cdhs])+",
    mark_holds="suits",
    text=(
        "同じマークのカードが続けて出ると、場が流れるまでそのマークしか出せません。",
        "같은 무늬의 카드가 잇달아 나오면 판이 흐를 때까지 그 무늬만 낼 수 있습니다.",
    ),
    says=ONLY_SAYS,
)
class SuitBind(Bind):
    """When plays in a row have the same suits, only those may follow until the trick flows."""

    after = AFTER
    joker_binds = option(
        False,
        True,
        default=False,
        label=Text(
            "A play with a joker can bind",
            "ジョーカー入りでも縛れる",
            "조커가 든 카드로도 묶임",
        ),
    )
    from_start = FROM_START
    midway_after = MIDWAY_AFTER
    declared = option(
        False,
        True,
        default=False,
        label=Text(
            "Only once somebody calls it",
            "だれかが宣言したときだけ",
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
            "공식 규칙에서 조커가 든 카드는 새로 묶지는 못해도 묶기를 이어 갑니다. "
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
    refused = ONLY

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind the suits of a long enough row, unless the bind has to be called."""
        if not self.declared:
            super().after_play(game, seat, play)

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return common_suits([laid.play for laid in row], self.joker_binds)

    def calls(self, game: Game) -> Iterable[int]:
        """Let every seat still in call a bind that has come about."""
        if not self.declared or len(game.row) < 2 or game.mark_of(self.id) is not None:
            return ()
        latest = game.row[-1].play
        open_now = self._row(game) and not (unbound(game, latest) or is_freed(game, latest))
        return game.live_seats() if open_now else ()

    def called(self, game: Game, seat: int) -> None:
        """Bind the suits that were called."""
        game.mark(self, self._row(game), seat)


@rule(
    "partial-bind",
    en="Partial bind",
    ja="片縛り",
    ko="쪽 묶임",
    chapter="binds",
    stage="bind",
    lasts_in_silence=True,
    needs=("suit-bind",),
    mark_pattern=rf"{GROUP_SUITS}|[cdhs-](\.[cdhs-])+",
    mark_holds="suits",
    text=(
        (
            "2枚以上で出したとき、前のカードと一部のマークだけが同じなら、"
            "場が流れるまでそのマークを含めて出します。"
        ),
        (
            "두 장 이상을 냈을 때 앞의 카드와 일부 무늬만 같으면, "
            "판이 흐를 때까지 그 무늬를 넣어서 내야 합니다."
        ),
    ),
    says={
        "mark": Text(
            "What follows must include {value} until the trick flows.",
            "場が流れるまで、{value}を含めて出します。",
            "판이 흐를 때까지 {value} 무늬를 넣어서 내야 합니다.",
        ),
        "unmark": LIFTED,
    },
)
class PartialBind(Bind):
    """When groups in a row share some of their suits, what follows must include those suits."""

    note = Text(
        (
            "Plays in a row are counted as for the suit bind. "
            "Emperors are compared place by place. "
            "With a strict bind of all suits, a half-matching pair one step stronger makes only a "
            "number bind, if that is played."
        ),
        (
            "続いた回数の数え方はスート縛りと同じです。"
            "エンペラーは、同じ順番のカードどうしを比べます。"
            "全部のマークが必要な激縛りと数字縛りがあるとき、"
            "半分だけ同じで1つ強い組は数字縛りだけになります。"
        ),
        (
            "이어진 횟수는 마크 묶기와 똑같이 셉니다. "
            "엠페러는 같은 순서의 카드끼리 비교합니다. "
            "모든 무늬가 필요한 격 묶기와 숫자 묶기가 있으면, 절반만 같고 한 단계 강한 짝은 숫자 "
            "묶기만 됩니다."
        ),
    )
    example = """
        hands  3c3s9c / 5c5dKd / 7d7h8c8h
        a 3c3s  b 5c5d    # Clubs repeat: what follows must include a club.
        = mark partial-bind=c
        ! c 7d7h  partial-bind
        c 8c8h            # The other suit is free.
        = top 8c8h
    """
    comments = (
        (
            "クラブが続いたので、次からはクラブを含めて出します。",
            "클로버가 이어졌으므로 다음부터는 클로버를 넣어서 내야 합니다.",
        ),
        ("もう1枚のマークは自由です。", "다른 한 장의 무늬는 자유입니다."),
    )
    refused = Text(
        "The bind is on {suits}: in this trick every play must include {suits}.",
        "{suits}で縛られています。この場では{suits}を含めて出します。",
        "{suits} 무늬로 묶여 있습니다. 이 판에서는 {suits} 무늬를 넣어서 내야 합니다.",
    )

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        jokers, plays = game.rules[SuitBind].joker_binds, [laid.play for laid in row]
        bound = repeated_suits(plays, jokers, game.mark_of(self.id) or "")
        if bound and (common_suits(plays, jokers) or self._numbers_alone(game)):
            return ""
        return bound

    def _numbers_alone(self, game: Game) -> bool:
        """Return whether a play that matches in part makes a number bind and nothing else."""
        strict, number = game.rules.get("strict-bind"), game.rules.get("number-bind")
        all_suits = strict and strict.pairs == "all-suits"
        return bool(all_suits and number and number._row(game))

    def _counting(self, game: Game) -> Bind:
        return game.rules[SuitBind]
