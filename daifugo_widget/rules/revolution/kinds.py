"""Plays other than four of one number that are revolutions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import NINE, SEVEN, SIX
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ..numbers import carries
from .orders import came_about
from .plain import Revolution

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "stairs-revolution",
    en="Stairs revolution",
    ja="階段革命",
    ko="계단 혁명",
    chapter="revolution",
    stage="strength",
    needs=("revolution", "stairs"),
    text=(
        "4枚以上の階段でも革命が起きます。",
        "4장 이상의 계단으로도 혁명이 일어납니다.",
    ),
    worded={
        "minimum=5": Text(
            "Stairs of five or more cards make a revolution too.",
            "5枚以上の階段でも革命が起きます。",
            "5장 이상의 계단으로도 혁명이 일어납니다.",
        ),
    },
)
class StairsRevolution(Rule):
    """Stairs of four or more cards make a revolution too."""

    minimum = option(
        4,
        5,
        default=4,
        label=Text("Cards at least", "最低枚数", "최소 장수"),
    )

    note = Text(
        (
            "In the computer championship it takes stairs of five cards. "
            "Whatever holds for a revolution holds for this one: another revolution of either kind "
            "undoes it."
        ),
        (
            "コンピュータ大会では5枚の階段が必要です。"
            "ふつうの革命と同じもので、どちらの革命でも元に戻せます。"
        ),
        (
            "컴퓨터 대회에서는 5장짜리 계단이어야 합니다. "
            "보통 혁명과 같은 것이며, 어느 쪽 혁명으로도 되돌릴 수 있습니다."
        ),
    )
    example = """
        hands  5s6s7s8s3c / 9c9dJh / KsAd2h
        a 5s6s7s8s    # Stairs of four cards: a revolution, as by four of one number.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 3c          # The 3 is the strongest number now.
        = out a, legal -
    """
    comments = (
        (
            "4枚の階段なので、同じ数字の4枚と同じように革命です。",
            "네 장짜리 계단이므로 같은 숫자 네 장과 마찬가지로 혁명입니다.",
        ),
        ("いまは3がいちばん強い数字です。", "이제 3이 가장 강한 숫자입니다."),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is stairs that are long enough."""
        return play.kind == "stairs" and play.size >= self.minimum


@rule(
    "progression-revolution",
    en="Skipping-stairs revolution",
    ja="飛び連番革命",
    ko="등차수열 혁명",
    chapter="revolution",
    stage="strength",
    needs=("revolution", "progression"),
    text=(
        "4枚以上の飛び連番でも革命が起きます。",
        "4장 이상의 등차수열로도 혁명이 일어납니다.",
    ),
)
class ProgressionRevolution(Rule):
    """Four or more cards of skipping stairs make a revolution too."""

    note = Text(
        "It is a revolution like any other, and another of any kind undoes it.",
        "ふつうの革命と同じもので、どの革命でも元に戻せます。",
        "보통 혁명과 같은 것이며, 어느 혁명으로도 되돌릴 수 있습니다.",
    )
    example = """
        hands  3s6s9sQs4c / 5c9dJh / KcAd2h
        a 3s6s9sQs    # Four cards, each three numbers apart: a revolution.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 4c          # Low is strong now.
        = out a, legal -
    """
    comments = (
        ("間隔が3の4枚なので、革命です。", "간격이 3인 네 장이므로 혁명입니다."),
        ("いまは小さい数字が強くなっています。", "이제 작은 숫자가 강합니다."),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is skipping stairs of four cards or more."""
        return play.kind == "progression" and play.size >= 4


@rule(
    "coup",
    en="Coup d'etat",
    ja="クーデター（9デター）",
    ko="쿠데타",
    chapter="revolution",
    stage="strength",
    in_revolution="changes",
    needs=("revolution",),
    text=(
        "9を3枚出すと革命が起きます。",
        "9를 세 장 내면 혁명이 일어납니다.",
    ),
)
class Coup(Rule):
    """Three 9s make a revolution."""

    six_counters = option(
        False,
        True,
        default=False,
        label=Text(
            "Three 6s undo a revolution",
            "6を3枚出すと革命が元に戻る",
            "6 세 장으로 혁명을 되돌림",
        ),
    )

    note = Text(
        (
            "There have to be exactly three, and a joker may be one of them if it has the effects "
            "of its number. "
            "At some tables three 6s end a revolution that is in force; otherwise they do nothing."
        ),
        (
            "ちょうど3枚です。"
            "ジョーカーが代わりの数字の効果も持つ卓では、1枚はジョーカーでもかまいません。"
            "6の3枚で、起きている革命を元に戻せる卓もあります。革命中でなければ何も起きません。"
        ),
        (
            "정확히 세 장이어야 합니다. "
            "조커가 대신하는 숫자의 효과도 가지는 곳에서는 한 장은 조커여도 됩니다. "
            "6 세 장으로 이미 일어난 혁명을 되돌리는 곳도 있습니다. 혁명 중이 아니면 아무 일도 "
            "없습니다."
        ),
    )
    example = """
        hands  9c9d9h4s / 6c6d6hJs / KhKd2s
        a 9c9d9h    # Three 9s are enough for a revolution here.
        = mark revolution
        b 6c6d6h    # Low is strong at once, so three 6s beat them.
        = top 6c6d6h
    """
    comments = (
        ("9が3枚あれば革命です。", "9가 세 장이면 혁명입니다."),
        (
            "すぐに小さい数字が強くなり、6の3枚が勝ちます。",
            "곧바로 작은 숫자가 강해져 6 세 장이 이깁니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is three 9s."""
        return carries(rules, play, NINE, 3)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on three 6s that are no revolution themselves, if they undo one."""
        return self.six_counters and carries(rules, play, SIX, 3) and not rules.revolves(play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Undo the revolution that is in force."""
        if game.mark_of("revolution") is True:
            game.rules[Revolution].after_play(game, seat, play)


@rule(
    "seven-revolution",
    en="Triple-seven revolution",
    ja="777革命（ナナサン革命）",
    ko="나나산 혁명",
    chapter="revolution",
    stage="strength",
    needs=("revolution",),
    text=(
        "7を3枚出すと革命が起きます。",
        "7을 세 장 내면 혁명이 일어납니다.",
    ),
)
class SevenRevolution(Rule):
    """Three 7s make a revolution."""

    note = Text(
        "There have to be exactly three. With the coup, three 7s can answer three 9s.",
        "ちょうど3枚です。クーデターがあれば、9の3枚に7の3枚で返せます。",
        "정확히 세 장이어야 합니다. 쿠데타가 있으면 9 세 장에 7 세 장으로 되받을 수 있습니다.",
    )
    example = """
        hands  7c7d7h4s / 9c9d9hJs / KhKd2s
        a 7c7d7h      # Three 7s are enough for a revolution here.
        = mark revolution
        ! b 9c9d9h  weaker
        b -  c -
        a 4s          # Low is strong now.
        = out a, legal -
    """
    comments = (
        ("7が3枚あれば革命です。", "7이 세 장이면 혁명입니다."),
        ("いまは小さい数字が強くなっています。", "이제 작은 숫자가 강합니다."),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is three 7s."""
        return carries(rules, play, SEVEN, 3)


@rule(
    "joker-revolution",
    en="Joker revolution",
    ja="ジョーカー革命",
    ko="조커 혁명",
    chapter="revolution",
    stage="strength",
    needs=("revolution",),
    text=(
        "ジョーカーを2枚一緒に出すと革命が起きます。",
        "조커를 두 장 함께 내면 혁명이 일어납니다.",
    ),
)
class JokerRevolution(Rule):
    """Two jokers together make a revolution."""

    note = Text(
        (
            "No number beats them, whatever has become of the jokers: not even two black 7s that "
            "are above the 3. "
            "Other tables give this name to four of a number with a joker among them."
        ),
        (
            "ジョーカーの強さがどう変わっても、この2枚に勝てる数字はなく、"
            "3より強い黒の7が2枚でも勝てません。"
            "ジョーカーを含む4枚の革命をこの名で呼ぶ卓もあります。"
        ),
        (
            "조커의 세기가 어떻게 바뀌어도 이 두 장을 이길 숫자는 없고, 3보다 강한 검은 7 두 장도 "
            "이기지 못합니다. "
            "조커가 든 네 장의 혁명을 이 이름으로 부르는 곳도 있습니다."
        ),
    )
    example = """
        rules  base, deck(jokers=2), revolution, joker-revolution
        hands  XX4c / 9c9dJh / KsAd2h
        a XX    # Two jokers: a revolution, and no pair beats them.
        = mark revolution, order 2AKQJT9876543, legal -
        b -  c -
        a 4c
        = out a, legal -
    """
    comments = (
        (
            "ジョーカー2枚で革命です。この2枚に勝てるペアはありません。",
            "조커 두 장으로 혁명입니다. 이 두 장을 이길 페어는 없습니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is two jokers and nothing else."""
        return play.alone and play.size == 2

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the two jokers."""
        return self.is_revolution(rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Let nothing follow the jokers if the order has put them below the numbers."""
        if came_about(game) and not game.order.joker_on_top:
            game.close(self, seat)
