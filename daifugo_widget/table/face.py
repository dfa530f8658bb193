"""How a game looks at the table: all that is drawn and said of its own kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ..core.card_game import CardGame
from ..core.card_match import CardMatch
from ..core.cards import codes, show
from ..core.chosen import ChosenRules
from ..core.entry import Entry
from ..core.history import History
from ..core.moves import Answer, Move
from ..core.plays import Play
from ..core.text import Lang, Text
from ..games import part, rules_class
from ..players.player import Hint
from .answers import answer_shown
from .contract import Chip, Direction, Laid, Pile, Ruler, Scores, Seat
from .people import People
from .phrase import Sentence, Voice
from .reading import move_text
from .telling import StepTeller

G = TypeVar("G", bound=CardGame)
M = TypeVar("M", bound=CardMatch)
R = TypeVar("R", bound=ChosenRules)


class Sources(NamedTuple):
    """The values of a game from which parts of its picture are made: the same ones make the same.

    The game keeps each of them, so that a film can tell them apart by what they are.
    """

    trick: tuple[object, ...]
    order: tuple[object, ...]
    chips: tuple[object, ...]
    seats: tuple[object, ...]


class GameFace(ABC, Generic[G, M, R]):
    """What the table asks of the game that is played at it, with its matches and rules."""

    game: ClassVar[str]
    title: ClassVar[Text]
    chapters: ClassVar[Mapping[str, Text]]
    """The headings under which its rules are listed."""
    teller: ClassVar[type[StepTeller]]
    words: ClassVar[Mapping[str, Text]] = {}
    """The fixed words of the browser that mean something else in this game."""
    usual_players: ClassVar[int] = 4

    @property
    def rules(self) -> type[ChosenRules]:
        """The class of the game's rules."""
        return rules_class(self.game)

    def players_by(self, rules: R) -> int:
        """Return how many play by these rules where nobody says how many."""
        return rules.seats or self.usual_players

    # --- the frame of the table ------------------------------------------------------------------

    @abstractmethod
    def house(self, rules: R, players: int) -> Text:
        """Name the rules that are played, in short."""

    @abstractmethod
    def preset(self, name: str) -> Text:
        """Name a house."""

    @abstractmethod
    def label(self, match: M, lang: Lang) -> str:
        """Say which game of the match this is."""

    @abstractmethod
    def scores(self, match: M, lang: Lang, verdict: Sentence | None) -> Scores:
        """Return the score table, oldest game first."""

    @abstractmethod
    def ending(self, match: M, voice: Voice) -> Sentence:
        """Say who has won the game, or the match."""

    # --- the board -------------------------------------------------------------------------------

    @abstractmethod
    def seat(self, game: G, match: M, people: People, lang: Lang, seat: int) -> Seat:
        """Return what is seen of one seat from outside."""

    @abstractmethod
    def direction(self, game: G) -> Direction:
        """Return how the order of play runs round the table at this moment."""

    @abstractmethod
    def sorted_hand(self, game: G, hand: int, sort: str) -> list[str]:
        """Return the cards of a hand, weakest first or by suit."""

    @abstractmethod
    def trick(self, game: G, lang: Lang) -> list[Laid]:
        """Return what lies in the middle, oldest first."""

    @abstractmethod
    def discards(self, game: G) -> Pile:
        """Return the pile of cards that have been played."""

    @abstractmethod
    def aside(self, game: G) -> Pile:
        """Return the cards out of the game, with the faces that the rules show."""

    @abstractmethod
    def ruler(self, game: G, lang: Lang) -> Ruler:
        """Return the order of strength as it stands, weakest first."""

    @abstractmethod
    def chips(self, game: G, people: People, voice: Voice) -> list[Chip]:
        """Return what is out of the ordinary now, each thing with the rule behind it."""

    @abstractmethod
    def sources(self, game: G) -> Sources:
        """Return by what the pictures of two games of a film can differ."""

    def move_shown(self, game: G, move: Move, people: People, lang: Lang) -> str:
        """Return a move in short, as the list of the moves of a film shows it."""
        if isinstance(move, Answer) and not isinstance(move.value, Play):
            return answer_shown(game, move, people, lang)
        return move_text(game, move)

    def leads(self, game: G) -> bool:
        """Tell whether the next move begins a trick."""
        return not (game.trick or game.agenda)

    # --- what is asked and said ------------------------------------------------------------------

    def may_pass(self, seen: G, seat: int) -> bool | None:
        """Tell whether a seat may pass now, None in a game in which nobody passes."""
        return None

    def tray(self, cards: int) -> list[int]:
        """Return cards that are laid out to choose from, in their order."""
        return codes(cards)

    @abstractmethod
    def turn(self, voice: Voice, seen: G) -> Sentence:
        """Say what the one to act may play."""

    @abstractmethod
    def rule_behind(self, reason: str, seen: G) -> str | None:
        """Return the rule to read about the reason of a refusal, None where there is none."""

    @abstractmethod
    def advise(self, view: G, seat: int, chance: Random) -> Hint:
        """Return the move of a strong bot in a seat's view, with its reason."""

    @abstractmethod
    def turned(self, before: G, after: G) -> bool:
        """Tell whether a move was a turn of the game, to which a film can be wound."""

    # --- rules and records -----------------------------------------------------------------------

    @abstractmethod
    def example(self, rule: type[Entry]) -> str:
        """Return a rule's worked example as the text of a record, or "" where it has none."""

    def laid_out(self, game: G, voice: Voice) -> list[Sentence]:
        """Say what lies on the table of an example besides the hands."""
        return []

    def cards_text(self, cards: int) -> str:
        """Write cards from low to high."""
        return show(cards)

    def answer_named(self, game: G, text: str) -> Text | None:
        """Return an answer in words, None for cards."""
        return None

    @abstractmethod
    def class_title(self, game: G, seat: int) -> Text | None:
        """Return what a seat is called in an example besides its letter, None for no more."""

    @abstractmethod
    def filled(self, history: History) -> History:
        """Return a history whose unseen cards are dealt by chance to those who hold them.

        Raises `ValueError` where too little is known for that.
        """


Face = GameFace[Any, Any, Any]
"""How whichever game looks that is played at the table."""


@cache
def face_of(game: str) -> Face:
    """Return how a game looks, by the name that its records give it."""
    found: Face = part(game, "face")()
    return found
