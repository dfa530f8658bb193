"""Hands that win at once when they are shown."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import JOKER_CODE, blanks, card_number, codes, printed_number
from daifugo_widget.core.game.moves import Ask
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule


def _sum(cards: int) -> int:
    """Add up the numbers of cards, the A being 1, the K 13 and a joker nothing."""
    return sum(printed_number(card_number(card)) for card in codes(cards) if card < JOKER_CODE)


@rule("dokan", en="Dokan", ja="ドカン", ko="도칸", stage="finish", fame="once", tastes=("memory",))
class Dokan(Rule):
    """A player whose hand adds up to the sum of the cards on the table may call dokan to win."""

    def on_call(self, game: Change, seat: int) -> None:
        game.win(seat, self)

    def calls(self, game: Game) -> Iterable[int]:
        if not game.trick or game.agenda:
            return []
        field = _sum(game.table_cards() & ~game.beside)
        hands = [(seat, game.hands[seat]) for seat in game.live_seats()]
        return [seat for seat, hand in hands if blanks(hand) or _sum(hand) == field]

    note = _(
        "All plays of the trick count, but not what lies beside it: an A 1, a J 11, a Q 12, a K 13 "
        "and a joker nothing. It may be called out of turn too, while cards lie on the table and "
        "nobody has to make a choice, such as whether to answer a cut. The hand is laid down, and "
        "play goes on."
    )
    says = {"finish": _("{seat} [holds|hold] as much as lies on the table.")}
    example = """
        hands  4c9s / 5dQd / 6dTd / Ah8hX
        a 4c
        ! d dokan
        b 5d         # Now 9 lies on the table, as much as A, 8 and joker are in the hand of d.
        d dokan
        = out d, turn c
    """


@rule(
    "monopoly",
    en="Monopoly",
    ja="モノポリー",
    ko="모노폴리",
    stage="finish",
    fame="some",
    tastes=("memory",),
)
class Monopoly(Rule):
    """A player with all thirteen cards of a suit may show them before the first lead and is out."""

    when = option(
        default="before-lead",
        label=_("It may be shown"),
        words={
            "before-lead": _("between exchange and first lead"),
            "any-time": _("at any time, before the exchange too"),
        },
    )

    def calls(self, game: Game) -> Iterable[int]:
        begun = bool(game.trick or game.flows)
        late_or_early = begun or bool(game.agenda)
        if late_or_early and self.when == "before-lead":
            return []
        if game.pending or (begun and game.agenda):
            return []
        return [seat for seat in game.live_seats() if _holds_a_suit(game, seat)]

    def on_call(self, game: Change, seat: int) -> None:
        """Let the caller go out, and drop the part in the exchange of everyone who is out.

        A player who has given every card, and gets nothing back from them, is out too.
        """
        game.win(seat, self)
        for exit in game.exits:
            if not game.is_live(exit.seat):
                game.drop_asks_of(exit.seat)
        owed = {item.to for item in game.agenda if isinstance(item, Ask)}
        for giver in game.live_seats():
            if giver not in owed:
                game.empty(giver)

    note = _(
        "Jokers stand for nothing here. Whoever shows the hand before the exchange takes no part "
        "in it. During a game it is shown while nobody has to make a choice."
    )
    lore = _(
        "With four players one deal in twelve billion gives somebody a whole suit; the "
        "exchange, and longer hands of fewer players, help a little. It is a rule to tell "
        "stories about."
    )
    says = {"finish": _("{seat} [shows|show] all thirteen cards of one suit.")}
    worded = {
        "when=any-time": _(
            "A player with all thirteen cards of a suit may show them at any time and is out."
        )
    }
    example = """
        hands  3c4c / 3d4d5d6d7d8d9dTdJdQdKdAd2dKs / 5c6c
        b monopoly     # b holds every diamond and goes out at once.
        = out b, turn a
        a 3c
    """


def _holds_a_suit(game: Game, seat: int) -> bool:
    if game.hands[seat].bit_count() < 13:
        return False
    suits = ([number * 4 + suit for number in range(13)] for suit in range(4))
    return any(game.find_cards(seat, suit) is not None for suit in suits)
