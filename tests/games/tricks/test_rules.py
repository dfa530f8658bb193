"""The catalogues of both games: rules lines, words in three languages, options."""

from __future__ import annotations

import pytest

from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.engine.rule import CHAPTERS
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.nap import NapRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.games.tricks.napoleon.rules_play import SameTwo, Yoromeki
from tests.checking import some
from tests.core.languages import LETTERS, assert_spoken, english_in

GAMES: list[type[TrickRuleSet]] = [NapRuleSet, NapoleonRuleSet]
ENTRIES = [(game, entry) for game in GAMES for entry in game.catalogue.values()]
each_entry = pytest.mark.parametrize(
    "entry", [entry for _, entry in ENTRIES], ids=[f"{g.game}-{e.id}" for g, e in ENTRIES]
)


@each_entry
def test_every_rule_has_its_name_and_text_in_three_languages(entry: type[BaseRule]) -> None:
    options = list(entry.options.values())
    words = [text for option in options for text in (option.label, *option.words.values())]
    for text in (entry.names, entry.text, *words):
        assert all(text.to(lang).strip() for lang in LANGS)
        for lang, letters in LETTERS.items():
            said = text.to(lang)  # type: ignore[arg-type]
            assert letters.search(said), said
            assert not english_in(said), said
    assert entry.chapter in CHAPTERS
    assert entry.text.en.endswith(".")


def test_every_number_of_an_option_has_bounds_and_every_word_words() -> None:
    for option in some(each for _, entry in ENTRIES for each in entry.options.values()):
        if option.type == "int":
            assert option.min is not None
            assert option.max is not None
        else:
            words = [value for value in option.values or () if isinstance(value, str)]
            assert set(words) == set(option.words)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (NapRuleSet(), "nap"),
        (NapRuleSet("deck(five=40), chips(start=100)"), "nap, deck(five=40), chips(start=100)"),
        (NapoleonRuleSet(), "napoleon"),
        (NapoleonRuleSet("-yoromeki"), "napoleon, -yoromeki"),
        (NapoleonRuleSet(forced_napoleon=True), "napoleon, forced-napoleon"),
    ],
)
def test_rules_are_read_from_one_line_and_written_as_one(rules: TrickRuleSet, text: str) -> None:
    assert str(rules) == text
    assert type(rules)(text) == rules


def test_the_house_of_napoleon_plays_same_two_and_yoromeki() -> None:
    for rules in (NapoleonRuleSet(), NapoleonRuleSet("napoleon")):
        assert "same-two" in rules
        assert "yoromeki" in rules
        assert "forced-napoleon" not in rules


def test_all_of_nap_is_its_frame() -> None:
    assert all(entry.frame for entry in NapRuleSet.catalogue.values())
    loose = {id for id, entry in NapoleonRuleSet.catalogue.items() if not entry.frame}
    assert loose == {"same-two", "yoromeki", "forced-napoleon"}


def test_who_names_no_rule_of_a_game_is_told_where_those_of_that_game_are_listed() -> None:
    with pytest.raises(RuleError, match=r"`rules\(game='nap'\)` lists all"):
        NapRuleSet("nap, xyzzy")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nap, seven-pass", "seven-pass is a rule of Daifugō, not of Nap"),
        ("nap, -stairs", "stairs is a rule of Daifugō, not of Nap"),
        ("nap, standard", "standard is a preset of Daifugō, not of Nap"),
        ("napoleon, misere", "misere is a rule of Nap, not of Napoleon"),
    ],
)
def test_a_rule_of_another_game_is_told_to_be_one(line: str, words: str) -> None:
    with pytest.raises(RuleError, match=words) as caught:
        rules_of(line)
    assert_spoken(caught.value)


def test_a_rule_that_is_on_is_found_by_its_class_as_by_its_id() -> None:
    rules = NapoleonRuleSet("napoleon, -yoromeki")
    assert rules[SameTwo] is rules.get(SameTwo) is rules["same-two"]
    assert rules.get(Yoromeki) is None
    with pytest.raises(KeyError):
        rules[Yoromeki]
