"""Questions on which of some moves are open now, in any game, and why the others are refused."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import ClassVar, Generic, TypeVar

from ..core.game.card_game import CardGame
from ..core.game.refusal import Refusal
from ..core.words.text import Text
from ..table.drawing.game_ui import ui_of
from ..table.telling.phrase import Phrase, verbatim
from ..table.telling.voice import cards, player
from . import words as w
from .kind import Kind, changed_options
from .moment import Moment
from .question import Question

MOST_LEGAL, MOST_CHOICES = 3, 5

G = TypeVar("G", bound=CardGame)


class Open(Kind, Generic[G]):
    """Which of some moves of the seat that has to act are open, if any; moves are texts."""

    how, then = "several", False
    asks: ClassVar[Text]
    none: ClassVar[Text | None] = w.NONE
    """The choice that is right if no other one is; None if one always is."""

    @abstractmethod
    def legal(self, game: G) -> Mapping[str, str]:
        """Return the moves that are open, each with the rule that allows it, "" for none."""

    @abstractmethod
    def illegal_moves(self, game: G, legal: Mapping[str, str], rng: Random) -> Iterable[str]:
        """Yield moves that one might think of but cannot make."""

    @abstractmethod
    def why_not(self, game: G, text: str) -> Refusal | None:
        """Return why a move is refused, None if it is open."""

    def preferred_moves(self, game: G) -> set[str]:
        """Return the moves to ask about rather than others."""
        return set()

    def choice_phrase(self, game: G, text: str) -> Phrase:
        """Return a move as a choice."""
        return Phrase(w.THIS, {"it": cards(text)})

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Ask about moves of the seat, first of all those that other rules judge differently."""
        game = moment.game
        if not self.fits(moment, moment.match):
            return None
        legal = self.legal(game)
        disputed = self._disputed_moves(moment, legal)
        refused = dict.fromkeys(
            [*sorted(disputed - set(legal)), *self.illegal_moves(game, legal, rng)]
        )
        if not refused:
            return None
        picked = pick(list(legal), list(refused), disputed | self.preferred_moves(game), rng)
        return self._about(moment, picked, legal, decided=not disputed.isdisjoint(picked))

    def _disputed_moves(self, moment: Moment, legal: Mapping[str, str]) -> set[str]:
        """Return the moves that are open by the rules of the moment or by others, but not both."""
        others = (self.legal(other.game).keys() for other in moment.alike)
        return set[str]().union(*(legal.keys() ^ other for other in others))

    def _about(
        self, moment: Moment, picked: list[str], legal: Mapping[str, str], decided: bool
    ) -> Question:
        """Return the question of which picked moves are open."""
        game = moment.game
        right = {at for at, text in enumerate(picked) if text in legal} or {len(picked)}
        reasons = {at: why for at, text in enumerate(picked) if (why := self.why_not(game, text))}
        ids = [legal[text] for text in picked if text in legal]
        ids += [] if decided else _ids(reasons.values(), game)
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=game.actor,
            ask=(Phrase(self.asks, {"who": player(game.actor)}),),
            right=frozenset(right),
            choices=tuple(self._choices_of(game, picked)),
            notes=self._why(reasons, right, len(picked)),
            behind=self.feedback_rules(moment, moment.match, ids, decided),
            options=tuple(sorted(self._deciding(moment, legal, picked))),
            decided=decided,
            names=moment.names,
        )

    def _why(
        self, reasons: Mapping[int, Refusal], right: set[int], none: int
    ) -> dict[int | str, Phrase]:
        """Say why each wrong choice is wrong, first of all the choice of none."""
        said: dict[int | str, Phrase] = {}
        if self.none and none not in right:
            said[none] = Phrase(w.NOT_NONE)
        return said | {at: verbatim(why.text) for at, why in reasons.items()}

    def _deciding(self, moment: Moment, legal: Mapping[str, str], picked: list[str]) -> set[str]:
        """Return the options of a rule of the frame by which other moves would be open."""
        if moment.rule is None or not moment.rule.frame:
            return set()
        differ = (
            other
            for other in moment.alike
            if not (legal.keys() ^ self.legal(other.game).keys()).isdisjoint(picked)
        )
        return changed_options(differ, moment.rule.id)

    def _choices_of(self, game: G, picked: list[str]) -> Iterator[Phrase]:
        yield from (self.choice_phrase(game, text) for text in picked)
        if self.none:
            yield Phrase(self.none)


def _ids(reasons: Iterable[Refusal], game: CardGame) -> list[str]:
    ui = ui_of(game.rules.game)
    found = (ui.rule_behind(why.reason, game) for why in reasons)
    return [id for id in found if id]


def pick(legal: list[str], refused: list[str], disputed: set[str], rng: Random) -> list[str]:
    """Pick a few legal and a few refused moves, disputed ones first."""

    def first(texts: list[str], most: int) -> list[str]:
        rng.shuffle(texts)
        return sorted(texts, key=lambda text: text not in disputed)[:most]

    some = first(legal, rng.randint(1, MOST_LEGAL))
    picked = [*some, *first(refused, MOST_CHOICES - len(some))]
    rng.shuffle(picked)
    return picked
