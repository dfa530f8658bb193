"""What happens in a trick-taking game, told in sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from daifugo_widget.core.cards import KNOWN, SUITS, blanks, pretty_suit
from daifugo_widget.core.game.moves import NOBODY, Event
from daifugo_widget.core.words.text import Text
from daifugo_widget.table.telling.step_teller import StepTeller, ToldLine
from daifugo_widget.table.telling.voice import Sentence, Voice, cards, player

from ..nap import Nap
from ..napoleon import Napoleon
from ..napoleon.catalogue import called_jack
from . import words as w


class TrickTeller(StepTeller, ABC):
    """Tells the events of one step of a trick-taking game."""

    declares: ClassVar[Text] = w.DECLARES
    """The sentence that says who plays which bid."""

    @staticmethod
    @abstractmethod
    def outcome(game: Any, voice: Voice) -> Sentence:
        """Say how a deal that was played came out."""

    def _bid(self, event: Event) -> None:
        self._new_line(event.seat)
        bid = self.game.read_bid(event.value).words
        self._add(self.voice.say(w.BIDS, who=player(event.seat), bid=bid))

    def _pass_bid(self, event: Event) -> None:
        self._new_line(event.seat)
        self.lines[-1] = ToldLine(event.seat, (event.seat,))

    def _contract(self, event: Event) -> None:
        bid = self.game.read_bid(event.value).words
        self._add(self.voice.say(self.declares, who=player(event.seat), bid=bid))

    def _trumps(self, event: Event) -> None:
        self._add(self.voice.say(w.TRUMPS, suit=pretty_suit(SUITS.index(event.value))))

    def _lead(self, event: Event) -> None:
        """Tell who leads at first; later it is the player who has taken the trick."""
        if not self.game.taken:
            self._add(self.voice.say(w.LEADS, who=player(event.seat)))

    def _take_trick(self, event: Event) -> None:
        self._new_line(event.seat)
        said = self.voice.say(w.TAKES_TRICK, who=player(event.seat))
        self._effect(event, said)

    def _void(self, event: Event) -> None:
        self._new_line(event.seat)
        self._add(self.voice.say(w.ALL_PASS if event.rule == "bidding" else w.VOID))

    def _result(self, event: Event) -> None:
        self._new_line(event.seat)
        self._add(self.outcome(self.game, self.voice))


class NapTeller(TrickTeller):
    """Tells the events of Nap."""

    @staticmethod
    def outcome(game: Nap, voice: Voice) -> Sentence:
        """Say whether the bid was made, and for how many chips."""
        assert game.contract is not None
        text = w.NAP_MADE if game.makes_contract() else w.NAP_LOST
        chips = w.CHIPS.fill(n=abs(game.points()[game.declarer]))
        return voice.say(text, who=player(game.declarer), bid=game.contract.words, chips=chips)


class NapoleonTeller(TrickTeller):
    """Tells the events of Napoleon, with cards only if they have been seen."""

    declares = w.IS_NAPOLEON

    @staticmethod
    def outcome(game: Napoleon, voice: Voice) -> Sentence:
        """Say how many honours Napoleon's side has taken."""
        assert game.contract is not None
        text = w.NAPOLEON_MADE if game.makes_contract() else w.NAPOLEON_LOST
        taken = game.honours_of(*game.side()).bit_count()
        return voice.say(text, n=taken, wanted=game.contract.honours)

    def _turn_up(self, event: Event) -> None:
        """Tell the card, and who holds its jack, unless the next step tells that."""
        self._new_line(event.seat)
        text = w.TURNED_UP if event.cards == self.game.turned else w.TURNED_UP_TOO
        self._by_rule(event, self.voice.say(text, cards=cards(event.cards)))
        ask, called = self.game.ask, called_jack(event.cards)
        if called and not (ask and ask.what == "seat"):
            self._holder(called)

    def _tell_move(self) -> None:
        """Tell who holds a jack if the record of a seat that has not seen it says so."""
        ask = self.before.ask if self.before and self.step.move else None
        if ask and ask.what == "seat":
            self._holder(ask.detail.rest)

    def _holder(self, jack: int) -> None:
        """Tell whom a jack makes Napoleon, or that nobody holds it."""
        ask = self.game.ask
        if ask and ask.what == "bid":
            self._add(self.voice.say(w.HAS_TO, who=player(ask.seat), cards=cards(jack)))
        else:
            self._add(self.voice.say(w.NOBODY_HOLDS, cards=cards(jack)))

    def _take_trick(self, event: Event) -> None:
        """Name the Almighty or the bower that takes a trick."""
        laid = {each.seat: each.play for each in self.game.taken[-1].trick}
        names = self.game.rules.named_cards(self.game.trumps)
        best = laid[event.seat].cards
        if event.rule != "card-order" or best not in names:
            super()._take_trick(event)
            return
        self._new_line(event.seat)
        slots = {"who": player(event.seat), "cards": cards(best), "what": names[best]}
        self._add(self.voice.say(w.TAKES_WITH, **slots))

    def _name(self, event: Event) -> None:
        who, named = player(event.seat), cards(event.cards)
        self._add(self.voice.say(w.NAMES, who=who, cards=named))

    def _take_kitty(self, event: Event) -> None:
        self._moved_cards(event, w.TAKES_KITTY, w.TAKES_KITTY_SEEN)

    def _lay_away(self, event: Event) -> None:
        self._moved_cards(event, w.LAYS_AWAY, w.LAYS_AWAY_SEEN)

    def _moved_cards(self, event: Event, hidden: Text, seen: Text) -> None:
        known = event.cards & KNOWN and not blanks(event.cards)
        shown, who = cards(event.cards & KNOWN), player(event.seat)
        text = seen if known else hidden
        self._add(self.voice.say(text, who=who, n=event.cards.bit_count(), cards=shown))

    def _show_honours(self, event: Event) -> None:
        self._add(self.voice.say(w.SHOWS, cards=cards(event.cards)))

    def _adjutant(self, event: Event) -> None:
        text = w.REVEALED if event.seat != NOBODY else w.ALONE
        self._add(self.voice.say(text, who=player(event.seat)))


COMMON = {
    "bid": TrickTeller._bid,
    "pass-bid": TrickTeller._pass_bid,
    "contract": TrickTeller._contract,
    "trumps": TrickTeller._trumps,
    "lead": TrickTeller._lead,
    "play": TrickTeller._play,
    "take-trick": TrickTeller._take_trick,
    "void": TrickTeller._void,
    "result": TrickTeller._result,
}
NapTeller.verbs = COMMON
NapoleonTeller.verbs = {
    **COMMON,
    "turn-up": NapoleonTeller._turn_up,
    "name-adjutant": NapoleonTeller._name,
    "take-kitty": NapoleonTeller._take_kitty,
    "lay-away": NapoleonTeller._lay_away,
    "show-honours": NapoleonTeller._show_honours,
    "adjutant": NapoleonTeller._adjutant,
    "take-trick": NapoleonTeller._take_trick,
}
