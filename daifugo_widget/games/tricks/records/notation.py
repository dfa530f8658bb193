"""How a trick-taking game is written in a record: bids are answers, a play is one card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, cast

from daifugo_widget.core.cards import blank, pick, put
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS, SEATS, Answer, Ask, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import PLAIN, Refusal, plain
from daifugo_widget.core.records.body import ANSWER, DRAW, PLAY, Action, NextGame
from daifugo_widget.core.records.cardtext import CardText, cards_text, check_play
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.header import Header
from daifugo_widget.core.records.notation import Notation, Transcript, choice_for
from daifugo_widget.core.records.reading_opening import Opening

from ..engine.bids import Bid, BidError
from ..engine.cards import WHOLE_DECK, card_play
from ..engine.game import TrickGame
from ..engine.match import TrickMatch, deal
from ..engine.rule_set import TrickRuleSet
from ..engine.words import AS_SAID, ONE_CARD
from . import phrases as words
from .position import Position
from .transcript import TrickTranscript

NOTHING = "-"
_WORD = re.compile(r"[a-z]{2,}|\d+[a-z]?")


class TrickNotation(Notation):
    """How a trick-taking game is written; bids are written as the game itself writes them."""

    passes = "> -"
    bid: ClassVar[type[Bid]]
    example_bid: ClassVar[str]
    position: ClassVar[type[Position[Any]]]
    """How a header lays a deal out."""
    writing: ClassVar[type[TrickTranscript[Any]]]
    """What may be written of a history."""

    # --- moves -----------------------------------------------------------------------------------

    def check_move(self, text: str, sign: str) -> None:
        """Raise `RecordError` if a text cannot be a card, choice or bid at all."""
        if text == NOTHING or (sign != PLAY and text in SEATS):
            return
        if sign == PLAY:
            self._check_card(text)
        elif not (_WORD.fullmatch(text) and self._is_bid(text)):
            self._check_cards(text)

    def _check_card(self, text: str) -> None:
        """Raise `RecordError` if a text is not a card; for a bid it says where bids are written."""
        try:
            check_play(text)
        except RecordError:
            if self._is_bid(text.lower()):
                raise RecordError(words.BEHIND_SIGN.fill(bid=text.lower())) from None
            raise

    def _is_bid(self, text: str) -> bool:
        try:
            self.bid.parse(text)
        except BidError:
            return False
        return True

    def _check_cards(self, text: str) -> None:
        """Raise `RecordError` if a text is not cards: for a word that of a bid, which says more."""
        try:
            CardText.parse(text)
        except RecordError:
            if not (_WORD.fullmatch(text) or self._is_bid(text.lower())):
                raise
            try:
                self.bid.parse(text)
            except BidError as error:
                raise RecordError(error.text) from None

    def find_move(self, game: TrickGame, action: Action) -> Move | Refusal:
        if game.over:
            return plain("over")
        move: Move | Refusal
        if action.sign in (ANSWER, DRAW):
            move = self._find_answer(game, action)
        else:
            move = PASS if action.text == NOTHING else _find_play(action.text)
        if isinstance(move, Refusal):
            return move
        return game.why_not(action.seat, move) or move

    def _find_answer(self, game: TrickGame, action: Action) -> Answer | Refusal:
        ask = choice_for(game, action)
        if isinstance(ask, Refusal):
            return ask
        if action.text == NOTHING:
            return Answer(None)
        if ask.what == "bid":
            return self._find_bid(action.text)
        if ask.what == "seat":
            return _find_seat(ask, action.text)
        return _find_cards(game, ask, action.text)

    def _find_bid(self, text: str) -> Answer | Refusal:
        try:
            return Answer(self.bid.parse(text))
        except BidError as error:
            return Refusal("bidding", 0, AS_SAID, {"said": error.text})

    def move_text(self, game: TrickGame, move: Move) -> str:
        if isinstance(move, Play):
            return str(move)
        value = None if isinstance(move, Pass) or not isinstance(move, Answer) else move.value
        if value is None:
            return NOTHING
        if game.ask and game.ask.what == "seat":
            return SEATS[value]
        return cards_text(value) if isinstance(value, int) else str(value)

    # --- games -----------------------------------------------------------------------------------

    def first(self, header: Header, seed: int) -> Opening:
        """Begin the first deal of a record. Raises `RecordError`."""
        position = self.position(header, self)
        rules = position.rules() or cast(TrickRuleSet, self.rules(self.usual))
        if "hands" in header:
            game = position.lay_out(rules, position.players(rules), 0)
        else:
            position.check_dealt()
            players = position.players(rules)
            game = deal(rules, players, Random(f"{seed}/1"), position.dealer(players))
        return Opening(TrickMatch(rules, game, seed))

    def later(self, match: TrickMatch, line: NextGame) -> tuple[Opening, Sequence[Action]]:
        """Begin the next deal of a session.

        Raises `RecordError`, and `ValueError` if there is no next one.
        """
        position = self.position(line.header, self)
        coming = match.next(position.rules())
        game, dealer = coming.game, position.dealer(match.players)
        if "hands" in line.header:
            usual = game.dealer if dealer is None else dealer
            game = position.lay_out(coming.rules, match.players, usual)
            return Opening(replace(coming, game=game)), line.actions
        position.check_dealt()
        if dealer is not None:
            rng = Random(f"{match.seed}/{coming.number}")
            game = deal(coming.rules, match.players, rng, dealer)
        return Opening(replace(coming, game=game)), line.actions

    def transcript(self, history: History, seat: int | None) -> Transcript:
        return self.writing(history, seat, self.hidden_from(history))


def _find_play(text: str) -> Play | Refusal:
    cards = CardText.parse(text).codes
    if len(cards) != 1:
        return plain("not-a-play")._replace(phrase=ONE_CARD)
    return card_play(1 << cards[0])


def _find_seat(ask: Ask, text: str) -> Answer | Refusal:
    wrong = plain("wrong-answer")._replace(reason=ask.rule)
    return Answer(SEATS.index(text)) if len(text) == 1 and text in SEATS else wrong


def _find_cards(game: TrickGame, ask: Ask, text: str) -> Answer | Refusal:
    try:
        wanted = CardText.parse(text)
    except RecordError:
        return Refusal(ask.rule, 0, PLAIN["wrong-answer"])
    named = pick(wanted.codes, WHOLE_DECK)
    if named is None:
        return Refusal(ask.rule, 0, PLAIN["wrong-answer"])
    return Answer(put(named, blank(wanted.unseen)))
