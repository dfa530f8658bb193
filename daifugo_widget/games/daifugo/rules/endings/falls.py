"""Falls: losing a high class when the first player goes out."""

from __future__ import annotations

from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import apart
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.classes import CLASSES
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state import State
from ...engine.state_values import Exit

LEAVES = _("{seat} [lays|lay] the hand down and [leaves|leave] the game.")
"""What is said when a player who has already fallen leaves."""


def goes_out_first(game: Game, exit: Exit) -> bool:
    """Return whether this is the first clean finish of the game."""
    return [other for other in game.exits if other.how == "finish"] == [exit]


@rule(
    "miyako-ochi",
    en="Fall from the capital",
    ja="都落ち",
    ko="몰락",
    aka=("도락",),
    stage="finish",
    needs=("classes",),
    fame="nearly-every",
    tastes=("politics",),
)
class MiyakoOchi(Rule):
    """When another goes out first, the daifugo lays the hand down and falls to the bottom."""

    plays_on = option(
        default="out",
        label=_("The fallen player"),
        words={"out": _("leaves the game"), "choice": _("may leave or play on")},
    )
    against_fouls = option(
        default="above",
        label=_("Compared with fouls"),
        words={
            "above": _("above all fouls"),
            "by-time": _("whoever was earlier is lower"),
            "below": _("below all fouls"),
        },
    )
    hand = option(
        default="face-down",
        label=_("The hand is laid down"),
        words={"face-down": _("face down"), "open": _("face up")},
    )

    def on_out(self, game: Change, exit: Exit) -> None:
        daifugo = game.holder("daifugo")
        if daifugo is None or not goes_out_first(game, exit):
            return
        fallen = game.exit_of(daifugo)
        if not game.is_live(daifugo) or (fallen and fallen.rule == self.id):
            return
        # A daifugo who has already lost by another rule leaves without a choice.
        stays = self.plays_on == "choice" and not fallen and game.live.bit_count() > 1
        game.fall(daifugo, self, stays, self.hand == "open")
        if stays:
            game.owe(Ask(self.id, daifugo, "yes"))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            game.announce(self, ask.seat, "stays")
        else:
            game.fall(ask.seat, self, face_up=self.hand == "open")

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        if self.against_fouls == "by-time":
            return sorted(low, key=game.exits.index, reverse=True)
        falls = [exit for exit in low if exit.how == "fall"]
        fouls = [exit for exit in low if exit.how == "foul"]
        return falls + fouls if self.against_fouls == "above" else fouls + falls

    note = _(
        "There is no fall in the first game of a set, when nobody is daifugo. "
        "If the first to go out did so by a foul, the daifugo does not fall yet. "
        "At some tables the fallen player may play on, but the class is settled either way. "
        "Where whoever fell or fouled earlier is lower, this goes for two fouls as well."
    )
    says = {
        "fall": _("{seat} [is|are] not the first to go out."),
        "fall-plays-on": _("{seat} [is|are] not the first to go out, but may play on."),
        "fall-leaves": LEAVES,
        "announce-stays": _("{seat} [plays|play] on."),
        "ask": _("You have fallen. Play on all the same?"),
    }
    worded = {
        "plays_on=choice": _(
            "When another goes out first, the daifugo falls to the bottom, but may play on."
        )
    }
    example = """
        hands    5cKs / Ad / 6d7d / 8s9s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     b
        b Ad     # b is out first, so a, daifugo until now, falls and lays the hand down.
        = out b !a, hand a -
        c -  d -
        c 6d  d 8s  c -
        d 9s
        = over, classes b=daifugo d=fugo c=hinmin a=daihinmin
    """


@rule(
    "kyo-ochi",
    en="Fall from Kyoto",
    ja="京落ち（京都落ち）",
    ko="교토 몰락",
    stage="finish",
    needs=("classes",),
    fame="some",
    tastes=("politics",),
)
class KyoOchi(Rule):
    """When the daifugo goes out first again the fugo lays down the hand and falls to the bottom."""

    when = option(
        default="daifugo-first",
        label=_("The fugo falls"),
        words={
            "daifugo-first": _("when the daifugo is first again"),
            "fugo-not-first": _("when anybody else is first"),
        },
    )

    def on_out(self, game: Change, exit: Exit) -> None:
        fugo, daifugo = game.holder("fugo"), game.holder("daifugo")
        if fugo is None or not goes_out_first(game, exit) or not game.is_live(fugo):
            return
        third_counts = self.when == "fugo-not-first" and "miyako-ochi" not in game.rules
        if exit.seat == daifugo or third_counts:
            game.fall(fugo, self)

    note = _(
        "If the daifugo can fall too, only the daifugo falls when a third player is first. Fouls "
        "are still lower than this fall, unless the fall from the capital places them otherwise."
    )
    lore = _(
        "*Miyako*, the capital, was Kyoto, so the two names mean nearly the same; the rules do "
        "not. Here the fugo pays for not having stopped the daifugo, who has no friends left. "
        "By a harder reading the fugo falls whenever the fugo is not first."
    )
    says = {"fall": _("{seat} [was|were] second from the top until now.")}
    worded = {
        "when=fugo-not-first": _(
            "When anybody else goes out first the fugo lays down the hand and falls to the bottom."
        )
    }
    example = """
        hands    2s / 7d9d / 6dTd / 8d5s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        a 2s     # The daifugo is first again, so b, fugo until now, falls.
        = out a !b, hand b -
        c -  d -
        c 6d  d 8d  c Td
        = over, classes a=daifugo c=fugo d=hinmin b=daihinmin
    """


LOST = "lost"
"""The value of the mark once somebody else has played: there can be no shutout any more."""


@rule(
    "gekokujo",
    en="The low overthrow the high",
    ja="下克上（逆転）",
    ko="역전 (계급 혁명)",
    aka=("下剋上", "都上がり", "大革命", "完封", "完全勝利"),
    stage="finish",
    life="game",
    mark_pattern="(lost)?",
    needs=("classes",),
    fame="many",
    tastes=("politics",),
)
class Gekokujo(Rule):
    """When the daihinmin goes out first the game ends at once and all classes are turned over."""

    shutout_only = option(False, True, default=False, label=_("Only if nobody else has played"))

    def on_flow(self, game: Change) -> None:
        if self._may_be_lost(game) and self._others_laid(game):
            game.mark(self, LOST)

    def on_answer(self, game: Change, seat: int) -> None:
        if self._may_be_lost(game) and game.holder("daihinmin") not in (None, seat):
            game.mark(self, LOST)

    def _may_be_lost(self, game: Game) -> bool:
        return self.shutout_only and game.mark_of(self.id) is None

    def _others_laid(self, game: Game) -> bool:
        low, plays = game.holder("daihinmin"), apart((*game.flowed, *game.row))
        # Cards that claim a trick lie beside it, never from the player whose cards lie in it.
        return low is not None and (game.is_claimed() or any(laid.seat != low for laid in plays))

    def on_out(self, game: Change, exit: Exit) -> None:
        if exit.seat != game.holder("daihinmin") or not goes_out_first(game, exit):
            return
        if self.shutout_only and (game.mark_of(self.id) or self._others_laid(game)):
            return
        game.mark(self, seat=exit.seat)
        game.end()

    def next_classes(self, game: State, classes: tuple[str, ...]) -> tuple[str, ...]:
        if game.mark_of(self.id) is not True or not game.classes:
            return classes
        table = game.rules.frame.classes.table_for(game.players)
        held = game.classes
        lowest_first = sorted(range(game.players), key=lambda seat: -CLASSES.index(held[seat]))
        return tuple(table[lowest_first.index(seat)] for seat in range(game.players))

    note = _(
        "Daifugo and daihinmin swap, and so do fugo and hinmin; heimin stay. Points go by the new "
        "classes. It comes before any fall, and fouls made until then no longer count."
    )
    says = {
        "mark": _("All classes are turned over."),
        "mark-lost": _("Somebody else has played, so nothing can be turned over in this game."),
        "value-lost": _("not in this game"),
    }
    worded = {
        "shutout_only=true": _(
            "When the daihinmin goes out before anybody else has played, all classes are "
            "turned over."
        )
    }
    example = """
        hands    5cKs / 7d9d / 6d8d / As
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d As     # The daihinmin is the first to go out: everything is turned over.
        = over, classes a=daihinmin b=hinmin c=fugo d=daifugo
    """
