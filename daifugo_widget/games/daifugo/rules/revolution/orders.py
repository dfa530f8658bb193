"""Revolutions that put an order of their own into force instead of turning the order round."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Literal

from ...core.cards import ACE, KING, pretty_number, printed_number
from ...core.moves import NOBODY, Answer, Ask, Marks
from ...core.plays import Play
from ...core.refusal import Refusal
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import Rule, option, rule
from ..numbers import carries

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset

ODD, EVEN = "odd", "even"
TURNING = ("revolution", "taepodong", "emperor")
"""The rules whose marks turn the order round for the rest of the game."""


def parity(rank: int) -> str:
    """Return `ODD` or `EVEN`, by the number that is printed on a rank."""
    return ODD if printed_number(rank) % 2 else EVEN


def came_about(game: Game) -> bool:
    """Return whether the latest play has changed the order for the rest of the game."""
    return _lasting(game.before) != _lasting(game.marks)


def _lasting(marks: Marks) -> tuple[Any, ...]:
    found = dict(marks)
    religious = "religious-revolution" in found
    turned = tuple(map(found.get, (*TURNING, "omen", "absolute-revolution")))
    return turned, religious


def straighten(game: Game, seat: int) -> None:
    """End every mark that turns the order round."""
    for id in TURNING:
        if game.mark_of(id) is not None:
            game.unmark(game.rules[id], seat)


def is_topped(game: Game) -> bool:
    """Return whether a number is on top of an order that the next revolution ends."""
    absolute = game.rules.get("absolute-revolution")
    return absolute is not None and absolute.ends(game)


def restore(game: Game, by: Rule, seat: int = NOBODY) -> bool:
    """End an order that a number is on top of, if there is one, and return whether there was."""
    if topped := is_topped(game):
        game.unmark(game.rules["absolute-revolution"], seat, by)
    return topped


class AnotherOrder(Rule):
    """A revolution that puts another order into force at once."""

    in_revolution = "changes"

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on its own revolutions."""
        return rules.revolution_of(play) is self

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Change the order, or ask the player, unless the order is final."""
        if game.sealed(play):
            return
        plain = game.rules.get("revolution")
        if plain and plain.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes", detail=play.rank))
        else:
            self._happen(game, seat, play.rank)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Change the order if the player wants it."""
        if answer.value:
            self._happen(game, ask.seat, ask.detail)

    def _happen(self, game: Game, seat: int, rank: int) -> None:
        self._begin(game, seat, rank)
        plain = game.rules.get("revolution")
        if plain and plain.takes_effect == "flows":
            game.cut(plain, seat)

    @abstractmethod
    def _begin(self, game: Game, seat: int, rank: int) -> None:
        """Put the order of a revolution of this rank into force."""


@rule(
    "religious-revolution",
    en="Religious revolution",
    ja="宗教革命",
    ko="종교 혁명",
    chapter="revolution",
    stage="strength",
    life="game",
    lasts_in_silence=True,
    mark_pattern="(odd|even)?",
    text=(
        "Kを4枚出すと、強さの順が弱いほうからA・2・3…Kになり、親が奇数なら奇数、偶数なら偶数だけを続けて出せます。",
        (
            "K를 네 장 내면 세기가 약한 쪽부터 A·2·3…K가 되고, 선이 홀수를 내면 홀수만, "
            "짝수를 내면 짝수만 이어서 낼 수 있습니다."
        ),
    ),
    says={
        "mark": Text(
            "The numbers run from A to K now, and odd follows odd, even follows even.",
            "数字の順はA・2・3…Kで、奇数には奇数、偶数には偶数を出します。",
            "이제 숫자의 순서는 A·2·3…K이며, 홀수에는 홀수, 짝수에는 짝수를 냅니다.",
        ),
        "mark-again": Text(
            "The next leader chooses odd or even again.",
            "次の親がまた奇数か偶数かを決めます。",
            "다음 선이 다시 홀수나 짝수를 정합니다.",
        ),
        "mark-odd": Text(
            "Only odd numbers may follow in this trick.",
            "この場で続けて出せるのは奇数だけです。",
            "이 판에서는 홀수만 이어서 낼 수 있습니다.",
        ),
        "mark-even": Text(
            "Only even numbers may follow in this trick.",
            "この場で続けて出せるのは偶数だけです。",
            "이 판에서는 짝수만 이어서 낼 수 있습니다.",
        ),
        "value-odd": Text("odd", "奇数", "홀수"),
        "value-even": Text("even", "偶数", "짝수"),
        "ask": Text(
            "Make the religious revolution?",
            "宗教革命を起こしますか？",
            "종교 혁명을 일으킬까요?",
        ),
    },
    worded={
        "trigger=three-kings": Text(
            (
                "Three Ks make A the weakest number and K the strongest, and odd follows odd, even "
                "even."
            ),
            (
                "Kを3枚出すと、強さの順が弱いほうからA・2・3…Kになり、親が奇数なら奇数、"
                "偶数なら偶数だけを続けて出せます。"
            ),
            (
                "K를 세 장 내면 세기가 약한 쪽부터 A·2·3…K가 되고, 선이 홀수를 내면 홀수만, "
                "짝수를 내면 짝수만 이어서 낼 수 있습니다."
            ),
        ),
    },
)
class ReligiousRevolution(AnotherOrder):
    """Four Ks make A the weakest number and K the strongest, and odd follows odd, even even."""

    trigger = option(
        "four-kings",
        "three-kings",
        default="four-kings",
        label=Text("It takes", "起こすのに必要な枚数", "일으키는 데 필요한 장수"),
        words={
            "four-kings": Text("four Ks", "Kを4枚", "K 네 장"),
            "three-kings": Text("three Ks", "Kを3枚", "K 세 장"),
        },
    )

    note = Text(
        (
            "It lasts to the end of the game; A counts as 1 and K as 13, and a later revolution "
            "makes A the strongest and K the weakest. "
            "A joker may be one of the Ks; no number beats them, but the trick flows at once only "
            "if revolutions make it flow: otherwise the others have their turn and mostly pass. "
            "Stairs have no parity; they may join 2 and 3 but no longer K and A. "
            "Nobody can follow a joker that is led alone, except by a return such as the spade 3, "
            "and no joker can follow alone."
        ),
        (
            "ゲームの終わりまで続き、Aは1、Kは13と数え、その後に革命が起きるとAが最強、"
            "Kが最弱になります。"
            "Kの1枚はジョーカーでもよく、このKに勝てる数字はありませんが、"
            "革命で場が流れる卓でなければ、ほかの人も順番にパスします。"
            "階段に奇数・偶数の決まりはなく、2と3がつながり、KとAはつながりません。"
            "ジョーカーだけで始まった場にはスペ3返しなどのほかは続けられず、"
            "ジョーカーだけで続けることもできません。"
        ),
        (
            "게임이 끝날 때까지 이어지고, A는 1, K는 13으로 세며, 그 뒤에 혁명이 일어나면 A가 가장 "
            "강하고 K가 가장 약해집니다. "
            "K 한 장은 조커여도 되고 이 K를 이길 숫자는 없지만, 혁명으로 판이 흐르는 곳이 아니면 "
            "다른 사람도 차례로 패스합니다. "
            "계단에는 홀짝이 없으며, 2와 3은 이어지지만 K와 A는 이어지지 않습니다. "
            "조커만으로 시작한 판에는 스페 3 되돌리기 같은 것 말고는 이어서 낼 수 없고, 조커만으로 "
            "이을 수도 없습니다."
        ),
    )
    example = """
        hands  KcKdKhKs4c5c / 7d6d9h / Ad2h
        a KcKdKhKs    # Four Ks: from now on A is weakest and K strongest.
        = order A23456789TJQK
        b -  c -
        a 4c          # An even number leads, so only even ones may follow.
        ! b 7d  religious-revolution
        b 6d
        = mark religious-revolution=even, turn c, legal -
    """
    comments = (
        (
            "Kが4枚なので、これからはAが最弱、Kが最強です。",
            "K가 네 장이므로 이제부터 A가 가장 약하고 K가 가장 강합니다.",
        ),
        (
            "親が偶数を出したので、続けて出せるのは偶数だけです。",
            "선이 짝수를 냈으므로 짝수만 이어서 낼 수 있습니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is as many Ks as it takes."""
        if self.trigger == "three-kings":
            return carries(rules, play, KING, 3)
        return play.kind == "group" and play.rank == KING and play.size == 4

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on every play, as any may lead."""
        return True

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let the lead say whether odd or even follows; let the Ks change the order."""
        led = game.mark_of(self.id) and len(game.trick) == 1 and game.trick[0].play == play
        if led and play.kind == "group" and not play.alone:
            game.mark(self, parity(play.rank), seat)
        if not game.silent and game.rules.revolution_of(play) is self:
            super().after_play(game, seat, play)

    def _begin(self, game: Game, seat: int, rank: int) -> None:
        straighten(game, seat)
        absolute = game.rules.get("absolute-revolution")
        if absolute and game.mark_of(absolute.id) is not None:
            game.unmark(absolute, seat)
        game.mark(self, seat=seat)

    def on_flow(self, game: Game) -> None:
        """Forget whether the trick was odd or even."""
        if game.mark_of(self.id) in (ODD, EVEN):
            game.mark(self)

    def allows(self, game: Game, play: Play, mark: Literal[True] | str) -> Refusal | None:
        """Refuse the other parity, and any play of or on jokers alone."""
        if not game.trick or play.kind != "group":
            return None
        if play.alone or game.trick[-1].play.alone:
            return Refusal(self.id, play.cards, JOKERS_STAND_ALONE)
        if mark is True or parity(play.rank) == mark:
            return None
        wrong = WRONG_PARITY[mark]
        return Refusal(self.id, play.cards, wrong, {"number": pretty_number(play.rank)})

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        """Let the row of numbers begin with A."""
        return order.cut_at(ACE) if mark else order


JOKERS_STAND_ALONE = Text(
    (
        "Since the religious revolution jokers alone cannot follow, and nothing can follow them "
        "but a return such as the spade 3."
    ),
    (
        "宗教革命の後は、ジョーカーだけで続けることはできず、"
        "ジョーカーだけの場にはスペ3返しなどのほかは続けられません。"
    ),
    (
        "종교 혁명 뒤에는 조커만으로 이어서 낼 수 없고, 조커만 나온 판에는 스페 3 되돌리기 같은 것 "
        "말고는 이어서 낼 수 없습니다."
    ),
)
WRONG_PARITY = {
    ODD: Text(
        "An odd number led, so {number} cannot follow: only odd numbers may.",
        "親が奇数を出したので{number}は出せません。奇数だけを出せます。",
        "선이 홀수를 냈으므로 {number} 카드는 낼 수 없습니다. 홀수만 낼 수 있습니다.",
    ),
    EVEN: Text(
        "An even number led, so {number} cannot follow: only even numbers may.",
        "親が偶数を出したので{number}は出せません。偶数だけを出せます。",
        "선이 짝수를 냈으므로 {number} 카드는 낼 수 없습니다. 짝수만 낼 수 있습니다.",
    ),
}
