"""The page that a phone opens."""

import gzip
import json
import re
from pathlib import Path

import pytest

from daifugo_widget.core.words.text import LANGS
from daifugo_widget.phones.page import WORDS, page
from daifugo_widget.table.front_end import IS_BUILT, STATIC

FRONT_END = Path(__file__).parents[2] / "js/src/phone"
LOADED = ("widget.js", "widget.css", "phone.js", "phone.css")
SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)
MOST = 60_000
"""How many bytes the first visit may take, sizes."""


def test_a_policy_may_forbid_scripts_styles_and_forms_within_the_page() -> None:
    run = [text for kind, text in SCRIPT.findall(page()) if "application/json" not in kind]
    assert run == [""]
    assert not re.search(r"<style|style=|<form|\son\w+=|javascript:|https?:", page())


def test_the_page_says_all_its_words_in_every_language() -> None:
    (carried,) = (text for kind, text in SCRIPT.findall(page()) if "application/json" in kind)
    words = json.loads(carried)
    assert list(words) == list(LANGS)
    assert all(said.keys() == WORDS.keys() and all(said.values()) for said in words.values())
    assert len({words[lang]["lost"] for lang in LANGS}) == len(LANGS)


def test_no_word_of_the_page_can_end_the_script_that_carries_it() -> None:
    (carried,) = (text for kind, text in SCRIPT.findall(page()) if "application/json" in kind)
    assert "<" not in carried


def test_the_front_end_asks_for_the_words_that_the_page_carries() -> None:
    code = "".join(
        (FRONT_END / name).read_text(encoding="utf-8") for name in ("words.ts", "wire.ts")
    )
    assert {key for key in WORDS if f'"{key}"' not in code} == set()


@pytest.mark.skipif(not IS_BUILT, reason="the front end is not built")
def test_a_first_visit_is_light(capsys: pytest.CaptureFixture[str]) -> None:
    parts = {name: (STATIC / name).read_bytes() for name in LOADED} | {"page": page().encode()}
    sizes = {name: len(gzip.compress(data, 9)) for name, data in parts.items()}
    with capsys.disabled():
        print(f"\nfirst visit of a phone: {sum(sizes.values()) / 1000:.1f} of {MOST / 1000:.0f} kB")
    assert sum(sizes.values()) < MOST
