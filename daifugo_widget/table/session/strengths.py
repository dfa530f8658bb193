"""How strong the bots of a table are: chosen by name, kept with its game, and remembered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.words.arguments import short_repr
from daifugo_widget.core.words.suggestions import nearest
from daifugo_widget.core.words.text import Text
from daifugo_widget.games import GAMES, kind_of
from daifugo_widget.players import name_of

from .people import USUAL_BOT, Bots, People

KEY = "x-bots"
"""The line of a record that names the bot of each seat."""
NOBODY = "-"
"""What stands in that line for a person, and for a bot of somebody's own."""
BY_SEAT = (
    "bots are the name of a player such as 'sharp', or names by seat such as {{'b': 'sharp'}}, "
    "not {bots}"
)

Strengths = str | dict[str, str]
"""The name of a player for all bots, or names by the letters of seats."""


class Strength(NamedTuple):
    """A player that a bot can be: its name in Python, what people call it, and what it does."""

    name: str
    title: Text
    about: Text


def strengths_of(game: str) -> list[Strength]:
    """Return the players of a game, in the order in which they are offered."""
    return [_strength(name, maker) for name, maker in kind_of(game).players.items()]


def _strength(name: str, maker: object) -> Strength:
    own = vars(maker) if isinstance(maker, type) else {}  # a stronger one is told in its own words
    return Strength(name, own.get("title", Text.of(name)), own.get("about", Text.of("")))


# --- with a game ---------------------------------------------------------------------------------


def bots_named(people: People, game: str) -> dict[int, str]:
    """Return the names of the bots that are players of a game, by seat."""
    named = ((seat, name_of(bot)) for seat, bot in people.bots.items())
    known = kind_of(game).players
    return {seat: name for seat, name in named if name in known}


def with_bots_named(history: History, people: People) -> History:
    """Return a history whose record names the bots at the table."""
    named = bots_named(people, history.now.rules.game)
    line = " ".join(named.get(seat, NOBODY) for seat in range(people.players))
    return replace(history, extra={**history.extra, KEY: line})


def bots_kept(history: History) -> dict[int, str]:
    """Return the bots that a record names, by seat; names that its game does not know are not."""
    known = kind_of(history.now.rules.game).players
    words = history.extra.get(KEY, "").split()[: history.now.players]
    return {seat: name for seat, name in enumerate(words) if name in known}


# --- remembered ----------------------------------------------------------------------------------


def check_strengths(bots: object) -> None:
    """Raise `ValueError` for what names no players that any game has."""
    by_seat = bots if isinstance(bots, Mapping) else {}
    names: list[object] = [*by_seat.values()] if by_seat else [bots]
    seats = all(isinstance(seat, str) and len(seat) == 1 and seat in SEATS for seat in by_seat)
    known = _all_names()
    for name in names:
        if not seats or not isinstance(name, str):
            raise ValueError(BY_SEAT.format(bots=short_repr(bots)))
        if name not in known:
            raise ValueError(f"there is no player {name!r}; {nearest(name, known).en}")


def _all_names() -> list[str]:
    names: Iterable[str] = (name for kind in GAMES.values() for name in kind.players)
    return list(dict.fromkeys(names))


def strengths_at(people: People, game: str) -> Strengths | None:
    """Return how strong the bots at a table are, as it can be remembered; None without any."""
    named = bots_named(people, game)
    if len({*named.values()}) == 1:
        return next(iter(named.values()))
    return {SEATS[seat]: name for seat, name in named.items()} or None


def bots_for(game: str, seats: Iterable[int], chosen: Strengths | None) -> Bots:
    """Return bots for some seats, as remembered; what a game does not have is a usual one."""
    known = kind_of(game).players
    if isinstance(chosen, dict):
        named = {SEATS[seat]: chosen.get(SEATS[seat], USUAL_BOT) for seat in seats}
        return {seat: name for seat, name in named.items() if name in known}
    return chosen if chosen in known and chosen is not None else USUAL_BOT
