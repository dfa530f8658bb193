"""Who acts next: skips and reverses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.plays import Play
from ..core.text import Text
from ..daifugo.rule import option, rule
from .numbers import ByNumber

if TYPE_CHECKING:
    from ..daifugo.game import Game


# --- skips ---------------------------------------------------------------------------------------


class Skip(ByNumber):
    """Cards of a number skip the next players."""

    count = "one"

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Skip one player, or as many as there are cards, but never the player's own turn."""
        count = self._count(game, play) if self.count == "per-card" else 1
        game.skip(self, seat, min(count, len(list(game.others(seat)))))


def _skipped(default: str, other: str) -> Any:
    return option(
        default,
        other,
        default=default,
        label=Text("Players skipped", "飛ばす人数", "건너뛰는 사람 수"),
        words={
            "per-card": Text("one for each card", "出した枚数", "낸 장수만큼"),
            "one": Text("only one", "1人だけ", "한 명만"),
        },
    )


@rule(
    "five-skip",
    en="Five skip",
    ja="5飛ばし（スキップ）",
    ko="5 넘기",
    chapter="threes-to-sixes",
    stage="skips",
    well_known=True,
    clashes={"number=T": ("ten-skip",), "number=K": ("king-skip",)},
    text=(
        "5を出すと、その枚数だけ次の人の番が飛ばされます。",
        "5를 내면 낸 장수만큼 다음 사람들의 차례를 건너뜁니다.",
    ),
    worded={
        "count=one": Text(
            "A play with 5s skips only the next player, however many 5s there are.",
            "5を出すと、何枚でも次の1人だけが飛ばされます。",
            "5를 내면 몇 장이든 다음 한 사람만 건너뜁니다.",
        ),
    },
)
class FiveSkip(Skip):
    """A play with 5s skips as many of the next players as there are 5s in it."""

    number = option(
        "5",
        "6",
        "T",
        "K",
        default="5",
        label=Text("Number", "数字", "숫자"),
    )
    count = _skipped("per-card", "one")
    in_stairs = option(
        False,
        True,
        default=False,
        label=Text("In stairs too", "階段でも起きる", "계단에서도 일어남"),
    )

    note = Text(
        (
            "Those who have passed are counted too, but not those who are out. "
            "A skip never goes past whoever played the cards, and being skipped is no pass."
        ),
        (
            "パスした人も1人と数え、上がった人は数えません。"
            "出した本人より先へは飛ばず、飛ばされてもパスにはなりません。"
        ),
        (
            "패스한 사람도 한 명으로 세고, 나간 사람은 세지 않습니다. "
            "낸 사람을 지나쳐 건너뛰지 않으며, 건너뛰어도 패스가 되지는 않습니다."
        ),
    )
    example = """
        hands  5c5d9s / 6c6d / 7c7d / 8c8d
        a 5c5d        # Two 5s: b and c are skipped.
        = turn d
        d 8c8d  a -   # After that it goes on as usual.
        = turn b
    """
    comments = (
        ("5が2枚なので、bさんとcさんが飛ばされます。", "5가 두 장이므로 b 님과 c 님을 건너뜁니다."),
        ("その後は、いつもどおり進みます。", "그 뒤로는 평소처럼 이어집니다."),
    )


@rule(
    "ten-skip",
    en="Ten skip",
    ja="10飛ばし",
    ko="10 넘기",
    chapter="sevens-to-tens",
    stage="skips",
    text=(
        "10を出すと、何枚でも次の1人だけが飛ばされます。",
        "10을 내면 몇 장이든 다음 한 사람만 건너뜁니다.",
    ),
)
class TenSkip(Skip):
    """A play of 10s skips only the next player, however many 10s there are."""

    number = "T"

    example = """
        hands  TcTd9s / JcJd / QcQd
        a TcTd     # However many 10s there are, only b is skipped.
        = turn c
    """
    comments = (
        (
            "10が何枚でも、飛ばされるのはbさんだけです。",
            "10이 몇 장이든 건너뛰는 사람은 b 님뿐입니다.",
        ),
    )


@rule(
    "king-skip",
    en="King skip",
    ja="K飛ばし",
    ko="K 넘기",
    chapter="courts",
    stage="skips",
    text=(
        "Kを出すと、次の人の番が飛ばされます。",
        "K를 내면 다음 사람의 차례를 건너뜁니다.",
    ),
    worded={
        "count=per-card": Text(
            "A play of Ks skips as many of the next players as there are Ks in it.",
            "Kを出すと、その枚数だけ次の人の番が飛ばされます。",
            "K를 내면 낸 장수만큼 다음 사람들의 차례를 건너뜁니다.",
        ),
    },
)
class KingSkip(Skip):
    """A play of Ks skips the next player."""

    number = "K"
    count = _skipped("one", "per-card")

    example = """
        hands  Kc9s / AcJd / 2cQd
        a Kc     # b is skipped.
        = turn c
    """
    comments = (("bさんが飛ばされます。", "b 님을 건너뜁니다."),)


# --- reverses ------------------------------------------------------------------------------------


class Reverse(ByNumber):
    """Cards of a number turn the direction of play round."""

    count = "any"
    lasts = "permanent"

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the direction round, for good or for this trick."""
        if self.count == "any" or self._count(game, play) % 2:
            game.turn_back(self, seat, self.lasts == "trick")


def _turning(*values: str) -> Any:
    return option(
        *values,
        default="any",
        label=Text("How many turn it", "起きる枚数", "일어나는 장수"),
        words={
            "any": Text("any number of cards", "何枚でも", "몇 장이든"),
            "odd": Text("only an odd number of cards", "奇数枚だけ", "홀수 장만"),
        },
    )


def _lasting() -> Any:
    return option(
        "permanent",
        "trick",
        default="permanent",
        label=Text("It lasts", "続く間", "이어지는 동안"),
        words={
            "permanent": Text(
                "to the next reverse or the end of the game",
                "次のリバースかゲームの終わりまで",
                "다음 리버스나 게임 끝까지",
            ),
            "trick": Text(
                "at most until the trick flows",
                "長くても場が流れるまで",
                "길어도 판이 흐를 때까지",
            ),
        },
    )


@rule(
    "nine-reverse",
    en="Nine reverse",
    ja="9リバース",
    ko="9 리버스",
    chapter="sevens-to-tens",
    stage="direction",
    well_known=True,
    clashes={"number=Q": ("queen-reverse",)},
    text=(
        "9を出すと、順番の回る向きが逆になります。",
        "9를 내면 차례가 도는 방향이 반대가 됩니다.",
    ),
    worded={
        "count=odd,lasts=trick": Text(
            "An odd number of 9s turns the direction of play round, at most until the trick flows.",
            "9を奇数枚出すと、長くても場が流れるまで、順番の回る向きが逆になります。",
            "9를 홀수 장 내면 길어도 판이 흐를 때까지 차례가 도는 방향이 반대가 됩니다.",
        ),
        "count=odd": Text(
            "An odd number of 9s turns the direction of play round.",
            "9を奇数枚出すと、順番の回る向きが逆になります。",
            "9를 홀수 장 내면 차례가 도는 방향이 반대가 됩니다.",
        ),
        "lasts=trick": Text(
            "A play of 9s turns the direction of play round, at most until the trick flows.",
            "9を出すと、長くても場が流れるまで、順番の回る向きが逆になります。",
            "9를 내면 길어도 판이 흐를 때까지 차례가 도는 방향이 반대가 됩니다.",
        ),
    },
)
class NineReverse(Reverse):
    """A play of 9s turns the direction of play round."""

    number = option(
        "9",
        "7",
        "T",
        "Q",
        default="9",
        label=Text("Number", "数字", "숫자"),
    )
    count = _turning("odd", "any")
    lasts = _lasting()

    note = Text(
        (
            "Every reverse turns the direction of the moment, so a second one turns it back. "
            "If a play both turns the direction and skips somebody, the direction turns first."
        ),
        (
            "リバースはそのときの向きを逆にするので、2回起きると元に戻ります。"
            "向きが変わって飛ばしもあるときは、先に向きが変わります。"
        ),
        (
            "리버스는 그때의 방향을 반대로 바꾸므로 두 번 일어나면 원래대로 돌아갑니다. "
            "방향이 바뀌면서 건너뛰기도 일어나면 방향이 먼저 바뀝니다."
        ),
    )
    example = """
        hands  9c3d / Th4d / JsKd
        a 9c          # The direction turns round: c is next, and then b.
        = turn c<
        c Js  b -  a -
        = leads c
    """
    comments = (
        (
            "回る向きが逆になり、次はcさん、その次はbさんです。",
            "도는 방향이 반대가 되어 다음은 c 님, 그다음은 b 님입니다.",
        ),
    )


@rule(
    "queen-reverse",
    en="Queen reverse",
    ja="Qリバース",
    ko="Q 리버스",
    chapter="courts",
    stage="direction",
    text=(
        "Qを出すと、順番の回る向きが逆になります。",
        "Q를 내면 차례가 도는 방향이 반대가 됩니다.",
    ),
    worded={
        "count=odd,lasts=trick": Text(
            "An odd number of Qs turns the direction of play round, at most until the trick flows.",
            "Qを奇数枚出すと、長くても場が流れるまで、順番の回る向きが逆になります。",
            "Q를 홀수 장 내면 길어도 판이 흐를 때까지 차례가 도는 방향이 반대가 됩니다.",
        ),
        "count=odd": Text(
            "An odd number of Qs turns the direction of play round.",
            "Qを奇数枚出すと、順番の回る向きが逆になります。",
            "Q를 홀수 장 내면 차례가 도는 방향이 반대가 됩니다.",
        ),
        "lasts=trick": Text(
            "A play of Qs turns the direction of play round, at most until the trick flows.",
            "Qを出すと、長くても場が流れるまで、順番の回る向きが逆になります。",
            "Q를 내면 길어도 판이 흐를 때까지 차례가 도는 방향이 반대가 됩니다.",
        ),
    },
)
class QueenReverse(Reverse):
    """A play of Qs turns the direction of play round."""

    number = "Q"
    lasts = _lasting()
    count = _turning("any", "odd")

    example = """
        hands  Qc3d / Kh4d / AsTd
        a Qc          # The direction turns round: c is next, and then b.
        = turn c<
        c As  b -  a -
        = leads c
    """
    comments = NineReverse.comments


@rule(
    "king-reverse",
    en="King reverse",
    ja="Kリバース",
    ko="K 리버스",
    chapter="courts",
    stage="direction",
    text=(
        "Kを出すと、場が流れるか次のリバースまで、順番の回る向きが逆になります。",
        "K를 내면 판이 흐르거나 다음 리버스가 일어날 때까지 차례가 도는 방향이 반대가 됩니다.",
    ),
)
class KingReverse(Reverse):
    """A play of Ks turns the direction of play round until the trick flows or the next reverse."""

    number = "K"
    lasts = "trick"

    example = """
        hands  Kc3d / Ah4d / 2sTd
        a Kc          # The direction turns round for this trick.
        = turn c<<
        c 2s  b -  a -
        c Td          # The trick has flowed: play goes the usual way again.
        = turn a
    """
    comments = (
        ("この場の間、回る向きが逆になります。", "이 판 동안 도는 방향이 반대가 됩니다."),
        (
            "場が流れたので、いつもの向きに戻りました。",
            "판이 흘렀으므로 평소의 방향으로 돌아왔습니다.",
        ),
    )
