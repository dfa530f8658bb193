"""The clock of the official match."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

from ...core.cards import bits, blanks, card_number, code, codes, pick
from ...core.moves import CHANCE, PASS, Answer, Ask
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, rule

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State

ACTION, FIRST_LEAD = 20, 60
"""The seconds for an action, and for the first lead after the deal."""
FEW = 20
"""How many answers are searched for the choice of nothing, which is among these if allowed."""


@rule(
    "time-limit",
    en="Time limit",
    ja="制限時間",
    ko="시간 제한",
    chapter="official",
    stage="next",
    referee=True,
    text=(
        (
            "1回の行動は20秒、配った直後の最初の親は1分です。"
            "時間が切れるとパスになり、パスできない親はいちばん弱い1枚を出します。"
        ),
        (
            "한 번의 행동은 20초, 나눈 직후의 첫 선은 1분입니다. "
            "시간이 다 되면 패스가 되고, 패스할 수 없는 선은 가장 약한 한 장을 냅니다."
        ),
    ),
    says={
        "ask": Text(
            "The time is up: only the weakest card may go now.",
            "時間切れです。出せるのはいちばん弱いカードだけです。",
            "시간이 다 되었습니다. 가장 약한 카드만 낼 수 있습니다.",
        ),
        "announce-time-out": Text(
            "{seat} [has|have] run out of time.",
            "{seat}[さん|]は時間切れです。",
            "{seat}[ 님의|] 시간이 다 되었습니다.",
        ),
    },
)
class TimeLimit(Rule):
    """An action has 20 seconds, the first lead a minute; whoever is late passes, or leads low."""

    note = Text(
        (
            "Whoever has made an 8 cut has the full time again for the new lead. "
            "A choice that is not made in time counts as nothing chosen if that is open, else the "
            "weakest cards are taken; a tax is paid in full."
        ),
        (
            "8切りの後の親にも、改めて20秒あります。"
            "時間内に選ばなければ、選ばなくてもよいときは何も選ばず、そうでなければ"
            "いちばん弱いカードになります。税金は正しく納めます。"
        ),
        (
            "8 끊기 뒤의 선에게도 다시 20초가 주어집니다. "
            "시간 안에 고르지 않으면 고르지 않아도 될 때는 아무것도 고르지 않고, "
            "그렇지 않으면 가장 약한 카드가 됩니다. 세금은 제대로 냅니다."
        ),
    )
    example = """
        hands  4c8c / 3d9d / 5s6s
        turn   b
        b time-limit > 3d    # b leads and thinks too long: the weakest single is played.
        = top 3d
        c time-limit         # c could follow, but is late too: that is a pass.
        = turn a
    """
    comments = (
        (
            "親のbさんが考えすぎました。いちばん弱い1枚が出ます。",
            "선인 b 님이 너무 오래 생각해서 가장 약한 한 장이 나갑니다.",
        ),
        (
            "cさんは出せるのに時間切れで、パスになります。",
            "c 님은 낼 수 있지만 시간이 다 되어 패스가 됩니다.",
        ),
    )

    def seconds(self, game: State) -> int:
        """Give a minute for the first lead, and else 20 seconds."""
        first = not (game.flows or game.trick or game.ask)
        return FIRST_LEAD if first else ACTION

    def calls(self, game: Game) -> Iterable[int]:
        """Let the time of whoever has to act run out."""
        timed = game.actor != CHANCE and not (game.ask and game.ask.rule == self.id)
        return (game.actor,) if timed else ()

    def called(self, game: Game, seat: int) -> None:
        """Let the seat pass or choose nothing; if it may not, ask for what costs it least."""
        game.announce(self, seat, "time-out")
        ask = game.ask
        if ask is None and not self._may_have_to_lead(game):
            game.do(PASS, seat)
        elif ask and not _by_hand(game, ask) and (nothing := self._nothing(game, ask)):
            game.do(nothing, seat)
        else:
            forced = (ask or Ask("", seat, "play"))._replace(rule=self.id, detail=ask)
            game.interrupt(forced)

    @staticmethod
    def _may_have_to_lead(game: Game) -> bool:
        """Return whether the late seat has to play, or would with some hand that is not seen."""
        return bool(game.mark_of("first-leader") or game.may_not_pass())

    def _nothing(self, game: Game, ask: Ask) -> Answer | None:
        answers = islice(game.answers(ask), FEW)
        return next((answer for answer in answers if _is_nothing(ask, answer)), None)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow only the weakest cards, but any if the hand is not seen."""
        if ask.detail is None:
            return self._leads(game, game.is_hidden(ask))
        if game.is_hidden(ask):
            return game.answers(ask.detail)
        return [self._cheapest(game, ask.detail)]

    def _leads(self, game: Game, hidden: bool) -> Iterable[Answer]:
        """Yield a pass if that is open, and the weakest single or, if hidden, all of them."""
        may_pass = not game.may_not_pass()
        if may_pass:
            yield Answer(None)
        if hidden or not may_pass:
            singles = self._singles(game)
            weakest = min(singles, key=lambda play: (game.order.level(play), codes(play.cards)))
            yield from map(Answer, singles if hidden else [weakest])

    def _cheapest(self, game: Game, ask: Ask) -> Answer:
        """Return what costs least: nothing, the weakest free cards, or else an honest answer."""
        if nothing := self._nothing(game, ask):
            return nothing
        if free := game.free_cards(ask):
            held = sorted(bits(free), key=lambda bit: _strength(game, code(bit)))
            return Answer(sum(1 << bit for bit in held[: ask.low]))
        answers = game.honest_answers(ask)
        if ask.what == "count":
            return [*answers][-1]  # the last place, where the weakest card lies
        if ask.what != "cards":
            return next(iter(answers))
        # A record does not tell copies apart, so the choice must not depend on them.
        return min(answers, key=lambda answer: _strengths(game, answer.value))

    def _singles(self, game: Game) -> list[Play]:
        """Return the single cards that may be played, or all plays if no single card may.

        In an unseen hand each card is tried by itself: it has too many plays to list.
        """
        if not blanks(game.hands[game.turn]):
            plays = game.plays()
            return [play for play in plays if play.cards.bit_count() == 1] or plays
        pool = game.playable_cards(game.turn)
        cards = [bit for card in dict.fromkeys(codes(pool)) if (bit := pick([card], pool))]
        return [play for card in cards for play in game.holding(card).plays()]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Make the move that was asked for."""
        game.do((answer.value or PASS) if ask.detail is None else answer, ask.seat)


def _by_hand(game: Game, ask: Ask) -> bool:
    """Return whether the answers depend on the cards of a hand, which not everybody sees."""
    return ask.what == "cards" and hasattr(game.rules[ask.rule], "answers")


def _strength(game: Game, card: int) -> tuple[int, int]:
    """Return a sort key: the current strength, then the suit, so that copies are equal."""
    return game.order.place[card_number(card)], card


def _strengths(game: Game, cards: int) -> list[tuple[int, int]]:
    return sorted(_strength(game, card) for card in codes(cards))


def _is_nothing(ask: Ask, answer: Answer) -> bool:
    return answer.value is None or (ask.what in ("cards", "yes") and not answer.value)
