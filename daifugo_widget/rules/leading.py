"""The base game: who leads, and how the turn goes round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import RANKS, SUITS, codes, pretty_code
from ..core.moves import CHANCE, Answer, Ask, Exit
from ..core.plays import Play
from ..core.refusal import Refusal, plain
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..core.game import Game

SUITS_IN_TURN = "sdhc"
"""Where the card that leads is out of play: the next suit in this order, then the next number (ruling)."""


def earliest(game: Game, wanted: str) -> tuple[int, int]:
    """Return the card that leads a first game, and who holds it, nearest the dealer's left."""
    suits = wanted[1] + SUITS_IN_TURN.replace(wanted[1], "")
    seats = [*game.others(game.dealer), game.dealer]
    for number in range(13):
        for suit in suits:
            card = number * 4 + SUITS.index(suit)
            for seat in seats:
                if card in codes(game.hands[seat]):
                    return card, seat
    return -1, seats[0]


@rule(
    "first-leader", en="First leader", ja="最初の親", ko="부모 결정 방법", chapter="base", frame=True,
    stage="next", life="play",
    text=(
        "セットの最初のゲームでは、決まったカードを持つ人（など）が最初の親になります。",
        "세트의 첫 게임에서는 정해진 카드를 가진 사람 등이 첫 선이 됩니다.",
    ),
)
class FirstLeader(Rule):
    """In the first game of a set a certain card's holder leads first, or a seat chosen otherwise."""

    by = option(
        "card-holder", "left-of-dealer", "random", default="card-holder",
        label=Text("Who leads first", "最初の親", "첫 선"),
    )
    card = option(
        "3s", "3d", "3h", "3c", default="3s",
        label=Text("The card", "カード", "카드"),
    )
    must_include = option(
        False, True, default=False,
        label=Text("The first play contains it", "最初に必ずそれを出す", "첫 플레이에 꼭 포함"),
    )

    def leader(self, game: Game) -> int | None:
        """Name the leader of a first game."""
        if game.classes and not self._same_later(game):
            return None
        if self.by == "random":
            game.owe(Ask(self.id, CHANCE, "seat"))
            return None
        if self.by == "left-of-dealer":
            return next(game.others(game.dealer))
        card, seat = earliest(game, self.card)
        if self.must_include and card >= 0:
            game.mark(self, RANKS[card // 4] + SUITS[card % 4])
        return seat

    @staticmethod
    def _same_later(game: Game) -> bool:
        return bool(game.rules["later-leader"].by == "same-as-first")

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Chance may name any seat."""
        return [Answer(seat) for seat in game.live_seats()]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the drawn seat lead."""
        game.turn = answer.value
        game.tell("lead", game.turn, rule=self.id)

    def allows(self, game: Game, play: Play, mark: Any) -> Refusal | None:
        """Refuse a first play without the card, to the seat that holds it."""
        card = RANKS.index(mark[0]) * 4 + SUITS.index(mark[1])
        if card in codes(play.cards) or card not in codes(game.hands[game.turn]):
            return None
        return Refusal(self.id, play.cards, Text(
            "The first play has to contain {card}.",
            "最初のプレイには{card}を含めます。",
            "첫 플레이에는 {card}을(를) 포함해야 합니다.",
        ).fill(card=pretty_code(card)))


@rule(
    "later-leader", en="Leader of later games", ja="2ゲーム目以降の親", ko="두 번째 게임 이후의 친",
    chapter="base", frame=True, stage="next",
    text=(
        "2ゲーム目からは、前のゲームで階級がいちばん低かった人などが最初の親になります。",
        "두 번째 게임부터는 계급이 가장 낮은 사람 등이 첫 선이 됩니다.",
    ),
)
class LaterLeader(Rule):
    """From the second game on the lowest class leads first, or a seat chosen otherwise."""

    by = option(
        "lowest-class", "highest-class", "same-as-first", default="lowest-class",
        label=Text("Who leads", "親", "선"),
    )

    def leader(self, game: Game) -> int | None:
        """Name the leader of a later game."""
        if not game.classes or self.by == "same-as-first":
            return None
        ranked = game.rules["classes"].seats_by_class(game.classes)
        return int(ranked[-1] if self.by == "lowest-class" else ranked[0])


@rule(
    "pass", en="Passing", ja="パス", ko="패스", chapter="base", frame=True, stage="next",
    text=(
        "いつでもパスできます。ほかの全員がパスすると場が流れ、最後に出した人が親になります。",
        "언제든 패스할 수 있습니다. 다른 모두가 패스하면 판이 흐르고 마지막에 낸 사람이 선이 됩니다.",
    ),
)
class Passing(Rule):
    """Anybody may pass; when all others have passed the trick flows and its last player leads."""

    reenter = option(
        True, False, default=True,
        label=Text("Who has passed may play again", "パスした後も出せる", "패스 뒤에도 낼 수 있음"),
    )
    leader_may_pass = option(
        False, True, default=False,
        label=Text("The leader may pass", "親もパスできる", "선도 패스할 수 있음"),
    )

    def may_pass(self, game: Game) -> Refusal | None:
        """Refuse a pass to a leader, or to the first of leaders who have all passed."""
        if self.leader_may_pass and game.passed & game.live != game.live:
            return None
        return plain("may-not-pass")


@rule(
    "finish-trick", en="Trick left by a finisher", ja="上がった後の場", ko="누군가 올랐을 때 바닥 처리",
    chapter="base", frame=True, stage="flow",
    text=(
        "最後の1枚で上がったとき、場はそのまま残って続くか、すぐに流れます。",
        "마지막 카드로 오르면 바닥은 그대로 이어지거나 곧바로 흐릅니다.",
    ),
)
class FinishTrick(Rule):
    """When somebody goes out with the latest play, the trick goes on, or flows at once."""

    mode = option(
        "stays", "flows", default="stays", label=Text("The trick", "場", "바닥"),
    )

    def on_out(self, game: Game, exit: Exit) -> None:
        """Let the trick of a clean finish flow."""
        own = game.trick and game.trick[-1].seat == exit.seat
        if self.mode == "flows" and exit.how == "finish" and own:
            game.cut(self, exit.seat)
