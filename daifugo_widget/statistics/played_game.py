"""A game that a person has finished: what is kept of it, which is no card and no name."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Any

from ..core.game.history import History
from ..core.game.moves import Move
from ..core.words.text import SpokenError, clean_line
from . import words as w

Moves = tuple[tuple[int, Move | None], ...]
"""What was played in a game, each with its seat; None for what was no move."""
LONGEST, LONGEST_RULES = 80, 8_000
"""The most letters of a word, and of a rules line."""
MOST = 1_000_000
"""The most that anything of a game comes to."""
WORDS = ("id", "when", "game", "before", "after", "left", "rule", "moves")
COUNTS = ("players", "people", "place", "decisions")


@dataclass(frozen=True)
class PlayedGame:
    """How a game came out for the person who played it.

    ``id`` stands for the deal, ``when`` is the time of its end in UTC; ``game`` and ``rules`` name
    what was played, ``players`` how many played it, ``people`` how many of them were no bots, and
    ``bots`` those that were. ``before`` and ``after`` are classes, "" in a game without any;
    ``left`` is how the seat left: "finish", "foul" or "fall", by the rule ``rule`` if it was one,
    or "last", with cards in hand. ``decisions`` counts the moves that could have been others.

    ``costly`` counts the moves that a review found to cost more than 0.3 of a place, and
    ``places_lost`` is what they cost together; both are None before a review.
    ``moves`` stands for all that was played, "" where an earlier version has written the game.
    """

    id: str
    when: str
    game: str
    rules: str
    players: int
    place: int
    people: int = 1
    bots: tuple[str, ...] = ()
    before: str = ""
    after: str = ""
    left: str = ""
    rule: str = ""
    decisions: int = 0
    costly: int | None = None
    places_lost: float | None = None
    moves: str = ""

    @property
    def day(self) -> date:
        """The day on which it ended, as a calendar here has it."""
        return _moment(self.when).astimezone().date()

    @property
    def beaten(self) -> float:
        """The share of the others who came out behind: 1 for the first, 0 for the last."""
        return (self.players - self.place) / (self.players - 1) if self.players > 1 else 1.0


COLUMNS = tuple(field.name for field in fields(PlayedGame))


def game_id(history: History) -> str:
    """Return what stands for the latest deal of a history, the same whenever it is played.

    The cards cannot be told from it.
    """
    match = history.match_after(history.dealt_at)
    dealt = f"{match.rules.game} {match.rules} {match.players} {match.game.hands}"
    return sha256(dealt.encode()).hexdigest()[:16]


def moves_id(deal: str, moves: Moves) -> str:
    """Return what stands for the moves of a deal, which cannot be told from it."""
    played = " ".join(f"{seat} {move}" for seat, move in moves)
    return sha256(f"{deal} {played}".encode()).hexdigest()[:16]


def as_data(game: PlayedGame) -> dict[str, Any]:
    """Return a game as it is written; what is not known of it is left out."""
    data = {key: value for key, value in asdict(game).items() if value not in (None, "")}
    return {**data, "bots": list(game.bots)}


def from_data(data: object) -> PlayedGame:
    """Return the game that was written so. Raises `ValueError` if it is impossible."""
    if not isinstance(data, dict):
        raise ValueError(data)
    known = {key: value for key, value in data.items() if key in COLUMNS}
    try:
        return clean_game(PlayedGame(**{**known, "bots": tuple(known.get("bots", ()))}))
    except (TypeError, OverflowError) as error:
        raise ValueError(data) from error


def clean_game(game: PlayedGame) -> PlayedGame:
    """Return a game as it is. Raises `ValueError` if it is impossible."""
    words = [*(getattr(game, key) for key in WORDS), *game.bots]
    if not all(isinstance(word, str) and len(word) <= LONGEST for word in words):
        raise ValueError(words)
    if not isinstance(game.rules, str) or len(game.rules) > LONGEST_RULES:
        raise ValueError(game.rules)
    counts = [getattr(game, key) for key in COUNTS]
    if not all(type(count) is int and 0 <= count <= MOST for count in counts):
        raise ValueError(counts)
    if not 1 <= game.place <= game.players:
        raise ValueError(game.place)
    if (game.costly is None) != (game.places_lost is None):
        raise ValueError(game.costly)
    if game.costly is not None:
        check_costly(game.costly, game.places_lost)
    _ = game.day
    return game


def check_costly(count: object, places_lost: object) -> None:
    """Raise `SpokenError` for what no review can have found."""
    if type(count) is not int or not 0 <= count <= MOST:
        raise SpokenError(w.WRONG_COUNT)
    if not isinstance(places_lost, int | float) or not 0 <= places_lost <= MOST:
        raise SpokenError(w.WRONG_COUNT)


def short_word(word: object) -> str:
    """Return a word as it can be kept: on one line, and cut if it is long."""
    return clean_line(str(word))[:LONGEST]


def _moment(text: str) -> datetime:
    """Return a time. Raises `ValueError`."""
    found = datetime.fromisoformat(text)
    return found if found.tzinfo else found.replace(tzinfo=UTC)
