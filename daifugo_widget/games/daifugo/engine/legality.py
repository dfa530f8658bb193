"""What may be done in a position: the moves that are open, and why others are refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TYPE_CHECKING, Self, cast

from daifugo_widget.core.cards import (
    KNOWN,
    bit_at,
    blanks,
    choices,
    code,
    codes,
    is_free_choice,
    pick,
)
from daifugo_widget.core.game.moves import CHANCE, PASS, Answer, Ask, Call, Move, Pass
from daifugo_widget.core.game.plays import Listing, Play
from daifugo_widget.core.game.refusal import Refusal, plain, wrong_cards, wrong_number

from .plays.play_runs import lowest, strongest
from .refusals import (
    NO_MOVE,
    closed_trick,
    follow_as_many,
    is_above,
    no_play,
    not_stronger,
    overlapping,
    wrong_gap,
    wrong_kind,
)
from .verbs import Verbs

if TYPE_CHECKING:
    from .game import Game
    from .rule import Rule


@lru_cache(1 << 12)
def _ways(held: int, sizes: range) -> tuple[int, ...]:
    """Return how many choices of cards there are of the first size, the first two, and so on."""
    return tuple(accumulate(comb(held, size) for size in sizes))


class Legality(Verbs):
    """A game as seen by those about to act: moves, answers, calls and refusals."""

    # --- what is open ----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return every legal move of the seat that has to act, calls left out."""
        if self.over:
            return []
        if ask := self.ask:
            return list(self.answers(ask))
        plays = self.plays()
        return list(plays) if self.may_not_pass() else [PASS, *plays]

    def plays(self, special: bool = True) -> Listing:
        """List the legal plays of the seat whose turn it is, or those of the usual kinds.

        The list is ``cut`` if there are too many to list; `is_legal` is exact all the same. While a
        choice is owed, these are the plays that could be made if it were not; `moves` lists none.
        """
        return self._plays_from(self.hands[self.turn], special)

    def plays_of(self, cards: int) -> list[Play]:
        """Return every legal play of exactly these cards, which the seat to act has to hold."""
        if blanks(self.hands[self.turn]):
            return self.holding(cards).plays()
        return [play for play in self._plays_from(cards) if play.cards == cards]

    def _plays_from(self, hand: int, special: bool = True) -> Listing:
        """List the legal plays that are made of the cards of a hand, and of any by other rules."""
        rules, game = self.rules, cast("Game", self)
        if rules.hooks["may_play"] and self.may_not_play(self.turn):
            return Listing()
        unseen = hand > KNOWN
        hand = self.playable_cards(self.turn) if unseen else hand
        order = rules.order(self.marks)
        if not self.trick:
            listed = rules.forms.lead(hand, order)
        elif self.closed:
            listed = Listing()
        else:
            listed = rules.forms.follow(hand, self.trick[-1].play, order)
        found: list[Play] = listed
        for name, value in self.marks if found else ():
            veto = rules.vetoes.get(name)
            if veto:
                found = [play for play in found if veto.allows(game, play, value) is None]
        if found and self.trick and not rules.forms.wild.choose_number:
            found = strongest(found, order)
        if self.trick and special and (extra := self._extra(self.turn)):
            cards = {play.cards for play in extra if play.rule not in rules.layers}
            found = [*(play for play in found if play.cards not in cards), *extra]
        if unseen:
            held = (self.find_cards(self.turn, codes(play.cards)) for play in found)
            pairs = zip(found, held, strict=True)
            found = [play._replace(cards=cards) for play, cards in pairs if cards is not None]
            found = list(dict.fromkeys(found))
        return Listing.of(found, listed.cut)

    def stuck(self) -> Refusal | None:
        """Return why the seat whose turn it is can neither pass nor play; None if it can.

        Only marks can forbid every play: a position may be laid out with any.
        """
        vetoes = [self.rules.vetoes[name] for name, _ in self.marks if name in self.rules.vetoes]
        if self.over or self.ask or not vetoes or not self.may_not_pass() or self.plays():
            return None
        cards = self.playable_cards(self.turn)
        usual = self.rules.forms.lead(cards, self.order) if not self.trick else []
        return next(filter(None, map(self._veto, usual)), None) or self.may_not_pass()

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
        acting = acting_extras(self)
        if not acting:
            return []
        hand, game = self.playable_cards(seat), cast("Game", self)
        return [
            play
            for rule, cards, least in acting
            if (hand & cards).bit_count() >= least
            for play in rule.extra(game, seat)
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
            if refusal := rule.may_play(cast("Game", self), seat):
                return refusal
        return None

    def may_not_pass(self) -> Refusal | None:
        """Return why the seat whose turn it is may not pass, or None."""
        if self.trick:
            return self._must_follow() if self.rules.hooks["must_follow"] else None
        if self.may_not_play(self.turn):
            return None
        for rule in self.rules.hooks["must_lead"]:
            if refusal := rule.must_lead(cast("Game", self)):
                return refusal
        return None

    def _must_follow(self) -> Refusal | None:
        """Return why the seat whose turn it is has to follow, if it is seen to be able to."""
        if self.hands[self.turn] > KNOWN or not self.plays():
            return None
        for rule in self.rules.hooks["must_follow"]:
            if refusal := rule.must_follow(cast("Game", self)):
                return refusal
        return None

    @property
    def has_calls(self) -> bool:
        return bool(self.rules.hooks["calls"])

    def calls(self, seat: int) -> list[Call]:
        rules, game = self.rules.hooks["calls"], cast("Game", self)
        return [Call(rule.id) for rule in rules if not self.over and seat in rule.calls(game)]

    def own_calls(self, seat: int) -> list[Call]:
        return [call for call in self.calls(seat) if not self.rules[call.rule].referee]

    def invites_call(self, seat: int) -> bool:
        calls = self.calls(seat)
        return bool(calls) and (self.doubtful is not None or bool(self.own_calls(seat)))

    def answers(self, ask: Ask) -> Iterator[Answer]:
        if self._is_ruled(ask):
            yield from self.rules[ask.rule].answers(cast("Game", self), ask)
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
            yield from rule.honest(cast("Game", self), ask)
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

    # --- why not ---------------------------------------------------------------------------------

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if self.over:
            return plain("over")
        if isinstance(move, Call):
            return None if move in self.calls(seat) else plain("no-call")
        if seat != self.actor:
            return None if self._tolerates(seat, move) else plain("not-your-turn")
        if isinstance(move, Answer):
            return self._why_not_answer(move)
        if refused := self.not_to_play(seat):
            return refused
        if isinstance(move, Pass):
            return self.may_not_pass()
        is_play = isinstance(move, Play)
        return self._why_not_play(move) if is_play else Refusal("not-a-play", 0, NO_MOVE)

    def not_to_play(self, seat: int) -> Refusal | None:
        """Return why it is not for a seat to play or pass now, or None if it is."""
        if seat != self.actor:
            return plain("not-your-turn")
        return plain("choice-owed")._replace(rule=self.ask.rule) if self.ask else None

    def _why_not_answer(self, answer: Answer) -> Refusal | None:
        ask = self.ask
        if ask is None:
            return plain("no-choice")
        if self.is_open(ask, answer):
            return None
        if ask.what == "cards" and ask.pool is None and not self.holds(ask.seat, answer.value):
            return self.not_held(ask.seat, codes(answer.value))
        return self._wrong_answer(ask, answer)

    def _wrong_answer(self, ask: Ask, answer: Answer) -> Refusal:
        """Return the refusal of an answer: which cards are wrong, or that their number is."""
        if ask.what != "cards":
            return plain("wrong-answer")._replace(reason=ask.rule)
        open_answers = [other.value for other in self.answers(ask)]
        known = {card for cards in open_answers for card in codes(cards)}
        others = not known.issuperset(codes(answer.value))
        if open_answers and (others or not is_free_choice(open_answers)):
            return wrong_cards(ask.rule, answer.value, open_answers)
        if not ask.low <= answer.value.bit_count() <= ask.high:
            return wrong_number(ask.rule, answer.value, ask.low, ask.high)
        return plain("wrong-answer", answer.value)._replace(reason=ask.rule)

    def not_held(self, seat: int, wanted: Iterable[int]) -> Refusal:
        """Return the refusal of cards that a seat does not hold, naming those alone."""
        held, lacking = codes(self.playable_cards(seat)), []
        for card in wanted:
            if card in held:
                held.remove(card)
            else:
                lacking.append(card)
        return plain("not-held", pick(lacking or wanted, KNOWN) or 0)

    def no_play(self, cards: int) -> Refusal:
        """Return the refusal of cards that do not go together, and say what does."""
        adding = {rule.id: rule.short_names for rule in self.rules.hooks["kinds"]}
        forms = {id: name for id, name in adding.items() if id != "groups"}
        stairs = self.rules.get("stairs")
        return no_play(cards, forms, stairs.minimum if stairs else 0)

    def _why_not_play(self, play: Play) -> Refusal | None:
        if not self.holds(self.turn, play.cards):
            return self.not_held(self.turn, codes(play.cards))
        if play in self.plays_of(play.cards):
            return None
        if refusal := self.may_not_play(self.turn):
            return refusal
        if play not in self.readings(play.cards):
            return self.no_play(play.cards)
        if self._tolerates(self.turn, play):
            return None
        claimed = self._veto(play, self.rules.claiming) if self.is_claimed() else None
        found = claimed or self._why_not_follow(play) or self._veto(play)
        return found or self.no_play(play.cards)

    def _tolerates(self, seat: int, move: Move) -> bool:
        """Return whether the table lets a move happen although the rules of play refuse it."""
        rules = self.rules.hooks["tolerates"]
        return any(rule.tolerates(cast("Game", self), seat, move) for rule in rules)

    def _why_not_follow(self, play: Play) -> Refusal | None:
        if not self.trick:
            return None
        top = self.trick[-1].play
        if self.closed:
            return closed_trick(self.closed, is_left_to_special(self), play.cards, top)
        if play.size != top.size:
            return follow_as_many(play.cards, top, self.rules.get(top.kind))
        if play.kind != top.kind:
            return wrong_kind(play, top, self.rules.get(top.kind))
        order = self.order
        if play in self.rules.forms.follow(play.cards, top, order):
            return None
        if play.kind == "group" or lowest(play, order) <= lowest(top, order):
            return self._not_stronger(play, top)
        form = self.rules.get(play.kind)
        if play.step != top.step and getattr(form, "follow_gap", "same") == "same":
            return wrong_gap(play.cards, top)
        return overlapping(play, top, getattr(form, "follow", ""))

    def _not_stronger(self, play: Play, top: Play) -> Refusal:
        """Return the refusal of a play that does not beat the latest, with any unusual reason."""
        ordinary = self.rules.order(())
        refusal = not_stronger(play, top, self.order, ordinary, self._turned_by(play, top))
        for rule in self.rules.hooks["weaker"] if play.kind == "group" else ():
            if phrase := rule.weaker(self.order, play, top):
                return refusal._replace(phrase=phrase, rule=rule.id)
        return refusal

    def _turned_by(self, play: Play, top: Play) -> str:
        """Return a rule in force without which a play would beat the latest, "" for none."""
        for mark in self.marks:
            order = self.rules.order(tuple(other for other in self.marks if other != mark))
            if is_above(play, top, order):
                return mark[0]
        return ""

    def _veto(self, play: Play, by: Collection[str] = ()) -> Refusal | None:
        """Return why the marks in force, or only those of some rules, forbid a play."""
        for name, value in self.marks:
            veto = self.rules.vetoes.get(name) if not by or name in by else None
            refusal = veto.allows(cast("Game", self), play, value) if veto else None
            if refusal:
                return refusal
        return None

    def readings(self, cards: int) -> list[Play]:
        """Return the plays that exactly these cards can make, special plays last."""
        extra = [play for play in self._extra(self.turn) if play.cards == cards]
        found = self.rules.forms.readings(cards, self.order)
        if self.trick and self.rules.forms.wild.suit == "auto":
            following = self.rules.forms.follow(cards, self.trick[-1].play, self.order)
            found = [play for play in following if play.cards == cards] or found
        return found + extra


def acting_extras(game: Legality) -> tuple[tuple[Rule, int, int], ...]:
    """Return the rules that may now allow more than the usual plays, with what they need."""
    rules = game.rules
    if not game.trick or (game.closed and rules[game.closed].closes == "all"):
        return ()
    acting = rules.extras_on(game.trick[-1].play)
    if acting and game.marks and game.is_claimed():
        return tuple(one for one in acting if one[0].claims_trick)
    return acting


def is_left_to_special(game: Legality) -> bool:
    """Return whether special plays may still follow in a trick that is closed to all others.

    A play that closes a trick to the usual plays alone does not follow another of its kind.
    """
    return any(rule.closes == "all" for rule, *_ in acting_extras(game))
