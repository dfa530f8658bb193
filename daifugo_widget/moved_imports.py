"""Old names of modules, exports and hooks, each with a deprecation that names the new one.

Notebooks that people have copied and rules that they have written go on working. Nothing in the
package imports by an old name.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder
else:
    # To import these, or `inspect`, takes as long as to import the rest of the package's face.
    Loader, MetaPathFinder = type("Loader", (), {}), object

PACKAGE = __name__.partition(".")[0]

MOVED = {
    "core.card_game": "core.game.card_game",
    "core.card_match": "core.game.card_match",
    "core.chosen": "core.rules.rule_set",
    "core.clashes": "core.rules.rule_conflicts",
    "core.entry": "core.rules.rule",
    "core.errors": "core.words.text",
    "core.finding": "core.rules.rule_search",
    "core.given": "core.words.arguments",
    "core.history": "core.game.history",
    "core.moves": "core.game.moves",
    "core.nearest": "core.words.suggestions",
    "core.options": "core.rules.options",
    "core.plays": "core.game.plays",
    "core.refusal": "core.game.refusal",
    "core.romaji": "core.words.romaji",
    "core.rule_errors": "core.rules.rule_errors",
    "core.rules_text": "core.rules.rules_line",
    "core.spelling": "core.cards.card_spelling",
    "core.text": "core.words.text",
    "core.whole": "core.words.arguments",
    "daifugo": "games.daifugo",
    "daifugo.classes": "games.daifugo.engine.classes",
    "daifugo.dealing": "games.daifugo.engine.dealing",
    "daifugo.declaring": "games.daifugo.own_rules.declaration_checks",
    "daifugo.fact_forms": "games.daifugo.own_rules.fact_checks",
    "daifugo.fault": "games.daifugo.own_rules.rule_failure",
    "daifugo.forms": "games.daifugo.engine.plays.play_forms",
    "daifugo.game": "games.daifugo.engine.game",
    "daifugo.hooks": "games.daifugo.engine.hooks",
    "daifugo.legality": "games.daifugo.engine.legality",
    "daifugo.match": "games.daifugo.engine.match",
    "daifugo.order": "games.daifugo.engine.order",
    "daifugo.owing": "games.daifugo.engine.agenda",
    "daifugo.player_errors": "games.daifugo.engine.rule_set",
    "daifugo.presets": "games.daifugo.engine.presets",
    "daifugo.refusals": "games.daifugo.engine.refusals",
    "daifugo.returned": "games.daifugo.own_rules.return_checks",
    "daifugo.rule": "games.daifugo.engine.rule",
    "daifugo.ruleset": "games.daifugo.engine.rule_set",
    "daifugo.runs": "games.daifugo.engine.plays.play_runs",
    "daifugo.sayings": "games.daifugo.own_rules.phrase_keys",
    "daifugo.state": "games.daifugo.engine.state",
    "daifugo.telling": "games.daifugo.engine.events",
    "daifugo.values": "games.daifugo.engine.state_values",
    "daifugo.verb_checks": "games.daifugo.own_rules.guarded_verbs",
    "daifugo.verbs": "games.daifugo.engine.verbs",
    "daifugo.views": "games.daifugo.engine.views",
    "players.advice": "games.daifugo.players.advice",
    "players.answers": "games.daifugo.players.answers",
    "players.calls": "games.daifugo.players.steady",
    "players.chance": "players.random_bot",
    "players.ending": "games.daifugo.players.ending",
    "players.imagine": "games.daifugo.players.imagine",
    "players.judge": "games.daifugo.players.judge",
    "players.outcomes": "games.daifugo.players.outcomes",
    "players.phrases": "games.daifugo.players.phrases",
    "players.plan": "games.daifugo.players.plan",
    "players.reasons": "games.daifugo.players.reasons",
    "players.shares": "games.daifugo.players.plan",
    "players.sharp": "games.daifugo.players.sharp",
    "players.steady": "games.daifugo.players.steady",
    "players.tried": "games.daifugo.players.card_probe",
    "players.unseen": "games.daifugo.players.unseen",
    "rules": "games.daifugo.rules",
    "tricks": "games.tricks",
    "tricks.bids": "games.tricks.engine.bids",
    "tricks.cards": "games.tricks.engine.cards",
    "tricks.common": "games.tricks.engine.common",
    "tricks.dealing": "games.tricks.engine.match",
    "tricks.entry": "games.tricks.engine.rule",
    "tricks.filling": "games.tricks.table.reconstruction",
    "tricks.game": "games.tricks.engine.game",
    "tricks.match": "games.tricks.engine.match",
    "tricks.quiz.asking": "games.tricks.quiz.trick_quiz",
    "tricks.quiz.nap": "games.tricks.quiz.nap_quiz",
    "tricks.quiz.napoleon": "games.tricks.quiz.napoleon_quiz",
    "tricks.rules": "games.tricks.engine.rule_set",
    "tricks.table.face": "games.tricks.table.trick_ui",
    "tricks.table.nap": "games.tricks.table.nap_ui",
    "tricks.table.napoleon": "games.tricks.table.napoleon_ui",
    "tricks.words": "games.tricks.engine.words",
}
"""Old names and new ones, of modules and of whole packages; the longest that fits counts."""

RENAMED = {
    "Ruleset": "RuleSet",
    "core.rules.rule.Entry": "BaseRule",
    "core.rules.rule_set.ChosenRules": "BaseRuleSet",
    "drills.shipped": "all_drills",
    "games.daifugo.engine.rule_set.Ruleset": "RuleSet",
    "games.tricks.engine.rule_set.TrickRules": "TrickRuleSet",
    "players.random_bot.Uniform": "RandomBot",
}
"""Old names of what packages and modules hold, and how it is called there now."""

HOOKS = {
    "answered": "after_choice",
    "called": "on_call",
    "cut_answered": "after_cut_answer",
    "joined": "on_join",
}
"""Old names of hooks, and how a rule defines them now."""

ATTRIBUTES = {
    "Order": {"turned": "opposite"},
    "Play": {"joined": "wraps_around", "unplaced": "has_free_suits"},
    "State": {"sealed": "seals_order", "seen": "cards_known_to", "turned": "runs_backwards"},
}
"""Old names of what a rule may ask of a game, a play and the order of strength, by class."""

C = TypeVar("C", bound=type)


class OldName:
    """An attribute by its old name."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def __get__(self, instance: object, owner: type) -> object:
        _warn(self.old, self.new, level=3)
        return getattr(owner if instance is None else instance, self.new)


def keep_old_names(cls: C) -> C:
    """Let the attributes of a class be found by their old names, too."""
    for old, new in ATTRIBUTES[cls.__name__].items():
        setattr(cls, old, OldName(old, new))
    return cls


def rename_hooks(rule: type) -> None:
    """Let a rule act at the hooks that it defines by their old names."""
    from inspect import getattr_static

    for old, new in HOOKS.items():
        hook = getattr_static(rule, old, None)
        if callable(hook):
            _warn(old, new)
            setattr(rule, new, hook)
            if old in vars(rule):
                delattr(rule, old)


def _warn(old: str, new: str, level: int = 4) -> None:
    warnings.warn(f"{old} is called {new} now", DeprecationWarning, stacklevel=level)


def warn_of_call(name: str) -> None:
    """Say that what was once a method is a value now."""
    warnings.warn(f"{name} is no method now: leave out its ()", DeprecationWarning, stacklevel=3)


def current_name(package: str, name: str) -> str:
    """Return how what had this name in a package is called now, with a deprecation."""
    prefix = package.removeprefix(PACKAGE).removeprefix(".")
    new = RENAMED.get(f"{prefix}.{name}" if prefix else name)
    if new is None:
        return name
    _warn(name, new)
    return new


def new_name(old: str) -> str | None:
    """Return where a module is now that had this full name, None if it has not moved."""
    root, _, name = old.partition(".")
    if root != PACKAGE:
        return None
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        new = MOVED.get(".".join(parts[:length]))
        if new is not None:
            return ".".join((PACKAGE, new, *parts[length:]))
    return None


class MovedModules(Loader, MetaPathFinder):
    """Finds modules by their old names: each is the module in its new place."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if new_name(fullname) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        old = module.__name__
        new = new_name(old)
        assert new is not None  # or `find_spec` would not have sent it here
        warnings.warn(f"{old} has moved: import {new}", DeprecationWarning, stacklevel=2)
        sys.modules[old] = import_module(new)
        if old == f"{PACKAGE}.rules":
            sys.modules[old].__class__ = CallableRules
        elif any(f"{PACKAGE}.{name}".startswith(f"{new}.") for name in RENAMED):
            sys.modules[old].__class__ = RenamingModule


class RenamingModule(ModuleType):
    """A module in which something is found by its old name, too."""

    def __getattr__(self, name: str) -> object:
        new = current_name(self.__name__, name)
        if new == name:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self, new)


class CallableRules(ModuleType):
    """The package of the rules by its old name, which is the name of a public function too."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return import_module(f"{PACKAGE}.teach.catalogue").rules(*args, **kwargs)


def install() -> None:
    """Let imports by old names work."""
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.insert(0, MovedModules())
