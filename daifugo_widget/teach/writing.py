"""What the writer of a rule can use: hooks, verbs, what can be read of a game, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from inspect import getdoc, signature

from ..compilation import as_written
from ..core.game.plays import Play
from ..games.daifugo.engine.agenda import Agenda
from ..games.daifugo.engine.change import Change
from ..games.daifugo.engine.events import Telling
from ..games.daifugo.engine.game import Game
from ..games.daifugo.engine.hooks import GROUPS, HOOKS, LAWS
from ..games.daifugo.engine.order import Order
from ..games.daifugo.engine.plays.play_kind import Kind
from ..games.daifugo.engine.state import State
from ..games.daifugo.engine.verbs import Verbs
from ..games.daifugo.own_rules.phrase_keys import SAYINGS
from ..table.still.html_output import Shown, columns

WIDEST = 90
WORKED_OUT = property, cached_property
"""What is read like a field."""
Member = Callable[..., object] | property | cached_property[object]
PLAY = {
    "cards": "Its cards.",
    "kind": "`group`, `stairs`, or another kind that a rule adds.",
    "rank": "The number of a group, 13 for jokers alone; of stairs the first number.",
    "size": "How many cards it has.",
    "suits": "How many cards of each suit it has, packed into bits: see suit_list().",
    "jokers": "How many of its cards are jokers.",
    "rule": "The rule that allows it, if it is not an ordinary play.",
    "step": "The gap from each of its numbers to the next, if there are several.",
    "each": "How many cards each of its numbers has, if there are several.",
    "of(cards, kind, rank[, each])": "`Play.of` makes a play of a kind of your own.",
}
ORDER = {
    "line": "The numbers from the weakest to the strongest, without the joker.",
    "reversed": "Whether the 2 is weakest.",
    "joker": "Where the joker is: `top`, `turns`, `as-top-number` or `after-ten`.",
    "start": "The number with which the row of stairs begins: usually 0, the 3.",
    "sevens": "Whether the 7s of one colour are above all numbers.",
}
"""What the fields of a play and of the order are, as they have no docstrings of their own."""
KIND = {"name": "The `play.kind` of its plays: its rule's id; kinds of one name follow each other."}
PAIR = {
    "rich": "The seat that gives what it likes in the exchange.",
    "poor": "The seat that gives its best.",
    "size": "How many cards each of them gives.",
}
"""What a kind and a pair of the exchange are made of, which only hooks are given or return."""


OF_PLAYERS = "game.step(", "game.begin(", "game.seen_by("
"""What a game does for those who play it, and not for rules."""

OF_STEPS = "game.do(", "game.put_down(", "game.lead_from(", "game.step_behind(", "game.snapshot("
"""What a rule may need of the step itself."""

HOOK_HEAD = "hook", "group", "what it does", "the game", "several rules"
POWERS = {"Change": "it may change it", "Game": "it reads it", "State": "it reads it"}
"""What a hook may do with the game that it is given, by the type of it."""
VERB_HEAD = "verb", "what it does"
SAYING_HEAD = "in says", "it says", "in braces"


def hook_rows() -> list[list[str]]:
    """Return for each hook its usage, its group, what it is for, its power, and its law."""
    found = [(label, *hook) for label, group in GROUPS.items() for hook in vars(group).items()]
    return [
        [_usage(name, hook), label, _summary(hook), _power(hook), LAWS[hook.law]]
        for label, name, hook in found
        if name in HOOKS
    ]


def _power(hook: Callable[..., object]) -> str:
    return POWERS.get(hook.__annotations__.get("game", ""), "")


def verb_rows() -> list[list[str]]:
    """Return for each verb how it is written and what it does."""
    of_steps = (row for row in _rows(Change) if row[0].startswith(OF_STEPS))
    return [*_rows(Verbs), *_rows(Agenda), *_rows(Telling), *of_steps]


def saying_rows() -> list[list[str]]:
    """Return for each phrase of a rule's own its keys, when it is said, and its names in braces."""
    return [
        [", ".join(each.keys), each.when, " ".join(f"{{{slot}}}" for slot in each.slots)]
        for each in SAYINGS
    ]


def hooks() -> Shown:
    """Show all hooks: what each is for, and how several rules act together at it."""
    return columns(HOOK_HEAD, hook_rows(), WIDEST)


def verbs() -> Shown:
    """Show all verbs, the only ways in which a rule changes a game."""
    return columns(VERB_HEAD, verb_rows(), WIDEST)


def readable() -> Shown:
    """Show what a rule can ask a game, a play and the order of strength."""
    game = [*_rows(State, fits=_answers), *_rows(Game, fits=_answers)]
    game = [row for row in game if not row[0].startswith(OF_PLAYERS)]
    play = [*_fields("play", PLAY), *_rows(Play, "play", _answers)]
    order = [*_fields("order", ORDER), *_rows(Order, "order", _answers)]
    kind = [*_fields("kind", KIND), *_rows(Kind, "kind", _answers)]
    found = [*game, *play, *order, *kind, *_fields("pair", PAIR)]
    return columns(("of game, play, order", "what it is"), found, WIDEST)


def sayings() -> Shown:
    """Show what a rule may say in its own words, and which names it may use in braces."""
    return columns(SAYING_HEAD, saying_rows(), WIDEST)


def _answers(member: Member) -> bool:
    """Return whether a member returns something, and so does not change the game."""
    return isinstance(member, WORKED_OUT) or signature(member).return_annotation != "None"


def _rows(
    cls: type, of: str = "game", fits: Callable[[Member], bool] = callable
) -> Iterator[list[str]]:
    for name, member in vars(as_written(cls)).items():
        public = not name.startswith("_") and (callable(member) or isinstance(member, WORKED_OUT))
        if public and fits(member):
            yield [f"{of}.{_usage(name, member)}", _summary(member)]


def _fields(of: str, said: dict[str, str]) -> Iterator[list[str]]:
    return ([f"{of}.{name}", what] for name, what in said.items())


def _usage(name: str, member: Member) -> str:
    """Return how a member is written in use, with what may be left out in brackets."""
    if isinstance(member, WORKED_OUT):
        return name
    _, *found = signature(member).parameters.values()
    needed = ", ".join(str(p).partition(":")[0] for p in found if p.default is p.empty)
    further = "".join(f"[, {p.name}]" for p in found if p.default is not p.empty)
    return f"{name}({needed}{further if needed else further.replace(', ', '', 1)})"


def _summary(member: Member) -> str:
    """Return the first paragraph of the docstring of something, on one line."""
    return " ".join((getdoc(member) or "").partition("\n\n")[0].replace("``", "`").split())
