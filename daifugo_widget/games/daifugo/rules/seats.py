"""Who sits where, who deals, and where a newcomer joins."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.match import Match
from ..engine.rule import Rule, option, rule
from .numbers import ByNumber


@rule(
    "seating",
    en="Seating",
    ja="席替え",
    ko="자리 바꾸기",
    frame=True,
    helpers=("by_chance", "seats_after"),
    fame="many",
)
class Seating(Rule):
    """From the second game or set on, players may change seats by class, by score or by lot."""

    order = option(
        default="fixed",
        label=_("Seats"),
        words={
            "fixed": _("stay as they are"),
            "random": _("drawn by lot"),
            "ascending": _("clockwise from the lowest up"),
            "descending": _("clockwise from the highest down"),
        },
    )
    every = option(
        default="game", label=_("Changed"), words={"game": _("every game"), "set": _("every set")}
    )
    anchor = option(
        default="none",
        label=_("Who stays put"),
        words={"none": _("nobody"), "top": _("the top player")},
    )
    by = option(default="class", label=_("By"), words={"class": _("class"), "score": _("score")})

    def by_chance(self, new_set: bool, joined: bool) -> bool:
        """Return whether the seats of a later game depend on chance.

        ``new_set`` says whether the game begins a set. If seats go by rank, they also depend on
        the place that a newcomer has won by rock-paper-scissors.
        """
        changed = self.order == "random" or (joined and self.order != "fixed")
        return bool(changed and (self.every == "game" or new_set))

    def seats_after(
        self, match: Match, ranking: tuple[int, ...], new_set: bool, rng: Random
    ) -> tuple[int, ...]:
        """Return the players of a ranking in the order of play for the next game.

        A newcomer takes the last chair, and moves from there like the others.
        """
        chairs = (*match.game.seats, *range(match.players, len(ranking)))
        if self.order == "fixed" or (self.every == "set" and not new_set):
            return chairs
        best_first = self._ranks(match, ranking)
        if self.order == "random":
            seats = rng.sample(chairs, len(chairs))
        else:
            clockwise = best_first if self.order == "descending" else best_first[::-1]
            against = match.rules.frame.turn_order.direction == "counter-clockwise"
            seats = clockwise[::-1] if against else clockwise
        if self.anchor == "top":
            shift = seats.index(best_first[0]) - chairs.index(best_first[0])
            seats = seats[shift:] + seats[:shift]
        return tuple(seats)

    def _ranks(self, match: Match, ranking: tuple[int, ...]) -> list[int]:
        if self.by == "class":
            return list(ranking)
        points = (*match.points, *[0] * (len(ranking) - match.players))
        return sorted(ranking, key=lambda seat: -points[seat])

    note = _(
        "If play goes round clockwise, seats from the highest class down put the daifugo at "
        "the dealer's left, where cards are dealt first. "
        "If classes are reset after each set, seats may go by score instead."
    )
    example = """
        rules  base, seating(order=ascending)
        hands  3c4c / 5c / 7c / 6c
        turn   b
        b 5c  c -  d 6c  a -  c -
        a 3c  c 7c
        = out b d c, over
        next
        hands  8c8d8h / 9c9d9h / TcTdTh / JcJdJh
        = seats a c d b    # Clockwise from the lowest class up: a was last, b was first.
    """


@rule(
    "dealer",
    en="Dealer",
    ja="配り役",
    ko="딜러",
    frame=True,
    helpers=("next_dealer",),
    fame="nearly-every",
)
class Dealer(Rule):
    """The dealer of the first game is drawn by lot; later the lowest class shuffles and deals."""

    def next_dealer(self, ranking: tuple[int, ...]) -> int:
        """Return who deals after a game that ended in this order."""
        return ranking[-1]

    note = _("Any player may shuffle before the deal.")
    example = """
        rules  base, first-leader(by=left-of-dealer), later-leader(by=same-as-first)
        hands  3c / 4c / 5c5d / 6c
        a 3c  b 4c  c -  d 6c
        = over, classes c=daihinmin
        next
        hands  7c / 8c / 9c / Tc
        phase  play
        turn   -
        = leads d     # c was last and deals; here the player after the dealer leads.
    """


@rule(
    "nine-shuffle", en="Nine shuffle", ja="9シャッフル", ko="9 셔플", fame="once", tastes=("chaos",)
)
class NineShuffle(ByNumber):
    """A pair of 9s lets its player give the others new seats, to which they take their hands."""

    number = "9"
    exactly = 2

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask for the new seats, one after another, unless there is nothing to change."""
        if game.players > 2:
            self._ask(game, seat, ())

    def _ask(self, game: Change, seat: int, seated: tuple[int, ...]) -> None:
        rest = [s for s in range(game.players) if s != seat and s not in seated]
        nothing = () if seated else (None,)
        last = seated[-1] if seated else seat
        game.owe(Ask(self.id, seat, "seat", to=last, detail=seated, among=(*rest, *nothing)))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value is None:
            return
        seated = (*ask.detail, answer.value)
        if len(seated) < game.players - 1:
            self._ask(game, ask.seat, seated)
            return
        order = (ask.seat, *seated)
        if game.rules.frame.turn_order.direction == "counter-clockwise":
            order = (ask.seat, *seated[::-1])
        chair = game.seats.index(ask.seat)
        game.reseat(self, ask.seat, order[-chair:] + order[:-chair] if chair else order)

    note = _(
        "The new next player goes on. "
        "The seats are kept for the next game unless the rule of seating changes them. "
        "Those who are out move too, but stay out and keep the place they have won."
    )
    lore = _(
        "Put somebody harmless after you, and the one you fear far away. In a video game, they "
        "say, you could be moved to the seat of a player who was out, and take over that place "
        "as well."
    )
    says = {"ask": _("Who sits next to {to}, clockwise?")}
    example = """
        hands  9c9d3s / TcTd4s / JcJd5s / QcQd6s
        a 9c9d         # A pair of 9s: a gives the others new seats, clockwise.
        a > d > b > c
        = seats a d b c, turn d
    """


@rule("joining", en="Joining later", ja="途中参加", ko="중도 참가", stage="next", fame="once")
class Joining(Rule):
    """A newcomer plays rock-paper-scissors upward from the lowest, and enters below the winner."""

    def enters(self, ranking: tuple[int, ...], wins: Iterable[bool]) -> tuple[int, ...]:
        """Return a ranking with the newcomer in it; ``wins`` are the results from the lowest up."""
        newcomer, above = len(ranking), len(ranking)
        for won in wins:
            if not won or not above:
                break
            above -= 1
        return (*ranking[:above], newcomer, *ranking[above:])

    note = _(
        "A newcomer who beats everybody enters at the top. The next game is dealt to one player "
        "more, with the classes of that number, and the newcomer begins with no points."
    )
