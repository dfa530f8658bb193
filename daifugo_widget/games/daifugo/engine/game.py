"""One game: a position that never changes, which moves are open, and the step to the next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TYPE_CHECKING, ClassVar, Self, SupportsIndex

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import (
    KNOWN,
    bit_at,
    blanks,
    choices,
    code,
    codes,
    pick,
)
from daifugo_widget.core.game.moves import CHANCE, PASS, Answer, Ask, Call, Move
from daifugo_widget.core.game.plays import Play, is_cut, list_plays
from daifugo_widget.core.game.refusal import Refusal

from . import legality
from .plays.play_runs import strongest
from .state import State
from .views import view

if TYPE_CHECKING:
    from .change import Change


@lru_cache(1 << 12)
def _ways(held: int, sizes: range) -> tuple[int, ...]:
    """Return how many choices of cards there are of the first size, the first two, and so on."""
    return tuple(accumulate(comb(held, size) for size in sizes))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A position of one deal, with the moves that may be made in it.

    A game never changes: `step`, `move`, `begin`, `holding` and `seen_by` return a new one, whose
    ``events`` are what the step told. What a step does is done to a `Change`, a copy that the step
    hands to the hooks of rules: those that only read are typed to get a `Game`.

    Its fields are in `StateFields`, what can be read from them in `State`; `legality` says why a
    move is refused.

    >>> game = Record.parse("hands 3c8c / 3d9s").history().now.game
    >>> game.moves()
    [<Play 3c>, <Play 8c>]
    >>> after = game.move(game.moves()[1])
    >>> after
    <Game base: 3c / 3d9s, b to act>
    >>> [event.verb for event in after.events]
    ['play']
    """

    __slots__ = ()

    change: ClassVar[type[Change]]  # set by the package, as its module builds on this one

    # --- what is open ----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return every legal move of the seat that has to act, calls left out."""
        if self.over:
            return []
        if self.agenda and (ask := self.ask):
            return list(self.answers(ask))
        plays = self._plays_from(self.hands[self.turn])
        return list(plays) if self.may_not_pass() else [PASS, *plays]

    def plays(self, special: bool = True) -> list[Play]:
        """List the legal plays of the seat whose turn it is, or those of the usual kinds.

        Of too many it is an `Excerpt`; `is_legal` is exact all the same. While a choice is owed,
        these are the plays that could be made if it were not; `moves` lists none.
        """
        return self._plays_from(self.hands[self.turn], special)

    def plays_of(self, cards: int) -> list[Play]:
        """Return every legal play of exactly these cards, which the seat to act has to hold."""
        if blanks(self.hands[self.turn]):
            return self.holding(cards).plays()
        return [play for play in self._plays_from(cards) if play.cards == cards]

    def _plays_from(self, hand: int, special: bool = True) -> list[Play]:
        """List the legal plays that are made of the cards of a hand, and of any by other rules."""
        rules = self.rules
        if rules.hooks["may_play"] and self.may_not_play(self.turn):
            return []
        unseen = hand > KNOWN
        hand = self.playable_cards(self.turn) if unseen else hand
        order = rules.order(self.marks)
        if not self.trick:
            listed = rules.forms.lead(hand, order)
        elif self.closed:
            listed = []
        else:
            listed = rules.forms.follow(hand, self.trick[-1].play, order)
        found: list[Play] = listed
        for name, value in self.marks if found else ():
            veto = rules.vetoes.get(name)
            if veto:
                found = [play for play in found if veto.allows(self, play, value) is None]
        if found and self.trick and not rules.forms.wild.choose_number:
            found = strongest(found, order)
        acting = rules.hooks["extra"] and self.trick and special
        if acting and (extra := self._extra(self.turn)):
            cards = {play.cards for play in extra if play.rule not in rules.layers}
            found = [*(play for play in found if play.cards not in cards), *extra]
        if unseen:
            held = (self.find_cards(self.turn, codes(play.cards)) for play in found)
            pairs = zip(found, held, strict=True)
            found = [play._replace(cards=cards) for play, cards in pairs if cards is not None]
            found = list(dict.fromkeys(found))
        return found if found is listed else list_plays(found, is_cut(listed))

    def stuck(self) -> Refusal | None:
        """Return why the seat whose turn it is can neither pass nor play; None if it can.

        Only marks can forbid every play: a position may be laid out with any.
        """
        vetoes = [self.rules.vetoes[name] for name, _ in self.marks if name in self.rules.vetoes]
        if self.over or self.ask or not vetoes or not self.may_not_pass() or self.plays():
            return None
        cards = self.playable_cards(self.turn)
        usual = self.rules.forms.lead(cards, self.order) if not self.trick else []
        refused = (legality.veto(self, play) for play in usual)
        return next(filter(None, refused), None) or self.may_not_pass()

    def is_legal(self, play: Play) -> bool:
        """Return whether the seat whose turn it is may make a play."""
        return self.holds(self.turn, play.cards) and play in self.plays_of(play.cards)

    def holding(self, cards: int) -> Self:
        """Return the game as if the seat whose turn it is held these cards only.

        An unseen hand may be so many different cards that its plays are better not listed.
        """
        other, seat = self.copy(), self.turn
        other.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])
        return other

    def _extra(self, seat: int) -> list[Play]:
        """Return the plays that rules allow on the play to beat besides the usual ones."""
        acting = legality.acting_extras(self)
        if not acting:
            return []
        hand = self.playable_cards(seat)
        return [
            play
            for rule, cards, least in acting
            if (hand & cards).bit_count() >= least
            for play in rule.extra(self, seat)
        ]

    def playable_cards(self, seat: int) -> int:
        """Return the cards that a seat can play from; for unseen ones, all that they could be."""
        hand = self.hands[seat]
        if hand <= KNOWN:
            return hand
        return self.deck & ~self.cards_known_to(seat) | hand & KNOWN

    def holds(self, seat: int, cards: int) -> bool:
        """Return whether a seat holds these cards or copies of them; unseen cards may be any."""
        if self.hands[seat] & cards == cards:
            return True
        return self.find_cards(seat, codes(cards)) is not None

    def may_not_play(self, seat: int) -> Refusal | None:
        """Return why a seat may not play at all now, or None."""
        for rule in self.rules.hooks["may_play"]:
            if refusal := rule.may_play(self, seat):
                return refusal
        return None

    def may_not_pass(self) -> Refusal | None:
        """Return why the seat whose turn it is may not pass, or None."""
        if self.trick:
            return self._must_follow() if self.rules.hooks["must_follow"] else None
        if self.may_not_play(self.turn):
            return None
        for rule in self.rules.hooks["must_lead"]:
            if refusal := rule.must_lead(self):
                return refusal
        return None

    def _must_follow(self) -> Refusal | None:
        """Return why the seat whose turn it is has to follow, if it is seen to be able to."""
        if self.hands[self.turn] > KNOWN or not self.plays():
            return None
        for rule in self.rules.hooks["must_follow"]:
            if refusal := rule.must_follow(self):
                return refusal
        return None

    @property
    def has_calls(self) -> bool:
        return bool(self.rules.hooks["calls"])

    def calls(self, seat: int) -> list[Call]:
        rules = self.rules.hooks["calls"]
        return [Call(rule.id) for rule in rules if not self.over and seat in rule.calls(self)]

    def own_calls(self, seat: int) -> list[Call]:
        return [call for call in self.calls(seat) if not self.rules[call.rule].referee]

    def invites_call(self, seat: int) -> bool:
        calls = self.calls(seat)
        return bool(calls) and (self.doubtful is not None or bool(self.own_calls(seat)))

    def answers(self, ask: Ask) -> Iterator[Answer]:
        if self._is_ruled(ask):
            yield from self.rules[ask.rule].answers(self, ask)
        elif ask.what == "yes":
            yield from (Answer(True), Answer(False))
        elif ask.among is not None:
            yield from map(Answer, dict.fromkeys(ask.among))
        elif ask.what == "seat":
            yield from (Answer(seat) for seat in self.others(ask.seat))
        else:
            yield from self.card_answers(ask, self.pool_of(ask))

    def honest_answers(self, ask: Ask) -> Iterator[Answer]:
        """Yield the open answers to a choice that do not cheat."""
        rule = self.rules[ask.rule]
        if hasattr(rule, "honest"):
            yield from rule.honest(self, ask)
        else:
            yield from self.answers(ask)

    def _is_ruled(self, ask: Ask) -> bool:
        """Return whether the rule that asks says what is open; chance draws from the whole pool."""
        drawn = ask.seat == CHANCE and ask.what == "cards"
        return hasattr(self.rules[ask.rule], "answers") and not drawn

    def pool_of(self, ask: Ask) -> int:
        """Return the cards that may be chosen; for unseen ones, all that they could be.

        Barred cards are left out.
        """
        if ask.pool is None:
            return self.playable_cards(ask.seat) & ~ask.barred
        if not blanks(ask.pool):
            return ask.pool & ~ask.barred
        free = self.deck & ~self.cards_known_to(ask.seat)
        return (free | ask.pool & KNOWN) & ~ask.barred

    def card_answers(self, ask: Ask, pool: int) -> Iterator[Answer]:
        """Yield each choice of cards from a pool, copies of a card counting as one."""
        unseen = ask.pool is None and blanks(self.hands[ask.seat])
        for count in range(ask.low, ask.high + 1):
            for cards in choices(pool, count):
                held = self.find_cards(ask.seat, codes(cards)) if unseen else cards
                if held is not None:
                    yield Answer(held)

    def free_cards(self, ask: Ask) -> int:
        free = ask.what == "cards" and not hasattr(self.rules[ask.rule], "answers")
        return self.pool_of(ask) if free else 0

    def any_answer(self, ask: Ask, rng: Random) -> Answer:
        """Draw one of the open answers, each equally likely, without listing them."""
        if ask.what != "cards" or self._is_ruled(ask):
            return rng.choice(list(self.answers(ask)))
        pool = self.pool_of(ask)
        held, sizes = pool.bit_count(), range(ask.low, ask.high + 1)
        (size,) = rng.choices(sizes, cum_weights=_ways(held, sizes))
        drawn = (code(bit_at(pool, place)) for place in rng.sample(range(held), size))
        return Answer(pick(drawn, pool))

    def is_open(self, ask: Ask, answer: Answer) -> bool:
        """Return whether an answer is open, without listing every choice of cards if all are."""
        if isinstance(ask.detail, Ask) and self.is_hidden(ask):
            return self.is_open(ask.detail, answer)
        if ask.what != "cards" or self._is_ruled(ask):
            return answer in self.answers(ask)
        cards = answer.value
        if type(cards) is not int or cards < 0 or cards & ask.barred & KNOWN:
            return False
        if not ask.low <= cards.bit_count() <= ask.high:
            return False
        if ask.pool is not None:
            return not cards & KNOWN & ~self.pool_of(ask)
        return self.holds(ask.seat, cards & KNOWN)

    def is_hidden(self, ask: Ask) -> bool:
        """Return whether the cards that a seat chooses from are unseen, so that they may be any."""
        return bool(blanks(self.hands[ask.seat]) or blanks(ask.pool or 0))

    def readings(self, cards: int) -> list[Play]:
        """Return the plays that exactly these cards can make, special plays last."""
        extra = [play for play in self._extra(self.turn) if play.cards == cards]
        found = self.rules.forms.readings(cards, self.order)
        if self.trick and self.rules.forms.wild.suit == "auto":
            following = self.rules.forms.follow(cards, self.trick[-1].play, self.order)
            found = [play for play in following if play.cards == cards] or found
        return found + extra

    # --- why not ---------------------------------------------------------------------------------

    def why_not(self, seat: int, move: object) -> Refusal | None:
        return legality.why_not(self, seat, move)

    # --- one step --------------------------------------------------------------------------------

    def step(self, move: object, seat: int | None = None) -> Self:
        """Return the game after a move or call that is legal; whether it is, is not checked.

        Raises `TypeError` if it is not a move at all.
        """
        change = self._change()
        change.make(move, seat)
        return change.settle(type(self))

    def begin(self, exchange: bool = True) -> Self:
        """Return the game once its start has run: the exchange is asked for, or somebody leads."""
        change = self._change()
        change.start(exchange)
        return change.settle(type(self))

    def in_motion(self) -> Change:
        """Return a copy that goes on by `Change.make`: many moves in a row cost no more copies."""
        return self._change()

    def _change(self) -> Change:
        """Return a copy for one step to change; own rules use verbs that say what is wrong."""
        if self.rules.has_own:
            from ..own_rules.guarded_verbs import change_with_guards

            return self.recast(change_with_guards(self.change))
        return self.recast(self.change)

    def seen_by(self, seat: SupportsIndex) -> Self:
        """Return the game as a seat knows it, all else blanked; its legal moves are the same."""
        return view(self, seat)
