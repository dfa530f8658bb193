"""Effects that move cards from one hand to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE, Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..numbers import ByNumber
from .common import Giving, neighbours, right_is_back, still_in, strongest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game

TAKE = Text("Take {cards}", "{cards}をもらう", "{cards} 받기")


@rule(
    "thief",
    en="Thief",
    ja="シーフ",
    ko="시프",
    chapter="threes-to-sixes",
    text=(
        (
            "4を3枚出すと、左右どちらかの人からいちばん強いカードをもらいます。"
            "大富豪からは2枚、大貧民からはもらえません。"
        ),
        (
            "4를 세 장 내면 왼쪽이나 오른쪽 사람에게서 가장 강한 카드를 받습니다. "
            "대부호에게서는 두 장이고 대빈민에게서는 받지 않습니다."
        ),
    ),
    says={
        "ask-seat": Text(
            "From whom do you take?",
            "だれからもらいますか？",
            "누구에게서 받을까요?",
        ),
        "ask": Text(
            "Give {to} your {high} strongest cards.",
            "いちばん強いカードを{high}枚、{to}[さん|]に渡してください。",
            "가장 강한 카드 {high}장을 {to}[ 님에게|에게] 주세요.",
        ),
        "ask-one": Text(
            "Give {to} your strongest card.",
            "いちばん強いカードを{to}[さん|]に渡してください。",
            "가장 강한 카드를 {to}[ 님에게|에게] 주세요.",
        ),
        "announce-nothing": Text(
            "{seat} [is|are] daihinmin and [gives|give] nothing.",
            "{seat}[さん|]は大貧民なので、何も渡しません。",
            "{seat}[ 님은|는] 대빈민이므로 아무것도 주지 않습니다.",
        ),
    },
    worded={
        "side=fixed": Text(
            (
                "Three 4s take the strongest card of the neighbour on the right, unless that is "
                "the daihinmin."
            ),
            "4を3枚出すと、右の人からいちばん強いカードを1枚もらいます。大貧民からはもらえません。",
            (
                "4를 세 장 내면 오른쪽 사람에게서 가장 강한 카드 한 장을 받습니다. 대빈민에게서는 "
                "받지 않습니다."
            ),
        ),
    },
)
class Thief(ByNumber):
    """Three 4s take a neighbour's strongest card, two from the daifugo, none from the daihinmin."""

    side = option(
        "choose",
        "fixed",
        default="choose",
        label=Text("The neighbour", "取る相手", "가져올 상대"),
        words={
            "choose": Text("either one", "左右から選ぶ", "양옆에서 고름"),
            "fixed": Text("the one on the right, one card", "右の人から1枚", "오른쪽에서 한 장"),
        },
    )

    number = "4"
    exactly = 3

    note = Text(
        (
            "The daifugo cannot use it. "
            "In the first game everybody loses one card at most. "
            "Some tables take from the side of the writing hand, which is the right one here."
        ),
        (
            "大富豪は使えません。最初のゲームではだれからも1枚です。"
            "利き手側の人から取る卓もあり、ここでは右側とします。"
        ),
        (
            "대부호는 쓸 수 없습니다. 첫 게임에서는 누구에게서나 한 장입니다. "
            "자주 쓰는 손 쪽에서 가져오는 곳도 있는데, 여기서는 오른쪽으로 합니다."
        ),
    )
    example = """
        hands  4c4d4h5s / 9c2d / 6sQs / JsX
        a 4c4d4h > d
        d > X    # a takes the strongest card of the neighbour d.
        = hand a 5sX, hand d Js, turn b
    """
    comments = (
        (
            "aさんは、隣のdさんのいちばん強いカードを取ります。",
            "a 님은 옆의 d 님에게서 가장 강한 카드를 가져옵니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the neighbour, unless the side is fixed."""
        if not game.is_live(seat) or seat == game.holder("daifugo"):
            return
        if self.side == "fixed":
            self._take(game, seat, game.next_of(seat, back=right_is_back(game)))
        else:
            game.owe(Ask(self.id, seat, "seat", among=neighbours(game, seat)))

    def _take(self, game: Game, seat: int, other: int) -> None:
        """Ask the owner for one card, a daifugo who was chosen for two, the daihinmin for none."""
        if other == game.holder("daihinmin"):
            game.announce(self, other, "nothing")
            return
        count = 2 if other == game.holder("daifugo") and self.side == "choose" else 1
        game.owe(Ask(self.id, other, "cards", count, count, seat))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let the owner choose among equals only."""
        if ask.what == "seat":
            return [Answer(seat) for seat in ask.among or ()]
        return strongest(game, ask)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Take the cards."""
        if ask.what == "seat":
            self._take(game, ask.seat, answer.value)
        else:
            game.give(self, ask.seat, ask.to, answer.value)


@rule(
    "nero",
    en="Nero",
    ja="ネロ",
    ko="네로",
    chapter="courts",
    uncovers=True,
    text=(
        "Kを3枚出すと、ほかの全員の手札を見て、1人から1枚ずつ好きなカードをもらいます。",
        "K를 세 장 내면 다른 모두의 손패를 보고 한 사람에게서 한 장씩 원하는 카드를 받습니다.",
    ),
    says={
        "button": TAKE,
        "ask-seat": Text(
            "Whose hand do you look at?",
            "だれの手札を見ますか？",
            "누구의 손패를 볼까요?",
        ),
        "ask": Text(
            "These are the cards of {to}: take one.",
            "{to}[さん|]の手札です。もらうカードを1枚選んでください。",
            "{to}[ 님의|] 손패입니다. 받을 카드를 한 장 고르세요.",
        ),
    },
    worded={
        "targets=one": Text(
            "Three Ks let their player look at one opponent's hand and take one card from it.",
            "Kを3枚出すと、ほかの1人の手札を見て、好きなカードを1枚もらいます。",
            "K를 세 장 내면 다른 한 사람의 손패를 보고 원하는 카드 한 장을 받습니다.",
        ),
    },
)
class Nero(ByNumber):
    """Three Ks let their player look at each opponent's hand and take one card from each."""

    targets = option(
        "each",
        "one",
        default="each",
        label=Text("A card is taken from", "カードを取る相手", "카드를 가져올 상대"),
        words={
            "each": Text("each opponent", "ほかの全員", "다른 모두"),
            "one": Text("one chosen player", "好きな1人", "원하는 한 사람"),
        },
    )

    number = "K"
    exactly = 3

    note = Text(
        (
            "Whoever loses the last card in this way is out. "
            "Nothing happens when the Ks were the last cards."
        ),
        ("こうして最後のカードを取られた人は上がりです。Kで上がったときは何も起きません。"),
        ("이렇게 마지막 카드를 잃은 사람은 나갑니다. K로 나갔을 때는 아무 일도 없습니다."),
    )
    example = """
        hands  KcKdKh3c / 9c2d / 5sX
        a KcKdKh > 2d > X    # a sees each hand, and takes a card from each.
        = hand a 3c2dX, hand b 9c, hand c 5s, turn b
    """
    comments = (
        (
            "aさんは全員の手札を見て、1枚ずつ取ります。",
            "a 님은 모두의 손패를 보고 한 장씩 가져옵니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Look at the first hand, or ask whose hand to look at."""
        if self.targets == "one" and game.hands[seat]:
            game.owe(Ask(self.id, seat, "seat"))
        else:
            self._look(game, seat, tuple(game.others(seat)))

    def _look(self, game: Game, seat: int, others: tuple[int, ...]) -> None:
        """Ask for a card of the first of these players who is still in."""
        others = still_in(game, others)
        if not others or not game.hands[seat]:
            return
        first, *later = others
        if not game.owe_hand(self, first, seat, rest=tuple(later), first=True):
            self._ask(game, seat, first, tuple(later))

    def _ask(self, game: Game, seat: int, other: int, later: tuple[int, ...]) -> None:
        pool = game.hands[other]
        game.owe(Ask(self.id, seat, "cards", 1, 1, other, detail=later, pool=pool), first=True)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Take the card, then look at the next hand."""
        if ask.seat == CHANCE:
            game.learn(ask.detail.seat, answer.value)
            self._ask(game, ask.to, *ask.detail)
            return
        if ask.what == "seat":
            self._look(game, ask.seat, (answer.value,))
            return
        game.give(self, ask.to, ask.seat, answer.value)
        self._look(game, ask.seat, ask.detail)


@rule(
    "nine-return",
    en="Nine return",
    ja="9戻し",
    ko="9 되돌리기",
    chapter="sevens-to-tens",
    text=(
        "9を出すと、出した枚数だけ、手札から前の人にカードを渡します。",
        "9를 내면 낸 장수만큼 손패에서 앞사람에게 카드를 줍니다.",
    ),
    says={
        "ask": Text(
            "Give {to} {high} of your cards.",
            "{to}[さん|]にカードを{high}枚渡してください。",
            "{to}[ 님에게|에게] 카드를 {high}장 주세요.",
        ),
        "ask-one": Text(
            "Give {to} one of your cards.",
            "{to}[さん|]にカードを1枚渡してください。",
            "{to}[ 님에게|에게] 카드를 한 장 주세요.",
        ),
        "ask-free": Text(
            "Give {to} up to {high} of your cards.",
            "{to}[さん|]にカードを{high}枚まで渡せます。",
            "{to}[ 님에게|에게] 카드를 {high}장까지 줄 수 있습니다.",
        ),
        "ask-free-one": Text(
            "Give {to} a card, or none.",
            "{to}[さん|]にカードを1枚渡せます。渡さなくてもかまいません。",
            "{to}[ 님에게|에게] 카드를 한 장 줄 수 있습니다. 주지 않아도 됩니다.",
        ),
        "ask-seat": Text(
            "Who gets the cards?",
            "カードをだれに渡しますか？",
            "카드를 누구에게 줄까요?",
        ),
    },
    worded={
        "to=anyone,exact=false": Text(
            "Up to as many cards as natural 9s were played may be given to a chosen player.",
            "9を出すと、出した枚数まで、手札から好きな人にカードを渡せます。",
            "9를 내면 낸 장수까지 손패에서 원하는 사람에게 카드를 줄 수 있습니다.",
        ),
        "to=anyone": Text(
            "As many cards as natural 9s were played are given to a chosen player.",
            "9を出すと、出した枚数だけ、手札から好きな人にカードを渡します。",
            "9를 내면 낸 장수만큼 손패에서 원하는 사람에게 카드를 줍니다.",
        ),
        "exact=false": Text(
            "Up to as many cards as natural 9s were played may be given to the previous player.",
            "9を出すと、出した枚数まで、手札から前の人にカードを渡せます。",
            "9를 내면 낸 장수까지 손패에서 앞사람에게 카드를 줄 수 있습니다.",
        ),
    },
)
class NineReturn(Giving):
    """As many cards as natural 9s were played are given to the previous player."""

    to = option(
        "previous",
        "anyone",
        default="previous",
        label=Text("Given to", "渡す相手", "받는 사람"),
        words={
            "previous": Text("the previous player", "前の人", "앞사람"),
            "anyone": Text("a chosen player", "好きな人", "원하는 사람"),
        },
    )
    exact = option(
        True,
        False,
        default=True,
        label=Text("Exactly as many cards", "必ず同じ枚数を渡す", "반드시 같은 장수를 넘김"),
    )

    number = "9"
    back = True

    note = Text(
        (
            "A joker in the group does not count, and nothing happens in stairs. "
            "A player with fewer cards can give no more than these, and is out with the last one."
        ),
        (
            "ジョーカーは数えず、階段では起きません。手札が足りないときは全部渡せばよく、"
            "最後のカードを渡した人は上がります。"
        ),
        (
            "조커는 세지 않으며 계단에서는 일어나지 않습니다. 손패가 모자라면 있는 만큼만 주면 "
            "되고, 마지막 카드를 준 사람은 나갑니다."
        ),
    )
    example = """
        hands  9c9d3c4c / TcJd / 5sQs
        a 9c9d > 3c4c    # Two 9s: two cards go back to c.
        = hand c 3c4c5sQs, out a, turn b
    """
    comments = (
        (
            "9が2枚なので、cさんに2枚渡します。",
            "9가 두 장이므로 c 님에게 두 장을 줍니다.",
        ),
    )

    def _count(self, game: Game, play: Play) -> int:
        return play.size - play.jokers
