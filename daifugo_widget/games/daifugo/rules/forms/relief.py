"""Relief supplies: the daihinmin takes the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.text import Text
from ...daifugo.rule import Rule, rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game


@rule(
    "material-relief",
    en="Relief supplies",
    ja="物資救援",
    ko="물자 구호",
    chapter="forms",
    life="game",
    mark_pattern="",
    text=(
        "大貧民は自分の番に1ゲーム1回だけ、場のカードを全部手札に加えて親になれます。",
        "대빈민은 자기 차례에 게임마다 한 번, 판의 카드를 모두 손패에 넣고 선이 될 수 있습니다.",
    ),
    says={
        "mark": Text(
            "It can be done only once per game.",
            "1ゲームに1回だけです。",
            "게임마다 한 번만 할 수 있습니다.",
        ),
    },
)
class MaterialRelief(Rule):
    """Once per game the daihinmin may take all cards of the trick instead of playing, and leads."""

    note = Text(
        (
            "It is called on the daihinmin's turn while cards lie on the table. "
            "Nobody is daihinmin in the first game of a set, so nothing happens then. "
            "What lies beside the trick is not taken, and goes to the discards."
        ),
        (
            "場にカードがあるとき、自分の番に宣言します。"
            "セットの最初のゲームには大貧民がいないので、使えません。"
            "場の横に置かれたカードは取らず、捨て札になります。"
        ),
        (
            "판에 카드가 있을 때 자기 차례에 선언합니다. "
            "세트의 첫 게임에는 대빈민이 없으므로 쓸 수 없습니다. "
            "판 옆에 놓인 카드는 가져가지 않고 버린 패가 됩니다."
        ),
    )
    example = """
        hands    9hKc / TsQd / Jc2h / 3d4d
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        a 9h  b Ts  c Jc
        d material-relief     # d takes the 9, the 10 and the J, and leads.
        = hand d 3d4d9hTsJc, leads d
    """
    comments = (
        (
            "dさんは9と10とJを取って、親になります。",
            "d 님은 9와 10과 J를 가져가고 선이 됩니다.",
        ),
    )

    def calls(self, game: Game) -> Iterable[int]:
        """Let the daihinmin take the field once, in turn."""
        seat, cards = game.holder("daihinmin"), game.table_cards() & ~game.beside
        open_now = game.trick and not game.agenda and game.turn == seat
        if not open_now or game.mark_of(self.id) or not game.may_draw(cards.bit_count()):
            return ()
        return (game.turn,)

    def called(self, game: Game, seat: int) -> None:
        """Take the field; the trick flows, as nothing is left of it."""
        game.take_up(self, seat)
        game.mark(self, seat=seat)
