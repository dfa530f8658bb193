"""Effects that make players part with cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import NUMBER
from ...core.moves import CHANCE, Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..numbers import ByNumber
from .common import Purging, still_in, strongest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game

PART = Text("Discard {cards}", "{cards}を捨てる", "{cards} 버리기")


class Losing(ByNumber):
    """Others discard their strongest cards, one seat after the other."""

    exactly = 3
    count = 2
    beside = False

    def _lose(self, game: Game, seats: Iterable[int]) -> None:
        """Ask the first of these seats that is still in; the others come after it."""
        if losing := still_in(game, seats):
            first, *later = losing
            ask = Ask(self.id, first, "cards", self.count, self.count, detail=tuple(later))
            game.owe(ask, first=True)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask everyone else, in turn order."""
        self._lose(game, game.others(seat))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let a seat choose among equals only."""
        return strongest(game, ask)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the cards go, then ask the next seat."""
        lay_down = game.lay_beside if self.beside else game.discard
        lay_down(self, ask.seat, answer.value)
        self._lose(game, ask.detail)


@rule(
    "death",
    en="Death",
    ja="デス（DEATH）",
    ko="DEATH",
    chapter="threes-to-sixes",
    text=(
        "4を3枚出すと、ほかの全員がいちばん強いカードを1枚捨てます。",
        "4를 세 장 내면 다른 모두가 가장 강한 카드를 한 장씩 버립니다.",
    ),
    says={
        "button": PART,
        "ask": Text(
            "Discard your strongest card.",
            "いちばん強いカードを捨ててください。",
            "가장 강한 카드를 버리세요.",
        ),
    },
)
class Death(Losing):
    """Three 4s make everyone else discard their strongest card."""

    number = "4"
    count = 1

    note = Text(
        (
            "Strongest goes by the order of the moment, with the joker on top; among equal cards "
            "their owner chooses. Whoever discards the last card is out."
        ),
        (
            "「強い」はそのときの強さで決め、ジョーカーが最強です。同じ強さなら持ち主が選びます。"
            "最後のカードを捨てた人は上がりです。"
        ),
        (
            "그때의 세기로 따지며 조커가 가장 강하고, 같은 세기라면 가진 사람이 고릅니다. "
            "마지막 카드를 버린 사람은 나갑니다."
        ),
    )
    example = """
        hands  4c4d4h5s / 9c2d / JsX
        a 4c4d4h
        b > 2d    # b loses a 2 ...
        c > X     # ... and c the joker.
        = hand b 9c, hand c Js, discards 2dX, turn b
    """
    comments = (
        ("bさんは2を失います。", "b 님은 2를 잃습니다."),
        ("cさんはジョーカーを失います。", "c 님은 조커를 잃습니다."),
    )


@rule(
    "bloody-mary-strongest",
    en="Bloody Mary A",
    ja="ブラッディメアリA",
    ko="블러디 메리 (패턴 1)",
    chapter="courts",
    excludes=("jeanne-strongest", "jeanne-relief", "bloody-mary-silence"),
    text=(
        "Qを3枚出すと、ほかの全員がいちばん強い2枚を場の横に出し、場が流れると捨て札になります。",
        (
            "Q를 세 장 내면 다른 모두가 가장 강한 두 장을 판 옆에 내놓고, "
            "판이 흐르면 버린 패가 됩니다."
        ),
    ),
    says={
        "button": Text("Lay down {cards}", "{cards}を出す", "{cards} 내놓기"),
        "ask": Text(
            "Lay down your {high} strongest cards.",
            "いちばん強いカードを{high}枚出してください。",
            "가장 강한 카드 {high}장을 내놓으세요.",
        ),
        "ask-one": Text(
            "Lay down your last card.",
            "最後の1枚を出してください。",
            "마지막 카드를 내놓으세요.",
        ),
    },
)
class BloodyMaryStrongest(Losing):
    """Three Qs make everyone else lay down their two strongest cards, or the last one."""

    number = "Q"
    beside = True

    note = Text(
        (
            "The cards lie face up until the trick flows. "
            "If several hands run out, the next player in turn order is out first."
        ),
        (
            "カードは場が流れるまで表にして置きます。"
            "何人もの手札がなくなったら、順番が先の人から上がります。"
        ),
        (
            "카드는 판이 흐를 때까지 펼쳐 놓습니다. "
            "여러 사람의 손패가 없어지면 차례가 먼저인 사람부터 나갑니다."
        ),
    )
    example = """
        hands  QcQdQh5s / 9cKs2d / JsQsX
        a QcQdQh
        b > Ks2d    # b loses the two strongest cards ...
        c > QsX     # ... and so does c.
        = hand b 9c, hand c Js, turn b
    """
    comments = (
        ("bさんは強い2枚を失います。", "b 님은 강한 두 장을 잃습니다."),
        ("cさんも同じです。", "c 님도 마찬가지입니다."),
    )


@rule(
    "jeanne-strongest",
    en="Jeanne d'Arc A",
    ja="ジャンヌダルクA",
    ko="잔 다르크 (패턴 1)",
    chapter="courts",
    excludes=("bloody-mary-strongest",),
    text=(
        "Qを3枚出すと、次の人がいちばん強い2枚を捨てます。",
        "Q를 세 장 내면 다음 사람이 가장 강한 두 장을 버립니다.",
    ),
    says={
        "button": PART,
        "ask": Text(
            "Discard your {high} strongest cards.",
            "いちばん強いカードを{high}枚捨ててください。",
            "가장 강한 카드 {high}장을 버리세요.",
        ),
        "ask-one": Text(
            "Discard your last card.",
            "最後の1枚を捨ててください。",
            "마지막 카드를 버리세요.",
        ),
    },
)
class JeanneStrongest(Losing):
    """Three Qs make the next player discard the two strongest cards."""

    number = "Q"
    lasts_in_silence = True

    note = Text(
        (
            "A player with one card left discards that one and is out. "
            "It happens in the silence of Bloody Mary B, too."
        ),
        (
            "残りが1枚の人は、それを捨てて上がります。"
            "ブラッディメアリBで効果がなくなっていても起こります。"
        ),
        (
            "한 장만 남은 사람은 그것을 버리고 나갑니다. "
            "블러디 메리(패턴 2)로 효과가 없어진 동안에도 일어납니다."
        ),
    )
    example = """
        hands  QcQdQh5s / 9cKs2d / JsQsX
        a QcQdQh
        b > Ks2d    # The next player loses the two strongest cards.
        = hand b 9c, hand c JsQsX, turn b
    """
    comments = (("次の人が強い2枚を失います。", "다음 사람이 강한 두 장을 잃습니다."),)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask the next player, also in the silence of Bloody Mary."""
        silencers = {id for id, _ in game.before if id in game.rules.silencers}
        if silencers <= {"bloody-mary-silence"}:
            self._lose(game, (game.next_of(seat),))


@rule(
    "queen-bomber",
    en="Queen bomber",
    ja="Qボンバー",
    ko="Q 폭탄",
    chapter="courts",
    well_known=True,
    uncovers=True,
    text=(
        "Qを出すと、出した枚数だけ数字を宣言し、全員がその数字のカードをすべて捨てます。",
        "Q를 내면 낸 장수만큼 숫자를 부르고, 모두가 그 숫자의 카드를 전부 버립니다.",
    ),
    says={
        "ask": Text(
            "Which number does everyone discard?",
            "全員に捨てさせる数字を選んでください。",
            "모두가 버릴 숫자를 고르세요.",
        ),
    },
)
class QueenBomber(Purging):
    """For each Q its player calls a number, and everyone discards all cards of it."""

    order = option(
        "as-called",
        "weakest-first",
        default="as-called",
        label=Text(
            "Several numbers are discarded", "複数の数字を捨てる順", "여러 숫자를 버리는 순서"
        ),
        words={
            "as-called": Text("as they were called", "宣言した順", "부른 차례대로"),
            "weakest-first": Text("weakest first", "弱い順", "약한 것부터"),
        },
    )

    number = "Q"

    note = Text(
        (
            "The player of the Qs discards first, then the others in turn order, and whoever has "
            "no card left is out. A joker has no number, and the same number may be called twice."
        ),
        (
            "Qを出した人から順に捨て、手札がなくなった人は上がりです。"
            "ジョーカーには数字がなく、同じ数字を2回宣言してもかまいません。"
        ),
        (
            "Q를 낸 사람부터 차례로 버리며, 손패가 없어진 사람은 나갑니다. "
            "조커에는 숫자가 없고 같은 숫자를 두 번 불러도 됩니다."
        ),
    )
    example = """
        hands  Qc4s7d / 7c7hTd / 7sKs
        a Qc > 7    # a calls the 7s, and everyone discards them.
        = hand a 4s, hand b Td, hand c Ks, discards 7c7d7h7s, turn b
    """
    comments = (
        (
            "aさんが7を宣言し、全員が7を捨てます。",
            "a 님이 7을 부르자 모두가 7을 버립니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the first number."""
        self._ask(game, seat, (), self._count(game, play))

    def _ask(self, game: Game, seat: int, called: tuple[int, ...], calls: int) -> None:
        game.owe(Ask(self.id, seat, "number", calls, calls, detail=called, among=tuple(range(13))))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Ask for the next number, or let everyone discard."""
        if ask.seat == CHANCE:
            super().answered(game, ask, answer)
            return
        called = (*ask.detail, answer.value)
        if len(called) < ask.high:
            self._ask(game, ask.seat, called, ask.high)
            return
        if self.order == "weakest-first":
            called = tuple(sorted(called, key=game.order.strength))
        seats = (ask.seat, *game.others(ask.seat))
        self._purge(game, tuple((seat, NUMBER[number]) for number in called for seat in seats))


@rule(
    "nine-bet",
    en="Nine bet",
    ja="9賭け",
    ko="9 내기",
    chapter="sevens-to-tens",
    text=(
        "9を出すと、1枚につき1人を指名し、手札を見ずに1枚引いて捨ててもらい、その後で場が流れます。",
        (
            "9를 내면 한 장마다 한 사람을 지목해 내 손패를 보지 않고 한 장 뽑아 버리게 하고, "
            "그 뒤에 판이 흐릅니다."
        ),
    ),
    says={
        "ask": Text(
            "Who draws a card from your hand and discards it?",
            "あなたの手札から1枚引いて捨てる人を選んでください。",
            "내 손패에서 한 장 뽑아 버릴 사람을 고르세요.",
        ),
        "answer-by-chance": Text(
            "{to} [draws|draw] a card.",
            "{to}[さん|]が1枚引きました。",
            "{to}[ 님이|가] 한 장 뽑았습니다.",
        ),
    },
)
class NineBet(ByNumber):
    """For each 9 a chosen player discards a card of your hand unseen; then the trick flows."""

    number = "9"

    note = Text(
        (
            "Each card is drawn by chance. "
            "Whoever loses the last card in this way is out, and a 9 as the last card only makes "
            "the trick flow."
        ),
        (
            "引かれるカードは偶然で決まります。"
            "こうして手札がなくなれば上がりで、最後に9を出したときは場が流れるだけです。"
        ),
        (
            "뽑히는 카드는 무작위로 정해집니다. "
            "이렇게 손패가 없어지면 나가게 되고, 마지막으로 9를 냈을 때는 판이 흐르기만 합니다."
        ),
    )
    example = """
        hands  9c4s7d / TcTd / JsKs
        a 9c > b ~ 4s    # b draws a card of a's, and it is discarded.
        = hand a 7d, discards 9c4s, leads a
    """
    comments = (
        (
            "bさんがaさんの手札から1枚引き、それを捨てます。",
            "b 님이 a 님의 손패에서 한 장 뽑고 그것을 버립니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the first player who draws."""
        self._ask(game, seat, self._count(game, play))

    def _ask(self, game: Game, seat: int, left: int) -> None:
        """Ask who draws next, or make the trick flow once all is drawn."""
        if left and still_in(game, (seat,)):
            game.owe(Ask(self.id, seat, "seat", detail=left))
        elif not game.over:
            game.cut(self, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the player named draw, then ask for the next one."""
        if ask.seat != CHANCE:
            pool = game.hands[ask.seat]
            detail = ask.seat, ask.detail - 1
            game.owe(Ask(self.id, CHANCE, "cards", 1, 1, answer.value, detail=detail, pool=pool))
            return
        seat, left = ask.detail
        game.discard(self, seat, answer.value)
        self._ask(game, seat, left)
