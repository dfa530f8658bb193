"""What sevens to tens do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JOKERS, NUMBER, RANKS, codes
from ..core.moves import Answer, Ask, Job
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text
from .cuts import CutByNumber

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..core.game import Game
    from ..core.ruleset import Ruleset


class HandEffect(Rule):
    """As many cards as there were of a number may leave the hand of their player; not in stairs."""

    number: str

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on groups of the number."""
        counts = rules["joker-wild"].gives_effects
        return play.kind == "group" and play.count(RANKS.index(self.number), counts) > 0

    def _number_of(self, game: Game, play: Play) -> int:
        return game.count(play, RANKS.index(self.number))


@rule(
    "seven-pass", en="Seven pass", ja="7渡し", ko="7 넘기", chapter="sevens-to-tens",
    clashes={"number=T": ("ten-discard",)},
    text=(
        "7を出すと、出した枚数まで、手札から次の人にカードを渡せます。",
        "7을 내면 낸 장수까지 손패에서 다음 사람에게 카드를 넘길 수 있습니다.",
    ),
)
class SevenPass(HandEffect):
    """As many cards as 7s were played, or fewer, are given to the next player still in."""

    number = option(
        "7", "5", "T", default="7", label=Text("Number", "数字", "숫자"),
    )
    to = option(
        "next", "anyone", default="next", label=Text("Given to", "渡す相手", "받는 사람"),
    )
    exact = option(
        False, True, default=False,
        label=Text("Exactly as many", "必ず同じ枚数", "꼭 같은 장수"),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards, and before that for whom they are where that is free."""
        if not game.hands[seat] or game.live.bit_count() < 2:
            return
        if self.to == "anyone":
            game.owe(Ask(self.id, seat, "seat", detail=self._number_of(game, play)))
        else:
            self._ask(game, seat, game.next_of(seat), self._number_of(game, play))

    def _ask(self, game: Game, seat: int, to: int, count: int) -> None:
        game.owe(Ask(self.id, seat, "cards", count if self.exact else 0, count, to))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Give the cards."""
        if ask.what == "seat":
            self._ask(game, ask.seat, answer.value, ask.detail)
        elif answer.value:
            game.give(self, ask.seat, ask.to, answer.value)


@rule(
    "eight-cut", en="Eight cut", ja="8切り", ko="8 끊기", chapter="sevens-to-tens", stage="answers",
    clashes={
        "number=4": ("four-cut", "four-stop"), "number=6": ("six-cut",), "number=Q": ("queen-cut",),
        "number=T": ("ten-return",),
    },
    helpers=("cuts",),
    text=(
        "8を含むプレイで場が流れ、出した人がもう一度親になります。",
        "8이 든 플레이를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
)
class EightCut(CutByNumber):
    """A play that contains an 8 makes the trick flow, and its player leads again."""

    in_stairs = option(
        True, False, default=True, label=Text("In stairs too", "階段でも", "계단에서도"),
    )
    number = option(
        "8", "4", "6", "T", "Q", default="8", label=Text("Number", "数字", "숫자"),
    )
    answer = option(
        "none", "eight", default="none",
        label=Text("May be answered", "返し", "되받기"),
    )

    def cuts(self, game: Game, play: Play) -> bool:
        """Tell whether this play cuts."""
        return self.concerns(game.rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow, once nobody answers with another 8."""
        if self.answer == "eight" and play.kind == "group":
            for other in game.others(seat):
                game.owe(Ask(self.id, other, "play", detail=(seat, play)))
        if not game.ask:
            game.cut(self, seat)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Another 8 may answer; on a pair an 8 and a joker too, never a joker for the single."""
        cut: Play = ask.detail[1]
        hand = game.playable_cards(ask.seat)
        plays = game.rules.forms.lead(hand & NUMBER[RANKS.index(self.number)] | hand & JOKERS, game.order)
        fitting = (play for play in plays if play.rank == cut.rank and play.size == cut.size)
        held = (play for play in fitting if game.find_cards(ask.seat, codes(play.cards)) is not None)
        return [Answer(None), *(Answer(play) for play in held)]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the answer take the lead over, open to an answer itself; or cut when nobody answers."""
        seat, play = ask.detail
        if answer.value is not None:
            game.drop_asks(self)
            self._take_over(game, ask.seat, answer.value, seat, play)
        elif not game.ask:
            game.cut(self, seat)

    def _take_over(self, game: Game, seat: int, play: Play, cutter: int, cut: Play) -> None:
        """Settle both plays: the answer up to its own answers, the finish of the first, then the rest."""
        rest = game.agenda[1:]
        finish = game.finish_step(play)
        first = game.finish_step(cut)
        game.lay(seat, play)
        game.tell("answer-cut", seat, play.cards, cutter, self.id)
        game.agenda = (
            Job("play", 0, seat, play, finish),
            Job("play", first, cutter, cut, first + 1),
            Job("play", finish, seat, play),
            *rest,
        )


@rule(
    "ten-discard", en="Ten discard", ja="10捨て", ko="10 버리기", chapter="sevens-to-tens",
    clashes={"number=7": ("seven-pass", "seven-attach"), "number=Q": ("queen-bomber",)},
    text=(
        "10を出すと、出した枚数まで、手札からカードを捨てられます。",
        "10을 내면 낸 장수까지 손패에서 카드를 버릴 수 있습니다.",
    ),
)
class TenDiscard(HandEffect):
    """Up to as many cards as 10s were played may be discarded from the hand."""

    number = option(
        "T", "7", "Q", default="T", label=Text("Number", "数字", "숫자"),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards."""
        game.owe(Ask(self.id, seat, "cards", 0, self._number_of(game, play)))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Discard them."""
        if answer.value:
            game.discard(self, ask.seat, answer.value)

