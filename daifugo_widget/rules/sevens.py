"""Seven pass, ten discard and lucky seven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import SEVEN
from ..core.moves import Answer, Ask
from ..core.plays import Play, apart
from ..core.text import Text
from ..daifugo.rule import Rule, option, rule
from .effects.common import Giving
from .numbers import ByNumber, carries

if TYPE_CHECKING:
    from ..daifugo.game import Game
    from ..daifugo.ruleset import Ruleset


@rule(
    "seven-pass",
    en="Seven pass",
    ja="7渡し",
    ko="7 넘기",
    chapter="sevens-to-tens",
    well_known=True,
    clashes={"number=T": ("ten-discard",)},
    text=(
        "7を出すと、出した枚数まで、手札から次の人にカードを渡せます。",
        "7을 내면 낸 장수까지 손패에서 다음 사람에게 카드를 넘길 수 있습니다.",
    ),
    says={
        "ask": Text(
            "Give {to} up to {high} of your cards.",
            "{to}[さん|]にカードを{high}枚まで渡せます。",
            "{to}[ 님에게|에게] 카드를 {high}장까지 넘길 수 있습니다.",
        ),
        "ask-one": Text(
            "Give {to} a card, or none.",
            "{to}[さん|]にカードを1枚渡せます。渡さなくてもかまいません。",
            "{to}[ 님에게|에게] 카드를 한 장 넘길 수 있습니다. 넘기지 않아도 됩니다.",
        ),
        "ask-exact-one": Text(
            "Give {to} one of your cards.",
            "{to}[さん|]にカードを1枚渡してください。",
            "{to}[ 님에게|에게] 카드를 한 장 넘겨 주세요.",
        ),
        "ask-exact": Text(
            "Give {to} {high} of your cards.",
            "{to}[さん|]にカードを{high}枚渡してください。",
            "{to}[ 님에게|에게] 카드를 {high}장 넘겨 주세요.",
        ),
        "ask-seat": Text(
            "Who gets the cards?",
            "カードをだれに渡しますか？",
            "카드를 누구에게 넘길까요?",
        ),
    },
    worded={
        "to=anyone,exact=true": Text(
            "As many cards as 7s were played are given to a chosen player.",
            "7を出すと、出した枚数だけ、手札から好きな人にカードを渡します。",
            "7을 내면 낸 장수만큼 손패에서 원하는 사람에게 카드를 넘깁니다.",
        ),
        "to=anyone": Text(
            "As many cards as 7s were played, or fewer, are given to a chosen player.",
            "7を出すと、出した枚数まで、手札から好きな人にカードを渡せます。",
            "7을 내면 낸 장수까지 손패에서 원하는 사람에게 카드를 넘길 수 있습니다.",
        ),
        "exact=true": Text(
            "As many cards as 7s were played are given to the next player still in.",
            "7を出すと、出した枚数だけ、手札から次の人にカードを渡します。",
            "7을 내면 낸 장수만큼 손패에서 다음 사람에게 카드를 넘깁니다.",
        ),
    },
)
class SevenPass(Giving):
    """As many cards as 7s were played, or fewer, are given to the next player still in."""

    number = option(
        "7",
        "5",
        "T",
        default="7",
        label=Text("Number", "数字", "숫자"),
    )
    to = option(
        "next",
        "anyone",
        default="next",
        label=Text("Given to", "渡す相手", "받는 사람"),
        words={
            "next": Text("the next player", "次の人", "다음 사람"),
            "anyone": Text("a chosen player", "好きな人", "원하는 사람"),
        },
    )
    exact = option(
        False,
        True,
        default=False,
        label=Text(
            "Exactly as many cards",
            "必ず同じ枚数を渡す",
            "반드시 같은 장수를 넘김",
        ),
    )

    note = Text(
        (
            "It happens in a group, not in stairs; a joker in the group counts if jokers have "
            "effects. "
            "Giving away the last card is a clean finish. "
            "Some tables ask for exactly as many cards, or let the giver choose who gets them."
        ),
        (
            "1枚または複数枚出しで起き、階段では起きません。"
            "効果を持つ決まりならジョーカーも数えます。"
            "最後のカードを渡して上がっても反則ではありません。必ず同じ枚数を渡す卓や、"
            "渡す相手を選べる卓もあります。"
        ),
        (
            "한 장이나 여러 장으로 일어나며 계단에서는 일어나지 않습니다. "
            "조커가 효과를 갖는다면 조커도 셉니다. 마지막 카드를 넘기고 나가도 반칙이 아닙니다. "
            "반드시 같은 장수를 넘기거나 받을 사람을 고르는 곳도 있습니다."
        ),
    )
    example = """
        hands  7c7d3c4c / 9c9d / TsJs
        a 7c7d
        = asks a seven-pass    # Two 7s: up to two cards may go to b.
        a > 3c                 # a gives one card away.
        = hand b 3c9c9d, turn b
    """
    comments = (
        (
            "7が2枚なので、bさんに2枚まで渡せます。",
            "7이 두 장이므로 b 님에게 두 장까지 넘길 수 있습니다.",
        ),
        ("aさんは1枚だけ渡しました。", "a 님은 한 장만 넘겼습니다."),
    )


@rule(
    "ten-discard",
    en="Ten discard",
    ja="10捨て",
    ko="10 버리기",
    chapter="sevens-to-tens",
    well_known=True,
    clashes={"number=7": ("seven-pass", "seven-attach"), "number=Q": ("queen-bomber",)},
    text=(
        "10を出すと、出した枚数まで、手札からカードを捨てられます。",
        "10을 내면 낸 장수까지 손패에서 카드를 버릴 수 있습니다.",
    ),
    says={
        "button": Text("Discard {cards}", "{cards}を捨てる", "{cards} 버리기"),
        "ask": Text(
            "Discard up to {high} of your cards.",
            "カードを{high}枚まで捨てられます。",
            "카드를 {high}장까지 버릴 수 있습니다.",
        ),
        "ask-one": Text(
            "Discard a card, or none.",
            "カードを1枚捨てられます。捨てなくてもかまいません。",
            "카드를 한 장 버릴 수 있습니다. 버리지 않아도 됩니다.",
        ),
    },
)
class TenDiscard(ByNumber):
    """Up to as many cards as 10s were played may be discarded from the hand."""

    number = option(
        "T",
        "7",
        "Q",
        default="T",
        label=Text("Number", "数字", "숫자"),
    )

    note = Text(
        (
            "It happens in a group, not in stairs. "
            "What is discarded has no effect, and discarding the last card is a clean finish."
        ),
        (
            "1枚または複数枚出しで起き、階段では起きません。捨てたカードに効果はなく、"
            "最後のカードを捨てて上がっても反則ではありません。"
        ),
        (
            "한 장이나 여러 장으로 일어나며 계단에서는 일어나지 않습니다. "
            "버린 카드에는 효과가 없고, 마지막 카드를 버리고 나가도 반칙이 아닙니다."
        ),
    )
    example = """
        hands  TcTd3c4cKs / JcJdAh / 5s6s
        a TcTd
        = asks a ten-discard    # Two 10s: up to two cards may be discarded.
        a > 3c4c                # a gets rid of the two weakest.
        = hand a Ks, discards 3c4c, turn b
    """
    comments = (
        ("10が2枚なので、2枚まで捨てられます。", "10이 두 장이므로 두 장까지 버릴 수 있습니다."),
        ("aさんは、いちばん弱い2枚を捨てました。", "a 님은 가장 약한 두 장을 버렸습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards."""
        game.owe(Ask(self.id, seat, "cards", 0, self._count(game, play)))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Discard them."""
        if answer.value:
            game.discard(self, ask.seat, answer.value)


@rule(
    "lucky-seven",
    en="Lucky seven",
    ja="ラッキーセブン",
    ko="럭키 세븐",
    chapter="sevens-to-tens",
    text=(
        "7を3枚出すと、手札が残っていてもすぐに上がれます。その場にはだれも出せません。",
        "7을 세 장 내면 손패가 남아 있어도 바로 나갑니다. 그 판에는 아무도 낼 수 없습니다.",
    ),
    says={
        "finish": Text("Three 7s win.", "7が3枚で勝ちです。", "7 세 장으로 이깁니다."),
    },
    worded={
        "when=unanswered": Text(
            "Three 7s win if nobody plays on them: their player goes out when the trick flows.",
            "7を3枚出して、だれもその上に出さずに場が流れると、手札が残っていても上がれます。",
            "7을 세 장 내고 아무도 그 위에 내지 않은 채 판이 흐르면 손패가 남아 있어도 나갑니다.",
        ),
    },
)
class LuckySeven(Rule):
    """Three 7s win: their player goes out at once, and nobody can play on them."""

    when = option(
        "at-once",
        "unanswered",
        default="at-once",
        label=Text("Their player goes out", "上がれるとき", "나가는 때"),
        words={
            "at-once": Text("at once", "すぐに", "바로"),
            "unanswered": Text(
                "if the trick flows with them on top",
                "そのまま場が流れたら",
                "그대로 판이 흐르면",
            ),
        },
    )

    note = Text(
        (
            "Whatever is left in the hand is laid down, and the game goes on for the others. "
            "At some tables the others may play on the 7s, and they win only if nobody does. "
            "If 7s pass cards on or lay them down, that comes first."
        ),
        (
            "残った手札は置き、ほかの人はそのままゲームを続けます。"
            "ほかの人も出せて、だれも出さずに場が流れたときだけ上がれる卓もあります。"
            "7渡しや7付けがあれば、先にカードを渡したり置いたりします。"
        ),
        (
            "남은 손패는 내려놓고, 다른 사람들은 게임을 계속합니다. "
            "다른 사람도 낼 수 있고, 아무도 내지 않아 판이 흐를 때만 나가는 곳도 있습니다. "
            "7 넘기나 7 붙이기가 있으면 먼저 카드를 넘기거나 놓습니다."
        ),
    )
    example = """
        hands  7c7d7h3c4c / 9c9d9h / 5s6s
        a 7c7d7h      # Three 7s: a is out, whatever is left in the hand.
        = out a
        ! b 9c9d9h  lucky-seven
        b -  c -
        = leads b
    """
    comments = (
        (
            "7が3枚なので、手札が残っていてもaさんは上がりです。",
            "7이 세 장이므로 손패가 남아 있어도 a 님은 나갑니다.",
        ),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on three 7s, if they win at once."""
        return self.when == "at-once" and carries(rules, play, SEVEN, 3)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let nobody follow, and their player go out."""
        game.close(self, seat)
        self._win(game, seat)

    def on_flow(self, game: Game) -> None:
        """Let their player go out if nobody has played on them."""
        if self.when == "unanswered" and game.flowed and not game.silent:
            last = apart(game.flowed)[-1]
            if carries(game.rules, last.play, SEVEN, 3):
                self._win(game, last.seat)

    def _win(self, game: Game, seat: int) -> None:
        if game.is_live(seat):
            game.win(seat, self)
