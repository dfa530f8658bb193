"""How Duel is written in a record: a line of hands, then cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from daifugo_widget.core.cards import cards, show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS, SEATS, Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.records.body import PLAY, Action, NextGame
from daifugo_widget.core.records.cardtext import check_play
from daifugo_widget.core.records.facts import COMMON, SEAT, FactKind, Found, seat_of
from daifugo_widget.core.records.fields import read_hands, read_int, read_rules
from daifugo_widget.core.records.header import Header, HeaderLine
from daifugo_widget.core.records.notation import Notation, Transcript
from daifugo_widget.core.records.piles import Piles
from daifugo_widget.core.records.reading_opening import Opening
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text

from .game import PLAYS, Duel, deal
from .match import DuelMatch, dealer_of
from .rules import DECK, DuelRuleSet

NOTHING = "-"
EVEN = Text(
    "two hands of equally many cards: write KhJc / QhAs",
    "手札は2人分で同じ枚数です。KhJc / QhAs のように書いてください。",
    "손패는 두 명분이고 장수가 같습니다. KhJc / QhAs처럼 써 주세요.",
)


def _tricks(match: DuelMatch, words: list[str]) -> Found:
    seat = seat_of(words[0])
    count = match.game.taken[seat] if seat < match.players else 0
    return Found(count == int(words[1]), f"tricks {words[0]} {count}")


class DuelTranscript(Transcript):
    """A history as it may be written; of a hidden hand only its size."""

    def __init__(self, history: History, seat: int | None, hidden_from: int) -> None:
        super().__init__(history, seat)
        self.hidden_from = hidden_from

    def entries(self, at: int) -> Iterator[HeaderLine]:
        match = self.matches[at]
        game = match.game
        if self.seat is not None and at >= self.hidden_from:
            game = game.seen_by(self.seat)
        if at and match.rules != self.matches[at - 1].rules:
            yield HeaderLine("rules", str(match.rules))
        yield HeaderLine("hands", " / ".join(map(show, game.hands)))

    def answer(self, at: int) -> Answer:
        raise AssertionError("nothing is chosen in Duel, so nothing is answered")


class DuelNotation(Notation):
    """How Duel is written."""

    game = "duel"
    keys = ("hands",)
    facts = {  # noqa: RUF012
        **COMMON,
        "tricks": FactKind(rf"{SEAT} [0-6]", "tricks a 4", _tricks),
    }

    # --- moves -----------------------------------------------------------------------------------

    def check_move(self, text: str, sign: str) -> None:
        if text != NOTHING:
            check_play(text)

    def find_move(self, game: Duel, action: Action) -> Move | Refusal:
        move = _read(action.text) if action.sign == PLAY else Answer(None)
        return game.why_not(action.seat, move) or move

    def move_text(self, game: Any, move: Move) -> str:
        return str(move)

    # --- games -----------------------------------------------------------------------------------

    def first(self, header: Header, seed: int) -> Opening:
        rules = _rules(header) or DuelRuleSet()
        if players := header.get("players"):
            _check_players(rules, players)
        game = _laid_out(header, rules, 1) or deal(rules, 2, Random(f"{seed}/1"))
        return Opening(DuelMatch(rules, game, seed))

    def later(self, match: DuelMatch, line: NextGame) -> tuple[Opening, Sequence[Action]]:
        coming = match.next(_rules(line.header))
        game = _laid_out(line.header, coming.rules, coming.number) or coming.game
        return Opening(replace(coming, game=game)), line.actions

    def transcript(self, history: History, seat: int | None) -> Transcript:
        return DuelTranscript(history, seat, self.hidden_from(history))


def _read(text: str) -> Move:
    found = 0 if text == NOTHING else cards(text)
    return PLAYS.get(found) or (Play.of(found, "cards", 0) if found else PASS)


def _rules(header: Header) -> DuelRuleSet | None:
    entry = header.get("rules")
    return read_rules(entry, DuelRuleSet) if entry else None


def _check_players(rules: DuelRuleSet, entry: HeaderLine) -> None:
    try:
        rules.check_players(read_int(entry))
    except RuleError as error:
        raise entry.error(error.text) from None


def _laid_out(header: Header, rules: DuelRuleSet, number: int) -> Duel | None:
    """Lay out the hands of a header, None if it has none. Raises `RecordError`."""
    entry = header.get("hands")
    if entry is None:
        return None
    piles, placed = Piles(DECK), read_hands(entry)
    if [len(hand.cards) for hand in placed] != [max(1, len(placed[0].cards))] * 2:
        raise entry.error(EVEN)
    hands = [piles.lay(hand.cards, SEATS[hand.seat], entry, hand) for hand in placed]
    return Duel(rules, hands, piles.rest(), dealer_of(number))
