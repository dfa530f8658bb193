"""The messages about what can be wrong with a set of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..words.text import SpokenError, Text
from ..words.translations import _

if TYPE_CHECKING:
    from .rule import BaseRule


class RuleError(SpokenError):
    """An error that says which rule or option is wrong, why, and what would be right.

    ``rules`` are the ids of the rules concerned.

    >>> try:
    ...     RuleSet("standard, seven-pas")
    ... except RuleError as error:
    ...     print(error)
    there is no rule or preset 'seven-pas'; did you mean seven-pass?
    """

    def __init__(self, what: Text | str, *rules: str, brief: Text | None = None) -> None:
        super().__init__(what, brief)
        self.rules = rules


class UnknownError(RuleError):
    """The error for a rule or an option that does not exist."""


def name_of(rule: BaseRule | type[BaseRule]) -> Text:
    """Return how messages name a rule: by its name and id, or by its id if that spells the name."""
    return name_before_options(rule) if _spells_id(rule) else name_and_id(rule)


def name_and_id(rule: BaseRule | type[BaseRule]) -> Text:
    """Return how a sentence on two rules calls one: by its name, and its id if that differs."""
    name = rule.short_names.en
    return name_before_options(rule)._replace(
        en=name if _spells_id(rule) else f"{name} ({rule.id})"
    )


def _spells_id(rule: BaseRule | type[BaseRule]) -> bool:
    return rule.short_names.en.lower().replace(" ", "-") == rule.id


def name_before_options(rule: BaseRule | type[BaseRule]) -> Text:
    """Return how messages name a rule before its options, as in a rules line: in English its id."""
    return rule.short_names.with_id(rule.id)


# --- options -------------------------------------------------------------------------------------

NO_OPTION = _("{rule} has no option {name!r}; its options: {known}")
NONE = _("none")
WRONG_VALUE = _("{rule}({option}={value}): {why}")
ONE_OF = _("it must be one of {known}")
NOT_AMONG = _("{wrong} is not among {known}")
WHOLE_NUMBER = _("it is a whole number from {low} to {high}")
RANKS_JOINED = _("it is one or more ranks joined by +, from {ranks}")
NUMBERS_JOINED = _("it is a list of whole numbers joined by +, such as 3+2+1")
TRUTH = {"true": _("true"), "false": _("false")}

# --- rules that clash ----------------------------------------------------------------------------

NEEDS = _("{rule} needs {need}, which is not on: add it, or take {rule} out")
OPTION_NEEDS = _(
    "{rule} with {option}={value} needs {need}, which is not on: add it, or choose another {option}"
)
EXCLUDES = _(
    "{rule} and {other} cannot both be on, as they contradict each other: take one of them out"
)
SAME_QUESTION = _(
    "{rule} and {other} settle the same question, each in its own way: take one of them out"
)
TWO_MEANINGS = _(
    "{rule} with {option}={value} and {other} give the same cards two meanings: "
    "take {other} out or choose another {option}"
)

# --- a rules line --------------------------------------------------------------------------------

PARENTHESES = _("the parentheses in {text!r} do not match")
NO_OPTIONS = _("{rule} is True, False or a dict of its options, not {found!r}")
NO_LINE = _("rules are a line of text, such as 'standard, stairs', not {found!r}")
NO_ITEM = _("{text!r} is not a rule: write an id, with options as in stairs(minimum=2)")
NO_VALUE = _("{rule}({text}): write an option as name=value")
TWO_VALUES = _("{rule} gives {option} two values: keep one of them")
FRAME = _("{rule} is part of the frame of the game: it has options but stays in")
NOT_ON = _("{rule} is not on, so it cannot be taken out")
IS_PRESET = _(
    "{id} is a preset: it comes first and cannot be taken out; start from another one, "
    "or take single rules out, as in standard, -eleven-back"
)
IS_GAME = _("{id} is the game itself: begin with one of its presets, {presets}")
NO_RULE = _("there is no rule or preset {id!r}; {hint}")
NAMES_NO_RULE = _("{rule} names {id!r} beside it, but there is no such rule; {hint}")
NO_SUCH_RULE = _("there is no rule {id!r}; {hint}")
A_RULE = _(
    "add a rule, such as RuleSet('standard')['stairs'].but(minimum=4), not {value}; "
    "a line of text adds one by its id: RuleSet('standard, stairs')"
)
AN_ID = _("a rule is named by its id, such as 'eight-cut'")
ASK_THERE = _("it is a rule of {games}: ask with game={game!r}")
OTHER_GAME = _(
    "{id} is the game {name}, not a rule of {game}: a line may begin with it at a table, in the "
    "arena, in simulate() and in TrickMatch.start()"
)
IS_OTHER_GAME = _("{id} is the game {name}, not a rule of {game}")
RULE_OF_OTHER = _("{id} is a rule of {games}, not of {game}")
PRESET_OF_OTHER = _("{id} is a preset of {games}, not of {game}")
SEARCH = _("search the list for its name")
IS_A_GAME = _("it is a game, and `rules(game={id!r})` lists its rules")
ALL_RULES = _("`{asked}` lists all, and so does `daifugo rules {game}`")
