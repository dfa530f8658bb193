"""Cuts by a whole play: a pair, three of a number, stairs, a revolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JACK, THREE, TWO
from ...core.plays import Play, apart
from ...core.text import Text
from ...daifugo.rule import rule
from ..jokers import JokerWild
from ..revolution.orders import came_about
from .common import Cut, CutByNumber

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "sixty-six",
    en="Rokurokubi (66)",
    ja="ろくろ首（66首）",
    ko="로쿠로쿠비",
    chapter="threes-to-sixes",
    stage="flow",
    text=(
        "6を2枚出すと場が流れ、出した人がもう一度親になります。",
        "6을 두 장 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
)
class SixtySix(CutByNumber):
    """A pair of 6s makes the trick flow, and its player leads again."""

    number = "6"
    exactly = 2

    note = Text(
        (
            "The pair has to be stronger than the field, as always: it cannot be played on 7s, nor "
            "on 5s while the order is reversed. "
            "One or three 6s do not make the trick flow. "
            "The name is a play on words: a monster with a long neck sounds like six six."
        ),
        (
            "ふつうに出せる2枚でなければならず、7以上の2枚（強さが逆なら5以下の2枚）"
            "には出せません。"
            "6が1枚や3枚では流れません。"
            "名前は妖怪の「ろくろ首」とのしゃれです。"
        ),
        (
            "평소처럼 판보다 강해야 하므로 7 이상의 두 장(세기가 뒤집혔으면 5 이하의 두 장)에는 낼 "
            "수 없습니다. "
            "6이 한 장이나 세 장이면 흐르지 않습니다. "
            "이름은 목이 긴 요괴 로쿠로쿠비와 숫자 66을 건 말장난입니다."
        ),
    )
    example = """
        hands  4c4d5c / 6c6d9h / KhKd
        a 4c4d
        b 6c6d      # A pair of 6s: the trick flows before c can play.
        = leads b
        b 9h
        = out b
    """
    comments = (
        (
            "6が2枚なので、cさんが出す前に場が流れます。",
            "6이 두 장이므로 c 님이 내기 전에 판이 흐릅니다.",
        ),
    )


@rule(
    "ambulance",
    en="Ambulance (99)",
    ja="救急車（99車）",
    ko="구급차 (99차)",
    chapter="sevens-to-tens",
    stage="flow",
    text=(
        "9を2枚出すと場が流れ、出した人がもう一度親になります。",
        "9를 두 장 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
)
class Ambulance(CutByNumber):
    """A pair of 9s makes the trick flow, and its player leads again."""

    number = "9"
    exactly = 2

    note = Text(
        (
            "The pair has to be stronger than the field, as always: it cannot be played on 10s, "
            "nor on 8s while the order is reversed. "
            "One or three 9s do not make the trick flow. "
            "The name is a play on words: an ambulance sounds like nine nine."
        ),
        (
            "ふつうに出せる2枚でなければならず、10以上の2枚（強さが逆なら8以下の2枚）"
            "には出せません。"
            "9が1枚や3枚では流れません。"
            "名前は「救急車」と99のしゃれです。"
        ),
        (
            "평소처럼 판보다 강해야 하므로 10 이상의 두 장(세기가 뒤집혔으면 8 이하의 두 장)에는 "
            "낼 수 없습니다. "
            "9가 한 장이나 세 장이면 흐르지 않습니다. "
            "이름은 일본어로 구급차와 99의 소리가 비슷한 데서 온 말장난입니다."
        ),
    )
    example = """
        hands  4c4d5c / 9c9dJh / KhKd
        a 4c4d
        b 9c9d      # A pair of 9s: the trick flows before c can play.
        = leads b
        b Jh
        = out b
    """
    comments = (
        (
            "9が2枚なので、cさんが出す前に場が流れます。",
            "9가 두 장이므로 c 님이 내기 전에 판이 흐릅니다.",
        ),
    )


@rule(
    "strong-eight-cut",
    en="Strong eight cut",
    ja="強化8切り",
    ko="강화 8 끊기",
    chapter="sevens-to-tens",
    stage="answers",
    text=(
        ("8を3枚出すと場が流れ、場のカードはすべて取り除かれます。次のゲームからも使いません。"),
        ("8을 세 장 내면 판이 흐르고 판의 카드가 모두 제거됩니다. 다음 게임부터도 쓰지 않습니다."),
    ),
)
class StrongEightCut(CutByNumber):
    """Three 8s make the trick flow, and all its cards leave the deck for the rest of the match."""

    number = "8"
    exactly = 3

    note = Text(
        (
            "Nobody can answer this cut. "
            "The next games are dealt from the cards that are left, so somebody may get one fewer."
        ),
        (
            "この切りにはだれも返せません。"
            "次のゲームからは残ったカードで配るので、1枚少ない人が出ることもあります。"
        ),
        (
            "이 끊기에는 아무도 되받을 수 없습니다. "
            "다음 게임부터는 남은 카드로 나누므로 한 장 적게 받는 사람이 있을 수 있습니다."
        ),
    )
    example = """
        hands  4c4d4h / 8c8d8h9c / KhKdKs
        a 4c4d4h
        b 8c8d8h    # Three 8s: the trick flows, and its six cards leave the match.
        = leads b, discards -
    """
    comments = (
        (
            "8が3枚なので場が流れ、場の6枚はこのマッチから取り除かれます。",
            "8이 세 장이므로 판이 흐르고, 판의 여섯 장이 이 매치에서 제거됩니다.",
        ),
    )

    def on_flow(self, game: Game) -> None:
        """Remove the cards of the cut trick from the match."""
        if game.silent or not (game.cutting and game.flowed):
            return
        last = apart(game.flowed)[-1]
        if self.concerns(game.rules, last.play):
            game.remove(self, last.seat, sum(laid.play.cards for laid in game.flowed))


@rule(
    "majesty",
    en="Majesty",
    ja="威厳",
    ko="위엄",
    chapter="courts",
    stage="flow",
    needs=("stairs",),
    text=(
        "J・Q・Kの階段を出すと場が流れ、出した人がもう一度親になります。",
        "J·Q·K 계단을 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
)
class Majesty(Cut):
    """The stairs J-Q-K make the trick flow, and their player leads again."""

    note = Text(
        (
            "Longer stairs that contain J, Q and K do not. "
            "A joker may stand for one of the three if jokers have effects."
        ),
        (
            "J・Q・Kを含むもっと長い階段では流れません。"
            "効果を持つ決まりなら、ジョーカーを1枚混ぜても流れます。"
        ),
        (
            "J·Q·K가 든 더 긴 계단으로는 흐르지 않습니다. "
            "조커가 효과를 갖는다면 한 장을 조커로 대신해도 흐릅니다."
        ),
    )
    example = """
        hands  JcQcKc3d / QhKhAh / 5s6s
        a JcQcKc    # J, Q and K of one suit: the trick flows.
        = leads a
        a 3d
        = out a, turn b
    """
    comments = (
        (
            "同じマークのJ・Q・Kなので、場が流れます。",
            "같은 무늬의 J·Q·K이므로 판이 흐릅니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the three cards J-Q-K in stairs."""
        exact = play.kind == "stairs" and play.rank == JACK and play.size == 3
        return exact and (not play.jokers or rules[JokerWild].gives_effects)


@rule(
    "revolution-flush",
    en="Revolution flush",
    ja="革命流し",
    ko="혁명 흘리기",
    chapter="revolution",
    stage="answers",
    needs=("revolution",),
    in_revolution="concludes",
    text=(
        "8を出して革命を起こすと場が流れ、だれも返せません。",
        "8로 혁명을 일으키면 판이 흐르고, 아무도 되받을 수 없습니다.",
    ),
)
class RevolutionFlush(CutByNumber):
    """A revolution of 8s makes the trick flow, and nothing can hinder it."""

    number = "8"

    note = Text(
        (
            "Without this rule a revolution of four 8s may be answered if an 8 cut may. "
            "It does not need the 8 cut, and does not happen in stairs, nor if the revolution is "
            "declined or the order is fixed."
        ),
        (
            "この決まりがなければ、8が4枚の革命も8切りと同じように返せます。"
            "8切りがなくても流れますが、階段のとき、革命を起こさないとき、"
            "強さの順が固定された後は起きません。"
        ),
        (
            "이 규칙이 없으면 8 네 장의 혁명도 8 끊기처럼 되받을 수 있습니다. "
            "8 끊기가 없어도 흐르지만, 계단일 때, 혁명을 일으키지 않을 때, 세기의 순서가 "
            "고정된 뒤에는 일어나지 않습니다."
        ),
    )
    example = """
        hands  8c8d8h8s3c / 5c5d5h5s / 9cTd
        a 8c8d8h8s    # A revolution of 8s: the trick flows before b can answer it.
        = leads a, mark revolution
        a 3c
        = out a, turn b
    """
    comments = (
        (
            "8の革命なので、bさんが革命を返す前に場が流れます。",
            "8의 혁명이므로 b 님이 혁명으로 되받기 전에 판이 흐릅니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on revolutions of 8s."""
        return super().concerns(rules, play) and rules.revolves(play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow if the revolution has happened."""
        if came_about(game):
            game.cut(self, seat)


@rule(
    "strongest-cannon",
    en="Strongest cannon",
    ja="最強キャノン",
    ko="최강 캐논",
    chapter="aces-twos-jokers",
    stage="flow",
    text=(
        "2を4枚とジョーカー2枚、合わせて6枚を出すと場が流れます。強さが逆のときは3が4枚です。",
        (
            "2 네 장과 조커 두 장, 모두 여섯 장을 내면 판이 흐릅니다. "
            "세기가 뒤집혔을 때는 3 네 장입니다."
        ),
    ),
)
class StrongestCannon(Cut):
    """Four 2s, in reversed order four 3s, make the trick flow together with two jokers."""

    note = Text(
        (
            "It takes two jokers in the deck. "
            "It can be led, or played on six weaker cards. "
            "If revolutions are on, it is one as well, and the order before it decides which "
            "number it takes."
        ),
        (
            "ジョーカーが2枚必要です。"
            "親のときか、もっと弱い6枚に対して出せます。"
            "革命があれば革命にもなり、2か3かはその前の強さで決まります。"
        ),
        (
            "조커가 두 장 필요합니다. "
            "선일 때나 더 약한 여섯 장에 낼 수 있습니다. "
            "혁명이 있으면 혁명도 되며, 2인지 3인지는 그 전의 세기로 정합니다."
        ),
    )
    example = """
        rules  base, deck(jokers=2), strongest-cannon
        hands  2c2d2h2sXX3d / 9c9d / 5s6s
        a 2c2d2h2sXX    # All four 2s and both jokers: the trick flows.
        = leads a
        a 3d
        = out a, turn b
    """
    comments = (
        (
            "2が4枚とジョーカー2枚で、場が流れます。",
            "2 네 장과 조커 두 장이므로 판이 흐릅니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on four natural 3s or 2s with two jokers."""
        six = play.kind == "group" and (play.size, play.jokers) == (6, 2)
        return six and play.rank in (THREE, TWO)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow if the number was the strongest before these cards."""
        before = game.rules.order(game.before)
        if play.rank == (THREE if before.reversed else TWO):
            game.cut(self, seat)
