"""How Daifugo is written in a record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from daifugo_widget.core.cards import no_card
from daifugo_widget.core.cards.card_spelling import meant
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS, Answer, Move
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.records.body import PLAY, Action, NextGame
from daifugo_widget.core.records.cardtext import CardText, check_play
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.header import Header, HeaderLine
from daifugo_widget.core.records.notation import Notation, Transcript
from daifugo_widget.core.records.reading_opening import Opening
from daifugo_widget.core.rules.rule_errors import NO_SUCH_RULE

from ..engine.game import Game
from ..engine.match import Coming, Match
from ..engine.rule_set import RuleSet, catalogue
from . import phrases as words
from .facts import DAIFUGO_FACTS
from .fields import clockwise
from .knowledge import Knowledge, hidden_from
from .moving import find_move, move_text
from .reading_setup import ORDER, coming_by
from .reading_start import first, later
from .writing_start import WrittenStart

_ANSWER = re.compile(r"yes|no|-|[a-i]|\d+|[TJQKA]")
_RULE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+|[a-z]{2,}")


class _Transcript(Transcript):
    """A history of Daifugo, as far as it may be written."""

    def __init__(self, history: History, seat: int | None) -> None:
        super().__init__(history, seat)
        self.knowledge = Knowledge(history, seat)

    def entries(self, at: int) -> Iterator[HeaderLine]:
        """Write the classes and the dealer, who leads, the hands and the position."""
        return WrittenStart(self.knowledge, at).entries()

    def draws(self, at: int) -> Iterator[Action]:
        """Write the order of play, then who leads, as far as chance has decided it."""
        return WrittenStart(self.knowledge, at).draws()

    def answer(self, at: int) -> Answer:
        """Return the answer of a step; cards that the reader has not seen are unseen ones."""
        return self.knowledge.answer(at)

    def disclosures(self, at: int) -> Iterator[tuple[Game, Answer]]:
        """Yield what chance tells of hands that the reader does not see."""
        yield from self.knowledge.disclosures(at)


class DaifugoNotation(Notation):
    """How Daifugo is written: rules by their ids, plays by their cards, marks by their rule."""

    game = "daifugo"
    keys = (
        "classes",
        ORDER,
        "phase",
        "dealer",
        "turn",
        "hands",
        "trick",
        "passed",
        "marks",
        "out",
        "discards",
    )
    facts = DAIFUGO_FACTS

    def check_move(self, text: str, sign: str) -> None:
        rule, colon, cards = text.rpartition(":")
        if colon:
            _check_rule(rule)
            CardText.parse(cards)
        elif sign == PLAY and _RULE.fullmatch(text):
            _check_rule(text)
        elif sign == PLAY:
            check_play(text)
        elif not _ANSWER.fullmatch(text):
            CardText.parse(text)

    def first(self, header: Header, seed: int) -> Opening:
        return first(header, seed)

    def later(self, match: Match, line: NextGame) -> tuple[Opening, Sequence[Action]]:
        """Begin the next game, with the seats in the order that chance decided, if it did.

        Raises `RecordError`, and `ValueError` if there is no next game.
        """
        coming = coming_by(line.header, match)
        drawn, draws = _drawn_seats(coming, line.actions)
        now, joined = coming.match, len(coming.seats) > match.players
        if drawn and not now.rules.frame.seating.by_chance(now.set_and_game[1] == 1, joined):
            raise RecordError(words.SEATS_NOT_DRAWN, line.actions[0].spot)
        return later(match, line.header, drawn), draws

    def find_move(self, game: Game, action: Action) -> Move | Refusal:
        return find_move(game, action)

    def move_text(self, game: Game, move: Move) -> str:
        return move_text(game, move)

    def hidden_from(self, history: History) -> int:
        return hidden_from(history)

    def transcript(self, history: History, seat: int | None) -> Transcript:
        return _Transcript(history, seat)


def _drawn_seats(
    coming: Coming, draws: tuple[Action, ...]
) -> tuple[tuple[int, ...] | None, Sequence[Action]]:
    """Read the order of seats that chance decided, one letter for each player of the next game."""
    players = len(coming.seats)
    if len(draws) < players:
        return None, draws
    letters = [action.text for action in draws[:players]]
    if sorted(letters) != list(SEATS[:players]):
        raise RecordError(words.EACH_SEAT_ONCE, draws[0].spot)
    seats = clockwise(coming.match.rules, [SEATS.index(letter) for letter in letters])
    return tuple(seats), draws[players:]


def _check_rule(id: str) -> None:
    if id not in catalogue():
        if meant(id) not in ("", id):
            raise RecordError(no_card(id, 0))
        raise RecordError(NO_SUCH_RULE.fill(id=id, hint=RuleSet.parser().nearest(id)))


DAIFUGO = DaifugoNotation()
