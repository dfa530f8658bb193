"""Rules that take the effects of cards and give them back: Bloody Mary B, Jeanne d'Arc B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKERS, NUMBER, QUEEN, THREE, TWO
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import option, rule
from ..numbers import ByNumber
from .common import Purging

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


class Queens(ByNumber):
    """Two or more Qs in a group."""

    number = "Q"

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on groups with two Qs or more."""
        return play.kind == "group" and rules.count(play, QUEEN) > 1


@rule(
    "bloody-mary-silence",
    en="Bloody Mary B",
    ja="ブラッディメアリB",
    ko="블러디 메리 (패턴 2)",
    chapter="courts",
    life="game",
    mark_pattern="",
    silences=True,
    uncovers=True,
    excludes=("bloody-mary-strongest",),
    text=(
        (
            "Qを2枚以上出すと、相手は全員ジョーカーを捨て、ゲームの終わりまでカードの効果が"
            "なくなります。"
        ),
        (
            "Q를 두 장 이상 내면 상대는 모두 조커를 버리고, 게임이 끝날 때까지 카드의 효과가 "
            "없어집니다."
        ),
    ),
    says={
        "mark": Text(
            "From the next play on no card has an effect.",
            "次に出されるカードからは、効果がありません。",
            "다음에 내는 카드부터는 효과가 없습니다.",
        ),
        "unmark": Text(
            "The cards have their effects again.",
            "カードの効果が戻ります。",
            "카드의 효과가 돌아옵니다.",
        ),
    },
    worded={
        "includes_self=true": Text(
            "Two or more Qs take everybody's jokers, and no card has an effect any more.",
            (
                "Qを2枚以上出すと、本人も含めて全員がジョーカーを捨て、"
                "ゲームの終わりまでカードの効果がなくなります。"
            ),
            (
                "Q를 두 장 이상 내면 본인까지 모두 조커를 버리고, 게임이 끝날 때까지 카드의 효과가 "
                "없어집니다."
            ),
        ),
    },
)
class BloodyMarySilence(Queens, Purging):
    """Two or more Qs take the opponents' jokers, and no card has an effect any more."""

    includes_self = option(
        False,
        True,
        default=False,
        label=Text("Your own jokers too", "自分のジョーカーも捨てる", "자신의 조커도 버림"),
    )
    foul_kept = option(
        "none",
        "two",
        default="none",
        label=Text(
            "Forbidden as the last play after it",
            "その後も反則上がりになるカード",
            "그 뒤에도 마지막에 낼 수 없는 카드",
        ),
        words={
            "none": Text("nothing", "なし", "없음"),
            "two": Text("a 2, in a revolution a 3", "2（革命中は3）", "2(혁명 중에는 3)"),
        },
    )

    note = Text(
        (
            "Only what a particular card does is off: there is no 8 cut and at most tables no card "
            "is forbidden as the last one, but suits are still bound, stairs are still played, and "
            "four of a number still make a revolution. "
            "The 3 of spades may still be laid on a joker, but nothing flows and nobody can beat "
            "it; if play goes on from the 3 anyway, it lies there as an ordinary 3."
        ),
        (
            "なくなるのは特定のカードの効果だけで、"
            "8切りも、たいていの卓では反則上がりもなくなりますが、縛りや階段、4枚の革命は残ります。"
            "スペードの3はジョーカーに出せますが、場は流れず、だれも勝てません。"
            "スペードの3から続ける卓では、ふつうの3と同じに扱います。"
        ),
        (
            "없어지는 것은 특정한 카드의 효과뿐이어서 8 끊기가 없어지고 대부분의 곳에서는 금지된 "
            "오르기도 없어지지만, 묶기와 계단, 네 장의 혁명은 남습니다. 스페이드 3은 조커 위에 낼 "
            "수 있지만 판이 흐르지 않고 아무도 이길 수 없습니다. 스페이드 3에서 이어 가는 곳에서는 "
            "보통 3으로 다룹니다."
        ),
    )
    example = """
        rules  base, bloody-mary-silence, eight-cut
        hands  QcQd8c9s / TcX3d / KcAd
        a QcQd      # Two Qs: b has to discard the joker, and the cards lose their effects.
        = hand b 3dTc, discards X, mark bloody-mary-silence
        b -  c -
        a 8c        # The 8 does not cut.
        = turn b, top 8c
    """
    comments = (
        (
            "Qが2枚なので、bさんはジョーカーを捨て、カードの効果がなくなります。",
            "Q가 두 장이므로 b 님은 조커를 버리고, 카드의 효과가 없어집니다.",
        ),
        ("この8では切れません。", "이 8로는 끊을 수 없습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let the jokers go, and silence the cards from the next play on."""
        game.mark(self, seat=seat)
        losers = ((seat,) if self.includes_self else ()) + tuple(game.others(seat))
        self._purge(game, tuple((loser, JOKERS) for loser in losers))

    def fouls_kept(self, order: Order) -> int:
        """Return the 2s, or in a revolution the 3s, if they stay forbidden as the last play."""
        return NUMBER[THREE if order.reversed else TWO] if self.foul_kept == "two" else 0


@rule(
    "jeanne-relief",
    en="Jeanne d'Arc B",
    ja="ジャンヌダルクB",
    ko="잔 다르크 (패턴 2)",
    chapter="courts",
    stage="silence",
    lasts_in_silence=True,
    needs=("bloody-mary-silence",),
    excludes=("bloody-mary-strongest",),
    text=(
        "ブラッディメアリBの間にQを2枚以上出すと、カードの効果が戻ります。",
        "블러디 메리(패턴 2) 중에 Q를 두 장 이상 내면 카드의 효과가 돌아옵니다.",
    ),
)
class JeanneRelief(Queens):
    """Two or more Qs lift Bloody Mary B, so that the cards have their effects again."""

    note = Text(
        "So the first Qs bring Bloody Mary, the next ones Jeanne d'Arc, and so on in turn.",
        "最初のQはブラッディメアリ、次のQはジャンヌダルクと、交互に起こります。",
        "처음 Q는 블러디 메리, 다음 Q는 잔 다르크로 번갈아 일어납니다.",
    )
    example = """
        rules  base, bloody-mary-silence, jeanne-relief, eight-cut
        marks  bloody-mary-silence
        hands  QcQd8c9s / 8d3d / KcAd
        a QcQd      # Two Qs in the silence: the cards have their effects again.
        = mark -bloody-mary-silence
        b -  c -
        a 8c        # The 8 cuts.
        = leads a
    """
    comments = (
        (
            "効果がない間のQ2枚で、カードの効果が戻ります。",
            "효과가 없는 동안 Q 두 장으로 카드의 효과가 돌아옵니다.",
        ),
        ("8切りが起こります。", "8 끊기가 일어납니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Lift the silence that was there before the play."""
        mary = game.rules[BloodyMarySilence]
        if any(id == mary.id for id, _ in game.before):
            game.unmark(mary, seat, self)
