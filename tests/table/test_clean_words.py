"""What people type never steers a terminal or a page: marks are dropped, names stand alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Replay, Rule, Table, rule, rules
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from daifugo_widget.progress import Progress
from daifugo_widget.progress.names import plain
from tests.table.playing import sent

MARKS = "\x1b\x07\x00\x08\x7f\x9b\u061c\u200e\u200f\u202a\u202e\u2066\u2067"
DIRTY, CLEAN = f"Mi{MARKS}na", "Mina"
HANDS = "hands  3c4c / 5c6c / 7c8c\n"


def marks_in(*shown: Any) -> set[str]:
    """Return the marks in what is shown, as text or as a state of the browser."""
    return {mark for each in shown for mark in MARKS if mark in (text_of(each))}


def text_of(shown: Any) -> str:
    if isinstance(shown, dict):
        return "".join(map(text_of, (*shown, *shown.values())))
    if isinstance(shown, list | tuple):
        return "".join(map(text_of, shown))
    return str(shown)


@pytest.mark.parametrize("name", [DIRTY, Text(DIRTY, DIRTY, DIRTY)])
def test_the_names_at_a_table_have_no_marks(name: str | Text) -> None:
    names: list[Any] = [name, CLEAN]
    table = Table(record=HANDS, names=names)
    assert [seat["name"] for seat in table.state["seats"]][:2] == [CLEAN, CLEAN]
    assert not marks_in(table, table.state, table.record, table._repr_mimebundle_())


def test_a_name_of_marks_alone_is_no_name() -> None:
    assert Table(names=[MARKS]).state["seats"][0]["name"] == "You"


def test_a_record_is_read_without_marks_in_its_words() -> None:
    text = f'title  {DIRTY}\nnames  a="{DIRTY}"\nx-club  {DIRTY}\n{HANDS}a 3c  # {DIRTY}\n'
    record = Record.parse(text)
    assert str(record) == str(Record.parse(text.replace(MARKS, "")))
    assert str(record).count(CLEAN) == 4
    replay, table = Replay(text), Table(record=text)
    assert not marks_in(record, replay.state, replay.film, table, table.state, table.record)


def test_a_record_loaded_by_a_browser_has_no_marks() -> None:
    table = Table(players=3)
    state = sent(table, do="load", text=f'names  a="{DIRTY}"\n{HANDS}')
    assert state["notice"] is None
    assert not marks_in(table, state, table.record)


def test_a_note_has_no_marks_but_keeps_its_lines() -> None:
    replay = Replay(f"{HANDS}a 3c\n")
    replay.note(f"One{MARKS}\ntwo", step=1)
    assert "# One\n" in str(replay.record)
    assert not marks_in(replay.film, replay.record)


def test_an_error_has_no_marks() -> None:
    table = Table(seed=1, lang="ja")
    state = sent(table, do="rules", text=f"standard, {DIRTY}")
    assert "「Mina」" in state["notice"]
    assert not marks_in(state)
    with pytest.raises(SpokenError) as found:
        Record.parse(f"{HANDS}a {DIRTY}\n")
    assert not marks_in(found.value, *found.value.text, *found.value.brief)


@pytest.mark.usefixtures("own_rules")
def test_the_words_of_an_own_rule_have_no_marks() -> None:
    words = Text(DIRTY, DIRTY, DIRTY)
    members = {
        "__doc__": f"Rests{MARKS}.",
        "least": option(1, 2, default=1, label=DIRTY, words={1: DIRTY}),
    }
    facts = {"ja": DIRTY, "text": (DIRTY, DIRTY), "note": DIRTY, "aka": (DIRTY,)}
    declare = rule("own", en=DIRTY, worded={"least=2": words}, says={"ask-x": DIRTY}, **facts)
    declare(type("Own", (Rule,), members))
    own = CATALOGUE["own"]
    assert own.names.en == CLEAN
    assert not marks_in(rules("own"), rule("own"), rule("own")._repr_html_())
    assert not marks_in(own.aka, own.says, own.worded, own.options["least"])


def test_names_of_learners_and_marks_of_a_file_have_no_marks(tmp_path: Path) -> None:
    assert plain(DIRTY) == CLEAN
    progress = Progress(tmp_path / "marks.json")
    assert progress.mark(f"06{MARKS}", DIRTY).name == CLEAN
    assert not marks_in(progress, (tmp_path / "marks.json").read_text(encoding="utf-8"))


# --- names that are written from the right -------------------------------------------------------

FROM_THE_RIGHT = "\u05de\u05d9\u05e0\u05d4"
ALONE = f"\u2068{FROM_THE_RIGHT}\u2069"


def test_a_name_from_the_right_cannot_turn_a_line_round() -> None:
    table = Table(record=f"turn   b\n{HANDS}", names={"b": FROM_THE_RIGHT}, pace="step")
    assert ALONE in str(table)
    assert FROM_THE_RIGHT not in str(table).replace(ALONE, "")
    assert [seat["name"] for seat in table.state["seats"]][1] == ALONE
    picture = table._repr_mimebundle_()
    assert FROM_THE_RIGHT not in text_of(picture).replace(ALONE, "").replace(f"{ALONE[:-1]}", "")


def test_a_record_has_a_name_from_the_right_as_it_was_given() -> None:
    table = Table(record=HANDS, names={"b": FROM_THE_RIGHT})
    assert f'b="{FROM_THE_RIGHT}"' in str(table.record)
    again = Table(record=str(table.record))
    assert [seat["name"] for seat in again.state["seats"]][1] == ALONE


def test_a_usual_name_stands_as_it_is() -> None:
    state = Table(record=HANDS, names=["Mina", "ミナ", "미나"]).state
    assert [seat["name"] for seat in state["seats"]] == ["Mina", "ミナ", "미나"]
