"""Who acts next: skips and reverses."""

from __future__ import annotations

from typing import Any

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.rule import option, rule
from .numbers import ByNumber, stairs_option

# --- skips ---------------------------------------------------------------------------------------


class Skip(ByNumber):
    """Cards of a number skip the next players."""

    stage = "skips"

    count = "one"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        count = self._count(game, play) if self.count == "per-card" else 1
        game.skip(self, seat, min(count, len(list(game.others(seat)))))


def _skip_option(default: str, other: str) -> Any:
    return option(
        default,
        other,
        default=default,
        label=_("Players skipped"),
        words={"per-card": _("one for each card"), "one": _("only one")},
    )


@rule(
    "five-skip",
    en="Five skip",
    ja="5飛ばし（スキップ）",
    ko="5 넘기",
    aka=("5飛び", "5 스킵", "5 넘기기"),
    clashes={"number=T": ("ten-skip",), "number=K": ("king-skip",)},
    fame="many",
    tastes=("children",),
)
class FiveSkip(Skip):
    """A play with 5s skips as many of the next players as there are 5s in it."""

    number = option("5", "6", "T", "K", default="5", label=_("Number"))
    count = _skip_option("per-card", "one")
    in_stairs = stairs_option(False)

    note = _(
        "Those who have passed are counted too, but not those who are out. "
        "A skip never goes past whoever played the cards, and being skipped is no pass."
    )
    worded = {
        "count=one": _("A play with 5s skips only the next player, however many 5s there are.")
    }
    example = """
        hands  5c5d9s / 6c6d / 7c7d / 8c8d
        a 5c5d        # Two 5s: b and c are skipped.
        = turn d
        d 8c8d  a -   # After that it goes on as usual.
        = turn b
    """


@rule("ten-skip", en="Ten skip", ja="10飛ばし", ko="10 넘기", fame="once", tastes=("children",))
class TenSkip(Skip):
    """A play of 10s skips only the next player, however many 10s there are."""

    number = "T"
    lore = _(
        "A 10 is hard enough to beat that the skipped neighbour is often the only one who could."
    )

    example = """
        hands  TcTd9s / JcJd / QcQd
        a TcTd     # However many 10s there are, only b is skipped.
        = turn c
    """


@rule("king-skip", en="King skip", ja="K飛ばし", ko="K 넘기", fame="some", tastes=("children",))
class KingSkip(Skip):
    """A play of Ks skips the next player."""

    number = "K"
    count = _skip_option("one", "per-card")
    in_stairs = stairs_option(False)

    worded = {
        "count=per-card": _("A play of Ks skips as many of the next players as there are Ks in it.")
    }
    example = """
        hands  Kc9s / AcJd / 2cQd
        a Kc     # b is skipped.
        = turn c
    """


# --- reverses ------------------------------------------------------------------------------------


class Reverse(ByNumber):
    """Cards of a number turn the direction of play round."""

    stage = "direction"

    count = "any"
    lasts = "permanent"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self.count == "any" or self._count(game, play) % 2:
            game.turn_back(self, seat, self.lasts == "trick")


def _turning(*values: str) -> Any:
    return option(
        *values,
        default="any",
        label=_("How many turn it"),
        words={"any": _("any number of cards"), "odd": _("only an odd number of cards")},
    )


def _lasting() -> Any:
    return option(
        default="permanent",
        label=_("It lasts"),
        words={
            "permanent": _("to the next reverse or the end of the game"),
            "trick": _("at most until the trick flows"),
        },
    )


@rule(
    "nine-reverse",
    en="Nine reverse",
    ja="9リバース",
    ko="9 리버스",
    clashes={"number=Q": ("queen-reverse",)},
    fame="many",
    tastes=("children",),
)
class NineReverse(Reverse):
    """A play of 9s turns the direction of play round."""

    number = option("9", "7", "T", "Q", default="9", label=_("Number"))
    count = _turning("odd", "any")
    lasts = _lasting()
    in_stairs = stairs_option(False)

    note = _(
        "Every reverse turns the direction of the moment, so a second one turns it back. "
        "If a play both turns the direction and skips somebody, the direction turns first."
    )
    worded = {
        "count=odd,lasts=trick": _(
            "An odd number of 9s turns the direction of play round, at most until the trick flows."
        ),
        "count=odd": _("An odd number of 9s turns the direction of play round."),
        "lasts=trick": _(
            "A play of 9s turns the direction of play round, at most until the trick flows."
        ),
    }
    example = """
        hands  9c3d / Th4d / JsKd
        a 9c          # The direction turns round: c is next, and then b.
        = turn c<
        c Js  b -  a -
        = leads c
    """


@rule(
    "queen-reverse",
    en="Queen reverse",
    ja="Qリバース",
    ko="Q 리버스",
    fame="many",
    tastes=("children",),
)
class QueenReverse(Reverse):
    """A play of Qs turns the direction of play round."""

    number = "Q"
    lasts = _lasting()
    count = _turning("any", "odd")
    in_stairs = stairs_option(False)

    worded = {
        "count=odd,lasts=trick": _(
            "An odd number of Qs turns the direction of play round, at most until the trick flows."
        ),
        "count=odd": _("An odd number of Qs turns the direction of play round."),
        "lasts=trick": _(
            "A play of Qs turns the direction of play round, at most until the trick flows."
        ),
    }
    example = """
        hands  Qc3d / Kh4d / AsTd
        a Qc          # The direction turns round: c is next, and then b.
        = turn c<
        c As  b -  a -
        = leads c
    """


@rule(
    "king-reverse",
    en="King reverse",
    ja="Kリバース",
    ko="K 리버스",
    fame="once",
    tastes=("children",),
)
class KingReverse(Reverse):
    """A play of Ks turns the direction of play round until the trick flows or the next reverse."""

    number = "K"
    lasts = "trick"
    lore = _(
        "The brother of the queen reverse, with a shorter memory: when the trick flows, the "
        "turn runs the usual way again."
    )

    example = """
        hands  Kc3d / Ah4d / 2sTd
        a Kc          # The direction turns round for this trick.
        = turn c<<
        c 2s  b -  a -
        c Td          # The trick has flowed: play goes the usual way again.
        = turn a
    """
