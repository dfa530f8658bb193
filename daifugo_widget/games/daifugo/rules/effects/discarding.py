"""Effects that make players part with cards."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import NUMBER
from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _, pgettext

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ..numbers import ByNumber
from .common import Purging, still_in, strongest

PART = _("Discard {cards}")


class Losing(ByNumber):
    """Others discard their strongest cards, one seat after the other."""

    exactly = 3
    count = 2
    beside = False

    def _lose(self, game: Change, seats: Iterable[int]) -> None:
        """Ask the first of these seats that is still in; the others come after it."""
        if losing := still_in(game, seats):
            first, *later = losing
            ask = Ask(self.id, first, "cards", self.count, self.count, detail=tuple(later))
            game.owe(ask, first=True)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        self._lose(game, game.others(seat))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        return strongest(game, ask)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        lay_down = game.lay_beside if self.beside else game.discard
        lay_down(self, ask.seat, answer.value)
        self._lose(game, ask.detail)


@rule("death", en="Death", ja="デス（DEATH）", ko="DEATH", fame="some")
class Death(Losing):
    """Three 4s make everyone else discard their strongest card."""

    number = "4"
    count = 1

    note = _(
        "Strongest goes by the order of the moment, and the joker counts where that order has "
        "it: mostly on top. Among equal cards their owner chooses. "
        "Discard your last card, and you are out."
    )
    lore = _(
        "In Japanese a 4 can be read *shi*, and so can death; some hotels have no room 4. Count "
        "the cards of the others first: whom would it help most?"
    )
    says = {"button": PART, "ask": _("Discard your strongest card.")}
    example = """
        hands  4c4d4h5s / 9c2d / JsX
        a 4c4d4h
        b > 2d    # b loses a 2 ...
        c > X     # ... and c the joker.
        = hand b 9c, hand c Js, discards 2dX, turn b
    """


@rule(
    "bloody-mary-strongest",
    en="Bloody Mary A",
    ja="ブラッディメアリA",
    ko="블러디 메리 (패턴 1)",
    excludes=("jeanne-strongest", "jeanne-relief", "bloody-mary-silence"),
    fame="some",
)
class BloodyMaryStrongest(Losing):
    """Three Qs make everyone else lay down their two strongest cards, or the last one."""

    number = "Q"
    beside = True

    note = _(
        "The cards lie face up until the trick flows. "
        "If several hands run out, the next player in turn order is out first."
    )
    lore = _(
        "Two rules share this name: here cards are lost, in the other effects. Among four "
        "players six strong cards disappear at a stroke, and yours are now the strongest."
    )
    says = {
        "button": pgettext("from the hand", "Lay down {cards}"),
        "ask": _("Lay down your {high} strongest cards."),
        "ask-one": _("Lay down your last card."),
    }
    example = """
        hands  QcQdQh5s / 9cKs2d / JsQsX
        a QcQdQh
        b > Ks2d    # b loses the two strongest cards ...
        c > QsX     # ... and so does c.
        = hand b 9c, hand c Js, turn b
    """


@rule(
    "jeanne-strongest",
    en="Jeanne d'Arc A",
    ja="ジャンヌダルクA",
    ko="잔 다르크 (패턴 1)",
    excludes=("bloody-mary-strongest",),
    fame="once",
)
class JeanneStrongest(Losing):
    """Three Qs make the next player discard the two strongest cards."""

    number = "Q"
    lasts_in_silence = True

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        silencers = {id for id, _ in game.before if id in game.rules.silencers}
        if silencers <= {"bloody-mary-silence"}:
            self._lose(game, (game.next_of(seat),))

    note = _(
        "A player with one card left discards that one and is out. "
        "It happens in the silence of Bloody Mary B, too."
    )
    lore = _(
        "The same blow as Bloody Mary's, aimed at one player: if that is the daifugo, it is a "
        "triumph, if it is the poorest, a waste."
    )
    says = {
        "button": PART,
        "ask": _("Discard your {high} strongest cards."),
        "ask-one": _("Discard your last card."),
    }
    example = """
        hands  QcQdQh5s / 9cKs2d / JsQsX
        a QcQdQh
        b > Ks2d    # The next player loses the two strongest cards.
        = hand b 9c, hand c JsQsX, turn b
    """


@rule(
    "queen-bomber",
    en="Queen bomber",
    ja="Qボンバー",
    ko="Q 폭탄",
    uncovers=True,
    fame="many",
    tastes=("chaos", "memory"),
)
class QueenBomber(Purging):
    """For each Q its player calls a number, and everyone discards all cards of it."""

    order = option(
        default="as-called",
        label=_("Several numbers are discarded"),
        words={"as-called": _("as they were called"), "weakest-first": _("weakest first")},
    )

    number = "Q"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        self._ask(game, seat, (), self._count(game, play))

    def _ask(self, game: Change, seat: int, called: tuple[int, ...], calls: int) -> None:
        game.owe(Ask(self.id, seat, "number", calls, calls, detail=called, among=tuple(range(13))))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            super().after_choice(game, ask, answer)
            return
        called = (*ask.detail, answer.value)
        if len(called) < ask.high:
            self._ask(game, ask.seat, called, ask.high)
            return
        if self.order == "weakest-first":
            called = tuple(sorted(called, key=game.order.strength))
        seats = (ask.seat, *game.others(ask.seat))
        self._purge(game, tuple((seat, NUMBER[number]) for number in called for seat in seats))

    note = _(
        "The player of the Qs discards first, then the others in turn order; a player "
        "without cards is out. A joker has no number, and the same number may be called twice."
    )
    says = {"ask": _("Which number does everyone discard?")}
    example = """
        hands  Qc4s7d / 7c7hTd / 7sKs
        a Qc > 7    # a calls the 7s, and everyone discards them.
        = hand a 4s, hand b Td, hand c Ks, discards 7c7d7h7s, turn b
    """


@rule(
    "nine-bet",
    en="Nine bet",
    ja="9賭け",
    ko="9 내기",
    aka=("9 걸기",),
    fame="once",
    tastes=("chaos",),
)
class NineBet(ByNumber):
    """For each 9 a chosen player discards a card of your hand unseen; then the trick flows."""

    number = "9"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        self._ask(game, seat, self._count(game, play))

    def _ask(self, game: Change, seat: int, left: int) -> None:
        """Ask who draws next, or make the trick flow once all is drawn."""
        if left and still_in(game, (seat,)):
            game.owe(Ask(self.id, seat, "seat", detail=left))
        elif not game.over:
            game.cut(self, seat)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat != CHANCE:
            pool = game.hands[ask.seat]
            detail = ask.seat, ask.detail - 1
            game.owe(Ask(self.id, CHANCE, "cards", 1, 1, answer.value, detail=detail, pool=pool))
            return
        seat, left = ask.detail
        game.discard(self, seat, answer.value)
        self._ask(game, seat, left)

    note = _(
        "Each card is drawn by chance. Lose your last card in this way, and you are out; a 9 as "
        "the last card only makes the trick flow."
    )
    lore = _(
        "It is a cut with a price, and the worse your hand is, the lower the price: with "
        "nothing but weak cards a bet cannot go wrong."
    )
    says = {
        "ask": _("Who draws a card from your hand and discards it?"),
        "answer-by-chance": _("{to} [draws|draw] a card."),
    }
    example = """
        hands  9c4s7d / TcTd / JsKs
        a 9c > b ~ 4s    # b draws a card of a's, and it is discarded.
        = hand a 7d, discards 9c4s, leads a
    """
