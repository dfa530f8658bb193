"""Drills of Daifugo: the words of their goals, and the moves that are tried in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from daifugo_widget.core.cards import number_of, pretty_number, ranks_of
from daifugo_widget.core.game.moves import PASS, SEATS, Event, Job, Move
from daifugo_widget.core.words.text import Text, list_words
from daifugo_widget.drills import phrases_goal as say
from daifugo_widget.drills.game_drills import GameDrills, Name
from daifugo_widget.drills.sentences import polite
from daifugo_widget.drills.task import Task
from daifugo_widget.drills.words import FIRES, DrillPosition, Test, Word, Words, did, fires
from daifugo_widget.games import DAIFUGO

from ..engine.classes import CLASSES
from ..engine.game import Game
from ..players.answers import shortlist
from ..rules.titles import THEMES


def _left_by(how: str) -> Test:
    def test(position: DrillPosition, seat: str) -> bool:
        exit = position.match.game.exit_of(SEATS.index(seat))
        return exit is not None and exit.how == how

    return test


def _next(position: DrillPosition, seat: str) -> bool:
    """Return whether a seat acts right after the learner."""
    acted = [event.seat for event in position.happened if event.verb in ("play", "pass")]
    game = position.match.game
    return acted[-1:] == [position.learner] and not game.over and game.actor == SEATS.index(seat)


def _flows(position: DrillPosition, rest: str) -> bool:
    return any(event.verb == "flow" for event in position.happened)


def _nobody_followed(position: DrillPosition, rest: str) -> bool:
    """Return whether a trick has flowed on which nobody else laid anything."""
    before = takewhile(lambda event: event.verb != "flow", position.happened)
    return _flows(position, rest) and not _others_play(position.learner, before)


def _others_play(learner: int, events: Iterable[Event]) -> bool:
    return any(event.verb == "play" and event.seat != learner for event in events)


WORDS: Words = {
    "finishes": Word("[a-i]", "finishes a", _left_by("finish")),
    "fouls": Word("[a-i]", "fouls a", _left_by("foul")),
    "falls": Word("[a-i]", "falls b", _left_by("fall")),
    "plays": Word("[a-i]", "plays b", did("play")),
    "passes": Word("[a-i]", "passes b", did("pass")),
    "next": Word("[a-i]", "next c", _next),
    "flows": Word("", "flows", _flows),
    "unanswered": Word("", "unanswered", _nobody_followed),
    FIRES: fires("eight-cut"),
}
"""The words: a seat has gone out, fouled, fallen, played, passed, or acts next; a trick has flowed;
a rule has acted.

Except for ``next``, what has once happened stays true.
"""


class DaifugoDrills(GameDrills):
    """What is particular to the drills of Daifugo."""

    game = DAIFUGO
    words = WORDS
    forms = say.PARTS

    def what(self, word: str, rest: str, name: Name) -> Text | str:
        """Return what a part is about, for people: also the order of strength, and classes."""
        if word == "order":
            return " ".join(pretty_number(number_of(rank)) for rank in ranks_of(rest))
        if word == "classes":
            return list_words(_class(held, name) for held in rest.split())
        return super().what(word, rest, name)

    def cards_left(self, game: Game, learner: int, text: str) -> int:
        """Return the cards still held by a learner who should go out."""
        return game.hands[learner] if text == f"finishes {SEATS[learner]}" else 0

    def in_exchange(self, game: Game) -> bool:
        """Return whether the start of the game, to which the exchange belongs, is not yet over."""
        return any(isinstance(due, Job) and due.pipeline == "start" for due in game.agenda)

    def open_moves(self, game: Game) -> Iterator[Move]:
        """Yield plays and answers worth trying, then calls, then the pass.

        Plays that beat another come before the pass, so that an answer is found early.
        """
        moves = shortlist(game)
        yield from (move for move in moves if move != PASS)
        yield from game.calls(game.actor)
        yield from (move for move in moves if move == PASS)

    def is_done(self, game: Game, learner: int) -> bool:
        """Return whether the learner is out."""
        return not game.is_live(learner)

    def is_beaten(self, game: Game, learner: int) -> bool:
        """Return whether another's play is to be beaten: the others then pass if they can."""
        return game.top is not None and game.top.seat != learner

    def deal(self, rule: str, level: int, seed: int) -> Task:
        """Deal a drill about a rule."""
        from .generator import deal  # it judges drills, which need these words

        return deal(rule, level, seed)


def _class(text: str, name: Name) -> Text:
    seat, _, id = text.partition("=")
    if id not in CLASSES:
        return Text.of(text)
    title, who = THEMES["japanese"][CLASSES.index(id)], polite(name(SEATS.index(seat)))
    return Text(f"{who.en}: {title.en}", f"{who.ja}：{title.ja}", f"{who.ko}: {title.ko}")


DAIFUGO_DRILLS = DaifugoDrills()
