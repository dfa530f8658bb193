"""What the card of a rule says holds with the options that it has here."""

import re
from collections.abc import Iterator

import pytest

from daifugo_widget import Table
from daifugo_widget.core.options import show_value
from daifugo_widget.core.text import Text
from daifugo_widget.daifugo.rule import Rule, option, rule
from daifugo_widget.daifugo.ruleset import catalogue
from daifugo_widget.games import DAIFUGO
from daifugo_widget.rules.numbers import ByNumber
from daifugo_widget.table.face import face_of
from daifugo_widget.table.questions import answer
from daifugo_widget.table.rule_cards import example

from .test_texts import assert_sentences, each_rule, sentences

FACE = face_of(DAIFUGO)
NUMBERED = [
    pytest.param(rule, value, id=f"{id}-{value}")
    for id, rule in catalogue().items()
    for value in (rule.options["number"].values or () if "number" in rule.options else ())
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
    usual = shown(rule.options["number"].default)
    assert all(says(phrase, shown(number)) for phrase in words)
    assert usual == shown(number) or not any(says(phrase, usual) for phrase in words)


def test_the_article_and_the_particles_go_with_the_number() -> None:
    assert catalogue()["eight-cut"](number="Q").wording() == Text(
        "A play that contains a Q makes the trick flow, and its player leads again.",
        "Qを含むカードを出すと場が流れ、出した人がもう一度親になります。",
        "Q가 든 카드를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    )
    assert catalogue()["nine-reverse"](number="T").wording().ko.startswith("10을 내면")
    assert catalogue()["six-return"]().wording().en.endswith("while an 11 back lasts ends it.")


@each_rule
def test_a_rule_is_explained_in_one_sentence_with_each_option(rule: type[Rule]) -> None:
    for chosen, text in wordings(rule):
        assert chosen.wording() == text
        assert text != rule.text
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
    ],
)
def test_the_panel_says_what_holds_with_the_options_here(chosen: str, said: str) -> None:
    table = Table(f"base, {chosen}", seed=1)
    reply = answer(table.session, {"id": 1, "ask": "rule", "rule": chosen.partition("(")[0]})
    assert reply is not None
    assert said in reply["reply"]["text"]


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
    usual, other = (example(FACE, rule, "en")[0] for rule in (cut(), cut(number="Q")))
    assert other == ["The example is played with the usual options."]
    assert usual != other


def test_an_example_that_has_the_options_of_the_table_says_nothing_of_them() -> None:
    shown = catalogue()["scorecard"]
    assert all("usual options" not in str(line) for line in example(FACE, shown(), "en"))
