"""Returns: weak cards that may be laid on strong plays and make the trick flow."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ...core.cards import JOKER_CODE, JOKERS, NUMBER, SUIT, SUITS, THREE, TWO, Needed, pick
from ...core.plays import SUIT_SHIFT, Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..jokers import JokerWild
from .common import Cut, groups_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset

SPADE = SUITS.index("s")


class Return(Cut):
    """Certain cards may be laid on certain plays, whatever is bound, and the trick flows.

    In a silence they may be laid as well; then nothing flows, but nobody can beat them.
    """

    lasts_in_silence = True
    closes = "forms"

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add the returns, unless nobody may follow."""
        returns = () if game.closed else self._returns(game, seat, game.trick[-1].play)
        return [play._replace(rule=self.id) for play in returns]

    @abstractmethod
    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        """Return the plays that the hand can lay on a play."""

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the return alone."""
        return play.rule == self.id

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow, or in a silence let nobody beat the play."""
        if game.silent:
            game.close(self, seat)
        else:
            game.cut(self, seat)


class SpadeReturn(Return):
    """A spade may be laid on a joker that lies alone, or with a joker on two."""

    number: int
    pair = False
    """Whether it may also be laid on two jokers, with a third."""

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Act on jokers that lie alone."""
        if not top.alone or top.size > (2 if self.pair else 1):
            return None
        return Needed(NUMBER[self.number] & SUIT[SPADE], 1)

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        wanted = [self.number * 4 + SPADE] + [JOKER_CODE] * (top.size - 1)
        held = pick(wanted, game.playable_cards(seat))
        suits = 1 << SUIT_SHIFT[SPADE]
        return [Play(held, "group", self.number, top.size, suits, top.size - 1)] if held else []


@rule(
    "spade-three",
    en="Spade-3 return",
    ja="スペ3返し（ジョーカー返し）",
    ko="스페 3 되돌리기",
    chapter="threes-to-sixes",
    stage="flow",
    well_known=True,
    text=(
        "1枚で出されたジョーカーには、縛りに関係なくスペードの3を出せて、場が流れます。",
        "한 장으로 나온 조커에는 묶기와 상관없이 스페이드 3을 낼 수 있고, 판이 흐릅니다.",
    ),
    worded={
        "then=continue,pair=true": Text(
            (
                "The 3 of spades may be played on a joker, and with a third joker on two; play "
                "goes on."
            ),
            (
                "1枚で出されたジョーカーにはスペードの3を、"
                "2枚なら3枚目のジョーカーと一緒に出せます。縛りに関係なく、場は続きます。"
            ),
            (
                "한 장으로 나온 조커에는 스페이드 3을, 두 장이면 세 번째 조커와 함께 낼 수 "
                "있습니다. 묶기와 상관없고 판은 이어집니다."
            ),
        ),
        "then=continue": Text(
            "On a single joker the 3 of spades may be played, whatever is bound, and play goes on.",
            (
                "1枚で出されたジョーカーには、縛りに関係なくスペードの3を出せて、"
                "場はそこから続きます。"
            ),
            (
                "한 장으로 나온 조커에는 묶기와 상관없이 스페이드 3을 낼 수 있고, 판은 거기서 "
                "이어집니다."
            ),
        ),
        "pair=true": Text(
            "The 3 of spades makes the trick flow on a joker, and with a third joker on two.",
            (
                "1枚で出されたジョーカーにはスペードの3を、2枚なら3枚目のジョーカーと一緒に、"
                "縛りに関係なく出せて、場が流れます。"
            ),
            (
                "한 장으로 나온 조커에는 스페이드 3을, 두 장이면 세 번째 조커와 함께, 묶기와 "
                "상관없이 낼 수 있고 판이 흐릅니다."
            ),
        ),
    },
)
class SpadeThree(SpadeReturn):
    """On a single joker the 3 of spades may be played, whatever is bound, and the trick flows."""

    number = THREE
    then = option(
        "flow",
        "continue",
        default="flow",
        label=Text("After it", "その後", "그다음"),
        words={
            "flow": Text("the trick flows", "場が流れる", "판이 흐름"),
            "continue": Text(
                "play goes on from the 3",
                "スペードの3から続く",
                "스페이드 3부터 이어짐",
            ),
        },
    )
    pair = option(
        False,
        True,
        default=False,
        label=Text(
            "With a third joker also on two jokers",
            "3枚目のジョーカーと一緒なら2枚にも",
            "세 번째 조커와 함께라면 두 장에도",
        ),
    )

    note = Text(
        (
            "The weakest card beats the strongest, but only this one and only a joker that lies "
            "alone. "
            "A joker that stands for the 3 of spades does not do it. "
            "It works against a bind too, as in the official rules. "
            "At some tables the trick does not flow, and play goes on from the 3."
        ),
        (
            "最弱のカードが最強のカードに勝ちますが、相手は1枚のジョーカーだけです。"
            "スペードの3の代わりのジョーカーでは返せません。"
            "公式ルールと同じく、ほかのマークで縛られていても出せます。"
            "場が流れず、スペードの3から続ける卓もあります。"
        ),
        (
            "가장 약한 카드가 가장 강한 카드를 이기지만, 한 장으로 나온 조커에만 통합니다. "
            "스페이드 3을 대신한 조커로는 되돌릴 수 없습니다. "
            "공식 규칙처럼 다른 무늬로 묶여 있어도 낼 수 있습니다. "
            "판이 흐르지 않고 스페이드 3부터 이어지는 곳도 있습니다."
        ),
    )
    example = """
        hands  X5c / 3s9d / 2h4h
        a X
        b 3s          # The 3 of spades beats the lone joker, and the trick flows.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "スペードの3は1枚だけのジョーカーに勝ち、場が流れます。",
            "스페이드 3이 한 장만 나온 조커를 이기고 판이 흐릅니다.",
        ),
    )

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        two = game.rules.get(SpadeTwo)
        replaced = two is not None and two.replaces_three and game.order.reversed
        return () if replaced else super()._returns(game, seat, top)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the return alone, and only if it makes the trick flow."""
        return play.rule == self.id and self.then == "flow"


@rule(
    "spade-two",
    en="Spade-2 return",
    ja="スペ2返し",
    ko="스페 2 되돌리기",
    chapter="aces-twos-jokers",
    stage="flow",
    quiet=True,
    text=(
        "強さが逆のとき、1枚で出されたジョーカーにスペードの2を出せて、場が流れます。",
        "세기가 뒤집혔을 때 한 장으로 나온 조커에 스페이드 2를 낼 수 있고, 판이 흐릅니다.",
    ),
)
class SpadeTwo(SpadeReturn):
    """In reversed order the 2 of spades may be played on a single joker, and the trick flows."""

    number = TWO
    replaces_three = option(
        False,
        True,
        default=False,
        label=Text(
            "Then the spade 3 does not",
            "その間はスペードの3では返せない",
            "그동안 스페이드 3으로는 되돌릴 수 없음",
        ),
    )

    note = Text(
        (
            "It works whatever is bound, and the 2 has no other effect then. "
            "The spade-3 return goes on working in a revolution, unless the 2 replaces it. "
            "Going out with it is no foul, unless the spade 2 alone is forbidden."
        ),
        (
            "縛りに関係なく出せて、このときの2にほかの効果はありません。"
            "スペ3返しは革命中も使えますが、スペードの2だけが使える卓もあります。"
            "スペードの2だけの上がりを禁止していなければ、これで上がっても反則ではありません。"
        ),
        (
            "묶기와 상관없이 낼 수 있고, 이때 2에는 다른 효과가 없습니다. "
            "스페 3 되돌리기는 혁명 중에도 쓸 수 있지만, 스페이드 2만 쓰는 곳도 있습니다. "
            "스페이드 2 한 장을 금지하지 않았다면 이것으로 나가도 반칙이 아닙니다."
        ),
    )
    example = """
        rules  base, revolution, spade-two
        hands  X5c / 2s9d / Kh4h
        marks  revolution
        a X
        b 2s          # The 2 of spades, weakest in a revolution, beats the lone joker.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "革命中は最弱のスペードの2が、1枚だけのジョーカーに勝ちます。",
            "혁명 중에는 가장 약한 스페이드 2가 한 장만 나온 조커를 이깁니다.",
        ),
    )

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        return super()._returns(game, seat, top) if game.order.reversed else ()


@rule(
    "assassination",
    en="Assassination",
    ja="暗殺",
    ko="암살",
    chapter="aces-twos-jokers",
    stage="flow",
    text=(
        "2には同じ枚数の3を出せて場が流れ、強さが逆のときは3に2を出せます。",
        (
            "2에는 같은 장수의 3을 낼 수 있고 판이 흐릅니다. "
            "세기가 뒤집혔을 때는 3에 2를 낼 수 있습니다."
        ),
    ),
)
class Assassination(Return):
    """As many 3s may be played on 2s, in reversed order 2s on 3s, and the trick flows."""

    note = Text(
        (
            "The weakest number beats the strongest, whatever is bound. "
            "A joker among the 3s counts if jokers have effects."
        ),
        (
            "縛りに関係なく、最弱の数字が最強の数字に勝ちます。"
            "効果を持つ決まりなら、ジョーカーも3の1枚に数えます。"
        ),
        (
            "묶기와 상관없이 가장 약한 숫자가 가장 강한 숫자를 이깁니다. "
            "조커가 효과를 갖는다면 조커도 3 가운데 한 장으로 셉니다."
        ),
    )
    example = """
        hands  2c2d5c / 3c3h9d / Kh4h
        a 2c2d
        b 3c3h        # Two 3s beat two 2s, and the trick flows.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "2の2枚に3の2枚で勝ち、場が流れます。",
            "3 두 장으로 2 두 장을 이기고 판이 흐릅니다.",
        ),
    )

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Act on groups of 2s and 3s."""
        if top.kind != "group" or top.rank not in (THREE, TWO):
            return None
        return Needed(NUMBER[THREE] | NUMBER[TWO] | JOKERS, top.size)

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        victim, number = (THREE, TWO) if game.order.reversed else (TWO, THREE)
        jokers = game.rules[JokerWild].gives_effects
        return groups_of(game, seat, number, top.size, jokers) if top.rank == victim else ()
