"""Hands that win at once when they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.cards import JOKER_CODE, blanks, card_number, codes, printed_number
from ...core.moves import Ask
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule

if TYPE_CHECKING:
    from ...daifugo.game import Game


def _sum(cards: int) -> int:
    """Add up the numbers of cards, the A being 1, the K 13 and a joker nothing."""
    return sum(printed_number(card_number(card)) for card in codes(cards) if card < JOKER_CODE)


@rule(
    "dokan",
    en="Dokan",
    ja="ドカン",
    ko="도칸",
    chapter="endings",
    stage="finish",
    text=(
        "手札の数字の合計が場のカードの合計と同じなら、いつでも「ドカン」と言って上がれます。",
        "손패의 숫자 합이 판에 놓인 카드의 합과 같으면 언제든 '도칸'을 외치고 나갈 수 있습니다.",
    ),
    says={
        "finish": Text(
            "{seat} [holds|hold] as much as lies on the table.",
            "{seat}[さん|]の手札の合計が、場のカードの合計と同じです。",
            "{seat}[ 님의|] 손패의 합이 판에 놓인 카드의 합과 같습니다.",
        ),
    },
)
class Dokan(Rule):
    """A player whose hand adds up to the sum of the cards on the table may call dokan to win."""

    note = Text(
        (
            "All plays of the trick count, but not what lies beside it: an A 1, a J 11, a Q 12, a "
            "K 13 and a joker nothing. "
            "It may be called out of turn too, while cards lie on the table and nobody has to make "
            "a choice, such as whether to answer a cut. "
            "The hand is laid down, and play goes on."
        ),
        (
            "横に置いたカードを除いて、場に出たカードを全部足し、Aは1、Jは11、Qは12、Kは13、"
            "ジョーカーは0と数えます。"
            "場にカードがあり、切りに返すかどうかも含めて、だれも選択の途中でなければ、"
            "自分の番でなくても言えます。"
            "手札を置いて上がり、ゲームは続きます。"
        ),
        (
            "옆에 놓은 카드를 빼고 그 판에 나온 카드를 모두 더하며, A는 1, J는 11, Q는 12, K는 13, "
            "조커는 0으로 셉니다. "
            "판에 카드가 있고 끊기를 되받을지까지 포함해 아무도 선택하는 중이 아니면 자기 차례가 "
            "아니어도 외칠 수 있습니다. "
            "손패를 내려놓고 나가며 게임은 이어집니다."
        ),
    )
    example = """
        hands  4c9s / 5dQd / 6dTd / Ah8hX
        a 4c
        ! d dokan
        b 5d         # Now 9 lies on the table, as much as A, 8 and joker are in the hand of d.
        d dokan
        = out d, turn c
    """
    comments = (
        (
            "場の合計は9で、dさんのA・8・ジョーカーの合計と同じです。",
            "판의 합은 9로, d 님의 A·8·조커의 합과 같습니다.",
        ),
    )

    def called(self, game: Game, seat: int) -> None:
        """Let the caller go out."""
        game.win(seat, self)

    def calls(self, game: Game) -> Iterable[int]:
        """Let every player call whose hand fits the field, or may fit it if it is not seen."""
        if not game.trick or game.agenda:
            return []
        field = _sum(game.table_cards() & ~game.beside)
        hands = [(seat, game.hands[seat]) for seat in game.live_seats()]
        return [seat for seat, hand in hands if blanks(hand) or _sum(hand) == field]


@rule(
    "monopoly",
    en="Monopoly",
    ja="モノポリー",
    ko="모노폴리",
    chapter="endings",
    stage="finish",
    text=(
        "1つのマークの13枚が全部手札にあれば、最初のカードが出る前に見せて上がれます。",
        "한 무늬의 13장이 모두 손패에 있으면 첫 카드가 나오기 전에 보여 주고 나갈 수 있습니다.",
    ),
    says={
        "finish": Text(
            "{seat} [shows|show] all thirteen cards of one suit.",
            "{seat}[さん|]は1つのマークの13枚を全部見せます。",
            "{seat}[ 님은|는] 한 무늬의 13장을 모두 보여 줍니다.",
        ),
    },
    worded={
        "when=any-time": Text(
            "A player with all thirteen cards of a suit may show them at any time and is out.",
            "1つのマークの13枚が全部手札にあれば、いつでも見せて上がれます。",
            "한 무늬의 13장이 모두 손패에 있으면 언제든지 보여 주고 나갈 수 있습니다.",
        ),
    },
)
class Monopoly(Rule):
    """A player with all thirteen cards of a suit may show them before the first lead and is out."""

    when = option(
        "before-lead",
        "any-time",
        default="before-lead",
        label=Text("It may be shown", "見せられるとき", "보여 줄 수 있는 때"),
        words={
            "before-lead": Text(
                "between exchange and first lead",
                "交換後から最初のカードまで",
                "교환 뒤부터 첫 카드까지",
            ),
            "any-time": Text(
                "at any time, before the exchange too",
                "交換前も含めていつでも",
                "교환 전을 포함해 언제든",
            ),
        },
    )

    note = Text(
        (
            "Jokers stand for nothing here. "
            "Whoever shows the hand before the exchange takes no part in it. "
            "During a game it is shown while nobody has to make a choice."
        ),
        (
            "ジョーカーは代わりになりません。"
            "交換前に見せた人は、交換に加わりません。"
            "ゲーム中は、だれも選択の途中でないときに見せます。"
        ),
        (
            "조커는 대신할 수 없습니다. "
            "교환 전에 보여 준 사람은 교환에 끼지 않습니다. "
            "게임 중에는 아무도 선택하는 중이 아닐 때 보여 줍니다."
        ),
    )
    example = """
        hands  3c4c / 3d4d5d6d7d8d9dTdJdQdKdAd2dKs / 5c6c
        b monopoly     # b holds every diamond and goes out at once.
        = out b, turn a
        a 3c
    """
    comments = (
        (
            "bさんはダイヤを全部持っているので、すぐに上がります。",
            "b 님은 다이아몬드를 모두 가지고 있으므로 바로 나갑니다.",
        ),
    )

    def calls(self, game: Game) -> Iterable[int]:
        """Let players who hold a whole suit call, while it may be shown."""
        begun = bool(game.trick or game.flows)
        late_or_early = begun or bool(game.agenda)
        if late_or_early and self.when == "before-lead":
            return []
        if game.pending or (begun and game.agenda):
            return []
        return [seat for seat in game.live_seats() if _holds_a_suit(game, seat)]

    def called(self, game: Game, seat: int) -> None:
        """Let the caller go out, and drop the part in the exchange of everyone who is out.

        A player who has given every card, and gets nothing back from them, is out too.
        """
        game.win(seat, self)
        for exit in game.exits:
            if not game.is_live(exit.seat):
                game.drop_asks_of(exit.seat)
        owed = {item.to for item in game.agenda if isinstance(item, Ask)}
        for giver in game.live_seats():
            if giver not in owed:
                game.empty(giver)


def _holds_a_suit(game: Game, seat: int) -> bool:
    if game.hands[seat].bit_count() < 13:
        return False
    suits = ([number * 4 + suit for number in range(13)] for suit in range(4))
    return any(game.find_cards(seat, suit) is not None for suit in suits)
