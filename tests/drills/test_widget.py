"""The drill on the table, driven from Python and by messages of the browser."""

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill
from daifugo_widget.core.records import RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills import all_drills
from tests.drills.opened import CUT, buttons, opened, send


def test_a_list_without_a_drill_is_refused() -> None:
    with pytest.raises(RecordError, match="no drill in this list"):
        opened([])


def test_a_button_pressed_twice_on_one_picture_counts_once() -> None:
    drill = Drill.for_game("daifugo", pace="once")
    press = {"do": "task", "value": "next", "version": drill.screen.version}
    drill.receive(press)
    drill.receive(press)
    assert drill.session.at == 1


def test_a_button_that_is_still_there_counts_though_the_table_has_gone_on() -> None:
    drill = opened()
    seen = drill.screen.version
    send(drill, "set", key="deck", value="four")
    drill.receive({"do": "task", "value": "solution", "version": seen})
    assert drill.status == "shown"


def test_a_drill_shows_its_goal_with_all_hands_open() -> None:
    drill = opened()
    assert drill.goal == "Within 2 moves, go out."
    assert drill.state["title"] == "Cut"
    assert drill.state["task"] == {
        "about": "Drill 1",
        "text": ["Within 2 moves, go out. "],
        "mark": "",
        "why": None,
        "buttons": [{"value": "solution", "label": "Solution", "main": False, "on": None}],
    }
    assert [seat["hand"] for seat in drill.state["seats"]] == [None, "4h9c9d", "5s6hTs"]
    assert str(drill).startswith("Within 2 moves, go out.\nCut")


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "Go out"),
        ("ja", "上がること"),
        ("ko", "나가기"),
    ],
)
def test_a_drill_without_a_title_is_called_by_what_it_asks(lang: str, title: str) -> None:
    untitled = "\n".join(line for line in CUT.splitlines() if not line.startswith("title"))
    assert opened(untitled, lang=lang).state["title"] == title


def test_a_right_move_is_told_and_the_lesson_comes_once_it_is_solved() -> None:
    drill = opened()
    drill.play("8c")
    assert (drill.status, drill.why) == ("open", "Right so far: go on.")
    drill.play("3d")
    assert (drill.status, drill.why) == ("solved", "Solved!")
    assert drill.state["task"]["why"] == [
        "Solved! ✦✦✦ Stars: first try, no hint, fewest moves. An 8 keeps the lead."
    ]
    assert drill.state["task"]["text"][1] == ("r", "eight-cut", "Eight cut")


def test_a_wrong_move_is_answered_by_those_at_the_table() -> None:
    drill = opened()
    drill.play("3d")
    assert drill.status == "failed"
    assert drill.why.startswith("Ken plays 4♥.")
    assert [laid["cards"] for laid in drill.state["trick"]] == ["3d", "4h", "Ts"]
    assert buttons(drill) == ["again", "refute", "solution"]
    assert drill.state["plays"] == []


def test_a_drill_is_marked_once_it_is_solved_or_missed_and_open_again_with_the_next_try() -> None:
    drill = opened()
    drill.play("3d")
    assert drill.state["task"]["mark"] == "bad"
    assert send(drill, "task", value="again").state["task"]["mark"] == ""
    drill.play("8c")
    assert drill.state["task"]["mark"] == ""
    drill.play("3d")
    assert drill.state["task"]["mark"] == "good"


def test_the_others_are_called_as_at_any_table() -> None:
    assert [seat["name"] for seat in opened().state["seats"]] == ["You", "Ken", "Hana"]
    named = opened(CUT.replace("hands", 'names b="Mina"\nhands'))
    assert [seat["name"] for seat in named.state["seats"]] == ["You", "Mina", "Hana"]


def test_messages_of_the_browser_do_the_same() -> None:
    drill = opened()
    assert send(drill, "play", cards="3d").status == "failed"
    assert send(drill, "again").status == "open"
    for _ in range(3):
        assert send(drill, "hint").status == "open"
    assert drill.state["hint"]["move"] == "8c"
    assert send(drill, "play", cards="8c").why == "Right so far: go on."
    assert send(drill, "undo").why == ""


def test_the_solution_is_played_out_on_the_table() -> None:
    drill = opened()
    drill.play("3d")
    assert send(drill, "task", value="solution").status == "shown"
    assert drill.game.exit_of(0)
    assert buttons(drill) == ["again"]
    assert send(drill, "again").status == "open"


def test_the_solution_goes_on_from_a_right_move() -> None:
    drill = opened()
    drill.play("8c")
    drill.solution()
    assert [str(step.move) for step in drill.history.steps] == ["8c", "3d"]


def test_after_the_solution_a_move_may_be_taken_back_and_tried_again() -> None:
    drill = opened()
    drill.solution()
    assert send(drill, "undo").status == "open"
    drill.play("3d")
    assert drill.status == "solved"


def test_once_it_is_over_no_more_moves_are_taken() -> None:
    drill = opened()
    drill.play("8c")
    drill.play("3d")
    assert send(drill, "pass").status == "solved"
    assert drill.state["notice"] == "this try is over: begin again"


def test_a_try_that_is_over_keeps_the_place_where_moves_are_asked_for() -> None:
    drill = opened()
    drill.play("8c")
    drill.play("3d")
    assert drill.state["prompt"]["text"] == ["The drill is solved."]
    assert "hint" not in drill.state["can"]
    drill.again()
    assert "hint" in drill.state["can"]
    drill.solution()
    assert drill.state["prompt"]["text"] == ["This is the solution."]


def test_a_missed_try_is_said_to_be_over_and_not_solved() -> None:
    drill = opened()
    drill.play("3d")
    assert drill.status == "failed"
    assert drill.state["prompt"]["text"] == ["This try is over."]


def test_a_move_that_the_rules_refuse_costs_nothing() -> None:
    drill = opened()
    assert send(drill, "pass").status == "open"
    assert drill.state["refusal"]["reason"] == "may-not-pass"


def test_undo_does_not_go_back_behind_the_beginning() -> None:
    drill = opened("rules base\ngoal leads a in 2\nhands 3c9c2c / 8c8d\na 3c  b 8c\n")
    assert drill.session.last_decision is None
    drill.play("9c")
    drill.undo()
    assert len(drill.session.history.steps) == 2


def test_one_drill_comes_after_the_other() -> None:
    drill = opened(f"{CUT}---\nrules base\ngoal leads a\nhands 8c3d / 9c7c / 5s / 4c\n", lang="ja")
    drill.play("3d")
    assert "next" in buttons(drill)
    send(drill, "next")
    assert (drill.state["task"]["about"], drill.status) == ("問題 2 / 2", "open")
    assert len(drill.state["seats"]) == 4
    send(drill, "next")
    assert drill.state["notice"] == "最後の問題でした。"


def test_without_a_record_the_drills_of_the_package_are_opened() -> None:
    assert opened(None).state["task"]["about"] == f"Drill 1 of {len(all_drills())}"


def test_everything_is_said_in_the_chosen_language() -> None:
    drill = opened(lang="ja")
    assert drill.goal == "2手以内に上がること。"
    drill.play("3d")
    assert drill.why.startswith("ケンさんが4♥を出しました。")


@pytest.mark.parametrize(("lang", "own"), [("ja", "あなた：貧民"), ("ko", "나: 빈민")])
def test_a_goal_of_classes_speaks_to_the_learner_without_a_title(lang: str, own: str) -> None:
    goal = "goal classes a=daifugo b=fugo c=hinmin d=daihinmin in 2\n"
    drill = opened(f"rules base\n{goal}hands 3c / 4c / 6h2c / 5s2s\na 3c  b 4c\n", lang=lang)
    assert own in drill.goal


def test_what_is_no_drill_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="needs a goal"):
        opened("rules base\nhands 3c / 4c\n")
    with pytest.raises(RuleError, match="did you mean"):
        Drill.for_rule("eight-cutt")
    with pytest.raises(SpokenError, match="rule card"):
        Drill.for_rule("scorecard")
    with pytest.raises(ValueError, match="there is no 'colour'; the known ones are record, "):
        opened(colour="red")


def test_a_file_of_drills_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "mine.dfg"
    file.write_text(CUT, encoding="utf-8")
    assert repr(opened(file)) == "Drill('Cut', open)"
    assert repr(opened(str(file))) == "Drill('Cut', open)"


def test_a_drill_may_be_pasted_at_the_table() -> None:
    drill = opened()
    text = "title Pasted\nrules base\ngoal leads a\nhands 8c9d / 7c7d\n"
    assert send(drill, "load", text=text).state["title"] == "Pasted"
    send(drill, "load", text="hands 8c / 7c\n")
    assert "needs a goal" in drill.state["notice"]


HOPELESS = "title No way\nrules base\ngoal finishes a in 1\nhands 3c4d / 5c6c / 7c8c\n"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "cannot be solved"), ("ja", "解けません"), ("ko", "풀 수 없습니다")]
)
def test_a_drill_that_cannot_be_solved_says_so_in_its_cell(lang: str, said: str) -> None:
    drill = opened(HOPELESS, lang=lang)
    task = drill.state["task"]
    assert said in task["why"][0]
    assert task["mark"] == "bad"
    assert said in str(drill)


def test_a_drill_that_cannot_be_solved_shows_why_by_a_move() -> None:
    drill = opened(HOPELESS)
    assert drill.why.endswith(
        "For example: You play 3♣. Ken plays 5♣. Hana passes. The goal “go out” is missed."
    )
    drill.play("4d")
    assert drill.status == "failed"
    assert drill.why.startswith("Ken plays 5♣.")
    assert buttons(drill) == ["again"]


def test_a_drill_that_cannot_be_solved_advises_nothing_and_has_no_solution() -> None:
    drill = opened(HOPELESS)
    assert drill.hint() is None
    assert send(drill, "hint").state["hint"] is None
    assert "hint" not in drill.state["can"]
    assert "solution" not in buttons(drill)
    with pytest.raises(SpokenError, match="no solution to show"):
        drill.solution()
    assert send(drill, "task", value="solution").status == "open"
    assert "no solution to show" in drill.state["notice"]


def test_the_drill_after_one_that_cannot_be_solved_is_a_drill_as_any() -> None:
    drill = opened(f"{HOPELESS}---\n{CUT}")
    send(drill, "task", value="next")
    assert drill.why == ""
    assert drill.hint()


@pytest.mark.slow
def test_where_there_is_too_much_to_try_the_hint_is_that_of_a_bot() -> None:
    hands = "3c4c5d6h7s8cTdQs / 3d4d5h6c7d8hTcQd / 3h4h5c6d7h8dThQh"
    drill = opened(f"rules base\ngoal not fouls a in 9\nhands {hands}\n")
    hint = drill.hint()
    assert hint
    assert hint.move in drill.session.game.moves()


def test_a_pasted_drill_with_too_much_to_try_is_refused_and_the_other_stays() -> None:
    drill = opened()
    hands = "3c4c5d6h7s8cTdQs / 3d4d5h6c7d8hTcQd / 3h4h5c6d7h8dThQh"
    send(drill, "load", text=f"title Long\nrules base\ngoal not fouls a in 9\nhands {hands}\n")
    assert "there is too much to try here" in drill.state["notice"]
    assert drill.state["title"] == "Cut"


def test_a_kind_of_drill_of_ones_own_is_made_in_every_way() -> None:
    class Timed(Drill):
        def __init__(self, record: Any = None, *, limit: int = 60, **options: Any) -> None:
            super().__init__(record, **options)
            self.limit = limit

    for drill in (Timed.for_rule("eight-cut", limit=30), Timed.for_game("nap", limit=30)):
        assert isinstance(drill, Timed)
        assert drill.limit == 30
        drill.solution()
        assert drill.session.has_next


def test_what_is_said_of_a_solved_drill_has_no_blank_within_in_japanese() -> None:
    drill = opened(lang="ja")
    drill.play("8c")
    drill.play("3d")
    (why,) = drill.state["task"]["why"]
    assert why.startswith(f"{drill.why}✦✦✦")
    assert why.endswith("。8で親を続けます。")
