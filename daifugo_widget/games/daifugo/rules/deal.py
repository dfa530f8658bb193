"""The deck, where cards lie, and how they are dealt, for two and for five too."""

from __future__ import annotations

from typing import Any

from daifugo_widget.core.cards import JOKERS, RANKS, make_deck
from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.dealing import Dealing
from ..engine.rule import Rule, option, rule
from ..engine.rule_set import RuleSet

BY_PLAYERS: dict[Any, Text | str] = {None: _("by the number of players")}
"""The words for an option that goes by how many play."""


@rule("deck", en="Deck", ja="デッキ", ko="덱", frame=True, fame="nearly-every")
class Deck(Rule):
    """Usually the deck has 52 cards and one joker; with many players two or more are mixed."""

    jokers = option(type="int", min=0, max=4, label=_("Jokers in all"), words=BY_PLAYERS)
    decks = option(type="int", min=1, max=4, label=_("Decks"), words=BY_PLAYERS)
    ranks = option(type="ranks", label=_("Numbers in the deck"), words={None: _("all")})

    def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
        """Return the deck: two packs from 7 players up, except with the super table of classes."""
        one_deck = players < 7 or rules.frame.classes.table == "super"
        decks = self.decks or (1 if one_deck else 2)
        jokers = self.jokers if self.jokers is not None else min(decks, 2)
        numbers = [RANKS.index(rank) for rank in self.ranks] if self.ranks else range(13)
        return cards | make_deck(decks, jokers, numbers)

    note = _(
        "Tables play with no joker, with one, with two or with more. "
        "Unless chosen otherwise there is one deck with one joker, and from seven players up "
        "two decks with two jokers; only the super table of classes keeps to one. "
        "A few rules only ever happen with two or three jokers."
    )
    lore = _(
        "More jokers make a wilder game. With seven people or more, one deck gives hands of seven "
        "or eight cards, and the game is over before it has begun; of two decks every card is "
        "there twice."
    )
    example = """
        players  4
        seed     1
        = deck 53      # 52 cards and one joker.
    """


@rule("zones", en="Zones", ja="領域", ko="영역", frame=True, fame="nearly-every")
class Zones(Rule):
    """Hands are hidden, the field is open, and the cards of a flowed trick become discards."""

    discards = option(
        default="hidden",
        label=_("The discards"),
        words={
            "hidden": _("lie face down"),
            "seen-not-searched": _("the trick that flowed last lies face up"),
        },
    )
    out_of_game = option(
        default="hidden",
        label=_("Cards out of the game"),
        words={"hidden": _("lie face down"), "open": _("lie face up")},
    )

    note = _(
        "This is about the pile itself: the story of a game always tells what was played. Nobody "
        "goes through it, but at some tables the cards that flowed last lie face up on it. When a "
        "rule lets a player choose from the discards, that player may look at them."
    )
    lore = _(
        "Some call the discards the graveyard, others the river. An offline meeting says it best: "
        "everybody has seen these cards, they are no secret, but nobody picks up the pile."
    )
    example = """
        hands  3c4c / 5d6d / 7h8h
        a 3c  b 5d
        = top 5d, discards -    # What lies in the field is open to all.
        c -  a -
        = top -, discards 3c5d  # The trick has flowed: its cards are discards now.
    """


@rule(
    "deal-remainder",
    en="Odd cards",
    ja="端数のカード",
    ko="카드의 나머지 처리",
    frame=True,
    helpers=("blind", "share"),
    fame="nearly-every",
)
class DealRemainder(Rule):
    """Left-over cards are dealt on, one each, or set aside."""

    first_game = option(
        default="from-dealer",
        label=_("In the first game"),
        words={"from-dealer": _("one each, from the dealer on"), "blind": _("laid aside unseen")},
    )
    later_games = option(
        default="lowest-class-first",
        label=_("In later games"),
        words={
            "from-dealer": _("one each, from the dealer on"),
            "lowest-class-first": _("one each, lowest class first"),
            "blind": _("laid aside unseen"),
        },
    )
    blind_never_joker = option(True, False, default=True, label=_("A joker is never laid aside"))
    blind_redrawn = option(
        default="set",
        label=_("Cards laid aside are changed"),
        words={"game": _("every game"), "set": _("every set")},
    )

    def blind(self, dealing: Dealing) -> int:
        """Lay the odd cards aside, the same ones for a whole set if they change only with it."""
        if (self.first_game if dealing.first else self.later_games) != "blind":
            return 0
        odd = dealing.deck.bit_count() % dealing.players
        again = dealing.previous & dealing.deck
        if self.blind_redrawn == "set" and not dealing.first and again.bit_count() == odd:
            return again
        free = dealing.deck & ~JOKERS if self.blind_never_joker else dealing.deck
        return dealing.draw(free, odd)

    def share(
        self, deck: list[int], order: list[int], classes: list[int] | None
    ) -> tuple[int, ...]:
        """Deal shuffled cards round from the first seat of ``order``, odd ones as the option says.

        The last seat of ``order`` deals: odd cards that go on from the dealer begin with it.
        ``classes`` are the seats from the lowest class up, None in a first game.
        """
        hands = [0] * len(order)
        each = len(deck) // len(order)
        for at, bit in enumerate(deck[: each * len(order)]):
            hands[order[at % len(order)]] |= 1 << bit
        lowest_first = classes is not None and self.later_games == "lowest-class-first"
        from_dealer = [order[-1], *order[:-1]]
        takers = classes if lowest_first and classes is not None else from_dealer
        for seat, bit in zip(takers, deck[each * len(order) :], strict=False):
            hands[seat] |= 1 << bit
        return tuple(hands)

    note = _(
        "If the odd cards are laid aside, all hands are equal and nobody can be sure which cards "
        "are missing. A joker then usually stays in, and the same cards stay out for a whole set."
    )
    example = """
        players  4
        seed     1
        dealer   d
        = cards a 13, cards b 13, cards c 13, cards d 14
        # 53 cards for four: one is left over, and the dealer d gets it.
    """


NUMBERS = "345JQKA2"
IN_DECK = 7


@rule(
    "two-player",
    en="Two-player game with 33 cards",
    ja="2人用33枚",
    ko="2인 플레이 (33장)",
    seats=2,
    fame="some",
    tastes=("two",),
)
class TwoPlayer(Rule):
    """Two play with 33 cards, 3 4 5 J Q K A 2 and a joker: 13 each, and 7 stay unseen."""

    def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
        return make_deck(1, 1, (RANKS.index(rank) for rank in NUMBERS))

    def lay_aside(self, dealing: Dealing) -> int:
        return dealing.draw(dealing.deck, IN_DECK)

    note = _(
        "Because of the seven unseen cards neither player can work out the other's hand. The "
        "winner is daifugo and the other daihinmin; they exchange two cards before the next game. "
        "The queen cut is usually played with this deck."
    )
    example = """
        players  2
        seed     1
        = deck 33, cards a 13, cards b 13    # 13 cards each; the other 7 lie face down.
    """


SHORT_DECK = "789TJQKA"
RESERVE = 2


@rule(
    "reserve-swap",
    en="Reserve swap (short deck)",
    ja="予備札の交換（短縮デッキ）",
    ko="예비 카드 교환 (축소 덱)",
    stage="next",
    seats=5,
    fame="once",
)
class ReserveSwap(Rule):
    """Five play with 7 up to A; the heimin may swap two cards for two that lie aside unseen."""

    def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
        return make_deck(1, 0, (RANKS.index(rank) for rank in SHORT_DECK))

    def lay_aside(self, dealing: Dealing) -> int:
        return dealing.draw(dealing.deck, RESERVE)

    def on_start(self, game: Change) -> None:
        heimin = game.seat_with("heimin")
        if heimin is not None and game.aside.bit_count() == RESERVE:
            game.owe(Ask(self.id, heimin, "yes"))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            game.fetch(self, ask.to, answer.value)
        elif ask.what == "cards":
            reserve = game.aside
            game.put_away(self, ask.seat, answer.value)
            game.owe(
                Ask(self.id, CHANCE, "cards", RESERVE, RESERVE, ask.seat, pool=reserve), first=True
            )
        elif answer.value:
            game.owe(Ask(self.id, ask.seat, "cards", RESERVE, RESERVE), first=True)

    note = _(
        "The A is the strongest card; there are no 2s and no jokers. In the first game of a set, "
        "when nobody is heimin among other classes, there is no swap. Revolutions are usually on, "
        "and the seats stay as they are."
    )
    says = {
        "ask-yes": _("Swap two cards of your hand for the two in reserve?"),
        "ask": _("Which two cards do you put away?"),
        "button": _("Put {cards} away"),
    }
    example = """
        hands    AcAd7c7d8c8d / 9c9dTcTdJcJd / 7h8hJsQcQdQs / KcKdKs7s8s9s / 9hThTsJhQhKh
        classes  a=daifugo b=fugo c=heimin d=hinmin e=daihinmin
        phase    exchange
        e > QhKh  d > Ks  a > 7c7d  b > 9c
        c > yes > 7h8h ~ AhAs    # c puts two weak cards away and takes the two in reserve.
        = hand c JsQcQdQsAhAs, leads e
    """
