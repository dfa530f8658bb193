"""The types of the browser's messages: intents, which act, and look-ups, which are answered.

What comes in is checked all the same, in ``intents`` and ``lookups``: anybody can send anything.
"""

from typing import Literal, NotRequired, TypedDict

from .contract import Cards
from .guest_contract import GuestLinks, GuestsLookup
from .rule_contract import Choices, Edited, RuleCard, Strength
from .statistics_contract import KeptGames


class Sender(TypedDict):
    """What goes with each intent."""

    version: int
    """The version of the state that the person saw."""
    view: int
    """The number of the view."""


class PlainIntent(TypedDict):
    """An intent that needs no more words.

    ``take``: the next person sits down, and the cover is lifted. ``time-up``: the time for this
    move has run out. ``calm`` puts away refusal, hint and notice. ``remember``: other tables begin
    with the settings of this one; ``forget``: they begin as usual again. ``to-end``: bots play the
    game to its end at once. ``keep-games`` and ``leave-games``: games that are finished here are
    kept from now on, or no more; ``clear-games``: those that are kept are forgotten. ``review``:
    look at the game that is over again.
    """

    do: Literal[
        "pass",
        "take",
        "time-up",
        "next",
        "again",
        "undo",
        "hint",
        "step",
        "to-end",
        "calm",
        "remember",
        "forget",
        "keep-games",
        "leave-games",
        "clear-games",
        "review",
    ]


class CardsIntent(TypedDict):
    """Play cards, or (``why``) say why they could not be, which changes nothing but ``refusal``."""

    do: Literal["play", "why"]
    cards: Cards


class AnswerIntent(TypedDict):
    """Make a choice."""

    do: Literal["answer"]
    value: str


class CallIntent(TypedDict):
    """Call something."""

    do: Literal["call"]
    rule: str


class NewIntent(TypedDict):
    """Begin another match, by the chosen rules or by a ``rules`` line."""

    do: Literal["new"]
    text: NotRequired[str]


class SettingIntent(TypedDict):
    """Change a setting."""

    do: Literal["set"]
    key: str
    value: str | bool
    calm: bool
    """Refusal and notice have been put away, and do not come back with the new state."""


class BotIntent(TypedDict):
    """Let a player of the game be the bot in a seat, or all bots if no ``seat`` is named."""

    do: Literal["bot"]
    player: str
    seat: NotRequired[int]


class RulesIntent(TypedDict):
    """Choose the rules of the next game, as a ``rules`` line."""

    do: Literal["rules"]
    text: str


class LoadIntent(TypedDict):
    """Open a record."""

    do: Literal["load"]
    text: str
    number: int
    """Which of the records in the text."""


class TaskIntent(TypedDict):
    """Press a button of a lesson's task, or of a review."""

    do: Literal["task"]
    value: str


TableIntent = (
    PlainIntent
    | CardsIntent
    | AnswerIntent
    | CallIntent
    | NewIntent
    | SettingIntent
    | BotIntent
    | RulesIntent
    | LoadIntent
    | TaskIntent
)


# --- look-ups ------------------------------------------------------------------------------------


class Numbered(TypedDict):
    """What tells a look-up from others, and goes with its reply."""

    id: int


class PlainLookup(TypedDict):
    """A look-up that needs no more words.

    ``hello`` asks for a sign of life, ``players`` for those that bots can be.
    """

    ask: Literal["hello", "players", "choices", "record", "report", "games", "bundle"]


class RuleLookup(TypedDict):
    """The card of a rule, as the game at the table has it."""

    ask: Literal["rule"]
    rule: str


class EditLookup(TypedDict):
    """Whether rules would do, for the next game or a ``fresh`` match."""

    ask: Literal["edit"]
    text: str
    open: list[str]
    """The rules whose cards are wanted."""
    fresh: bool


class TitlesLookup(TypedDict):
    """What the records of a text are called."""

    ask: Literal["titles"]
    text: str


Lookup = PlainLookup | RuleLookup | EditLookup | TitlesLookup | GuestsLookup


class FrontEndText(TypedDict):
    """The front end, for a page that cannot find it."""

    _build: str
    _esm: str
    _styles: str


class Replies(TypedDict):
    """What each look-up is answered by; None if there is no answer."""

    hello: Literal[True]
    players: list[Strength]
    rule: RuleCard
    choices: Choices
    edit: Edited
    titles: list[str]
    record: str
    """As this seat may know it."""
    report: str
    """The record and the versions."""
    games: KeptGames | None
    bundle: FrontEndText
    guests: GuestLinks


class Reply(Numbered):
    """The reply to a look-up."""

    reply: object
