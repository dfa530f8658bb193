"""The revolution itself, and plays other than four of one number that are revolutions."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKER, NINE, SEVEN, SIX
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from ..numbers import carries
from .orders import TURNS, AnotherOrder, came_about, choice_option, is_topped, restore

LEAST = 4
"""How many cards of any number make a revolution, even in a silence."""
DUE, ENDING = "due", "ending"
"""Values of the mark while a revolution waits for the flow: it will begin, or it will end."""

JOKER_TURNED = _("The joker alone is weaker than every number now.")


@rule(
    "revolution",
    en="Revolution",
    ja="革命",
    ko="혁명",
    aka=("counter revolution", "革命返し", "反革命", "반혁명", "혁명 되돌리기"),
    stage="strength",
    life="game",
    lasts_in_silence=True,
    mark_pattern="(due|ending)?",
    in_revolution="changes",
    fame="nearly-every",
    tastes=("politics", "children", "two"),
)
class Revolution(Rule):
    """Four or more of one number turn the order of strength round, until the next revolution."""

    choice = choice_option()
    takes_effect = option(
        default="at-once",
        label=_("It takes effect"),
        words={
            "at-once": _("at once"),
            "after-flow": _("when the trick flows"),
            "flows": _("at once, and the trick flows"),
        },
    )
    joker_top = option(True, False, default=True, label=_("The joker stays on top"))
    with_joker = option(True, False, default=True, label=_("A joker counts among the four"))

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        counted = play.size if self.with_joker else play.size - play.jokers
        return play.kind == "group" and play.rank != JOKER and counted >= LEAST

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return rules.revolves(play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Turn the order, or ask the player, unless the order is final or replaced by another.

        In a silence, four of any number are an ordinary revolution.
        """
        another = isinstance(game.rules.revolution_of(play), AnotherOrder)
        if another and not (game.silent and self.is_revolution(game.rules, play)):
            return
        if game.seals_order(play) or (game.silent and game.trick[-1].play.size < LEAST):
            return
        great = game.rules.get("great-revolution")
        if self.choice == "may-decline" and not (great and great.works(game, play)):
            game.owe(Ask(self.id, seat, "yes", detail=play))
        else:
            self._happen(game, seat, play)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            self._happen(game, ask.seat, ask.detail)

    def _happen(self, game: Change, seat: int, play: Play) -> None:
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

    def _wait(self, game: Change, seat: int) -> None:
        first, back = (ENDING, None) if is_topped(game) else (DUE, True)
        after = {None: first, DUE: None, True: ENDING, ENDING: back}[game.mark_of(self.id)]
        if after is None:
            game.unmark(self, seat)
        else:
            game.mark(self, after, seat)

    def on_flow(self, game: Change) -> None:
        mark = game.mark_of(self.id)
        if mark == DUE:
            game.mark(self)
        elif mark == ENDING:
            game.unmark(self)
            restore(game, self)

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        if not self.joker_top:
            order = order.with_joker("turns")
        return order.opposite() if mark in (True, ENDING) else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        return JOKER_TURNED if play.alone and order.place[JOKER] < 0 else None

    note = _(
        "It lasts to the end of the game unless a second revolution, the counter-revolution, "
        "undoes it. Where the order turns at once, four 9s may be put on four 10s; where it turns "
        "only when the trick flows, four Js may. Two other rules, the religious and the "
        "absolute revolution, always turn it at once. Nearly everywhere the joker stays on top, "
        "and at most tables it counts among the four."
    )
    says = {
        **TURNS,
        "mark-due": _("The order of strength will turn round when the trick flows."),
        "mark-ending": _("The order of strength will be as usual again when the trick flows."),
        "value-due": _("from the next trick on"),
        "value-ending": _("until the trick flows"),
        "ask": _("Turn the order of strength round?"),
    }
    example = """
        hands  5c5d5h5s4c / 9c9dJh / KsAd2h
        a 5c5d5h5s    # Four 5s: a revolution.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 4c          # Now low is strong: only a 3 or a joker beats a 4.
        = out a, legal -
    """


@rule(
    "stairs-revolution",
    en="Stairs revolution",
    ja="階段革命",
    ko="계단 혁명",
    aka=("ストレート革命", "雪崩革命", "連番革命"),
    stage="strength",
    needs=("revolution", "stairs"),
    fame="many",
)
class StairsRevolution(Rule):
    """Stairs of four or more cards make a revolution too."""

    minimum = option(4, 5, default=4, label=_("Cards at least"))

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "stairs" and play.size >= self.minimum

    note = _(
        "In the computer championship it takes stairs of five cards. Whatever holds for a "
        "revolution holds for this one: another revolution of either kind undoes it."
    )
    worded = {"minimum=5": _("Stairs of five or more cards make a revolution too.")}
    example = """
        hands  5s6s7s8s3c / 9c9dJh / KsAd2h
        a 5s6s7s8s    # Stairs of four cards: a revolution, as by four of one number.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 3c          # The 3 is the strongest number now.
        = out a, legal -
    """


@rule(
    "progression-revolution",
    en="Skipping-stairs revolution",
    ja="飛び連番革命",
    ko="등차수열 혁명",
    stage="strength",
    needs=("revolution", "progression"),
    fame="once",
)
class ProgressionRevolution(Rule):
    """Four or more cards of skipping stairs make a revolution too."""

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "progression" and play.size >= 4

    note = _("It is a revolution like any other, and another of any kind undoes it.")
    lore = _(
        "Four cards can be up to four numbers apart, so look along a whole suit: 3-6-9-Q is one."
    )
    example = """
        hands  3s6s9sQs4c / 5c9dJh / KcAd2h
        a 3s6s9sQs    # Four cards, each three numbers apart: a revolution.
        = mark revolution, order 2AKQJT9876543
        b -  c -
        a 4c          # Low is strong now.
        = out a, legal -
    """


@rule(
    "coup",
    en="Coup d'etat",
    ja="クーデター（9デター）",
    ko="쿠데타",
    aka=("9デター",),
    stage="strength",
    in_revolution="changes",
    needs=("revolution",),
    fame="many",
    tastes=("politics",),
)
class Coup(Rule):
    """Three 9s make a revolution."""

    six_counters = option(False, True, default=False, label=_("Three 6s undo a revolution"))

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return carries(rules, play, NINE, 3)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return self.six_counters and carries(rules, play, SIX, 3) and not rules.revolves(play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.mark_of("revolution") is True:
            game.rules[Revolution].after_play(game, seat, play)

    note = _(
        "There have to be exactly three, and a joker may be one of them if it has the effects "
        "of its number. "
        "At some tables three 6s end a revolution that is in force; otherwise they do nothing."
    )
    example = """
        hands  9c9d9h4s / 6c6d6hJs / KhKd2s
        a 9c9d9h    # Three 9s are enough for a revolution here.
        = mark revolution
        b 6c6d6h    # Low is strong at once, so three 6s beat them.
        = top 6c6d6h
    """


@rule(
    "seven-revolution",
    en="Triple-seven revolution",
    ja="777革命（ナナサン革命）",
    ko="나나산 혁명",
    aka=("777革命",),
    stage="strength",
    needs=("revolution",),
    fame="some",
    tastes=("chaos",),
)
class SevenRevolution(Rule):
    """Three 7s make a revolution."""

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return carries(rules, play, SEVEN, 3)

    note = _("There have to be exactly three. With the coup, three 7s can answer three 9s.")
    lore = _(
        "*Nana-san* means just “seven, three”. Beside the coup the two answer each other: in "
        "the ordinary order the 7s beat the 9s, in a revolution the 9s beat the 7s."
    )
    example = """
        hands  7c7d7h4s / 9c9d9hJs / KhKd2s
        a 7c7d7h      # Three 7s are enough for a revolution here.
        = mark revolution
        ! b 9c9d9h  weaker
        b -  c -
        a 4s          # Low is strong now.
        = out a, legal -
    """


@rule(
    "joker-revolution",
    en="Joker revolution",
    ja="ジョーカー革命",
    ko="조커 혁명",
    stage="strength",
    needs=("revolution",),
    fame="some",
)
class JokerRevolution(Rule):
    """Two jokers together make a revolution."""

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.alone and play.size == 2

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return self.is_revolution(rules, play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if came_about(game) and not game.order.joker_on_top:
            game.close(self, seat)

    note = _(
        "No number beats them, whatever has become of the jokers: not even two black 7s that are "
        "above the 3. Other tables give this name to four of a number with a joker among them."
    )
    lore = _(
        "Two jokers played apart win two tricks, and each can make a pair or a triple: think "
        "before you spend both on one revolution."
    )
    example = """
        rules  base, deck(jokers=2), revolution, joker-revolution
        hands  XX4c / 9c9dJh / KsAd2h
        a XX    # Two jokers: a revolution, and no pair beats them.
        = mark revolution, order 2AKQJT9876543, legal -
        b -  c -
        a 4c
        = out a, legal -
    """
