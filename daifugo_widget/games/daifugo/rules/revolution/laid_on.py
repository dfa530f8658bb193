"""Revolutions by cards that are laid on the latest play and become one play with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from daifugo_widget.core.cards import JOKER, JOKERS, KNOWN, NUMBER, SUIT, Needed
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.plays.play_forms import fold
from ...engine.plays.play_runs import in_rows
from ...engine.rule import Rule, rule
from ...engine.rule_set import RuleSet
from .kinds import LEAST
from .orders import came_about

NOBODY_FOLLOWS = _("Nobody may follow in this trick.")


class LaidOn(Rule):
    """Cards laid on the latest play become one with it, and nobody may follow."""

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        top = game.trick[-1].play
        fitting = self._fitting(game.playable_cards(seat), top)
        if fitting.bit_count() < LEAST - top.size:
            return ()
        found = game.rules.forms.lead(fitting, game.order)
        return [play._replace(rule=self.id) for play in found if self._joins(game, top, play)]

    def lays(self, game: Change, seat: int, play: Play) -> None:
        both = together(game, game.trick[-1].play, play)
        game.join(seat, both or play, Laid(seat, play))
        game.close(self, seat)

    @abstractmethod
    def _fitting(self, hand: int, top: Play) -> int:
        """Return the cards of a hand, some of which may be laid on a play."""

    @abstractmethod
    def _joins(self, game: Game, top: Play, play: Play) -> bool:
        """Return whether a play makes a revolution with the one that it is laid on."""


def _may_join(top: Play, play: Play) -> bool:
    """Return, by a quick test, whether two plays may be one of four cards or more."""
    if top.size + play.size < LEAST:
        return False
    groups = [one for one in (top, play) if one.kind == "group"]
    if len(groups) == 2:
        return len({top.rank, play.rank} - {JOKER}) < 2
    return play.kind == top.kind if not groups else groups[0].size == 1 or groups[0].alone


def _may_be_run(cards: int) -> bool:
    """Return, by a quick test, whether cards of a suit may be a run of four, naturals in a row."""
    naturals = fold(cards & ~JOKERS)
    circle, count = naturals | naturals << 4 * JOKER, LEAST - (cards & JOKERS).bit_count()
    return cards.bit_count() >= LEAST and any(in_rows(circle, count, gap) for gap in range(1, 5))


def _alike(top: Play) -> int:
    """Return all cards that may make a group with a play, or help it as jokers."""
    if top.alone or top.kind == "emperor":
        return KNOWN
    return NUMBER[top.rank] | JOKERS if top.kind == "group" else JOKERS


def _cards_of_suits(top: Play) -> int:
    """Return the cards of the suits of a play that may be part of a run, 0 if it may not."""
    several = top.kind == "group" and top.size > 1
    return 0 if several else sum(suit for suit in SUIT if top.cards & suit)


def _kind(top: Play, play: Play) -> str:
    """Return the kind of two plays together, if they make one."""
    return next((one.kind for one in (top, play) if one.kind != "group"), "group")


def together(game: Game, top: Play, play: Play) -> Play | None:
    """Return the play that two make together, if possible one that is a revolution, or None."""
    readings = game.rules.forms.readings(top.cards | play.cards, game.order, _kind(top, play))
    return max(readings, key=game.rules.revolves, default=None)


@rule(
    "chase-revolution",
    en="Chasing revolution",
    ja="追革",
    ko="추혁",
    stage="strength",
    needs=("revolution",),
    fame="once",
)
class ChaseRevolution(LaidOn):
    """A pair without jokers on a pair of the same number is a revolution that nobody may follow."""

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        pair = top.kind == "group" and top.size == 2 and not top.alone
        return Needed(NUMBER[top.rank], 2) if pair else None

    def _fitting(self, hand: int, top: Play) -> int:
        return hand & NUMBER[top.rank]

    def _joins(self, game: Game, top: Play, play: Play) -> bool:
        return play.size == 2 and play.kind == "group"

    note = _(
        "The pair on the table may contain a joker, but the one laid on it may not. Not even two "
        "jokers can follow. If the order is fixed, the pair may still be laid, but turns nothing."
    )
    lore = _(
        "The name says “chase” and “revolution”. Before you lead a pair, ask where the other "
        "two cards are; if you hold three of a number, nobody can chase you."
    )
    says = {"close": NOBODY_FOLLOWS}
    example = """
        hands  9c9d4s / 9h9s5c / KcKdAd
        a 9c9d
        b chase-revolution:9h9s    # The other two 9s on the pair: a revolution.
        = mark revolution, top 9c9d9h9s, turn c, legal -
        c -  a -
        = leads b
    """


@rule(
    "fusion-revolution",
    en="Fusion revolution",
    ja="融合革命（重ね革命）",
    ko="융합 혁명 (겹쳐 혁명)",
    stage="next",
    life="game",
    mark_pattern="([a-i][12])+",
    mark_holds="seats",
    needs=("revolution",),
    fame="once",
    tastes=("chaos",),
)
class FusionRevolution(LaidOn):
    """Cards laid on the latest play may make it a revolution, and both players then sit out."""

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        if rules.revolves(top):
            return None
        return Needed(_alike(top) | _cards_of_suits(top), max(1, LEAST - top.size))

    def _fitting(self, hand: int, top: Play) -> int:
        alike, suited = hand & _alike(top), hand & _cards_of_suits(top)
        together = suited | alike & JOKERS | top.cards
        return alike | suited if suited and _may_be_run(together) else alike

    def _joins(self, game: Game, top: Play, play: Play) -> bool:
        naturals, kind = (top.cards | play.cards) & ~JOKERS, _kind(top, play)
        forms = game.rules.forms
        if not (_may_join(top, play) and forms.readings(naturals, game.order, kind)):
            return False
        both = together(game, top, play)
        if both is None or (both.kind != play.kind and play.size > 1):
            return False
        return game.rules.revolves(both)

    def lays(self, game: Change, seat: int, play: Play) -> None:
        """Make one play of both; both players sit out, unless there is no revolution."""
        owner = game.trick[-1].seat
        super().lays(game, seat, play)
        if not (game.silent or game.seals_order(play)):
            self._remember(game, {**_turns_left(game, self), seat: 1, owner: 2}, seat)
            game.announce(self, seat, "rests")

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        earlier = dict(game.before).get(self.id)
        if game.mark_of(self.id) != earlier and not came_about(game):
            self._remember(game, _turns(game, earlier), seat)

    def absent(self, game: Change, seat: int) -> bool:
        left = _turns_left(game, self)
        if seat not in left or game.closed == self.id:
            return False
        self._sit_out(game, left, seat)
        return True

    def on_flow(self, game: Change) -> None:
        """Let the nearest player before lead if the leader sits out, unless the trick was cut."""
        left, leader = _turns_left(game, self), game.turn
        leads = leader if game.is_live(leader) else game.next_of(leader)
        if game.cutting or not game.flowed or leads not in left:
            return
        before = [seat for seat in game.others(leads) if seat not in left]
        if before:
            self._sit_out(game, left, leads)
        else:
            self._remember(game, {**left, leads: left[leads] - 1}, leads)
            game.announce(self, leads, "alone")
        game.turn_to(before[-1] if before else leads)

    def _sit_out(self, game: Change, left: dict[int, int], seat: int) -> None:
        """Let a seat sit out one of the turns that are left for it."""
        game.announce(self, seat, "sits")
        self._remember(game, {**left, seat: left[seat] - 1}, seat)

    def _remember(self, game: Change, left: dict[int, int], seat: int) -> None:
        """Write into the mark how many turns each seat still sits out."""
        sitting = [one for one in sorted(left) if left[one] and game.is_live(one)]
        if value := "".join(f"{SEATS[one]}{left[one]}" for one in sitting):
            game.mark(self, value, seat)
        else:
            game.unmark(self, seat)

    note = _(
        "Your added cards must form a legal play by themselves, and so must the pile without its "
        "jokers; the play on the table must not be a revolution yet. "
        "All others pass; then you sit out one turn, and the owner of the play underneath two; if "
        "the order is fixed, nothing turns and nobody sits out. "
        "If the player who should lead sits out, the nearest player before leads."
    )
    lore = _(
        "Tables that play it see several revolutions in a game, and people keep their 3s and 4s "
        "to the very end."
    )
    says = {
        "value": _("turns to sit out: {value}"),
        "close": NOBODY_FOLLOWS,
        "announce-rests": _(
            "After this trick {seat} [sits|sit] out one turn, "
            "and the player of the cards underneath sits out two."
        ),
        "announce-sits": _("{seat} [sits|sit] out this turn."),
        "announce-alone": _("All would have to sit out, so {seat} [does|do] not."),
        "unmark": _("Nobody has to sit out any more."),
    }
    example = """
        hands  7c3c4c / 7d7hX5c / KcKdAd / Ks9s
        a 7c
        b fusion-revolution:7d7hX    # With the 7 on the table these are four 7s: a revolution.
        = mark revolution, turn c, legal -
        c -  d -  a -
        = leads d                    # b and a sit out, so d leads.
    """


def _turns_left(game: Game, rule: Rule) -> dict[int, int]:
    """Return how many turns each seat still in has to sit out."""
    return _turns(game, game.mark_of(rule.id))


def _turns(game: Game, value: str | None) -> dict[int, int]:
    """Read from a mark how many turns each seat still in has to sit out."""
    if not value:
        return {}
    turns = {SEATS.index(value[at]): int(value[at + 1]) for at in range(0, len(value), 2)}
    return {seat: count for seat, count in turns.items() if game.is_live(seat)}
