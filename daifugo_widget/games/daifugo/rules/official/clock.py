"""The clock of the official match."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from daifugo_widget.core.cards import bits, blanks, code, codes, pick
from daifugo_widget.core.game.moves import CHANCE, PASS, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, rule
from ...engine.state import State

ACTION, FIRST_LEAD = 20, 60
"""The seconds for an action, and for the first lead after the deal."""
FEW = 20
"""How many answers are searched for the choice of nothing, which is among these if allowed."""


@rule(
    "time-limit",
    en="Time limit",
    ja="制限時間",
    ko="시간 제한",
    stage="next",
    referee=True,
    fame="some",
)
class TimeLimit(Rule):
    """An action has 20 seconds, the first lead a minute; a late player passes, or leads low."""

    def seconds(self, game: State) -> int:
        first = not (game.flows or game.trick or game.ask)
        return FIRST_LEAD if first else ACTION

    def calls(self, game: Game) -> Iterable[int]:
        timed = game.actor != CHANCE and not (game.ask and game.ask.rule == self.id)
        return (game.actor,) if timed else ()

    def on_call(self, game: Change, seat: int) -> None:
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
            held = sorted(bits(free), key=lambda bit: _strength(game, bit))
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

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        game.do((answer.value or PASS) if ask.detail is None else answer, ask.seat)

    note = _(
        "After an 8 cut its player has the full time again for the new lead. "
        "A choice that is not made in time counts as nothing chosen if that is open, else the "
        "weakest cards are taken; a tax is paid in full."
    )
    says = {
        "ask": _("The time is up: only the weakest card may go now."),
        "announce-time-out": _("{seat} [has|have] run out of time."),
    }
    example = """
        hands  4c8c / 3d9d / 5s6s
        turn   b
        b time-limit > 3d    # b leads and thinks too long: the weakest single is played.
        = top 3d
        c time-limit         # c could follow, but is late too: that is a pass.
        = turn a
    """


def _by_hand(game: Game, ask: Ask) -> bool:
    """Return whether the answers depend on the cards of a hand, which not everybody sees."""
    return ask.what == "cards" and hasattr(game.rules[ask.rule], "answers")


def _strength(game: Game, bit: int) -> tuple[int, int]:
    """Return a sort key: the current strength, then the suit, so that copies are equal."""
    return game.order.card_level(bit), code(bit)


def _strengths(game: Game, cards: int) -> list[tuple[int, int]]:
    return sorted(_strength(game, bit) for bit in bits(cards))


def _is_nothing(ask: Ask, answer: Answer) -> bool:
    return answer.value is None or (ask.what in ("cards", "yes") and not answer.value)
