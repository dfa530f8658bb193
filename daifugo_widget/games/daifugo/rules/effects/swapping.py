"""Effects by which hands give cards and get others back."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import RED, put
from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..numbers import ByNumber
from .common import neighbours, right_is_back, still_in, strongest

OWN, THEIRS = "own", "theirs"


@rule("red-five", en="Red five", ja="赤い5", ko="빨간 5", fame="once", tastes=("chaos",))
class RedFive(ByNumber):
    """A single red 5 shuffles its player's hand with an opponent's and deals half to each."""

    number = "5"
    exactly = 1

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.size == 1 and super().concerns(rules, play) and bool(play.cards & RED)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.is_live(seat):
            game.owe(Ask(self.id, seat, "seat"))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat != CHANCE:
            self._shuffle(game, ask.seat, answer.value)
        elif ask.barred:
            game.deal_again(self, {ask.detail: ask.barred, ask.to: answer.value})
        else:
            pool, dealt = ask.pool or 0, answer.value
            rest = pool.bit_count() - ask.low
            game.owe(Ask(self.id, CHANCE, "cards", rest, rest, ask.detail, dealt, ask.to, pool))

    def _shuffle(self, game: Change, seat: int, other: int) -> None:
        own, theirs = game.hands[seat], game.hands[other]
        both = put(own, theirs)
        share = (both.bit_count() + (own.bit_count() > theirs.bit_count())) // 2
        game.owe(Ask(self.id, CHANCE, "cards", share, share, seat, detail=other, pool=both))

    note = _(
        "Both get the same number of cards; an odd card goes to the one who had more. "
        "Nothing happens when the 5 was the last card."
    )
    lore = _("Keep it for a bad hand: with good cards you only share them.")
    says = {"ask": _("Whose hand is shuffled together with yours?")}
    example = """
        hands  5h3c4d / 2cKsQhJd / 6s8s
        a 5h > b ~ 3cKs2c ~ 4dJdQh    # a and b get three cards each from both hands.
        = hand a 3cKs2c, hand b 4dJdQh, turn b
    """


@rule(
    "kings-privilege",
    en="King's privilege",
    ja="王の特権",
    ko="왕의 특권",
    uncovers=True,
    fame="some",
    tastes=("chaos", "politics"),
)
class KingsPrivilege(ByNumber):
    """Three Ks swap their player's whole hand with that of the left or the right neighbour."""

    partner = option(
        default="neighbour",
        label=_("Hands are swapped with"),
        words={"neighbour": _("a neighbour"), "anyone": _("anybody")},
    )

    number = "K"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.hands[seat]:
            near = neighbours(game, seat) if self.partner == "neighbour" else None
            game.owe(Ask(self.id, seat, "seat", among=near))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            seat, pair = ask.detail
            game.learn(seat, answer.value)
            if game.ask is None or game.ask.rule != self.id:
                game.swap(self, *pair)
            return
        seat, other = pair = ask.seat, answer.value
        unseen = [
            game.owe_hand(self, seat, other, rest=pair),
            game.owe_hand(self, other, seat, rest=pair),
        ]
        if not any(unseen):
            game.swap(self, seat, other)

    note = _("Nothing happens when the Ks were the last cards.")
    lore = _(
        "The worse your position, the more it is worth: never feel safe with two cards left "
        "beside somebody who has been saving kings."
    )
    says = {"ask": _("With whom do you swap hands?")}
    worded = {
        "partner=anyone": _(
            "Three Ks swap their player's whole hand with that of any other player."
        )
    }
    example = """
        hands  KcKdKh3c4d / 9cTd / 5sQs2h / AsX
        a KcKdKh > d    # a takes d's hand and leaves 3 and 4.
        = hand a AsX, hand d 3c4d, turn b
    """


@rule(
    "king-pastor",
    en="King, the pastor",
    ja="キング牧師",
    ko="킹 목사",
    fame="some",
    tastes=("chaos", "memory"),
)
class KingPastor(ByNumber):
    """A K makes everybody pass a card face down to the next player, all at once."""

    per_card = option(False, True, default=False, label=_("As many cards as Ks, to the right"))

    number = "K"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask all who hold cards, from the player of the Ks on; each passes to the next of them."""
        count = self._count(game, play) if self.per_card else 1
        everybody = still_in(game, (seat, *game.others(seat)))
        givers = [giver for giver in everybody if game.hands[giver]]
        back = self.per_card and right_is_back(game)
        takers = givers[-1:] + givers[:-1] if back else givers[1:] + givers[:1]
        for giver, taker in zip(givers, takers, strict=True):
            if giver != taker:
                game.owe(Ask(self.id, giver, "cards", count, count, taker))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        """Lay the cards aside; hand all over once everybody has chosen."""
        game.set_aside(self, ask.seat, ask.to, answer.value)
        if game.ask is None or game.ask.rule != self.id:
            game.hand_over(self)

    note = _(
        "Everybody chooses before anybody looks at what came. Players who are out take no part. "
        "Some tables pass as many cards as Ks were played, to the right."
    )
    lore = _(
        "*Kingu bokushi*, “Pastor King”, is what Martin Luther King is called in Japan. You "
        "know what you gave: remember it, for now you know a card in your neighbour's hand."
    )
    says = {"ask": _("Choose {high} cards for {to}."), "ask-one": _("Choose a card for {to}.")}
    worded = {
        "per_card=true": _(
            "Ks make everybody pass as many cards face down to the right, all at once."
        )
    }
    example = """
        hands  Kc3cAs / 4d9c / 5sQs
        a Kc > 3c  b > 4d  c > 5s    # Everybody passes on a weak card.
        = hand a 5sAs, hand b 3c9c, hand c 4dQs, turn b
    """


@rule("black-market", en="Black market", ja="闇市", ko="암시장", fame="some", tastes=("politics",))
class BlackMarket(ByNumber):
    """Three As trade any two cards for the two strongest of a chosen player."""

    number = "A"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.hands[seat]:
            game.owe(Ask(self.id, seat, "seat"))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        if ask.what == "seat":
            return [Answer(seat) for seat in game.others(ask.seat)]
        if ask.detail == THEIRS:
            return strongest(game, ask)
        return game.card_answers(ask, game.playable_cards(ask.seat))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.what == "seat":
            other = answer.value
            game.owe(Ask(self.id, ask.seat, "cards", 2, 2, other, detail=OWN))
            game.owe(Ask(self.id, other, "cards", 2, 2, ask.seat, detail=THEIRS))
            return
        game.set_aside(self, ask.seat, ask.to, answer.value)
        if ask.detail == THEIRS:
            game.hand_over(self)

    note = _(
        "A player with only one card gives that one. "
        "Nobody goes out by the trade, and nothing happens when the As were the last cards."
    )
    lore = _(
        "It is the exchange of a daifugo, in the middle of a game and with a victim of your "
        "choice. Name the player who has not yet played a 2."
    )
    says = {
        "ask-seat": _("With whom do you trade?"),
        "ask-own": _("Choose {high} cards for {to}."),
        "ask-own-one": _("Choose a card for {to}."),
        "ask-theirs": _("Give {to} your {high} strongest cards."),
        "ask-theirs-one": _("Give {to} your last card."),
    }
    example = """
        hands  AcAdAh3c4dKs / 9c2dX / 5sQs
        a AcAdAh > b > 3c4d
        b > 2dX     # a gets b's two strongest cards for a 3 and a 4.
        = hand a Ks2dX, hand b 3c4d9c, turn b
    """
