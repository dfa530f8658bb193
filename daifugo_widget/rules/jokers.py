"""The base game: what a joker is, alone and among other cards."""

from __future__ import annotations

from ..core.cards import pretty_number
from ..core.plays import Play
from ..core.text import Text
from ..daifugo.order import Order
from ..daifugo.rule import Rule, option, rule

LEVEL = Text(
    "Alone a joker is only as strong as the {number} here.",
    "ここでは、ジョーカーだけで出しても{number}と同じ強さです。",
    "여기서는 조커만으로 내면 세기가 {number} 카드와 같습니다.",
)


@rule(
    "joker-single",
    en="Joker alone",
    ja="ジョーカー単体",
    ko="조커 단독",
    chapter="base",
    frame=True,
    stage="next",
    text=(
        "ジョーカーだけで出すと、革命中でも、同じ枚数のどのカードよりも強くなります。",
        "조커만으로 내면 혁명 중에도 같은 장수의 어떤 카드보다 강합니다.",
    ),
    worded={
        "wild_only=true": Text(
            "Without other cards a joker is as strong as the strongest number of the moment.",
            "ジョーカーだけで出すと、そのときに最強の数字と同じ強さになります。",
            "조커만으로 내면 그때 가장 강한 숫자와 세기가 같습니다.",
        ),
    },
)
class JokerSingle(Rule):
    """Without other cards a joker is the strongest play of its count, even in a revolution."""

    wild_only = option(
        False,
        True,
        default=False,
        label=Text(
            "Alone only as strong as the strongest number",
            "1枚では最強の数字と同じ強さ",
            "혼자서는 가장 강한 숫자와 같은 세기",
        ),
    )

    note = Text(
        (
            "At some tables a joker alone is only level with the strongest number, so it cannot be "
            "put on a 2, or on a 3 while the order is reversed. "
            "If the spade-3 return is played, that one card beats a lone joker. "
            "If a revolution turns the joker too, it is then the weakest."
        ),
        (
            "ジョーカー1枚を最強の数字と同じ強さとする卓もあり、そこでは2（強さが逆なら3）"
            "の上に出せません。"
            "スペ3返しがあるときは、スペードの3が1枚のジョーカーに勝ちます。"
            "ジョーカーも逆になる卓では、革命中はいちばん弱くなります。"
        ),
        (
            "조커 한 장을 가장 강한 숫자와 같은 세기로 보는 곳도 있는데, 거기서는 "
            "2(세기가 뒤집히면 3) 위에 낼 수 없습니다. "
            "스페 3 되돌리기가 있으면 스페이드 3이 조커 한 장을 이깁니다. "
            "조커도 뒤집히는 곳에서는 혁명 중에 가장 약해집니다."
        ),
    )
    example = """
        hands  2c5c / X6d / 7h8h
        a 2c          # No number is stronger than a 2 ...
        b X           # ... but a joker is.
        = top X, legal -
        c -  a -
        = leads b     # Nothing beats a joker: b leads the next trick.
    """
    comments = (
        ("2より強い数字はありません。", "2보다 강한 숫자는 없습니다."),
        ("でも、ジョーカーは2に勝ちます。", "하지만 조커는 2를 이깁니다."),
        (
            "ジョーカーに勝てるカードはなく、次の親はbさんです。",
            "조커를 이길 카드는 없으므로 다음은 b 님이 선입니다.",
        ),
    )

    def strength(self, order: Order, mark: None) -> Order:
        """Put the joker level with the strongest number."""
        turned = order.joker == "turns" and order.reversed
        alone_on_top = self.wild_only and not turned and order.joker != "after-ten"
        return order.with_joker("as-top-number") if alone_on_top else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Explain that a joker alone is only level with a number."""
        if play.alone == top.alone or order.level(play) != order.level(top):
            return None
        return LEVEL.fill(number=pretty_number(top.rank if play.alone else play.rank))


@rule(
    "joker-wild",
    en="Joker as a wild card",
    ja="オールマイティ",
    ko="조커 대용",
    chapter="base",
    frame=True,
    text=(
        (
            "ほかのカードと一緒に出すジョーカーは、同じ数字の1枚や、"
            "階段の足りない1枚の代わりになります。"
        ),
        "다른 카드와 함께 내는 조커는 같은 숫자의 한 장이나 계단에서 빠진 한 장을 대신합니다.",
    ),
)
class JokerWild(Rule):
    """With other cards a joker takes their number in a group, or a missing place in stairs."""

    gives_effects = option(
        False,
        True,
        default=True,
        label=Text(
            "It has the effects of its number",
            "代わりの数字の効果も持つ",
            "대신하는 숫자의 효과도 가짐",
        ),
    )
    suit = option(
        "none",
        "choose4",
        "choose5",
        "auto",
        default="none",
        label=Text(
            "Its suit in a group",
            "複数枚出しでのマーク",
            "여러 장 낼 때의 무늬",
        ),
        words={
            "none": Text("no suit", "マークなし", "무늬 없음"),
            "choose4": Text("a chosen suit", "好きなマーク", "원하는 무늬"),
            "choose5": Text(
                "a chosen suit, or none",
                "好きなマークか、なし",
                "원하는 무늬 또는 없음",
            ),
            "auto": Text("the program picks it", "プログラムが決める", "프로그램이 정함"),
        },
    )
    choose_number = option(
        True,
        False,
        default=True,
        label=Text(
            "The player says which number it is",
            "どの数字かは本人が選ぶ",
            "어느 숫자인지 낸 사람이 고름",
        ),
    )
    per_stairs = option(
        type="int",
        min=0,
        max=2,
        default=1,
        label=Text(
            "Jokers in one stairs at most",
            "1つの階段に入れる最大枚数",
            "계단 하나에 넣는 최대 장수",
        ),
    )
    above_two = option(
        False,
        True,
        default=False,
        label=Text(
            "In stairs it may stand above the 2",
            "階段で2の上に置ける",
            "계단에서 2 위에 놓을 수 있음",
        ),
    )

    note = Text(
        (
            "Tables differ on whether a joker that stands for an 8 cuts, and one that stands for a "
            "7 passes cards on. "
            "Many allow only one joker in stairs. "
            "In the computer championship it takes a suit of the player's choice and may stand "
            "above the 2. "
            "If the player does not say which number it is, it is the strongest that fits."
        ),
        (
            "8の代わりのジョーカーで8切りになるか、7の代わりで7渡しになるかは、"
            "卓によって違います。"
            "階段に入れるジョーカーは1枚だけとする卓が多くあります。"
            "コンピュータ大会では好きなマークを選べて、階段では2の上にも置けます。"
            "本人が選ばない決まりでは、当てはまる中でいちばん強い数字になります。"
        ),
        (
            "8을 대신한 조커로 8 끊기가 되는지, 7을 대신한 조커로 7 넘기가 되는지는 곳마다 "
            "다릅니다. "
            "계단에는 조커를 한 장만 넣는 곳이 많습니다. "
            "컴퓨터 대회에서는 원하는 무늬를 고를 수 있고, 계단에서 2 위에도 놓을 수 있습니다. "
            "본인이 고르지 않는 곳에서는 들어맞는 가장 강한 숫자가 됩니다."
        ),
    )
    example = """
        rules  base, deck(jokers=2), stairs
        hands  7cX3c / 8d8h4sX6s3d / 9c9dJh
        a 7cX         # The joker is a 7: this is a pair of 7s.
        b 8d8h  c -  a -
        b 4sX=5s6s    # In stairs it takes the missing place: 4, 5, 6 of spades.
        = top 4sX=5s6s, turn c
    """
    comments = (
        ("ジョーカーを7として使い、7のペアになります。", "조커를 7로 써서 7 페어가 됩니다."),
        (
            "階段では足りないカードの代わりになり、スペードの4・5・6です。",
            "계단에서는 빠진 카드를 대신하여 스페이드 4·5·6이 됩니다.",
        ),
    )
