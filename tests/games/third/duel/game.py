"""One deal of Duel: from the first lead to the last of six tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Self, SupportsIndex

from daifugo_widget.core.cards import KNOWN, bits, blank, blanks, pretty, put, take
from daifugo_widget.core.cards import card_number as number_of
from daifugo_widget.core.game.card_game import CardGame, check_eye
from daifugo_widget.core.game.moves import Answer, Ask, Call, Move, Pass, no_move
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.words.text import Text

from .rules import DECK, PLAYER_COUNT, DuelRuleSet, FollowSuit, suit_of

SIZE = 6
"""How many cards each player is dealt."""
PLAYS = {1 << bit: Play.of(1 << bit, "card", number_of(bit)) for bit in bits(DECK)}
"""The play of each card: one card is all that is ever played at once."""

NO_PASS = Text("Nobody passes here.", "ここではパスできません。", "여기서는 패스할 수 없습니다.")
ONE_CARD = Text("Play one card.", "1枚だけ出してください。", "한 장만 내 주세요.")
FOLLOW = Text(
    "Follow suit: play one of {cards}.",
    "マークをそろえます。{cards}から1枚出してください。",
    "무늬를 따라 내세요. {cards} 중 한 장입니다.",
)


class Duel(CardGame):
    """A position: ``taken`` counts the tricks of each seat, ``last`` is the latest one taken.

    ``gone`` are the cards of all tricks taken, ``aside`` those that nobody was dealt.
    """

    rules: DuelRuleSet

    def __init__(self, rules: DuelRuleSet, hands: Sequence[int], aside: int, dealer: int) -> None:
        self.rules, self.hands, self.aside, self.dealer = rules, tuple(hands), aside, dealer
        self.seats = tuple(range(PLAYER_COUNT))
        self.turn = other(dealer)
        self.trick: tuple[Laid, ...] = ()
        self.last: tuple[Laid, ...] = ()
        self.taken, self.gone = (0,) * PLAYER_COUNT, 0
        self.agenda, self.over, self.events = (), False, ()
        self.tell("lead", self.turn)

    # --- reading ---------------------------------------------------------------------------------

    def all_cards(self) -> int:
        cards = self.aside | self.gone | _cards_of(self.trick)
        for hand in self.hands:
            cards = put(cards, hand)
        return cards

    def seen_by(self, seat: SupportsIndex) -> Self:
        seat = check_eye(seat)
        seen = self.copy()
        seen.hands = tuple(
            hand if own == seat else blank(hand.bit_count()) for own, hand in enumerate(self.hands)
        )
        seen.aside = blank(self.aside.bit_count())
        return seen

    @property
    def led(self) -> int | None:
        """The suit of the card led, None before it."""
        return suit_of(self.trick[0].play) if self.trick else None

    def may_hold(self, seat: int) -> int:
        """Return the cards that a seat has, or can have if its hand is not seen."""
        hand = self.hands[seat]
        return hand | DECK & ~self.all_cards() if blanks(hand) else hand

    def wins(self, play: Play) -> bool:
        """Return whether a card would be the strongest of the trick so far."""
        laid = Laid(self.turn, play)
        return self.rules.strongest((*self.trick, laid)) is laid

    # --- what may be done ------------------------------------------------------------------------

    def plays(self) -> list[Play]:
        return [] if self.over else [PLAYS[1 << bit] for bit in bits(self._playable_cards())]

    def moves(self) -> list[Move]:
        return [*self.plays()]

    def _playable_cards(self) -> int:
        held = self.may_hold(self.turn) & KNOWN
        return self.rules[FollowSuit].playable_cards(held, self.hands[self.turn] & KNOWN, self.led)

    def why_not(self, seat: int, move: object) -> Refusal | None:
        if self.over:
            return plain("over")
        if isinstance(move, Call):
            return plain("no-call")
        if seat != self.turn:
            return plain("not-your-turn")
        if isinstance(move, Answer):
            return plain("no-choice")
        if isinstance(move, Pass):
            return Refusal("may-not-pass", 0, NO_PASS)
        assert isinstance(move, Play)
        return self._why_not_play(move)

    def _why_not_play(self, play: Play) -> Refusal | None:
        card, allowed = play.cards, self._playable_cards()
        if PLAYS.get(card) != play:
            return Refusal("not-a-play", card, ONE_CARD)
        if not card & self.may_hold(self.turn):
            return plain("not-held", card)
        follow = Refusal("follow-suit", card, FOLLOW, {"cards": pretty(allowed)})
        return None if card & allowed else follow

    def step(self, move: object, seat: int | None = None) -> Self:
        if not isinstance(move, Play):
            raise no_move(move)
        new = self.copy()
        new.events = ()
        new._lay(move)
        return new

    # A game without choices has no answers.

    def answers(self, ask: Ask) -> Iterator[Answer]:
        return iter(())

    def is_open(self, ask: Ask, answer: Answer) -> bool:
        return False

    # --- one step, on the copy that it made ------------------------------------------------------

    def _lay(self, play: Play) -> None:
        seat = self.turn
        self.hands = _with_value(self.hands, seat, take(self.hands[seat], play.cards))
        self.trick += (Laid(seat, play),)
        self.turn = other(seat)
        self.tell("play", seat, play.cards, value=play)
        if len(self.trick) == PLAYER_COUNT:
            self._take_trick()

    def _take_trick(self) -> None:
        best = self.rules.strongest(self.trick)
        cards, ruffed = _cards_of(self.trick), suit_of(best.play) != self.led
        self.last, self.trick, self.gone = self.trick, (), self.gone | cards
        self.taken = _with_value(self.taken, best.seat, self.taken[best.seat] + 1)
        self.turn = best.seat
        self.tell("take-trick", best.seat, cards, rule="trumps" if ruffed else "")
        if any(self.hands):
            self.tell("lead", best.seat)
        else:
            self.over = True
            self.tell("over")


def other(seat: int) -> int:
    """Return the other of the two seats."""
    return 1 - seat


def deal(rules: DuelRuleSet, players: int, rng: Random, dealer: int = 1, size: int = SIZE) -> Duel:
    """Deal a game; the player who does not deal leads. Raises `RuleError` unless two play."""
    rules.check_players(players)
    cards = [1 << bit for bit in bits(DECK)]
    rng.shuffle(cards)
    hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(PLAYER_COUNT)]
    return Duel(rules, hands, sum(cards[PLAYER_COUNT * size :]), dealer)


def _with_value(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _cards_of(trick: Sequence[Laid]) -> int:
    return sum(laid.play.cards for laid in trick)
