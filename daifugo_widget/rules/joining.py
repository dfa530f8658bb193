"""How a newcomer enters a running match."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.text import Text
from ..daifugo.rule import Rule, rule


@rule(
    "joining",
    en="Joining later",
    ja="途中参加",
    ko="중도 참가",
    chapter="house",
    stage="next",
    text=(
        (
            "途中から加わる人は、いちばん下の人から順にじゃんけんをし、最初に負けた相手の"
            "すぐ下に入ります。"
        ),
        (
            "중간에 들어오는 사람은 가장 낮은 사람부터 차례로 가위바위보를 하여, 처음 진 상대의 "
            "바로 아래로 들어갑니다."
        ),
    ),
)
class Joining(Rule):
    """A newcomer plays rock-paper-scissors upward from the lowest, and enters below the winner."""

    note = Text(
        (
            "A newcomer who beats everybody enters at the top. "
            "The next game is dealt to one player more, with the classes of that number, and the "
            "newcomer begins with no points."
        ),
        (
            "全員に勝った人は、いちばん上から始めます。"
            "次のゲームは1人多い人数の階級で配り、新しい人の得点は0点から始まります。"
        ),
        (
            "모두를 이긴 사람은 맨 위에서 시작합니다. "
            "다음 게임은 한 명 많은 인원의 계급으로 나누며, 새로 온 사람은 0점에서 시작합니다."
        ),
    )

    def enters(self, ranking: tuple[int, ...], wins: Iterable[bool]) -> tuple[int, ...]:
        """Return a ranking with the newcomer in it; ``wins`` are the results from the lowest up."""
        newcomer, above = len(ranking), len(ranking)
        for won in wins:
            if not won or not above:
                break
            above -= 1
        return (*ranking[:above], newcomer, *ranking[above:])
