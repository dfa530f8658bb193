"""Cards of the same number as a group on the table: laid beside it, or added to it."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import JOKERS, NUMBER, Needed, pretty_number
from daifugo_widget.core.game.moves import SEATS, Job
from daifugo_widget.core.game.plays import SUIT_SHIFT, Laid, Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, rule
from ...engine.rule_set import RuleSet
from ..binds.row import end_binds


class Gathering(Rule):
    """Cards of the same number may be laid to a group."""

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        if top.kind != "group" or top.alone:
            return None
        return Needed(NUMBER[top.rank] | JOKERS, self._least(top))

    def _least(self, top: Play) -> int:
        """Return how many cards have to be laid to a group at least."""
        return 1

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        top, hand = game.trick[-1].play, game.playable_cards(seat)
        number, least = top.rank, self._least(top)
        found: dict[int, Play] = {}
        for play in game.rules.forms.of_number(hand, number):
            if play.size >= least:
                found.setdefault(play.cards, play)
        return [play._replace(rule=self.id) for play in found.values()]


@rule(
    "guerrilla",
    en="Guerrilla",
    ja="ゲリラ兵",
    ko="게릴라 병",
    life="game",
    mark_pattern="[a-i]",
    mark_holds="seats",
    quiet=True,
    claims_trick=True,
    fame="once",
    tastes=("chaos",),
)
class Guerrilla(Gathering):
    """A larger group of the same number may be laid beside a group, and the last to do so leads."""

    def _least(self, top: Play) -> int:
        """Return one card more than the group has."""
        return top.size + 1

    def lays(self, game: Change, seat: int, play: Play) -> None:
        game.put_beside(self, seat, play.cards)
        game.mark(self, SEATS[seat], seat)

    def allows(self, game: Game, play: Play, mark: str) -> Refusal | None:
        if not game.trick:
            return None
        number = pretty_number(game.trick[-1].play.rank)
        return Refusal(
            self.id,
            play.cards,
            _("Now only a larger group of the number {number} may be laid beside it."),
            {"number": number},
        )

    def on_flow(self, game: Change) -> None:
        last = game.mark_of(self.id)
        if last is None:
            return
        game.unmark(self, SEATS.index(last))
        if game.flowed:
            game.turn_to(SEATS.index(last))

    note = _(
        "It takes more cards than the play on the table has, however many were laid aside before, "
        "and it is not possible on stairs. The cards that are laid aside have no effect. If the "
        "last to lay cards aside is out, the next player leads. The trick flows when the turn "
        "comes back to the owner of that play."
    )
    says = {
        "value": _("last to lay: {value}"),
        "mark": _("Now only a larger group of the same number may be laid beside it."),
        "unmark": _("{seat} [was|were] the last to lay cards beside it."),
    }
    example = """
        hands  5cKc / 5d5h9c / KdAh
        a 5c
        b guerrilla:5d5h    # Two 5s on one 5: they lie beside it.
        = top 5c
        ! c Kd  guerrilla
        c -                 # b laid cards aside last, and leads.
        = leads b
    """


@rule(
    "catapult",
    en="Catapult",
    ja="カタパルト",
    ko="카타펄트",
    stage="strength",
    lasts_in_silence=True,
    joins=True,
    fame="once",
    tastes=("chaos",),
)
class Catapult(Gathering):
    """Cards of the number of a group may be added to it: together they are the play to beat."""

    def lays(self, game: Change, seat: int, play: Play) -> None:
        owner, below = game.trick[-1].seat, game.trick[-1].play
        together = gather(game, below, play)
        game.join(owner, together, Laid(seat, play))
        game.tell("join", owner, together.cards, rule=self.id)
        end_binds(game, seat, self)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        together = game.trick[-1].play
        if together.size < 4:
            return
        concerned = game.rules.rules_after_play(together, game.silent)
        for acting in concerned:
            if acting.in_revolution == "changes":
                acting.after_play(game, seat, together)
        concluding = [rule for rule in concerned if rule.in_revolution == "concludes"]
        if game.ask:
            self._conclude_later(game, seat, together, concluding)
        else:
            for rule in concluding:
                rule.after_play(game, seat, together)

    def _conclude_later(self, game: Change, seat: int, play: Play, rules: Iterable[Rule]) -> None:
        """Let rules act on what comes of a choice that is owed, once it is made."""
        jobs = (Job("play", rule.id, seat, play, game.step_behind(play, rule.id)) for rule in rules)
        game.go_on_with(*jobs, *game.waiting)

    note = _(
        "The play stays with its owner, so the trick can flow without another pass by the player "
        "who added cards, and a follower needs as many cards as lie there together. A bind is "
        "lifted, and four cards gathered in this way make a revolution if revolutions are on. "
        "Other effects come from the added cards alone. It is not possible on stairs."
    )
    lore = _(
        "Why help somebody else? You get rid of a card that is too weak to beat anything, and "
        "the player who had a king ready for a single card can put it away again."
    )
    example = """
        hands  9cKcKs / 9d4h / TsJhJd
        a 9c
        b 9d          # Added to the 9: now a pair of 9s lies there, and it is a's.
        = top 9c9d
        ! c Ts  wrong-count
        c JhJd
    """


def gather(game: Game, below: Play, added: Play) -> Play:
    """Return two groups of one number as one, with jokers keeping their suits if they can."""
    cards, suits = below.cards | added.cards, below.suits + added.suits
    readings = game.rules.forms.readings(cards, game.order, "group")

    def difference(play: Play) -> int:
        return sum(abs((play.suits >> at & 15) - (suits >> at & 15)) for at in SUIT_SHIFT)

    return min(readings, key=difference)
