"""Records that come out of a chat or a page are read as if they came from a file."""

import re
import sys
from unicodedata import normalize

import pytest

from daifugo_widget import Replay, Table
from daifugo_widget.core.cards import cards
from daifugo_widget.core.records import Record, RecordError, holds_one_record
from daifugo_widget.core.records.record import read, titles_of
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills import Task
from tests.table.playing import sent

TEXT = "title  A game\nrules  base\nhands  8c3d / 9c9d / 5s6s\nturn   a\na 3d  b 9c  # well\n"
FENCED = f"```\n{TEXT}```"


def quoted(text: str, sign: str = "> ") -> str:
    return "".join(f"{sign}{line}\n" for line in text.splitlines())


WRAPPED = {
    "fence": FENCED,
    "fence of a language": f"```text\n{TEXT}```",
    "fence in the line": f"```{TEXT.rstrip()}```",
    "fence of four": f"````\n{TEXT}````\n",
    "fence of four of a language": f"Look:\n\n`````text\n{TEXT}`````\nWell?\n",
    "fence in a longer one": f"````markdown\n```\n{TEXT}```\n````\n",
    "fence of many tildes": f"~~~~~\n{TEXT}~~~~~\n",
    "fence of tildes": f"~~~\n{TEXT}~~~\n",
    "fence that is not closed": f"```\n{TEXT}",
    "fence among words": f"Look at this:\n```\n{TEXT}```\nWhat would you play?\n",
    "fence of a Windows file": FENCED.replace("\n", "\r\n"),
    "quotation": quoted(TEXT),
    "quotation without blanks": quoted(TEXT, ">"),
    "quoted quotation": quoted(quoted(TEXT)),
    "quoted fence": quoted(FENCED),
    "quotation as HTML": quoted(TEXT, "&gt; "),
    "breaks": TEXT.replace("\n", "<br>\n"),
    "breaks alone": TEXT.replace("\n", "<br/>"),
    "paragraphs": "".join(f"<p>{line}</p>\n" for line in TEXT.splitlines()),
    "blanks of HTML": TEXT.replace("  ", "&nbsp; "),
    "no-break spaces": TEXT.replace("  ", "\xa0 "),
    "line separators": TEXT.replace("\n", "\u2028"),
    "paragraph separators": TEXT.replace("\n", "\u2029"),
}


@pytest.mark.parametrize("text", WRAPPED.values(), ids=WRAPPED)
def test_a_record_pasted_from_a_chat_is_read(text: str) -> None:
    assert str(Record.parse(text)) == str(Record.parse(TEXT))


def test_wherever_a_record_is_taken_it_may_come_from_a_chat() -> None:
    text = quoted(FENCED)
    assert Table(record=text).record.title == "A game"
    assert Replay(text).state["title"] == Replay(TEXT).state["title"]
    loading = Table(seed=1, players=3)
    sent(loading, do="load", text=text)
    assert loading.record.title == "A game"
    task = Task.parse(quoted("goal leads a\n" + TEXT.replace("a 3d  b 9c  # well\n", "")))
    assert str(task.goal) == "leads a"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("My&nbsp;game", "My game"),
        ("Tom&#39;s", "Tom's"),
        ("Tom&#x27;s &quot;best&quot;", 'Tom\'s "best"'),
        ("Ben &amp; Jerry", "Ben & Jerry"),
        ("3 &lt; 4 &lt;br&gt; 5", "3 < 4 <br> 5"),
    ],
)
def test_entities_of_html_are_the_characters_that_they_stand_for(written: str, meant: str) -> None:
    text = (
        f"title  {written}\nrules  base,&nbsp;eight-cut\nhands  8c3d / 9c9d / 5s6s\n"
        f"a&nbsp;3d  b&nbsp;9c  # {written}\n"
    )
    for wrapped in (text, f"```\n{text}```", quoted(text, "&gt; ")):
        record = Record.parse(wrapped)
        assert record.title == meant
        assert record.history().steps[-1].note == meant
        assert "rules  base, eight-cut\n" in str(record)
    assert titles_of(f"```\n{text}```") == [meant]


def test_an_error_behind_an_entity_is_at_its_line() -> None:
    with pytest.raises(RecordError, match="'9z' is not a card") as found:
        Record.parse(f"```\n{TEXT}```".replace("a 3d  b 9c", "a&nbsp;3d  b&nbsp;9z"))
    assert found.value.spot == (6, 9)


def test_two_blocks_of_a_chat_are_two_records() -> None:
    text = f"One:\n{FENCED}\nand the other:\n{FENCED}\n"
    assert [record.title for record in read(text)] == ["A game", "A game"]


@pytest.mark.parametrize("wrap", ["{}", "```\n{}```", "Look:\n\n```text\n{}```\n"])
def test_an_error_is_at_its_place_in_the_text_as_it_was_pasted(wrap: str) -> None:
    text = wrap.format(TEXT.replace("b 9c", "b 9z"))
    with pytest.raises(RecordError, match="'9z' is not a card") as found:
        Record.parse(text)
    line = text.split("\n")[(found.value.spot.line or 0) - 1]
    assert line[found.value.spot.column - 1 :].startswith("9z")


def test_an_error_in_a_quotation_is_at_its_place_too() -> None:
    with pytest.raises(RecordError, match="'9z' is not a card") as found:
        Record.parse(quoted(TEXT.replace("b 9c", "b 9z")))
    assert found.value.spot == (5, 11)


@pytest.mark.parametrize("words", ["a <br> b", "&nbsp;", "```", "a &gt; b", "> a", "<p>"])
def test_what_is_read_as_it_stands_keeps_its_words(words: str) -> None:
    text = f"title  {words}\nrules  base\nhands  3c / 4c\na 3c  # {words}\n"
    assert str(Record.parse(text)) == text


def test_a_text_with_words_around_its_record_is_not_kept_whole_by_it() -> None:
    assert holds_one_record(TEXT)
    assert not holds_one_record(WRAPPED["fence among words"])


def hint_of(text: str) -> str:
    """Return the cards that the error for a misspelt text hints at, "" for none."""
    try:
        cards(text)
    except SpokenError as error:
        return "".join(re.findall(r"did you mean (.+)\?$", str(error)))
    return ""


def looks_like_ascii(letter: str) -> bool:
    alike = (normalize("NFKC", letter), letter.casefold(), letter.upper())
    return not letter.isascii() and any(each.isascii() for each in alike)


def test_a_hint_for_misspelt_cards_can_be_read_whatever_character_they_hold() -> None:
    letters = [chr(code) for code in range(sys.maxunicode + 1) if looks_like_ascii(chr(code))]
    assert {"\u017f", "\u212a"} <= set(letters)
    texts = (form.format(letter) for letter in letters for form in ("K{}", "{}s", "K{}Ad6h"))
    hints = list(filter(None, map(hint_of, texts)))
    assert len(hints) > 100
    for hint in hints:
        cards(hint)
