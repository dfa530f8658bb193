"""How a daifugo who stays, or who came from the bottom, exchanges more."""

from __future__ import annotations

from abc import abstractmethod

from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state_values import Pair
from .frame import ends

FOUR = ("daifugo", "fugo", "hinmin", "daihinmin")


class Defended(Rule):
    """The outermost pair exchanges more cards after certain wins; the mark says how many."""

    stage = "next"
    life = "set"

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        mark = game.mark_of(self.id)
        if mark is None or not pairs:
            return pairs
        outermost, *others = pairs
        return (outermost._replace(size=outermost.size + self._more(mark)), *others)

    def on_end(self, game: Change) -> None:
        old, new = ends(game.classes), ends(game.next_classes())
        value = self._prize(game, old.top, old.bottom, new.top) if old and new else None
        if value is not None and new:
            game.mark(self, value, new.top)
        elif game.mark_of(self.id) is not None:
            game.unmark(self)

    def on_join(
        self, mark: int | bool | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> int | bool | None:
        newcomer = len(ranking) - 1
        return None if ranking[0] == newcomer else mark

    @abstractmethod
    def _prize(self, game: Game, top: int, bottom: int, winner: int) -> int | bool | None:
        """Return the mark of what the new daifugo has won, None for nothing."""

    def _more(self, mark: int) -> int:
        return 1


@rule(
    "absolute-monarchy",
    en="Absolute monarchy",
    ja="絶対王政",
    ko="절대 왕정",
    stage="next",
    needs=("exchange",),
    excludes=(
        "exchange-pick",
        "exchange-facedown",
        "monarchy-defence",
        "defence",
        "natural-disaster",
    ),
    fame="once",
    tastes=("politics",),
)
class AbsoluteMonarchy(Rule):
    """Of four, fugo, hinmin and daihinmin pay the daifugo 1, 2 and 3 cards and get as many back."""

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        if sorted(game.classes) != sorted(FOUR):
            return pairs
        top, *others = (game.classes.index(name) for name in FOUR)
        return tuple(Pair(top, poor, count) for count, poor in enumerate(others, 1))[::-1]

    note = _("The daifugo may give back any cards. With another number of players nothing changes.")
    lore = _(
        "Six strong cards come into one hand, nearly half of it. Second place is worth nothing "
        "any more, and the other three soon notice what they have in common."
    )
    example = """
        hands    3c4d5h6sKd / 5c6dAs / 7h8hKsAc / 4s5s2cAhX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > Ah2cX  c > KsAc  b > As    # All three pay taxes to the daifugo ...
        a > 3c4d5h  a > 6sKd  a > Ks   # ... who gives each of them as many cards back.
        = hand a AcAsAh2cX, hand b 5c6dKs, hand c 6s7h8hKd, hand d 3c4d4s5h5s
    """


@rule(
    "monarchy-defence",
    en="Defence of the monarchy",
    ja="王政防衛",
    ko="왕정 방위",
    mark_pattern="[2-9]|[1-9][0-9]+",
    needs=("exchange",),
    excludes=("defence", "absolute-monarchy"),
    fame="some",
    tastes=("politics",),
)
class MonarchyDefence(Defended):
    """A daifugo who wins again exchanges one card more with the daihinmin, each time one more."""

    mode = option(
        default="growing",
        label=_("More cards"),
        words={
            "growing": _("one more with each win in a row"),
            "third-win": _("one, from the third win in a row on"),
        },
    )

    def _prize(self, game: Game, top: int, bottom: int, winner: int) -> int | None:
        return (game.mark_of(self.id) or 1) + 1 if winner == top else None

    def _more(self, mark: int) -> int:
        return mark - 1 if self.mode == "growing" else int(mark > 2)

    note = _(
        "The cards are added to what is usual: if that is 2, two wins in a row make 3 and "
        "three make 4; both sides give as many, and never more than the smaller hand holds. "
        "Some tables add a single card, from the third win in a row on."
    )
    says = {
        "mark": _("{seat} [has|have] won {value} times in a row."),
        "unmark": _("The row of wins has ended."),
    }
    worded = {
        "mode=third-win": _(
            "A daifugo who wins three times or more in a row exchanges one card more."
        )
    }
    example = """
        hands    3c4d5h9s / 5c6dTs / 7h8hJc / 4s2c2dX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        marks    monarchy-defence=2
        phase    exchange
        d > 2c2dX     # a has won twice in a row: 3 cards instead of 2 ...
        c > Jc
        a > 3c4d5h    # ... and 3 back.
        b > 5c
        = hand a 9s2c2dX, hand d 3c4d4s5h
    """


@rule(
    "defence",
    en="Defence",
    ja="防衛",
    ko="방위",
    mark_pattern="",
    needs=("exchange",),
    excludes=("monarchy-defence", "absolute-monarchy"),
    fame="once",
    tastes=("politics",),
)
class Defence(Defended):
    """A daifugo who stays, or who comes from the bottom class, next exchanges one card more."""

    def _prize(self, game: Game, top: int, bottom: int, winner: int) -> bool | None:
        return True if winner in (top, bottom) else None

    note = _(
        "If 2 cards are usual that makes 3, and it stays so for as long as the daifugo stays; "
        "both sides give as many."
    )
    lore = _(
        "*Bōei* is what a champion does with a title. A fairy tale hides in it: who climbs from "
        "the very bottom to the top in a single game gets the extra card at once."
    )
    says = {
        "mark": _("{seat} will exchange one card more."),
        "unmark": _("The next exchange is an ordinary one again."),
    }
    example = """
        hands    3c4c / 5c6c / 7c / 9c
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 9c  a -  b -  c -
        a 3c  b 5c  c 7c  a -  b -
        a 4c
        = over, classes d=daifugo b=daihinmin, mark defence    # d has come from the bottom ...
        next
        hands    3c4c5c / 6cJcQcKc / 8c9c / TcAc2c
        b > JcQcKc    # ... and gets 3 cards in the exchange.
    """
