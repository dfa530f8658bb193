"""Forbidden finishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import (
    EIGHT,
    JACK,
    JOKER,
    JOKERS,
    KING,
    QUEEN,
    RANKS,
    THREE,
    TWO,
    codes,
    read_codes,
)
from ...core.moves import Marks
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Exit
from ..cuts.by_number import EightCut
from ..cuts.common import Cut
from ..revolution.orders import came_about

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.state import State

SPADE_THREE, SPADE_TWO = read_codes("3s2s")
RETURNS = {
    "spade-three-single": (SPADE_THREE, "spade-three"),
    "spade-two-single": (SPADE_TWO, "spade-two"),
}
"""Finishes forbidden by the one card that returns jokers, and the rule by which it does."""
BY_RULE = "sandstorm", "four-stop", "ten-return", "sixty-six", "ambulance", "next-ace"
"""Finishes forbidden where the rule of that id acts on the cards."""
CAUSED = (
    *("revolution", "revolution-but-fusion", "sandstorm", "four-stop", "ten-return"),
    *("sixty-six", "ambulance", "next-ace"),
)
"""Finishes forbidden for what the cards cause, and allowed if they cause nothing, as in silence."""


@rule(
    "foul-finish",
    en="Foul finish",
    ja="反則上がり（禁止上がり）",
    ko="금지된 오르기 (반칙 오르기)",
    chapter="endings",
    stage="finish",
    text=(
        "決められたカードを最後に出して上がると反則で、最下位になります。",
        "정해진 카드를 마지막에 내고 나가면 반칙이 되어 꼴찌가 됩니다.",
    ),
    says={
        "foul": Text(
            "{seat} [goes|go] out with {cards}, which is forbidden.",
            "{seat}[さん|]は禁止の{cards}で上がったので、反則です。",
            "{seat}[ 님은|는] 금지된 {cards} 카드로 나가 반칙입니다.",
        ),
    },
)
class FoulFinish(Rule):
    """Going out with a forbidden card in the last play is a foul and puts the player last."""

    cards = option(
        "two-swapped",
        "two-fixed",
        "three-swapped",
        "three-fixed",
        "joker-any",
        "joker-alone",
        "eight",
        "eight-cut-only",
        "jack",
        "spade-three-single",
        "spade-two-single",
        "revolution",
        "revolution-but-fusion",
        "sandstorm",
        "four-stop",
        "ten-return",
        "sixty-six",
        "ambulance",
        "next-ace",
        "religious-king-queen",
        type="set",
        default=("two-swapped", "joker-any", "eight-cut-only", "spade-three-single"),
        label=Text(
            "Forbidden as the last play",
            "最後に出せないカード",
            "마지막에 낼 수 없는 카드",
        ),
        words={
            "two-swapped": Text("a 2, in a revolution a 3", "2（革命中は3）", "2(혁명 중에는 3)"),
            "two-fixed": Text("a 2, always", "2（革命中も）", "2(혁명 중에도)"),
            "three-swapped": Text("a 3, in a revolution a 2", "3（革命中は2）", "3(혁명 중에는 2)"),
            "three-fixed": Text("a 3, always", "3（革命中も）", "3(혁명 중에도)"),
            "joker-any": Text(
                "any play with a joker",
                "ジョーカーを含むカード",
                "조커가 든 카드",
            ),
            "joker-alone": Text("a joker alone", "ジョーカーだけ", "조커만"),
            "eight": Text("any play with an 8", "8を含むカード", "8이 든 카드"),
            "eight-cut-only": Text("an 8 that cuts", "8切りになる8", "8 끊기가 되는 8"),
            "jack": Text("any play with a J", "Jを含むカード", "J가 든 카드"),
            "spade-three-single": Text(
                "the spade 3 alone, if it returns jokers",
                "スペードの3だけ（スペ3返しがある卓）",
                "스페이드 3 한 장(스페 3 되돌리기가 있는 곳)",
            ),
            "spade-two-single": Text(
                "the spade 2 alone, if it returns jokers",
                "スペードの2だけ（スペ2返しがある卓）",
                "스페이드 2 한 장(스페 2 되돌리기가 있는 곳)",
            ),
            "revolution": Text("a revolution", "革命", "혁명"),
            "revolution-but-fusion": Text(
                "a revolution, except by fusion",
                "革命（融合革命を除く）",
                "혁명(융합 혁명 제외)",
            ),
            "sandstorm": Text("a sandstorm", "砂嵐", "모래 폭풍"),
            "four-stop": Text("4s that stop a cut", "4止め", "4 막기"),
            "ten-return": Text("10s that return a cut", "10返し", "10 되돌리기"),
            "sixty-six": Text("a pair of 6s that cuts", "ろくろ首（66）", "로쿠로쿠비(66)"),
            "ambulance": Text("a pair of 9s that cuts", "救急車（99）", "구급차(99)"),
            "next-ace": Text("an A of the next ace", "次期エースのA", "차기 에이스의 A"),
            "religious-king-queen": Text(
                "K or Q after a religious revolution",
                "宗教革命後のKとQ",
                "종교 혁명 뒤의 K와 Q",
            ),
        },
    )
    quad = option(
        "order-before",
        "order-after",
        default="order-before",
        label=Text(
            "A revolution as the last play is judged",
            "革命で上がるときの判定",
            "혁명으로 나갈 때의 판정",
        ),
        words={
            "order-before": Text(
                "by the order before it",
                "革命前の強さで見る",
                "혁명 전의 세기로 봄",
            ),
            "order-after": Text(
                "by the order after it",
                "革命後の強さで見る",
                "혁명 뒤의 세기로 봄",
            ),
        },
    )
    several = option(
        "earlier-lower",
        "later-lower",
        default="earlier-lower",
        label=Text("Of several fouls", "反則が何人もいるとき", "반칙이 여럿일 때"),
        words={
            "earlier-lower": Text(
                "the first is last of all",
                "先に反則した人が最下位",
                "먼저 반칙한 사람이 꼴찌",
            ),
            "later-lower": Text(
                "the latest is last of all",
                "後に反則した人が最下位",
                "나중에 반칙한 사람이 꼴찌",
            ),
        },
    )
    lifted_by_answer = option(
        True,
        False,
        default=True,
        label=Text(
            "A cut that was answered is no foul",
            "返された8切りは反則でない",
            "되받은 8 끊기는 반칙이 아님",
        ),
    )

    note = Text(
        (
            "Only the cards of the last play count: giving cards away or discarding them is a "
            "clean finish. A joker that stands for a 2 or a 3 is a joker, and one that has become "
            "weaker than all numbers is no foul. "
            "What is forbidden goes by the revolution, never by an 11 back. "
            "Going out with four 2s is a foul if the order before them counts, and none if the "
            "order after them does."
        ),
        (
            "見るのは最後に出したカードだけで、渡したり捨てたりして上がるのは反則ではありません。"
            "2や3の代わりのジョーカーはジョーカーとして見て、"
            "どの数字よりも弱くなったジョーカーは反則になりません。"
            "禁止のカードが入れ替わるのは革命のときで、11バックでは変わりません。"
            "2を4枚出して上がると、革命前の強さで見れば反則、"
            "革命後の強さで見れば反則ではありません。"
        ),
        (
            "마지막에 낸 카드만 따지므로 넘기거나 버려서 나가는 것은 반칙이 아닙니다. "
            "2나 3을 대신한 조커는 조커로 보며, 모든 숫자보다 약해진 조커는 반칙이 아닙니다. "
            "금지된 카드가 바뀌는 것은 혁명 때이며 11 백으로는 바뀌지 않습니다. "
            "2를 네 장 내고 나갈 때, 혁명 전의 세기로 따지면 반칙이고 혁명 뒤의 세기로 따지면 "
            "반칙이 아닙니다."
        ),
    )
    example = """
        hands  2c / 5d6d / 3h8h
        a 2c           # a has no cards left, but a 2 is forbidden as the last play: a foul.
        = out !a, top 2c
        b -  c -
        b 5d  c 8h  b -
        c 3h
        = over, classes c=fugo b=heimin a=hinmin    # The foul puts a last.
    """
    comments = (
        (
            "aさんの手札はなくなりましたが、最後の2は禁止なので反則です。",
            "a 님은 손패가 없어졌지만, 마지막에 낸 2는 금지된 카드이므로 반칙입니다.",
        ),
        ("反則したaさんが最下位です。", "반칙한 a 님이 꼴찌입니다."),
    )

    def foul(self, game: Game, seat: int, play: Play) -> bool:
        """Return whether this last play is forbidden."""
        if play.rule == "spade-two":
            return "spade-two-single" in self.cards and not game.silent
        marks = game.before if self.quad == "order-before" else game.marks
        order = game.rules.lasting_order(marks)
        judged = {play, _heard(game, play, order)} if game.silent else {play}
        return any(
            all(self._forbids(name, game, each, order) for each in judged)
            for name in self._in_force(game, play, marks)
        )

    def _in_force(self, game: Game, play: Play, marks: Marks) -> Iterable[str]:
        """Return the chosen finishes that are forbidden now.

        What causes nothing is allowed. After a religious revolution K and Q replace the 2.
        """
        quiet = game.silent or (play.rule and game.rules[play.rule].quiet)
        off = set(CAUSED if quiet else ())
        if "religious-king-queen" in self.cards:
            religious = "religious-revolution" in dict(marks)
            off.add("two-swapped" if religious else "religious-king-queen")
        return (name for name in self.cards if name not in off)

    def _forbids(self, name: str, game: Game, play: Play, order: Order) -> bool:
        """Return whether a play is the finish that has this name among the options."""
        match name:
            case "joker-any":
                return bool(play.cards & JOKERS) and order.place[JOKER] >= 0
            case "joker-alone":
                return play.alone and bool(play.cards) and order.place[JOKER] >= 0
            case "eight" | "eight-cut-only":
                return self._is_eight(game, play, has_to_cut=name == "eight-cut-only")
            case "revolution":
                return _has_revolved(game, play)
            case "revolution-but-fusion":
                return play.rule != "fusion-revolution" and _has_revolved(game, play)
        if name in RETURNS:
            card, id = RETURNS[name]
            return id in game.rules and codes(play.cards) == [card]
        if name in BY_RULE:
            return _acts(game.rules.get(name), game, play)
        return not _numbers(name, game, order).isdisjoint(play.naturals())

    def _is_eight(self, game: Game, play: Play, has_to_cut: bool) -> bool:
        """Return whether a play has an 8, and is no cut that an answer has saved from the foul."""
        if EIGHT not in play.naturals():
            return False
        cut = game.rules.get(EightCut)
        if cut is None or not cut.cuts(game, play):
            return not has_to_cut
        by_eight = RANKS.index(cut.number) == EIGHT
        return (by_eight or not has_to_cut) and not self._answered(game, play)

    def _answered(self, game: Game, play: Play) -> bool:
        """Return whether another play has taken over or the cut was called off, if that counts."""
        taken_over = bool(play.cards & ~game.trick[-1].play.cards)
        return bool(self.lifted_by_answer and (not game.cutting or taken_over))

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Let the latest foul be last of all, if the first is not."""
        if self.several == "earlier-lower":
            return low
        fouls = [exit for exit in low if exit.how == "foul"]
        return [exit for exit in low if exit.how != "foul"] + fouls[::-1]


def _numbers(name: str, game: Game, order: Order) -> set[int]:
    """Return the numbers of which no natural card may be in the last play."""
    low, high = (TWO, THREE) if order.reversed else (THREE, TWO)
    either = {TWO} if "two-back" in game.rules else set()
    return {
        "two-swapped": {high} | either,
        "two-fixed": {TWO},
        "three-swapped": {low} | either,
        "three-fixed": {THREE},
        "jack": {JACK},
        "religious-king-queen": {QUEEN, KING},
    }[name]


def _acts(rule: Rule | None, game: Game, play: Play) -> bool:
    """Return whether a rule that is on acts on a play here and now."""
    if isinstance(rule, Cut):
        return rule.cuts(game, play)
    return rule is not None and rule.concerns(game.rules, play)


def _has_revolved(game: Game, play: Play) -> bool:
    """Return whether a play has made a revolution, by itself or with the cards it has joined."""
    top = game.trick[-1].play if game.trick else play
    makes = game.rules.revolves(play) or (not play.cards & ~top.cards and game.rules.revolves(top))
    return makes and came_about(game)


def _heard(game: Game, play: Play, order: Order) -> Play:
    """Return a play with only those cards that every silence in force leaves forbidden."""
    for silencer in game.rules.silencers:
        if game.mark_of(silencer) is not None:
            rule = game.rules[silencer]
            kept = rule.fouls_kept(order) if hasattr(rule, "fouls_kept") else 0
            play = play._replace(cards=play.cards & kept)
    return play
