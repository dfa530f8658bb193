"""Binds of colours: black for clubs and spades, red for diamonds and hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.cards import FIVE, SUITS
from ...core.plays import Laid, Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from .row import AFTER, COLOURS, ONLY, ONLY_SAYS, Bind, Bound, fits, pattern, unbound
from .suits import common_suits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "colour-bind",
    en="Colour bind",
    ja="色縛り",
    ko="색 묶임",
    chapter="binds",
    stage="bind",
    lasts_in_silence=True,
    mark_pattern=r"(?=.)b*r*|[br](\.[br])+",
    mark_holds="suits",
    text=(
        "同じ色（赤か黒）のカードが続けて出ると、場が流れるまでその色しか出せません。",
        "같은 색(빨강이나 검정)의 카드가 잇달아 나오면 판이 흐를 때까지 그 색만 낼 수 있습니다.",
    ),
    says=ONLY_SAYS,
)
class ColourBind(Bind):
    """When plays in a row have the same colours, only those may follow until the trick flows."""

    after = AFTER

    note = Text(
        (
            "Clubs and spades are black, diamonds and hearts are red. "
            "A pair binds as a pair: one black and one red card on one black and one red card. "
            "A play with a joker makes no bind, and a joker alone may always be played."
        ),
        (
            "クラブとスペードが黒、ダイヤとハートが赤です。"
            "2枚出しは組で縛ります（黒と赤には黒と赤）。"
            "ジョーカー入りでは縛れず、ジョーカー1枚はいつでも出せます。"
        ),
        (
            "클로버와 스페이드는 검정, 다이아몬드와 하트는 빨강입니다. "
            "두 장은 짝으로 묶입니다(검정과 빨강에는 검정과 빨강). "
            "조커가 든 카드로는 묶이지 않고, 조커 한 장은 언제든 낼 수 있습니다."
        ),
    )
    example = """
        hands  3h9c / 5dKs / 7hTs
        a 3h  b 5d    # Two red cards in a row: red is bound.
        = mark colour-bind=r
        ! c Ts  colour-bind
        c 7h          # Only red may follow now.
        = top 7h
    """
    comments = (
        (
            "赤が2回続いたので、赤で縛られます。",
            "빨강이 두 번 이어졌으므로 빨강으로 묶입니다.",
        ),
        ("もう赤しか出せません。", "이제 빨강만 낼 수 있습니다."),
    )
    refused = ONLY

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return common_suits([laid.play for laid in row], signs=COLOURS)

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        return fits(play, mark, COLOURS)


@rule(
    "five-colour-bind",
    en="Five's colour bind",
    ja="5色縛り",
    ko="5색 묶임",
    chapter="binds",
    stage="bind",
    mark_pattern="[brcdhs]",
    mark_holds="suits",
    text=(
        "5を1枚で出すと、場が流れるまでその5の色（赤か黒）しか出せません。",
        "5를 한 장으로 내면 판이 흐를 때까지 그 5의 색(빨강이나 검정)만 낼 수 있습니다.",
    ),
    says=ONLY_SAYS,
    worded={
        "bind=suit": Text(
            "A single 5 binds its own suit at once until the trick flows.",
            "5を1枚で出すと、場が流れるまでその5のマークしか出せません。",
            "5를 한 장으로 내면 판이 흐를 때까지 그 5의 무늬만 낼 수 있습니다.",
        ),
    },
)
class FiveColourBind(Bind):
    """A single 5 binds its own colour, red or black, at once until the trick flows."""

    bind = option(
        "colour",
        "suit",
        default="colour",
        label=Text("A 5 binds", "縛るもの", "묶는 것"),
        words={
            "colour": Text("its colour", "色", "색"),
            "suit": Text("its suit", "マーク", "무늬"),
        },
    )

    note = Text(
        (
            "Clubs and spades are black, diamonds and hearts are red. "
            "Some tables read the rule so that the 5 binds its suit. "
            "A joker alone may always be played."
        ),
        (
            "クラブとスペードが黒、ダイヤとハートが赤です。"
            "色ではなくマークで縛るという読み方もあります。"
            "ジョーカー1枚はいつでも出せます。"
        ),
        (
            "클로버와 스페이드는 검정, 다이아몬드와 하트는 빨강입니다. "
            "색이 아니라 무늬로 묶는다고 보는 곳도 있습니다. "
            "조커 한 장은 언제든 낼 수 있습니다."
        ),
    )
    example = """
        hands  5c9c / 7h7sKd / 9sTd
        a 5c          # A black 5: only black may follow.
        = mark five-colour-bind=b
        ! b 7h  five-colour-bind
        b 7s  c 9s
        = top 9s
    """
    comments = (("黒の5なので、黒しか出せません。", "검은 5이므로 검정만 낼 수 있습니다."),)
    refused = ONLY

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on single 5s."""
        return play.kind == "group" and play.rank == FIVE and play.size == 1

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind the colour or the suit of the 5, unless it was added to another card."""
        if game.trick[-1].play.size == 1 and not unbound(game, play):
            game.mark(self, pattern(play, self._signs), seat)

    @property
    def _signs(self) -> str:
        return COLOURS if self.bind == "colour" else SUITS

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        return fits(play, mark, self._signs)
