"""What is wrong with a record of Daifugo, in three languages."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

NO_PHASE = _("{text!r} is no phase: write exchange or play")
PLAYED = _("something has been played, so write the hands and whose turn it is")
NO_CLASS = _("{text!r} names no class; {hint}")
CLASS_HELD = _("{seat} is {name} already: one seat holds it")
NO_TURN = _("{text!r} is no turn: write b, b<, b<< or -")
OUT_ONCE = _("a seat goes out once")
NO_SUCH_MARK_RULE = _("{rule} is not among the rules; {hint}")
SWITCH_ON = _("add it to the line `rules`")
NO_MARK = _("{rule} cannot leave {text!r} in force")
THE_DISCARDS = _("the discards")
TWO_ONLY = _(
    "{rule} is a game for 2, but this position is for {players} players: write two hands with a / "
    "between them, or take the rule out"
)
NOT_TOGETHER = _("{cards} cannot be laid down together")
OUT_WITH_CARDS = _("{seat} is out but holds cards")
NO_CARDS = _("{seat} holds no cards: write `out {seat}`, or give it some")
TWO_HOLD_CARDS = _("a game goes on while two seats hold cards")
IS_OUT = _("{seat} is out")
LAID_LATEST = _("{seat} laid the latest play")
HAS_PASSED = _("{seat} has passed")
WHOSE_TURN = _("{why}: write whose turn it is")
SEATS_NOT_DRAWN = _(
    "chance decides no seats here: leave them out, or play with seating(order=random)"
)
EACH_SEAT_ONCE = _("write each seat once, clockwise")
