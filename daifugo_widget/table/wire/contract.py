"""The types of what the browser draws: Python alone writes it, and each change is a new `State`.

``make contract`` makes the types of the browser, ``js/src/base/contract.ts``, from these, from
``messages`` and the other contracts beside them, and from those of a replay in
``replay/film_contract.py``.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from daifugo_widget.core.game.moves import What

from ..session.settings import Settings
from ..telling.voice import Sentence
from .guest_contract import GuestList
from .score_contract import Scores
from .task_contract import Button, Task

Cards = str
"""Cards in the notation of records: rank then suit.

``X`` is a joker, ``??`` an unseen card, ``7cX=7h`` a reading.
"""
Direction = Literal["clockwise", "counter-clockwise"]
Mark = Literal["", "weak", "top", "open"]
Icon = Literal["order", "bind", "way", "choice", "info"]
Kind = Literal["play", "answer", "wait", "cover", "over", "match"]
Words = dict[str, str]
"""The fixed words of the chosen language by key; they change with the language alone."""


class Klass(TypedDict):
    """The class that a seat holds in this game."""

    top: bool
    """Whether it is the highest of the table."""
    title: str
    hint: str
    """Its explanation, shown on hover."""


class Out(TypedDict):
    """How a seat has left the game."""

    place: int
    """From 1."""
    how: str
    """foul, fall, or "" for a finish."""
    label: str


class Seat(TypedDict):
    """A player at the table."""

    seat: int
    """Index of the player: a = 0."""
    name: str
    klass: Klass | None
    count: int
    taken: NotRequired[int]
    """Of a trick-taking game: tricks or honours taken, which a film draws instead of cards."""
    points: int
    acts: bool
    passed: bool
    out: Out | None
    hand: Cards | None
    """The hand if it lies open: by the setting, by a rule, at the end of a game."""


class Laid(TypedDict):
    """A play of the trick."""

    seat: int
    cards: Cards
    label: str
    """What the play is, in words: "pair of 8s", "stairs"."""
    best: NotRequired[bool]
    """Of a trick-taking game: whether it takes the trick so far."""


class Pile(TypedDict):
    """Cards that lie in a pile."""

    count: int
    open: Cards
    """Those that can be seen."""


class Cell(TypedDict):
    """A number in the order of strength."""

    number: str
    """3 to 10, J to 2, or ★ for a joker."""
    mark: Mark
    """weak: cannot beat the trick; top: to beat; open: could."""
    cards: Cards
    """Those of this strength."""
    level: NotRequired[Literal[True]]
    """As strong as the number before."""


class Ruler(TypedDict):
    """The current order of strength, weakest first."""

    cells: list[Cell]
    label: str


class Chip(TypedDict):
    """Something out of the ordinary that is in force."""

    rule: str
    icon: Icon
    text: str


class Option(TypedDict):
    """An answer that may be given."""

    value: str
    """As in a record: cards, ``yes`` and ``no``, a seat's letter; "-" declines."""
    label: str
    group: NotRequired[str]
    """The answers of a group are offered once it has been chosen."""


class Choice(TypedDict):
    """A choice in mid-effect; how it is asked depends only on ``what``, never on the rule."""

    rule: str
    title: str
    """What is chosen, as a heading: "Seven pass: up to 2 cards for Hana"."""
    button: str
    """For "cards" the words of the button, with ``{cards}`` for those chosen: "Give {cards}"."""
    what: What
    low: int
    high: int
    options: list[Option]
    tray: str
    """Whose or which cards are chosen from, as a heading; "" for those of the hand.

    With one, cards lie in a tray of their own, and for "count" places are chosen by their backs.
    """


class Timer(TypedDict):
    """The time limit of a move."""

    id: int
    """The number of the decision."""
    seconds: int
    fixed: bool
    """Whether the rules set it, rather than the settings."""


class Called(TypedDict):
    """Something that may be called now."""

    rule: str
    label: str


class Prompt(TypedDict):
    """What is asked, and of which seat."""

    kind: Kind
    """play: your lead or follow; answer: a choice of yours; wait: another seat acts; cover: hand
    the screen to ``seat``; over: the game has ended; match: the whole match has.
    """
    seat: int
    text: Sentence
    may_pass: bool | None
    """None in a game in which nobody passes."""
    passes: NotRequired[Literal[True]]
    """Whether the table passes for the seat in a moment, so that nobody need be called."""
    choice: Choice | None
    timer: Timer | None
    calls: list[Called]


class Refusal(TypedDict):
    """Why a move was refused."""

    reason: str
    """The id of a rule, or a plain reason such as ``weaker``."""
    rule: str | None
    behind: str
    """What that rule says, or ""."""
    cards: Cards
    text: Sentence
    to: NotRequired[int]
    """The one view that is told: it came too late, while another view's move counted."""


class StoryLine(TypedDict):
    """Something that has happened, told in a sentence."""

    trick: int
    seat: int | None
    say: Sentence


class Hint(TypedDict):
    """A move that is advised."""

    move: str
    text: Sentence


class TrendDot(TypedDict):
    """A move that has cost something, in the picture of a game."""

    at: int
    """The number of its value in the trend."""
    number: int
    """Its number in the list beside the picture, from 1."""
    on: bool


class Trend(TypedDict):
    """How a game stood for a seat: the place to be expected after each of its decisions."""

    places: list[float]
    """The deal first, where the seat came in last; 1 is the first place."""
    names: list[str]
    """What each place is called, the first at first."""
    dots: list[TrendDot]
    label: str
    """What the picture shows, for a reader."""


class ReviewLine(TypedDict):
    """A line of the list beside the picture: a costly move, or a remark, which cannot be chosen."""

    value: str
    """What is sent when it is chosen; "" for a remark."""
    title: Sentence
    cost: str
    text: Sentence
    on: bool
    buttons: list[Button]
    """Of a remark: what leads on from it."""


class ReviewSide(TypedDict):
    """What was done, or what was better, with what comes of it."""

    title: str
    move: Sentence
    """The move in words; its cards are drawn if it has some."""
    cards: Cards
    text: Sentence
    better: bool
    buttons: list[Button]


class Review(TypedDict):
    """A game that is over, looked at again for one seat."""

    about: str
    """The rules, the number of the game, where the seat came in, and what its moves are judged by.
    """
    share: float | None
    """How much is judged so far, from 0 to 1; None when nothing more is to come."""
    note: str
    """What is to be known of it as a whole, such as that it is partial."""
    trend: Trend | None
    lines: list[ReviewLine]
    remarks: list[ReviewLine]
    text: Sentence
    """What happened at the move that is chosen."""
    sides: list[ReviewSide]
    why: Sentence
    buttons: list[Button]
    """What can be done with it."""
    leave: list[Button]
    """What leads away from it."""


class Listed(TypedDict):
    """A rule in force."""

    id: str
    name: str


class Plays(TypedDict):
    """What may be played."""

    plays: list[Cards]
    """The legal plays of the person at the screen.

    Two that differ only in a joker's reading are two, and so are two of the same cards by different
    rules, which are named in front: ``catapult:9d9h``.
    """
    meanings: dict[str, str]
    """The names of the rules that are named in front of plays, by id."""
    many: NotRequired[bool]
    """True if there are too many to list: any cards may be chosen, and Python judges them."""


class Board(TypedDict):
    """What lies on a table, and who sits at it."""

    house: str
    """The rules in short: "standard rules", or the text of the rule set."""
    label: str
    """For example "set 1 of 3 · game 2 of 4"."""
    seats: list[Seat]
    """In the order of play, beginning with the one that watches."""
    direction: Direction
    """How the order of ``seats`` now runs round the table."""
    trick: list[Laid]
    discards: Pile
    """Those on top lie open by the rule ``zones``."""
    aside: Pile
    """Cards out of the game: blind, deck."""
    ruler: Ruler
    chips: list[Chip]
    scores: Scores


class Around(Plays):
    """What surrounds the board: what can be done, what was said, the rules and the settings."""

    version: int
    """It grows with each change.

    An intent that acts carries the version it saw; a late one is answered by a refusal.
    """
    title: str
    refusal: Refusal | None
    hint: Hint | None
    story: list[StoryLine]
    """Newest last."""
    live: str
    """What has happened since the last decision of a person, for the polite live region."""
    can: list[str]
    """What can be done now besides playing, such as ``undo``, ``hint`` or ``remember``.

    Also the settings that not every table has, such as ``warn`` or ``auto_pass``.
    """
    settings: Annotated[dict[str, Any], Settings]
    bots: NotRequired[dict[str, str]]
    """For whoever may choose other bots: the player that each is, by the letter of its seat."""
    house_players: str
    """How many players the house is for, and whether it knows this table; "" without houses."""
    rules: list[Listed]
    """The rules in force that the house adds, as in the catalogue."""
    frame: list[Listed]
    """The rules in force of every game."""
    next_rules: str
    """The rules chosen for the next game, as a ``rules`` line."""
    notice: str | None
    """What went wrong outside play: a file not read, rules that clash."""
    watching: NotRequired[bool]
    """Of a replay: whether its film is shown, rather than a game that is played on from it."""
    branches: NotRequired[list[tuple[int, str]]]
    """Of a replay: what was played on from it, each after how many of its steps, and its label."""
    task: NotRequired[Task]
    """Of a lesson: what it asks."""
    review: NotRequired[Review]
    """The review that is shown in the place of the table."""
    alone: NotRequired[bool]
    """True for a page by itself, with no Python behind it."""
    guest: NotRequired[Literal[True]]
    """At a table that somebody else hosts: what only the host may do is not drawn."""
    company: NotRequired[GuestList]
    """Of a table to which guests are invited, for its host alone."""


class State(Around, Board):
    """Everything that the browser draws of a table."""

    me: int | None
    """The seat whose hand this is; None while the table is covered."""
    hand: list[Cards]
    """Sorted as the settings say, card by card."""
    prompt: Prompt
