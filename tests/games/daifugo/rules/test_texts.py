"""Every rule explains itself to a learner in three languages."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import get_args, get_type_hints

from daifugo_widget.compilation import as_written
from daifugo_widget.core.cards import RANKS, SUITS
from daifugo_widget.core.records import Record
from daifugo_widget.core.records.example_notes import example_notes
from daifugo_widget.core.rules.options import Option
from daifugo_widget.core.words.text import Text
from daifugo_widget.games import daifugo
from daifugo_widget.games.daifugo.engine.classes import CLASSES
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.engine.state_values import Exit
from daifugo_widget.games.daifugo.rules.examples import example_record
from daifugo_widget.games.daifugo.rules.titles import MEANINGS, READINGS, THEMES
from tests.checking import for_each, some

RULES = list(catalogue().values())
OPTIONS = [(rule, option) for rule in RULES for option in rule.options.values()]
PLACES = {"seat", "to", "cards", "shown", "count", "value", "low", "high"}
BUTTONS = {"button", "call"}
SOURCE_CODE = re.compile(r"\bS[0-4]\b|§|[Cc]atalogue|[Rr]uling")
JAPANESE, KOREAN = re.compile("[\u3041-\u30ff\u4e00-\u9fff]"), re.compile("[\uac00-\ud7a3]")
COURTS = re.compile(r"\b(?:jack|queen|king|ace|(?:seven|eight|nine|ten)s)s?\b", re.I)
"""What rules call J, Q, K, A, 7s, 8s, 9s and 10s, but for the names of rules."""
SAID = [(rule, key, text) for rule in RULES for key, text in rule.says.items()]
each_rule = for_each(RULES, name=attrgetter("id"), at_least=100)
each_option = for_each(OPTIONS, name=lambda pair: f"{pair[0].id}({pair[1].name})", at_least=100)
each_saying = for_each(SAID, name=lambda said: f"{said[0].id}, {said[1]}", at_least=100)


def phrases(rule: type[Rule]) -> Iterator[Text]:
    yield from (rule.names, rule.text, *rule.says.values())
    if rule.note:
        yield rule.note
    yield from comments(rule)
    for option in rule.options.values():
        yield from (option.label, *option.words.values())


def english_comments(rule: type[Rule]) -> list[str]:
    """Return the comments of the example; one that goes on over the next lines is one."""
    if not rule.example:
        return []
    body = Record.parse(example_record(rule)).body
    return [note for note in example_notes(rule, body, "en") if note]


def comments(rule: type[Rule]) -> list[Text]:
    pairs = zip(english_comments(rule), rule.comments, strict=True)
    return [Text(english, *others) for english, others in pairs]


def is_plain(value: object) -> bool:
    """Tell whether a value needs no words: a truth, a whole number, a number of cards, a card."""
    return isinstance(value, bool | int) or (
        isinstance(value, str) and value[:1] in RANKS and value[1:] in ("", *SUITS)
    )


def sentences(phrase: str) -> int:
    return len(re.findall(r"[.?](?=[ )]|$)|[。？]", phrase))


def assert_sentences(text: Text, most: int) -> None:
    """Each language says the same in whole, polite sentences."""
    assert text.en[:1].isupper() or not text.en[:1].isalpha()
    assert re.search(r"[.?]$", text.en)
    assert_polite(text)
    assert all(1 <= sentences(phrase) <= most for phrase in text)


def assert_polite(text: Text) -> None:
    assert re.search(r"(ます|です|ました|でした|ません|ください|ますか|ですか)[。？]$", text.ja)
    assert re.search(r"(니다\.|니까\?|세요\.|까요\?)$", text.ko)


@cache
def told_verbs() -> set[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(daifugo.__path__[0]).rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    told = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and call.args
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }
    return told | set(get_args(get_type_hints(as_written(Exit))["how"])) | {"called"}


@each_rule
def test_every_phrase_is_there_in_three_languages(rule: type[Rule]) -> None:
    for text in some(phrases(rule), at_least=2):
        assert all(phrase and phrase == phrase.strip() for phrase in text)
        assert JAPANESE.search(text.ja) or text.ja == text.en
        assert KOREAN.search(text.ko) or text.ko.casefold() == text.en.casefold()
        assert not JAPANESE.search(text.en + text.ko)
        assert not KOREAN.search(text.en + text.ja)


@each_rule
def test_no_phrase_speaks_of_where_it_comes_from(rule: type[Rule]) -> None:
    shown = [rule.short_names, *(text for text in phrases(rule) if text is not rule.names)]
    assert not [text for text in shown if any(map(SOURCE_CODE.search, text))]


@each_rule
def test_english_calls_every_number_by_what_is_printed_on_the_card(rule: type[Rule]) -> None:
    names = re.compile("|".join(other.short_names.en for other in RULES), re.I)
    said = [*phrases(rule), *rule.worded.values()]
    others = [text.en for text in said if text is not rule.names]
    told = [names.sub("", phrase).replace("next ace", "") for phrase in others]
    assert [phrase for phrase in told if COURTS.search(phrase)] == []


@each_rule
def test_a_rule_is_explained_in_one_sentence(rule: type[Rule]) -> None:
    assert sentences(rule.text.en) == 1
    assert_sentences(rule.text, most=2)


@for_each([rule.note for rule in RULES if rule.note], at_least=50)
def test_a_note_is_a_few_sentences(note: Text) -> None:
    assert_sentences(note, most=4)


@each_rule
def test_every_comment_of_an_example_is_there_in_each_language(rule: type[Rule]) -> None:
    assert len(rule.comments) == len(english_comments(rule))
    for text in comments(rule):
        assert_polite(text)
        assert all(1 <= sentences(phrase) <= 2 for phrase in (text.ja, text.ko))


@for_each([said for said in SAID if said[1].split("-")[0] not in {*BUTTONS, "value"}], at_least=50)
def test_what_a_rule_says_is_a_sentence_about_an_event(
    rule: type[Rule], key: str, text: Text
) -> None:
    assert any(f"{key}-".startswith(f"{verb}-") for verb in told_verbs()), rule.id
    assert_sentences(text, most=2)


def leaves_a_choice(rule: type[Rule]) -> bool:
    """Tell whether a rule asks anybody but chance."""
    source = "".join(inspect.getsource(cls) for cls in rule.__mro__[:-2])
    return hasattr(rule, "after_choice") and not re.search("CHANCE|owe_hand", source)


@for_each(filter(leaves_a_choice, RULES), name=attrgetter("id"), at_least=20)
def test_a_rule_that_leaves_a_choice_to_a_player_asks_for_it(rule: type[Rule]) -> None:
    assert any(key.split("-")[0] == "ask" for key in rule.says)


@each_saying
def test_what_a_rule_says_has_the_same_places_in_each_language(
    rule: type[Rule], key: str, text: Text
) -> None:
    english, *others = (set(re.findall(r"{(\w*)}", phrase)) for phrase in text)
    assert english <= PLACES
    assert all(places == english for places in others)


@each_option
def test_every_value_that_is_not_plain_has_words(rule: type[Rule], option: Option) -> None:
    listed = option.values or ([None] if option.default is None else [])
    assert set(option.words) <= set(listed)
    assert [value for value in listed if not is_plain(value) and value not in option.words] == []


@each_option
def test_the_words_of_an_option_are_short_and_no_sentences(
    rule: type[Rule], option: Option
) -> None:
    for text in (option.label, *option.words.values()):
        assert len(text.en.split()) <= 10
        assert not any(phrase.endswith((".", "。")) for phrase in text)


@for_each([option for _, option in OPTIONS if option.words], at_least=50)
def test_no_two_values_of_an_option_have_the_same_words(option: Option) -> None:
    for phrases_of in some(zip(*option.words.values(), strict=True), at_least=3):
        assert len(set(phrases_of)) == len(phrases_of)


def test_every_class_has_a_name_of_its_own_in_every_theme() -> None:
    assert set(THEMES) == set(catalogue()["titles"].options["theme"].values or ())
    for names in THEMES.values():
        assert len(names) == len(CLASSES)
        assert all(len(set(words)) == len(CLASSES) for words in zip(*names, strict=True))
    assert len(READINGS) == len(MEANINGS) == len(CLASSES)
    assert all(all(meaning) for meaning in MEANINGS)


def test_the_rule_of_titles_says_what_a_class_is_called() -> None:
    assert RuleSet("base")["titles"].title("daihinmin").en == "Daihinmin"
    assert RuleSet("base, titles(theme=company)")["titles"].title("daifugo").ja == "社長"
