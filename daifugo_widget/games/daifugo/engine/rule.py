"""What a rule is: a small frozen value with words, options, an example and hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from daifugo_widget.core.cards import Needed
from daifugo_widget.core.rules.options import option as option
from daifugo_widget.core.rules.rule import BaseRule, describe, facts_of, is_from_outside
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.games import GAMES
from daifugo_widget.moved_imports import rename_hooks

from ..own_rules.declaration_checks import (
    LIVES,
    check_id,
    check_known,
    check_methods,
    check_option_names,
    check_options,
    check_words,
)
from ..own_rules.fact_checks import check_texts
from ..own_rules.return_checks import watch
from ..redeclaring import declaration
from .fame import FAMES, TASTES
from .hooks import HOOKS as HOOKS
from .presets import PRESETS

if TYPE_CHECKING:
    from daifugo_widget.core.game.plays import Play

    from .rule_set import RuleSet

STAGES = (
    "silence",
    "bind",
    "strength",
    "answers",
    "finish",
    "effects",
    "direction",
    "skips",
    "flow",
    "next",
)
"""The stages of one play (ruling "Order of events in one play")."""

CHAPTERS: dict[str, Text] = {
    "base": _("The game itself"),
    "match": _("Seats and dealer"),
    "exchange": _("The card exchange"),
    "ranks": _("Classes"),
    "two-player": _("Two players"),
    "official": _("The official match"),
    "house": _("Round the table"),
    "forms": _("Kinds of plays"),
    "revolution": _("Revolutions"),
    "binds": _("Binds"),
    "endings": _("Endings"),
    "threes-to-sixes": _("Threes to sixes"),
    "sevens-to-tens": _("Sevens to tens"),
    "courts": _("Jacks, queens and kings"),
    "aces-twos-jokers": _("Aces, twos and jokers"),
}


if TYPE_CHECKING:
    from .hooks import Hooks as _Hooks
else:
    _Hooks = object  # a rule has only the hooks that it defines itself


class Rule(BaseRule, _Hooks):
    r"""One entry of the catalogue: its options are attributes, its behaviour is its hooks.

    `Hooks` lists what a rule may define, and says how several rules act together at one hook.

    >>> @rule("nine-cut", en="Nine cut", stage="flow")
    ... class NineCut(Rule):
    ...     '''A play with a 9 makes the trick flow.'''
    ...
    ...     def after_play(self, game, seat, play):
    ...         if game.count(play, NINE):
    ...             game.cut(self, seat)
    >>> Record.parse("rules base, nine-cut\nhands 3c9c / 3dTs\na 9c\n= turn a").check()
    []
    """

    stage: ClassVar[str] = "effects"
    """When in a play it acts: one of `STAGES`."""
    life: ClassVar[str] = "trick"
    """How long its mark lasts: ``play``, until the next play; ``trick``, until the trick flows;
    ``tricks``, through flows until the rule ends it; ``game``, ``set`` or ``match``."""
    mark_pattern: ClassVar[str | None] = None
    """The pattern of the value that a record writes for its mark; None if it leaves no mark."""
    mark_holds: ClassVar[Literal["", "cards", "ranks", "seats", "suits"]] = ""
    """What the text of its mark names; nothing where it is a word of the rule's own."""
    silences: ClassVar[bool] = False
    """Whether no card has an effect while the rule's mark is in force."""
    lasts_in_silence: ClassVar[bool] = False
    """Whether what it does after a play is not an effect of the cards, and so is never silenced."""
    quiet: ClassVar[bool] = False
    """Whether a play made by the rule has no effects but those of the rule itself."""
    uncovers: ClassVar[bool] = False
    """Whether it depends on the cards in hands without a choice by their owners."""
    closes: ClassVar[Literal["all", "forms"]] = "all"
    """What cannot follow once the rule has closed the trick: ``all``, or the usual ``forms``."""
    claims_trick: ClassVar[bool] = False
    """Whether no other rule may allow unusual plays while its mark is in force."""
    precedence: ClassVar[int] = 0
    """If several rules call a play a revolution, the lowest, the most specific one, counts."""
    in_revolution: ClassVar[Literal["", "changes", "concludes"]] = ""
    """Whether in a revolution it changes the order, or acts once the order has been changed."""
    joins: ClassVar[bool] = False
    """Whether it adds cards to a play, so that a revolution is judged by all that then lie joined.

    Rules with `in_revolution` then act on the joined play, all others on the added cards.
    """
    fame: ClassVar[str] = ""
    """How many tables play it: one of `FAMES`; empty for a rule of your own."""
    tastes: ClassVar[tuple[str, ...]] = ()
    """To whose taste it is: some of `TASTES`."""
    after_exchange: ClassVar[bool] = False
    """Whether it acts at the start of a game only when the exchange is over."""
    referee: ClassVar[bool] = False
    """Whether its calls are made by the table or its referee, and not chosen by a player."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        rename_hooks(cls)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        """Return whether ``after_play`` has anything to do, by the rules and the play alone."""
        return True

    def uses(self, hook: str) -> bool:
        """Return whether the rule, with its options, has anything to do at a hook."""
        return True

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        """Return what a hand needs for ``extra`` to allow anything on a play, None for never.

        It depends on the rules and the play alone, so it is asked once for each play.
        """
        return Needed(0, 0)


STATIC_TESTS = ("concerns", "extends", "uses")
"""The methods of a rule that need no game: asked once per rule set, or once per play."""

CATALOGUE: dict[str, type[Rule]] = {}
"""Every rule by id, in the order of declaration."""

DECLARED: dict[str, tuple[object, ...]] = {}
"""What declared each rule, by id: see `declaration`."""

AFTER_CONTENTS = 1000
"""The place in its chapter of a rule that no table of contents names: after the others."""


def arrange(contents: dict[str, tuple[str, ...]]) -> None:
    """Put the rules of the catalogue in the chapters and the order of a table of contents."""
    for chapter, ids in contents.items():
        for place, id in enumerate(ids):
            if id in CATALOGUE:
                CATALOGUE[id].chapter = chapter
                CATALOGUE[id].rank_in_catalogue = (list(CHAPTERS).index(chapter), place)


def rank_revolutions(ids: tuple[str, ...]) -> None:
    """Set which rule a revolution counts as if several rules call it one: the first of these."""
    for place, id in enumerate(ids, start=1):
        if id in CATALOGUE:
            CATALOGUE[id].precedence = place


R = TypeVar("R", bound=type[Rule])


def rule(
    id: str,
    *,
    en: str,
    ja: str = "",
    ko: str = "",
    chapter: str = "house",
    text: tuple[str, str] = ("", ""),
    stage: str | None = None,
    helpers: tuple[str, ...] = (),
    **facts: Any,
) -> Callable[[R], R]:
    """Enter a class in the catalogue under an id, with its names, chapter and stage.

    Its docstring is its explanation in English; ``text`` is the same in Japanese and Korean; what
    is left out is shown in English. Raises `RuleError` for an id that is taken or malformed, an
    unknown stage, chapter or fact, a hook with other arguments, an option that cannot have its
    default, and a public method that is neither a hook nor in ``helpers``. A rule of the catalogue
    has its chapter and its place in it from the table of contents.
    """
    words = {"names": (en, ja, ko), "chapter": chapter, "text": text, "stage": stage, **facts}

    def enter(cls: R) -> R:
        _check_class(cls, id)
        declared = declaration(cls, words) if is_from_outside(cls) else ()
        check_option_names(cls, id, (*HOOKS, *facts_of(Rule), *STATIC_TESTS))
        _check(cls, id, chapter, stage or cls.stage, facts)
        _check_free(cls, id, declared)
        check_texts(id, en=en, ja=ja, ko=ko)
        check_methods(cls, id, (*helpers, *STATIC_TESTS))
        check_words(Rule, id, {**_facts_in(cls), **facts}, text)
        if is_from_outside(cls):
            watch(cls)
        describe(cls, id, (en, ja, ko), chapter, text, facts)
        cls.stage = stage or cls.stage
        cls.rank_in_catalogue = (list(CHAPTERS).index(chapter), AFTER_CONTENTS + len(CATALOGUE))
        check_options(cls, id)
        cls.imported_from = _importable(cls, id, declared)
        CATALOGUE[id], DECLARED[id] = cls, declared
        return cls

    return enter


def _check_class(cls: type[Rule], id: str) -> None:
    if not (isinstance(cls, type) and issubclass(cls, Rule)):
        raise RuleError(f"{id}: a rule is a subclass of Rule: write class {cls.__name__}(Rule)")


def _facts_in(cls: type[Rule]) -> dict[str, object]:
    """Return the facts that stand in the body of a class."""
    return {name: fact for name, fact in vars(cls).items() if name in facts_of(Rule)}


def _check(cls: type[Rule], id: str, chapter: str, stage: str, facts: dict[str, Any]) -> None:
    check_id(id)
    if is_from_outside(cls) and (id in PRESETS or id in GAMES):
        raise RuleError(f"{id} names a game or a house already: choose another id")
    check_known(id, stage, STAGES, "stage", "the stages are")
    check_known(id, chapter, CHAPTERS, "chapter", "the chapters are")
    check_known(id, facts.get("life", cls.life), LIVES, "life", "a mark lasts for one")
    check_known(id, facts.get("fame", cls.fame), ("", *FAMES), "fame", "a rule is known at one of")
    tastes = facts.get("tastes", cls.tastes)
    for taste in tastes if isinstance(tastes, tuple) else ():
        check_known(id, taste, TASTES, "taste", "the tastes are")


def _check_free(cls: type[Rule], id: str, declared: tuple[object, ...]) -> None:
    """Raise `RuleError` for an id that another module has given to another rule.

    The same declaration from elsewhere is a rule that was moved: it takes the place of the first.
    """
    taken = CATALOGUE.get(id)
    if taken is None or taken.__module__ == cls.__module__:
        return
    if not is_from_outside(taken) or DECLARED.get(id) != declared:
        raise RuleError(f"{id} is a rule of {taken.__module__} already: choose another id")


def _importable(cls: type[Rule], id: str, declared: tuple[object, ...]) -> str:
    """Return the module from which other programs know a rule: after a move, where it was moved."""
    taken = CATALOGUE.get(id)
    if taken is None or cls.__module__ != "__main__" or DECLARED.get(id) != declared:
        return cls.__module__
    return taken.imported_from
