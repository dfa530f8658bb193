"""The checks made when a rule is declared; each error says what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import TYPE_CHECKING

from daifugo_widget.core.rules.options import Draft
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.suggestions import nearest
from daifugo_widget.core.words.text import Text

from ..engine.hooks import HOOKS, Hooks
from .fact_checks import check_facts, is_pair
from .phrase_keys import check_sayings

if TYPE_CHECKING:
    from daifugo_widget.core.rules.rule import BaseRule

LIVES = ("play", "trick", "tricks", "game", "set", "match")
"""How long a mark may last: see `Rule.life`."""

NEEDED = {"calls": "on_call", "seconds": "calls", "enact": "stands"}
"""The hook without which a rule cannot have another one."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check_id(id: str) -> None:
    """Raise `RuleError` for an id that no rules line could name."""
    if not isinstance(id, str):
        raise RuleError(f"the id of a rule is a text, such as 'nine-cut', not {id!r}")
    if not _ID.fullmatch(id):
        words = re.findall(r"[a-z0-9]+", id.lower())
        hint = f", such as {'-'.join(words)!r}" if words else ""
        raise RuleError(f"{id!r} is no id: write small letters, digits and hyphens{hint}")


def check_known(id: str, word: str, known: Iterable[str], what: str, listed: str) -> None:
    """Raise `RuleError` for an unknown word, naming the nearest known one."""
    known = list(known)
    if word not in known:
        hint = nearest(str(word), known, Text.of(f"{listed} {{words}}"))
        raise RuleError(f"{id}: {word!r} is no {what}; {hint.en}")


def check_methods(cls: type, id: str, others: Iterable[str]) -> None:
    """Raise `RuleError` for a public method that is neither a hook nor in ``others``."""
    for name, member in vars(cls).items():
        if name in HOOKS and not callable(member):
            raise RuleError(f"{id}: {name} is a hook: {_definition(name)}")
        if callable(member) and not name.startswith("_") and name not in others:
            listed = "a method of your own begins with _; the hooks are"
            check_known(id, name, HOOKS, "hook", listed)
            _check_arguments(id, name, member)
    for hook, other in NEEDED.items():
        if hasattr(cls, hook) and not hasattr(cls, other):
            raise RuleError(f"{id} has the hook {hook!r}, so it needs the hook {other!r}, too")


def _check_arguments(id: str, hook: str, member: Callable[..., object]) -> None:
    try:
        signature(member).bind(*signature(getattr(Hooks, hook)).parameters)
    except TypeError:
        said = f"{id}: the hook is called with other arguments: {_definition(hook)}"
        raise RuleError(said) from None


def _definition(hook: str) -> str:
    """Return how a hook is defined."""
    return f"def {hook}({', '.join(signature(getattr(Hooks, hook)).parameters)})"


def check_words(base: type, id: str, facts: Mapping[str, object], text: object) -> None:
    """Raise `RuleError` for words and other facts that are not given in the right form."""
    if not is_pair(text):
        raise RuleError(f"{id}: text is a pair, the explanation in Japanese and in Korean")
    comments = facts.get("comments", ())
    if not (isinstance(comments, tuple | list) and all(map(is_pair, comments))):
        raise RuleError(f"{id}: each of the comments is a pair, in Japanese and in Korean")
    if not isinstance(says := facts.get("says", {}), Mapping):
        raise RuleError(f"{id}: says is a dict, such as {{'ask-cards': 'Which card?'}}")
    check_facts(base, id, {name: fact for name, fact in facts.items() if name != "comments"})
    check_sayings(id, says)


def check_option_names(cls: type, id: str, taken: Iterable[str]) -> None:
    """Raise `RuleError` for an option that has the name of something else."""
    options = {name for name, member in vars(cls).items() if isinstance(member, Draft)}
    if wrong := {*taken, "chosen", "but", "wording"} & options:
        raise RuleError(f"{id}: an option cannot be called {', '.join(sorted(wrong))}")


def check_options(cls: type[BaseRule], id: str) -> None:
    """Raise `RuleError` for an option with a wrong default, or an unknown one or its value."""
    for option in cls.options.values():
        if slip := option.slip():
            raise RuleError(f"{id}: the option {option.name!r} {slip}")
    for clash in (*cls.clashes, *cls.wants, *",".join(cls.worded).split(",")):
        if clash:
            name, _, value = clash.partition("=")
            check_known(id, name, cls.options, "option", "the options are")
            if why := cls.options[name].why_not(value):
                raise RuleError(f"{id}: the option {name!r} is never {value!r}: {why.en}")
