"""What the card of a rule says holds with the options that it has here."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from daifugo_widget import Table
from daifugo_widget.core.rules.options import show_value
from daifugo_widget.core.words.text import Text
from daifugo_widget.games import DAIFUGO
from daifugo_widget.games.daifugo.engine.rule import Rule, option, rule
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.rules.numbers import ByNumber
from daifugo_widget.table.drawing.game_ui import ui_of
from daifugo_widget.table.drawing.rule_cards import example
from daifugo_widget.table.wire.lookups import answer
from tests.checking import some
from tests.games.daifugo.rules.test_texts import RULES, assert_sentences, sentences

UI = ui_of(DAIFUGO)
NUMBERED = [
    pytest.param(rule, value, id=f"{id}-{value}")
    for id, rule in catalogue().items()
    for value in (rule.options["number"].values or () if "number" in rule.options else ())
]
IN_STAIRS = [
    pytest.param(rule, id=id) for id, rule in catalogue().items() if "in_stairs" in rule.options
]


def shown(rank: str) -> str:
    return "10" if rank == "T" else rank


def says(phrase: str, number: str) -> bool:
    return re.search(rf"(?<![0-9A-Za-z]){number}(?![0-9]|[A-RT-Za-rt-z])", phrase) is not None


def wordings(rule: type[Rule]) -> Iterator[tuple[Rule, Text]]:
    for key, text in rule.worded.items():
        chosen = dict(part.split("=") for part in key.split(","))
        known = {
            name: next(v for v in rule.options[name].values or () if show_value(v) == value)
            for name, value in chosen.items()
        }
        yield rule(**known), text


@pytest.mark.parametrize(("rule", "number"), NUMBERED)
def test_a_card_speaks_of_the_number_that_is_chosen(rule: type[ByNumber], number: str) -> None:
    words = rule(number=number).wording()
    usual = shown(str(rule.options["number"].default))
    assert all(says(phrase, shown(number)) for phrase in words)
    assert usual == shown(number) or not any(says(phrase, usual) for phrase in words)


def test_the_article_and_the_particles_go_with_the_number() -> None:
    assert catalogue()["eight-cut"](number="Q").wording() == Text(
        "A play that contains a Q makes the trick flow, and its player leads.",
        "Qを含むカードを出すと場が流れ、出した人が次の親になります。",
        "Q가 든 카드를 내면 판이 흐르고, 낸 사람이 다음 선이 됩니다.",
    )
    assert catalogue()["nine-reverse"](number="T").wording().ko.startswith("10을 내면")
    assert catalogue()["six-return"]().wording().en.endswith("while an 11 back lasts ends it.")


def test_a_rule_is_explained_in_one_sentence_with_each_option() -> None:
    for chosen, text in some(chain.from_iterable(map(wordings, RULES)), at_least=50):
        assert chosen.wording() == text
        assert text != chosen.text
        assert sentences(text.en) == 1
        assert_sentences(text, most=2)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("stairs(minimum=4)", "Four or more consecutive cards"),
        ("pass(leader_may_pass=true)", "Anybody may pass; once all others have"),
        ("spade-three(then=continue)", "play goes on"),
        ("eight-cut(in_stairs=false, number=T)", "contains a 10 makes the trick flow, and its"),
        ("eight-cut(in_stairs=false)", "; not in stairs."),
        ("number-bind(after=3)", "After three plays in a row"),
        ("strict-bind(after=3)", "After three plays of the same suits"),
        (
            "seven-pass(to=anyone, exact=true, number=5)",
            "As many cards as 5s were played are given",
        ),
        ("nero(targets=one)", "one opponent's hand"),
        ("four-cut", "contains a 4 makes the trick flow, and its player leads."),
        ("seven-pass(in_stairs=true, exact=true, number=5)", "still in; in stairs too."),
        ("nine-reverse(in_stairs=true, count=odd)", "An odd number of 9s"),
        ("death-sentence(grace=false)", "even once from then on."),
        ("ace-tax(skips=false)", "takes the play below it into the hand."),
        ("ace-tax(skips=false, takes=whole-field)", "takes all plays below it into the hand."),
        ("thief(side=fixed)", "on the right, two from the daifugo, none from the daihinmin."),
        ("thief(by_class=false)", "whatever the class."),
        ("thief(side=fixed, by_class=false)", "strongest card of the neighbour on the right."),
        ("guillotine-clock(set_by=daihinmin)", "that the daihinmin names"),
        ("guillotine-clock(set_by=daihinmin, per_player=true)", "how many passes each player has"),
        ("guillotine-clock(set_by=daihinmin, binds=daihinmin)", "the one beyond a set number"),
    ],
)
def test_the_panel_says_what_holds_with_the_options_here(chosen: str, said: str) -> None:
    table = Table(f"base, {chosen}", seed=1)
    reply = answer(table.screen, {"id": 1, "ask": "rule", "rule": chosen.partition("(")[0]})
    assert reply is not None
    assert said in reply["reply"]["text"]


@pytest.mark.parametrize("rule", IN_STAIRS)
def test_a_card_says_if_stairs_have_an_effect_other_than_usual(rule: type[Rule]) -> None:
    usual = rule.options["in_stairs"].default
    said, told = rule().wording(), rule(in_stairs=not usual).wording()
    assert told.en == said.en[:-1] + ("; not in stairs." if usual else "; in stairs too.")
    assert told.ja == said.ja + ("階段では起きません。" if usual else "階段でも起きます。")
    assert told.ko == said.ko + (
        " 계단에서는 일어나지 않습니다." if usual else " 계단에서도 일어납니다."
    )


@pytest.mark.usefixtures("own_rules")
def test_a_rule_of_ones_own_may_say_in_one_language_what_holds_with_an_option() -> None:
    class Some(Rule):
        """Some cards go."""

        few = option(False, True, default=False, label="Few")

    made = rule("some-cards", en="Some cards", worded={"few=true": "Few cards go."})(Some)
    assert made().wording().ko == "Some cards go."
    assert made(few=True).wording().ko == "Few cards go."


def test_an_example_that_is_played_with_other_options_than_here_says_so() -> None:
    cut = catalogue()["eight-cut"]
    usual, other = (example(UI, rule, "en")[0] for rule in (cut(), cut(number="Q")))
    assert other == ["The example is played with the usual options."]
    assert usual != other


def test_an_example_that_has_the_options_of_the_table_says_nothing_of_them() -> None:
    shown = catalogue()["scorecard"]
    assert all("usual options" not in str(line) for line in example(UI, shown(), "en"))
