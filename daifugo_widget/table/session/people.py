"""Who sits at the table: people and bots, and their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from numbers import Integral

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.words.arguments import short_repr
from daifugo_widget.core.words.text import Lang, SpokenError, Text, clean_line, isolate
from daifugo_widget.games import kind_of
from daifugo_widget.players import Player, name_of, player_of

from ..telling.words import phrases as w

USUAL_BOT = "steady"
"""The bot that every game has."""
NAMES = "names are a list such as ['Mina', 'Jun'], or a dict by seat such as {'b': 'Mina'}"
NO_SEATS = (
    "{seats} names no seats: write their letters, from a to i, such as 'a' or 'ac'; "
    "moves are made at the table"
)
Bot = str | Player
"""A bot by the name of a player, or a player of your own."""
Bots = Bot | list[Bot] | tuple[Bot, ...] | Mapping[str, Bot]
"""One bot for all seats, one for each in turn, or some by seat; the others are usual ones."""
Name = str | Text
"""A name, the same in all languages or not."""


@dataclass(frozen=True)
class People:
    """The seats of a table: ``humans`` for people, a bot for each other seat, and given names.

    ``reader`` is the seat of whoever reads the names, if it has a screen of its own.
    """

    players: int
    humans: tuple[int, ...]
    bots: dict[int, Player]
    given: dict[int, Name]
    reader: int | None = None

    @classmethod
    def of(
        cls,
        players: int,
        game: str,
        seats: int | str | Iterable[int | str] = "a",
        bots: Bots = USUAL_BOT,
        names: Sequence[Name] | dict[str, str] | None = None,
    ) -> People:
        """Seat people and bots for a game. Raises `ValueError` for wrong seats, bots or names."""
        humans = seats_of(seats, players)
        others = [seat for seat in range(players) if seat not in humans]
        usual = dict.fromkeys(others, USUAL_BOT) if isinstance(bots, Mapping) else {}
        makers = {**usual, **bots_by_seat(bots, others, players)}
        check_seats_of_bots(makers, others)
        found = {seat: player_of(makers[seat], game) for seat in others}
        return cls(players, humans, found, _names(names, players))

    def with_bots(self, bots: Mapping[int, Player]) -> People:
        """Return these people with other bots in the place of some; people keep their seats."""
        changed = {seat: bot for seat, bot in bots.items() if seat in self.bots}
        return replace(self, bots={**self.bots, **changed})

    def joined_by(self, bot: Player, name: str | None = None) -> People:
        """Return these people with one more bot in the last seat."""
        given = {**self.given, **_names({SEATS[self.players]: name or ""}, self.players + 1)}
        bots = {**self.bots, self.players: bot}
        return replace(self, players=self.players + 1, bots=bots, given=given)

    def with_bot(self, seat: int, bot: Player) -> People:
        """Return these people with a bot in the place of a person."""
        humans = tuple(each for each in self.humans if each != seat)
        return replace(self, humans=humans, bots=dict(sorted({**self.bots, seat: bot}.items())))

    def with_person(self, seat: int) -> People:
        """Return these people with a person in the place of a bot."""
        bots = {each: bot for each, bot in self.bots.items() if each != seat}
        return replace(self, humans=tuple(sorted({*self.humans, seat})), bots=bots)

    def with_all_named(self) -> People:
        """Return these people with the names that they have now, whoever comes and goes."""
        nobody = replace(self, reader=None)
        names: dict[int, Name] = {seat: nobody.name_of(seat) for seat in range(self.players)}
        if nobody.you is not None:
            names[nobody.you] = w.PERSON.fill(n=self.humans.index(nobody.you) + 1)
        return replace(self, given=names)

    def with_name(self, seat: int, name: Name) -> People:
        """Return these people with another name for a seat."""
        return replace(self, given={**self.given, seat: name})

    def for_reader(self, seat: int) -> People:
        """Return these people as the person in one of the seats calls them."""
        return replace(self, reader=seat)

    def at_game(self, game: str) -> People:
        """Return these people with bots that play another game, as strong as it has them."""
        known = kind_of(game).players
        names = {seat: name_of(bot) for seat, bot in self.bots.items()}
        bots = {s: player_of(n if n in known else USUAL_BOT, game) for s, n in names.items()}
        return replace(self, bots=bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The given names, for the record; all other names depend on the language."""
        given = {seat: name for seat, name in self.given.items() if isinstance(name, str)}
        return tuple(given.get(seat, "") for seat in range(self.players)) if given else ()

    @property
    def you(self) -> int | None:
        """The seat called "you": the reader's, or that of the only person if no name was given."""
        if self.reader is not None:
            return self.reader
        alone = len(self.humans) == 1 and self.humans[0] not in self.given
        return self.humans[0] if alone else None

    def name(self, seat: int, lang: Lang) -> str:
        """Return the name of a seat."""
        return isolate(Text.of(self.name_of(seat)).to(lang))

    def name_of(self, seat: int) -> Name:
        """Return the name of a seat: one given as a text, or a usual one in every language."""
        if seat in self.given and seat != self.reader:
            return self.given[seat]
        if seat == self.you:
            return w.YOU
        if seat in self.humans:
            return w.PERSON.fill(n=self.humans.index(seat) + 1)
        return w.BOTS[list(self.bots).index(seat)]


def bots_by_seat(bots: Bots, others: Sequence[int], players: int) -> dict[int, Bot]:
    """Return the bots that are named for the seats of bots. Raises `ValueError` for wrong ones."""
    if isinstance(bots, Mapping):
        return {seat_at(seat, players): bot for seat, bot in bots.items()}
    makers: list[Bot] = [*bots] if isinstance(bots, list | tuple) else [bots] * len(others)
    if len(makers) != len(others):
        raise ValueError(
            f"{len(others)} seats need a bot, but bots names {len(makers)}: "
            f"name one for all, or a list of {len(others)}"
        )
    return dict(zip(others, makers, strict=True))


def check_seats_of_bots(seats: Iterable[int], others: Iterable[int]) -> None:
    """Raise `SpokenError` if bots are named for a seat in which none sits."""
    for seat in {*seats} - {*others}:
        raise SpokenError(w.NO_BOT_THERE.fill(seat=SEATS[seat]))


def players_of(bots: Mapping[int, Bot], game: str) -> dict[int, Player]:
    """Return the players of a game that bots are. Raises `ValueError` for what is none."""
    return {seat: player_of(bot, game) for seat, bot in bots.items()}


def read_seat(text: object) -> int:
    """Read a seat: ``"a"`` or 0. Raises `ValueError` if it is not a seat."""
    if type(text) is not bool and isinstance(text, Integral) and int(text) in range(len(SEATS)):
        return int(text)
    if isinstance(text, str) and len(text) == 1 and text in SEATS:
        return SEATS.index(text)
    raise ValueError(f"{short_repr(text)} is not a seat: write a letter from a to i")


def seats_of(seats: int | str | Iterable[int | str], players: int) -> tuple[int, ...]:
    """Read several seats: ``"ac"`` or numbers. Raises `ValueError` if there are no such seats."""
    return tuple(sorted({seat_at(seat, players) for seat in _seat_list(seats)}))


def _seat_list(seats: object) -> list[object]:
    if isinstance(seats, str):
        letters: list[object] = [letter for letter in seats if letter not in " ,"]
        if not set(letters) <= set(SEATS):
            raise ValueError(NO_SEATS.format(seats=short_repr(seats)))
        return letters
    return list(seats) if isinstance(seats, Iterable) else [seats]


def seat_at(text: object, players: int) -> int:
    """Read a seat of a table of ``players``. Raises `ValueError` if the table does not have it."""
    seat = read_seat(text)
    if seat >= players:
        raise ValueError(f"there is no seat {SEATS[seat]} at a table of {players}")
    return seat


def _names(names: Sequence[Name] | dict[str, str] | None, players: int) -> dict[int, Name]:
    if names is None:
        return {}
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise ValueError(f"{NAMES}, not {short_repr(names)}")
    pairs = names.items() if isinstance(names, dict) else zip(SEATS, names, strict=False)
    return {seat_at(seat, players): name for seat, given in pairs if (name := _name(given))}


def _name(given: object) -> Name:
    if isinstance(given, Text):
        return Text(*map(clean_line, given))
    if not isinstance(given, str):
        raise ValueError(f"{NAMES}; {short_repr(given)} is not a name")
    return clean_line(given)[:40]
