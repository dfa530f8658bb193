"""The base game: who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import SUITS, codes, pretty_code, read_codes, show_code
from ..core.moves import CHANCE, Answer, Ask
from ..core.plays import Play
from ..core.refusal import Refusal
from ..core.text import Text
from ..daifugo.rule import Rule, option, rule
from .ranks import Classes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..daifugo.game import Game

SUITS_IN_TURN = "sdhc"
"""Suits in the order in which each replaces the one before it if that is out of play (ruling)."""


def earliest(game: Game, wanted: str) -> tuple[int, int]:
    """Return the card that leads a first game (-1: none) and its first holder after the dealer."""
    at = SUITS_IN_TURN.index(wanted[1])
    suits = SUITS_IN_TURN[at:] + SUITS_IN_TURN[:at]
    seats = [*game.others(game.dealer), game.dealer]
    for number in range(13):
        for suit in suits:
            card = number * 4 + SUITS.index(suit)
            for seat in seats:
                if card in codes(game.hands[seat]):
                    return card, seat
    return -1, seats[0]


@rule(
    "first-leader",
    en="First leader",
    ja="最初の親",
    ko="부모 결정 방법",
    chapter="base",
    frame=True,
    stage="next",
    life="play",
    mark_pattern="[3-9TJQKA2][cdhs]",
    mark_holds="cards",
    text=(
        "セットの最初のゲームでは、決まったカードを持つ人などが最初の親になります。",
        "세트의 첫 게임에서는 정해진 카드를 가진 사람 등이 첫 선('부모' 또는 '친')이 됩니다.",
    ),
    says={
        "mark": Text(
            "The first play has to contain {value}.",
            "最初は{value}を含めて出します。",
            "처음에는 {value} 카드를 포함해서 냅니다.",
        ),
    },
)
class FirstLeader(Rule):
    """The holder of a certain card, or a seat chosen otherwise, leads the first game of a set."""

    by = option(
        "card-holder",
        "left-of-dealer",
        "random",
        default="card-holder",
        label=Text("Who leads first", "最初の親", "첫 선"),
        words={
            "card-holder": Text(
                "the holder of the card",
                "そのカードを持つ人",
                "그 카드를 가진 사람",
            ),
            "left-of-dealer": Text(
                "the player after the dealer",
                "配り役の次の人",
                "딜러 다음 사람",
            ),
            "random": Text("drawn by lot", "くじで決める", "제비뽑기로 정함"),
        },
    )
    card = option(
        "3s",
        "3d",
        "3h",
        "3c",
        default="3s",
        label=Text("The card", "そのカード", "그 카드"),
        words={f"3{suit}": Text.of(f"3{sign}") for suit, sign in zip("sdhc", "♠♦♥♣", strict=True)},
    )
    must_include = option(
        False,
        True,
        default=False,
        label=Text(
            "The first play contains the card",
            "最初に必ずそのカードを出す",
            "처음에 꼭 그 카드를 냄",
        ),
    )

    note = Text(
        (
            "Tables name the 3 of spades, of diamonds or of hearts. "
            "If that card is out of play, the 3 of the next suit decides, in the cycle of spades, "
            "diamonds, hearts and clubs, and after the 3s the 4s; of several who hold it, the "
            "first after the dealer leads. "
            "Some ask the leader to begin with that very card; a leader who does not hold it is "
            "free."
        ),
        (
            "決めるカードは、スペードの3、ダイヤの3、ハートの3など、卓によって違います。"
            "そのカードが使われていなければスペード、ダイヤ、ハート、クラブの順で次のマークの3、"
            "3がなければ4で決め、何人かが持っていれば、配り役の次から数えていちばん近い人です。"
            "最初にそのカードを必ず出すと決めている卓もあります。"
            "親がそのカードを持っていなければ、何を出してもかまいません。"
        ),
        (
            "정하는 카드는 스페이드 3, 다이아몬드 3, 하트 3 등 곳에 따라 다릅니다. "
            "그 카드가 빠져 있으면 스페이드, 다이아몬드, 하트, 클로버의 순서로 다음 무늬의 3, 3이 "
            "없으면 4로 정하고, 여럿이 가지고 있으면 딜러 다음부터 세어 가장 가까운 사람입니다. "
            "처음에 꼭 그 카드를 내야 하는 곳도 있습니다. "
            "선이 그 카드를 가지고 있지 않으면 무엇을 내도 됩니다."
        ),
    )
    example = """
        hands  4c8c / 3s9c / 5dTd
        turn   -
        = leads b     # b holds the 3 of spades and leads.
        b 9c          # b may lead with any card.
        = turn c
    """
    comments = (
        ("スペードの3を持つbさんが親です。", "스페이드 3을 가진 b 님이 선입니다."),
        ("bさんは、どのカードで始めてもかまいません。", "b 님은 어떤 카드로 시작해도 됩니다."),
    )

    def uses(self, hook: str) -> bool:
        """Use ``must_lead`` only if the first play has to contain the card."""
        return hook != "must_lead" or self.must_include

    def leader(self, game: Game) -> int | None:
        """Return the leader of a first game, or let chance name one."""
        if game.classes and not self._same_later(game):
            return None
        card, holder = earliest(game, self.card)
        if self.must_include and card >= 0:
            game.mark(self, show_code(card))
        if self.by == "random":
            game.owe(Ask(self.id, CHANCE, "seat"))
            return None
        return next(game.others(game.dealer)) if self.by == "left-of-dealer" else holder

    @staticmethod
    def _same_later(game: Game) -> bool:
        return bool(game.rules[LaterLeader].by == "same-as-first")

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let chance name any seat."""
        return [Answer(seat) for seat in game.live_seats()]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the drawn seat lead, or the next one that may."""
        game.lead_from(answer.value)
        game.tell("lead", game.turn, rule=self.id)

    def allows(self, game: Game, play: Play, mark: str) -> Refusal | None:
        """Refuse a first play without the card if its player holds it."""
        included = _code(mark) in codes(play.cards) or not self._holds(game, mark)
        return None if included else self._refusal(mark, play.cards)

    def must_lead(self, game: Game) -> Refusal | None:
        """Refuse a pass by the holder of the card: nobody else could begin with it."""
        mark = game.mark_of(self.id)
        return self._refusal(mark) if mark and self._holds(game, mark) else None

    @staticmethod
    def _holds(game: Game, mark: str) -> bool:
        """Return whether the seat that leads is seen to hold the card."""
        return _code(mark) in codes(game.hands[game.turn])

    def _refusal(self, mark: str, cards: int = 0) -> Refusal:
        return Refusal(self.id, cards, self.says["mark"], {"value": pretty_code(_code(mark))})


def _code(mark: str) -> int:
    """Return the card that the mark names."""
    return read_codes(mark)[0]


@rule(
    "later-leader",
    en="Leader of later games",
    ja="2ゲーム目以降の親",
    ko="두 번째 게임 이후의 친",
    chapter="base",
    frame=True,
    stage="next",
    text=(
        "2ゲーム目からは、いちばん低い階級の人などが最初の親になります。",
        "두 번째 게임부터는 계급이 가장 낮은 사람 등이 첫 선('친')이 됩니다.",
    ),
)
class LaterLeader(Rule):
    """From the second game on the lowest class leads first, or a seat chosen otherwise."""

    by = option(
        "lowest-class",
        "highest-class",
        "same-as-first",
        default="lowest-class",
        label=Text("Who leads", "最初の親", "첫 선"),
        words={
            "lowest-class": Text("the lowest class", "いちばん低い階級", "가장 낮은 계급"),
            "highest-class": Text("the highest class", "いちばん高い階級", "가장 높은 계급"),
            "same-as-first": Text("as in the first game", "最初のゲームと同じ", "첫 게임과 같음"),
        },
    )

    note = Text(
        (
            "Leading first is a small help for the daihinmin after the exchange. "
            "At other tables the daifugo leads, or the same card decides as in the first game."
        ),
        (
            "交換で損をした大貧民にとって、最初の親は小さな助けになります。"
            "大富豪が親になる卓や、最初のゲームと同じカードで決める卓もあります。"
        ),
        (
            "교환에서 손해를 본 대빈민에게 첫 선은 작은 도움이 됩니다. "
            "대부호가 선이 되거나 첫 게임과 같은 카드로 정하는 곳도 있습니다."
        ),
    )
    example = """
        hands    3s9c / 4d9d / 5h9h / 6cKs
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     -
        = leads d     # The daihinmin leads, although a holds the 3 of spades.
        d 6c
        = turn a
    """
    comments = (
        (
            "スペードの3はaさんにありますが、大貧民のdさんが親です。",
            "스페이드 3은 a 님에게 있지만 대빈민인 d 님이 선입니다.",
        ),
    )

    def leader(self, game: Game) -> int | None:
        """Return the leader of a later game."""
        if not game.classes or self.by == "same-as-first":
            return None
        ranked = game.rules[Classes].seats_by_class(game.classes)
        return int(ranked[-1] if self.by == "lowest-class" else ranked[0])
