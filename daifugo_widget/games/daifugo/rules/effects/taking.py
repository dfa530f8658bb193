"""Effects that let a player choose cards from the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE, Answer, Ask
from ...core.plays import Play, apart
from ...core.text import Text
from ...daifugo.rule import rule
from ..numbers import ByNumber

if TYPE_CHECKING:
    from ...daifugo.game import Game

TAKE = Text("Take {cards}", "{cards}を取る", "{cards} 가져오기")
TAKE_ONE = Text(
    "Choose a discard and take it.",
    "捨て札から1枚を選んで取ってください。",
    "버린 패에서 한 장을 골라 가져오세요.",
)


class Taking(ByNumber):
    """A player chooses cards from the discards, for their own hand or for another's."""

    def _choose(self, game: Game, seat: int, to: int, count: int, barred: int = 0) -> bool:
        """Ask for up to ``count`` discards; return whether any can be taken."""
        pool = game.discards & ~barred
        count = min(count, pool.bit_count())
        if not count or not game.may_draw(count):
            return False
        if not game.owe_pile(self, seat, pool, (to, count)):
            self._ask(game, seat, pool, to, count)
        return True

    def _ask(self, game: Game, seat: int, pool: int, to: int, count: int) -> None:
        game.owe(Ask(self.id, seat, "cards", count, count, to, pool=pool))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Put the cards into the hand that they are for, once the pile has been shown."""
        if ask.seat == CHANCE:
            self._ask(game, ask.to, answer.value, *ask.detail.rest)
        else:
            game.draw(self, ask.to, answer.value)


@rule(
    "zombie",
    en="Zombie",
    ja="ゾンビ",
    ko="좀비",
    chapter="threes-to-sixes",
    uncovers=True,
    text=(
        "3を3枚出すと、捨て札から1枚を選んで次の人の手札に加えます。",
        "3을 세 장 내면 버린 패에서 한 장을 골라 다음 사람의 손패에 더합니다.",
    ),
    says={
        "button": Text("Give {cards}", "{cards}を渡す", "{cards} 넘기기"),
        "ask": Text(
            "Choose a discard for {to}.",
            "{to}[さん|]に渡す捨て札を1枚選んでください。",
            "{to}[ 님에게|에게] 줄 버린 패를 한 장 고르세요.",
        ),
    },
)
class Zombie(Taking):
    """Three 3s put a discard of their player's choice into the hand of the next player."""

    number = "3"
    exactly = 3

    note = Text(
        "It happens even when the three 3s were the last cards.",
        "3枚の3で上がったときにも起きます。",
        "3 세 장으로 나갔을 때도 일어납니다.",
    )
    example = """
        hands     3c3d3hKs / 9cTd / JsQs
        discards  4h8d2s
        a 3c3d3h > 4h    # a finds a weak card for b.
        = hand b 4h9cTd, discards 8d2s, turn b
    """
    comments = (
        (
            "aさんは、bさんに弱いカードを選びました。",
            "a 님은 b 님에게 약한 카드를 골라 주었습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the card."""
        self._choose(game, seat, game.next_of(seat), 1)


@rule(
    "rescue",
    en="Rescue",
    ja="サルベージ",
    ko="구조",
    chapter="threes-to-sixes",
    uncovers=True,
    text=(
        "3が出た場が流れると、出した人は捨て札から1枚を選んで手札に加えます。",
        "3이 나온 판이 흐르면 낸 사람은 버린 패에서 한 장을 골라 손패에 더합니다.",
    ),
    says={
        "button": TAKE,
        "ask": TAKE_ONE,
    },
)
class Rescue(Taking):
    """When a trick with a 3 flows, the player of the 3 chooses a discard and takes it."""

    number = "3"

    note = Text(
        (
            "It is the last player of a 3 in the trick who still holds cards. "
            "The cards of the trick that has just flowed cannot be taken, and a 3 in stairs does "
            "not count."
        ),
        (
            "その場で最後に3を出した、まだ手札がある人が取ります。"
            "流れたばかりの場のカードは取れず、階段の3は数えません。"
        ),
        (
            "그 판에서 마지막으로 3을 냈고 손패가 남은 사람이 가져옵니다. "
            "방금 흐른 판의 카드는 가져올 수 없고 계단에 든 3은 세지 않습니다."
        ),
    )
    example = """
        hands     3c4d / 9cTd / JsQs
        discards  5h2s
        a 3c  b 9c  c -  a -
        a > 2s    # The trick flows: a, who played the 3, takes a discard.
        = hand a 4d2s, discards 3c5h9c, leads b
    """
    comments = (
        (
            "場が流れ、3を出したaさんが捨て札から1枚取ります。",
            "판이 흘러 3을 낸 a 님이 버린 패에서 한 장 가져옵니다.",
        ),
    )

    def on_flow(self, game: Game) -> None:
        """Ask the last player of a 3 who is still in."""
        laid = reversed(apart(game.flowed))
        threes = (three for three in laid if self.concerns(game.rules, three.play))
        saved = next((three.seat for three in threes if game.is_live(three.seat)), None)
        if saved is not None and not (game.over or game.silent):
            self._choose(game, saved, saved, 1, game.flowed_cards)


@rule(
    "satan",
    en="Satan",
    ja="サタン",
    ko="사탄",
    chapter="threes-to-sixes",
    uncovers=True,
    text=(
        "6を3枚出すと、捨て札から1枚を選んで手札に加えます。",
        "6을 세 장 내면 버린 패에서 한 장을 골라 손패에 더합니다.",
    ),
    says={
        "button": TAKE,
        "ask": TAKE_ONE,
    },
)
class Satan(Taking):
    """Three 6s let their player choose a discard and take it."""

    number = "6"
    exactly = 3

    note = Text(
        "Nothing is taken when the three 6s were the last cards.",
        "3枚の6で上がったときは取りません。",
        "6 세 장으로 나갔을 때는 가져오지 않습니다.",
    )
    example = """
        hands     6c6d6h4s / 9cTd / JsQs
        discards  5h8d2s
        a 6c6d6h > 2s    # a takes the best of the discards.
        = hand a 4s2s, discards 5h8d, turn b
    """
    comments = (
        (
            "aさんは、捨て札の中でいちばん強いカードを取りました。",
            "a 님은 버린 패에서 가장 강한 카드를 가져왔습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the card."""
        if game.is_live(seat):
            self._choose(game, seat, seat, 1)


@rule(
    "queen-love",
    en="Queen's love",
    ja="Qラブ",
    ko="Q 러브",
    chapter="courts",
    uncovers=True,
    text=(
        "Qを出すと、捨て札から同じ枚数を選んで手札に加え、その場に続けてもう一度出せます。",
        (
            "Q를 내면 버린 패에서 같은 장수를 골라 손패에 더하고, 그 판에 이어서 한 번 더 "
            "낼 수 있습니다."
        ),
    ),
    says={
        "button": TAKE,
        "ask": Text(
            "Choose {high} of the discards and take them.",
            "捨て札から{high}枚を選んで取ってください。",
            "버린 패에서 {high}장을 골라 가져오세요.",
        ),
        "ask-one": TAKE_ONE,
        "act-next": Text(
            "{seat} [acts|act] once more.",
            "{seat}[さん|]がもう一度行動します。",
            "{seat}[ 님이|가] 한 번 더 행동합니다.",
        ),
    },
)
class QueenLove(Taking):
    """Qs let their player take as many chosen discards, and act once more on these Qs."""

    number = "Q"

    note = Text(
        (
            "After taking the cards the player follows these Qs or passes. "
            "Nothing happens without discards, in stairs, or when the Qs were the last cards."
        ),
        (
            "取った後は、自分のQより強いカードを出すかパスします。"
            "捨て札がないとき、階段のとき、Qで上がったときは起きません。"
        ),
        (
            "가져온 뒤에는 자신의 Q보다 강한 카드를 내거나 패스합니다. "
            "버린 패가 없을 때, 계단일 때, Q로 나갔을 때는 일어나지 않습니다."
        ),
    )
    example = """
        hands     Qs4c / 9cTd / JsKs
        discards  3h5h2d
        a Qs > 2d    # a takes a 2 and acts once more ...
        = hand a 4c2d, turn a, top Qs
        a 2d         # ... now as a follower.
        = turn b, top 2d
    """
    comments = (
        (
            "aさんは2を取って、もう一度行動します。",
            "a 님은 2를 가져오고 한 번 더 행동합니다.",
        ),
        ("今度は場のカードに続けて出します。", "이번에는 판의 카드에 이어서 냅니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards; a player who takes some acts once more."""
        if game.is_live(seat) and self._choose(game, seat, seat, self._count(game, play)):
            game.act_next(self, seat)
