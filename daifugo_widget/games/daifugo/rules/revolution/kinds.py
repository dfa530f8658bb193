"""The revolution itself, which also carries out all others that only turn the order round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKER
from ...core.moves import Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import Rule, option, rule
from ..turned import TURNS
from .orders import AnotherOrder, is_topped, restore

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset

LEAST = 4
"""How many cards of any number make a revolution, even in a silence."""
DUE, ENDING = "due", "ending"
"""Values of the mark while a revolution waits for the flow: it will begin, or it will end."""

JOKER_TURNED = Text(
    "The joker alone is weaker than every number now.",
    "いまジョーカーだけで出すと、どの数字よりも弱くなります。",
    "지금 조커만으로 내면 어떤 숫자보다도 약합니다.",
)


@rule(
    "revolution",
    en="Revolution",
    ja="革命",
    ko="혁명",
    chapter="revolution",
    stage="strength",
    life="game",
    lasts_in_silence=True,
    mark_pattern="(due|ending)?",
    in_revolution="changes",
    text=(
        "同じ数字を4枚以上出すと、数字の強さがすべて逆になります。次に革命が起きると元に戻ります。",
        (
            "같은 숫자를 4장 이상 내면 숫자의 세기가 모두 뒤집힙니다. "
            "다음 혁명이 일어나면 원래대로 돌아갑니다."
        ),
    ),
    says={
        **TURNS,
        "mark-due": Text(
            "The order of strength will turn round when the trick flows.",
            "場が流れると、数字の強さが逆になります。",
            "판이 흐르면 숫자의 세기가 뒤집힙니다.",
        ),
        "mark-ending": Text(
            "The order of strength will be as usual again when the trick flows.",
            "場が流れると、数字の強さが元に戻ります。",
            "판이 흐르면 숫자의 세기가 원래대로 돌아갑니다.",
        ),
        "value-due": Text("from the next trick on", "次の場から", "다음 판부터"),
        "value-ending": Text("until the trick flows", "場が流れるまで", "판이 흐를 때까지"),
        "ask": Text(
            "Turn the order of strength round?",
            "数字の強さを逆にしますか？",
            "숫자의 세기를 뒤집을까요?",
        ),
    },
)
class Revolution(Rule):
    """Four or more of one number turn the order of strength round, until the next revolution."""

    choice = option(
        "forced",
        "may-decline",
        default="forced",
        label=Text("It happens", "起こすかどうか", "일으킬지 여부"),
        words={
            "forced": Text("always", "必ず", "반드시"),
            "may-decline": Text("if its player wants it", "出した人が選ぶ", "낸 사람이 고름"),
        },
    )
    takes_effect = option(
        "at-once",
        "after-flow",
        "flows",
        default="at-once",
        label=Text("It takes effect", "効き始めるとき", "효력이 생기는 때"),
        words={
            "at-once": Text("at once", "すぐに", "곧바로"),
            "after-flow": Text("when the trick flows", "場が流れた後", "판이 흐른 뒤"),
            "flows": Text(
                "at once, and the trick flows",
                "すぐに効いて場も流れる",
                "곧바로, 판도 흐름",
            ),
        },
    )
    joker_top = option(
        True,
        False,
        default=True,
        label=Text(
            "The joker stays on top",
            "ジョーカーは最強のまま",
            "조커는 그대로 가장 강함",
        ),
    )
    with_joker = option(
        True,
        False,
        default=True,
        label=Text(
            "A joker counts among the four",
            "ジョーカーも枚数に数える",
            "조커도 장수로 셈",
        ),
    )

    note = Text(
        (
            "It lasts to the end of the game unless a second revolution, the counter-revolution, "
            "undoes it. "
            "If it works at once, four 10s are countered by four of 9 or lower; if only after the "
            "flow, by four of J or higher. "
            "Religious and absolute revolutions never wait for the flow. "
            "Nearly everywhere the joker stays on top, and at most tables it counts among the "
            "four."
        ),
        (
            "2回目の革命（革命返し）が起きなければ、ゲームの終わりまで続きます。"
            "すぐに効くなら10が4枚の革命には9以下の4枚で、"
            "流れた後に効くならJ以上の4枚で返します。"
            "宗教革命と絶対革命は、流れるのを待たずにすぐ効きます。"
            "ジョーカーはほとんどの卓で最強のままで、4枚のうちに数える卓が多くあります。"
        ),
        (
            "두 번째 혁명(혁명 되돌리기)이 일어나지 않으면 게임이 끝날 때까지 이어집니다. "
            "곧바로 효력이 있으면 10 네 장의 혁명은 9 이하 네 장으로, 판이 흐른 뒤라면 J 이상 네 "
            "장으로 되받습니다. "
            "종교 혁명과 절대 혁명은 판이 흐르기를 기다리지 않고 곧바로 효력이 있습니다. "
            "조커는 거의 어디서나 그대로 가장 강하고, 네 장에 넣어 세는 곳이 많습니다."
        ),
    )
    example = """
        hands  5c5d5h5s4c / 9c9dJh / KsAd2h
        a 5c5d5h5s    # Four 5s: a revolution.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 4c          # Now low is strong: only a 3 or a joker beats a 4.
        = out a, legal -
    """
    comments = (
        ("5が4枚そろったので、革命です。", "5가 네 장이므로 혁명입니다."),
        (
            "いまは小さい数字が強く、4に勝てるのは3とジョーカーだけです。",
            "이제 작은 숫자가 강하므로 4를 이길 수 있는 것은 3과 조커뿐입니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is a group of four or more."""
        counted = play.size if self.with_joker else play.size - play.jokers
        return play.kind == "group" and play.rank != JOKER and counted >= LEAST

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on every revolution."""
        return rules.revolves(play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order, or ask the player, unless the order is final or replaced by another.

        In a silence, four of any number are an ordinary revolution.
        """
        another = isinstance(game.rules.revolution_of(play), AnotherOrder)
        if another and not (game.silent and self.is_revolution(game.rules, play)):
            return
        if game.sealed(play) or (game.silent and game.trick[-1].play.size < LEAST):
            return
        great = game.rules.get("great-revolution")
        if self.choice == "may-decline" and not (great and great.works(game, play)):
            game.owe(Ask(self.id, seat, "yes", detail=play))
        else:
            self._happen(game, seat, play)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            self._happen(game, ask.seat, ask.detail)

    def _happen(self, game: Game, seat: int, play: Play) -> None:
        kind = self._kind(game, play)
        if kind is not self:
            game.tell("revolution", seat, rule=kind.id)
        if self.takes_effect == "after-flow":
            self._wait(game, seat)
        elif not restore(game, self, seat):
            game.flip(self, seat)
        if self.takes_effect == "flows":
            game.cut(self, seat)

    def _kind(self, game: Game, play: Play) -> Rule:
        """Return the rule that names a revolution, this one if it is nothing more special."""
        kind = game.rules.revolution_of(play)
        great = game.rules.get("great-revolution")
        quiet = game.silent and self.is_revolution(game.rules, play)
        if kind is None or quiet or isinstance(kind, AnotherOrder):
            return self
        lesser = great and kind.id == great.id and not great.works(game, play)
        return self if lesser else kind

    def _wait(self, game: Game, seat: int) -> None:
        first, back = (ENDING, None) if is_topped(game) else (DUE, True)
        after = {None: first, DUE: None, True: ENDING, ENDING: back}[game.mark_of(self.id)]
        if after is None:
            game.unmark(self, seat)
        else:
            game.mark(self, after, seat)

    def on_flow(self, game: Game) -> None:
        """Begin or end a revolution that has waited for the flow."""
        mark = game.mark_of(self.id)
        if mark == DUE:
            game.mark(self)
        elif mark == ENDING:
            game.unmark(self)
            restore(game, self)

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        """Turn the order while the mark is in force."""
        if not self.joker_top:
            order = order.with_joker("turns")
        return order.turned() if mark in (True, ENDING) else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Explain that the order has put jokers alone below the numbers."""
        return JOKER_TURNED if play.alone and order.place[JOKER] < 0 else None
