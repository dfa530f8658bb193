"""A slip in the declaration of a rule is refused at once, with what would be right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from daifugo_widget import Match, Table
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule_errors import RuleError, UnknownError
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE, Rule, option, rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet

pytestmark = pytest.mark.usefixtures("own_rules")


def declare(id: str = "own", *, members: dict[str, Any] | None = None, **facts: Any) -> None:
    rule(id, en="My own", **facts)(type("Own", (Rule,), {"__doc__": "Mine.", **(members or {})}))


def refused(id: str = "own", **facts: Any) -> str:
    with pytest.raises(RuleError) as found:
        declare(id, **facts)
    assert "own" not in CATALOGUE
    return str(found.value)


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        ({"members": {"after_plya": lambda self: None}}, "after_play"),
        ({"stage": "effect"}, "effects"),
        ({"chapter": "exchang"}, "exchange"),
        ({"life": "matches"}, "match"),
        ({"exclude": ("stairs",)}, "excludes"),
    ],
)
def test_what_is_misspelt_is_told_with_the_nearest_word(facts: dict[str, Any], right: str) -> None:
    assert refused(**facts).endswith(f"did you mean {right}?")


def test_a_method_of_ones_own_is_told_how_it_may_be_called() -> None:
    said = refused(members={"pile": lambda self: None})
    assert (
        "'pile' is no hook; a method of your own begins with _; the hooks are after_play," in said
    )


def test_a_hook_with_other_arguments_is_told_those_that_it_is_called_with() -> None:
    said = refused(members={"after_play": lambda self, game, play: None})
    assert said.endswith("def after_play(self, game, seat, play)")
    declare(members={"after_play": lambda self, game, who, cards: None})


def test_a_rule_that_may_be_called_out_says_what_the_call_does() -> None:
    assert "it needs the hook 'on_call'" in refused(members={"calls": lambda self, game: []})


@pytest.mark.parametrize("id", ["Nine cut", "nine_cut", "nine--cut"])
def test_an_id_that_no_rules_line_could_name_is_refused_with_one_that_it_could(id: str) -> None:
    assert refused(id).endswith("such as 'nine-cut'")


def test_a_class_that_is_made_of_something_else_leaves_the_catalogue_as_it_is() -> None:
    with pytest.raises(RuleError, match=r"write class Own\(Rule\)"):
        rule("own", en="My own")(type("Own", (), {}))
    assert "stairs" in RuleSet("base, stairs")


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        ({"says": "Which?"}, "says is a dict"),
        ({"says": {"asks": "Which?"}}, "nothing is said under 'asks'; see teach.sayings()"),
        ({"says": {"cut": "{who} cuts"}}, "{who} cannot be told under 'cut'; braces may hold"),
        ({"says": {"yes": "{n}"}}, "{n} cannot be told under 'yes'; braces may hold nothing"),
        ({"text": "わたしの"}, "text is a pair"),
        ({"comments": ["九"]}, "each of the comments is a pair"),
        ({"needs": "revolution"}, "write needs=('revolution',)"),
    ],
)
def test_words_in_another_form_are_told_theirs(facts: dict[str, Any], right: str) -> None:
    assert right in refused(**facts)


@pytest.mark.parametrize(
    ("make", "right"),
    [
        (lambda: option(1, 2, default=5, label="Most"), "the default 5: it must be one of 1, 2"),
        (lambda: option(1, 2, label="Most"), "cannot have the default None"),
        (lambda: option(type="int", default=1, label="Most"), "write min and max"),
        (
            lambda: option(type="number", default=1, label="Most"),  # type: ignore[call-overload]
            "the types are int, ints",
        ),
        (lambda: option(default=1, label="Most"), "has no values"),
    ],
)
def test_an_option_that_could_not_be_chosen_is_refused(make: Callable[[], Any], right: str) -> None:
    assert right in refused(members={"most": make()})


@pytest.mark.parametrize(
    ("make", "right"),
    [
        (lambda: option(1, 1.5, default=1, label="Most"), "the value 1.5, which no rules line"),
        (lambda: option("a,b", "c", default="c", label="Most"), "a word without spaces and commas"),
        (lambda: option([1], [2], default=[1], label="Most"), "the value [1], which no rules line"),
        (
            lambda: option(type="int", default=1, min=3, max=1, label="Most"),
            "a number without a range: write min and max",
        ),
        (
            lambda: option(1, 2, type="int", default=1, min=1, max=2, label="Most"),
            "both values and the type 'int': leave one of them out",
        ),
        (
            lambda: option("a", "b", type="set", default="a", label="Most"),
            "its default is a tuple, not 'a'",
        ),
        (lambda: option(type="set", default=(), label="Most"), "has no values"),
        (
            lambda: option(1, 2, default=1, label="Most", words={3: "three"}),
            "has words for 3, which is none of its values",
        ),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(make: Callable[[], Any], right: str) -> None:
    assert right in refused(members={"most": make()})


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        ({"label": 3}, "the label of an option is a text, such as 'At most', not 3"),
        ({"words": ["one"]}, "words is a dict of what values mean, such as {1: 'one'}"),
    ],
)
def test_an_option_is_described_in_words(facts: dict[str, Any], right: str) -> None:
    with pytest.raises(RuleError) as found:
        option(1, 2, **{"default": 1, "label": "Most", **facts})
    assert right in str(found.value)


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        ({"needs": {"revolution"}}, "needs is a tuple of ids, such as ('revolution',), not {"),
        ({"needs": None}, "needs is a tuple of ids"),
        ({"excludes": (3,)}, "excludes is a tuple of ids"),
        ({"aka": "my rule"}, "aka holds several names: write aka=('my rule',)"),
        ({"aka": ("my rule", 3)}, "aka is a tuple of names, such as ('Jack back',), not ("),
        ({"excludes": ("own",)}, "excludes names other rules, not own itself"),
        ({"clashes": ["a=1"]}, "clashes is a dict of ids by a value of an option, such as {'"),
        ({"wants": {"a=1": "stairs"}}, "wants is a dict of ids by a value of an option"),
        ({"worded": ["a=1"]}, "worded is a dict of texts"),
        ({"says": {"cut": 3}}, "says is a dict of texts"),
        ({"says": {"cut": "{seat"}}, "write names as {seat} and two wordings as [calls|call]"),
        ({"says": {"cut": "{seat} [cuts"}}, "all of them closed"),
        ({"comments": None}, "each of the comments is a pair"),
        ({"text": None}, "text is a pair"),
        ({"text": (1, 2)}, "text is a pair"),
        ({"note": 3}, "note is a text or a Text of three languages or None, not 3"),
        ({"seats": "4"}, "seats is a whole number or None, not '4'"),
        ({"slot": 3}, "slot is a text or None, not 3"),
        ({"example": 3}, "example is a text, not 3"),
        ({"closes": "some"}, "closes is 'all' or 'forms', not 'some'"),
        ({"mark_pattern": "("}, "mark_pattern '(' is no regular expression"),
        ({"stage": 3}, "3 is no stage; the stages are silence,"),
        ({"life": None}, "None is no life; a mark lasts for one play,"),
        ({"ja": 3}, "ja is a name of the rule, such as 'Nine cut', not 3"),
    ],
)
def test_a_fact_in_another_form_is_told_its_form(facts: dict[str, Any], right: str) -> None:
    said = refused(**facts)
    assert said.startswith("own: ")
    assert right in said


def test_what_stands_for_a_hook_and_is_none_is_told_how_it_is_defined() -> None:
    said = refused(members={"after_play": 3})
    assert said == "own: after_play is a hook: def after_play(self, game, seat, play)"


def test_an_option_cannot_hide_what_every_rule_has() -> None:
    said = refused(members={"life": option(1, 2, default=1, label="Life")})
    assert said == "own: an option cannot be called life"


@pytest.mark.parametrize("id", ["standard", "nap", "daifugo"])
def test_an_id_that_begins_a_line_of_rules_already_is_refused(id: str) -> None:
    assert refused(id) == f"{id} names a game or a house already: choose another id"


def test_an_id_that_is_no_text_is_refused() -> None:
    wrong: Any = 9
    assert "the id of a rule is a text, such as 'nine-cut', not 9" in refused(wrong)


def test_a_value_that_an_option_never_has_cannot_clash() -> None:
    members = {"most": option(1, 2, default=1, label="Most")}
    said = refused(members=members, clashes={"most=7": ("eight-cut",)})
    assert said == "own: the option 'most' is never '7': it must be one of 1, 2"


def test_a_clash_of_an_option_that_there_is_not_is_told_with_those_there_are() -> None:
    members = {"most": option(1, 2, default=1, label="Most")}
    said = refused(members=members, clashes={"least=2": ("eight-cut",)})
    assert said.endswith("'least' is no option; the options are most")
    said = refused(members=members, worded={"most=2,least=1": "Two at most."})
    assert said.endswith("'least' is no option; the options are most")


@pytest.mark.parametrize("fact", ["needs", "excludes"])
def test_what_is_no_rule_is_told_with_the_nearest_one(fact: str) -> None:
    wrong: dict[str, Any] = {fact: ("revolutoin",)}
    declare(**wrong)
    with pytest.raises(UnknownError, match=r"My own \(own\) names .*; did you mean revolution"):
        RuleSet("base, own")


def test_a_rule_of_the_stage_finish_acts_once_the_hand_has_been_looked_at() -> None:
    told: list[tuple[int, ...]] = []

    def after_play(self: Rule, game: Any, seat: int, play: Any) -> None:
        told.append(tuple(exit.seat for exit in game.exits))

    declare(stage="finish", members={"after_play": after_play})
    Record.parse("rules base, own\nhands 3c / 4c5c / 6c7c\na 3c\n").history()
    assert told == [(0,)]


def test_what_a_mark_says_of_somebody_is_no_part_of_what_may_follow() -> None:
    def after_play(self: Rule, game: Any, seat: int, play: Any) -> None:
        game.mark(self, seat=seat)

    def allows(self: Rule, game: Any, play: Any, mark: Any) -> None: ...

    members = {"after_play": after_play, "allows": allows}
    declare(members=members, says={"mark": "{seat} watches."})
    table = Table(record="rules  base, own\nhands  3c4d / 5c6c\na 3c\n", seat="b")
    asked = "".join(map(str, table.state["prompt"]["text"]))
    assert asked.startswith("Your turn. Play one card stronger than ")


def test_a_rule_says_everything_that_those_of_its_kind_leave_open() -> None:
    members = ((cls, name) for cls in RuleSet.all_rules().values() for name in dir(cls))
    open_ones = [
        f"{cls.__name__}.{name}"
        for cls, name in members
        if getattr(getattr(cls, name), "__isabstractmethod__", False)
    ]
    assert open_ones == []


def test_a_rule_that_changes_the_exchange_is_given_what_the_others_have_agreed() -> None:
    given: list[Any] = []

    def exchanges(self: Rule, game: Any, pairs: Any) -> Any:
        given.append(pairs)
        return tuple(pair._replace(rich=pair.poor, poor=pair.rich) for pair in pairs)

    declare(members={"exchanges": exchanges})
    match, rng = Match.start("standard, own", seed=1), Random(1)
    while not match.game.over:
        match = match.step(rng.choice(match.game.moves())).settle_chance()
    match = match.next()
    agreed = given[-1][0]
    assert agreed.size == 2
    assert match.classes[agreed.rich] == "daifugo"
    assert match.game.actor == agreed.rich  # who gives the best now
    assert "exchanges: exchange > own" in RuleSet("standard, own").explain()


MOVED = """
from daifugo_widget import Rule, rule
from daifugo_widget.core.options import option

@rule("own", en="My own", says={"cut": "{seat} [cuts|cut]."})
class Own(Rule):
    'A large play ends the trick.'
    least = option(2, 3, default=2, label="From")
    def after_play(self, game, seat, play):
        if play.size >= self.least:
            game.cut(self, seat)
"""


def declare_in(module: str, source: str = MOVED) -> None:
    exec(compile(source, module, "exec"), {"__name__": module})


@pytest.mark.parametrize("modules", [("__main__", "my_rules"), ("my_rules", "__main__")])
def test_the_same_declaration_from_elsewhere_replaces_a_rule_that_was_moved(
    modules: tuple[str, str],
) -> None:
    declared = []
    for module in modules:
        declare_in(module)
        declared.append(CATALOGUE["own"].__module__)
    assert declared == [*modules]
    assert RuleSet("base, own(least=3)")["own"].least == 3


@pytest.mark.parametrize(
    "member",
    [
        "_much = partial(max, 2)",
        "_all = cached_property(lambda self: self.least)",
        "_ways = {'a': (lambda play: play.size,)}",
        "_Way = namedtuple('_Way', 'size')",
        "_none = object()",
    ],
)
def test_it_does_so_whatever_the_class_holds(member: str) -> None:
    imports = "from collections import namedtuple\nfrom functools import cached_property, partial\n"
    source = MOVED.replace("    least", f"    {member}\n    least")
    for module in ("__main__", "my_rules", "__main__"):
        declare_in(module, imports + source)
    assert CATALOGUE["own"].__module__ == "__main__"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("play.size >= self", "play.size > self"),
        ("play):", "play, size=3):"),
        ("My own", "Mine"),
        ("default=2", "default=3"),
        ("'A large", "'Some large"),
        ("class Own", "class Other"),
    ],
)
def test_another_rule_from_elsewhere_does_not_take_the_id(old: str, new: str) -> None:
    declare_in("__main__")
    with pytest.raises(RuleError, match="own is a rule of __main__ already: choose another id"):
        declare_in("my_rules", MOVED.replace(old, new))
    with pytest.raises(RuleError, match="stairs is a rule of daifugo_widget"):
        declare_in("my_rules", MOVED.replace('"own"', '"stairs"'))
    assert CATALOGUE["own"].__module__ == "__main__"
