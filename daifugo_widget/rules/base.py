"""The base game: strength, direction, groups, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.text import Text
from ..daifugo.forms import Groups, Kind
from ..daifugo.rule import Rule, option, rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..daifugo.ruleset import Ruleset


@rule(
    "strength",
    en="Strength of the cards",
    ja="カードの強さ",
    ko="카드의 강약",
    chapter="base",
    frame=True,
    text=(
        (
            "弱い順に3 4 5 6 7 8 9 10 J Q K A 2、そしてジョーカーです。"
            "マークに強弱はなく、同じ強さでは出せません。"
        ),
        (
            "약한 순서로 3 4 5 6 7 8 9 10 J Q K A 2, 그리고 조커입니다. "
            "무늬에는 강약이 없고, 같은 세기로는 낼 수 없습니다."
        ),
    ),
)
class Strength(Rule):
    """From weak to strong: 3 4 5 6 7 8 9 10 J Q K A 2 joker; suits are all equal."""

    note = Text(
        (
            "The 2 and the A are high here, and the 3 is the lowest card. "
            "When a rule reverses the order, the 3 is the strongest number and the 2 the weakest, "
            "and the joker stays on top at most tables."
        ),
        (
            "このゲームでは2とAが強く、3がいちばん弱いカードです。"
            "強さが逆になると3が最強、2が最弱になりますが、"
            "ジョーカーはたいていの卓で最強のままです。"
        ),
        (
            "이 게임에서는 2와 A가 강하고 3이 가장 약한 카드입니다. "
            "세기가 뒤집히면 3이 가장 강하고 2가 가장 약해지지만, 조커는 대부분의 곳에서 그대로 "
            "가장 강합니다."
        ),
    )
    example = """
        hands  5c6dKs / 5h9c2d / 8s8hX
        a 5c
        = order 3456789TJQKA2, legal - 9c 2d
        ! b 5h  weaker    # A 5 is not stronger than a 5, whatever its suit.
        b 9c  c -  a Ks
        b 2d              # The 2 is the strongest number ...
        c X               # ... and only a joker beats it.
    """
    comments = (
        (
            "同じ5どうしでは、マークが違っても勝てません。",
            "같은 5끼리는 무늬가 달라도 이길 수 없습니다.",
        ),
        ("2はいちばん強い数字です。", "2는 가장 강한 숫자입니다."),
        ("2に勝てるのはジョーカーだけです。", "2를 이길 수 있는 것은 조커뿐입니다."),
    )


@rule(
    "turn-order",
    en="Players and direction",
    ja="人数と進行方向",
    ko="인원과 진행 방향",
    chapter="base",
    frame=True,
    text=(
        "3人から9人（おすすめは4人から6人）で遊び、順番は決まった向きに回ります。",
        "3명에서 9명(4~6명이 가장 좋음)이 하며, 차례는 정해진 방향으로 돕니다.",
    ),
)
class TurnOrder(Rule):
    """Three to nine can play, ideally four to six, and the turn goes round in one direction."""

    direction = option(
        "clockwise",
        "counter-clockwise",
        default="clockwise",
        label=Text("Direction", "回る向き", "도는 방향"),
        words={
            "clockwise": Text("clockwise", "時計回り", "시계 방향"),
            "counter-clockwise": Text("counter-clockwise", "反時計回り", "시계 반대 방향"),
        },
    )

    note = Text(
        (
            "The official game is for four. "
            "Most tables go round clockwise. "
            "Two can play as well, with a deck of their own."
        ),
        (
            "公式ルールは4人で遊びます。"
            "たいていの卓では時計回りです。"
            "2人用のデッキを使えば、2人でも遊べます。"
        ),
        (
            "공식 규칙은 4인용입니다. "
            "대부분 시계 방향으로 돕니다. "
            "2인용 덱을 쓰면 둘이서도 할 수 있습니다."
        ),
    )
    example = """
        hands  3c9c / 4c9d / 5c9h / 6c9s
        a 3c
        = turn b       # The turn goes on from a to b ...
        b 4c  c 5c  d 6c
        = turn a       # ... and after d it is a's again.
    """
    comments = (
        ("aさんの次はbさんの番です。", "a 님 다음은 b 님 차례입니다."),
        ("dさんの次は、またaさんの番です。", "d 님 다음은 다시 a 님 차례입니다."),
    )


@rule(
    "game-end",
    en="Going out and end of the game",
    ja="上がりとゲーム終了",
    ko="오르기와 게임 종료",
    chapter="base",
    frame=True,
    stage="finish",
    text=(
        "手札がなくなった人から上がり、手札を持つ人が1人になるとゲームは終わります。",
        (
            "손패가 없어진 사람부터 나갑니다('오르기'). "
            "손패를 가진 사람이 한 명만 남으면 게임이 끝납니다."
        ),
    ),
)
class GameEnd(Rule):
    """Whoever has no cards left is out; the game ends when only one player still holds cards."""

    note = Text(
        (
            "A hand emptied by giving cards away or discarding them is out as well. "
            "The one left holding cards is last of all who neither fell nor fouled."
        ),
        (
            "カードを渡したり捨てたりして手札がなくなったときも上がりです。"
            "最後まで手札が残った人は、反則や都落ちなどの人を除いて最下位です。"
        ),
        (
            "카드를 넘기거나 버려서 손패가 없어져도 나간 것입니다. "
            "끝까지 손패가 남은 사람은 반칙이나 몰락한 사람을 빼고 꼴찌입니다."
        ),
    )
    example = """
        hands  9c / 5d6d / ThJh
        a 9c              # a has no cards left and is out, in the first place.
        = out a
        b -  c Th  b -
        c Jh              # c is out too: only b still holds cards, and the game is over.
        = over, out a c, classes a=fugo c=heimin b=hinmin
    """
    comments = (
        ("aさんは手札がなくなり、1位で上がりです。", "a 님은 손패가 없어져 1등으로 나갑니다."),
        (
            "cさんも上がり、手札があるのはbさんだけなので、ゲーム終了です。",
            "c 님도 나가고 손패가 있는 사람은 b 님뿐이므로 게임이 끝납니다.",
        ),
    )


@rule(
    "simultaneous",
    en="Order of simultaneous events",
    ja="同時イベントの処理順",
    ko="동시 다발 이벤트 해결 순서",
    chapter="base",
    frame=True,
    stage="next",
    text=(
        "1回に出したカードでいくつものことが起きるときは、いつも同じ決まった順番で処理します。",
        "한 번 낸 카드로 여러 가지가 일어날 때는 언제나 정해진 같은 순서로 처리합니다.",
    ),
)
class Simultaneous(Rule):
    """What one play causes is carried out in one fixed order, the same in every game."""

    note = Text(
        (
            "First the cards lie in the field, then binds form, the order of strength turns, and a "
            "cut may be answered. "
            "Then an empty hand is out, or has fouled. "
            "After that come the other effects of the cards, the flow, and who acts next."
        ),
        (
            "まずカードが場に置かれ、縛り、強さの逆転、切りへの返しの順に進みます。"
            "次に、手札がなくなった人の上がりか反則が決まります。"
            "それからカードのほかの効果、場の流れ、次の番と続きます。"
        ),
        (
            "먼저 카드가 판에 놓이고, 묶기, 세기의 역전, 끊기에 대한 되받기 순서로 진행합니다. "
            "그다음 손패가 없어진 사람이 나갔는지 반칙인지 정해집니다. "
            "그 뒤에 카드의 다른 효과, 판의 흐름, 다음 차례가 이어집니다."
        ),
    )
    example = """
        rules  base, revolution, eight-cut
        hands  8c8d8h8s3c / 5d6d / 7h9h
        a 8c8d8h8s    # Two things at once: the order of strength turns first, then the trick flows.
        = mark revolution, leads a
        a 3c          # So this 3 is already the strongest number.
        = out a, legal -
    """
    comments = (
        (
            "同時に2つ起きます。強さの順が逆になってから、場が流れます。",
            "두 가지가 함께 일어납니다. 먼저 세기의 순서가 뒤집히고, 다음에 판이 흐릅니다.",
        ),
        ("そのため、この3はもういちばん強い数字です。", "그래서 이 3은 이미 가장 강한 숫자입니다."),
    )


@rule(
    "groups",
    en="Groups (pair, triple, ...)",
    ja="複数枚出し（二枚線・三枚線）",
    ko="같은 숫자 여러 장",
    chapter="base",
    frame=True,
    text=(
        "同じ数字のカードは何枚でも一緒に出せます。続く人は同じ枚数で、より強い数字を出します。",
        (
            "같은 숫자의 카드는 몇 장이든 함께 낼 수 있습니다. "
            "다음 사람은 같은 장수로 더 강한 숫자를 냅니다."
        ),
    ),
)
class GroupsOfOneNumber(Rule):
    """Cards of one number may be laid together; a follower lays as many of a stronger number."""

    note = Text(
        (
            "A pair is followed by pairs only, a triple by triples only, a single card by single "
            "cards only. "
            "Whoever leads decides how many cards the trick is about."
        ),
        "2枚には2枚、3枚には3枚、1枚には1枚でしか続けません。何枚で勝負するかは親が決めます。",
        (
            "두 장에는 두 장, 세 장에는 세 장, 한 장에는 한 장으로만 이을 수 있습니다. "
            "몇 장으로 겨룰지는 선이 정합니다."
        ),
    )
    example = """
        hands  5c5d9s / 8h8sQc / 7h9c9d
        a 5c5d                 # a leads a pair.
        ! b Qc  wrong-count    # A pair has to be followed by a pair.
        b 8h8s
        ! c 7h9c  not-a-play   # c may not lay a 7 and a 9 on it: they are no pair.
        c 9c9d
    """
    comments = (
        ("aさんがペアで始めます。", "a 님이 페어로 시작합니다."),
        (
            "ペアにはペアで続かなければなりません。",
            "페어에는 페어로 이어야 합니다.",
        ),
        (
            "cさんは7と9では続けません。ペアではないからです。",
            "c 님은 7과 9로 이을 수 없습니다. 페어가 아니기 때문입니다.",
        ),
    )

    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Add groups."""
        return (Groups(),)
