"""The base game: who leads."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import SUITS, blanks, codes, pretty_code, read_codes, show_code
from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.game import Game
from ..engine.rule import Rule, option, rule

SUITS_IN_TURN = "sdhc"
"""Suits in the order in which each replaces the one before it if that is out of play (ruling)."""


def earliest(game: Game, wanted: str) -> tuple[int, int]:
    """Return the card that leads a first game (-1: none) and its first holder after the dealer."""
    at = SUITS_IN_TURN.index(wanted[1])
    suits = SUITS_IN_TURN[at:] + SUITS_IN_TURN[:at]
    seats = [*game.others(game.dealer), game.dealer]
    for number in range(13):
        for suit in suits:
            card = number * 4 + SUITS.index(suit)
            for seat in seats:
                if card in codes(game.hands[seat]):
                    return card, seat
    return -1, seats[0]


@rule(
    "first-leader",
    en="First leader",
    ja="最初の親",
    ko="부모 결정 방법",
    frame=True,
    stage="next",
    life="play",
    mark_pattern="[3-9TJQKA2][cdhs]",
    mark_holds="cards",
    helpers=("first_card",),
    fame="nearly-every",
)
class FirstLeader(Rule):
    """The holder of a certain card, or a seat chosen otherwise, leads the first game of a set."""

    by = option(
        default="card-holder",
        label=_("Who leads first"),
        words={
            "card-holder": _("the holder of the card"),
            "left-of-dealer": _("the player after the dealer"),
            "random": _("drawn by lot"),
        },
    )
    card = option(
        "3s",
        "3d",
        "3h",
        "3c",
        default="3s",
        label=_("The card"),
        words={f"3{suit}": Text.of(f"3{sign}") for suit, sign in zip("sdhc", "♠♦♥♣", strict=True)},
    )
    must_include = option(False, True, default=False, label=_("The first play contains the card"))

    def uses(self, hook: str) -> bool:
        return hook != "must_lead" or self.must_include

    def leader(self, game: Change) -> int | None:
        if game.classes and not self._same_later(game):
            return None
        if card := self.first_card(game):
            game.mark(self, card)
        if self.by == "random":
            game.owe(Ask(self.id, CHANCE, "seat"))
            return None
        if self.by == "left-of-dealer":
            return next(game.others(game.dealer))
        return earliest(game, self.card)[1]

    def first_card(self, game: Game) -> str:
        """Return the card that the first play of a game has to contain, empty if none has to.

        Among unseen cards there may be one that counts before those in sight.
        """
        if not self.must_include or (game.classes and not self._same_later(game)):
            return ""
        card, _ = earliest(game, self.card)
        found = show_code(card) if card >= 0 else ""
        return found if found == self.card or not any(map(blanks, game.hands)) else ""

    @staticmethod
    def _same_later(game: Game) -> bool:
        return game.rules.frame.later_leader.by == "same-as-first"

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        return [Answer(seat) for seat in game.live_seats()]

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        game.lead_from(answer.value)
        game.tell("lead", game.turn, rule=self.id)

    def allows(self, game: Game, play: Play, mark: str) -> Refusal | None:
        included = _code(mark) in codes(play.cards) or not self._holds(game, mark)
        return None if included else self._refusal(mark, play.cards)

    def must_lead(self, game: Game) -> Refusal | None:
        """Refuse a pass by the holder of the card: nobody else could begin with it."""
        mark = game.mark_of(self.id)
        return self._refusal(mark) if mark and self._holds(game, mark) else None

    @staticmethod
    def _holds(game: Game, mark: str) -> bool:
        """Return whether the seat that leads is seen to hold the card."""
        return _code(mark) in codes(game.hands[game.turn])

    def _refusal(self, mark: str, cards: int = 0) -> Refusal:
        return Refusal(self.id, cards, self.says["mark"], {"value": pretty_code(_code(mark))})

    note = _(
        "Tables name the 3 of spades, of diamonds or of hearts. If that card is out of play, the 3 "
        "of the next suit decides, in the cycle of spades, diamonds, hearts and clubs, and after "
        "the 3s the 4s; of several who hold it, the first after the dealer leads. Some ask the "
        "leader to begin with that very card; a leader who does not hold it is free."
    )
    says = {"mark": _("The first play has to contain {value}.")}
    example = """
        hands  4c8c / 3s9c / 5dTd
        turn   -
        = leads b     # b holds the 3 of spades and leads.
        b 9c          # b may lead with any card.
        = turn c
    """


def _code(mark: str) -> int:
    """Return the card that the mark names."""
    return read_codes(mark)[0]


@rule(
    "later-leader",
    en="Leader of later games",
    ja="2ゲーム目以降の親",
    ko="두 번째 게임 이후의 친",
    frame=True,
    stage="next",
    fame="nearly-every",
)
class LaterLeader(Rule):
    """From the second game on the lowest class leads first, or a seat chosen otherwise."""

    by = option(
        default="lowest-class",
        label=_("Who leads"),
        words={
            "lowest-class": _("the lowest class"),
            "highest-class": _("the highest class"),
            "same-as-first": _("as in the first game"),
        },
    )

    def leader(self, game: Game) -> int | None:
        if not game.classes or self.by == "same-as-first":
            return None
        ranked = game.rules.frame.classes.seats_by_class(game.classes)
        return int(ranked[-1] if self.by == "lowest-class" else ranked[0])

    note = _(
        "Leading first is a small help for the daihinmin after the exchange. "
        "At other tables the daifugo leads, or the same card decides as in the first game."
    )
    lore = _(
        "The lowest class has just given its best cards away, so the first lead is a kindness. "
        "Where the highest class leads, the strong grow still stronger: ask before you deal."
    )
    example = """
        hands    3s9c / 4d9d / 5h9h / 6cKs
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     -
        = leads d     # The daihinmin leads, although a holds the 3 of spades.
        d 6c
        = turn a
    """
