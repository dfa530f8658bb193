"""The types of what the browser draws; ``js/src/state.ts`` says what each part means."""

from typing import Any, Literal, NotRequired, TypedDict

from ..core.moves import What
from ..core.options import OptionType
from ..core.text import Lang
from .phrase import Sentence

Direction = Literal["clockwise", "counter-clockwise"]
Mark = Literal["", "weak", "top", "open"]
Icon = Literal["order", "bind", "way", "choice", "info"]
Outcome = Literal["", "good", "bad"]
Kind = Literal["play", "answer", "wait", "cover", "over", "match"]


class Klass(TypedDict):
    """The class of a seat."""

    top: bool
    title: str
    hint: str


class Out(TypedDict):
    """How a seat has left the game."""

    place: int
    how: str
    label: str


class Seat(TypedDict):
    """A player at the table."""

    seat: int
    name: str
    klass: Klass | None
    count: int
    taken: NotRequired[int]
    points: int
    acts: bool
    passed: bool
    out: Out | None
    hand: str | None


class Laid(TypedDict):
    """A play of the trick."""

    seat: int
    cards: str
    label: str
    best: NotRequired[bool]


class Pile(TypedDict):
    """Cards that lie in a pile."""

    count: int
    open: str


class Cell(TypedDict):
    """A number in the order of strength."""

    number: str
    mark: Mark
    cards: str
    level: NotRequired[Literal[True]]


class Ruler(TypedDict):
    """The order of strength, weakest first."""

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
    label: str
    group: NotRequired[str]


class Choice(TypedDict):
    """A choice that a seat has to make."""

    rule: str
    title: str
    button: str
    what: What
    low: int
    high: int
    options: list[Option]
    tray: str


class Timer(TypedDict):
    """The time limit of a move."""

    id: int
    seconds: int
    fixed: bool


class Called(TypedDict):
    """Something that may be called now."""

    rule: str
    label: str


class Prompt(TypedDict):
    """What is asked, and of which seat."""

    kind: Kind
    seat: int
    text: Sentence
    may_pass: bool | None
    choice: Choice | None
    timer: Timer | None
    calls: list[Called]


class Refusal(TypedDict):
    """Why a move was refused."""

    reason: str
    rule: str | None
    behind: str
    cards: str
    text: Sentence


class StoryLine(TypedDict):
    """Something that has happened, told in a sentence."""

    trick: int
    seat: int | None
    say: Sentence


class Hint(TypedDict):
    """A move that is advised."""

    move: str
    text: Sentence


class ScoreLine(TypedDict):
    """A line of a score table: each cell is what it says, maybe with a note; the first names it."""

    cells: list[list[Sentence]]
    total: bool


class ScoreTable(TypedDict):
    """A table of scores."""

    label: str
    head: list[str]
    lines: list[ScoreLine]


class Scores(TypedDict):
    """How the last game came out, and the points of every game."""

    result: ScoreTable | None
    games: ScoreTable | None
    label: str
    verdict: Sentence | None


class Button(TypedDict):
    """A button under a lesson's task."""

    value: str
    label: str
    main: bool
    on: bool | None


class Task(TypedDict):
    """What a lesson asks."""

    about: str
    text: Sentence
    mark: Outcome
    why: Sentence | None
    buttons: list[Button]


class Listed(TypedDict):
    """A rule in force."""

    id: str
    name: str


class Plays(TypedDict):
    """What may be played, and the names of rules that allow the same cards in several ways."""

    plays: list[str]
    meanings: dict[str, str]


class Board(TypedDict):
    """What lies on a table, and who sits at it."""

    house: str
    label: str
    seats: list[Seat]
    direction: Direction
    trick: list[Laid]
    discards: Pile
    aside: Pile
    ruler: Ruler
    chips: list[Chip]
    scores: Scores


class Around(Plays):
    """What surrounds the board: what can be done, what was said, the rules and the settings."""

    version: int
    title: str
    refusal: Refusal | None
    hint: Hint | None
    story: list[StoryLine]
    live: str
    can: list[str]
    settings: dict[str, Any]
    rules: list[Listed]
    frame: list[Listed]
    next_rules: str
    notice: str | None
    watching: NotRequired[bool]
    branches: NotRequired[list[tuple[int, str]]]
    task: NotRequired[Task]
    alone: NotRequired[bool]


class State(Around, Board):
    """Everything that the browser draws of a table."""

    me: int | None
    hand: list[str]
    prompt: Prompt


class Brief(TypedDict):
    """A rule as the editor lists it."""

    id: str
    name: str
    chapter: str
    frame: bool
    find: str


class Preset(TypedDict):
    """A house to start a rule set from."""

    line: str
    label: str


class Choices(TypedDict):
    """What the editor offers to choose from."""

    rules: list[Brief]
    presets: list[Preset]
    barred: str


class OptionValue(TypedDict):
    """A value that an option may have."""

    value: Any
    label: str


class RuleOption(TypedDict):
    """An option on the card of a rule."""

    name: str
    label: str
    value: Any
    default: Any
    values: list[OptionValue] | None
    type: OptionType | Literal["one"]
    example: str


class Example(TypedDict):
    """The worked example of a rule."""

    title: str
    lines: list[Sentence]


class RuleCard(TypedDict):
    """A rule on its card."""

    id: str
    chapter: str
    chapter_title: str
    names: dict[Lang, str]
    text: str
    note: str
    options: list[RuleOption]
    in_force: str
    on: bool
    frame: bool
    needs: Sentence
    excludes: Sentence
    example: Example


class Edited(TypedDict):
    """What becomes of a changed rules line."""

    line: str
    error: str | None
    clash: list[str]
    on: dict[str, str]
    cards: list[RuleCard]
