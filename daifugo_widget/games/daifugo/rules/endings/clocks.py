"""Clocks that count passes until one of them loses."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import TYPE_CHECKING

from ...core.cards import FOUR
from ...core.moves import SEATS, Answer, Ask
from ...core.options import WHOLE
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ..numbers import carries

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


class PassClock(Rule):
    """Passes are counted, for the whole table or for each player; one too many is a foul.

    The mark holds a number, or each seat with its number: ``a2b0c1``.
    """

    @abstractmethod
    def _for_each(self) -> bool:
        """Return whether each player has a clock, instead of one for the whole table."""

    def _counts(self, game: Game, value: int | str) -> list[int]:
        """Read the mark: one number, or one for each seat."""
        seats = SEATS[: game.players] if self._for_each() else SEATS[:1]
        if isinstance(value, int):
            return [value] * len(seats)
        each = dict(re.findall(rf"([a-i])({WHOLE})", value))
        usual = 0 if each else int(value)
        return [int(each.get(seat, usual)) for seat in seats]

    def _value(self, counts: list[int]) -> int | str:
        """Return the value of the mark for these counts."""
        if not self._for_each():
            return counts[0]
        return "".join(f"{SEATS[seat]}{count}" for seat, count in enumerate(counts))

    def _step(self, game: Game, seat: int, value: int | str, step: int) -> int:
        """Count a pass; return what the clock shows for the seat."""
        counts = self._counts(game, value)
        at = seat if self._for_each() else 0
        counts[at] += step
        game.mark(self, self._value(counts), seat)
        return counts[at]

    def _lose(self, game: Game, seat: int) -> None:
        if game.is_live(seat):
            game.foul(seat, self)


@rule(
    "guillotine-clock",
    en="Guillotine clock",
    ja="ギロチン時計",
    ko="단두대 시계",
    chapter="endings",
    stage="finish",
    life="game",
    mark_pattern=rf"{WHOLE}|([a-i]{WHOLE})+",
    mark_holds="seats",
    text=(
        "卓全体のパスを数え、決まった回数目にパスした人は負けて最下位になります。",
        "모두의 패스를 세어, 정해진 횟수째에 패스한 사람이 져서 꼴찌가 됩니다.",
    ),
    says={
        "value": Text("passes: {value}", "パスの数：{value}", "패스 수: {value}"),
        "mark": Text(
            "Passes so far: {value}.",
            "これまでのパスは{value}回です。",
            "지금까지의 패스는 {value}번입니다.",
        ),
        "foul": Text(
            "{seat} [has|have] made the pass that loses.",
            "{seat}[さん|]のパスが、負けになるパスでした。",
            "{seat}[ 님의|] 패스가 지게 되는 패스였습니다.",
        ),
    },
    worded={
        "per_player=true": Text(
            "The passes of each player are counted, and whoever makes one too many loses.",
            "1人ずつパスを数え、決まった回数を超えてパスした人は負けて最下位になります。",
            "한 사람씩 패스를 세어, 정해진 횟수를 넘겨 패스한 사람이 져서 꼴찌가 됩니다.",
        ),
    },
)
class GuillotineClock(PassClock):
    """All passes of the game are counted, and whoever makes the last of a set number loses."""

    n = option(
        type="int",
        min=1,
        max=99,
        default=13,
        label=Text("Number of passes", "パスの回数", "패스 횟수"),
    )
    per_player = option(
        False,
        True,
        default=False,
        label=Text(
            "A limit for each player",
            "回数は1人ずつの上限",
            "횟수는 한 사람마다의 한도",
        ),
    )

    note = Text(
        (
            "It strikes once per game; at some tables each player may pass that many times, and "
            "loses by the next pass. "
            "The loser lays the hand down, as after a foul."
        ),
        (
            "1ゲームに1回だけ起きますが、1人ずつの上限を決め、"
            "それを超えた人がそれぞれ負ける卓もあります。"
            "負けた人は、反則と同じように手札を置きます。"
        ),
        (
            "한 게임에 한 번만 일어나지만, 한 사람마다 한도를 정해 그것을 넘은 사람이 각각 지는 "
            "곳도 있습니다. "
            "진 사람은 반칙처럼 손패를 내려놓습니다."
        ),
    )
    example = """
        rules  base, guillotine-clock(n=3)
        hands  9c3d / 4c4d / 5c5d / 6c6d
        a 9c  b -  c -
        = mark guillotine-clock=2
        d -         # The third pass of the game is the last one here.
        = out !d, leads a, mark guillotine-clock=3
    """
    comments = (
        (
            "ここでは、3回目のパスをした人が負けです。",
            "여기서는 세 번째로 패스한 사람이 집니다.",
        ),
    )

    def _for_each(self) -> bool:
        return self.per_player

    def on_pass(self, game: Game, seat: int) -> None:
        """Count the pass; the clock of the table strikes once and then stands still."""
        value, last = game.mark_of(self.id) or 0, self.n + self.per_player
        if not self.per_player and self._counts(game, value)[0] >= last:
            return
        if self._step(game, seat, value, 1) >= last:
            self._lose(game, seat)


@rule(
    "countdown",
    en="Countdown to the end",
    ja="終焉のカウントダウン",
    ko="종말의 카운트다운",
    chapter="threes-to-sixes",
    life="game",
    mark_pattern=rf"{WHOLE}|([a-i]{WHOLE})+",
    mark_holds="seats",
    text=(
        "大貧民は4を1枚出すと、あと何回目のパスをした人が負けになるかを決められます。",
        "대빈민은 4를 한 장 내면 앞으로 몇 번째로 패스한 사람이 질지 정할 수 있습니다.",
    ),
    says={
        "value": Text("passes left: {value}", "残りのパス：{value}", "남은 패스: {value}"),
        "ask": Text(
            "Start a countdown of passes? From which number?",
            "パスのカウントダウンを始めますか？いくつから数えますか？",
            "패스 카운트다운을 시작할까요? 몇부터 셀까요?",
        ),
        "mark": Text(
            "Passes left: {value}.",
            "残りのパスは{value}回です。",
            "남은 패스는 {value}번입니다.",
        ),
        "foul": Text(
            "{seat} [has|have] passed at the end of the countdown.",
            "{seat}[さん|]はカウントダウンの最後にパスしました。",
            "{seat}[ 님은|는] 카운트다운의 마지막에 패스했습니다.",
        ),
    },
    worded={
        "counts=per-player": Text(
            (
                "With a single 4 the daihinmin may say how often each player may pass; one pass "
                "more loses."
            ),
            (
                "大貧民は4を1枚出すと、1人が何回までパスできるかを決められます。"
                "それを超えてパスした人は負けです。"
            ),
            (
                "대빈민은 4를 한 장 내면 한 사람이 몇 번까지 패스할 수 있는지 정할 수 있습니다. "
                "그보다 더 패스한 사람이 집니다."
            ),
        ),
    },
)
class Countdown(PassClock):
    """With a single 4 the daihinmin may start a countdown of passes, and the last of them loses."""

    counts = option(
        "table",
        "per-player",
        default="table",
        label=Text("Counted for", "数え方", "세는 방법"),
        words={
            "table": Text("the whole table", "卓全体", "모두 합쳐서"),
            "per-player": Text(
                "each player, with that many passes",
                "1人ずつ（その回数まで可）",
                "한 사람씩(그 횟수까지 가능)",
            ),
        },
    )

    note = Text(
        (
            "The number is a whole one from 4 to 10; every pass takes one off, and whoever passes "
            "when one is left loses. "
            "Counted for each player, each may pass that often, and loses by the next pass. "
            "While a countdown runs, another 4 does not start one. "
            "The loser lays the hand down, as after a foul."
        ),
        (
            "4から10までの整数を選びます。"
            "パスのたびに1つ減り、残り1でパスした人の負けです"
            "（1人ずつ数えるときは、その回数まではパスでき、次のパスで負けます）。"
            "数えている間は、次の4を出しても何も始まりません。"
            "負けた人は、反則と同じように手札を置きます。"
        ),
        (
            "4부터 10까지의 정수를 고릅니다. "
            "패스할 때마다 하나씩 줄고, 하나 남았을 때 패스한 사람이 집니다"
            "(한 사람씩 셀 때는 그 횟수까지 패스할 수 있고 다음 패스에서 집니다). "
            "세는 동안에는 다른 4를 내도 새로 시작하지 않습니다. "
            "진 사람은 반칙처럼 손패를 내려놓습니다."
        ),
    )
    example = """
        hands    3cKs / 5cQs / 6cJs / 4c7d8d
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 4c > 4        # The daihinmin names 4: the fourth pass from now on loses.
        a -  b -  c -
        = mark countdown=1, leads d
        d 7d
        a -             # One was left, and a passes.
        = out !a, mark -countdown
    """
    comments = (
        (
            "大貧民が4と言ったので、これから4回目にパスした人が負けです。",
            "대빈민이 4라고 했으므로 앞으로 네 번째로 패스한 사람이 집니다.",
        ),
        ("残り1でaさんがパスしました。", "하나 남았을 때 a 님이 패스했습니다."),
    )

    def _for_each(self) -> bool:
        return self.counts == "per-player"

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on a single 4."""
        return play.size == 1 and carries(rules, play, FOUR, 1)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask the daihinmin for the number, unless a countdown runs."""
        if seat == game.holder("daihinmin") and game.mark_of(self.id) is None:
            game.owe(Ask(self.id, seat, "count", among=(None, *range(4, 11))))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Start the countdown."""
        if answer.value is not None:
            game.mark(self, self._value(self._counts(game, answer.value)), ask.seat)

    def on_pass(self, game: Game, seat: int) -> None:
        """Take one off; whoever passes at the end loses, and a countdown of the table ends."""
        value = game.mark_of(self.id)
        if value is None:
            return
        counts = self._counts(game, value)
        left = counts[seat] if self._for_each() else counts[0] - 1
        if left > 0:
            self._step(game, seat, value, -1)
        else:
            if not self._for_each():
                game.unmark(self, seat)
            self._lose(game, seat)
