"""Costly moves that a learner keeps, and the kinds of them that a class has handed in."""

from __future__ import annotations

import csv
import json
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest

from daifugo_widget import Progress, Record, teach
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.progress import Mistake

POSITION = """\
game   daifugo 1
rules  base, suit-bind
hands  4c5s9c9hAhAs / ?5 / ?4
try
a {better}
back
a {made}
"""
NAP = """\
game   nap 1
rules  nap
hands  9hKsAc / ThQd8s / 8cKd
contract c:two
trumps h
taken  c:AhQh8h
trick  c:Jd
try
a Ks
back
a 9h
"""
DAY = datetime(2030, 4, 1, 12).astimezone()


def position(made: str = "AhAs", better: str = "9c9h") -> str:
    return POSITION.format(made=made, better=better)


def a_mistake(
    kind: str = "broken", lost: float = 0.5, rule: str = "", where: str | None = None
) -> Mistake:
    return Mistake(kind, lost, rule, position() if where is None else where)


def progress(folder: Path, name: str = "mine") -> Progress:
    return Progress(folder / f"{name}.json", now=lambda: DAY)


def hand_in(folder: Path, learner: str, *mistakes: Mistake, file: str = "") -> None:
    """Write the table of a learner who has kept mistakes."""
    folder.mkdir(exist_ok=True)
    mine = progress(folder, f".{learner}")
    mine.keep_mistakes(mistakes)
    mine.to_csv(folder / f"{file or learner}.csv", learner=learner)


# --- what a learner keeps ------------------------------------------------------------------------


def test_mistakes_are_kept_with_the_day_beside_the_marks(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.mark("06", "binds")
    mine.keep_mistakes([a_mistake(rule="suit-bind")])
    again = progress(tmp_path)
    assert [(each.rule, each.day) for each in again.mistakes] == [("suit-bind", "2030-04-01")]
    again.mark("06", "cuts")
    assert len(progress(tmp_path).mistakes) == 1
    assert [mark.name for mark in progress(tmp_path)] == ["binds", "cuts"]


def test_mistakes_go_with_the_file_of_the_marks(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes([a_mistake()])
    assert [path.suffix for path in tmp_path.iterdir() if path.stem == "mine"] == [".json"]
    mine.path.unlink()
    assert progress(tmp_path).mistakes == []


def test_a_review_without_mistakes_writes_no_file(tmp_path: Path) -> None:
    progress(tmp_path).keep_mistakes([])
    assert not (tmp_path / "mine.json").exists()


def test_the_latest_200_mistakes_are_kept(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes(a_mistake(where=str(at)) for at in range(150))
    mine.keep_mistakes(a_mistake(where=str(at)) for at in range(150, 210))
    assert [each.position for each in mine.mistakes] == [str(at) for at in range(10, 210)]


def test_a_mistake_that_is_found_again_is_kept_once(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes([a_mistake(lost=0.5)])
    mine.keep_mistakes([a_mistake(lost=0.6)])
    assert [each.lost for each in mine.mistakes] == [0.6]


def test_a_mistake_of_which_another_review_says_otherwise_is_kept_once(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes([a_mistake(), a_mistake(where=position("As"))])
    mine.keep_mistakes([a_mistake("stuck", rule="suit-bind", where=position(better="5s"))])
    assert [(each.kind, each.position) for each in mine.mistakes] == [
        ("broken", position("As")),
        ("stuck", position(better="5s")),
    ]


def test_mistakes_without_a_position_count_each_but_not_when_a_review_is_kept_again(
    tmp_path: Path,
) -> None:
    mine = progress(tmp_path)
    nowhere = [a_mistake(lost=lost, where="") for lost in (0.9, 0.5, 0.5)]
    for _ in range(2):
        mine.keep_mistakes(nowhere)
    assert [each.lost for each in mine.mistakes] == [0.9, 0.5, 0.5]
    mine.keep_mistakes([a_mistake(lost=0.5, where=""), a_mistake(lost=0.7, where="")])
    assert sorted(each.lost for each in mine.mistakes) == [0.5, 0.5, 0.7, 0.9]


@pytest.mark.parametrize("lost", [0.0, -1.0, 9.0, float("nan"), float("inf")])
def test_a_mistake_with_an_impossible_cost_is_refused(tmp_path: Path, lost: float) -> None:
    with pytest.raises(SpokenError, match="more than 0 places, and at most 8"):
        progress(tmp_path).keep_mistakes([a_mistake(lost=lost)])


FORGED: list[object] = [
    None,
    7,
    [],
    {},
    {"kind": 1, "lost": 0.5},
    {"kind": "broken", "lost": "much"},
    {"kind": "broken", "lost": True},
    {"kind": "broken", "lost": 1e9},
    {"kind": "broken", "lost": 0.5, "position": ["x"]},
    {"kind": "broken", "lost": 0.5, "position": "x" * 10_001},
    {"kind": "broken", "lost": 0.5, "who": "Mina"},
    {"kind": "k" * 81, "lost": 0.5},
]


@pytest.mark.parametrize("forged", FORGED)
def test_a_mistake_that_cannot_be_read_stays_in_the_file_and_the_rest_counts(
    tmp_path: Path, forged: object
) -> None:
    mine = progress(tmp_path)
    mine.mark("06", "binds")
    mine.keep_mistakes([a_mistake()])
    data = json.loads(mine.path.read_text(encoding="utf-8"))
    data["mistakes"].insert(0, forged)
    mine.path.write_text(json.dumps(data), encoding="utf-8")
    again = progress(tmp_path)
    assert [len(again), len(again.mistakes), again.notice] == [1, 1, None]
    again.keep_mistakes([a_mistake("stuck", where=position("As"))])
    written = json.loads(mine.path.read_text(encoding="utf-8"))["mistakes"]
    assert [written[0], len(written)] == [forged, 3]


def test_half_a_sign_in_the_file_keeps_nothing_from_being_written(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes([a_mistake()])
    data = json.loads(mine.path.read_text(encoding="utf-8"))
    half = {**data["mistakes"][0], "kind": "\ud83d"}
    data["mistakes"] += [half, {**half, "lost": -1}]  # the second cannot be read
    mine.path.write_text(json.dumps(data), encoding="utf-8")
    again = progress(tmp_path)
    again.keep_mistakes([a_mistake("stuck", where=position("As"))])
    again.to_csv(tmp_path / "mine.csv")
    assert [each.kind for each in progress(tmp_path).mistakes][1:] == ["\ufffd", "stuck"]


def test_a_learner_is_told_what_is_kept(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.keep_mistakes([a_mistake()])
    assert "own games that are kept here: 1." in str(mine)
    assert len({str(mine.show(lang)) for lang in LANGS}) == len(LANGS)


def test_a_cell_tells_how_many_mistakes_are_handed_in(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.mark("06", "binds")
    mine.keep_mistakes([a_mistake()])
    told = repr(mine.to_csv(tmp_path / "mina.csv", learner="Mina"))
    assert told == "mina.csv: 1 mark and 1 costly move of Mina"


def test_a_table_without_mistakes_has_no_columns_for_them(tmp_path: Path) -> None:
    mine = progress(tmp_path)
    mine.mark("06", "binds")
    assert mine.to_csv().splitlines()[0].endswith("stars,rank")


# --- what a class hands in -----------------------------------------------------------------------


def test_the_kinds_of_a_class_come_with_those_first_that_cost_most_together(
    tmp_path: Path,
) -> None:
    hand_in(tmp_path, "Mina", a_mistake("broken", 0.4), a_mistake("stuck", 0.6))
    hand_in(tmp_path, "Sora", a_mistake("broken", 0.5), a_mistake("let-out", 0.8))
    kinds = teach.my_class(tmp_path).mistakes
    assert [(each.kind, each.learners, each.times, each.lost) for each in kinds] == [
        ("broken", 2, 2, 0.45),
        ("let-out", 1, 1, 0.8),
        ("stuck", 1, 1, 0.6),
    ]


def test_moves_without_a_reason_come_last(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake("", 2.0), a_mistake("stuck", 0.5))
    kinds = teach.my_class(tmp_path).mistakes
    assert [each.name.en for each in kinds] == [
        "a card kept that is hard to get rid of",
        "no simple reason",
    ]


def test_the_page_of_a_class_names_the_kinds_and_a_drill_for_each(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake("bind", 0.9, "suit-bind"), a_mistake("broken", 0.5))
    ours = teach.my_class(tmp_path)
    head, first, second, below = str(ours).splitlines()[-4:]
    assert "Places lost, on average" in head
    assert first.startswith("a bind on yourself ")
    assert first.endswith("Suit bind")
    assert second.endswith("a position of the class")
    assert below == "teach.drill_for(ours.mistakes[0]) opens the drill of the first line."
    assert "<code>teach.drill_for(ours.mistakes[0])</code>" in ours.show().html
    assert len({str(ours.mistakes.show(lang)) for lang in LANGS}) == len(LANGS)


def test_the_page_of_a_class_that_has_reviewed_nothing_is_as_it_was(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina")
    ours = teach.my_class(tmp_path)
    assert "What has cost most" not in str(ours)
    assert str(ours.mistakes) == "Nobody has handed in a costly move."


def test_whose_mistakes_they_are_is_not_told(tmp_path: Path) -> None:
    named = (
        position()
        .replace("rules", 'title  Mina\'s\nnames  a="Mina"\nrules')
        .replace("a AhAs", "a AhAs  # Mina did this")
    )
    hand_in(tmp_path, "Mina", a_mistake(where=named))
    kinds = teach.my_class(tmp_path).mistakes
    assert "9c9h" in kinds[0].position
    assert "Mina" not in kinds.to_csv() + str(kinds) + repr(kinds) + kinds[0].position


def test_a_mistake_that_is_handed_in_twice_counts_once(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake())
    hand_in(tmp_path, "mina", a_mistake(), file="again")
    assert teach.my_class(tmp_path).mistakes[0].times == 1


def test_mistakes_without_a_position_count_each_in_a_class(tmp_path: Path) -> None:
    for file in ("first", "again"):
        hand_in(tmp_path, "Mina", *[a_mistake(where="")] * 2, file=file)
    assert teach.my_class(tmp_path).mistakes[0].times == 2


def test_a_file_of_progress_hands_its_mistakes_in_too(tmp_path: Path) -> None:
    progress(tmp_path, "mina").keep_mistakes([a_mistake()])
    ours = teach.my_class(tmp_path)
    assert [each.kind for each in ours.mistakes] == ["broken"]
    assert [*ours.learners] == ["mina"]


def test_the_drill_is_the_costliest_position_that_can_be_laid_out(tmp_path: Path) -> None:
    hand_in(
        tmp_path,
        "Mina",
        a_mistake(lost=2.0, where="hands  nonsense"),
        a_mistake(lost=1.5, where=""),
        a_mistake(lost=1.0, where=position().replace("a AhAs", "a AhAs  b -")),
        a_mistake(lost=0.9, where=position().split("try")[0] + "a AhAs\n"),
        a_mistake(lost=0.85, where=position("9c9h")),
        a_mistake(lost=0.84, where=NAP),
        a_mistake(lost=0.8, where=position("As")),
        a_mistake(lost=0.7),
    )
    (kind,) = teach.my_class(tmp_path).mistakes
    assert str(Record.parse(kind.position)).splitlines()[-1] == "a As"
    assert kind.times == 8


@pytest.mark.parametrize("forged", FORGED)
def test_of_a_forged_file_of_progress_the_rest_is_read(tmp_path: Path, forged: object) -> None:
    mine = progress(tmp_path, "mina")
    mine.mark("06", "binds")
    mine.keep_mistakes([a_mistake()])
    data = json.loads(mine.path.read_text(encoding="utf-8"))
    data["mistakes"].insert(0, forged)
    mine.path.write_text(json.dumps(data), encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert ours.left_out == ["mina.json: costly moves that cannot be read: 1; the rest is read"]
    assert (len(ours), ours.mistakes[0].times) == (1, 1)


@pytest.mark.parametrize(
    "change", [("0.5", "much"), ("0.5", "99"), ("0.5", ""), ("broken", "k" * 81)]
)
def test_a_forged_line_of_a_table_is_told_and_the_rest_is_read(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    hand_in(tmp_path, "Mina", a_mistake("broken", 0.5), a_mistake("stuck", 0.7))
    file = tmp_path / "Mina.csv"
    file.write_text(file.read_text(encoding="utf-8-sig").replace(*change, 1), encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert [each.kind for each in ours.mistakes] == ["stuck"]
    (told,) = ours.left_out
    assert told.startswith("Mina.csv, line ")


def test_a_kind_that_no_coach_here_knows_is_told(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake("<b>new</b>"), a_mistake("broken"))
    ours = teach.my_class(tmp_path)
    assert [each.kind for each in ours.mistakes] == ["broken"]
    assert ours.left_out == ["Mina.csv: costly moves of kinds that the coach here does not know: 1"]


def test_a_rule_that_nobody_here_knows_leaves_the_position_as_the_drill(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake("bind", rule="=no-rule"))
    (kind,) = teach.my_class(tmp_path).mistakes
    assert (kind.rule, bool(kind.position)) == ("", True)


def test_the_rule_of_a_kind_is_the_one_that_has_cost_most(tmp_path: Path) -> None:
    hand_in(
        tmp_path,
        "Mina",
        a_mistake("bind", 0.9, "rank-bind"),
        a_mistake("bind", 0.5, "suit-bind"),
        a_mistake("bind", 0.6, "suit-bind", position("As")),
    )
    (kind,) = teach.my_class(tmp_path).mistakes
    assert kind.rule == "suit-bind"


def test_the_kinds_are_written_as_a_table_too(tmp_path: Path) -> None:
    hand_in(tmp_path / "in", "Mina", a_mistake("bind", 0.9, "suit-bind"))
    kinds = teach.my_class(tmp_path / "in").mistakes
    text = kinds.to_csv(tmp_path / "kinds.csv")
    assert (tmp_path / "kinds.csv").read_text(encoding="utf-8-sig") == text
    (row,) = csv.DictReader(StringIO(text))
    assert (row["name"], row["learners"], row["times"]) == ("a bind on yourself", "1", "1")
    assert (row["lost"], row["rule"]) == ("0.9", "suit-bind")


def test_a_table_that_a_spreadsheet_has_saved_still_holds_them(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", a_mistake("stuck", 0.7, "suit-bind"))
    file = tmp_path / "Mina.csv"
    rows = list(csv.reader(StringIO(file.read_text(encoding="utf-8-sig"))))
    saved = StringIO()
    csv.writer(saved, delimiter=";").writerows(
        [[cell.replace("0.7", "0,7") for cell in row] for row in rows]
    )
    file.write_text(saved.getvalue(), encoding="utf-8", newline="")
    (kind,) = teach.my_class(tmp_path).mistakes
    assert (kind.lost, kind.rule, kind.position != "") == (0.7, "suit-bind", True)
