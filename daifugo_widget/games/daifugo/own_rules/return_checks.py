"""Checks on what the hooks of your own rules return and do, so that an error names the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin, get_type_hints

from daifugo_widget.core.cards import JOKERS, MAX_DECKS, make_deck

from ..engine.hooks import HOOKS, Hooks

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.rule import Rule
    from ..engine.state_values import Pair

ALL_CARDS = make_deck(MAX_DECKS, JOKERS.bit_count())

Hook = Callable[..., Any]
HANDED = "Change", "Game", "State"
"""What hooks are given by the name ``game``; those of the last two only read it."""
ONLY_READS = (
    "it changes the game ({verb}), but this hook only reads it: act in one that may, such as "
    "after_play; teach.hooks() says which do"
)


class HookError(TypeError):
    """Raised when a hook returns something that it may not, or gives it to a verb.

    ``line`` is where the hook begins, ``what`` the message without the names of rule and hook.
    """

    def __init__(self, rule: Rule, hook: str, line: int, what: str) -> None:
        super().__init__(f"{rule.id}: {hook}: {what}")
        self.rule, self.hook, self.line, self.what = rule, hook, line, what


def watch(cls: type[Rule]) -> None:
    """Make the hooks of a class check what they return and do; `HookError` if it is wrong."""
    for name in HOOKS:
        member = vars(cls).get(name)
        if callable(member) and not hasattr(member, "watches"):
            setattr(cls, name, _watch(name, member))


def _watch(name: str, hook: Hook) -> Hook:
    code = getattr(hook, "__code__", None)
    line = code.co_firstlineno if code else 0
    handed = getattr(Hooks, name).__annotations__.get("game")
    yes_or_no = _return_type(name) is bool

    @wraps(hook)
    def checking_hook(rule: Rule, *args: Any, **named: object) -> object:
        game: Any = args[0] if handed in HANDED and args else None
        used = len(getattr(game, "verbs_used", ()))
        found = hook(rule, *args, **named)
        if isinstance(found, Iterator):
            found = tuple(found)
        if wanted := _lacking(name, found, args):
            what = f"it returns {found!r}, but has to return {wanted}"
            raise HookError(rule, name, line, what)
        verbs = getattr(game, "verbs_used", ())[used:]
        if verbs and handed != "Change":
            raise HookError(rule, name, line, ONLY_READS.format(verb=verbs[0]))
        return bool(found) if yes_or_no else found

    vars(checking_hook)["watches"] = name  # a class may be declared again, with other words
    return checking_hook


def _lacking(hook: str, found: object, args: tuple[object, ...]) -> str:
    """Return what a hook should have returned, or "" if it has."""
    if not fits(found, _return_type(hook)):
        wanted: str = getattr(Hooks, hook).__annotations__["return"]
        said = "nothing" if wanted == "None" else wanted.replace(" | ", " or ")
        return said + MADE_BY_HAND.get(hook, "")
    holds, what = SENSE.get(hook, (None, ""))
    return "" if holds is None or holds(found, *args) else what


MADE_BY_HAND = {"kinds": ", where a kind has a name, lead and follow: see teach.readable()"}
"""What is added, by hook, about a type that only the writer of a rule makes."""

SENSE: dict[str, tuple[Callable[..., bool], str]] = {
    "deck": (
        lambda found, cards, rules, players, game: not found & ~ALL_CARDS,
        "cards that exist",
    ),
    "lay_aside": (
        lambda found, dealing: not found & ~dealing.deck,
        "cards of dealing.deck",
    ),
    "extra": (
        lambda found, game, seat: all(game.holds(seat, play.cards) for play in found),
        "plays of cards that the seat holds",
    ),
    "calls": (
        lambda found, game: {*found} <= {*range(game.players)},
        "seats of the game",
    ),
    "leader": (
        lambda found, game: found is None or (found >= 0 and game.is_live(found)),
        "a seat that is in",
    ),
    "exchanges": (
        lambda found, game, pairs: all(_are_two(pair, game) for pair in found),
        "pairs of two seats of the game",
    ),
    "tax": (
        lambda found, game, pair, ask: found.rule != ask.rule or found.seat == ask.seat,
        "a choice of the same seat, or one under its own id",
    ),
    "lowest": (
        lambda found, game, low: {exit for exit in low if not game.is_live(exit.seat)} <= {*found},
        "all who have left the game so far",
    ),
    "next_classes": (
        lambda found, game, classes: sorted(found) == sorted(classes),
        "the classes so far, each as often as before",
    ),
}
"""What must hold of a hook's return value besides its type: a test, given the hook's arguments too,
and its words."""


def _are_two(pair: Pair, game: Game) -> bool:
    seats = {pair.rich, pair.poor}
    return len(seats) == 2 and seats <= {*range(game.players)}


def _return_type(hook: str) -> object:
    """Return the type that a hook has to return, as annotated in `Hooks`."""
    return hints_of(getattr(Hooks, hook))["return"]


@cache
def hints_of(function: Hook) -> dict[str, Any]:
    """Return the types that a hook or a verb declares, by the names of what it is given."""
    from daifugo_widget.core.game import moves, plays, refusal
    from daifugo_widget.core.words import text

    from ..engine import change, dealing, game, order, rule, state, state_values
    from ..engine import rule_set as ruleset
    from ..engine.plays import play_forms as forms

    engine = change, dealing, forms, game, order, rule, ruleset, state, state_values
    modules = *engine, moves, plays, refusal, text
    names = {name: value for module in modules for name, value in vars(module).items()}
    return get_type_hints(function, localns=names)


def fits(found: object, wanted: Any) -> bool:
    """Return whether a value is of a type; any value will do as a `bool`."""
    kind, parts = get_origin(wanted), get_args(wanted)
    if kind in (UnionType, Union):
        return any(fits(found, part) for part in parts)
    if kind is Literal:
        return found in parts
    if kind is dict:
        return isinstance(found, dict) and all(
            fits(key, parts[0]) and fits(value, parts[1]) for key, value in found.items()
        )
    if kind is not None:
        return isinstance(found, kind) and all(fits(one, parts[0]) for one in found)
    return wanted in (bool, Any, object) or isinstance(found, wanted)
