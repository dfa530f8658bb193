"""Rules come back in boxes: later each time they are known, and tomorrow if they are not."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from time import tzset

import pytest

from daifugo_widget import Progress
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.progress.rank import rank_of
from daifugo_widget.progress.review import Review, beside
from daifugo_widget.teach.course import taught_rules
from tests.checking import some
from tests.systems import needs_posix

BEGIN = datetime(2030, 4, 1, 12, tzinfo=UTC)


class Days:
    """A clock that goes from day to day."""

    def __init__(self, folder: Path) -> None:
        self.time, self.path = BEGIN, folder / "mine-review.json"

    def go(self, days: int) -> None:
        self.time += timedelta(days=days)

    def review(self) -> Review:
        return Review(self.path, now=lambda: self.time)


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


def waits(review: Review, rule: str) -> int:
    """Return in how many days a rule is asked again."""
    return (review.cards[rule].due - review.today).days


def test_a_rule_that_is_known_is_asked_again_later_each_time(days: Days) -> None:
    found = []
    for _ in range(6):
        review = days.review()
        review.answer("stairs", right=True)
        found.append(waits(review, "stairs"))
        days.go(found[-1])
    assert found == [1, 3, 7, 21, 60, 60]


def test_a_wrong_answer_brings_a_rule_back_tomorrow_from_any_box(days: Days) -> None:
    for wait in (1, 3, 7):
        days.review().answer("stairs", right=True)
        days.go(wait)
    days.review().answer("stairs", right=False)
    review = days.review()
    assert (review.cards["stairs"].box, waits(review, "stairs")) == (1, 1)


def test_answers_before_its_day_put_no_rule_up(days: Days) -> None:
    review = days.review()
    for _ in range(5):
        review.answer("stairs", right=True)
    assert (review.cards["stairs"].box, waits(review, "stairs")) == (1, 1)


def test_a_right_answer_after_a_wrong_one_on_the_same_day_does_not_mend_it(days: Days) -> None:
    days.review().answer("stairs", right=True)
    days.go(1)
    days.review().answer("stairs", right=False)
    days.review().answer("stairs", right=True)
    assert days.review().cards["stairs"].box == 1


def test_those_are_due_whose_day_has_come_and_who_has_waited_longest_is_first(days: Days) -> None:
    days.review().answer("stairs", right=True)
    days.go(2)
    days.review().answer("eight-cut", right=True)
    assert days.review().due() == ["stairs"]
    days.go(1)
    assert days.review().due() == ["stairs", "eight-cut"]


def test_a_review_that_is_late_counts_as_one_in_time(days: Days) -> None:
    days.review().answer("stairs", right=True)
    days.go(200)
    days.review().answer("stairs", right=True)
    assert days.review().cards["stairs"].box == 2


# --- the clock -----------------------------------------------------------------------------------


def test_a_rule_from_the_future_is_asked_again_when_the_clock_is_put_back(days: Days) -> None:
    days.go(1000)
    days.review().answer("stairs", right=True)
    days.go(-1000)
    assert days.review().due() == ["stairs"]
    days.review().answer("stairs", right=True)
    review = days.review()
    assert review.due() == []
    assert (review.cards["stairs"].box, waits(review, "stairs")) == (2, 3)


def test_a_journey_west_over_the_date_line_asks_nothing_again(days: Days) -> None:
    days.review().answer("stairs", right=True)
    days.review().solve(days.review().today)
    days.go(-1)
    review = days.review()
    assert review.due() == []
    assert review.next_day(["stairs"]) == date(2030, 4, 2)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    tzset()


@needs_posix
@pytest.mark.parametrize(
    ("name", "day"),
    [("Asia/Tokyo", date(2030, 4, 2)), ("UTC", date(2030, 4, 1)), ("US/Hawaii", date(2030, 4, 1))],
)
def test_the_day_is_that_of_the_calendar_here(
    days: Days, zone: pytest.MonkeyPatch, name: str, day: date
) -> None:
    zone.setenv("TZ", name)
    tzset()
    days.time = datetime(2030, 4, 1, 16, tzinfo=UTC)
    assert days.review().today == day


# --- puzzles -------------------------------------------------------------------------------------


def test_days_with_a_puzzle_are_counted_in_a_row_up_to_yesterday_or_today(days: Days) -> None:
    found = []
    for _ in range(3):
        review = days.review()
        review.solve(review.today)
        found.append(review.days_in_a_row)
        days.go(1)
    assert found == [1, 2, 3]
    assert days.review().days_in_a_row == 3
    assert not days.review().has_solved_today
    days.go(1)
    assert days.review().days_in_a_row == 0


def test_a_puzzle_that_is_solved_twice_on_a_day_counts_once(days: Days) -> None:
    review = days.review()
    review.solve(review.today)
    review.solve(review.today)
    assert review.days_in_a_row == 1


def test_after_a_journey_west_the_row_goes_on(days: Days) -> None:
    for _ in range(2):
        days.review().solve(days.review().today)
        days.go(1)
    days.go(-2)
    assert days.review().has_solved_today
    days.go(2)
    days.review().solve(days.review().today)
    assert days.review().days_in_a_row == 3


# --- the file ------------------------------------------------------------------------------------


def test_what_is_kept_survives_a_restart(days: Days) -> None:
    review = days.review()
    review.answer("stairs", right=True)
    review.answer("nap/trumps", right=False)
    review.solve(review.today)
    again = days.review()
    assert again.cards == review.cards
    assert again.days_in_a_row == 1
    assert again.answers("nap/trumps") == 1


def test_it_lies_beside_the_progress_and_leaves_that_file_alone(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "daifugo-progress.json", now=lambda: BEGIN)
    progress.mark("01", "a quiz")
    before = progress.path.read_bytes()
    progress.review.answer("stairs", right=True)
    assert progress.path.read_bytes() == before
    assert (tmp_path / "daifugo-review.json").exists()
    assert beside(tmp_path / "mina.json") == tmp_path / "mina-review.json"


def test_what_a_later_version_keeps_besides_stays_in_the_file(days: Days) -> None:
    data = {"version": 1, "log": {}, "puzzles": [], "wanted": 0.9}
    days.path.write_text(json.dumps(data), encoding="utf-8")
    days.review().answer("stairs", right=True)
    assert json.loads(days.path.read_text(encoding="utf-8"))["wanted"] == 0.9


BROKEN = [
    "",
    "{",
    "[]",
    "null",
    '{"version": 2, "log": {}, "puzzles": []}',
    '{"version": 1, "log": []}',
    '{"version": 1, "log": {}}',
    '{"version": 1, "log": {}, "puzzles": [3]}',
    '{"version": 1, "log": {"stairs": ["2030-04-01 perhaps"]}, "puzzles": []}',
    '{"version": 1, "log": {"stairs": ["2030-04-31 right"]}, "puzzles": []}',
    '{"version": 1, "log": {"stairs": [1]}, "puzzles": []}',
    json.dumps({"version": 1, "log": {"x" * 81: []}, "puzzles": []}),
    "[" * 100_000,
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:70] or "empty")
def test_a_broken_file_is_told_of_and_kept(days: Days, text: str) -> None:
    days.path.write_text(text, encoding="utf-8")
    review = days.review()
    assert review.cards == {}
    assert review.notice is not None
    for lang in LANGS:
        assert "mine-review-broken-1.json" in review.notice.to(lang)
    assert days.path.read_text(encoding="utf-8") == text
    review.answer("stairs", right=True)
    aside = days.path.with_name("mine-review-broken-1.json")
    assert aside.read_text(encoding="utf-8") == text
    assert list(days.review().cards) == ["stairs"]


def test_a_file_that_can_only_be_read_says_so_and_stays_as_it_is(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    days.review().answer("stairs", right=True)
    before = days.path.read_bytes()

    def read_only(*_: object) -> None:
        raise PermissionError(13, "Permission denied", str(days.path))

    monkeypatch.setattr("daifugo_widget.progress.kept_file.write_while_locked", read_only)
    with pytest.raises(PermissionError):
        days.review().answer("stairs", right=False)
    assert days.path.read_bytes() == before


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SpokenError, match="is not a file"):
        Review(tmp_path)


@pytest.mark.parametrize("rule", ["", "x" * 81, 3, None])
def test_a_rule_that_no_file_can_keep_is_refused_and_nothing_written(
    days: Days, rule: object
) -> None:
    with pytest.raises(SpokenError, match="its id"):
        days.review().answer(rule, right=True)  # type: ignore[arg-type]
    assert not days.path.exists()


ANSWERING = """
import sys
from daifugo_widget.progress.review import Review
review = Review(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for at in range(20):
    review.answer(f"{sys.argv[2]}{at}", right=True)
    review.answer("both", right=at % 2 == 0)
"""


def test_of_two_kernels_that_write_at_the_same_moment_each_answer_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "review.json"
    codes = [[sys.executable, "-c", ANSWERING, str(path), who] for who in "ab"]
    kernels = [subprocess.Popen(code, stdin=-1, stdout=-1) for code in codes]
    for each in kernels:
        assert each.stdout
        each.stdout.readline()
    for each in kernels:
        each.communicate(b"now\n")
    assert [each.returncode for each in kernels] == [0, 0]
    review = Review(path)
    assert set(review.cards) == {"both", *(f"{who}{at}" for who in "ab" for at in range(20))}
    assert review.answers("both") == 40


# --- the rank ------------------------------------------------------------------------------------


def known(review: Review, count: int) -> None:
    for rule in taught_rules()[:count]:
        review.answer(rule, right=True)


@pytest.mark.parametrize(
    ("count", "rank"), [(0, "daihinmin"), (7, "hinmin"), (21, "heimin"), (56, "fugo")]
)
def test_the_rank_is_by_the_share_of_the_rules(days: Days, count: int, rank: str) -> None:
    review = days.review()
    known(review, count)
    assert rank_of(review).name == rank
    assert rank_of(review).known == count


def test_who_knows_most_rules_is_daifugo_and_has_no_rank_above(days: Days) -> None:
    review = days.review()
    known(review, 120)
    assert (rank_of(review).name, rank_of(review).next) == ("daifugo", "")


def test_the_rank_falls_slowly_if_nothing_is_reviewed(days: Days) -> None:
    known(days.review(), 30)
    found = []
    for _ in range(5):
        found.append(rank_of(days.review()).known)
        days.go(8)
    assert found == [30, 23, 15, 7, 0]
    assert found == sorted(found, reverse=True)


def test_a_rule_that_was_missed_is_not_known_until_it_is_answered_rightly(days: Days) -> None:
    days.review().answer("stairs", right=False)
    assert rank_of(days.review()).known == 0
    days.go(1)
    days.review().answer("stairs", right=True)
    assert rank_of(days.review()).known == 1


def test_rules_of_other_games_and_of_ones_own_count_for_no_rank_of_daifugo(days: Days) -> None:
    days.review().answer("nap/trumps", right=True)
    days.review().answer("a-rule-of-mine", right=True)
    assert rank_of(days.review()).known == 0


def test_the_rank_is_said_in_three_languages_with_what_leads_to_the_next_one(days: Days) -> None:
    known(days.review(), 8)
    text = rank_of(days.review()).text
    for said in some(text, 3):
        assert "8" in said
        assert "21" in said
    assert "hinmin" in text.en
    assert "貧民" in text.ja
