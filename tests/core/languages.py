"""What a text in Japanese or Korean must not show."""

from __future__ import annotations

import re

from daifugo_widget.core.words.text import SpokenError

ENGLISH = frozenset(
    re.findall(r"\w+", "the is are of and or to not it write cannot there that this has such known")
)
LETTERS = {"ja": re.compile("[぀-ヿ一-鿿]"), "ko": re.compile("[가-힣]")}
NOTATION = re.compile(r"`[^`]*`")


def english_in(text: str) -> set[str]:
    """Return the English words of a text; what stands in backticks is notation."""
    return set(re.findall(r"[a-z][\w-]*", NOTATION.sub("", text), re.ASCII)) & ENGLISH


def assert_spoken(error: SpokenError) -> None:
    """Assert that an error reads in each language, and that English is its string."""
    assert error.say() in str(error)
    for lang, letters in LETTERS.items():
        said = error.text.to(lang)  # type: ignore[arg-type]
        assert letters.search(said), said
        assert not english_in(said), said
        assert not re.search(r"\{[a-z_]", said), said
