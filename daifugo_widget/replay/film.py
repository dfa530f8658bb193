"""A record as a film: every frame that a replay steps through, as the browser gets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from operator import is_
from typing import Any, NamedTuple, TypedDict, TypeVar, cast

from ..core.card_game import CardGame
from ..core.card_match import CardMatch
from ..core.cards import blanks
from ..core.history import History, Step
from ..core.moves import CHANCE, EVERYBODY
from ..table.contract import Board, Scores, Seat
from ..table.face import Face, face_of
from ..table.people import People
from ..table.phrase import Sentence, Voice, player
from ..table.prompt import choosing
from ..table.score_tables import score_tables
from ..table.telling import merge, sentence
from .changes import changes
from .shots import shots

T = TypeVar("T")
NO_SEAT = 9
"""The seat of moves by chance, which nobody has."""
UNSEEN = "??"
"""A card that the record does not know."""


class Frame(NamedTuple):
    """One picture of a film: a match, the number of its step, that step, and the game before it."""

    match: CardMatch
    at: int
    step: Step
    before: CardGame | None

    @property
    def game(self) -> CardGame:
        """The game as it stands."""
        return self.match.game


class Unseen(TypedDict):
    """What is said to those who have not seen all of it, and the seats that have."""

    say: Sentence
    by: list[int]


class Caption(TypedDict):
    """What happened, as it is said to all, or to those who have seen it."""

    say: Sentence
    unseen: Unseen | None


class Drawn(Board, Caption):
    """What the table shows at a frame (``Frame`` in ``js/src/replay/film.ts``)."""

    over: bool
    actor: int


def frames(history: History) -> Iterator[Frame]:
    """Yield the start, and then each beat of each step."""
    before = history.start
    yield Frame(before, 0, Step(-1, None, before, history.note), None)
    for at, step in enumerate(history.steps, 1):
        if step.move is None:
            yield Frame(step.match, at, step, None)
        else:
            for game in shots(before.game, step):
                done = game is step.match.game
                match = step.match if done else replace(before, game=game)
                yield Frame(match, at, step, before.game)
        before = step.match


def _shown(face: Face, hand: int, game: CardGame) -> str:
    known = "".join(face.sorted_hand(game, hand, "order"))
    return known + UNSEEN * blanks(hand)


class Film:
    """The frames of a history with their words in one language."""

    def __init__(self, history: History, people: People, voice: Voice) -> None:
        self.people, self.voice = people, voice
        self.face = face_of(history.start.rules.game)
        self.frames = list(frames(history))
        self._latest: dict[object, tuple[tuple[object, ...], Any]] = {}
        self.last = [
            here
            for here, frame in enumerate(self.frames)
            if here + 1 == len(self.frames) or self.frames[here + 1].at != frame.at
        ]
        """The last frame of each step, the start first."""

    def to_json(self) -> dict[str, Any]:
        """Return the film: its first frame, what changes from frame to frame, and its index."""
        drawn = [self.draw(frame) for frame in self.frames]
        return {
            "first": drawn[0],
            "changes": [changes(old, new) for old, new in pairwise(drawn)],
            "moves": [*self._moves()],
            "turns": [*self._turns()],
            "notes": {str(self.last[f.at]): f.step.note for f in self.frames if f.step.note},
        }

    # --- one frame -------------------------------------------------------------------------------

    def draw(self, frame: Frame) -> Drawn:
        """Return what the table shows at a frame, all hands open."""
        game, match, lang = frame.game, frame.match, self.voice.lang
        face, here = self.face, self.face.sources(frame.game)
        return {
            "seats": [self._seat(game, match, seat) for seat in game.seats],
            "direction": face.direction(game),
            "trick": self._drawn("trick", here.trick, face.trick, game, lang),
            "discards": face.discards(game),
            "aside": face.aside(game),
            "ruler": self._drawn("ruler", (game.rules, *here.order), face.ruler, game, lang),
            "chips": self._drawn(
                "chips",
                (*here.chips, game.agenda, game.over),
                face.chips,
                *(game, self.people, self.voice),
            ),
            "house": self._drawn("house", (game.rules,), self._house, game),
            "label": self._drawn("label", (match.rules, match.number), face.label, match, lang),
            "scores": self._drawn(
                "scores", (match.number, match.results, match.over), self._scores, match
            ),
            "over": game.over,
            "actor": game.actor,
            **self._caption(frame),
        }

    def _drawn(
        self, part: object, source: tuple[object, ...], draw: Callable[..., T], *given: Any
    ) -> T:
        """Return a part of the picture, drawn anew only if something in its source is new.

        A game makes a new value for all that changes, so what is the same object is the same.
        """
        before, drawn = self._latest.get(part, ((), None))
        if before and all(map(is_, before, source)):
            return cast(T, drawn)
        self._latest[part] = source, (found := draw(*given))
        return found

    def _house(self, game: CardGame) -> str:
        """Name the rules of a game, which may differ from those of the last one."""
        return self.face.rules_in_short(game.rules, game.players).to(self.voice.lang)

    def _scores(self, match: CardMatch) -> Scores:
        return score_tables(self.face, match, self.people, self.voice)

    def _seat(self, game: CardGame, match: CardMatch, seat: int) -> Seat:
        acts, here = game.actor == seat, self.face.sources(game).seats
        source = acts, game.rules, game.hands[seat], *here, match.results, game.over
        return self._drawn(("seat", seat), source, self._seated, game, match, seat)

    def _seated(self, game: CardGame, match: CardMatch, seat: int) -> Seat:
        found = self.face.seat(game, match, self.people, self.voice.lang, seat)
        found["hand"] = _shown(self.face, game.hands[seat], game)
        return found

    def _caption(self, frame: Frame) -> Caption:
        """Say what happened; a seat that has not seen all of it is told only of what lay open."""
        game = frame.game
        said = self._say(frame, game)
        seen = EVERYBODY
        for event in game.events:
            seen &= event.seen
        if seen == EVERYBODY:
            return {"say": said, "unseen": None}
        by = [seat for seat in range(game.players) if seen >> seat & 1]
        onlooker = game.players
        return {"say": said, "unseen": {"say": self._say(frame, game.seen_by(onlooker)), "by": by}}

    def _say(self, frame: Frame, seen: CardGame) -> Sentence:
        lines = self.face.teller(self.voice, frame.before, frame.step, seen).tell()
        said = [sentence(self.voice, line) for line in merge(lines)]
        return self.voice.join(*said, *self._owed(seen))

    def _owed(self, seen: CardGame) -> Iterator[Sentence]:
        """Say which choice somebody owes now."""
        ask = seen.ask
        if ask and ask.seat != CHANCE and not seen.over:
            yield choosing(self.voice, seen, ask, player(ask.seat))

    # --- the index -------------------------------------------------------------------------------

    def _moves(self) -> Iterator[list[Any]]:
        """Yield each move: its frame, its trick in the game from 1, its seat and its text.

        A deal has trick 0 and seat -1; its text says which game it is. What chance decides has
        `NO_SEAT`.
        """
        trick = 0
        for frame in (self.frames[here] for here in self.last):
            move, before = frame.step.move, frame.before
            if move is None or before is None:
                trick = 0
                yield [
                    self.last[frame.at],
                    trick,
                    -1,
                    self.face.label(frame.match, self.voice.lang),
                ]
                continue
            trick += self.face.leads(before)
            shown = self.face.move_shown(before, move, self.people, self.voice.lang)
            seat = NO_SEAT if frame.step.seat == CHANCE else frame.step.seat
            yield [self.last[frame.at], trick, seat, shown]

    def _turns(self) -> Iterator[int]:
        """Yield the frames at which the game turns, as when the order does or a seat goes out."""
        for here, (old, new) in enumerate(pairwise(self.frames), 1):
            if new.step.move is not None and self.face.turned(old.game, new.game):
                yield here
