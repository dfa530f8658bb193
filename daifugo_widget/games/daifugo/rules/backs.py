"""Backs: cards that turn the order of strength round for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JACK, RANKS
from ..core.moves import Answer, Ask
from ..core.plays import Play
from ..core.text import Text
from ..daifugo.rule import option, rule
from .numbers import ByNumber
from .turned import Turned

if TYPE_CHECKING:
    from ..daifugo.game import Game
    from ..daifugo.ruleset import Ruleset

BACKS = ("eleven-back", "strong-eleven-back")
"""The rules whose marks a 6 takes away."""


@rule(
    "eleven-back",
    en="Eleven back (J back)",
    ja="イレブンバック（11バック・Jバック）",
    ko="11 백",
    chapter="courts",
    stage="strength",
    well_known=True,
    mark_pattern="",
    helpers=("number_now", "turns"),
    text=(
        "Jを出すと、場が流れるまで数字の強さが逆になります。革命中に出すと元の強さに戻ります。",
        (
            "J를 내면 판이 흐를 때까지 숫자의 세기가 뒤집힙니다. "
            "혁명 중에 내면 원래 세기로 돌아갑니다."
        ),
    ),
    says={
        "mark": Text(
            "The order of strength turns round until the trick flows.",
            "場が流れるまで、数字の強さが逆になります。",
            "판이 흐를 때까지 숫자의 세기가 뒤집힙니다.",
        ),
        "unmark": Text(
            "The order of strength turns back.",
            "数字の強さがまた元に戻ります。",
            "숫자의 세기가 다시 되돌아갑니다.",
        ),
        "ask": Text(
            "Turn the order of strength round until the trick flows?",
            "場が流れるまで、数字の強さを逆にしますか？",
            "판이 흐를 때까지 숫자의 세기를 뒤집을까요?",
        ),
    },
    worded={
        "reversed_number=6": Text(
            (
                "Until the trick flows a J turns the order of strength round; in a revolution a 6 "
                "turns it back."
            ),
            (
                "Jを出すと、場が流れるまで数字の強さが逆になります。"
                "革命中はJの代わりに6で元の強さに戻ります。"
            ),
            (
                "J를 내면 판이 흐를 때까지 숫자의 세기가 뒤집힙니다. 혁명 중에는 J 대신 6을 내면 "
                "원래 세기로 돌아갑니다."
            ),
        ),
        "reversed_number=7": Text(
            (
                "Until the trick flows a J turns the order of strength round; in a revolution a 7 "
                "turns it back."
            ),
            (
                "Jを出すと、場が流れるまで数字の強さが逆になります。"
                "革命中はJの代わりに7で元の強さに戻ります。"
            ),
            (
                "J를 내면 판이 흐를 때까지 숫자의 세기가 뒤집힙니다. 혁명 중에는 J 대신 7을 내면 "
                "원래 세기로 돌아갑니다."
            ),
        ),
    },
)
class ElevenBack(Turned):
    """Until the trick flows a J turns the order of strength round, or back in a revolution."""

    choice = option(
        "forced",
        "may-decline",
        default="forced",
        label=Text("It happens", "起こすかどうか", "일으킬지 여부"),
        words={
            "forced": Text("always", "必ず", "반드시"),
            "may-decline": Text("if its player wants it", "出した人が選ぶ", "낸 사람이 고름"),
        },
    )
    again = option(
        "toggles",
        "first-only",
        default="toggles",
        label=Text("A further one in the trick", "同じ場でもう一度出ると", "같은 판에서 또 나오면"),
        words={
            "toggles": Text("turns the order again", "もう一度逆にする", "다시 뒤집음"),
            "first-only": Text("changes nothing", "何も変えない", "아무것도 바꾸지 않음"),
        },
    )
    in_stairs = option(
        True,
        False,
        default=True,
        label=Text("In stairs too", "階段でも起きる", "계단에서도 일어남"),
    )
    reversed_number = option(
        "J",
        "6",
        "7",
        default="J",
        label=Text("In a revolution the number is", "革命中の数字", "혁명 중의 숫자"),
    )

    note = Text(
        (
            "It ends when the trick flows, whoever leads next. "
            "The official rules and the computer championship play without it. "
            "Forbidden last cards go by the revolution, not by the 11 back."
        ),
        (
            "場が流れると、次の親がだれでも終わります。"
            "公式ルールとコンピュータ大会にはこのルールがありません。"
            "反則上がりのカードは革命で決まり、11バックでは変わりません。"
        ),
        (
            "판이 흐르면 다음 선이 누구든 끝납니다. "
            "공식 규칙과 컴퓨터 대회에는 이 규칙이 없습니다. "
            "금지된 마지막 카드는 혁명으로 정해지며 11 백으로는 바뀌지 않습니다."
        ),
    )
    example = """
        hands  JcKc / QhTs4s / 5c9dKd
        a Jc                # A J: the order is turned round for this trick.
        = mark eleven-back, order 2AKQJT9876543
        ! b Qh  weaker
        b Ts  c 9d          # A 10 beats the J, and a 9 beats the 10.
        a -  b -
        = mark -eleven-back, leads c    # The trick has flowed: the order is as usual again.
    """
    comments = (
        (
            "Jなので、この場の間は強さの順が逆になります。",
            "J이므로 이 판 동안 세기의 순서가 뒤집힙니다.",
        ),
        ("10はJに勝ち、9は10に勝ちます。", "10은 J를 이기고 9는 10을 이깁니다."),
        (
            "場が流れたので、強さの順は元に戻りました。",
            "판이 흘렀으므로 세기의 순서가 원래대로 돌아왔습니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays with a J, or the number that replaces it in a revolution."""
        numbers = {JACK, RANKS.index(self.reversed_number)}
        return any(rules.count(play, number) > 0 for number in numbers) and (
            play.kind == "group" or self.in_stairs
        )

    def number_now(self, game: Game) -> int:
        """Return the number that turns the order now; in a revolution it may be another one."""
        return RANKS.index(self.reversed_number) if game.lasting_order.reversed else JACK

    def turns(self, game: Game, play: Play) -> bool:
        """Return whether a play turns the order now."""
        number = self.number_now(game)
        again = self.again == "toggles" or not self._has_turned(game, number)
        return again and game.count(play, number) > 0 and not _is_returned(game, play)

    def _has_turned(self, game: Game, number: int) -> bool:
        """Return whether a back is in force, or an earlier play of this trick had the number."""
        back = any(game.mark_of(id) is not None for id in BACKS)
        earlier = (laid.play for laid in game.row[:-1])
        return back or any(
            self.concerns(game.rules, play) and game.count(play, number) for play in earlier
        )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order or ask the player, unless the play makes a strong eleven back."""
        if not self.turns(game, play) or _is_strong(game, play):
            return
        if self.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            game.flip(self, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            game.flip(self, ask.seat)


def _is_returned(game: Game, play: Play) -> bool:
    """Return whether a play has a 6 that ends the back before it, and so turns nothing itself."""
    six = game.rules.get(SixReturn)
    lasted = any(id in BACKS for id, _ in game.before)
    return lasted and six is not None and six.concerns(game.rules, play)


def _is_strong(game: Game, play: Play) -> bool:
    """Return whether a play is three Js and the strong eleven back is played."""
    if StrongElevenBack.id not in game.rules or play.kind != "group":
        return False
    return game.count(play, game.rules[ElevenBack].number_now(game)) == 3


@rule(
    "strong-eleven-back",
    en="Strong eleven back",
    ja="強化イレブンバック",
    ko="강화 11 백",
    chapter="courts",
    stage="strength",
    life="tricks",
    mark_pattern="[12]",
    needs=("eleven-back",),
    text=(
        "Jを3枚出すと、この場と次の場の間、数字の強さが逆になります。",
        "J를 세 장 내면 이 판과 다음 판 동안 숫자의 세기가 뒤집힙니다.",
    ),
    says={
        "value-2": Text("this trick and the next", "この場と次の場", "이번 판과 다음 판"),
        "value-1": Text("this trick", "この場", "이번 판"),
        "mark-2": Text(
            "The order of strength turns round for this trick and the next.",
            "この場と次の場の間、数字の強さが逆になります。",
            "이 판과 다음 판 동안 숫자의 세기가 뒤집힙니다.",
        ),
        "mark-1": Text(
            "The order of strength stays turned round in this trick.",
            "この場も、数字の強さは逆のままです。",
            "이 판에서도 숫자의 세기는 뒤집힌 채입니다.",
        ),
        "unmark": ElevenBack.says["unmark"],
        "ask": Text(
            "Turn the order of strength round for this trick and the next?",
            "この場と次の場の間、数字の強さを逆にしますか？",
            "이 판과 다음 판 동안 숫자의 세기를 뒤집을까요?",
        ),
    },
)
class StrongElevenBack(Turned):
    """Three Js turn the order of strength round for this trick and the next."""

    note = Text(
        (
            "This replaces an ordinary 11 back and has the same options: if another number makes "
            "that in a revolution, three of it make this. "
            "A J in the second trick turns the order again if a further J does."
        ),
        (
            "ふつうの11バックの代わりに起き、同じ設定に従います。革命中の数字が別なら、"
            "その数字の3枚で起きます。次のJでもう一度逆になる卓では、2つ目の場のJでも逆になります。"
        ),
        (
            "보통의 11 백 대신 일어나며 같은 설정을 따릅니다. 혁명 중의 숫자가 다르면 그 숫자 세 "
            "장으로 일어납니다. 다음 J로 다시 뒤집히는 곳에서는 두 번째 판의 J로도 뒤집힙니다."
        ),
    )
    example = """
        hands  JcJdJh4s5s / 3c6c / 3d8d
        a JcJdJh        # Three Js: the order is turned round for two tricks.
        = mark strong-eleven-back=2
        b -  c -
        a 5s            # This is the second of them, so a 3 beats a 5.
        b 3c  c -  a -
        = leads b, order 3456789TJQKA2    # From here on it is as usual.
    """
    comments = (
        (
            "Jが3枚なので、2つの場の間、強さの順が逆になります。",
            "J가 세 장이므로 두 판 동안 세기의 순서가 뒤집힙니다.",
        ),
        (
            "いまが2つ目の場なので、3が5に勝ちます。",
            "지금이 두 번째 판이므로 3이 5를 이깁니다.",
        ),
        ("ここからは、いつもの強さです。", "여기서부터는 평소의 세기입니다."),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays that the eleven back acts on, if they are groups of three or more."""
        eleven = rules[ElevenBack]
        return play.size >= 3 and play.kind == "group" and eleven.concerns(rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order for two tricks, or back; or ask the player."""
        eleven = game.rules[ElevenBack]
        if not (_is_strong(game, play) and eleven.turns(game, play)):
            return
        if eleven.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            self._turn(game, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            self._turn(game, ask.seat)

    def _turn(self, game: Game, seat: int) -> None:
        if game.mark_of(self.id) is None:
            game.mark(self, 2, seat)
        else:
            game.unmark(self, seat)

    def on_flow(self, game: Game) -> None:
        """Count down the two tricks."""
        if game.mark_of(self.id) == 2:
            game.mark(self, 1)
        elif game.mark_of(self.id) == 1:
            game.unmark(self)


@rule(
    "six-return",
    en="Six return",
    ja="6戻し",
    ko="6 되돌리기",
    chapter="threes-to-sixes",
    stage="strength",
    needs=("eleven-back",),
    text=(
        "11バックの間に6を出すと、11バックが終わります。",
        "11 백 동안에 6을 내면 11 백이 끝납니다.",
    ),
)
class SixReturn(ByNumber):
    """A 6 that is played while an 11 back lasts ends it."""

    number = "6"

    note = Text(
        "It ends a strong 11 back as well.",
        "強化イレブンバックも終わります。",
        "강화 11 백도 끝납니다.",
    )
    example = """
        hands  JcKd / 6h4s / 5c7s
        a Jc          # An 11 back: low is strong.
        b 6h          # The 6 ends it, so now a 5 is too weak again.
        = mark -eleven-back
        ! c 5c  weaker
        c 7s
    """
    comments = (
        ("11バックなので、小さい数字が強くなります。", "11 백이므로 작은 숫자가 강합니다."),
        (
            "6で11バックが終わり、5ではもう勝てません。",
            "6으로 11 백이 끝나서 이제 5로는 이길 수 없습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """End what has turned the order before this play."""
        before = dict(game.before)
        for id in BACKS:
            if id in before and game.mark_of(id) is not None:
                game.unmark(game.rules[id], seat, self)
