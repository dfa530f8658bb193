"""Rules against hands that are too weak or too strong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.cards import JOKERS, NUMBER, TWO, bits, blanks, card_number, code
from ...core.moves import Answer, Ask
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Pair
from .frame import Exchange, ends

if TYPE_CHECKING:
    from ...daifugo.game import Game

DECLARED, INSTEAD, IN_TURN = "declared", "instead", "in-turn"
MANY = 5


@rule(
    "natural-disaster",
    en="Natural disaster",
    ja="天変地異",
    ko="천변지이",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    excludes=("absolute-monarchy",),
    text=(
        (
            "大貧民の手札が弱いカードばかりのときは、交換の代わりに、"
            "大富豪と手札をすべて取り換えます。"
        ),
        ("대빈민의 손패가 약한 카드뿐이면 교환하는 대신 대부호와 손패를 모두 바꿉니다."),
    ),
    says={
        "ask": Text(
            "Your cards are all weak: swap the whole hand with {to}.",
            "弱いカードばかりなので、手札をすべて{to}[さん|]と取り換えます。",
            "약한 카드뿐이므로 손패를 모두 {to}[ 님과|와] 바꿉니다.",
        ),
        "ask-in-turn": Text(
            "Give {to} your whole hand.",
            "手札をすべて{to}[さん|]に渡してください。",
            "손패를 모두 {to}[ 님에게|에게] 주세요.",
        ),
        "button": Text("The whole hand", "手札を全部", "손패 전부"),
        "answer-nothing": Text("It does not happen.", "起きません。", "일어나지 않습니다."),
    },
    worded={
        "when=after-exchange": Text(
            (
                "A daihinmin left with nothing but weak cards may swap the whole hand with the "
                "daifugo."
            ),
            "交換の後、大貧民の手札が弱いカードばかりなら、大富豪と手札をすべて取り換えられます。",
            "교환한 뒤 대빈민의 손패가 약한 카드뿐이면 대부호와 손패를 모두 바꿀 수 있습니다.",
        ),
    },
)
class NaturalDisaster(Rule):
    """A daihinmin with nothing but weak cards swaps the whole hand with the daifugo instead."""

    highest = option(
        10,
        9,
        default=10,
        label=Text("No card above", "いちばん強くても", "가장 강해도"),
    )
    when = option(
        "dealt",
        "after-exchange",
        default="dealt",
        label=Text("The hand is looked at", "手札を見るとき", "손패를 보는 때"),
        words={
            "dealt": Text(
                "as dealt, instead of the exchange",
                "配られたとき（交換の代わり）",
                "나눈 때(교환 대신)",
            ),
            "after-exchange": Text(
                "after the exchange, if declared",
                "交換の後（宣言すれば）",
                "교환한 뒤(선언하면)",
            ),
        },
    )

    note = Text(
        (
            "The usual limit is 10. The other pairs exchange as always. "
            "At some tables the hand is looked at after the exchange, and the daihinmin may keep "
            "it."
        ),
        (
            "ふつうは10までです。ほかの人の交換はいつもどおりです。"
            "交換の後に見る卓では、大貧民は取り換えないこともできます。"
        ),
        (
            "보통은 10까지입니다. 다른 사람들의 교환은 평소와 같습니다. "
            "교환한 뒤에 보는 곳에서는 대빈민이 바꾸지 않을 수도 있습니다."
        ),
    )
    example = """
        hands    3cAdKs / 5c6dQs / 7h8hJc / 4s9cTd
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 4s9cTd    # d holds nothing above a 10, and gives the whole hand ...
        a > 3cAdKs    # ... for that of the daifugo.
        c > Jc  b > 5c
        = hand a 4s9cTd, hand d 3cKsAd, leads d
    """
    comments = (
        (
            "dさんは10より強いカードがないので、手札をすべて渡します。",
            "d 님은 10보다 강한 카드가 없어서 손패를 모두 줍니다.",
        ),
        ("代わりに大富豪の手札をもらいます。", "대신 대부호의 손패를 받습니다."),
    )

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Ask the daihinmin for the whole hand first; the ordinary tax waits behind it."""
        top = ends(game.classes)
        if self.when != "dealt" or top != (pair.rich, pair.poor):
            return ask
        held = game.hands[pair.poor].bit_count()
        return Ask(self.id, pair.poor, "cards", 0, held, pair.rich, detail=ask)

    def on_start(self, game: Game) -> None:
        """Ask after the exchange, if that is when the hand is looked at."""
        found = ends(game.classes)
        if self.when == "after-exchange" and found and all(map(game.is_live, found)):
            held = game.hands[found.bottom].bit_count()
            game.owe(Ask(self.id, found.bottom, "cards", 0, held, found.top, detail=DECLARED))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow the whole hand, for the daihinmin if it is weak, and nothing if it may stay."""
        hand = game.hands[ask.seat]
        weak = all(card_number(code(bit)) + 3 <= self.highest for bit in bits(hand))
        if ask.detail == IN_TURN:
            return [Answer(hand)]
        if blanks(hand) or (weak and ask.detail == DECLARED):
            return [Answer(0), Answer(hand)]
        return [Answer(hand if weak else 0)]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Swap the hands once both have answered, or go on with the ordinary tax."""
        if answer.value:
            game.set_aside(self, ask.seat, ask.to, answer.value)
        elif ask.detail != DECLARED:
            game.owe(ask.detail, first=True)
        if ask.detail == IN_TURN:
            game.hand_over(self)
        elif answer.value:
            if ask.detail != DECLARED:
                game.drop_asks(game.rules[Exchange], ask.to)
            held = game.hands[ask.to].bit_count()
            reply = Ask(self.id, ask.to, "cards", held, held, ask.seat, detail=IN_TURN)
            game.owe(reply, first=True)


@rule(
    "anti-monopoly",
    en="Anti-monopoly act",
    ja="独占禁止法",
    ko="독점 금지법",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    text=(
        (
            "交換の後、大富豪が2とジョーカーを合わせて5枚以上持っていたら、"
            "ほかの人に2を1枚ずつ渡し、好きなカードを1枚ずつもらいます。"
        ),
        (
            "교환한 뒤 대부호가 2와 조커를 합쳐 5장 이상 가지고 있으면 다른 사람에게 2를 한 장씩 "
            "주고 아무 카드나 한 장씩 받습니다."
        ),
    ),
    says={
        "ask-one": Text(
            "Give {to} a 2.",
            "{to}[さん|]に2を1枚渡してください。",
            "{to}[ 님에게|에게] 2를 한 장 주세요.",
        ),
        "ask-in-turn-one": Text(
            "Give {to} any one card in return.",
            "お返しに好きなカードを1枚、{to}[さん|]に渡してください。",
            "보답으로 원하는 카드 한 장을 {to}[ 님에게|에게] 주세요.",
        ),
        "answer-nothing": Text(
            "No 2 has to be handed out.", "渡す2はありません。", "나눠 줄 2가 없습니다."
        ),
    },
    worded={
        "mode=excess-to-daihinmin": Text(
            "A daifugo with five or more 2s and jokers gives the 2s beyond four to the daihinmin.",
            (
                "交換の後、大富豪が2とジョーカーを合わせて5枚以上持っていたら、"
                "4枚を超える分の2を大貧民に渡し、好きなカードをもらいます。"
            ),
            (
                "교환한 뒤 대부호가 2와 조커를 합쳐 5장 이상 가지고 있으면 4장을 넘는 만큼의 2를 "
                "대빈민에게 주고 아무 카드나 받습니다."
            ),
        ),
    },
)
class AntiMonopoly(Rule):
    """A daifugo with five or more 2s and jokers hands 2s out, and gets a card for each of them."""

    mode = option(
        "a-two-each",
        "excess-to-daihinmin",
        default="a-two-each",
        label=Text("Handed out are", "渡す2", "나눠 주는 2"),
        words={
            "a-two-each": Text(
                "a 2 to each other player",
                "ほかの人に1枚ずつ",
                "다른 사람에게 한 장씩",
            ),
            "excess-to-daihinmin": Text(
                "those beyond four, to the daihinmin",
                "5枚目から、大貧民に",
                "다섯 장째부터 대빈민에게",
            ),
        },
    )

    note = Text(
        (
            "Jokers are counted but stay. "
            "The 2s go round in turn order for as long as there are any; whoever got one then "
            "gives any card for it. "
            "Some tables pass on only what is beyond the fourth card, to the daihinmin."
        ),
        (
            "ジョーカーも数えますが、渡すのは2だけです。"
            "2は順番に、なくなるまで渡し、もらった人は後で好きなカードを1枚返します。"
            "4枚を超えた分だけを大貧民に渡す卓もあります。"
        ),
        (
            "조커도 세지만 주는 것은 2뿐입니다. "
            "2는 차례대로 없어질 때까지 주고, 받은 사람은 나중에 아무 카드나 한 장 돌려줍니다. "
            "네 장을 넘는 만큼만 대빈민에게 주는 곳도 있습니다."
        ),
    )
    example = """
        hands    3c4c2c2d2h / 5c6d / 7h8h / 4s2sX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 2sX  c > 8h  a > 3c4c  b > 5c
        a > 2c > 2d > 2h        # a holds four 2s and the joker, and gives everybody a 2 ...
        b > 6d  c > 5c  d > 3c  # ... for any card.
        = hand a 3c5c6d2sX, hand b 8h2c, hand c 7h2d, hand d 4c4s2h
    """
    comments = (
        (
            "aさんは2を4枚とジョーカーを持っているので、全員に2を渡します。",
            "a 님은 2를 네 장과 조커를 가지고 있어서 모두에게 2를 줍니다.",
        ),
        ("代わりに好きなカードをもらいます。", "대신 아무 카드나 받습니다."),
    )

    def on_start(self, game: Game) -> None:
        """Ask the daifugo for a first 2."""
        found = ends(game.classes)
        if found:
            each = self.mode == "a-two-each"
            to = next(game.others(found.top)) if each else found.bottom
            if game.is_live(to):
                game.owe(Ask(self.id, found.top, "cards", 0, 1, to))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow the 2s while one has to be handed out, else nothing."""
        hand = game.playable_cards(ask.seat)
        if ask.detail == IN_TURN:
            return game.card_answers(ask, hand)
        twos = hand & NUMBER[TWO]
        enough = (hand & (NUMBER[TWO] | JOKERS)).bit_count() >= MANY
        going_on = ask.detail == INSTEAD and self.mode == "a-two-each"
        if twos and (enough or going_on):
            return game.card_answers(ask._replace(low=1), twos)
        return [Answer(0)]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Hand a 2 out, go on to the next player, and ask for a card in return later."""
        if not answer.value:
            return
        game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
        if ask.detail == IN_TURN:
            return
        to = game.next_of(ask.to) if self.mode == "a-two-each" else ask.to
        if to != ask.seat:
            game.owe(ask._replace(to=to, detail=INSTEAD), first=True)
        game.owe(Ask(self.id, ask.to, "cards", 1, 1, ask.seat, detail=IN_TURN))
