"""Stairs: plain ones, those with gaps, and those through the joint of 2 and 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.text import Text
from ...daifugo.forms import Kind
from ...daifugo.rule import Rule, option, rule
from ...daifugo.runs import GAPS, Progressions, Stairs, Tunnels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.ruleset import Ruleset


@rule(
    "stairs",
    en="Stairs (sequence)",
    ja="階段（シークェンス・連番）",
    ko="계단 (시퀀스·연번)",
    chapter="forms",
    well_known=True,
    text=(
        (
            "同じマークの続いた数字を3枚以上まとめて出せます。"
            "続く人は、同じ枚数でより強い階段を出します。"
        ),
        (
            "같은 무늬의 이어진 숫자를 3장 이상 함께 낼 수 있습니다. "
            "다음 사람은 같은 장수의 더 강한 계단을 냅니다."
        ),
    ),
    worded={
        "minimum=2": Text(
            (
                "Two or more consecutive cards of one suit make a play; as many stronger ones may "
                "follow."
            ),
            (
                "同じマークの続いた数字を2枚以上まとめて出せます。続く人は、"
                "同じ枚数でより強い階段を出します。"
            ),
            (
                "같은 무늬의 이어진 숫자를 2장 이상 함께 낼 수 있습니다. 다음 사람은 같은 장수의 "
                "더 강한 계단을 냅니다."
            ),
        ),
        "minimum=4": Text(
            (
                "Four or more consecutive cards of one suit make a play; as many stronger ones may "
                "follow."
            ),
            (
                "同じマークの続いた数字を4枚以上まとめて出せます。続く人は、"
                "同じ枚数でより強い階段を出します。"
            ),
            (
                "같은 무늬의 이어진 숫자를 4장 이상 함께 낼 수 있습니다. 다음 사람은 같은 장수의 "
                "더 강한 계단을 냅니다."
            ),
        ),
    },
)
class StairsRule(Rule):
    """Three or more consecutive cards of one suit make a play; as many stronger ones may follow."""

    minimum = option(
        2,
        3,
        4,
        default=3,
        label=Text("Cards at least", "最低枚数", "최소 장수"),
    )
    follow = option(
        "higher",
        "above-second",
        "clear",
        default="higher",
        label=Text(
            "What may follow 5-6-7",
            "5-6-7に続けるもの",
            "5-6-7에 이을 수 있는 것",
        ),
        words={
            "higher": Text(
                "any that starts higher: 6-7-8",
                "始まりが上なら可（6-7-8）",
                "시작이 더 높으면 됨(6-7-8)",
            ),
            "above-second": Text(
                "from above its second card: 7-8-9",
                "2枚目より上から（7-8-9）",
                "둘째 장보다 위에서부터(7-8-9)",
            ),
            "clear": Text(
                "no overlap: 8-9-10",
                "重ならない（8-9-10）",
                "겹치지 않아야 함(8-9-10)",
            ),
        },
    )

    note = Text(
        (
            "K-A-2 are consecutive, 2-3 are not, and only a joker can bridge a number that is not "
            "in the deck. "
            "Stairs are compared by their weakest card as things stand, so in a revolution by the "
            "highest number. "
            "In the computer championship stairs may not overlap: 5-6-7 needs 8-9-10."
        ),
        (
            "K-A-2は続いていますが、2-3は続かず、デッキにない数字はジョーカーでしかつなげません。"
            "強さは、そのときのいちばん弱いカードで比べます。"
            "革命中はいちばん大きい数字です。"
            "コンピュータ大会では数字が重なってはいけないので、5-6-7に続くのは8-9-10からです。"
        ),
        (
            "K-A-2는 이어지지만 2-3은 이어지지 않으며, 덱에 없는 숫자는 조커로만 이을 수 있습니다. "
            "세기는 그때 가장 약한 카드로 비교합니다. "
            "혁명 중에는 가장 높은 숫자입니다. "
            "컴퓨터 대회에서는 숫자가 겹치면 안 되므로 5-6-7에는 8-9-10부터 낼 수 있습니다."
        ),
    )
    example = """
        hands  5s6s7s9d / 6h7h8hAc / 9c9hTc
        a 5s6s7s               # Three spades in a row.
        ! b Ac  wrong-count
        b 6h7h8h               # Three in a row again, and they start higher.
        = top 6h7h8h, turn c
    """
    comments = (
        ("スペードが3枚続いています。", "스페이드 세 장이 이어집니다."),
        (
            "同じ3枚の階段で、もっと強い数字から始まります。",
            "역시 세 장이 이어지고, 더 높은 숫자에서 시작합니다.",
        ),
    )

    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Add stairs."""
        return (Stairs(self.minimum, self.follow),)


@rule(
    "progression",
    en="Skipping stairs (arithmetic progression)",
    ja="等差数列（飛び連番）",
    ko="등차수열 (뛰어넘는 스트레이트)",
    chapter="forms",
    text=(
        (
            "同じマークで、2以上の同じ間隔で並んだ数字を3枚以上まとめて出せます。"
            "続く人は、同じ枚数と同じ間隔で、もっと強いものを出します。"
        ),
        (
            "같은 무늬로 둘 이상의 같은 간격을 둔 숫자를 3장 이상 함께 낼 수 있습니다. "
            "다음 사람은 같은 장수와 같은 간격으로 더 강한 것을 냅니다."
        ),
    ),
    worded={
        "gaps=two-only": Text(
            "Three or more cards of one suit make a play if they are every other number.",
            (
                "同じマークで、1つおきに並んだ数字を3枚以上まとめて出せます。続く人は、同じ枚数で、"
                "もっと強いものを出します。"
            ),
            (
                "같은 무늬로 하나씩 건너뛴 숫자를 3장 이상 함께 낼 수 있습니다. 다음 사람은 같은 "
                "장수로 더 강한 것을 냅니다."
            ),
        ),
        "follow_gap=any": Text(
            "Three or more cards of one suit with the same gap of two or more make a play.",
            (
                "同じマークで、2以上の同じ間隔で並んだ数字を3枚以上まとめて出せます。続く人は、"
                "同じ枚数で、もっと強いものを出します。"
            ),
            (
                "같은 무늬로 둘 이상의 같은 간격을 둔 숫자를 3장 이상 함께 낼 수 있습니다. 다음 "
                "사람은 같은 장수로 더 강한 것을 냅니다."
            ),
        ),
    },
)
class Progression(Rule):
    """Three or more cards of one suit with the same gap of two or more make a play."""

    gaps = option(
        "any",
        "two-only",
        default="any",
        label=Text("Gaps", "間隔", "간격"),
        words={
            "any": Text("any from two on", "2以上なら何でも", "둘 이상이면 무엇이든"),
            "two-only": Text(
                "every other number: 3-5-7", "1つおきだけ（3-5-7）", "하나 건너만(3-5-7)"
            ),
        },
    )
    follow_gap = option(
        "same",
        "any",
        default="same",
        label=Text("A follower needs", "続く人の間隔", "다음 사람의 간격"),
        words={
            "same": Text("the same gap", "同じ間隔", "같은 간격"),
            "any": Text("any gap", "どの間隔でも可", "어떤 간격이든 됨"),
        },
    )
    jokers = option(
        False,
        True,
        default=False,
        label=Text("A joker may join", "ジョーカーも使える", "조커도 쓸 수 있음"),
    )

    note = Text(
        (
            "If any gap will do, three cards can have one of up to 6, four cards of up to 4. "
            "They are compared by their weakest card, as stairs are. "
            "Ordinary stairs and skipping stairs do not follow each other."
        ),
        (
            "間隔が自由なら、3枚では6まで、4枚では4までです。強さは、"
            "階段と同じくいちばん弱いカードで比べます。ふつうの階段と飛び連番は、"
            "互いに続けられません。"
        ),
        (
            "간격이 자유라면 3장일 때 6까지, 4장일 때 4까지입니다. "
            "세기는 계단처럼 가장 약한 카드로 비교합니다. 보통 계단과 등차수열은 서로 이어 낼 수 "
            "없습니다."
        ),
    )
    example = """
        hands  3s5s7sKd / 4h6h8h2c / 5c8cJcAd
        a 3s5s7s               # Every other number of one suit.
        b 4h6h8h               # The same gap, and it starts higher.
        ! c 5c8cJc  wrong-kind
        = top 4h6h8h           # A gap of three may not follow.
    """
    comments = (
        ("同じマークで1つおきの3枚です。", "같은 무늬로 하나씩 건너뛴 세 장입니다."),
        (
            "間隔が同じで、もっと強い数字から始まります。",
            "간격이 같고, 더 강한 숫자에서 시작합니다.",
        ),
        ("間隔が3のものは続けられません。", "간격이 3인 것은 이어 낼 수 없습니다."),
    )

    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Add stairs with gaps."""
        gaps = GAPS if self.gaps == "any" else (2,)
        return (Progressions(gaps, self.follow_gap == "same", self.jokers),)


@rule(
    "tunnel",
    en="Tunnel",
    ja="トンネル",
    ko="터널",
    chapter="forms",
    needs=("stairs",),
    text=(
        "同じマークの2と3をつなげて、隣の数字と合わせて3枚以上の階段にできます。",
        "같은 무늬의 2와 3을 이어, 이웃한 숫자와 합쳐 3장 이상의 계단으로 낼 수 있습니다.",
    ),
)
class Tunnel(Rule):
    """Stairs may go through the joint of 2 and 3, as in A-2-3 or 2-3-4."""

    note = Text(
        (
            "A tunnel is as strong as the stairs of as many cards that begin with a 3, in a "
            "revolution too. "
            "A joker may only go on upward from the 3; it cannot be the 3, the 2 or a card below "
            "the 2. "
            "Going out with a tunnel is a foul wherever a 2 or a 3 as the last card is one."
        ),
        (
            "強さは、同じ枚数の3から始まる階段と同じで、革命中も変わりません。"
            "ジョーカーは3の上に続くカードの代わりにだけなり、3や2、2の下のカードにはなりません。"
            "2や3で上がるのが反則なら、トンネルで上がるのは必ず反則です。"
        ),
        (
            "세기는 3에서 시작하는 같은 장수의 계단과 같고, 혁명 중에도 그렇습니다. "
            "조커는 3 위로 이어지는 카드만 대신하며, 3이나 2, 2 아래의 카드는 대신할 수 없습니다. "
            "2나 3으로 나가는 것이 반칙이면 터널로 나가는 것은 반드시 반칙입니다."
        ),
    )
    example = """
        hands  As2s3sKd / 4h5h6h9c / 2c3c4cJd
        a As2s3s      # From the A through the 2 to the 3: as strong as 3-4-5.
        b 4h5h6h
        ! c 2c3c4c  weaker
        = top 4h5h6h
    """
    comments = (
        (
            "Aから2を通って3へ続きます。強さは3-4-5と同じです。",
            "A에서 2를 지나 3으로 이어집니다. 세기는 3-4-5와 같습니다.",
        ),
    )

    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Add stairs through the joint, followed as stairs are."""
        return (Tunnels(rules[StairsRule].follow),)
