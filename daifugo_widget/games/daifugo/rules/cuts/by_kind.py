"""Cuts and returns by a whole play: a pair, three of a number, stairs, a revolution."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from daifugo_widget.core.cards import JACK, NUMBER, THREE, TWO, Needed
from daifugo_widget.core.game.plays import Play, apart
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..revolution.orders import came_about
from .common import Cut, CutByNumber, groups_of
from .returns import Return


@rule(
    "sixty-six",
    en="Rokurokubi (66)",
    ja="ろくろ首（66首）",
    ko="로쿠로쿠비",
    stage="flow",
    fame="some",
    tastes=("two",),
)
class SixtySix(CutByNumber):
    """A pair of 6s makes the trick flow, and its player leads."""

    number = "6"
    exactly = 2

    note = _(
        "The pair has to be stronger than the field, as always: it cannot be played on 7s, nor on "
        "5s while the order is reversed. One or three 6s do not make the trick flow. The name is a "
        "play on words: a monster with a long neck sounds like six six."
    )
    lore = _(
        "By day she is a woman like any other, by night her neck grows as long as a rope: "
        "*rokurokubi* is a spook of the old tales."
    )
    example = """
        hands  4c4d5c / 6c6d9h / KhKd
        a 4c4d
        b 6c6d      # A pair of 6s: the trick flows before c can play.
        = leads b
        b 9h
        = out b
    """


@rule(
    "ambulance",
    en="Ambulance (99)",
    ja="救急車（99車）",
    ko="구급차 (99차)",
    stage="flow",
    fame="some",
    tastes=("two",),
)
class Ambulance(CutByNumber):
    """A pair of 9s makes the trick flow, and its player leads."""

    number = "9"
    exactly = 2

    note = _(
        "The pair has to be stronger than the field, as always: it cannot be played on 10s, nor on "
        "8s while the order is reversed. One or three 9s do not make the trick flow. The name is a "
        "play on words: an ambulance sounds like nine nine."
    )
    lore = _(
        "Its twin is the pair of 6s. The article has both, and you cannot go out with either there."
    )
    example = """
        hands  4c4d5c / 9c9dJh / KhKd
        a 4c4d
        b 9c9d      # A pair of 9s: the trick flows before c can play.
        = leads b
        b Jh
        = out b
    """


@rule(
    "strong-eight-cut",
    en="Strong eight cut",
    ja="強化8切り",
    ko="강화 8 끊기",
    stage="answers",
    fame="once",
    tastes=("chaos",),
)
class StrongEightCut(CutByNumber):
    """Three 8s make the trick flow, and all its cards leave the deck for the rest of the match."""

    number = "8"
    exactly = 3

    def on_flow(self, game: Change) -> None:
        if game.silent or not (game.cutting and game.flowed):
            return
        last = apart(game.flowed)[-1]
        if self.concerns(game.rules, last.play):
            game.remove(self, last.seat, sum(laid.play.cards for laid in game.flowed))

    note = _(
        "Nobody can answer this cut. "
        "The next games are dealt from the cards that are left, so somebody may get one fewer."
    )
    lore = _(
        "If three 5s go with the three 8s, the next game is dealt from six cards fewer, and a "
        "single 8 is left for the rest of the match."
    )
    example = """
        hands  4c4d4h / 8c8d8h9c / KhKdKs
        a 4c4d4h
        b 8c8d8h    # Three 8s: the trick flows, and its six cards leave the match.
        = leads b, discards -
    """


@rule("majesty", en="Majesty", ja="威厳", ko="위엄", needs=("stairs",), fame="once")
class Majesty(Cut):
    """The stairs J-Q-K make the trick flow, and their player leads."""

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        exact = play.kind == "stairs" and play.rank == JACK and play.size == 3
        return exact and (not play.jokers or rules.frame.joker_wild.gives_effects)

    note = _(
        "Longer stairs that contain J, Q and K do not. "
        "A joker may stand for one of the three if jokers have effects."
    )
    lore = _(
        "It is an eight cut for aristocrats, and makes you keep three cards together that you "
        "would gladly have used alone. With the 10 or the ace added, the stairs are just "
        "stairs."
    )
    example = """
        hands  JcQcKc3d / QhKhAh / 5s6s
        a JcQcKc    # J, Q and K of one suit: the trick flows.
        = leads a
        a 3d
        = out a, turn b
    """


@rule(
    "revolution-flush",
    en="Revolution flush",
    ja="革命流し",
    ko="혁명 흘리기",
    stage="answers",
    needs=("revolution",),
    in_revolution="concludes",
    fame="once",
)
class RevolutionFlush(CutByNumber):
    """A revolution with an 8 in it makes the trick flow, and nothing can hinder it."""

    number = "8"
    in_stairs = True

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return super().concerns(rules, play) and rules.revolves(play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if came_about(game):
            game.cut(self, seat)

    note = _(
        "Without this rule a revolution of four 8s may be answered if an 8 cut may. "
        "It does not need the 8 cut, and happens in stairs and skipping stairs too; not if the "
        "revolution is declined or the order is fixed."
    )
    lore = _(
        "With it four 8s are the safest four there are: nearly every other four can meet a "
        "stronger one."
    )
    example = """
        hands  8c8d8h8s3c / 5c5d5h5s / 9cTd
        a 8c8d8h8s    # A revolution of 8s: the trick flows before b can answer it.
        = leads a, mark revolution
        a 3c
        = out a, turn b
    """


@rule("strongest-cannon", en="Strongest cannon", ja="最強キャノン", ko="최강 캐논", fame="once")
class StrongestCannon(Cut):
    """Four 2s, in reversed order four 3s, make the trick flow together with two jokers."""

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        six = play.kind == "group" and (play.size, play.jokers) == (6, 2)
        return six and play.rank in (THREE, TWO)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        before = game.rules.order(game.before)
        if play.rank == (THREE if before.reversed else TWO):
            game.cut(self, seat)

    note = _(
        "It takes two jokers in the deck. It can be led, or played on six weaker cards. If "
        "revolutions are on, it is one as well, and the order before it decides which number it "
        "takes."
    )
    lore = _(
        "With four players it is dealt to about one hand in 10,000, a rule to dream of. And six "
        "strong cards in one play win one trick: how many would they win one by one?"
    )
    example = """
        rules  base, deck(jokers=2), strongest-cannon
        hands  2c2d2h2sXX3d / 9c9d / 5s6s
        a 2c2d2h2sXX    # All four 2s and both jokers: the trick flows.
        = leads a
        a 3d
        = out a, turn b
    """


class TripleReturn(Return):
    """Three natural 3s may be laid on certain plays."""

    stage = "flow"

    reversed_twos = option(
        False, True, default=False, label=_("In reversed order three 2s instead")
    )

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        numbers = NUMBER[THREE] | (NUMBER[TWO] if self.reversed_twos else 0)
        return Needed(numbers, 3) if self._answers(top) else None

    @abstractmethod
    def _answers(self, top: Play) -> bool:
        """Return whether the three cards may be laid on a play."""

    def _number(self, order: Order) -> int:
        return TWO if self.reversed_twos and order.reversed else THREE

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        return groups_of(game, seat, self._number(game.order), 3, jokers=False)


@rule(
    "triple-three-return",
    en="33 return",
    ja="33返し",
    ko="33 되돌리기",
    fame="some",
    tastes=("memory",),
)
class TripleThreeReturn(TripleReturn):
    """On a single joker three 3s may be played, and the trick flows."""

    onto = option(
        default="single-joker",
        label=_("Played on"),
        words={"single-joker": _("a single joker"), "jokers": _("one to three jokers alone")},
    )

    def _answers(self, top: Play) -> bool:
        return top.alone and top.size <= (3 if self.onto == "jokers" else 1)

    note = _(
        "Three cards answer one, whatever is bound. "
        "All three must be 3s, without a joker among them."
    )
    lore = _(
        "The article lets it beat up to three jokers, Hatena a pair of them; in a revolution "
        "three 2s step in there."
    )
    worded = {
        "onto=jokers,reversed_twos=true": _(
            "On one to three jokers alone three 3s, in reversed order three 2s, make the trick "
            "flow."
        ),
        "reversed_twos=true": _(
            "On a single joker three 3s, in reversed order three 2s, make the trick flow."
        ),
        "onto=jokers": _(
            "On one to three jokers alone three 3s may be played, and the trick flows."
        ),
    }
    example = """
        hands  X5c / 3c3d3h9d / 2h4h
        a X
        b 3c3d3h      # Three 3s beat the lone joker, and the trick flows.
        = leads b
        b 9d
        = out b
    """


@rule(
    "sandstorm",
    en="Sandstorm",
    ja="砂嵐",
    ko="모래 폭풍",
    aka=("big king", "33 되돌리기"),
    helpers=("cuts",),
    fame="many",
    tastes=("two",),
)
class Sandstorm(TripleReturn):
    """Three 3s may be played on whatever lies on the field, and the trick flows."""

    onto = option(
        default="anything",
        label=_("Played on"),
        words={"anything": _("any play"), "triples": _("three of a number")},
    )
    answers_cut = option(True, False, default=True, label=_("Answers a cut too"))

    def _answers(self, top: Play) -> bool:
        return self.onto == "anything" or (top.kind == "group" and top.size == 3)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        led = play.kind == "group" and play.size == 3 and not (play.jokers or play.rule)
        return play.rule == self.id or (led and play.rank in (THREE, TWO))

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether these cards make the trick flow, by the order before they were played."""
        number = self._number(game.rules.order(game.before))
        return self.concerns(game.rules, play) and bool(play.rule or play.rank == number)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Make the trick flow; in a silence, leading these cards has no effect."""
        if self.cuts(game, play) and (play.rule or not game.silent):
            super().after_play(game, seat, play)

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        if not self.answers_cut:
            return None
        found = self._returns(game, seat, cut) if self._answers(cut) else ()
        return [play._replace(rule=self.id) for play in found]

    note = _(
        "All three must be 3s without a joker; when led, they make the trick flow as well. "
        "To answer an 8 cut, they are played on it before the trick flows, in or out of turn. "
        "At some tables they only beat three of a number, three jokers included."
    )
    worded = {
        "onto=triples,reversed_twos=true": _(
            "Three 3s, in reversed order three 2s, make the trick flow on any three of a number."
        ),
        "reversed_twos=true": _(
            "Three 3s, in reversed order three 2s, make the trick flow, whatever lies on the field."
        ),
        "onto=triples": _("Three 3s may be played on any three of a number, and the trick flows."),
    }
    example = """
        hands  2c5c / 3c3d3h9d / Kh4h
        a 2c
        b 3c3d3h      # Three 3s may be played even on a 2, and the trick flows.
        = leads b
        b 9d
        = out b
    """
