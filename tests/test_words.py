"""Japanese and Korean are there for all that the code says, and say it with the same names."""

import json
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages import Catalog

from tests.checking import some
from tools import catalogues
from tools.catalogues import LANGUAGES, compile_words, compiled, new_catalog
from tools.words import messages_of_notebook, messages_of_python, templates

SLOT = re.compile(r"\{(\w+)[^{}]*\}")
"""The name of what is filled in when a phrase is said, however it is shown."""
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RULE = '''
@rule("nine-cut", en="Nine cut")
class NineCut(Rule):
    """A 9 makes the
    trick flow."""

    example = """
        a 9c   # The trick
               # flows.
        = leads a
    """
'''


read = cache(catalogues.read)


def slots(text: str) -> set[str]:
    return set(SLOT.findall(text))


def entries(path: Path, language: str) -> Iterator[tuple[str | None, str, str]]:
    """Yield context, English and translation of the messages of a catalogue."""
    for message in read(path, language):
        if message.id:
            yield message.context, str(message.id), str(message.string)


@EVERY_LANGUAGE
def test_every_phrase_of_the_code_is_translated(language: str) -> None:
    for place, template in some(templates().items(), at_least=20):
        translated = {
            (message.context, message.id)
            for message in read(
                place.folder / language / "LC_MESSAGES" / f"{place.name}.po", language
            )
            if message.string and not message.fuzzy
        }
        said = {(message.context, message.id) for message in template if message.id}
        assert said - translated == set(), "run `make words`, and translate what is new in it"


@EVERY_LANGUAGE
def test_no_translation_is_of_words_that_are_gone_or_have_changed(language: str) -> None:
    for path in some(catalogues.catalogues(language), at_least=20):
        catalog = read(path, language)
        assert not catalog.obsolete, f"{path}: take out what the code no longer says"
        assert not [message.id for message in catalog if message.id and message.fuzzy]


@EVERY_LANGUAGE
def test_a_translation_has_the_names_in_braces_that_its_english_has(language: str) -> None:
    for path in some(catalogues.catalogues(language), at_least=20):
        for _context, english, translation in some(entries(path, language)):
            assert slots(translation) <= slots(english)


@EVERY_LANGUAGE
def test_words_that_stand_in_two_catalogues_are_translated_alike(language: str) -> None:
    found: dict[tuple[str | None, str], str] = {}
    for path in some(catalogues.catalogues(language), at_least=20):
        for context, english, translation in some(entries(path, language)):
            first = found.setdefault((context, english), translation)
            assert first == translation, f"{english}: give one of them a context"


@EVERY_LANGUAGE
def test_the_compiled_words_are_those_of_the_catalogues(language: str) -> None:
    before = compiled(language).read_bytes()
    compile_words()
    assert compiled(language).read_bytes() == before, "run `make setup`"


def test_a_rule_is_translated_by_its_docstring_and_the_notes_of_its_example() -> None:
    found = [message for _, _, message, _ in messages_of_python(BytesIO(RULE.encode()), {}, (), {})]
    assert found == ["A 9 makes the trick flow.", "The trick flows."]


def test_paragraphs_of_a_chapter_are_found_for_translators() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# One\n", "\n", "Two\n", "lines.\n"]},
        {"cell_type": "code", "source": ["1 + 1"]},
    ]
    book = BytesIO(json.dumps({"cells": cells}).encode())
    assert [text for _, _, text, _ in messages_of_notebook(book, {}, (), {})] == [
        "# One",
        "Two\nlines.",
    ]


def test_a_changed_sentence_keeps_its_old_translation_as_a_guess() -> None:
    catalog = new_catalog("ja")
    catalog.add("The trick flows at once.", "すぐに場が流れます。")
    template = new_catalog()
    template.add("The trick flows at last.")
    catalog.update(template)
    message = catalog["The trick flows at last."]
    assert isinstance(catalog, Catalog)
    assert message.fuzzy
    assert message.string == "すぐに場が流れます。"
