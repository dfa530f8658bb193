"""Revolutions after which the order of strength stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from .orders import came_about

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset
    from ...daifugo.state import State

SAYS = {
    "mark": Text(
        "From now on no revolution changes the order of strength.",
        "これからは、革命が起きても強さの順は変わりません。",
        "이제 혁명이 일어나도 세기의 순서는 바뀌지 않습니다.",
    )
}


class FinalRevolution(Rule):
    """A revolution of a certain size is the last of the game."""

    in_revolution = "concludes"
    cards: int

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on revolutions."""
        return rules.revolves(play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Fix the order if this play has changed it."""
        if came_about(game) and self._is_final(game, play):
            game.mark(self, seat=seat)

    def _is_final(self, game: State, play: Play) -> bool:
        """Return whether a play is final, counting only the cards that it consists of."""
        return play.size >= self.cards

    def seals(self, game: State, play: Play) -> bool:
        """Let nothing change the order any more."""
        return game.mark_of(self.id) is not None


@rule(
    "super-revolution",
    en="Super revolution",
    ja="超革命（大革命・S3）",
    ko="초혁명",
    chapter="revolution",
    stage="strength",
    life="game",
    mark_pattern="",
    needs=("revolution",),
    text=(
        "5枚以上の革命の後は、ゲームの終わりまで強さの順が変わりません。11バックだけは別です。",
        (
            "5장 이상의 혁명 뒤에는 게임이 끝날 때까지 세기의 순서가 바뀌지 않습니다. "
            "11 백만은 예외입니다."
        ),
    ),
    says={
        "mark": Text(
            "From now on no ordinary revolution changes the order of strength.",
            "これからは、ふつうの革命では強さの順が変わりません。",
            "이제 보통 혁명으로는 세기의 순서가 바뀌지 않습니다.",
        ),
    },
    worded={
        "mode=five-answers": Text(
            (
                "After a revolution of five or more of one number only five or more, or an 11 "
                "back, can turn it."
            ),
            (
                "同じ数字5枚以上の革命の後は、同じ数字5枚以上でしか強さの順が変わりません。"
                "11バックだけは別です。"
            ),
            (
                "같은 숫자 5장 이상의 혁명 뒤에는 같은 숫자 5장 이상으로만 세기의 순서가 바뀝니다. "
                "11 백만은 예외입니다."
            ),
        ),
    },
)
class SuperRevolution(FinalRevolution):
    """After a revolution of five or more cards the order stays, but for an 11 back."""

    cards = 5

    mode = option(
        "final",
        "five-answers",
        default="final",
        label=Text("What can undo it", "元に戻せるもの", "되돌릴 수 있는 것"),
        words={
            "final": Text("nothing", "何もない", "없음"),
            "five-answers": Text(
                "five or more of one number",
                "同じ数字5枚以上",
                "같은 숫자 5장 이상",
            ),
        },
    )

    note = Text(
        (
            "If stairs make revolutions, stairs of five do it too. "
            "Cards that would change the order afterwards may still be played, but do not change "
            "it, and what comes with a change is off as well: going out by a great revolution, the "
            "silence of an omen. "
            "At some tables five or more of one number can answer it; there stairs do not begin it."
        ),
        (
            "階段革命があれば、階段の5枚でも起きます。"
            "その後も強さを変えるカードは出せますが、順は変わらず、"
            "大革命の上がりやオーメンのように革命に伴うことも起きません。"
            "同じ数字5枚以上で返せる卓もあり、そこでは階段では起きません。"
        ),
        (
            "계단 혁명이 있으면 계단 다섯 장으로도 일어납니다. "
            "그 뒤에도 세기를 바꾸는 카드를 낼 수 있지만 순서는 바뀌지 않고, 대혁명으로 나가기나 "
            "오멘처럼 혁명에 따르는 일도 일어나지 않습니다. "
            "같은 숫자 5장 이상으로 되받는 곳도 있으며, 거기서는 계단으로는 일어나지 않습니다."
        ),
    )
    example = """
        hands  5c5d5h5sX7c9h / KcKd / 4c4d4h4s6c
        a 5c5d5h5sX    # A revolution of five cards: the order is fixed.
        = mark super-revolution
        b -  c -  a 7c  b -
        c 6c  a -  b -
        c 4c4d4h4s     # So these four 4s are no revolution any more.
        = out c, order 2AKQJT9876543
    """
    comments = (
        (
            "5枚の革命なので、強さの順が固定されます。",
            "다섯 장의 혁명이므로 세기의 순서가 고정됩니다.",
        ),
        ("だから4が4枚でも、もう革命になりません。", "그래서 4 네 장도 이제 혁명이 되지 않습니다."),
    )

    def _is_final(self, game: State, play: Play) -> bool:
        return super()._is_final(game, play) and (self.mode == "final" or play.kind == "group")

    def seals(self, game: State, play: Play) -> bool:
        """Let nothing change the order any more, or only enough cards of one number."""
        answered = self.mode == "five-answers" and self._is_final(game, play)
        return super().seals(game, play) and not answered


@rule(
    "nuclear-bomb",
    en="Nuclear bomb",
    ja="核爆弾",
    ko="핵폭탄",
    chapter="revolution",
    stage="strength",
    life="game",
    mark_pattern="",
    needs=("revolution",),
    text=(
        "6枚以上の革命の後は、ゲームの終わりまで強さの順が変わりません。11バックだけは別です。",
        (
            "6장 이상의 혁명 뒤에는 게임이 끝날 때까지 세기의 순서가 바뀌지 않습니다. "
            "11 백만은 예외입니다."
        ),
    ),
    says=SAYS,
)
class NuclearBomb(FinalRevolution):
    """After a revolution of six or more cards the order stays, but for an 11 back."""

    cards = 6

    note = Text(
        (
            "Six of one number take two jokers or more than one deck. "
            "Stairs and the like of six or more do it too if they make revolutions."
        ),
        (
            "同じ数字の6枚には、ジョーカー2枚か2組以上のトランプが必要です。"
            "6枚以上の階段なども、革命になる卓では同じです。"
        ),
        (
            "같은 숫자 여섯 장에는 조커 두 장이나 카드 두 벌 이상이 필요합니다. "
            "여섯 장 이상의 계단 등도 혁명이 되는 곳에서는 마찬가지입니다."
        ),
    )
    example = """
        rules  base, deck(jokers=2), revolution, nuclear-bomb
        hands  5c5d5h5sXX7c9h / KcKd / 4c4d4h4s6c
        a 5c5d5h5sXX    # A revolution of six cards: the order is fixed.
        = mark nuclear-bomb
        b -  c -  a 7c  b -
        c 6c  a -  b -
        c 4c4d4h4s      # So these four 4s are no revolution any more.
        = out c, order 2AKQJT9876543
    """
    comments = (
        (
            "6枚の革命なので、強さの順が固定されます。",
            "여섯 장의 혁명이므로 세기의 순서가 고정됩니다.",
        ),
        ("だから4が4枚でも、もう革命になりません。", "그래서 4 네 장도 이제 혁명이 되지 않습니다."),
    )


@rule(
    "permanent-revolution",
    en="Permanent revolution",
    ja="永久革命",
    ko="영구 혁명",
    chapter="revolution",
    stage="strength",
    life="game",
    mark_pattern="",
    needs=("revolution",),
    text=(
        "ゲームの最初に出したカードで革命が起きると、ゲームの終わりまで元に戻りません。",
        "게임에서 맨 처음 낸 카드로 혁명이 일어나면 게임이 끝날 때까지 되돌릴 수 없습니다.",
    ),
    says=SAYS,
)
class PermanentRevolution(FinalRevolution):
    """A revolution made by the very first play of a game cannot be undone in it."""

    note = Text(
        "An 11 back still turns the order for its trick.",
        "11バックはその場の間だけ効きます。",
        "11 백은 그 판 동안만 효력이 있습니다.",
    )
    example = """
        hands  5c5d5h5s7c / 9c9dJhTc / 4c4d4h4s6c
        a 5c5d5h5s    # The first play of the game is a revolution: it stays.
        = mark permanent-revolution
        b -
        c 4c4d4h4s    # Four more may be played, but they undo nothing.
        = order 2AKQJT9876543
    """
    comments = (
        (
            "ゲームの最初のカードで革命なので、ずっと続きます。",
            "게임의 첫 카드로 혁명이 일어났으므로 계속됩니다.",
        ),
        (
            "4枚出すことはできますが、元には戻りません。",
            "네 장을 낼 수는 있지만 되돌아가지 않습니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Fix the order if this play lies alone; one that has joined another is not the first."""
        if not game.trick[-1].parts:
            super().after_play(game, seat, play)

    def _is_final(self, game: State, play: Play) -> bool:
        return not game.flows and len(game.trick) == 1
