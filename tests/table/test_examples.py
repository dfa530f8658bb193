"""The example on the card of a rule is told in the language of the table, its notes in English."""

import pytest

from daifugo_widget.core.ruleset import catalogue
from daifugo_widget.core.text import LANGS, Lang
from daifugo_widget.table.rule_cards import example


@pytest.mark.parametrize("lang", LANGS)
def test_the_notes_of_an_example_are_shown_in_every_language(lang: Lang) -> None:
    lines = example(catalogue()["groups"](), lang)
    assert ["a leads a pair."] in lines
    assert ["A 7 and a 9 are no pair."] in lines
