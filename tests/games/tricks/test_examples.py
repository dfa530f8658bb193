"""Every rule of Nap and Napoleon shows in a worked example what it does."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from daifugo_widget.core.records import Record
from daifugo_widget.core.records.example_notes import example_notes
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Lang
from daifugo_widget.games.tricks.nap import NapRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.table.drawing.game_ui import ui_of
from daifugo_widget.table.drawing.rule_cards import example
from tests.checking import for_each, some

RULES = [
    (kind.game, rule) for kind in (NapRuleSet, NapoleonRuleSet) for rule in kind.catalogue.values()
]
SHOWN = [(game, rule) for game, rule in RULES if rule.example]
OFF = [(game, rule) for game, rule in RULES if not rule.frame]
NOTHING_TO_SHOW = {
    ("nap", "deck"): "it lies in every deal",
    ("nap", "session"): "it acts when many deals have been played",
    ("napoleon", "deck"): "it lies in every deal",
    ("napoleon", "session"): "it acts when many deals have been played",
}
"""Rules without an example, and why."""

OTHERWISE = {
    ("nap", "chips"): "start=100",
    ("napoleon", "bidding"): "lowest=13",
}
"""Rules of the frame: with these options their examples do not hold."""
JAPANESE, KOREAN = re.compile("[\u3041-\u30ff\u4e00-\u9fff]"), re.compile("[\uac00-\ud7a3]")


def name(pair: tuple[str, type[BaseRule]]) -> str:
    game, rule = pair
    return f"{rule.id} of {game}"


def record(game: str, rule: type[BaseRule], rules: str = "") -> Record:
    text = ui_of(game).example(rule)
    return Record.parse(re.sub(r"(?m)^(rules .*)$", rf"\1{rules}", text, count=1))


each_shown = for_each(SHOWN, name, at_least=20)


def test_every_rule_has_an_example_or_a_reason_why_not() -> None:
    assert {(game, rule.id) for game, rule in RULES if not rule.example} == set(NOTHING_TO_SHOW)


@each_shown
def test_an_example_comes_out_as_it_says(game: str, rule: type[BaseRule]) -> None:
    assert list(record(game, rule).check()) == []


@for_each(OFF, name, at_least=3)
def test_without_its_rule_an_example_comes_out_differently(game: str, rule: type[BaseRule]) -> None:
    text = ui_of(game).example(rule).replace(f", {rule.id}\n", "\n", 1)
    rules = ui_of(game).rules()
    without = f"{game}, -{rule.id}" if rule.id in rules else game
    assert list(Record.parse(text.replace(f"rules  {game}\n", f"rules  {without}\n")).check())


@pytest.mark.parametrize(("place", "options"), OTHERWISE.items(), ids=str)
def test_with_another_option_an_example_comes_out_differently(
    place: tuple[str, str], options: str
) -> None:
    game, id = place
    rule = ui_of(game).rules.catalogue[id]
    assert list(record(game, rule, f", {id}({options})").check())


@each_shown
def test_an_example_is_short_and_explains_itself(game: str, rule: type[BaseRule]) -> None:
    lines = rule.example.strip().splitlines()
    assert len(lines) <= 10
    assert any("#" in line for line in lines)


@each_shown
def test_each_note_of_an_example_is_in_three_languages(game: str, rule: type[BaseRule]) -> None:
    body = record(game, rule).body
    english, japanese, korean = (
        [note for note in example_notes(rule, body, lang) if note] for lang in get_args(Lang)
    )
    assert len(english) == len(rule.comments)
    assert all(JAPANESE.search(note) for note in japanese)
    assert all(KOREAN.search(note) for note in korean)


@pytest.mark.parametrize("lang", get_args(Lang))
@each_shown
def test_the_card_of_a_rule_tells_its_example(game: str, rule: type[BaseRule], lang: Lang) -> None:
    said = example(ui_of(game), rule(), lang)
    assert len(said) > len(rule.comments)


PLACES = {"ask": {"low"}, "button": {"cards"}}


def test_what_a_rule_asks_is_said_in_three_languages() -> None:
    for key, text in some(said for _, rule in RULES for said in rule.says.items()):
        english, japanese, korean = text
        assert JAPANESE.search(japanese)
        assert KOREAN.search(korean)
        found = [set(re.findall(r"\{(\w+)\}", said)) for said in (english, japanese, korean)]
        assert found[0] == found[1] == found[2] <= PLACES.get(key, set())


@pytest.mark.parametrize(
    ("game", "id"),
    [("nap", "bidding"), *(("napoleon", id) for id in ("bidding", "adjutant", "kitty"))],
)
def test_each_choice_of_a_deal_is_asked_in_the_words_of_its_rule(game: str, id: str) -> None:
    assert "ask" in ui_of(game).rules.catalogue[id].says
