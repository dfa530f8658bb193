"""What a rule is: a small frozen value with words, options, an example and hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from ..core.cards import Needed
from ..core.entry import Entry, describe, facts_of
from ..core.options import option as option
from ..core.rule_errors import RuleError
from ..core.text import Text
from ..games import PARTS
from .declaring import (
    LIVES,
    check_id,
    check_known,
    check_methods,
    check_option_names,
    check_options,
    check_words,
)
from .fact_forms import check_texts
from .hooks import HOOKS as HOOKS
from .presets import PRESETS
from .returned import watch

if TYPE_CHECKING:
    from ..core.plays import Play
    from .ruleset import Ruleset

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
"""The stages of one play, in the order of the ruling `simultaneous`."""

CHAPTERS: dict[str, Text] = {
    "base": Text("The game itself", "基本ルール", "기본 규칙"),
    "match": Text("Seats and dealer", "席と配り役", "자리와 딜러"),
    "exchange": Text("The card exchange", "カード交換", "카드 교환"),
    "ranks": Text("Classes", "階級", "계급"),
    "two-player": Text("Two players", "2人用", "2인용"),
    "official": Text("The official match", "公式ルール", "공식 규칙"),
    "house": Text("Round the table", "卓の決まり", "테이블의 약속"),
    "forms": Text("Kinds of plays", "出し方", "내는 방법"),
    "revolution": Text("Revolutions", "革命", "혁명"),
    "binds": Text("Binds", "縛り", "묶기"),
    "endings": Text("Endings", "上がりと落ち", "오르기와 몰락"),
    "threes-to-sixes": Text("Threes to sixes", "3から6", "3부터 6"),
    "sevens-to-tens": Text("Sevens to tens", "7から10", "7부터 10"),
    "courts": Text("Jacks, queens and kings", "J・Q・K", "J·Q·K"),
    "aces-twos-jokers": Text("Aces, twos and jokers", "A・2・ジョーカー", "A·2·조커"),
}


if TYPE_CHECKING:
    from .hooks import Hooks as _Hooks
else:
    _Hooks = object  # a rule has only the hooks that it defines itself


class Rule(Entry, _Hooks):
    """One entry of the catalogue: its options are attributes, its behaviour is its hooks.

    `Hooks` lists what a rule may define, and says how several rules act together at one hook.
    """

    stage: ClassVar[str]
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
    well_known: ClassVar[bool] = False
    """Whether most tables play it, so that a bot that may enact a rule chooses among these."""
    referee: ClassVar[bool] = False
    """Whether its calls are made by the table or its referee, and not chosen by a player."""

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Return whether ``after_play`` has anything to do, by the rules and the play alone."""
        return True

    def uses(self, hook: str) -> bool:
        """Return whether the rule, with its options, has anything to do at a hook."""
        return True

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Return what a hand needs for ``extra`` to allow anything on a play, None for never.

        It depends on the rules and the play alone, so it is asked once for each play.
        """
        return Needed(0, 0)


STATIC_TESTS = ("concerns", "extends", "uses")
"""The methods of a rule that need no game: asked once per rule set, or once per play."""

CATALOGUE: dict[str, type[Rule]] = {}
"""Every rule by id, in the order of declaration."""

AFTER_CONTENTS = 1000
"""The place in its chapter of a rule that no table of contents names: after the others."""


def arrange(contents: dict[str, tuple[str, ...]]) -> None:
    """Put the rules of the catalogue in the order of a table of contents."""
    for ids in contents.values():
        for place, id in enumerate(ids):
            if id in CATALOGUE:
                cls = CATALOGUE[id]
                cls.rank_in_catalogue = (list(CHAPTERS).index(cls.chapter), place)


def rank_revolutions(ids: tuple[str, ...]) -> None:
    """Set which rule a revolution counts as if several rules call it one: the first of these."""
    for place, id in enumerate(ids, start=1):
        if id in CATALOGUE:
            CATALOGUE[id].precedence = place


def is_own(rule: Rule) -> bool:
    """Return whether a rule was declared outside this package."""
    return _is_from_outside(type(rule))


def _is_from_outside(cls: type[Rule]) -> bool:
    return not cls.__module__.startswith(f"{__package__.partition('.')[0]}.")


R = TypeVar("R", bound=type[Rule])


def rule(
    id: str,
    *,
    en: str,
    ja: str = "",
    ko: str = "",
    chapter: str = "house",
    text: tuple[str, str] = ("", ""),
    stage: str = "effects",
    helpers: tuple[str, ...] = (),
    **facts: Any,
) -> Callable[[R], R]:
    """Enter a class in the catalogue under an id, with its names, chapter and stage.

    Its docstring is its explanation in English; ``text`` is the same in Japanese and Korean; what
    is left out is shown in English. Raises `RuleError` for an id that is taken or malformed, an
    unknown stage, chapter or fact, a hook with other arguments, an option that cannot have its
    default, and a public method that is neither a hook nor in ``helpers``.
    """

    def enter(cls: R) -> R:
        _check_class(cls, id)
        check_option_names(cls, id, (*HOOKS, *facts_of(Rule), *STATIC_TESTS))
        _check(cls, id, chapter, stage, facts)
        check_texts(id, en=en, ja=ja, ko=ko)
        check_methods(cls, id, (*helpers, *STATIC_TESTS))
        check_words(Rule, id, facts, text)
        if _is_from_outside(cls):
            watch(cls)
        describe(cls, id, (en, ja, ko), chapter, text, facts)
        cls.stage = stage
        cls.rank_in_catalogue = (list(CHAPTERS).index(chapter), AFTER_CONTENTS + len(CATALOGUE))
        check_options(cls, id)
        CATALOGUE[id] = cls
        return cls

    return enter


def _check_class(cls: type[Rule], id: str) -> None:
    if not (isinstance(cls, type) and issubclass(cls, Rule)):
        raise RuleError(f"{id}: a rule is a subclass of Rule: write class {cls.__name__}(Rule)")


def _check(cls: type[Rule], id: str, chapter: str, stage: str, facts: dict[str, Any]) -> None:
    check_id(id)
    if _is_from_outside(cls) and (id in PRESETS or id in PARTS):
        raise RuleError(f"{id} names a game or a house already: choose another id")
    taken = CATALOGUE.get(id)
    if taken is not None and taken.__module__ != cls.__module__:
        raise RuleError(f"{id} is a rule of {taken.__module__} already: choose another id")
    check_known(id, stage, STAGES, "stage", "the stages are")
    check_known(id, chapter, CHAPTERS, "chapter", "the chapters are")
    check_known(id, facts.get("life", cls.life), LIVES, "life", "a mark lasts for one")
