"""How Napoleon is written in a record: the kitty, the adjutant's card, and what is laid away."""

from __future__ import annotations

from collections.abc import Iterator

from daifugo_widget.core.cards import blanks, put, show, show_code, take
from daifugo_widget.core.game.moves import CHANCE, NOBODY, SEATS, Answer
from daifugo_widget.core.records.facts import SEAT, FactKind, Found, seat_of
from daifugo_widget.core.records.fields import read_pile
from daifugo_widget.core.records.header import HeaderLine
from daifugo_widget.core.rules.options import WHOLE

from ..engine.match import TrickMatch
from ..napoleon import Napoleon, NapoleonBid, napoleon_of
from ..napoleon.catalogue import called_jack
from ..napoleon.rules_bidding import Honours
from . import phrases as words
from .facts import shared_facts
from .notation import TrickNotation
from .position import IN_PLAY, Position
from .transcript import TrickTranscript, hands_entry


class NapoleonPosition(Position[Napoleon]):
    """What a header says about a deal of Napoleon."""

    beside = {"away": words.LAID_AWAY, "kitty": words.THE_KITTY}  # noqa: RUF012
    after_bidding = ("turned", "friend", "away", *IN_PLAY)
    # Not "friend": it may be named before the kitty is taken up.
    in_play = ("away", *IN_PLAY)

    def _undealt(self, beside: dict[str, int], in_play: bool) -> int:
        """Return the kitty. Raises `RecordError` if it must have been taken up."""
        if in_play and beside["kitty"]:
            raise self.header["kitty"].error(words.KITTY_TAKEN)
        return beside["kitty"]

    def _with_contract(self, game: Napoleon) -> Napoleon:
        """Return the game with the cards turned up and the friend named."""
        if turned := self.header.get("turned"):
            self._turn_up(game, turned)
        if friend := self.header.get("friend"):
            game = game.step(Answer(self._friend(friend)))
        return game

    def _turn_up(self, game: Napoleon, entry: HeaderLine) -> None:
        """Turn up the kitty cards that made somebody Napoleon.

        Raises `RecordError` if they, or the jacks of their suits, lie elsewhere.
        """
        others = [hand for seat, hand in enumerate(game.hands) if seat != game.declarer]
        for code in self._codes(entry):
            card = 1 << code
            gone = game.kitty and not card & game.kitty and not blanks(game.kitty)
            if gone or any(card & hand for hand in others):
                raise entry.error(words.NOT_IN_KITTY.fill(card=show_code(code)))
            jack = called_jack(card)
            if any(jack & hand for hand in others):
                slots = {"card": show_code(code), "jack": show(jack)}
                raise entry.error(words.JACK_ELSEWHERE.fill(**slots))
            game.turned |= card
            if game.kitty and not card & game.kitty:
                game.kitty = put(take(game.kitty, card), card)

    def _codes(self, entry: HeaderLine) -> list[int]:
        return [code for each in read_pile(entry) for code in each.cards.codes]

    def _friend(self, entry: HeaderLine) -> int:
        codes = self._codes(entry)
        if len(codes) != 1:
            raise entry.error(words.ONE_FRIEND)
        return 1 << codes[0]

    def _before_lead(self, game: Napoleon, beside: dict[str, int], led: bool) -> None:
        """Lay cards away, the honours among them face up."""
        if away := beside["away"]:
            game.away, game.shown = away, game.rules[Honours].among(away)


class NapoleonTranscript(TrickTranscript[Napoleon]):
    """What may be written of Napoleon."""

    def _deal_lines(self, game: Napoleon) -> Iterator[HeaderLine]:
        """Write the hands, and the kitty if it does not follow from them."""
        hands, kitty = _before_kitty(game)
        yield hands_entry(hands)
        usual = game.rules.undealt(game.players)
        if kitty and (game.aside or game.bids or kitty.bit_count() != usual):
            yield HeaderLine("kitty", show(kitty))

    def _decision_lines(self, game: Napoleon) -> Iterator[HeaderLine]:
        """Write the cards turned up, and those that Napoleon has named and laid away."""
        for key, cards in (("turned", game.turned), ("friend", game.friend), ("away", game.away)):
            if cards:
                yield HeaderLine(key, show(cards))

    def disclosures(self, at: int) -> Iterator[tuple[Napoleon, Answer]]:
        """Yield what chance tells the reader of hidden cards: the kitty, or who holds a jack.

        The reader of a seat's record sees what that seat saw then, but not earlier.
        """
        step, after = self.steps[at], self.matches[at + 1].game
        if at < self.hidden or step.move is None or after.owes_telling:
            return
        move = self.answer(at) if isinstance(step.move, Answer) else step.move
        game = self._view_at(at).step(move, step.seat)
        while game.owes_telling:
            answer = self._disclosure(at, game)
            yield game, answer
            game = game.step(answer, CHANCE)

    def _disclosure(self, at: int, game: Napoleon) -> Answer:
        before, after = self.matches[at].game, self.matches[at + 1].game
        if game.ask and game.ask.what == "cards":
            return Answer(before.kitty & ~game.turned)
        holder = after.actor if after.ask and after.ask.rule == "forced-napoleon" else NOBODY
        return Answer(None if holder in (NOBODY, CHANCE) else holder)


def _before_kitty(game: Napoleon) -> tuple[list[int], int]:
    """Return the hands and the kitty, put back if it was taken up and nothing is laid away yet.

    Which cards it had makes no difference: as many are laid away again.
    """
    hands, ask = list(game.hands), game.ask
    if ask is None or ask.rule != "kitty" or ask.seat == CHANCE:
        return hands, game.kitty
    hand = hands[ask.seat]
    bits = [1 << place for place in range(hand.bit_length()) if hand >> place & 1]
    kitty = sum(bits[-ask.low :])
    hands[ask.seat] = hand ^ kitty
    return hands, kitty


def _honours(match: TrickMatch, words: list[str]) -> Found:
    game = napoleon_of(match)
    count = game.honours_of(seat_of(words[0])).bit_count()
    return Found(count == int(words[1]), f"honours {words[0]} {count}")


def _adjutant(match: TrickMatch, words: list[str]) -> Found:
    """Tell who the adjutant is; ``-`` is nobody, ``?`` not known."""
    adjutant = napoleon_of(match).adjutant()
    found = "?" if adjutant is None else "-" if adjutant == NOBODY else SEATS[adjutant]
    return Found(found == words[0], f"adjutant {found}")


class NapoleonNotation(TrickNotation):
    """How Napoleon is written."""

    game = "napoleon"
    bid = NapoleonBid
    example_bid = "13s"
    position = NapoleonPosition
    writing = NapoleonTranscript
    keys = (
        "dealer",
        "turn",
        "hands",
        "trick",
        "kitty",
        "contract",
        "turned",
        "friend",
        "away",
        "taken",
    )
    facts = {  # noqa: RUF012
        **shared_facts(example_bid),
        "honours": FactKind(rf"{SEAT} {WHOLE}", "honours a 5", _honours),
        "adjutant": FactKind(rf"[-?]|{SEAT}", "adjutant c", _adjutant),
    }


NAPOLEON = NapoleonNotation()
