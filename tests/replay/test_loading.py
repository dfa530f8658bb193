"""What a replay is given: records that are not right, seats that are not there, long matches."""

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Record, RecordError, Replay
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.replay.loading import MOST_STEPS
from tests.replay.golden import RECORD


def test_a_fault_in_a_later_record_does_not_touch_the_first() -> None:
    for bad in ("hands 3z / 4c", "rules base\nhands 3c9d / 4c5d\na 3c  b &"):
        replay = Replay(f"rules base\nhands 3c9d / 4c5d / 6c7d\na 9d\n---\n{bad}\n")
        assert len(replay.history.steps) == 1
        assert replay.state["notice"] is None


def test_a_strange_line_break_in_a_note_is_no_line_of_the_record() -> None:
    replay = Replay("rules base\nhands 3c9d / 4c5d / 6c7d\na 9d  # one\x0btwo\nb &\n")
    assert len(replay.history.steps) == 1
    assert "Line 4" in replay.state["notice"]


def test_an_illegal_move_ends_the_film_and_is_told_with_its_line() -> None:
    replay = Replay("rules base\nhands 3c9d / 4c5d / 6c7d\na 9d  b 4c\nc 7d\n")
    assert len(replay.history.steps) == 1
    assert "Line 3" in replay.state["notice"]


def test_a_line_that_cannot_be_read_ends_the_film_too() -> None:
    replay = Replay("rules base\nhands 3c9d / 4c5d / 6c7d\na 3c\nb 4x\n")
    assert len(replay.history.steps) == 1
    assert "Line 4" in replay.state["notice"]


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    replay = Replay("rules base\nhands 3c9d / 4c5d / 6c7d\na 3c\n")
    assert not replay.history.now.game.over
    assert replay.state["notice"] is None


def test_a_seat_that_is_not_at_the_table_is_an_error() -> None:
    with pytest.raises(ValueError, match="no seat i at a table of 3"):
        Replay(RECORD, seat="i")
    with pytest.raises(ValueError, match="no seat i at a table of 3"):
        Replay(RECORD, you="i")


def test_a_film_speaks_to_a_seat_by_its_letter_or_its_number() -> None:
    by_letter, by_number = Replay(RECORD, you="b", step=2), Replay(RECORD, you=1, step=2)
    assert str(by_letter) == str(by_number)


@pytest.mark.parametrize("names", [None, {"b": "Jun"}])
def test_the_seat_that_a_film_speaks_to_is_you_whatever_it_is_called(names: Any) -> None:
    replay = Replay(RECORD, you="b", names=names, step=2)
    assert "You play" in str(replay)
    assert "Jun" not in str(replay)
    assert "あなた" in str(Replay(RECORD, you="b", names=names, step=2, lang="ja"))


def test_what_is_no_record_is_an_error() -> None:
    with pytest.raises(ValueError, match="7 is not a record"):
        Replay(7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "record",
    ["", "hands 3c / 3c\n", "rules no-such-rule\nhands 3c / 4c\n", "game daifugo 9\nhands 3c / 4c"],
)
def test_a_record_without_a_start_is_an_error(record: str) -> None:
    with pytest.raises(RecordError):
        Replay(record)


@pytest.mark.slow
def test_a_very_long_record_is_shown_as_far_as_one_replay_goes() -> None:
    record = Record.parse("rules base\nseed 1\nplayers 4\n").history()
    while len(record.steps) < MOST_STEPS + 10:
        now = record.now.game
        record = record.next() if now.over else record.move(now.moves()[-1])
    replay = Replay(record)
    assert len(replay.history.steps) == MOST_STEPS
    assert str(MOST_STEPS) in replay.state["notice"]
    replay.note("Kept.", 3)
    kept = replay.record.history()
    assert [step.move for step in kept.steps] == [step.move for step in record.steps]
    assert "Kept." in str(replay.record)


@pytest.mark.parametrize(
    "more", ["e no move\n", "a 3c4c\n", f"---\n{RECORD}", "= asks -\n", "! a 3c\n"]
)
def test_no_file_is_written_over_that_holds_more_than_a_replay_keeps(
    tmp_path: Path, more: str
) -> None:
    file = tmp_path / "own.dfg"
    file.write_text(RECORD + "\n" + more, encoding="utf-8")
    replay = Replay(file)
    with pytest.raises(SpokenError, match="save under another name"):
        replay.save(file)
    assert more in file.read_text(encoding="utf-8")
    replay.save(tmp_path / "other.dfg")
    Replay(tmp_path / "other.dfg").save(tmp_path / "other.dfg")


def test_what_somebody_has_written_meanwhile_into_the_file_of_a_replay_is_kept(
    tmp_path: Path,
) -> None:
    file = tmp_path / "own.dfg"
    file.write_text(RECORD, encoding="utf-8")
    replay = Replay(file, lang="ko")
    replay.note("Why?", step=1)
    replay.save(file)
    assert replay.state["notice"] is None
    file.write_text(edited := f"title  Mine\n{RECORD}", encoding="utf-8")
    replay.save(file)
    assert "바뀐 내용은 own-other-1.dfg에 남겨 둡니다" in str(replay.state["notice"])
    assert (tmp_path / "own-other-1.dfg").read_text(encoding="utf-8") == edited
    assert "# Why?" in file.read_text(encoding="utf-8")
    replay.save(file)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("rules", "hands", "moves", "rule"),
    [
        (
            "base, religious-revolution",
            "KcKdKhKs4c / 7d6d / Ad2h",
            "a KcKdKhKs\nb -",
            "religious-revolution",
        ),
        (
            "base, death, revolution(joker_top=false)",
            "4c4d4h5s / 2sX9d / 9c",
            "marks revolution\na 4c4d4h\nb > X",
            "death",
        ),
        (
            "base, stairs, revolution, stairs-revolution, revolution-flush",
            "8c9cTcJc3c / 9d5s / 6s7s",
            "a 8c9cTcJc\nb -",
            "revolution-flush",
        ),
    ],
)
def test_a_game_that_the_rules_refuse_now_is_shown_up_to_there_with_the_rule_that_decides(
    rules: str, hands: str, moves: str, rule: str
) -> None:
    replay = Replay(f"rules {rules}\nhands {hands}\n{moves}\n")
    assert len(replay.session.history.steps) == 1
    assert f"({rule} decides here)" in replay.state["notice"]
