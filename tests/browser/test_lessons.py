"""Drills, quizzes and lessons as a learner meets them in a notebook."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.notebook import Notebook
from tests.browser.test_steady import RESIZED
from tests.checking import some

DRILL = """
from daifugo_widget import Drill, Progress
progress = Progress("mine.json")
Drill(\"\"\"
title  Two ways to the lead
rules  base, eight-cut
goal   leads a
hands  8cKd3s / As9c4d / 2hTd5c
trick  c:6s
# The king may be beaten; the eight cannot.
\"\"\", progress=progress, chapter="mine", pace="once"{more})"""
PICK = """
from daifugo_widget import Drill
Drill(\"\"\"
rules   base, exchange-pick
goal    finishes a in 3
classes a=fugo b=heimin c=hinmin
phase   exchange
hands   4s9c9d / 7hTs / 5d6h9h2c
c > 5d6h9h2c
\"\"\", pace="once")"""
QUIZ = """
from daifugo_widget import Quiz
quiz = Quiz.for_rule("{rule}", count=2, kinds=["{kind}"]{more})
quiz"""


class LessonView:
    """A drill or a quiz: its task and its table."""

    def __init__(self, place: Locator) -> None:
        self.root = place.locator("section.dfg")
        self.root.wait_for()
        self.task = self.root.locator(".task")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name)

    def card(self, name: str) -> None:
        self.root.get_by_role("option", name=name).click(position={"x": 8, "y": 8})


def laid(notebook: Notebook, *cells: str) -> LessonView:
    return LessonView(notebook.lay(*cells))


@pytest.fixture
def drill(open_notebook: Notebook) -> LessonView:
    return laid(open_notebook, DRILL.format(more=""), "print(list(progress.marks))")


def test_a_wrong_move_is_answered_and_tried_again(drill: LessonView) -> None:
    expect(drill.task).to_contain_text("In one move, get the lead.")
    drill.card("K of diamonds")
    drill.button("Play K").click()
    expect(drill.task).to_contain_text("Ken plays A")
    expect(drill.task).to_contain_text("The goal “get the lead” is missed.")
    drill.button("Try again").click()
    expect(drill.root.get_by_role("option")).to_have_count(3)


def test_a_right_move_solves_it_and_is_marked(drill: LessonView, open_notebook: Notebook) -> None:
    drill.card("8 of clubs")
    drill.button("Play 8").click()
    expect(drill.task).to_contain_text("Solved! ✦✦✦")
    expect(drill.task).to_contain_text("The king may be beaten; the eight cannot.")
    open_notebook.run(1)
    expect(open_notebook.output(1)).to_contain_text("kind='drill'")


def test_a_try_that_is_over_is_nobodys_turn(drill: LessonView) -> None:
    edge = "e => getComputedStyle(e).borderLeftWidth"
    ask = drill.root.locator(".ask")
    before = ask.evaluate(edge)
    drill.card("8 of clubs")
    drill.button("Play 8").click()
    expect(ask).to_contain_text("The drill is solved.")
    assert (before, ask.evaluate(edge)) == ("4px", "0px")


def test_the_solution_is_played_out(drill: LessonView) -> None:
    drill.button("Solution").click()
    expect(drill.root.get_by_role("tabpanel")).to_contain_text("You play 8♣")


def test_the_keyboard_stays_in_the_lesson_from_move_to_solution(drill: LessonView) -> None:
    drill.card("K of diamonds")
    drill.button("Play K").press("Enter")
    expect(drill.button("Try again")).to_be_focused()
    drill.button("Try again").press("Enter")
    expect(drill.root.locator("[role=option][tabindex='0']")).to_be_focused()
    drill.button("Solution").press("Enter")
    expect(drill.button("Try again")).to_be_focused()


def test_the_keyboard_goes_from_an_answer_to_the_next_question(open_lab: Notebook) -> None:
    quiz = laid(open_lab, QUIZ.format(rule="suit-bind", kind="legal", more=""))
    quiz.button("Show the answer").press("Enter")
    expect(quiz.button("Next question")).to_be_focused()
    quiz.button("Next question").press("Enter")
    # A busy host may still be moving the focus as the output settles, and take the first key.
    quiz.task.page.wait_for_timeout(2000)
    if quiz.button("Next question").is_visible():
        quiz.button("Next question").press("Enter")
    expect(quiz.task.locator("button[aria-pressed]").first).to_be_focused()


def test_a_question_is_answered_by_choice(open_notebook: Notebook) -> None:
    quiz = laid(open_notebook, QUIZ.format(rule="eight-cut", kind="happens", more=""))
    expect(quiz.task).to_contain_text("What happens?")
    quiz.button("Show the answer").click()
    expect(quiz.task).to_contain_text("Eight cut")
    quiz.button("Next question").click()
    expect(quiz.task).to_contain_text("Question 2 of 2")


def test_a_question_is_answered_by_cards_on_the_table(open_lab: Notebook) -> None:
    cell = QUIZ.format(rule="eight-cut", kind="show", more="")
    quiz = laid(open_lab, cell, "print(quiz.results)")
    quiz.card("8 of")
    quiz.button("Play 8").click()
    expect(quiz.task).to_contain_text("Right")
    open_lab.run(1)
    expect(open_lab.output(1)).to_contain_text("1 of 1 right")


def test_a_question_about_the_order_shows_no_order(open_lab: Notebook) -> None:
    quiz = laid(open_lab, QUIZ.format(rule="revolution", kind="order", more=""))
    expect(quiz.task).to_contain_text("order of strength")
    expect(quiz.root.locator(".ruler")).to_be_hidden()
    quiz.button("Show the answer").click()
    expect(quiz.root.locator(".ruler")).to_be_visible()


def test_a_question_on_plays_has_several_answers(open_lab: Notebook) -> None:
    quiz = laid(open_lab, QUIZ.format(rule="suit-bind", kind="legal", more=""))
    choices = quiz.task.locator("button[aria-pressed]")
    choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    quiz.button("Answer").first.click()
    expect(quiz.task.locator("p").last).not_to_be_empty()


def test_a_question_that_was_answered_wrong_can_be_answered_again(open_lab: Notebook) -> None:
    quiz = laid(open_lab, QUIZ.format(rule="eight-cut", kind="show", more=""))
    quiz.card("3 of")
    quiz.button("Play 3").click()
    expect(quiz.task).to_contain_text("Not quite")
    quiz.card("3 of")
    quiz.card("8 of")
    quiz.button("Play 8").click()
    expect(quiz.task).to_contain_text("Right")


@pytest.mark.parametrize("width", [400, 700, 968])
def test_a_tray_that_goes_leaves_what_stands_below_a_drill(open_lab: Notebook, width: int) -> None:
    drill = laid(open_lab, PICK)
    drill.root.evaluate(RESIZED, width)
    height = "root => root.offsetHeight"
    before = drill.root.evaluate(height)
    drill.card("2 of clubs")
    drill.button("Take 2").click()
    expect(drill.root.locator("[data-tray=true]")).to_have_count(0)
    assert drill.root.evaluate(height) == pytest.approx(before, abs=1)  # of parts of a pixel


@pytest.mark.parametrize("width", [400, 700, 968])
def test_what_is_said_of_a_try_moves_nothing(open_lab: Notebook, width: int) -> None:
    drill = laid(open_lab, DRILL.format(more=""))
    drill.root.evaluate(RESIZED, width)
    before = drill.root.bounding_box()
    drill.card("8 of clubs")
    drill.button("Play 8").click()
    expect(drill.task).to_contain_text("Solved!")
    after = drill.root.bounding_box()
    assert before
    assert after
    assert abs(after["height"] - before["height"]) < 1


def test_the_buttons_of_a_task_begin_where_its_words_do(open_lab: Notebook) -> None:
    drill = laid(open_lab, DRILL.format(more=""))
    left = "element => element.getBoundingClientRect().left"
    words = drill.task.locator("p").first.evaluate(left)
    assert abs(drill.button("Solution").evaluate(left) - words) < 1


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize(
    "cell",
    [DRILL, QUIZ.replace("{kind}", "legal").replace("{rule}", "suit-bind")],
    ids=["drill", "quiz"],
)
def test_axe_finds_nothing_and_a_narrow_one_fits(narrow: Notebook, cell: str, lang: str) -> None:
    lesson = laid(narrow, cell.format(more=f', lang="{lang}"'))
    assert findings(Axe().run(narrow.page, context=".dfg").response) == []
    wide = "root => [...root.querySelectorAll('*')].filter(e => e.scrollWidth > root.offsetWidth)"
    assert lesson.root.evaluate(f"root => ({wide})(root).length") == 0


def test_a_lesson_goes_by_steps_and_is_axe_clean_at_each(narrow: Notebook) -> None:
    output = narrow.lay("from daifugo_widget import teach\nteach.lesson('eight-cut')")
    expect(output).to_contain_text("makes the trick flow")
    lesson = output.locator("section.dfg")
    expect(lesson).to_have_count(1)
    lesson.locator(".task [aria-pressed]").first.click()
    for step in some(range(2, 10), 8):
        expect(lesson.locator(".steps small")).to_have_text(f"{step} / 9")
        assert findings(Axe().run(narrow.page, context=".dfg").response) == []
        if step < 9:
            lesson.locator(".go button").last.click()
    expect(lesson.locator(".task")).to_contain_text("You have not answered a question here yet.")
