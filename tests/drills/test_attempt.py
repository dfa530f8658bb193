"""Trying a drill: moves, answers, hints, scripts, and other tries."""

import pytest

from daifugo_widget.core.game.moves import Call
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.drills import Attempt, Goal, Task
from daifugo_widget.drills.failure_reason import line_story
from daifugo_widget.drills.goal import Part
from daifugo_widget.drills.library import lesson_drills
from daifugo_widget.drills.task import line_text
from daifugo_widget.games.daifugo.records.moving import find_play

OUT = """title Cut
rules base, eight-cut
goal finishes a in 2
hands 8c3d / 9c9d4h / 5sTs6h
# An 8 keeps the lead.
# ja: 8で親を続けます。
"""
PASS = """rules base
goal finishes a in 2
script b -  c 5c5d
hands JcJd / 3s4s6h / 5c5dQs8h
trick c:Ts
"""
FOUL = """rules base, foul-finish
goal finishes a in 2
script b Kd
hands 2h3c / KdAs5d / 4h5h6h
"""
KEEPS = """rules base
goal finishes a in 2
hands 5c5d5hJc / 9c8d4h / 8sTs6h
"""


def test_a_right_move_leaves_it_open_until_the_goal_is_reached() -> None:
    attempt = Attempt(Task.parse(OUT))
    assert (attempt.play("8c"), attempt.why.en) == ("open", "Right so far: go on.")
    assert (attempt.play("3d"), attempt.why.en) == ("solved", "Solved!")


def test_a_wrong_move_is_answered_and_it_is_said_what_is_missed() -> None:
    attempt = Attempt(Task.parse(OUT))
    assert attempt.play("3d") == "failed"
    assert line_text(attempt.line[0].state, attempt.answer) == "b 4h  c Ts"
    assert attempt.why.en.startswith("b plays 4♥.")
    assert "The goal “go out” is out of reach now." in attempt.why.en


def test_who_keeps_the_lead_by_a_wrong_move_is_told_how_it_goes_on_and_what_is_left() -> None:
    attempt = Attempt(Task.parse(KEEPS))
    assert attempt.play("5c5d") == "failed"
    assert attempt.why == (
        "b and c pass. The trick flows, and you lead. The goal “go out” is out of reach now. "
        "At best you still play 5♥ and are left with J♣.",
        "bさん、cさんがパスしました。場が流れて、あなたが親です。"
        "目標（上がること）には、もう届きません。"
        "いちばんうまく続けても、5♥を出した後、手札にJ♣が残ります。",
        "b 님, c 님 모두 패스했습니다. 판이 흐르고 내가 선입니다. 목표(나가기)는 이제 이룰 수 "
        "없습니다. 가장 잘 이어 가도 5♥ 카드를 낸 뒤 손에 J♣ 카드가 남습니다.",
    )


def test_it_goes_on_with_what_leaves_the_fewest_cards() -> None:
    attempt = Attempt(Task.parse(KEEPS.replace("5h", "5h4c4d").replace("in 2", "in 3")))
    assert attempt.play("4c") == "failed"
    assert attempt.why.en.endswith("At best you still play J♣, 5♣ 5♦ 5♥ and are left with 4♦.")


def test_a_foul_by_which_it_goes_on_is_not_called_the_best() -> None:
    attempt = Attempt(Task.parse(FOUL))
    assert attempt.play("3c") == "failed"
    en, ja, ko = attempt.why
    assert "It may go on like this: You play 2♥. Foul finish: You go out with 2♥, which" in en
    assert "この後は、たとえばこうなります：あなたが2♥を出しました。" in ja
    assert "그다음은 예를 들어 이렇게 됩니다: 내가 2♥ 카드를 냈습니다." in ko


def test_who_can_only_pass_after_a_wrong_move_is_told_what_is_held() -> None:
    attempt = Attempt(Task.parse(OUT))
    attempt.play("3d")
    held = "You still hold 8♣ and have one move left. A pass is a move too."
    assert attempt.why.en.endswith(f"is out of reach now. {held}")


def test_how_it_goes_on_is_left_out_where_there_is_too_much_to_try(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("daifugo_widget.drills.failure_reason.MOST_TRIALS", 1)
    attempt = Attempt(Task.parse(KEEPS))
    attempt.play("5c5d")
    assert attempt.why.en.endswith("is out of reach now.")


def test_before_the_first_move_the_goal_is_said() -> None:
    assert Attempt(Task.parse(OUT)).why.en == "Within 2 moves, go out."


def test_after_a_try_there_is_another_one() -> None:
    attempt = Attempt(Task.parse(OUT))
    attempt.play("3d")
    attempt.again()
    assert (attempt.status, attempt.line) == ("open", ())
    assert attempt.play("8c") == "open"


def test_a_try_that_is_over_takes_no_more_moves() -> None:
    attempt = Attempt(Task.parse(OUT))
    attempt.play("3d")
    with pytest.raises(RecordError, match="begin again"):
        attempt.play("8c")


def test_what_the_rules_refuse_is_refused_as_at_the_table_and_costs_nothing() -> None:
    attempt = Attempt(Task.parse(OUT))
    with pytest.raises(IllegalMove) as caught:
        attempt.play("-")
    assert caught.value.refusal.reason == "may-not-pass"
    assert attempt.status == "open"


@pytest.mark.parametrize("text", ["8z", "8c 3d", "", "8c  b -"])
def test_what_is_no_move_is_said(text: str) -> None:
    with pytest.raises(RecordError):
        Attempt(Task.parse(OUT)).play(text)


def test_a_hint_names_a_move_that_works_and_the_solution_shows_all_of_them() -> None:
    attempt = Attempt(Task.parse(OUT))
    hint = attempt.hint()
    assert hint
    assert str(hint.move) == "8c"
    assert line_text(attempt.state, attempt.solution()) == "a 8c  a 3d"


def test_once_it_is_lost_there_is_no_hint_and_the_solution_begins_anew() -> None:
    attempt = Attempt(Task.parse(OUT))
    attempt.play("3d")
    assert attempt.hint() is None
    assert line_text(attempt.task.start, attempt.solution()) == "a 8c  a 3d"


def test_while_the_others_answer_nothing_is_judged_yet() -> None:
    attempt = Attempt(Task.parse(OUT))
    play = find_play(attempt.history.now.game, "3d")
    assert isinstance(play, Play)
    attempt.follow(attempt.history.move(play))
    assert (attempt.status, attempt.waits) == ("open", True)
    assert attempt.why.en == "Let us see what the others do."


def test_an_undone_move_is_forgotten() -> None:
    attempt = Attempt(Task.parse(OUT))
    attempt.play("3d")
    attempt.follow(attempt.history.back_to(0))
    assert attempt.status == "open"


def test_a_choice_is_answered_as_in_a_record() -> None:
    task = Task.parse("rules base, seven-pass\ngoal finishes a\nhands 7c7d3c4c / 9c9d5h / TsJs6d\n")
    attempt = Attempt(task)
    assert attempt.play("7c7d") == "open"
    assert attempt.play("> 3c4c") == "solved"
    attempt.again()
    attempt.play("7c7d")
    assert attempt.play("> 3c") == "failed"


def test_a_goal_may_be_set_in_python_for_any_position() -> None:
    history = Record.parse("rules base, spade-three\nhands X9c / 3sKd / 4h5h\na X\n").history()
    task = Task.of(history, Goal(((Part("leads b"), Part("plays c", wanted=False)),)))
    assert str(task.goal) == "leads b, not plays c"
    assert Attempt(task).play("3s") == "solved"
    assert Task.of(history, "leads b").right_moves


# --- what the others do --------------------------------------------------------------------------


def test_the_others_do_what_the_script_says_where_they_can() -> None:
    attempt = Attempt(Task.parse(PASS))
    assert attempt.play("-") == "open"
    assert line_text(attempt.line[0].state, attempt.answer) == "b -  c 5c5d"
    attempt.again()
    assert attempt.play("Jc") == "failed"
    assert "c plays Q♠" in attempt.why.en


def test_without_a_script_a_goal_has_to_hold_whatever_the_others_do() -> None:
    task = Task.parse(PASS.replace("script b -  c 5c5d\n", ""))
    assert task.right_moves == ()


def test_a_bot_may_play_for_the_others() -> None:
    task = Task.parse(PASS.replace("c 5c5d", "steady"))
    assert str(task.start.script) == "b - steady"
    attempt, other = Attempt(task), Attempt(task)
    assert (attempt.play("-"), attempt.line) == (other.play("-"), other.line)


def test_a_call_of_the_learner_uses_up_no_move_of_the_script() -> None:
    task = Task.parse(
        "rules base, suit-bind(declared=true)\ngoal finishes a in 3\nscript b 6c  c 7c\n"
        "hands 5c9d / 6cTd / 7c8cJh\n"
    )
    led = find_play(task.history.now.game, "5c")
    assert isinstance(led, Play)
    state = task.start.after(led, task.learner)
    followed = state.script_move()
    assert followed
    state = state.after(followed, 1)
    assert str(state.after(Call("suit-bind"), task.learner).script_move()) == "7c"


def test_a_drill_may_begin_behind_moves() -> None:
    task = Task.parse(
        "rules base, spade-three\ngoal leads b\nhands X9c / 3sKd / 4h5h\na X   # A joker.\n"
    )
    assert task.learner == 1
    assert task.lesson.en == "A joker."
    assert Attempt(task).play("3s") == "solved"


def test_a_lesson_is_read_in_each_language_and_in_english_where_it_is_not_translated() -> None:
    lesson = Task.parse(OUT).lesson
    assert lesson == ("An 8 keeps the lead.", "8で親を続けます。", "An 8 keeps the lead.")


@pytest.mark.parametrize("sign", ["\r", "\r\n"])
def test_a_lesson_is_parted_where_the_lines_of_a_file_are(sign: str) -> None:
    assert Task.parse(OUT.replace("\n", sign)).lesson == Task.parse(OUT).lesson


@pytest.mark.parametrize("sign", ["\u2028", "\x85", "\x0b"])
def test_a_lesson_is_not_parted_within_a_line(sign: str) -> None:
    assert Task.parse(OUT.replace("An 8 ", f"An 8{sign}ja: ")).lesson.ja == "8で親を続けます。"


@pytest.mark.slow
def test_where_there_is_too_much_to_try_a_drill_is_judged_as_it_goes() -> None:
    hands = "3c4c5d6h7s8cTdQs / 3d4d5h6c7d8hTcQd / 3h4h5c6d7h8dThQh"
    task = Task.parse(f"rules base\ngoal not fouls a in 9\nhands {hands}\n")
    attempt = Attempt(task)
    assert attempt.play("3c") == "open"
    with pytest.raises(RecordError, match="too much"):
        task.prove()


def test_a_move_is_told_before_what_chance_decides_after_it() -> None:
    (drill,) = lesson_drills("re-king")
    told = line_story(drill.start, drill.solution).en
    assert "c plays K♦. Re:KING: c takes" in told
