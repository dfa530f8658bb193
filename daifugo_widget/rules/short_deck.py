"""The game of five with a short deck, and two cards in reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS, make_deck
from ..core.moves import CHANCE, Answer, Ask
from ..core.text import Text
from ..daifugo.rule import Rule, rule

if TYPE_CHECKING:
    from ..daifugo.dealing import Dealing
    from ..daifugo.game import Game
    from ..daifugo.ruleset import Ruleset

NUMBERS = "789TJQKA"
RESERVE = 2


@rule(
    "reserve-swap",
    en="Reserve swap (short deck)",
    ja="予備札の交換（短縮デッキ）",
    ko="예비 카드 교환 (축소 덱)",
    chapter="house",
    stage="next",
    seats=5,
    text=(
        (
            "5人で7からAまでの32枚を6枚ずつ配り、余る2枚は伏せておきます。"
            "平民はゲームの初めに一度、手札の2枚とその2枚を取り換えられます。"
        ),
        (
            "다섯 명이 7부터 A까지 32장을 여섯 장씩 나누고, 남는 두 장은 엎어 둡니다. "
            "평민은 게임 처음에 한 번 손패 두 장을 그 두 장과 바꿀 수 있습니다."
        ),
    ),
    says={
        "ask-yes": Text(
            "Swap two cards of your hand for the two in reserve?",
            "手札の2枚を、伏せてある予備の2枚と取り換えますか？",
            "손패 두 장을 엎어 둔 예비 두 장과 바꿀까요?",
        ),
        "ask": Text(
            "Which two cards do you put away?",
            "予備に回す2枚を選んでください。",
            "예비로 돌릴 두 장을 고르세요.",
        ),
        "button": Text("Put {cards} away", "{cards}を予備に回す", "{cards} 예비로 돌리기"),
    },
)
class ReserveSwap(Rule):
    """Five play with 7 up to A; the heimin may swap two cards for two that lie aside unseen."""

    note = Text(
        (
            "The A is the strongest card; there are no 2s and no jokers. "
            "In the first game of a set, when nobody is heimin among other classes, there is no "
            "swap. "
            "Revolutions are usually on, and the seats stay as they are."
        ),
        (
            "Aが最強で、2とジョーカーはありません。"
            "階級がまだないセットの最初のゲームでは取り換えません。"
            "革命ありで、席替えはしないのがふつうです。"
        ),
        (
            "A가 가장 강하고 2와 조커는 없습니다. "
            "아직 계급이 없는 세트의 첫 게임에서는 바꾸지 않습니다. "
            "보통 혁명을 넣고 자리는 바꾸지 않습니다."
        ),
    )
    example = """
        hands    AcAd7c7d8c8d / 9c9dTcTdJcJd / 7h8hJsQcQdQs / KcKdKs7s8s9s / 9hThTsJhQhKh
        classes  a=daifugo b=fugo c=heimin d=hinmin e=daihinmin
        phase    exchange
        e > QhKh  d > Ks  a > 7c7d  b > 9c
        c > yes > 7h8h ~ AhAs    # c puts two weak cards away and takes the two in reserve.
        = hand c JsQcQdQsAhAs, leads e
    """
    comments = (
        (
            "cさんは弱い2枚を出して、予備の2枚を取ります。",
            "c 님은 약한 두 장을 내놓고 예비 두 장을 가져갑니다.",
        ),
    )

    def deck(self, cards: int, rules: Ruleset, players: int, game: int) -> int:
        """Return the 32 cards."""
        return make_deck(1, 0, (RANKS.index(rank) for rank in NUMBERS))

    def lay_aside(self, dealing: Dealing) -> int:
        """Lay two cards face down."""
        return dealing.draw(dealing.deck, RESERVE)

    def on_start(self, game: Game) -> None:
        """Ask the heimin whether to swap."""
        heimin = game.seat_with("heimin")
        if heimin is not None and game.aside.bit_count() == RESERVE:
            game.owe(Ask(self.id, heimin, "yes"))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Put two cards of the hand away, and let chance say what the two in reserve are."""
        if ask.seat == CHANCE:
            game.fetch(self, ask.to, answer.value)
        elif ask.what == "cards":
            reserve = game.aside
            game.put_away(self, ask.seat, answer.value)
            game.owe(
                Ask(self.id, CHANCE, "cards", RESERVE, RESERVE, ask.seat, pool=reserve), first=True
            )
        elif answer.value:
            game.owe(Ask(self.id, ask.seat, "cards", RESERVE, RESERVE), first=True)
