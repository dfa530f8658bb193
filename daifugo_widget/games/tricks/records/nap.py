"""How Nap is written in a record: its trumps come with the first lead."""

from __future__ import annotations

from collections.abc import Iterator

from daifugo_widget.core.cards import SUITS
from daifugo_widget.core.records.header import HeaderLine

from ..nap import Nap, NapBid
from . import phrases as words
from .facts import shared_facts
from .notation import NOTHING, TrickNotation
from .position import IN_PLAY, Position
from .transcript import TrickTranscript


class NapPosition(Position[Nap]):
    """What a header says about a deal of Nap."""

    after_bidding = in_play = ("trumps", *IN_PLAY)

    def _before_lead(self, game: Nap, beside: dict[str, int], led: bool) -> None:
        """Read trumps. Raises `RecordError` if they do not go with the contract."""
        entry = self.header.get("trumps")
        suit = _read_suit(entry) if entry else None
        if suit is None and game.has_trumps and (entry or led):
            raise (entry or self.header["contract"]).error(
                words.NEEDS_TRUMPS.fill(bid=game.contract)
            )
        if entry and suit is not None and not game.has_trumps:
            raise entry.error(words.NO_SUCH_TRUMPS.fill(bid=game.contract))
        game.trumps = suit


class NapTranscript(TrickTranscript[Nap]):
    """What may be written of Nap."""

    def _decision_lines(self, game: Nap) -> Iterator[HeaderLine]:
        """Write trumps, once a card has been led."""
        if game.taken or game.trick or game.trumps is not None:
            yield HeaderLine("trumps", NOTHING if game.trumps is None else SUITS[game.trumps])


class NapNotation(TrickNotation):
    """How Nap is written."""

    game = "nap"
    bid = NapBid
    example_bid = "three"
    position = NapPosition
    writing = NapTranscript
    keys = ("dealer", "turn", "hands", "trick", "contract", "trumps", "taken")
    facts = shared_facts(example_bid)


def _read_suit(entry: HeaderLine) -> int | None:
    """Read trumps, ``-`` for none. Raises `RecordError` if they are not a suit."""
    if entry.value == NOTHING:
        return None
    if len(entry.value) != 1 or entry.value not in SUITS:
        raise entry.error(words.NO_SUIT.fill(text=entry.value))
    return SUITS.index(entry.value)


NAP = NapNotation()
