"""How a daifugo who stays, or who came from the bottom, exchanges more."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Pair
from .frame import ends

if TYPE_CHECKING:
    from ...daifugo.game import Game

FOUR = ("daifugo", "fugo", "hinmin", "daihinmin")


class Defended(Rule):
    """The outermost pair exchanges more cards after certain wins; the mark says how many."""

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Let the outermost pair exchange more cards."""
        mark = game.mark_of(self.id)
        if mark is None or not pairs:
            return pairs
        outermost, *others = pairs
        return (outermost._replace(size=outermost.size + self._more(mark)), *others)

    def on_end(self, game: Game) -> None:
        """Note for the next game what the new daifugo has won."""
        old, new = ends(game.classes), ends(game.next_classes())
        value = self._won(game, old.top, old.bottom, new.top) if old and new else None
        if value is not None and new:
            game.mark(self, value, new.top)
        elif game.mark_of(self.id) is not None:
            game.unmark(self)

    def joined(
        self, mark: int | bool | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> int | bool | None:
        """Forget what was won if a newcomer has become the daifugo."""
        newcomer = len(ranking) - 1
        return None if ranking[0] == newcomer else mark

    @abstractmethod
    def _won(self, game: Game, top: int, bottom: int, winner: int) -> int | bool | None:
        """Return the mark of what the new daifugo has won, None for nothing."""

    def _more(self, mark: int) -> int:
        return 1


@rule(
    "absolute-monarchy",
    en="Absolute monarchy",
    ja="絶対王政",
    ko="절대 왕정",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    excludes=(
        "exchange-pick",
        "exchange-facedown",
        "monarchy-defence",
        "defence",
        "natural-disaster",
    ),
    text=(
        (
            "4人のとき、富豪は1枚、貧民は2枚、大貧民は3枚、いちばん強いカードを大富豪に渡し、"
            "同じ枚数を返してもらいます。"
        ),
        (
            "4명일 때 부호는 1장, 빈민은 2장, 대빈민은 3장의 가장 강한 카드를 대부호에게 주고, "
            "같은 장수를 돌려받습니다."
        ),
    ),
)
class AbsoluteMonarchy(Rule):
    """Of four, fugo, hinmin and daihinmin pay the daifugo 1, 2 and 3 cards and get as many back."""

    note = Text(
        "The daifugo may give back any cards. With another number of players nothing changes.",
        "大富豪は好きなカードを返せます。4人でないときは、ふつうの交換をします。",
        "대부호는 원하는 카드를 돌려줄 수 있습니다. 4명이 아닐 때는 보통의 교환을 합니다.",
    )
    example = """
        hands    3c4d5h6sKd / 5c6dAs / 7h8hKsAc / 4s5s2cAhX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > Ah2cX  c > KsAc  b > As    # All three pay taxes to the daifugo ...
        a > 3c4d5h  a > 6sKd  a > Ks   # ... who gives each of them as many cards back.
        = hand a AcAsAh2cX, hand b 5c6dKs, hand c 6s7h8hKd, hand d 3c4d4s5h5s
    """
    comments = (
        ("3人とも、大富豪に税を渡します。", "세 사람 모두 대부호에게 세금을 냅니다."),
        (
            "大富豪は、それぞれに同じ枚数を返します。",
            "대부호는 각자에게 같은 장수를 돌려줍니다.",
        ),
    )

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Let each of the other three exchange with the daifugo, from the bottom up."""
        if sorted(game.classes) != sorted(FOUR):
            return pairs
        top, *others = (game.classes.index(name) for name in FOUR)
        return tuple(Pair(top, poor, count) for count, poor in enumerate(others, 1))[::-1]


@rule(
    "monarchy-defence",
    en="Defence of the monarchy",
    ja="王政防衛",
    ko="왕정 방위",
    chapter="exchange",
    stage="next",
    life="set",
    mark_pattern="[2-9]|[1-9][0-9]+",
    needs=("exchange",),
    excludes=("defence", "absolute-monarchy"),
    text=(
        "連勝した大富豪は大貧民と1枚多く交換し、勝ち続けるたびにもう1枚ずつ増えます。",
        "연승한 대부호는 대빈민과 한 장 더 바꾸고, 이길 때마다 한 장씩 더 늘어납니다.",
    ),
    says={
        "mark": Text(
            "{seat} [has|have] won {value} times in a row.",
            "{seat}[さん|]は{value}連勝です。",
            "{seat}[ 님은|는] {value}연승입니다.",
        ),
        "unmark": Text("The row of wins has ended.", "連勝が止まりました。", "연승이 끝났습니다."),
    },
    worded={
        "mode=third-win": Text(
            "A daifugo who wins three times or more in a row exchanges one card more.",
            "3連勝からは、大富豪は大貧民と1枚多く交換します。",
            "대부호가 세 번 이상 연승하면 대빈민과 한 장 더 바꿉니다.",
        ),
    },
)
class MonarchyDefence(Defended):
    """A daifugo who wins again exchanges one card more with the daihinmin, each time one more."""

    mode = option(
        "growing",
        "third-win",
        default="growing",
        label=Text("More cards", "増える枚数", "늘어나는 장수"),
        words={
            "growing": Text(
                "one more with each win in a row",
                "連勝するたびに1枚ずつ",
                "연승할 때마다 한 장씩",
            ),
            "third-win": Text(
                "one, from the third win in a row on",
                "3連勝から1枚だけ",
                "3연승부터 한 장만",
            ),
        },
    )

    note = Text(
        (
            "The cards are added to what is usual: if that is 2, two wins in a row make 3 and "
            "three make 4; both sides give as many, and never more than the smaller hand holds. "
            "Some tables add a single card, from the third win in a row on."
        ),
        (
            "ふだんの枚数に加えるので、2枚の卓なら2連勝で3枚、3連勝で4枚になり、"
            "どちらも同じ枚数を渡します。"
            "少ないほうの手札の枚数より多くはなりません。"
            "3連勝から1枚だけ増やす卓もあります。"
        ),
        (
            "평소 장수에 더하므로 2장인 곳에서는 2연승에 3장, 3연승에 4장이 되며 양쪽이 같은 "
            "장수를 줍니다. "
            "적은 쪽의 손패 수보다 많아지지는 않습니다. "
            "3연승부터 한 장만 늘리는 곳도 있습니다."
        ),
    )
    example = """
        hands    3c4d5h9s / 5c6dTs / 7h8hJc / 4s2c2dX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        marks    monarchy-defence=2
        phase    exchange
        d > 2c2dX     # a has won twice in a row: 3 cards instead of 2 ...
        c > Jc
        a > 3c4d5h    # ... and 3 back.
        b > 5c
        = hand a 9s2c2dX, hand d 3c4d4s5h
    """
    comments = (
        ("aさんは2連勝なので、2枚ではなく3枚です。", "a 님은 2연승이므로 2장이 아니라 3장입니다."),
        ("返すのも3枚です。", "돌려주는 것도 3장입니다."),
    )

    def _won(self, game: Game, top: int, bottom: int, winner: int) -> int | None:
        return (game.mark_of(self.id) or 1) + 1 if winner == top else None

    def _more(self, mark: int) -> int:
        return mark - 1 if self.mode == "growing" else int(mark > 2)


@rule(
    "defence",
    en="Defence",
    ja="防衛",
    ko="방위",
    chapter="exchange",
    stage="next",
    life="set",
    mark_pattern="",
    needs=("exchange",),
    excludes=("monarchy-defence", "absolute-monarchy"),
    text=(
        "連勝した大富豪や、大貧民から大富豪になった人は、次の交換が1枚増えます。",
        "연승한 대부호나 대빈민에서 대부호가 된 사람은 다음 교환이 한 장 늘어납니다.",
    ),
    says={
        "mark": Text(
            "{seat} will exchange one card more.",
            "{seat}[さん|]は次の交換が1枚増えます。",
            "{seat}[ 님은|는] 다음 교환이 한 장 늘어납니다.",
        ),
        "unmark": Text(
            "The next exchange is an ordinary one again.",
            "次の交換はふつうの枚数に戻ります。",
            "다음 교환은 보통의 장수로 돌아갑니다.",
        ),
    },
)
class Defence(Defended):
    """A daifugo who stays, or who comes from the bottom class, next exchanges one card more."""

    note = Text(
        (
            "If 2 cards are usual that makes 3, and it stays so for as long as the daifugo stays; "
            "both sides give as many."
        ),
        ("ふだん2枚なら3枚になり、大富豪でいる間はずっと3枚です。どちらも同じ枚数を渡します。"),
        ("보통 2장이면 3장이 되며, 대부호로 있는 동안 계속 3장입니다. 양쪽이 같은 장수를 줍니다."),
    )
    example = """
        hands    3c4c / 5c6c / 7c / 9c
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 9c  a -  b -  c -
        a 3c  b 5c  c 7c  a -  b -
        a 4c
        = over, classes d=daifugo b=daihinmin, mark defence    # d has come from the bottom ...
        next
        hands    3c4c5c / 6cJcQcKc / 8c9c / TcAc2c
        b > JcQcKc    # ... and gets 3 cards in the exchange.
    """
    comments = (
        ("dさんは大貧民から大富豪になりました。", "d 님은 대빈민에서 대부호가 되었습니다."),
        ("次の交換では3枚もらいます。", "다음 교환에서는 3장을 받습니다."),
    )

    def _won(self, game: Game, top: int, bottom: int, winner: int) -> bool | None:
        return True if winner in (top, bottom) else None
