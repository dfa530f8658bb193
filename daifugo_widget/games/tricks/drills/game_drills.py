"""The words of goals in the trick-taking games, and the moves that their drills try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from daifugo_widget.core.cards import SUITS, pretty_suit
from daifugo_widget.core.game.moves import SEATS, Answer, Move
from daifugo_widget.core.records.cardtext import CardText
from daifugo_widget.core.words.text import Text
from daifugo_widget.drills.game_drills import GameDrills, Name, pretty_cards
from daifugo_widget.drills.task import Task
from daifugo_widget.drills.words import FIRES, DrillPosition, Word, Words, did, fires

from ..engine.cards import WHOLE_DECK, card_plays
from ..engine.game import TrickGame
from ..napoleon import Napoleon
from . import phrases as say
from .dealing import deal


def _catches(position: DrillPosition, rest: str) -> bool:
    """Return whether a seat has taken these cards, in one trick or several."""
    letter, _, text = rest.partition(" ")
    taken = 0
    for event in position.happened:
        if event.verb == "take-trick" and event.seat == SEATS.index(letter):
            taken |= event.cards
    return all(taken >> code & 1 for code in CardText.parse(text).codes)


NAP_WORDS: Words = {
    "takes": Word("[a-i]", "takes a", did("take-trick")),
    "catches": Word(r"[a-i] \S+", "catches a Kh", _catches),
    FIRES: fires("trumps"),
}
"""The words of Nap: a seat has taken a trick, or these cards; a rule has acted."""

NAPOLEON_WORDS: Words = {
    **NAP_WORDS,
    "shows": Word("[a-i]", "shows c", did("adjutant")),
    FIRES: fires("same-two"),
}
"""The words of Napoleon, also: a seat has turned out to be the adjutant."""


class TrickDrills(GameDrills):
    """What the drills of both games have in common."""

    forms = say.PARTS
    seatless = ("trumps",)
    points: ClassVar[tuple[Text, Text]]
    """Points in words: several of them, and one."""

    def check(self, text: str) -> None:
        super().check(text)
        name, _, rest = text.partition(" ")
        if name == "catches":
            CardText.parse(rest.partition(" ")[2])

    def what(self, word: str, rest: str, name: Name) -> Text | str:
        """Return what a part is about, for people: also a suit, a number of tricks or honours."""
        last = rest.rpartition(" ")[2]
        counted = {"tricks": say.TRICKS, "honours": say.HONOURS, "points": self.points}
        if word == "trumps" and last in SUITS:
            return pretty_suit(SUITS.index(last))
        if word == "catches":
            return pretty_cards(last)
        if word in counted:
            return counted[word][last == "1"].fill(n=last)
        return super().what(word, rest, name)

    def open_moves(self, game: TrickGame) -> Iterator[Move]:
        """Yield every move; of the cards that may name an adjutant only those worth naming."""
        ask = game.ask
        if isinstance(game, Napoleon) and ask and ask.rule == "adjutant":
            yield from (Answer(play.cards) for play in card_plays(_worth_naming(game)))
        else:
            yield from game.moves()

    def deal(self, rule: str, level: int, seed: int) -> Task:
        """Deal a drill about a rule."""
        return deal(self, rule, level, seed)


def _worth_naming(game: Napoleon) -> int:
    """Return the cards that somebody holds or that lie in the kitty, and one other card."""
    held = game.kitty
    for hand in game.hands:
        held |= hand
    others = WHOLE_DECK & ~held
    return held | others & -others


class NapDrills(TrickDrills):
    """The drills of Nap."""

    game = "nap"
    words = NAP_WORDS
    points = say.CHIPS


class NapoleonDrills(TrickDrills):
    """The drills of Napoleon."""

    game = "napoleon"
    words = NAPOLEON_WORDS
    points = say.WINS


NAP_DRILLS, NAPOLEON_DRILLS = NapDrills(), NapoleonDrills()
