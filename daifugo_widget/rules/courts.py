"""What jacks, queens and kings do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import JACK, RANKS
from ..core.moves import Answer, Ask
from ..core.order import Order
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.ruleset import Ruleset


@rule(
    "eleven-back",
    en="Eleven back (J back)",
    ja="イレブンバック（11バック・Jバック）",
    ko="11 백",
    chapter="courts",
    stage="strength",
    mark_text="",
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
            "숫자의 세기가 다시 돌아갑니다.",
        ),
        "ask": Text(
            "Turn the order of strength round until the trick flows?",
            "場が流れるまで、数字の強さを逆にしますか？",
            "판이 흐를 때까지 숫자의 세기를 뒤집을까요?",
        ),
    },
)
class ElevenBack(Rule):
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
        label=Text("A further J in the trick", "同じ場の次のJ", "같은 판의 다음 J"),
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
            "場が流れると、次の親が誰でも終わります。"
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
        counts = rules["joker-wild"].gives_effects
        numbers = {JACK, RANKS.index(self.reversed_number)}
        found = any(play.count(number, counts) for number in numbers)
        return found and (play.kind == "group" or self.in_stairs)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order, or ask the player."""
        reversed_now = game.lasting_order.reversed
        number = RANKS.index(self.reversed_number) if reversed_now else JACK
        held = game.mark_of(self.id) is not None and self.again == "first-only"
        if not game.count(play, number) or held:
            return
        if self.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            game.flip(self, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            game.flip(self, ask.seat)

    def strength(self, order: Order, mark: Any) -> Order:
        """Turn the order while the mark is in force."""
        return order.turned() if mark else order
