"""Effects that lay cards of the hand beside the trick."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import KING, NUMBER, blanks
from daifugo_widget.core.game.moves import Answer, Ask, Job
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.pipelines import FINISH, TURN
from ...engine.rule import option, rule
from ..numbers import ByNumber

LAY = _("Lay down {cards}")


@rule(
    "seven-attach", en="Seven attach", ja="7付け", ko="7 붙이기", fame="once", tastes=("children",)
)
class SevenAttach(ByNumber):
    """As many further cards as 7s were played are laid beside the trick, without any effect."""

    number = "7"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        count = self._count(game, play)
        game.owe(Ask(self.id, seat, "cards", count, count))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        game.lay_beside(self, ask.seat, answer.value)

    note = _(
        "The cards lie face up and are discarded when the trick flows. "
        "Laying down the last card is a clean finish."
    )
    lore = _(
        "Your neighbour is not slowed down, but does not complete a pair with your card by "
        "accident, either."
    )
    says = {
        "button": LAY,
        "ask": _("Lay {high} cards beside the trick."),
        "ask-one": _("Lay a card beside the trick."),
    }
    example = """
        hands  7c7d3c4cKs / 9c9d / TsJs
        a 7c7d > 3c4c    # Two 7s: two cards are laid beside them.
        = hand a Ks, top 7c7d, turn b
    """


@rule("cross-dressing", en="Disguise", ja="女装", ko="여장", fame="some")
class CrossDressing(ByNumber):
    """As many Ks of the hand as Qs were played, or fewer, may be laid beside the Qs."""

    kings_join = option(
        False, True, default=False, label=_("Ks count for the Qs' effects and have their own")
    )
    amount = option(
        default="up-to",
        label=_("How many Ks"),
        words={"all-possible": _("as many as possible"), "up-to": _("as many as wanted")},
    )

    number = "Q"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask for the Ks, even if there are none: not asking would give that away."""
        detail = "all" if self.amount == "all-possible" else None
        game.owe(Ask(self.id, seat, "cards", 0, self._count(game, play), detail=detail))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let Ks be chosen: any of them, or as many as possible."""
        kings = game.playable_cards(ask.seat) & NUMBER[KING]
        most = min(ask.high, kings.bit_count())
        least = most if ask.detail and not blanks(game.hands[ask.seat]) else 0
        return game.card_answers(ask._replace(low=least, high=most), kings)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        """Lay them down; if they join the Qs, go on with both."""
        if not answer.value:
            return
        game.lay_beside(self, ask.seat, answer.value)
        if self.kings_join and not game.over:
            self._join(game, ask.seat, answer.value)

    def _join(self, game: Change, seat: int, cards: int) -> None:
        """Go on as if that many more Qs had been played, and let the Ks have their own effects."""
        job, *later = game.waiting
        assert job.play is not None
        queens = job.play
        joined = queens._replace(cards=queens.cards | cards, size=queens.size + cards.bit_count())
        kings = game.rules.forms.readings(cards, game.order)[0]
        revolved = game.rules.revolves(queens)
        for other in game.rules.rules_after_play(kings, game.silent):
            if other.stage == "strength" and not (revolved and other.in_revolution):
                other.after_play(game, seat, kings)
        effects = game.step_behind(kings, FINISH)
        game.go_on_with(
            Job("play", game.step_behind(joined, self.id), seat, joined, TURN),
            Job("play", effects, seat, kings, TURN),
            job._replace(at=TURN),
            *later,
        )

    note = _(
        "The trick goes on from the Qs alone, and the Ks are discarded with them. "
        "It does not happen in stairs, and whoever lays down the last card is out."
    )
    lore = _(
        "Getting rid of two kings for free is huge. At some tables all that fit must go, and at "
        "others the kings count and their own rules work."
    )
    says = {
        "button": LAY,
        "answer-nothing": _("{seat} [lays|lay] no K beside the Qs."),
        "ask": _("Lay up to {high} Ks beside your Qs."),
        "ask-one": _("Lay a K beside your Qs, or none."),
        "ask-all": _("Lay {high} Ks beside your Qs."),
        "ask-all-one": _("Lay a K beside your Qs."),
    }
    worded = {
        "amount=all-possible": _("As many Ks of the hand as Qs were played are laid beside the Qs.")
    }
    example = """
        hands  QcQdKhKs3c / 9cTd / JsAs
        a QcQd > KhKs    # Two Qs: two Ks may go with them.
        = hand a 3c, top QcQd, turn b
    """
