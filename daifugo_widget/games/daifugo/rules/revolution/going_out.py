"""Revolutions whose player goes out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import ACE, TWO
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ..turned import TURNS, Turned
from .orders import came_about, restore
from .plain import Revolution

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "great-revolution",
    en="Great revolution",
    ja="大革命",
    ko="대혁명",
    chapter="revolution",
    stage="strength",
    needs=("revolution",),
    helpers=("works",),
    text=(
        "ジョーカーなしの2を4枚出すと革命が起き、その人はすぐに上がります。",
        "조커 없이 2를 네 장 내면 혁명이 일어나고 그 사람은 곧바로 나갑니다.",
    ),
    worded={
        "cards=with-three-aces": Text(
            "Four 2s without a joker, or a revolution with three As: its player goes out at once.",
            (
                "ジョーカーなしの2を4枚か、Aが3枚入った革命を出すと、革命が起き、"
                "その人はすぐに上がります。"
            ),
            (
                "조커 없이 2를 네 장 내거나 A가 세 장 든 혁명을 내면 혁명이 일어나고 그 사람은 "
                "곧바로 나갑니다."
            ),
        ),
    },
)
class GreatRevolution(Rule):
    """Four 2s without a joker make a revolution, and their player goes out at once."""

    cards = option(
        "four-twos",
        "with-three-aces",
        default="four-twos",
        label=Text("Cards", "カード", "카드"),
        words={
            "four-twos": Text("four 2s", "2を4枚", "2 네 장"),
            "with-three-aces": Text(
                "four 2s, or a revolution with three As",
                "2を4枚、またはAを3枚含む革命",
                "2 네 장 또는 A 세 장이 든 혁명",
            ),
        },
    )
    leader_only = option(
        True,
        False,
        default=True,
        label=Text("Only for the leader", "親だけができる", "선만 할 수 있음"),
    )

    note = Text(
        (
            "It cannot be declined, whatever is left in the hand, and it is never a foul. "
            "On a play of somebody else four 2s are an ordinary revolution, unless the table lets "
            "everybody do it. "
            "If the order is fixed, four 2s are just four cards."
        ),
        (
            "手札が何枚残っていても上がり、反則にもならず、起こさないことは選べません。"
            "子が出した2の4枚はふつうの革命ですが、子でもできる卓もあります。"
            "強さの順が固定された後は、ただの4枚です。"
        ),
        (
            "손패가 몇 장 남아 있어도 나가고 반칙도 아니며, 일으키지 않기를 고를 수 없습니다. "
            "이어서 낸 2 네 장은 보통 혁명이지만, 누구나 할 수 있는 곳도 있습니다. "
            "세기의 순서가 고정된 뒤에는 그냥 네 장입니다."
        ),
    )
    example = """
        hands  2c2d2h2s3c4d / 9c9dJhTc / 6c6d7h
        a 2c2d2h2s    # Four 2s led: a revolution, and a goes out with two cards left.
        = out a, mark revolution, turn b
    """
    comments = (
        (
            "親の2が4枚なので革命です。aさんは2枚残したまま上がります。",
            "선이 낸 2 네 장이므로 혁명입니다. a 님은 두 장을 남긴 채 나갑니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is four 2s, or a revolution with three As or more."""
        if play.kind != "group" or play.size < 4:
            return False
        if play.rank == TWO:
            return play.size == 4 and not play.jokers
        aces = self.cards == "with-three-aces" and play.count(ACE, jokers=False) >= 3
        return aces and rules[Revolution].is_revolution(rules, play)

    def works(self, game: Game, play: Play) -> bool:
        """Return whether a play is a great revolution as things are.

        A gathered one is if the cards that were added last are one by themselves.
        """
        top = game.trick[-1]
        leads = len(game.trick) == 1 and not top.parts
        if game.silent or (self.leader_only and not leads):
            return False
        alone = top.parts[-1].play if top.parts and play == top.play else play
        return game.rules.revolution_of(alone) is self

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on its own revolutions."""
        return rules.revolution_of(play) is self

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let the player go out once the order has turned."""
        if self.works(game, play) and came_about(game):
            game.win(seat, self)


@rule(
    "taepodong",
    en="Missile (taepodong)",
    ja="テポドン",
    ko="테포돈",
    chapter="endings",
    stage="strength",
    life="game",
    mark_pattern="",
    text=(
        "同じ数字4枚とジョーカー2枚を出した人はすぐに上がり、革命も起きます。",
        "같은 숫자 네 장과 조커 두 장을 낸 사람은 곧바로 나가고 혁명도 일어납니다.",
    ),
    says=TURNS,
)
class Taepodong(Turned):
    """Four of a number with two jokers make a revolution, and their player goes out at once."""

    note = Text(
        (
            "It is never a foul, whatever is left in the hand. "
            "The revolution comes even if four of a number make none, but not once the order is "
            "fixed; going out does not depend on it."
        ),
        (
            "手札が何枚残っていても上がり、反則にもなりません。"
            "革命のない卓でも強さが逆になります。"
            "強さの順が固定された後は逆になりませんが、上がることはできます。"
        ),
        (
            "손패가 몇 장 남아 있어도 나가고 반칙도 아닙니다. "
            "혁명이 없는 곳에서도 세기가 뒤집힙니다. "
            "세기의 순서가 고정된 뒤에는 뒤집히지 않지만 나갈 수는 있습니다."
        ),
    )
    example = """
        rules  base, deck(jokers=2), taepodong
        hands  5c5d5h5sXX4c / 9c9d / Kc3h
        a 5c5d5h5sXX    # All six at once: a is out, and the order turns round.
        = out a, order 2AKQJT9876543, turn b
    """
    comments = (
        (
            "6枚そろえて出したaさんは上がり、強さの順が逆になります。",
            "여섯 장을 한꺼번에 낸 a 님은 나가고 세기의 순서가 뒤집힙니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is four of a number and two jokers."""
        return play.kind == "group" and play.size == 6 and play.jokers == 2

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the six cards."""
        return self.is_revolution(rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order if no rule for revolutions has done so, and let the player go out."""
        own = "revolution" not in game.rules and game.rules.revolution_of(play) is self
        if own and not restore(game, self, seat):
            game.flip(self, seat)
        game.win(seat, self)
