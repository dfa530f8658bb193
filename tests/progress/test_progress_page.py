"""The page of a learner's progress: what it shows, and on which days."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from time import tzset

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import Lang
from tests.progress.opened import A_MARK, opened


def test_the_table_for_a_teacher_and_the_page_tell_the_rank_of_who_reviews(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("02", "suit-bind")
    assert "your rank" not in str(progress.show())
    for rule in ("suit-bind", "eight-cut"):
        progress.review.answer(rule, right=True)
    assert "You know 2 of the 141 rules of Daifugo: your rank is daihinmin." in str(progress.show())
    (row,) = csv.DictReader(StringIO(progress.to_csv()))
    assert row["rank"] == "daihinmin"


def test_the_page_tells_of_reviews_that_cannot_be_read(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.review.path.write_text("{", encoding="utf-8")
    assert "progress-review-broken-1.json" in str(progress.show())


def test_the_page_shows_every_chapter_with_its_marks(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("02", "suit-bind", asked=5, right=3)
    progress.mark("01", "a <quiz>", asked=2, right=2)
    lines = str(progress).splitlines()
    begun, right = lines[0].split("; ")
    assert begun == "2 of 3 chapters with drills and questions begun"
    assert right == "5 of 7 right at the first try."
    assert ["First game" in lines[2], "✓" in lines[2]] == [True, True]
    assert ["Binds" in lines[3], "◐ partly" in lines[3]] == [True, True]
    assert ["Revolution" in lines[4], "not begun" in lines[4]] == [True, True]
    assert "a &lt;quiz&gt;" in progress._repr_html_()
    assert "<quiz>" not in progress._repr_html_()
    assert "初めての一局" in str(progress.show("ja"))


def test_the_page_tells_how_a_drill_was_solved(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("01", "at once", kind="drill")
    progress.mark("01", "in the end", kind="drill", right=0, tries=3)
    progress.mark("01", "with help", kind="drill", right=0, tries=3, shown=1)
    lines = str(progress).splitlines()
    assert lines[0].endswith("1 of 3 right at the first try.")
    assert "✓ solved at the first try" in lines[2]
    assert "✓ solved at try 3" in lines[3]
    assert "◐ solved after a hint or the solution" in lines[4]


def test_a_drill_that_was_once_solved_at_the_first_try_stays_so(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("01", "a drill", kind="drill")
    progress.mark("01", "a drill", kind="drill", right=0, tries=2)
    assert "✓ solved at the first try" in str(progress)


def test_a_new_learner_sees_chapters_to_begin(tmp_path: Path) -> None:
    assert str(opened(tmp_path)).count("not begun") == 3
    assert str(Progress(tmp_path / "x.json")) == "Nothing has been done yet."
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("lang", "begun"),
    [
        ("en", "None of the 3 chapters with drills and questions is begun."),
        ("ja", "練習とクイズのある3章は、どれも未着手。"),
        ("ko", "연습과 퀴즈가 있는 3개 장 중 시작한 장 없음."),
    ],
)
def test_before_anything_is_done_the_page_counts_nothing_and_has_no_empty_columns(
    tmp_path: Path, lang: Lang, begun: str
) -> None:
    page = opened(tmp_path).show(lang)
    assert page.text.splitlines()[0] == begun
    assert page.html.count('scope="col"') == 2


def test_a_date_on_the_page_is_not_broken_at_its_hyphens(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("02", "suit-bind", asked=5, right=3)
    assert 'white-space:nowrap">2030-04-01<' in progress.show().html


@pytest.fixture(params=["JST-9", "HST10"])
def abroad(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Move the computer to another time zone."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        tzset()
        yield request.param
    tzset()


def test_a_day_is_that_of_the_learner_and_the_time_is_stored_in_utc(
    tmp_path: Path, abroad: str
) -> None:
    late = datetime(2030, 4, 1, 20, tzinfo=UTC)
    early = datetime(2030, 4, 1, 5, tzinfo=UTC).astimezone()
    for at, now in (("late", late), ("early", early)):
        Progress(tmp_path / "x.json", now=lambda now=now: now).mark("02", at)  # type: ignore[misc]
    progress = Progress(tmp_path / "x.json")
    shown = [line.split()[-1] for line in str(progress).splitlines()[2:]]
    days = {"JST-9": ["2030-04-02", "2030-04-01"], "HST10": ["2030-04-01", "2030-03-31"]}
    assert shown == days[abroad]
    stored = ["2030-04-01T20:00:00+00:00", "2030-04-01T05:00:00+00:00"]
    assert [mark.last for mark in progress] == stored
    assert [row["last"] for row in csv.DictReader(StringIO(progress.to_csv()))] == stored
    Path(tmp_path / "handed-in").mkdir()
    progress.to_csv(tmp_path / "handed-in" / "mina.csv")
    assert max(days[abroad]) in str(teach.my_class(tmp_path / "handed-in"))


@pytest.mark.parametrize("last", ["", "yesterday", "0001-01-01T00:00:00", "2030-04-01T11:30:00"])
def test_a_time_that_was_changed_by_hand_is_shown_as_far_as_it_can_be(
    tmp_path: Path, last: str
) -> None:
    marks = {"version": 1, "marks": [{**A_MARK, "last": last}]}
    (tmp_path / "progress.json").write_text(json.dumps(marks), encoding="utf-8")
    assert last[:10] in str(opened(tmp_path))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "The one chapter with drills and questions is begun; 0 of 1 right at the first try.",
        ),
        ("ja", "練習とクイズのある1章に着手、1問中0問が1回で正解。"),
        ("ko", "연습과 퀴즈가 있는 1개 장 시작, 1개 중 0개를 한 번에 맞힘."),
    ],
)
def test_of_one_chapter_the_page_tells_in_the_singular(
    tmp_path: Path, lang: Lang, told: str
) -> None:
    progress = Progress(tmp_path / "homework.json", {"homework": "Homework"})
    before = progress.show("en").text.splitlines()[0]
    assert before == "The one chapter with drills and questions is not begun."
    progress.mark("homework", "suit-bind", kind="drill", right=0, tries=2)
    assert progress.show(lang).text.splitlines()[0] == told
