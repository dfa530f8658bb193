"""The words of goals: what the learner has to do, for each fact."""

from __future__ import annotations

from typing import NamedTuple

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

AND = _(" and ")
OR = _(", or ")
WHOLE = _("{limit}, {goal}.")
ONE_MOVE = _("in one move")
MOVES = _("within {n} moves")
IN_EXCHANGE = _("in the exchange")
ONE_AFTER = _("in one move after the exchange")
MOVES_AFTER = _("within {n} moves after the exchange")
NEVER = _("do not let it come to this: {that}")


class Forms(NamedTuple):
    """How a fact is said of the learner, of another seat, and if it must not come true."""

    own: Text
    other: Text | None = None
    own_not: Text | None = None
    other_not: Text | None = None


PARTS: dict[tuple[str, str], Forms] = {
    ("leads", ""): Forms(
        _("get the lead"),
        _("make {who} lead"),
        _("do not get the lead"),
        _("do not let {who} lead"),
    ),
    ("turn", ""): Forms(
        _("get another turn"),
        _("make it the turn of {who}"),
        _("do not get another turn"),
        _("do not let {who} have a turn"),
    ),
    ("next", ""): Forms(
        _("act again at once"),
        _("make {who} the next to act"),
        _("do not act again at once"),
        _("do not make {who} the next to act"),
    ),
    ("finishes", ""): Forms(
        _("go out"),
        _("let {who} go out"),
        _("do not go out"),
        _("do not let {who} go out"),
    ),
    ("fouls", ""): Forms(
        _("commit a foul"),
        _("make {who} leave the game for a foul"),
        _("avoid the foul"),
        _("keep {who} from a foul"),
    ),
    ("falls", ""): Forms(
        _("fall"),
        _("bring {who} down"),
        _("do not fall"),
        _("do not bring {who} down"),
    ),
    ("plays", ""): Forms(
        _("play cards"),
        _("make {who} play"),
        _("play nothing"),
        _("play so that {who} cannot answer"),
    ),
    ("passes", ""): Forms(
        pgettext("goal", "pass"),
        _("make {who} pass"),
        _("do not pass"),
        _("do not let {who} pass"),
    ),
    ("flows", ""): Forms(
        _("make the trick flow"),
        own_not=_("keep the trick from flowing"),
    ),
    ("unanswered", ""): Forms(
        _("play so that nobody can answer"),
    ),
    ("fires", ""): Forms(
        _("make this rule act: {what}"),
        own_not=_("do not make this rule act: {what}"),
    ),
    ("mark", ""): Forms(
        _("bring this about: {what}"),
        own_not=_("do not bring this about: {what}"),
    ),
    ("unmark", ""): Forms(
        _("put an end to this: {what}"),
    ),
    ("mark", "revolution"): Forms(
        _("start a revolution"),
        own_not=_("do not start a revolution"),
    ),
    ("asks", ""): Forms(
        _("get to choose by this rule: {what}"),
        _("make {who} choose by this rule: {what}"),
    ),
    ("top", ""): Forms(
        _("make {what} the play to beat"),
    ),
    ("top", "-"): Forms(_("clear the table")),
    ("hand", ""): Forms(
        _("be left with {what}"),
        _("leave {who} with {what}"),
    ),
    ("cards", ""): Forms(
        pgettext("number of cards", "be left with {what}"),
        pgettext("number of cards", "leave {who} with {what}"),
    ),
    ("order", ""): Forms(
        _("make this the order of strength: {what}"),
    ),
    ("classes", ""): Forms(
        _("end the game like this: {what}"),
    ),
    ("over", ""): Forms(
        _("end the game"),
        own_not=_("do not end the game"),
    ),
    ("", ""): Forms(
        _("make this true: `{fact}`"),
    ),
}
"""How each fact is said, by its name and, if that matters, by what follows it."""

MISSED = _("The goal “{parts}” is missed.")
OUT_OF_REACH = _("The goal “{parts}” is out of reach now.")
THEN = _("{story} {missed}")
GOES_ON = _("It may go on like this: {story}")
HOLDS = _("You still hold {cards} and have {n} moves left. A pass is a move too.")
HOLDS_ONE = _("You still hold {cards} and have one move left. A pass is a move too.")
LEFT = _("At best you still play {plays} and are left with {cards}.")
