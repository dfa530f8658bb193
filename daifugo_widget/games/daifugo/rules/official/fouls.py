"""The referee of the official match: what happens to an illegal play."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.game.moves import PASS, SEATS, Answer, Ask, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state import State
from ...engine.state_values import Exit
from ..binds.row import Bind
from ..endings.fouls import latest_foul_last

LIMIT = 3
"""A caution, a warning, and the third time the player is disqualified."""
STEPS = ("caution", "warning", "disqualified")


@rule(
    "fouls",
    en="Procedure fouls",
    ja="ファウル",
    ko="파울 (규칙 위반)",
    stage="finish",
    life="match",
    mark_pattern="([a-i][1-9])+",
    mark_holds="seats",
    referee=True,
    helpers=("times", "disqualified_seats"),
    fame="some",
)
class Fouls(Rule):
    """An illegal play is refused, or a referee takes it back as a pass, or it loses the game."""

    mode = option(
        default="off",
        label=_("An illegal play"),
        words={
            "off": _("is refused, with the reason"),
            "referee": _("may be objected to, before a referee"),
            "last-place": _("loses the game"),
        },
    )

    def uses(self, hook: str) -> bool:
        return bool(self.mode == "last-place" if hook == "lowest" else self.mode != "off")

    def tolerates(self, game: Game, seat: int, move: Move) -> bool:
        """Let illegal plays happen, and with a referee also passes out of turn.

        With a referee, an illegal lead or last play is not let through.
        """
        if isinstance(move, Pass):
            done = (game.passed | game.early) >> seat & 1
            waits = bool(game.trick) and game.is_live(seat) and not done
            return self.mode == "referee" and waits and not game.ask
        if not isinstance(move, Play) or seat != game.turn:
            return False
        if self.mode == "last-place":
            return True
        return bool(game.trick) and move.size < game.hands[seat].bit_count()

    def illegal(self, game: Change, seat: int, play: Play) -> None:
        if self.mode == "last-place":
            game.foul(seat, self)
            return
        before = game.snapshot()
        for id, value in game.marks:
            bind = game.rules[id]
            if isinstance(bind, Bind) and bind.allows(game, play, value):
                game.unmark(bind, seat)
        game.put_down(play)
        game.doubt(seat, before)

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Let the latest foul be last of all, unless the rule on forbidden finishes says who is."""
        return low if "foul-finish" in game.rules else latest_foul_last(low)

    def calls(self, game: Game) -> Iterable[int]:
        if game.doubtful is None or (game.ask and game.ask.rule == self.id):
            return ()
        return [seat for seat in game.live_seats() if seat != game.doubtful[0]]

    def on_call(self, game: Change, seat: int) -> None:
        assert game.doubtful is not None
        game.interrupt(Ask(self.id, seat, "seat", among=(game.doubtful[0],)))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        culprit = game.take_back()
        times = self.times(game.mark_of(self.id))
        times[culprit] = min(times.get(culprit, 0) + 1, LIMIT)
        game.mark(self, "".join(f"{SEATS[s]}{times[s]}" for s in sorted(times)), culprit)
        game.announce(self, culprit, STEPS[times[culprit] - 1])
        game.do(PASS, culprit)
        if times[culprit] == LIMIT and game.is_live(culprit):
            game.foul(culprit, self)

    def times(self, mark: str | None) -> dict[int, int]:
        """Read how often each seat has been penalised."""
        pairs = zip((mark or "")[::2], (mark or "")[1::2], strict=True)
        return {SEATS.index(seat): int(count) for seat, count in pairs}

    def disqualified_seats(self, mark: str | None) -> set[int]:
        """Return the seats that can score no points in this match."""
        return {seat for seat, count in self.times(mark).items() if count >= LIMIT}

    note = _(
        "With a referee an illegal play lies on the table, and anybody else may object until the "
        "next player has played; if nobody does, it is valid, and a bind that it broke is gone. "
        "First a caution, then a warning, the third time disqualification, counted over the whole "
        "match. A pass out of turn counts when the turn comes; a play out of turn, an illegal lead "
        "or last play, and cards that make no play go back. Where an illegal play loses the game, "
        "whoever makes one later is lower, unless the rule on forbidden finishes is on and says "
        "otherwise."
    )
    says = {
        "ask": _("Whose play was illegal?"),
        "call": _("Object!"),
        "called": _("{seat} [objects|object]."),
        "announce-caution": _("{seat} [gets|get] a caution."),
        "announce-warning": _("{seat} [gets|get] a warning."),
        "announce-disqualified": _(
            "{seat} [is|are] disqualified: last in this game, and without points."
        ),
    }
    example = """
        rules  base, fouls(mode=referee)
        hands  9c3d / 5c6d / 7sKs
        a 9c
        b 5c              # A 5 does not beat a 9, yet it is laid down ...
        c fouls > b       # ... and c objects: b takes it back, which is a pass and a caution.
        = hand b 5c6d, top 9c, turn c, mark fouls=b1
    """
