"""The checks made when a rule is declared; each error says what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from inspect import signature
from typing import TYPE_CHECKING, Any

from ..core.nearest import nearest
from ..core.rule_errors import RuleError
from ..core.text import Text
from .hooks import HOOKS, Hooks
from .sayings import check_sayings

if TYPE_CHECKING:
    from ..core.entry import Entry

LIVES = ("play", "trick", "tricks", "game", "set", "match")
"""How long a mark may last: see `Rule.life`."""

NEEDED = {"calls": "called", "seconds": "calls", "enact": "stands"}
"""The hook without which a rule cannot have another one."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check_id(id: str) -> None:
    """Raise `RuleError` for an id that no rules line could name."""
    if not _ID.fullmatch(id):
        words = re.findall(r"[a-z0-9]+", id.lower())
        hint = f", such as {'-'.join(words)!r}" if words else ""
        raise RuleError(f"{id!r} is no id: write small letters, digits and hyphens{hint}")


def check_known(id: str, word: str, known: Iterable[str], what: str, listed: str) -> None:
    """Raise `RuleError` for an unknown word, naming the nearest known one."""
    known = list(known)
    if word not in known:
        hint = nearest(word, known, Text.of(f"{listed} {{words}}"))
        raise RuleError(f"{id}: {word!r} is no {what}; {hint.en}")


def check_methods(cls: type, id: str, others: Iterable[str]) -> None:
    """Raise `RuleError` for a public method that is neither a hook nor in ``others``."""
    for name, member in vars(cls).items():
        if callable(member) and not name.startswith("_") and name not in others:
            listed = "a method of your own begins with _; the hooks are"
            check_known(id, name, HOOKS, "hook", listed)
            _check_arguments(id, name, member)
    for hook, other in NEEDED.items():
        if hasattr(cls, hook) and not hasattr(cls, other):
            raise RuleError(f"{id} has the hook {hook!r}, so it needs the hook {other!r}, too")


def _check_arguments(id: str, hook: str, member: Any) -> None:
    wanted = signature(getattr(Hooks, hook)).parameters
    try:
        signature(member).bind(*wanted)
    except TypeError:
        called = f"def {hook}({', '.join(wanted)})"
        raise RuleError(f"{id}: the hook is called with other arguments: {called}") from None


def check_words(id: str, facts: Mapping[str, Any], text: Any) -> None:
    """Raise `RuleError` for words, or ids of other rules, that are not given in the right form."""
    if not isinstance(says := facts.get("says", {}), Mapping):
        raise RuleError(f"{id}: says is a dict, such as {{'ask-cards': 'Which card?'}}")
    check_sayings(id, says)
    if not _is_pair(text):
        raise RuleError(f"{id}: text is a pair, the explanation in Japanese and in Korean")
    if not all(map(_is_pair, facts.get("comments", ()))):
        raise RuleError(f"{id}: each of the comments is a pair, in Japanese and in Korean")
    for fact in ("needs", "excludes"):
        if isinstance(ids := facts.get(fact, ()), str):
            raise RuleError(f"{id}: {fact} holds several ids: write {fact}=({ids!r},)")


def _is_pair(value: Any) -> bool:
    return not isinstance(value, str) and len(value) == 2


def check_options(cls: type[Entry], id: str, taken: Iterable[str]) -> None:
    """Raise `RuleError` for an option with a taken name or wrong default, or an unknown one."""
    if wrong := {*taken, "chosen", "but", "wording"} & set(cls.options):
        raise RuleError(f"{id}: an option cannot be called {', '.join(sorted(wrong))}")
    for option in cls.options.values():
        if slip := option.slip():
            raise RuleError(f"{id}: the option {option.name!r} {slip}")
    for clash in (*cls.clashes, *cls.wants, *",".join(cls.worded).split(",")):
        if clash:
            check_known(id, clash.partition("=")[0], cls.options, "option", "the options are")
