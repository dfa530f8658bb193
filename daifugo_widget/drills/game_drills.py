"""What is particular to the drills of one game: the words of goals, and the moves tried."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Generic

from ..core.cards import JOKER_CODE, pretty_code
from ..core.game.any_game import G
from ..core.game.moves import Move
from ..core.records.cardtext import CardText
from ..core.records.errors import RecordError
from ..core.records.facts import OF_CARDS, check_fact, fact_hint, test_fact
from ..core.records.notation import Notation, notation_of
from ..core.records.phrases import FACT_SHAPE
from ..core.rules.rule import BaseRule
from ..core.rules.rule_errors import NO_SUCH_RULE
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.text import SpokenError, Text
from ..games import kind_of, rules_class
from . import phrases as say
from .phrases_goal import Forms
from .words import FIRES, DrillPosition, Words

if TYPE_CHECKING:
    from .task import Task

Name = Callable[[int], Text]
"""What a seat is called."""

_SEAT = re.compile(r"(?:^|[ !_])([a-i])(?=[ =<]|$)")
OF_RULES = ("mark", "unmark", "asks", FIRES)


class NotMade(SpokenError):
    """Raised if no drill could be made of a rule at a level and with a seed."""


class GameDrills(ABC, Generic[G]):
    """What is particular to the drills of one game; it is given games and matches of that game."""

    game: ClassVar[str]
    words: ClassVar[Words]
    """The words of its goals; what has once happened stays true, unless a word says otherwise."""
    forms: ClassVar[Mapping[tuple[str, str], Forms]]
    """How each fact and word is said, by its name and, if that matters, by what follows it."""
    seatless: ClassVar[tuple[str, ...]] = ()
    """The facts after which a single letter is not a seat."""

    @property
    def notation(self) -> Notation:
        """How the game is written."""
        return notation_of(self.game)

    @property
    def catalogue(self) -> Mapping[str, type[BaseRule]]:
        """Every rule of the game by id."""
        return self.rules.all_rules()

    @property
    def rules(self) -> type[BaseRuleSet]:
        """The class of the game's rules."""
        return rules_class(self.game)

    # --- goals -----------------------------------------------------------------------------------

    def check(self, text: str) -> None:
        """Raise `RecordError` for a text that is neither one of these words nor a fact."""
        name, _, rest = text.partition(" ")
        word = self.words.get(name)
        if word is None:
            self._check_fact(name, text)
        elif not re.fullmatch(word.shape, rest):
            raise RecordError(FACT_SHAPE.fill(text=text, example=word.example))
        elif name == FIRES and rest not in self.catalogue:
            raise RecordError(NO_SUCH_RULE.fill(id=rest, hint=self.rules.parser().nearest(rest)))

    def _check_fact(self, name: str, text: str) -> None:
        facts = self.notation.facts
        if name not in facts:
            known = (*self.words, *facts)
            raise RecordError(say.NO_WORD.fill(name=name, hint=fact_hint(name, known)))
        check_fact(facts, text)

    def holds(self, position: DrillPosition, text: str) -> bool:
        """Return whether a fact or a word holds."""
        name, _, rest = text.partition(" ")
        word = self.words.get(name)
        if word:
            return word.test(position, rest)
        return test_fact(self.notation.facts, position.match, text).holds

    def seats_in(self, text: str) -> list[str]:
        """Return the letters of the seats that a fact or a word names."""
        name, _, rest = text.partition(" ")
        return [] if name in self.seatless else _SEAT.findall(rest)

    def what(self, word: str, rest: str, name: Name) -> Text | str:
        """Return what a fact or a word is about, for people: cards, a rule, a number."""
        last = rest.rpartition(" ")[2]
        if word in OF_CARDS and last not in ("", "-"):
            return pretty_cards(last.removeprefix("-"))
        if word in OF_RULES:
            rule = last.removeprefix("-").partition("=")[0]
            return self.catalogue[rule].short_names if rule in self.catalogue else rule
        if word == "cards":
            return Text("1 card" if last == "1" else f"{last} cards", last, last)
        return last

    def cards_left(self, game: G, learner: int, text: str) -> int:
        """Return the cards that stand between a learner and a part of a goal, 0 if none do."""
        return 0

    def in_exchange(self, game: G) -> bool:
        """Return whether cards are still exchanged before the first one is played."""
        return False

    # --- what is tried ---------------------------------------------------------------------------

    @abstractmethod
    def open_moves(self, game: G) -> Iterator[Move]:
        """Yield the moves of the seat to act that are worth trying."""

    def is_done(self, game: G, learner: int) -> bool:
        """Return whether the learner has nothing left to decide, whatever the others do."""
        return False

    def is_beaten(self, game: G, learner: int) -> bool:
        """Return whether the others spoil a goal best by leaving things as they are."""
        return False

    # --- drills without end ----------------------------------------------------------------------

    @abstractmethod
    def deal(self, rule: str, level: int, seed: int) -> Task:
        """Deal a drill in which a rule decides what is right, the same one for the same seed.

        Raises `RuleError` if there is no such rule, `NotMade` if none came out, and another
        `SpokenError` if the rule changes no play.
        """


def drills_of(game: str) -> GameDrills:
    """Return what is particular to the drills of a game."""
    return kind_of(game).drills


def pretty_cards(text: str) -> str:
    """Return the cards of a text for people."""
    parts = CardText.parse(text).parts
    return " ".join(pretty_code(min(part.code, JOKER_CODE)) for part in parts)
