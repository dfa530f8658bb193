"""A record as a film: every frame that a replay steps through, as the browser gets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from operator import is_
from typing import NamedTuple, ParamSpec, TypeVar, cast

from ..core.cards import blanks
from ..core.game.card_game import CardGame
from ..core.game.card_match import CardMatch
from ..core.game.history import History, Step
from ..core.game.moves import CHANCE, EVERYBODY
from ..table.drawing.game_ui import AnyUI, ui_of
from ..table.drawing.prompt import choosing
from ..table.drawing.score_tables import score_tables
from ..table.session.people import People
from ..table.telling.step_teller import merge, sentence
from ..table.telling.voice import Sentence, Voice, player
from ..table.wire.contract import Seat
from ..table.wire.score_contract import Scores
from .beats import shots
from .film_contract import Caption, FilmData, FilmFrame, FilmMove, FilmQuestion
from .questions import ReplayQuestion

T = TypeVar("T")
P = ParamSpec("P")
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


def _hand_text(ui: AnyUI, hand: int, game: CardGame) -> str:
    known = "".join(ui.sorted_hand(game, hand, "order"))
    return known + UNSEEN * blanks(hand)


class Film:
    """The frames of a history with their words in one language."""

    def __init__(
        self,
        history: History,
        people: People,
        voice: Voice,
        questions: Sequence[ReplayQuestion] = (),
    ) -> None:
        self.people, self.voice, self.questions = people, voice, questions
        self.ui = ui_of(history.start.rules.game)
        self.frames = list(frames(history))
        self._latest: dict[object, tuple[tuple[object, ...], object]] = {}
        self.last = [
            here
            for here, frame in enumerate(self.frames)
            if here + 1 == len(self.frames) or self.frames[here + 1].at != frame.at
        ]
        """The last frame of each step, the start first."""

    def to_json(self, eye: int | None = None) -> FilmData:
        """Return the film as it is sent, to be first seen through the eyes of a seat, if any."""
        drawn = [self.draw(frame) for frame in self.frames]
        return {
            "first": drawn[0],
            "changes": [changes(old, new) for old, new in pairwise(drawn)],
            "moves": [*self._moves()],
            "turns": [*self._turns()],
            "notes": {str(self.last[f.at]): f.step.note for f in self.frames if f.step.note},
            "questions": self.asked(),
            "eye": eye,
        }

    # --- one frame -------------------------------------------------------------------------------

    def draw(self, frame: Frame) -> FilmFrame:
        """Return what the table shows at a frame, all hands open."""
        game, match, lang = frame.game, frame.match, self.voice.lang
        ui, here = self.ui, self.ui.sources(frame.game)
        return {
            "seats": [self._seat(game, match, seat) for seat in game.seats],
            "direction": ui.direction(game),
            "trick": self._draw_once("trick", here.trick, ui.trick, game, lang),
            "discards": ui.discards(game),
            "aside": ui.aside(game),
            "ruler": self._draw_once("ruler", (game.rules, *here.order), ui.ruler, game, lang),
            "chips": self._draw_once(
                "chips",
                (*here.chips, game.agenda, game.over),
                ui.chips,
                *(game, self.people, self.voice),
            ),
            "house": self._draw_once("house", (game.rules,), self._house, game),
            "label": self._draw_once("label", (match.rules, match.number), ui.label, match, lang),
            "scores": self._draw_once(
                "scores", (match.number, match.results, match.over), self._scores, match
            ),
            "over": game.over,
            "actor": game.actor,
            **self._caption(frame),
        }

    def _draw_once(
        self,
        part: object,
        source: tuple[object, ...],
        draw: Callable[P, T],
        *given: P.args,
        **named: P.kwargs,
    ) -> T:
        """Return a part of the picture, drawn anew only if something in its source is new.

        A game makes a new value for all that changes, so what is the same object is the same.
        """
        before, drawn = self._latest.get(part, ((), None))
        if before and all(map(is_, before, source)):
            return cast(T, drawn)
        self._latest[part] = source, (found := draw(*given, **named))
        return found

    def _house(self, game: CardGame) -> str:
        """Name the rules of a game, which may differ from those of the last one."""
        return self.ui.rules_in_short(game.rules, game.players).to(self.voice.lang)

    def _scores(self, match: CardMatch) -> Scores:
        return score_tables(self.ui, match, self.people, self.voice)

    def _seat(self, game: CardGame, match: CardMatch, seat: int) -> Seat:
        acts, here = game.actor == seat, self.ui.sources(game).seats
        source = acts, game.rules, game.hands[seat], *here, match.results, game.over
        return self._draw_once(("seat", seat), source, self._seat_state, game, match, seat)

    def _seat_state(self, game: CardGame, match: CardMatch, seat: int) -> Seat:
        found = self.ui.seat(game, match, self.people, self.voice.lang, seat)
        found["hand"] = _hand_text(self.ui, game.hands[seat], game)
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
        lines = self.ui.teller(self.voice, frame.before, frame.step, seen).tell()
        said = [sentence(self.voice, line) for line in merge(lines)]
        return self.voice.join(*said, *self._open_choice(seen))

    def _open_choice(self, seen: CardGame) -> Iterator[Sentence]:
        """Say which choice somebody owes now."""
        ask = seen.ask
        if ask and ask.seat != CHANCE and not seen.over:
            yield choosing(self.voice, seen, ask, player(ask.seat))

    # --- the index -------------------------------------------------------------------------------

    def _moves(self) -> Iterator[FilmMove]:
        """Yield each move: its frame, its trick in the game from 1, its seat and its text.

        A deal has trick 0 and seat -1; its text says which game it is. What chance decides has
        `NO_SEAT`.
        """
        trick = 0
        for frame in (self.frames[here] for here in self.last):
            move, before = frame.step.move, frame.before
            if move is None or before is None:
                trick = 0
                label = self.ui.label(frame.match, self.voice.lang)
                yield self.last[frame.at], trick, -1, label
                continue
            trick += self.ui.leads(before)
            shown = self.ui.move_shown(before, move, self.people, self.voice.lang)
            seat = NO_SEAT if frame.step.seat == CHANCE else frame.step.seat
            yield self.last[frame.at], trick, seat, shown

    def asked(self) -> list[FilmQuestion]:
        """Return the questions as they are drawn."""
        return [*map(self._question, self.questions)]

    def _question(self, question: ReplayQuestion) -> FilmQuestion:
        frame = self.last[question.at]
        game, lang = self.frames[frame].game, self.voice.lang
        return {
            "frame": frame,
            "seat": question.seat,
            "text": question.text,
            "answers": [
                {
                    "move": self.ui.move_shown(game, answer.move, self.people, lang),
                    "good": answer.good,
                    "why": answer.why,
                }
                for answer in question.answers
            ],
        }

    def _turns(self) -> Iterator[int]:
        """Yield the frames at which the game turns, as when the order does or a seat goes out."""
        for here, (old, new) in enumerate(pairwise(self.frames), 1):
            if new.step.move is not None and self.ui.is_turning_point(old.game, new.game):
                yield here


def changes(old: object, new: object) -> object:
    """Return what turns the old value into the new one (``js/src/replay/film.ts`` applies it).

    For an object these are the keys that differ; for a list the places that differ and, if it gets
    shorter, its length; for anything else the new value. A list is sent whole if nothing in it is
    the same, or if an object in it loses a key, as no change can take a key away.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: changes(old.get(key), new[key]) for key in new if old.get(key) != new[key]}
    if isinstance(old, list) and isinstance(new, list):
        return _places(old, new)
    return new


def _places(old: list[object], new: list[object]) -> object:
    if any(map(_loses_key, old, new)):
        return new
    both = range(min(len(old), len(new)))
    found = {str(at): changes(old[at], new[at]) for at in both if old[at] != new[at]}
    found |= {str(at): new[at] for at in range(len(old), len(new))}
    if len(found) == len(new) and not isinstance(next(iter(new), None), dict):
        return new
    return found | {"length": len(new)} if len(new) < len(old) else found


def _loses_key(old: object, new: object) -> bool:
    return isinstance(old, dict) and isinstance(new, dict) and not old.keys() <= new.keys()
