"""Effects that draw random cards from the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import BLACK, KING, SUIT
from ...core.moves import CHANCE, Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import rule
from ..jokers import JokerWild
from .common import Drawing, can_draw

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "black-seven-draw",
    en="Black seven's toll",
    ja="黒7",
    ko="검은 7",
    chapter="sevens-to-tens",
    text=(
        "スペードかクラブの7を含めて7を出すと、出した枚数だけ捨て札から引き、全員に見せます。",
        ("스페이드나 클로버 7을 넣어 7을 내면 낸 장수만큼 버린 패에서 뽑아 모두에게 보여 줍니다."),
    ),
)
class BlackSevenDraw(Drawing):
    """7s with a black one among them draw as many random discards, for all to see."""

    number = "7"
    seen_by_all = True

    note = Text(
        (
            "Nothing is drawn when the black 7 was the last card, or when there are no more "
            "discards than cards in the play. "
            "It does not happen in stairs."
        ),
        ("黒7で上がったときと、捨て札が出した枚数以下のときは引きません。階段では起きません。"),
        (
            "검은 7로 나갔을 때와 버린 패가 낸 장수 이하일 때는 뽑지 않습니다. "
            "계단에서는 일어나지 않습니다."
        ),
    )
    example = """
        hands     7s4c / 9cTd / JsQs
        discards  3h5h8d
        a 7s ~ 5h    # A black seven: a draws a card from the discards.
        = hand a 4c5h, discards 3h8d, turn b
    """
    comments = (
        (
            "黒い7なので、aさんは捨て札から1枚引きます。",
            "검은 7이므로 a 님은 버린 패에서 한 장 뽑습니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on 7s with a black one, which may be a joker if jokers have effects."""
        if not super().concerns(rules, play):
            return False
        if rules[JokerWild].gives_effects:
            return any(SUIT[suit] & BLACK for suit in play.suit_list())
        return bool(play.cards & BLACK)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Draw as many cards as there are 7s, if there are more discards than that."""
        count = self._count(game, play)
        if game.discards.bit_count() > count:
            self._draw(game, (seat,), count)


@rule(
    "galaxy-railway",
    en="Galaxy railway (999)",
    ja="銀河鉄道",
    ko="은하철도",
    chapter="sevens-to-tens",
    text=(
        "9を3枚出すと、手札から2枚を選び、捨て札から2枚引いてから、選んだ2枚を場の横に置きます。",
        (
            "9를 세 장 내면 손패에서 두 장을 고르고, 버린 패에서 두 장을 뽑은 다음, "
            "고른 두 장을 판 옆에 놓습니다."
        ),
    ),
    says={
        "ask": Text(
            "Choose two cards to lay beside the trick. Two discards take their place.",
            "場の横に置く2枚を選んでください。代わりに捨て札から2枚引きます。",
            "판 옆에 놓을 두 장을 고르세요. 대신 버린 패에서 두 장을 뽑습니다.",
        ),
    },
)
class GalaxyRailway(Drawing):
    """Three 9s take two random discards into the hand and lay two chosen cards beside the trick."""

    number = "9"
    exactly = 3

    note = Text(
        (
            "The two cards are chosen before the draw, and go to the discards when the trick "
            "flows. Nothing happens with fewer than two cards in the hand or among the discards."
        ),
        (
            "2枚は引く前に選び、場が流れると捨て札になります。"
            "手札か捨て札が2枚より少ないと何も起きません。"
        ),
        (
            "두 장은 뽑기 전에 고르며 판이 흐르면 버린 패가 됩니다. "
            "손패나 버린 패가 두 장보다 적으면 아무 일도 없습니다."
        ),
    )
    example = """
        hands     9c9d9h3c4cKs / TcJd / 5sQs
        discards  6h8d2s
        a 9c9d9h > 3c4c ~ 6h2s    # Two weak cards leave, two discards come.
        = hand a 6hKs2s, discards 8d, turn b
        b -  c -
        = discards 3c4c           # When the trick flows they are discarded.
    """
    comments = (
        (
            "弱い2枚が出ていき、捨て札から2枚が来ます。",
            "약한 두 장이 나가고 버린 패에서 두 장이 옵니다.",
        ),
        ("場が流れると捨て札になります。", "판이 흐르면 버린 패가 됩니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for two cards of the hand if two can be drawn for them."""
        if game.hands[seat].bit_count() >= 2 and can_draw(game, 2):
            game.owe(Ask(self.id, seat, "cards", 2, 2))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Draw two cards once two are chosen; those chosen stay secret until they are laid down."""
        if ask.seat == CHANCE:
            super().answered(game, ask, answer)
            game.lay_beside(self, ask.to, ask.barred)
            return
        chosen = answer.value
        game.owe(Ask(self.id, CHANCE, "cards", 2, 2, ask.seat, barred=chosen, pool=game.discards))


@rule(
    "re-king",
    en="Re:KING",
    ja="Re:KING",
    ko="Re:KING",
    chapter="courts",
    text=(
        "Kを出すと、全員がその枚数だけ捨て札から見ずに引きます。Kだけで上がろうとした人も引きます。",
        (
            "K를 내면 모두가 그 장수만큼 버린 패에서 보지 않고 뽑습니다. "
            "K만으로 나가려던 사람도 뽑습니다."
        ),
    ),
)
class ReKing(Drawing):
    """Everybody still in draws as many random discards as Ks were played, even after a last K."""

    number = "K"

    note = Text(
        (
            "Nothing happens when there are not enough discards for everybody. "
            "Whoever plays Ks as the last cards draws too, and so is not out."
        ),
        (
            "捨て札が全員分に足りないと何も起きません。"
            "最後のカードとしてKを出した人も引くので、上がりになりません。"
        ),
        (
            "버린 패가 모두에게 모자라면 아무 일도 없습니다. "
            "마지막 카드로 K를 낸 사람도 뽑으므로 나가지 못합니다."
        ),
    )
    example = """
        hands     Ks / 9cTd / 5sQs
        discards  3h6h8d2c
        a Ks ~ 3h ~ 8d ~ 2c    # Everybody draws a card; so a is not out.
        = hand a 3h, hand b 8d9cTd, hand c 5sQs2c, out -, turn b
    """
    comments = (
        (
            "全員が1枚引くので、aさんは上がりになりません。",
            "모두 한 장씩 뽑으므로 a 님은 나가지 못합니다.",
        ),
    )

    def stays(self, game: Game, seat: int, play: Play) -> bool:
        """Keep in a player whose last cards were all Ks, if there are enough discards to draw."""
        acts = self in game.rules.concerned(play, game.silent)
        alone = game.count(play, KING) == play.size
        return acts and alone and can_draw(game, play.size * game.live.bit_count())

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let everybody draw, the player of the Ks first.

        A player who went out by Ks alone would be in if there were enough discards for all.
        """
        beside = not game.trick[-1].play.cards & play.cards
        if not (game.is_live(seat) or beside) and game.count(play, KING) == play.size:
            return
        self._draw(game, (seat, *game.others(seat)), self._count(game, play))


@rule(
    "tyrant",
    en="Tyrant",
    ja="暴君",
    ko="폭군",
    chapter="aces-twos-jokers",
    text=(
        "2を出すと、ほかの全員が捨て札から1枚引きます。強さが逆のときは、出した人だけが引きます。",
        (
            "2를 내면 다른 모두가 버린 패에서 한 장씩 뽑습니다. "
            "세기가 뒤집혔을 때는 낸 사람만 뽑습니다."
        ),
    ),
)
class Tyrant(Drawing):
    """A 2 makes everyone else draw a random discard, or in reversed order only its player."""

    number = "2"

    note = Text(
        (
            "Nothing happens when there are too few discards, and nothing happens in stairs. "
            "However many 2s are played, each player draws one card. "
            "A reversal by the 2s themselves, as a two back or a revolution, counts already."
        ),
        (
            "捨て札が足りないときと階段では起きません。"
            "2を何枚出しても、引くのは1人1枚です。"
            "2バックや革命で2自身が強さを変えるときは、変わった後の順で決めます。"
        ),
        (
            "버린 패가 모자랄 때와 계단에서는 일어나지 않습니다. "
            "2를 몇 장 내도 한 사람이 한 장만 뽑습니다. "
            "2 백이나 혁명으로 그 2가 세기를 바꾸면 바뀐 뒤의 순서로 정합니다."
        ),
    )
    example = """
        hands     2s4c / 9cTd / JsQs
        discards  3h5h8d
        a 2s ~ 5h ~ 3h    # b and c draw a card each.
        = hand b 5h9cTd, hand c 3hJsQs, hand a 4c, turn b
    """
    comments = (
        (
            "bさんとcさんが1枚ずつ引きます。",
            "b 님과 c 님이 한 장씩 뽑습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let the others draw, or in reversed order the player of the 2, if still in."""
        self._draw(game, (seat,) if game.order.reversed else game.others(seat), 1)
