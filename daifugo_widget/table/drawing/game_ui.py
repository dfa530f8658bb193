"""How a game looks at the table: what is drawn and said differently in each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypedDict, TypeVar

from daifugo_widget.core.cards import codes, show
from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.card_match import CardMatch
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule, RuleFailure
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import Lang, SpokenError, Text
from daifugo_widget.games import kind_of, rules_class
from daifugo_widget.players.player import Hint

from ..session.between_games import BetweenGames
from ..session.people import People
from ..telling.rules_text import rules_text
from ..telling.step_teller import StepTeller
from ..telling.voice import Sentence, Voice
from ..telling.words import phrases as w
from ..telling.words.panels import SCORES
from ..wire.contract import Chip, Direction, Laid, Pile, Ruler, Seat
from ..wire.move_text import move_text
from .answers import answer_shown

if TYPE_CHECKING:
    from ..session.session import Session


class ScoredGame(TypedDict):
    """A game that has ended; points, classes and places are by seat, None for who joined later."""

    number: int
    set: int
    points: list[int | None]
    classes: list[str]
    places: list[int | None]


class CardLine(TypedDict):
    """A line of the score card: by seat the points with a word on them."""

    name: str
    cells: list[tuple[str, str]]
    total: bool


class Tally(TypedDict):
    """The games, oldest first, or the score card and the latest game; and the points by seat.

    ``hints`` explain the classes of the last game, ``why`` is what besides the cards decided it.
    """

    games: list[ScoredGame]
    card: list[CardLine] | None
    hints: list[str]
    why: list[Sentence | None]
    total: list[int]
    label: str


class Outcome(NamedTuple):
    """How a game came out for a seat: its place, its classes, and how it left, by which rule.

    ``left`` is "finish", "foul" or "fall", "last" with cards in hand, "" if nobody ever leaves.
    """

    place: int
    before: str = ""
    after: str = ""
    left: str = ""
    rule: str = ""


G = TypeVar("G", bound=CardGame)
M = TypeVar("M", bound=CardMatch)
R = TypeVar("R", bound=BaseRuleSet)


class Sources(NamedTuple):
    """What each part of a game's picture is made from, as objects that the game itself holds.

    From one picture to the next, a part made from the very same objects looks the same.
    """

    trick: tuple[object, ...]
    order: tuple[object, ...]
    chips: tuple[object, ...]
    seats: tuple[object, ...]


class GameUI(ABC, Generic[G, M, R]):
    """What the table has to know of the game played at it, its matches and its rules."""

    game: ClassVar[str]
    title: ClassVar[Text]
    chapters: ClassVar[Mapping[str, Text]]
    """The headings under which its rules are listed."""
    teller: ClassVar[type[StepTeller]]
    words: ClassVar[Mapping[str, Text]] = {}
    """The browser's fixed words that read differently in this game."""
    own_settings: ClassVar[tuple[str, ...]] = ()
    """The settings of a table that change something in this game, and nothing in some others."""
    score_words: ClassVar[Mapping[str, Text]] = SCORES
    class_names: ClassVar[Mapping[str, Text]] = {}
    """What its classes are called, by their ids, from the top down."""

    @property
    def rules(self) -> type[BaseRuleSet]:
        """The class of the game's rules."""
        return rules_class(self.game)

    # --- the frame of the table ------------------------------------------------------------------

    @abstractmethod
    def rules_in_short(self, rules: R, players: int) -> Text:
        """Name the rules in play, in short."""

    def rules_at_length(self, rules: R, players: int) -> Text:
        """Name the rules in play, with all that is added or changed."""
        return rules_text(rules, self.house_name(rules.preset), players)

    def house_players(self, rules: R, players: int) -> Text:
        """Say how many players the house is meant for; empty if the game has but one house."""
        return Text.of("")

    @abstractmethod
    def house_name(self, preset: str) -> Text:
        """Name a house."""

    @abstractmethod
    def label(self, match: M, lang: Lang) -> str:
        """Say which game of the match this is."""

    @abstractmethod
    def scores(self, match: M, lang: Lang) -> Tally:
        """Return what the score tables show, oldest game first."""

    @abstractmethod
    def ending(self, match: M, voice: Voice) -> Sentence:
        """Say who has won the game, or the match."""

    def outcome(self, match: M, seat: int) -> Outcome | None:
        """Return how the game that has just ended came out for a seat, None if it is void."""
        return Outcome(match.results[-1].places[seat])

    # --- the board -------------------------------------------------------------------------------

    @abstractmethod
    def seat(self, game: G, match: M, people: People, lang: Lang, seat: int) -> Seat:
        """Return what everybody sees of a seat."""

    @abstractmethod
    def direction(self, game: G) -> Direction:
        """Return the current direction of play round the table."""

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
        """Return the cards out of the game, with the ones that the rules show."""

    @abstractmethod
    def ruler(self, game: G, lang: Lang) -> Ruler:
        """Return the current order of strength, weakest first."""

    @abstractmethod
    def chips(self, game: G, people: People, voice: Voice) -> list[Chip]:
        """Return a chip for each thing that is out of the ordinary now, with the rule behind it."""

    @abstractmethod
    def sources(self, game: G) -> Sources:
        """Return the values that decide how the parts of a game's picture look."""

    def move_shown(self, game: G, move: Move, people: People, lang: Lang) -> str:
        """Return a move in short, as a film's list of moves shows it."""
        if isinstance(move, Answer) and not isinstance(move.value, Play):
            return answer_shown(game, move, people, lang)
        return move_text(game, move)

    def leads(self, game: G) -> bool:
        """Return whether the next move begins a trick."""
        return not (game.trick or game.agenda)

    # --- what is asked and said ------------------------------------------------------------------

    def may_pass(self, seen: G, seat: int) -> bool | None:
        """Return whether a seat may pass now, None in a game in which nobody passes."""
        return None

    def tray(self, cards: int) -> list[int]:
        """Return the cards laid out to choose from, in order."""
        return codes(cards)

    @abstractmethod
    def turn(self, voice: Voice, seen: G) -> Sentence:
        """Say what the player to act may play."""

    @abstractmethod
    def rule_behind(self, reason: str, seen: G) -> str | None:
        """Return the rule to read about the reason of a refusal, None if there is none."""

    @abstractmethod
    def advise(self, view: G, seat: int, chance: Random) -> Hint:
        """Return the move of a strong bot in a seat's view, with its reason."""

    @abstractmethod
    def is_turning_point(self, before: G, after: G) -> bool:
        """Return whether a move was a turning point of the game, to which a film can jump."""

    # --- around a game ---------------------------------------------------------------------------

    def between(self, session: Session) -> BetweenGames:
        """Return what happens between two games of a session."""
        return BetweenGames(session)

    def scorecard(self, match: M, people: People, lang: Lang) -> Any:
        """Return the score card of a match. Raises `SpokenError` if the game has none."""
        raise SpokenError(w.NO_SCORE_CARD.fill(game=self.title))

    def failed_rule(self, error: Exception) -> RuleFailure | None:
        """Return the rule of people's own in which an error came up, None if it was in none."""
        return None

    # --- rules and records -----------------------------------------------------------------------

    @abstractmethod
    def example(self, rule: type[BaseRule]) -> str:
        """Return a rule's worked example as the text of a record, "" if it has none."""

    def fame(self, rule: type[BaseRule]) -> Text:
        """Say how well known a rule is and how often it acts, nothing if that is not known."""
        return Text.of("")

    def laid_out(self, game: G, voice: Voice) -> list[Sentence]:
        """Say what lies on the table of an example besides the hands."""
        return []

    def cards_text(self, cards: int) -> str:
        """Write cards from low to high."""
        return show(cards)

    def answer_named(self, game: G, text: str) -> Text | None:
        """Return the answer written in a record in words, None if it is cards."""
        return None

    @abstractmethod
    def class_title(self, game: G, seat: int) -> Text | None:
        """Return the title that an example gives a seat besides its letter, None if it has none."""

    @abstractmethod
    def reconstruct(self, history: History) -> History:
        """Return a history whose unseen cards are dealt by chance to those who hold them.

        Raises `ValueError` if too little is known for that.
        """


AnyUI = GameUI[Any, Any, Any]
"""The UI of any game."""


@cache
def ui_of(game: str) -> AnyUI:
    """Return the UI of a game, by the game's name in records."""
    return kind_of(game).ui
