"""The catalogues of both games: rules lines, words in three languages, options."""

from __future__ import annotations

import pytest

from daifugo_widget.core.chosen import rules_of
from daifugo_widget.core.entry import Entry
from daifugo_widget.core.rule_errors import RuleError
from daifugo_widget.core.text import LANGS
from daifugo_widget.tricks.entry import CHAPTERS
from daifugo_widget.tricks.nap import NapRules
from daifugo_widget.tricks.napoleon import NapoleonRules
from daifugo_widget.tricks.napoleon.rules_play import SameTwo, Yoromeki
from daifugo_widget.tricks.rules import TrickRules
from tests.core.languages import LETTERS, assert_spoken, english_in

GAMES: list[type[TrickRules]] = [NapRules, NapoleonRules]
ENTRIES = [(game, entry) for game in GAMES for entry in game.catalogue.values()]
each_entry = pytest.mark.parametrize(
    "entry", [entry for _, entry in ENTRIES], ids=[f"{g.game}-{e.id}" for g, e in ENTRIES]
)


@each_entry
def test_every_rule_says_its_name_and_what_it_does_in_three_languages(entry: type[Entry]) -> None:
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


@each_entry
def test_every_number_of_an_option_has_bounds_and_every_word_words(entry: type[Entry]) -> None:
    for option in entry.options.values():
        if option.type == "int":
            assert option.min is not None
            assert option.max is not None
        else:
            words = [value for value in option.values or () if isinstance(value, str)]
            assert set(words) == set(option.words)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (NapRules(), "nap"),
        (NapRules("deck(five=40), chips(start=100)"), "nap, deck(five=40), chips(start=100)"),
        (NapoleonRules(), "napoleon"),
        (NapoleonRules("-yoromeki"), "napoleon, -yoromeki"),
        (NapoleonRules(forced_napoleon=True), "napoleon, forced-napoleon"),
    ],
)
def test_rules_are_read_from_one_line_and_written_as_one(rules: TrickRules, text: str) -> None:
    assert str(rules) == text
    assert type(rules)(text) == rules


def test_the_house_of_napoleon_plays_same_two_and_yoromeki() -> None:
    for rules in (NapoleonRules(), NapoleonRules("napoleon")):
        assert "same-two" in rules
        assert "yoromeki" in rules
        assert "forced-napoleon" not in rules


def test_all_of_nap_is_its_frame() -> None:
    assert all(entry.frame for entry in NapRules.catalogue.values())
    loose = {id for id, entry in NapoleonRules.catalogue.items() if not entry.frame}
    assert loose == {"same-two", "yoromeki", "forced-napoleon"}


def test_who_names_no_rule_of_a_game_is_told_where_those_of_that_game_are_listed() -> None:
    with pytest.raises(RuleError, match=r"`rules\(game='nap'\)` lists all"):
        NapRules("nap, xyzzy")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nap, seven-pass", "seven-pass is a rule of daifugo, not of nap"),
        ("nap, -stairs", "stairs is a rule of daifugo, not of nap"),
        ("nap, standard", "standard is a preset of daifugo, not of nap"),
        ("napoleon, misere", "misere is a rule of nap, not of napoleon"),
    ],
)
def test_a_rule_of_another_game_is_told_to_be_one(line: str, words: str) -> None:
    with pytest.raises(RuleError, match=words) as caught:
        rules_of(line)
    assert_spoken(caught.value)


def test_a_rule_that_is_on_is_found_by_its_class_as_by_its_id() -> None:
    rules = NapoleonRules("napoleon, -yoromeki")
    assert rules[SameTwo] is rules.get(SameTwo) is rules["same-two"]
    assert rules.get(Yoromeki) is None
    with pytest.raises(KeyError):
        rules[Yoromeki]
