"""The chapters of the course: what each teaches, and in which of them each rule is taught."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ..core.rules.rule import BaseRule
from ..games import DAIFUGO, rules_class
from ..progress import USUAL, ClassProgress, Progress


class Chapter(NamedTuple):
    """One notebook of the course; ``parts`` are the chapters of the catalogue that it teaches.

    ``key`` is its name wherever it is kept: in marks, in the tables of a class, in links. A chapter
    on another ``game`` teaches all of that game. Rules that it ``meets`` are taught in it as well,
    but their home, where marks count, is another chapter.
    """

    number: int
    key: str
    title: str
    what: str
    minutes: int
    parts: tuple[str, ...] = ()
    game: str = DAIFUGO
    meets: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()
    """The rules with a section of their own, all if (); the others are opened from its list."""
    order: tuple[str, ...] = ()
    """Its rules in the order of its sections, if that is another one than in the catalogue."""

    @property
    def file(self) -> str:
        """The name of its notebook."""
        return f"{self.number:02}-{self.key}.ipynb"

    @property
    def rules(self) -> tuple[type[BaseRule], ...]:
        """The rules that are taught in it, in the order of the catalogue."""
        found = catalogue_of(self.game)
        return tuple(found[id] for id in found if place_of(id, self.game) == self)


COURSE = (
    Chapter(
        1, "your-first-game", "Your first game", "play, pass, go out, and what you are then", 25
    ),
    Chapter(
        2,
        "as-japan-plays",
        "The game as Japan plays it",
        "the eight rules of nearly every table, and a match",
        60,
        meets=(
            *("eight-cut", "stairs", "revolution", "eleven-back"),
            *("suit-bind", "spade-three", "foul-finish", "miyako-ochi"),
        ),
    ),
    Chapter(
        3,
        "classes",
        "Classes",
        "what 3 to 9 players become, and where they sit",
        40,
        ("ranks", "match"),
    ),
    Chapter(
        4,
        "the-exchange",
        "The card exchange",
        "taxes, and ten ways to change them",
        40,
        ("exchange",),
        lessons=("exchange", "natural-disaster", "anti-monopoly", "monarchy-defence"),
    ),
    Chapter(5, "jokers", "Jokers", "one alone, in a group, in stairs", 25),
    Chapter(
        6, "playing-well", "Playing well", "what to keep, when to pass, the end counted out", 30
    ),
    Chapter(
        7,
        "the-official-match",
        "The official match",
        "sets, scores, the clock, the referee",
        35,
        ("official",),
    ),
    Chapter(8, "two-players", "Two players", "the game for two with 33 cards", 35, ("two-player",)),
    Chapter(
        9,
        "where-it-comes-from",
        "Where it comes from",
        "its names, its relatives, its parodies",
        10,
    ),
    Chapter(
        10,
        "the-base-rules",
        "The base rules in full",
        "strength, leading, passing, the deal",
        40,
        ("base",),
        lessons=("deal-remainder", "first-leader", "pass", "finish-trick"),
    ),
    Chapter(
        11,
        "kinds-of-plays",
        "Kinds of plays",
        "stairs, tunnels, emperors, guerrillas",
        40,
        ("forms",),
        lessons=("stairs", "emperor", "guerrilla", "down-number"),
    ),
    Chapter(
        12,
        "revolutions",
        "Revolutions",
        "how the weak become strong, in 17 ways",
        40,
        ("revolution",),
        lessons=("revolution", "stairs-revolution", "coup", "religious-revolution"),
    ),
    Chapter(
        13,
        "binds",
        "Binds",
        "when only some cards may follow",
        45,
        ("binds",),
        lessons=("suit-bind", "partial-bind", "number-bind", "strict-bind"),
    ),
    Chapter(
        14,
        "threes-to-sixes",
        "Threes to sixes",
        "small cards that do much",
        40,
        ("threes-to-sixes",),
        lessons=("spade-three", "sandstorm", "four-stop", "five-skip"),
    ),
    Chapter(
        15,
        "sevens-to-tens",
        "Sevens to tens",
        "pass, cut, turn, discard",
        40,
        ("sevens-to-tens",),
        lessons=("eight-cut", "seven-pass", "ten-discard", "nine-reverse"),
    ),
    Chapter(
        16,
        "jacks-queens-kings",
        "Jacks, queens and kings",
        "the court and its moods",
        35,
        ("courts",),
        lessons=("eleven-back", "queen-bomber", "queen-reverse", "king-skip"),
    ),
    Chapter(
        17,
        "aces-twos-jokers",
        "Aces, twos and jokers",
        "the strong ones, and what brings them down",
        35,
        ("aces-twos-jokers",),
        lessons=("next-ace", "two-back", "spade-two", "assassination"),
    ),
    Chapter(
        18,
        "endings",
        "Endings",
        "fouls, falls and overthrows",
        35,
        ("endings",),
        lessons=("foul-finish", "miyako-ochi", "gekokujo", "dokan"),
    ),
    Chapter(
        19,
        "house-rules",
        "House rules",
        "the houses compared, and a set of your own",
        40,
        ("house",),
        lessons=("decree", "joining"),
    ),
    Chapter(20, "records", "Reading and writing replays", "the record format, notes, drills", 15),
    Chapter(21, "chances", "Chances", "what counting and simulation say", 10),
    Chapter(
        22,
        "nap",
        "Nap",
        "a trick-taking game: bids, trumps and chips",
        65,
        game="nap",
        order=(
            *("follow-suit", "winning", "trumps", "bidding", "misere", "wellington", "blucher"),
            *("chips", "deck", "deal", "session"),
        ),
    ),
    Chapter(
        23,
        "napoleon",
        "Napoleon",
        "one against all, with a friend whom nobody knows",
        85,
        game="napoleon",
        order=(
            *("honours", "trumps", "card-order", "follow-suit", "bidding", "adjutant", "kitty"),
            *("joker", "same-two", "yoromeki", "result", "deck", "deal", "slam"),
            *("forced-napoleon", "session"),
        ),
    ),
    Chapter(24, "a-rule-of-your-own", "A rule of your own", "writing the rule that is missing", 45),
)
"""Every chapter, in order."""

CHAPTERS = {chapter.key: chapter for chapter in COURSE}
"""Every chapter by its key."""

HEADINGS = {
    "your-first-game": "The book: from front to back",
    "the-base-rules": "The library: open what you like",
    "house-rules": "Your own table, records and numbers",
    "nap": "Two other games with the same cards",
    "a-rule-of-your-own": "For those who write rules",
}
"""The headings in the contents, each by the key of the chapter below it."""

OTHER_RULES = "The other rules"
"""The heading of the list from which the rules are opened that have no section of their own."""

ELSEWHERE = {"joker-single": "jokers", "joker-wild": "jokers"}
"""Rules that are taught in another chapter than their neighbours in the catalogue."""

LONGEST_IN_MINUTES = 90
PLAY_TONIGHT = ("your-first-game", "as-japan-plays")


class Way(NamedTuple):
    """A way through the course, on which no page needs what comes later; keys of chapters."""

    title: str
    what: str
    keys: tuple[str, ...]

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters on it, in its order."""
        return tuple(CHAPTERS[key] for key in self.keys)

    @property
    def time(self) -> str:
        """How long it takes, in words: minutes up to an hour and a half, then hours."""
        minutes = sum(chapter.minutes for chapter in self.chapters)
        if minutes <= LONGEST_IN_MINUTES:
            return f"{minutes} minutes"
        return f"{round(minutes / 30) / 2:g} hours"


WAYS = (
    Way("To play tonight", "From the first card to a real match.", PLAY_TONIGHT),
    Way(
        "To teach",
        "What a class or a club wants to know, and how to write exercises for it.",
        (*PLAY_TONIGHT, "classes", "the-exchange", "the-official-match", "records"),
    ),
    Way(
        "To collect rules",
        "Every rule of every table, and then a table of your own.",
        (
            *PLAY_TONIGHT,
            *("the-base-rules", "kinds-of-plays", "revolutions", "binds", "threes-to-sixes"),
            *("sevens-to-tens", "jacks-queens-kings", "aces-twos-jokers", "endings"),
            "house-rules",
        ),
    ),
)
"""The three ways for most people."""

FURTHER_WAYS = (
    Way("another game", "Trick-taking with the same cards.", ("nap", "napoleon")),
    Way(
        "rules that you write",
        "From a house of your own to a rule in Python.",
        ("house-rules", "records", "chances", "a-rule-of-your-own"),
    ),
)
"""Those for a few, which stand below."""


def catalogue_of(game: str) -> Mapping[str, type[BaseRule]]:
    """Return the rules of a game by id. Raises `KeyError`."""
    return rules_class(game).all_rules()


def place_of(rule: str, game: str = DAIFUGO) -> Chapter:
    """Return the chapter in which a rule is taught. Raises `KeyError`."""
    group = catalogue_of(game)[rule].chapter
    if game != DAIFUGO:
        return next(chapter for chapter in COURSE if chapter.game == game)
    if rule in ELSEWHERE:
        return CHAPTERS[ELSEWHERE[rule]]
    return next(chapter for chapter in COURSE if group in chapter.parts)


def taught_rules(game: str = DAIFUGO) -> list[str]:
    """Return the ids of the rules of a game in the order in which a reader first meets them."""
    at_home = sorted(catalogue_of(game), key=lambda id: _section(id, place_of(id, game)))
    met = (id for chapter in COURSE if chapter.game == game for id in chapter.meets)
    return list(dict.fromkeys([*met, *at_home]))


def _section(rule: str, chapter: Chapter) -> tuple[int, int]:
    """Return where the section on a rule is: the number of its chapter, and its place there."""
    return chapter.number, chapter.order.index(rule) if chapter.order else 0


def rule_after(rule: str, game: str = DAIFUGO) -> str | None:
    """Return the id of the rule that is taught after another one, None after the last."""
    rules = taught_rules(game)
    return next(iter(rules[rules.index(rule) + 1 :]), None)


def my_progress(path: str | Path = USUAL) -> Progress:
    """Return what a learner has done of the course, as the file beside the notebooks says.

    The drills and questions of lessons are marked, and the puzzles of chapters.
    """
    return Progress(path, {chapter.key: chapter.title for chapter in COURSE})


def my_class(folder: str | Path) -> ClassProgress:
    """Return what the learners of a class have done, from the files in a folder.

    Each is a table that `my_progress().to_csv(...)` has written, or a learner's file of progress.
    One that cannot be read is left out, and told. Raises `SpokenError` if none can be.
    """
    return ClassProgress(folder)


def heading(rule: type[BaseRule]) -> str:
    """Return the heading of a rule's section in its chapter."""
    return f"{rule.short_names.en} ({rule.short_names.ja})"


def link(rule: type[BaseRule], game: str = DAIFUGO) -> str:
    """Return the address of a rule's section, or of the list, relative to the notebooks."""
    chapter = place_of(rule.id, game)
    own = not chapter.lessons or rule.id in chapter.lessons
    section = heading(rule) if own else OTHER_RULES
    return f"{chapter.file}#{section.replace(' ', '-')}"
