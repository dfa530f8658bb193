"""Effects by which hands give cards and get others back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import RED, put
from ...core.moves import CHANCE, Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..numbers import ByNumber
from .common import neighbours, right_is_back, still_in, strongest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset

OWN, THEIRS = "own", "theirs"


@rule(
    "red-five",
    en="Red five",
    ja="赤い5",
    ko="빨간 5",
    chapter="threes-to-sixes",
    text=(
        "ハートかダイヤの5を1枚で出すと、相手を1人選び、2人の手札を混ぜて半分ずつ配り直します。",
        "하트나 다이아몬드 5를 한 장 내면 상대를 한 명 골라 두 손패를 섞어 반씩 다시 나눕니다.",
    ),
    says={
        "ask": Text(
            "Whose hand is shuffled together with yours?",
            "あなたの手札と混ぜる相手を選んでください。",
            "내 손패와 섞을 상대를 고르세요.",
        ),
    },
)
class RedFive(ByNumber):
    """A single red 5 shuffles its player's hand with an opponent's and deals half to each."""

    number = "5"
    exactly = 1

    note = Text(
        (
            "Both get the same number of cards; an odd card goes to the one who had more. "
            "Nothing happens when the 5 was the last card."
        ),
        (
            "2人に同じ枚数を配り、余る1枚は手札が多かった人に配ります。"
            "5で上がったときは何も起きません。"
        ),
        (
            "두 사람이 같은 장수를 받고, 남는 한 장은 손패가 많았던 사람이 받습니다. "
            "5로 나갔을 때는 아무 일도 없습니다."
        ),
    )
    example = """
        hands  5h3c4d / 2cKsQhJd / 6s8s
        a 5h > b ~ 3cKs2c ~ 4dJdQh    # a and b get three cards each from both hands.
        = hand a 3cKs2c, hand b 4dJdQh, turn b
    """
    comments = (
        (
            "aさんとbさんは、2人の手札から3枚ずつもらいます。",
            "a 님과 b 님은 두 손패에서 세 장씩 받습니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on a single red 5."""
        return play.size == 1 and super().concerns(rules, play) and bool(play.cards & RED)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the opponent."""
        if game.is_live(seat):
            game.owe(Ask(self.id, seat, "seat"))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let chance deal the actor's hand, then what is left to the other."""
        if ask.seat != CHANCE:
            self._shuffle(game, ask.seat, answer.value)
        elif ask.barred:
            game.deal_again(self, {ask.detail: ask.barred, ask.to: answer.value})
        else:
            pool, dealt = ask.pool or 0, answer.value
            rest = pool.bit_count() - ask.low
            game.owe(Ask(self.id, CHANCE, "cards", rest, rest, ask.detail, dealt, ask.to, pool))

    def _shuffle(self, game: Game, seat: int, other: int) -> None:
        own, theirs = game.hands[seat], game.hands[other]
        both = put(own, theirs)
        share = (both.bit_count() + (own.bit_count() > theirs.bit_count())) // 2
        game.owe(Ask(self.id, CHANCE, "cards", share, share, seat, detail=other, pool=both))


@rule(
    "kings-privilege",
    en="King's privilege",
    ja="王の特権",
    ko="왕의 특권",
    chapter="courts",
    uncovers=True,
    text=(
        "Kを3枚出すと、左右どちらかの人と手札をすべて取り換えます。",
        "K를 세 장 내면 왼쪽이나 오른쪽 사람과 손패를 모두 바꿉니다.",
    ),
    says={
        "ask": Text(
            "With whom do you swap hands?",
            "だれと手札を取り換えますか？",
            "누구와 손패를 바꿀까요?",
        ),
    },
    worded={
        "partner=anyone": Text(
            "Three Ks swap their player's whole hand with that of any other player.",
            "Kを3枚出すと、だれか1人と手札をすべて取り換えます。",
            "K를 세 장 내면 다른 한 사람과 손패를 모두 바꿉니다.",
        ),
    },
)
class KingsPrivilege(ByNumber):
    """Three Ks swap their player's whole hand with that of the left or the right neighbour."""

    partner = option(
        "neighbour",
        "anyone",
        default="neighbour",
        label=Text("Hands are swapped with", "取り換える相手", "바꿀 상대"),
        words={
            "neighbour": Text("a neighbour", "左右の人", "양옆 사람"),
            "anyone": Text("anybody", "好きな人", "원하는 사람"),
        },
    )

    number = "K"
    exactly = 3

    note = Text(
        "Nothing happens when the Ks were the last cards.",
        "Kで上がったときは何も起きません。",
        "K로 나갔을 때는 아무 일도 없습니다.",
    )
    example = """
        hands  KcKdKh3c4d / 9cTd / 5sQs2h / AsX
        a KcKdKh > d    # a takes d's hand and leaves 3 and 4.
        = hand a AsX, hand d 3c4d, turn b
    """
    comments = (
        (
            "aさんはdさんの手札を取り、3と4を渡します。",
            "a 님은 d 님의 손패를 받고 3과 4를 줍니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the partner if there is a hand to swap."""
        if game.hands[seat]:
            near = neighbours(game, seat) if self.partner == "neighbour" else None
            game.owe(Ask(self.id, seat, "seat", among=near))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Swap the hands, once any unseen one is known."""
        if ask.seat == CHANCE:
            seat, pair = ask.detail
            game.learn(seat, answer.value)
            if game.ask is None or game.ask.rule != self.id:
                game.swap(self, *pair)
            return
        seat, other = pair = ask.seat, answer.value
        unseen = [
            game.owe_hand(self, seat, other, rest=pair),
            game.owe_hand(self, other, seat, rest=pair),
        ]
        if not any(unseen):
            game.swap(self, seat, other)


@rule(
    "king-pastor",
    en="King, the pastor",
    ja="キング牧師",
    ko="킹 목사",
    chapter="courts",
    text=(
        "Kを出すと、全員が1枚ずつ選んで、裏向きのまま同時に次の人へ渡します。",
        "K를 내면 모두가 한 장씩 골라 뒤집은 채 동시에 다음 사람에게 넘깁니다.",
    ),
    says={
        "ask": Text(
            "Choose {high} cards for {to}.",
            "{to}[さん|]に渡すカードを{high}枚選んでください。",
            "{to}[ 님에게|에게] 줄 카드를 {high}장 고르세요.",
        ),
        "ask-one": Text(
            "Choose a card for {to}.",
            "{to}[さん|]に渡すカードを1枚選んでください。",
            "{to}[ 님에게|에게] 줄 카드를 한 장 고르세요.",
        ),
    },
    worded={
        "per_card=true": Text(
            "Ks make everybody pass as many cards face down to the right, all at once.",
            "Kを出すと、全員がその枚数を選んで、裏向きのまま同時に右の人へ渡します。",
            "K를 내면 모두가 그 장수만큼 골라 뒤집은 채 동시에 오른쪽 사람에게 넘깁니다.",
        ),
    },
)
class KingPastor(ByNumber):
    """A K makes everybody pass a card face down to the next player, all at once."""

    per_card = option(
        False,
        True,
        default=False,
        label=Text(
            "As many cards as Ks, to the right",
            "Kの枚数だけ右の人に渡す",
            "K의 장수만큼 오른쪽으로",
        ),
    )

    number = "K"

    note = Text(
        (
            "Everybody chooses before anybody looks at what came. "
            "Players who are out take no part. "
            "Some tables pass as many cards as Ks were played, to the right."
        ),
        (
            "もらったカードは、全員が選び終わってから見ます。"
            "上がった人は加わりません。"
            "Kの枚数だけ右の人に渡す卓もあります。"
        ),
        (
            "받은 카드는 모두가 고른 다음에 봅니다. "
            "나간 사람은 함께하지 않습니다. "
            "K의 장수만큼 오른쪽 사람에게 넘기는 곳도 있습니다."
        ),
    )
    example = """
        hands  Kc3cAs / 4d9c / 5sQs
        a Kc > 3c  b > 4d  c > 5s    # Everybody passes on a weak card.
        = hand a 5sAs, hand b 3c9c, hand c 4dQs, turn b
    """
    comments = (("全員が弱いカードを渡します。", "모두가 약한 카드를 넘깁니다."),)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask all who hold cards, from the player of the Ks on; each passes to the next of them."""
        count = self._count(game, play) if self.per_card else 1
        everybody = still_in(game, (seat, *game.others(seat)))
        givers = [giver for giver in everybody if game.hands[giver]]
        back = self.per_card and right_is_back(game)
        takers = givers[-1:] + givers[:-1] if back else givers[1:] + givers[:1]
        for giver, taker in zip(givers, takers, strict=True):
            if giver != taker:
                game.owe(Ask(self.id, giver, "cards", count, count, taker))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Lay the cards aside; hand all over once everybody has chosen."""
        game.set_aside(self, ask.seat, ask.to, answer.value)
        if game.ask is None or game.ask.rule != self.id:
            game.hand_over(self)


@rule(
    "black-market",
    en="Black market",
    ja="闇市",
    ko="암시장",
    chapter="aces-twos-jokers",
    text=(
        "Aを3枚出すと、相手を1人選び、好きな2枚をその人のいちばん強い2枚と交換します。",
        "A를 세 장 내면 상대를 한 명 골라 원하는 두 장을 그 사람의 가장 강한 두 장과 바꿉니다.",
    ),
    says={
        "ask-seat": Text(
            "With whom do you trade?",
            "だれと交換しますか？",
            "누구와 바꿀까요?",
        ),
        "ask-own": Text(
            "Choose {high} cards for {to}.",
            "{to}[さん|]に渡すカードを{high}枚選んでください。",
            "{to}[ 님에게|에게] 줄 카드를 {high}장 고르세요.",
        ),
        "ask-own-one": Text(
            "Choose a card for {to}.",
            "{to}[さん|]に渡すカードを1枚選んでください。",
            "{to}[ 님에게|에게] 줄 카드를 한 장 고르세요.",
        ),
        "ask-theirs": Text(
            "Give {to} your {high} strongest cards.",
            "いちばん強いカードを{high}枚、{to}[さん|]に渡してください。",
            "가장 강한 카드 {high}장을 {to}[ 님에게|에게] 주세요.",
        ),
        "ask-theirs-one": Text(
            "Give {to} your last card.",
            "最後の1枚を{to}[さん|]に渡してください。",
            "마지막 카드를 {to}[ 님에게|에게] 주세요.",
        ),
    },
)
class BlackMarket(ByNumber):
    """Three As trade any two cards for the two strongest of a chosen player."""

    number = "A"
    exactly = 3

    note = Text(
        (
            "A player with only one card gives that one. "
            "Nobody goes out by the trade, and nothing happens when the As were the last cards."
        ),
        (
            "1枚しかない人は、その1枚を渡します。"
            "この交換ではだれも上がりにならず、Aで上がったときは何も起きません。"
        ),
        (
            "한 장뿐인 사람은 그 한 장을 줍니다. "
            "이 교환으로는 아무도 나가지 않으며 A로 나갔을 때는 아무 일도 없습니다."
        ),
    )
    example = """
        hands  AcAdAh3c4dKs / 9c2dX / 5sQs
        a AcAdAh > b > 3c4d
        b > 2dX     # a gets b's two strongest cards for a 3 and a 4.
        = hand a Ks2dX, hand b 3c4d9c, turn b
    """
    comments = (
        (
            "aさんは3と4で、bさんの強い2枚を手に入れます。",
            "a 님은 3과 4를 주고 b 님의 강한 두 장을 얻습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the player to trade with."""
        if game.hands[seat]:
            game.owe(Ask(self.id, seat, "seat"))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let the actor give any cards, and the other the strongest."""
        if ask.what == "seat":
            return [Answer(seat) for seat in game.others(ask.seat)]
        if ask.detail == THEIRS:
            return strongest(game, ask)
        return game.card_answers(ask, game.playable_cards(ask.seat))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Lay the cards of both aside, then hand them over."""
        if ask.what == "seat":
            other = answer.value
            game.owe(Ask(self.id, ask.seat, "cards", 2, 2, other, detail=OWN))
            game.owe(Ask(self.id, other, "cards", 2, 2, ask.seat, detail=THEIRS))
            return
        game.set_aside(self, ask.seat, ask.to, answer.value)
        if ask.detail == THEIRS:
            game.hand_over(self)
