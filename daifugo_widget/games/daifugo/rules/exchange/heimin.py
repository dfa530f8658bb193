"""What heimin do while the others exchange."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.cards import JOKERS, blanks, card_number, choices, code
from ...core.moves import SEATS, Answer, Ask
from ...core.text import Text
from ...daifugo.rule import Rule, rule
from .frame import strongest

if TYPE_CHECKING:
    from ...daifugo.game import Game

OFFER, REPLY = "offer", "reply"


def heimin_of(classes: tuple[str, ...]) -> list[int]:
    """Return the seats that are heimin, none in the first game of a set."""
    return [seat for seat, name in enumerate(classes) if name == "heimin"]


@rule(
    "trade",
    en="Trade",
    ja="取引",
    ko="거래",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    text=(
        (
            "平民が2人以上いるとき、2人が同意すれば、"
            "数字が同じでマークが違うカードを1枚ずつ交換できます。"
        ),
        (
            "평민이 두 명 이상일 때 둘이 동의하면 숫자가 같고 무늬가 다른 카드를 한 장씩 바꿀 수 "
            "있습니다."
        ),
    ),
    says={
        "ask-seat": Text(
            "With whom would you like to trade a card?",
            "だれとカードを取引しますか？",
            "누구와 카드를 거래할까요?",
        ),
        "ask-offer-one": Text(
            "Offer {to} a card, or none.",
            "{to}[さん|]に取引したいカードを1枚見せられます。",
            "{to}[ 님에게|에게] 거래할 카드를 한 장 보여 줄 수 있습니다.",
        ),
        "button-offer": Text("Show {cards}", "{cards}を見せる", "{cards} 보여 주기"),
        "ask-reply-one": Text(
            "{to} [offers|offer] {shown}: give a card of the same number for it, or none.",
            "{to}[さん|]が見せた{shown}を、同じ数字の1枚と取り換えられます。",
            "{to}[ 님이|가] 보여 준 {shown} 카드를 같은 숫자의 카드 한 장과 바꿀 수 있습니다.",
        ),
    },
)
class Trade(Rule):
    """Two heimin who agree may swap a card for one of the same number and another suit."""

    note = Text(
        (
            "Each heimin in turn may show a card to one other heimin, who may give one back for "
            "it. "
            "Nobody else sees the cards; jokers are not traded."
        ),
        (
            "平民は1人ずつ、ほかの平民1人にカードを見せ、見せられた人は取り換えるか決めます。"
            "カードはほかの人には見えません。ジョーカーは取引できません。"
        ),
        (
            "평민은 한 사람씩 다른 평민 한 명에게 카드를 보여 주고, 상대는 바꿀지 정합니다. "
            "카드는 다른 사람에게 보이지 않습니다. 조커는 거래할 수 없습니다."
        ),
    )
    example = """
        hands    3c4d / 5c6d / 7s8s / 7h9h / 5h6h / TcJd
        classes  a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
        phase    exchange
        f > TcJd  e > 6h  a > 3c4d  b > 5c
        c > d > 7s     # c offers d the spade 7 ...
        d > 7h         # ... and gets the heart 7 for it.
        = hand c 7h8s, hand d 7s9h, asks d trade
        d > -
        = leads f
    """
    comments = (
        ("cさんはスペードの7をdさんに見せます。", "c 님은 스페이드 7을 d 님에게 보여 줍니다."),
        ("dさんはハートの7と取り換えます。", "d 님은 하트 7과 바꿉니다."),
    )

    def on_start(self, game: Game) -> None:
        """Ask each heimin for a partner."""
        heimin = [seat for seat in heimin_of(game.classes) if game.is_live(seat)]
        for seat in heimin if len(heimin) > 1 else ():
            others = (other for other in heimin if other != seat)
            game.owe(Ask(self.id, seat, "seat", among=(None, *others)))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow partners, natural cards to offer or those that fit the offer, and nothing."""
        if ask.what == "seat":
            return [Answer(seat) for seat in ask.among or ()]
        natural = choices(game.playable_cards(ask.seat) & ~JOKERS, 1)
        if ask.detail == OFFER:
            return [Answer(0), *map(Answer, natural)]
        # Nothing comes last, so that a player to whom both cards are worth the same agrees.
        return [*(Answer(card) for card in natural if _fits(card, ask.barred)), Answer(0)]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Show the offer to the partner, then swap if there is something for it."""
        if ask.what == "seat":
            if answer.value is not None:
                offer = Ask(self.id, ask.seat, "cards", 0, 1, answer.value, detail=OFFER)
                game.owe(offer, first=True)
        elif ask.detail == OFFER and answer.value:
            game.reveal(self, ask.seat, answer.value, ask.to)
            # The offer goes into the barred cards, which only the player who is asked sees.
            reply = Ask(self.id, ask.to, "cards", 0, 1, ask.seat, answer.value, REPLY)
            game.owe(reply, first=True)
        elif answer.value:
            game.give(self, ask.to, ask.seat, ask.barred, may_empty=True)
            game.give(self, ask.seat, ask.to, answer.value)


def _fits(card: int, offered: int) -> bool:
    """Return whether a card may be given for the offered one; an unseen offer may fit any."""
    if blanks(offered):
        return True
    own, wanted = code(card.bit_length() - 1), code(offered.bit_length() - 1)
    return card_number(own) == card_number(wanted) and own != wanted


@rule(
    "heimin-reveal",
    en="Commoner's reveal",
    ja="平民の公開",
    ko="평민의 공개",
    chapter="exchange",
    stage="next",
    life="set",
    mark_pattern="[a-i]",
    mark_holds="seats",
    needs=("exchange",),
    text=(
        "平民がちょうど2人いるとき、下位の平民は、いちばん強いカードを1枚、上位の平民に見せます。",
        "평민이 꼭 두 명일 때 낮은 평민은 가장 강한 카드 한 장을 높은 평민에게 보여 줍니다.",
    ),
    says={
        "ask": Text(
            "Show {to} your strongest card.",
            "いちばん強いカードを{to}[さん|]に見せてください。",
            "가장 강한 카드를 {to}[ 님에게|에게] 보여 주세요.",
        ),
        "button": Text("Show {cards}", "{cards}を見せる", "{cards} 보여 주기"),
        "mark": Text(
            "{seat} [is|are] the lower one of two heimin.",
            "{seat}[さん|]は2人の平民のうち下位です。",
            "{seat}[ 님은|는] 두 평민 가운데 낮은 쪽입니다.",
        ),
    },
)
class HeiminReveal(Rule):
    """Of exactly two heimin the lower one shows their strongest card to the upper one."""

    note = Text(
        (
            "The lower heimin is the one who went out later. "
            "Strongest means by the ordinary order, the joker on top; of equals the owner chooses."
        ),
        (
            "下位の平民は、前のゲームで後に上がったほうです。"
            "強さは平常時の順で、ジョーカーが最強です。同じ強さなら見せる人が選びます。"
        ),
        (
            "낮은 평민은 지난 게임에서 나중에 나간 쪽입니다. "
            "세기는 평상시의 순서이고 조커가 가장 강합니다. "
            "같은 세기라면 보여 주는 사람이 고릅니다."
        ),
    )
    example = """
        hands    3c4d / 5c6d / 7s8s / 2d2h / 5h6h / TcJd
        classes  a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
        phase    exchange
        f > TcJd  e > 6h  a > 3c4d  b > 5c
        = asks d heimin-reveal
        d > 2h    # d, the lower of the two heimin, shows one of the 2s to c.
        = hand d 2d2h, leads f
    """
    comments = (
        (
            "下位の平民のdさんは、cさんに2を1枚見せます。",
            "낮은 평민인 d 님은 c 님에게 2를 한 장 보여 줍니다.",
        ),
    )

    def on_start(self, game: Game) -> None:
        """Ask the lower one for the card, or without a mark the one who sits later."""
        heimin = heimin_of(game.classes)
        if len(heimin) != 2 or not all(map(game.is_live, heimin)):
            return
        noted = [seat for seat in heimin if SEATS[seat] == game.mark_of(self.id)]
        lower = noted[0] if noted else heimin[1]
        upper = next(seat for seat in heimin if seat != lower)
        game.owe(Ask(self.id, lower, "cards", 1, 1, upper))

    def on_end(self, game: Game) -> None:
        """Note who will be the lower one."""
        lower = _lower(game.ranking(), game.next_classes())
        if lower is not None:
            game.mark(self, SEATS[lower], lower)

    def joined(
        self, mark: str | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> str | None:
        """Return the mark of who is the lower one now."""
        lower = _lower(ranking, classes)
        return None if lower is None else SEATS[lower]

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow the strongest cards, copies of a card counting as one."""
        hand = game.playable_cards(ask.seat)
        if blanks(game.hands[ask.seat]):
            return game.card_answers(ask, hand)
        by_code = {code(cards.bit_length() - 1): cards for cards in strongest(hand, 1)}
        return [Answer(cards) for cards in by_code.values()]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Show the card to the upper one alone."""
        game.reveal(self, ask.seat, answer.value, ask.to)


def _lower(ranking: tuple[int, ...], classes: tuple[str, ...]) -> int | None:
    """Return the lower one of exactly two heimin."""
    heimin = heimin_of(classes)
    return max(heimin, key=ranking.index) if len(heimin) == 2 else None
