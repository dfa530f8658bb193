"""What is broken or forged by chance is refused in words, and leaves things as they were."""

from __future__ import annotations

from itertools import islice

import pytest

from daifugo_widget import Table
from tests.attacks import broken_texts, forged_messages
from tests.forging import WIDGETS

MARKUP = "<img src=x onerror=alert(1)><script>alert(1)</script>"


@pytest.mark.parametrize("seed", "abc")
def test_broken_records_are_read_or_refused_in_words(seed: str) -> None:
    found = list(islice(broken_texts(seed), 15))
    assert len(found) == 15
    assert not [failure for failure in found if failure]


@pytest.mark.parametrize("name", WIDGETS)
def test_forged_messages_leave_a_widget_that_can_be_shown_and_its_record_read(name: str) -> None:
    found = list(islice(forged_messages("a", (name,)), 3))
    assert len(found) == 3
    assert not [failure for failure in found if failure]


def test_markup_in_names_and_titles_stays_text() -> None:
    table = Table(
        record=f'title {MARKUP}\nnames b="{MARKUP}"\nrules base\nhands 3c4d / 9h6d / KhAs\n'
    )
    data, _ = table._repr_mimebundle_()
    pages = [text for kind, text in data.items() if kind == "text/html"]
    assert pages
    assert not [page for page in pages if "<img src=x" in page or "<script" in page]
