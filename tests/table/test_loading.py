"""What is loaded is built and drawn before it takes the place of what was there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Record, RecordError, Replay, Table
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.table.wire import rehearsal
from tests.table.playing import sent

HANDS = ("7c3c4c", "7d7h5c", "9c9d", "KcKd", "4s5s", "6c6d", "8c8d", "QcQd", "TcTd")
GOOD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\n"
DRILL = GOOD + "goal finishes a\n"
STUCK = {
    "suit-bind": "marks suit-bind=s",
    "number-bind, suit-bind, strict-bind": "marks strict-bind=s",
    "colour-bind": "marks colour-bind=bbbb",
    "five-colour-bind(bind=suit)": "marks five-colour-bind=s",
}


def marking_seats() -> Iterator[tuple[str, str]]:
    """Yield the rules whose mark names seats, each with the pattern of its value."""
    for id, rule in catalogue().items():
        if rule.mark_pattern is not None and rule.mark_holds == "seats":
            yield id, rule.mark_pattern


def marked(id: str, seat: str, players: int) -> str:
    """Return a record with a mark of a seat, as many players as asked for."""
    needs = "".join(f"{need}, " for need in catalogue()[id].needs)
    pattern = catalogue()[id].mark_pattern or ""
    value = f"{seat}2" if "[12]" in pattern or "[1-9]" in pattern or "d{" in pattern else seat
    hands = " / ".join(HANDS[:players])
    return f"rules base, {needs}{id}\nmarks {id}={value}\nhands {hands}\n"


@pytest.mark.parametrize("id", [id for id, _ in marking_seats()])
def test_a_mark_names_a_seat_that_is_there(id: str) -> None:
    for players in (3, 4):
        there, beyond = SEATS[players - 1], SEATS[players]
        assert Record.parse(marked(id, there, players))
        with pytest.raises(RecordError, match=f"'{beyond}' is not a seat"):
            Record.parse(marked(id, beyond, players))


def test_ten_rules_or_more_mark_seats() -> None:
    assert len(list(marking_seats())) >= 10


@pytest.mark.parametrize("lang", LANGS)
def test_loading_a_mark_of_no_seat_says_so_and_leaves_the_table(lang: Lang, tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    table = Table(record=GOOD, save=file, lang=lang)
    before, saved, drawn = (
        table.session.history,
        file.read_text(encoding="utf-8"),
        table.state["seats"],
    )
    notice = sent(table, do="load", text=marked("fouls", "i", 4))["notice"]
    assert "'i'" in notice or "「i」" in notice
    assert table.session.history is before
    assert file.read_text(encoding="utf-8") == saved
    assert table.state["seats"] == drawn


def test_a_mark_that_turns_classes_over_turns_none_where_none_are_held() -> None:
    text = "rules base, classes, gekokujo\nmarks gekokujo\nhands 3c / 4c / 5c\na 3c  b 4c\n"
    table = Table(record=text)
    assert table.session.game.over
    table.next()
    assert table.session.match.number == 2


# --- positions in which nobody can act -----------------------------------------------------------


@pytest.mark.parametrize("rules", STUCK)
def test_a_position_in_which_nobody_can_act_is_refused_with_its_reason(rules: str) -> None:
    text = f"rules base, {rules}\n{STUCK[rules]}\nhands 7d3h4d / 7c7h5c / 9c9d\n"
    for opened in (Table, Replay):
        for seat in "ac":
            with pytest.raises(RecordError, match=r"2:\d+: marks: .*nobody can act.*(bound|bind)"):
                opened(record=text, seat=seat)


def test_whoever_has_to_lead_counts() -> None:
    hearts = "3h4h5h6h7h8h9hThJhQhKhAh2h"
    text = f"rules base, suit-bind\nmarks suit-bind=s\nhands {hearts} / 3c / 3d\nturn b\n"
    with pytest.raises(RecordError, match="nobody can act, as b would have to lead"):
        Table(record=text)


def test_who_can_lead_what_is_bound_may() -> None:
    text = "rules base, suit-bind\nmarks suit-bind=s\nhands 7s3c4c / 7d7h5c / 9c9d\n"
    table = Table(record=text)
    assert table.state["plays"] == ["7s"]
    assert table.hint() is not None


def test_from_where_nobody_can_act_nobody_plays_on() -> None:
    history = Record.parse(
        "rules base, suit-bind\nmarks suit-bind=s\nhands 7s3c4c / 7d7h5c / 9c9d\n"
    ).history()
    game = history.start.game.copy()
    game.hands = (game.hands[0] & ~(1 << 19), *game.hands[1:])
    assert game.stuck()
    history = history.__class__(history.start.__class__(history.start.rules, game, 1))
    with pytest.raises(SpokenError, match="nobody can act"):
        Table(record=history)
    with pytest.raises(SpokenError, match="nobody can act"):
        Replay(history).what_if("c")


# --- records that do not fit the rules any more ---------------------------------------------------

PASSED_ON_KINGS = (
    "rules  base, religious-revolution\nhands  KcKdKhKs4c5c6c8h / 7d6d9h / Ad2h\n"
    "a KcKdKhKs\nb -  c -\na 4c\n"
)
WON = "rules  base, match(sets=1, games=1)\nhands  3c / 4c / 5c6c\na 3c  b 4c\n"
NEXT = "next\nhands  3c / 4c / 5c6c\n"
NEVER_LEGAL = {
    "a card that is not held": GOOD + "a 3c\nb 9s\n",
    "a weaker card": GOOD + "a 5s\nb 4s\n",
    "no turn": GOOD + "b 9h\n",
    "no line": GOOD + "a 3c\nwhat is this\n",
}


def given_as(form: str, text: str, folder: Path) -> Record | Path | str:
    """Return a record in one of the forms in which a table takes it."""
    path = folder / "old.dfg"
    path.write_text(text, encoding="utf-8")
    forms: dict[str, Record | Path | str] = {"text": text, "path": path, "name": str(path)}
    return {**forms, "record": Record.parse(text)}[form]


@pytest.mark.parametrize("form", ["text", "path", "name", "record"])
def test_a_record_that_a_rule_refuses_now_opens_up_to_there(form: str, tmp_path: Path) -> None:
    table = Table(record=given_as(form, PASSED_ON_KINGS, tmp_path))
    assert [step.seat for step in table.session.history.steps] == [0]
    assert "line 4" in table.state["notice"]
    assert "religious-revolution decides here" in table.state["notice"]
    assert "It is open up to there." in table.state["notice"]
    table.play("5c")
    assert (tmp_path / "old.dfg").read_text(encoding="utf-8") == PASSED_ON_KINGS


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("text", "steps"), [(PASSED_ON_KINGS, 1), (WON + NEXT, 2)])
def test_loading_a_record_that_a_rule_refuses_now_opens_it_up_to_there(
    text: str, steps: int, lang: Lang, tmp_path: Path
) -> None:
    table = Table(players=3, seed=1, save=tmp_path / "new.dfg", lang=lang)
    notice = sent(table, do="load", text=text)["notice"]
    assert len(table.session.history.steps) == steps
    assert {"en": "up to there", "ja": "その前まで", "ko": "그 앞까지"}[lang] in notice
    assert (
        Record.parse((tmp_path / "new.dfg").read_text(encoding="utf-8")).history().now
        == table.session.match
    )


@pytest.mark.parametrize("text", NEVER_LEGAL.values(), ids=NEVER_LEGAL)
def test_a_move_that_fits_no_rules_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Table(record=text)
    table = Table(players=4, seed=1)
    before = table.session.history
    assert "Could not open it: line" in sent(table, do="load", text=text)["notice"]
    assert table.session.history is before


# --- what cannot be drawn ------------------------------------------------------------------------


@pytest.fixture
def undrawable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the drawing of what is loaded fail, as it would by a bug."""

    def fails(*_: Any) -> None:
        raise ValueError("9 is not in list")

    monkeypatch.setattr(rehearsal, "build", fails)


@pytest.mark.usefixtures("undrawable")
def test_what_cannot_be_drawn_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    with pytest.raises(ValueError, match="9 is not in list"):
        Table(record=GOOD, save=file)
    assert not file.exists()
    file.write_text(GOOD, encoding="utf-8")
    with pytest.raises(ValueError, match="9 is not in list"):
        Table(save=file)
    assert file.read_text(encoding="utf-8") == GOOD


def unchanged_by_loading(widget: Table | Drill | Replay, text: str) -> None:
    session = widget.session
    before = dict(vars(session), version=0, notice=None)
    widget.receive({"do": "load", "text": text, "version": widget.state["version"]})
    assert widget.state["notice"]
    assert widget.session is session
    assert dict(vars(session), version=0, notice=None) == before


@pytest.mark.usefixtures("undrawable")
def test_what_cannot_be_drawn_leaves_a_table_as_it_was(tmp_path: Path) -> None:
    table = Table("base", players=4, seed=1, save=tmp_path / "game.dfg")
    saved = (tmp_path / "game.dfg").read_text(encoding="utf-8")
    unchanged_by_loading(table, GOOD)
    assert (tmp_path / "game.dfg").read_text(encoding="utf-8") == saved


@pytest.mark.usefixtures("undrawable")
def test_what_cannot_be_drawn_leaves_a_drill_as_it_was() -> None:
    drill = Drill()
    tasks = list(drill.session.tasks)
    unchanged_by_loading(drill, DRILL)
    assert drill.session.tasks == tasks


def test_a_drill_that_is_none_leaves_the_drill_as_it_was() -> None:
    drill = Drill()
    tasks = list(drill.session.tasks)
    unchanged_by_loading(drill, GOOD)
    assert drill.session.tasks == tasks


def test_what_cannot_be_drawn_leaves_a_replay_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(GOOD)
    replay.what_if("a")
    monkeypatch.setattr(rehearsal, "build", lambda *_: 1 / 0)
    unchanged_by_loading(replay, GOOD)
    playing = replay.session
    with pytest.raises(ZeroDivisionError):
        replay.what_if("a", step=0)
    assert replay.session is playing
