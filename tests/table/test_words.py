"""Every word of the table exists in three languages."""

import json
import re
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path

import pytest

import daifugo_widget
from daifugo_widget import Table
from daifugo_widget.core.game.refusal import PLAIN
from daifugo_widget.core.words.text import LANGS, Lang, Text
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.players import phrases as phrases_hint
from daifugo_widget.games.daifugo.table.words import phrases_match, phrases_story
from daifugo_widget.replay import loading
from daifugo_widget.table.drawing import rule_cards
from daifugo_widget.table.telling.words import phrases
from daifugo_widget.table.telling.words.board import TERMS
from daifugo_widget.table.wire import intents
from daifugo_widget.table.wire.lookups import answer
from tests.checking import for_each
from tests.tiers import first
from tools.contract import EVERY_WORD

MARK = re.compile(r"\{\w+\}")


def phrases_of(*modules: object) -> Iterator[tuple[str, Text]]:
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, Text):
                yield name, value
            elif name.isupper() and isinstance(value, dict | tuple):
                pairs = value.items() if isinstance(value, dict) else enumerate(value)
                yield from ((f"{name}.{k}", v) for k, v in pairs if isinstance(v, Text))


ALL = [
    *(pair for listed in (EVERY_WORD, TERMS, PLAIN) for pair in listed.items()),
    *phrases_of(phrases, phrases_match, phrases_story, phrases_hint, intents, rule_cards, loading),
]


@for_each(ALL, name=itemgetter(0), at_least=400)
def test_a_phrase_says_the_same_in_three_languages(key: str, text: Text) -> None:
    assert all(text)
    named = {frozenset(MARK.findall(phrase)) for phrase in text}
    assert len(named) == 1
    for phrase in text:
        assert phrase.count("[") == phrase.count("|") == phrase.count("]")


@for_each([text for _, text in ALL if len(text.en) > 9 and text.en[-1] == "."], at_least=150)
def test_japanese_and_korean_are_not_english(text: Text) -> None:
    assert re.search("[぀-ヿ一-鿿]", text.ja)
    assert re.search("[가-힣]", text.ko)


def test_korean_shows_no_particle_in_two_forms() -> None:
    both = re.compile(r"[이을은와과]\([가를는과와]\)|\([으이]\)")
    sources = Path(daifugo_widget.__path__[0]).rglob("*.py")
    assert [path.name for path in sources if both.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(("lang", "quoted"), [("ja", "「([^」{}`]+)」"), ("ko", "'([^'{}`]+)'")])
def test_what_a_sentence_quotes_is_the_name_of_something_at_the_table(
    lang: Lang, quoted: str
) -> None:
    names = {text.to(lang) for _, text in ALL}
    sentences = [text.to(lang) for key, text in ALL if text.en.endswith(".") and key not in TERMS]
    assert {name for said in sentences for name in re.findall(quoted, said)} <= names


def test_every_term_in_a_sentence_is_explained() -> None:
    used = {id for _, text in ALL for phrase in text for id in re.findall(r"<([\w-]+):", phrase)}
    assert used <= set(TERMS)


@pytest.mark.parametrize("lang", first(LANGS))
@for_each(catalogue(), at_least=100)
def test_the_card_of_every_rule_is_whole_in_every_language(rule: str, lang: Lang) -> None:
    table = Table(seed=1, lang=lang)
    reply = answer(table.screen, {"id": 1, "ask": "rule", "rule": rule})
    assert reply is not None
    card = reply["reply"]
    assert card["text"]
    assert card["chapter_title"]
    assert all(option["label"] for option in card["options"])
    for option in card["options"]:
        values = option["values"] or []
        assert len({value["label"] for value in values}) == len(values)
    json.dumps(card)
