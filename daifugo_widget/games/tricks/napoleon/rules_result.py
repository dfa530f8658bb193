"""The rules of Napoleon for the end: who wins a deal, and a session."""

from __future__ import annotations

from ...core.entry import Entry
from ..common import Deals
from .catalogue import napoleon_rule


@napoleon_rule(
    "result",
    en="Result",
    ja="勝敗",
    ko="승패",
    chapter="score",
    frame=True,
    text=(
        (
            "ナポレオンと副官の取った絵札が合わせてビッドの枚数以上なら2人の勝ち、"
            "足りなければほかの全員（連合軍）の勝ちです。"
        ),
        (
            "나폴레옹과 부관이 딴 그림 카드가 합쳐서 부른 수 이상이면 두 사람이 이기고, "
            "모자라면 나머지 모두(연합군)가 이깁니다."
        ),
    ),
)
class Result(Entry):
    """If Napoleon and the adjutant take the honours bid or more, both win; else the others do."""

    example = """
        hands     AcQc / Kc3d / Tc4d / 2cAd
        contract  a:5c
        friend    Ad
        a Ac  b Kc  c Tc  d 2c
        = honours a 3          # Two more are needed.
        a Qc  b 3d  c 4d  d Ad    # d is the adjutant.
        = made, points a 1, points d 1, points b 0    # Five honours: a and d both win.
    """
    comments = (
        (
            "あと2枚必要です。",
            "두 장이 더 필요합니다.",
        ),
        (
            "dさんが副官です。",
            "d 님이 부관입니다.",
        ),
        (
            "絵札は5枚で、aさんとdさんの2人が勝ちます。",
            "그림 카드가 다섯 장이므로 a 님과 d 님이 이깁니다.",
        ),
    )

    def is_made(self, honours: int, wanted: int) -> bool:
        """Return whether the honours taken are enough."""
        return honours >= wanted


@napoleon_rule(
    "session",
    en="Session",
    ja="対戦の長さ",
    ko="시합의 길이",
    chapter="score",
    frame=True,
    text=(
        "ふつう10回配り、勝った回数がいちばん多い人の勝ちです。流れた回は数えません。",
        "보통 10번 나누어 하고, 가장 많이 이긴 사람이 우승합니다. 무효가 된 판은 세지 않습니다.",
    ),
)
class Session(Deals):
    """Ten deals are usual, and whoever wins the most of them wins; a void deal does not count."""
