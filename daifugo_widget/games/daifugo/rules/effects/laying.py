"""Effects that lay cards of the hand beside the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import KING, NUMBER, blanks
from ...core.moves import Answer, Ask, Job
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..numbers import ByNumber

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game

LAY = Text("Lay down {cards}", "{cards}を置く", "{cards} 놓기")


@rule(
    "seven-attach",
    en="Seven attach",
    ja="7付け",
    ko="7 붙이기",
    chapter="sevens-to-tens",
    text=(
        "7を出すと、出した枚数だけ、手札からカードを場の横に置きます。",
        "7을 내면 낸 장수만큼 손패의 카드를 판 옆에 놓습니다.",
    ),
    says={
        "button": LAY,
        "ask": Text(
            "Lay {high} cards beside the trick.",
            "カードを{high}枚、場の横に置いてください。",
            "카드 {high}장을 판 옆에 놓으세요.",
        ),
        "ask-one": Text(
            "Lay a card beside the trick.",
            "カードを1枚、場の横に置いてください。",
            "카드 한 장을 판 옆에 놓으세요.",
        ),
    },
)
class SevenAttach(ByNumber):
    """As many further cards as 7s were played are laid beside the trick, without any effect."""

    number = "7"

    note = Text(
        (
            "The cards lie face up and are discarded when the trick flows. "
            "Laying down the last card is a clean finish."
        ),
        (
            "カードは表にして置き、場が流れると捨て札になります。"
            "最後のカードを置いて上がっても反則ではありません。"
        ),
        (
            "카드는 펼쳐 놓고 판이 흐르면 버린 패가 됩니다. "
            "마지막 카드를 놓고 나가도 반칙이 아닙니다."
        ),
    )
    example = """
        hands  7c7d3c4cKs / 9c9d / TsJs
        a 7c7d > 3c4c    # Two 7s: two cards are laid beside them.
        = hand a Ks, top 7c7d, turn b
    """
    comments = (
        (
            "7が2枚なので、2枚を横に置きます。",
            "7이 두 장이므로 두 장을 옆에 놓습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards."""
        count = self._count(game, play)
        game.owe(Ask(self.id, seat, "cards", count, count))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Lay them down."""
        game.lay_beside(self, ask.seat, answer.value)


@rule(
    "cross-dressing",
    en="Disguise",
    ja="女装",
    ko="여장",
    chapter="courts",
    text=(
        "Qを出すと、その枚数まで、手札のKを横に置けます。",
        "Q를 내면 그 장수까지 손패의 K를 옆에 놓을 수 있습니다.",
    ),
    says={
        "button": LAY,
        "answer-nothing": Text(
            "{seat} [lays|lay] no K beside the Qs.",
            "{seat}[さん|]はKを置きませんでした。",
            "{seat}[ 님은|는] K를 놓지 않았습니다.",
        ),
        "ask": Text(
            "Lay up to {high} Ks beside your Qs.",
            "Qの横にKを{high}枚まで置けます。",
            "Q 옆에 K를 {high}장까지 놓을 수 있습니다.",
        ),
        "ask-one": Text(
            "Lay a K beside your Qs, or none.",
            "Qの横にKを1枚置けます。置かなくてもかまいません。",
            "Q 옆에 K를 한 장 놓을 수 있습니다. 놓지 않아도 됩니다.",
        ),
        "ask-all": Text(
            "Lay {high} Ks beside your Qs.",
            "Qの横にKを{high}枚置いてください。",
            "Q 옆에 K를 {high}장 놓으세요.",
        ),
        "ask-all-one": Text(
            "Lay a K beside your Qs.",
            "Qの横にKを1枚置いてください。",
            "Q 옆에 K를 한 장 놓으세요.",
        ),
    },
    worded={
        "amount=all-possible": Text(
            "As many Ks of the hand as Qs were played are laid beside the Qs.",
            "Qを出すと、その枚数だけ、手札のKを横に置きます。",
            "Q를 내면 그 장수만큼 손패의 K를 옆에 놓습니다.",
        ),
    },
)
class CrossDressing(ByNumber):
    """As many Ks of the hand as Qs were played, or fewer, may be laid beside the Qs."""

    kings_join = option(
        False,
        True,
        default=False,
        label=Text(
            "Ks count for the Qs' effects and have their own",
            "KもQの効果の枚数に入り、Kの効果も起きる",
            "K도 Q 효과의 장수에 들고 K의 효과도 일어남",
        ),
    )
    amount = option(
        "all-possible",
        "up-to",
        default="up-to",
        label=Text("How many Ks", "Kの枚数", "K의 장수"),
        words={
            "all-possible": Text("as many as possible", "できるだけ多く", "가능한 만큼 모두"),
            "up-to": Text("as many as wanted", "好きなだけ", "원하는 만큼"),
        },
    )

    number = "Q"

    note = Text(
        (
            "The trick goes on from the Qs alone, and the Ks are discarded with them. "
            "It does not happen in stairs, and whoever lays down the last card is out."
        ),
        (
            "場はQのまま続き、Kは一緒に捨て札になります。"
            "階段では起きず、最後のカードを置いた人は上がりです。"
        ),
        (
            "판은 Q인 채로 이어지고 K는 함께 버린 패가 됩니다. "
            "계단에서는 일어나지 않으며 마지막 카드를 놓은 사람은 나갑니다."
        ),
    )
    example = """
        hands  QcQdKhKs3c / 9cTd / JsAs
        a QcQd > KhKs    # Two Qs: two Ks may go with them.
        = hand a 3c, top QcQd, turn b
    """
    comments = (
        (
            "Qが2枚なので、Kを2枚まで一緒に置けます。",
            "Q가 두 장이므로 K를 두 장까지 함께 놓을 수 있습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the Ks, even if there are none: not asking would give that away."""
        detail = "all" if self.amount == "all-possible" else None
        game.owe(Ask(self.id, seat, "cards", 0, self._count(game, play), detail=detail))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let Ks be chosen: any of them, or as many as possible."""
        kings = game.playable_cards(ask.seat) & NUMBER[KING]
        most = min(ask.high, kings.bit_count())
        least = most if ask.detail and not blanks(game.hands[ask.seat]) else 0
        return game.card_answers(ask._replace(low=least, high=most), kings)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Lay them down; if they join the Qs, go on with both."""
        if not answer.value:
            return
        game.lay_beside(self, ask.seat, answer.value)
        if self.kings_join and not game.over:
            self._join(game, ask.seat, answer.value)

    def _join(self, game: Game, seat: int, cards: int) -> None:
        """Go on as if that many more Qs had been played, and let the Ks have their own effects."""
        job, *later = game.waiting
        assert job.play is not None
        queens = job.play
        joined = queens._replace(cards=queens.cards | cards, size=queens.size + cards.bit_count())
        kings = game.rules.forms.readings(cards, game.order)[0]
        revolved = game.rules.revolves(queens)
        for other in game.rules.concerned(kings, game.silent):
            if other.stage == "strength" and not (revolved and other.in_revolution):
                other.after_play(game, seat, kings)
        effects = game.finish_step(kings) + 1
        game.go_on_with(
            Job("play", game.step_behind(joined, self), seat, joined, game.last_step(joined)),
            Job("play", effects, seat, kings, game.last_step(kings)),
            job._replace(at=game.last_step(queens)),
            *later,
        )
