"""Writing: the header of each game, from which it replays without any shuffle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from daifugo_widget.core.cards import blanks, show
from daifugo_widget.core.game.moves import CHANCE, SEATS, Answer, Marks
from daifugo_widget.core.records.body import DRAW, Action
from daifugo_widget.core.records.header import HeaderLine
from daifugo_widget.core.records.reading_opening import draws_leader
from daifugo_widget.core.words.text import SpokenError

from ..engine.dealing import lowest_class
from ..engine.game import Game
from .fields import clockwise, write_mark, write_out, write_turn
from .knowledge import Knowledge
from .reading_setup import ORDER, later_dealer


class Beginning(NamedTuple):
    """How a game began: with the exchange or not, led by the rules or not, and whom chance drew."""

    exchange: bool
    by_rules: bool
    draw: int | None = None


def beginning(game: Game, exchange_first: bool, drawn: bool) -> Beginning:
    """Find out how a game began. Raises `SpokenError` if no header can say it.

    A leader whom a header has named in place of one ``drawn`` by lot is named again: a draw that
    chance has not made does not count, so the next draws come out as they would have.
    """
    for exchange in (exchange_first, not exchange_first):
        fresh = _bare(game).begin(exchange)
        if fresh.owes_chance and not drawn:
            continue
        for draw in [game.turn, *game.live_seats()] if fresh.owes_chance else [None]:
            begun = fresh if draw is None else fresh.step(Answer(draw))
            if any(map(blanks, game.hands)):
                # The holder of the card that leads is unseen, but the record has said who leads.
                begun.turn, begun.marks = game.turn, game.marks
            if begun == game:
                return Beginning(exchange, True, draw)
    if game.agenda:
        raise SpokenError("a record cannot begin while a choice is owed: give the moves before it")
    return Beginning(False, False)


def _bare(game: Game) -> Game:
    """Return the game as it was before it began."""
    bare = Game(
        game.rules,
        game.hands,
        classes=game.classes,
        seats=game.seats,
        dealer=game.dealer,
        number=game.number,
    )
    bare.aside, bare.blind, bare.shown = game.aside, game.blind, game.shown
    bare.removed, bare.marks = game.removed, game.rules.kept_marks(game.marks)
    return bare


class WrittenStart:
    """The start of a game in a history, ready to be written."""

    def __init__(self, knowledge: Knowledge, at: int) -> None:
        self.knowledge, self.at = knowledge, at
        self.match = knowledge.matches[at]
        self.game = self.match.game
        self.later = at > 0
        self.joined = self.later and self.match.players > knowledge.matches[at - 1].players
        self.begun = beginning(self.game, self.later, drawn=self.match.chances > 0)
        self.unseen = not knowledge.whole(at) or any(map(blanks, self.game.hands))

    def draws(self) -> Iterator[Action]:
        """Write what chance has decided: the order of play, then who leads."""
        new_set = self.match.set_and_game[1] == 1
        if self.later and self.match.rules.frame.seating.by_chance(new_set, self.joined):
            for seat in clockwise(self.match.rules, self.game.seats):
                yield Action(CHANCE, DRAW, SEATS[seat])
        if self.begun.draw is not None and not self.unseen:
            yield Action(CHANCE, DRAW, SEATS[self.begun.draw])

    def entries(self) -> Iterator[HeaderLine]:
        """Write the header lines of the game."""
        yield from self._later_offices() if self.later else self._first_offices()
        if self.begun.exchange != self.later:
            yield HeaderLine("phase", "exchange" if self.begun.exchange else "play")
        turn = self._turn()
        if turn != ("-" if self.later or self.begun.exchange else "a"):
            yield HeaderLine("turn", turn)
        hands = (self.knowledge.hand_text(self.at, seat) for seat in range(self.game.players))
        yield HeaderLine("hands", " / ".join(hands))
        yield from self._position(led_by_rules=turn == "-")

    # --- classes and dealer ----------------------------------------------------------------------

    def _first_offices(self) -> Iterator[HeaderLine]:
        classes = self.game.classes
        if classes:
            yield HeaderLine("classes", _class_text(classes))
        if self.game.seats != tuple(range(self.game.players)):
            seats = clockwise(self.match.rules, self.game.seats)
            yield HeaderLine(ORDER, " ".join(SEATS[seat] for seat in seats))
        yield from self._dealer(lowest_class(self.match.rules, classes) or 0)

    def _later_offices(self) -> Iterator[HeaderLine]:
        before = self.knowledge.matches[self.at - 1]
        if self.match.rules != before.rules:
            yield HeaderLine("rules", str(self.match.rules))
        coming = before.coming(self.match.rules, () if self.joined else None)
        if self.game.classes != coming.classes:
            yield HeaderLine("classes", _class_text(self.game.classes))
        yield from self._dealer(later_dealer(coming, self.game.classes))

    def _dealer(self, usual: int) -> Iterator[HeaderLine]:
        """Write who deals, unless that is whom a reader takes to deal anyway."""
        if self.game.dealer != usual:
            yield HeaderLine("dealer", SEATS[self.game.dealer])

    # --- who leads -------------------------------------------------------------------------------

    def _turn(self) -> str:
        if self._says_turn():
            return write_turn(self.game.turn, self.game.way)
        led = self._first_led_game()
        return SEATS[led.turn] if led else "-"

    def _says_turn(self) -> bool:
        """Return whether to write who leads: if the rules do not say, or for a plain start."""
        plain = not self.later and not self.begun.exchange and self.begun.draw is None
        return not self.begun.by_rules or (plain and not self.game.marks)

    def _first_led_game(self) -> Game | None:
        """Return the game once somebody leads, if the reader cannot find out who; else None.

        Among unseen hands the rules do not find the holder of a card.
        """
        if not self.unseen:
            return None
        for at, match in enumerate(self.knowledge.matches[self.at :], self.at):
            if at > self.at and self.knowledge.steps[at - 1].move is None:
                return None
            if draws_leader(match.game):
                return None
            if not match.game.agenda:
                return match.game
        return None

    def _position(self, led_by_rules: bool) -> Iterator[HeaderLine]:
        """Write what lies on the table; those who passed the lead on are found with the leader."""
        game, marks = self.game, self._marks()
        passed = 0 if led_by_rules else game.passed & game.live
        values = {
            "trick": " ".join(f"{SEATS[laid.seat]}:{laid.play}" for laid in game.trick),
            "passed": " ".join(SEATS[s] for s in range(game.players) if passed >> s & 1),
            "marks": " ".join(write_mark(id, value) for id, value in marks),
            "out": write_out(game.exits),
            "discards": show(game.discards) if game.discards else "",
        }
        yield from (HeaderLine(key, value) for key, value in values.items() if value)

    def _marks(self) -> Marks:
        """Return the marks that the reader cannot find by the rules."""
        if not self.begun.by_rules:
            return self.game.marks
        if led := self._first_led_game():
            return led.marks
        kept, rules = self.game.rules.kept_marks(self.game.marks), self.match.rules
        carried = self.knowledge.matches[self.at - 1].coming(rules).marks if self.later else ()
        return kept if kept != carried else ()


def _class_text(classes: tuple[str, ...]) -> str:
    held = (f"{SEATS[seat]}={name}" for seat, name in enumerate(classes) if name != "heimin")
    return " ".join(held) or "-"
