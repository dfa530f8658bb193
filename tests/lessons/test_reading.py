"""A lesson where nothing can be pressed: its picture, and its steps to be read."""

import re
from pathlib import Path

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import Lang
from daifugo_widget.drills.library import lesson_drills
from daifugo_widget.lessons.reading import lesson_html
from daifugo_widget.lessons.widget import LessonTable


def lesson(rule: str, folder: Path, lang: Lang = "en") -> LessonTable:
    return teach.lesson(rule, lang, progress=Progress(folder / "mine.json")).steps()


def test_its_picture_is_the_moment_at_which_the_rule_acts(tmp_path: Path) -> None:
    shown = str(lesson("eight-cut", tmp_path))
    assert "plays 8" in shown
    assert "The trick flows" in shown


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("exchange", "d gives 2♣ ★ to a"),
        ("dokan", "d calls Dokan"),
        ("revolution-flush", "The order of strength turns round"),
        ("pass", "b passes"),
    ],
)
def test_its_picture_is_that_of_the_film_in_which_the_rule_is_seen(
    rule: str, said: str, tmp_path: Path
) -> None:
    assert said in str(lesson(rule, tmp_path))


def test_its_steps_are_read_with_the_answers_folded_away(tmp_path: Path) -> None:
    html = lesson_html(lesson("eight-cut", tmp_path))
    headings = re.findall("<h3>(.*?)</h3>", html)
    assert headings[0].startswith("Guess")
    assert [each for each in headings if each.startswith("Check ")]
    open_text = re.sub("<details>.*?</details>", "", html)
    assert "and its player leads" not in open_text
    assert "Eight cut: A play that contains an 8" not in open_text
    assert "Eight cut: A play that contains an 8" in html


def test_a_film_stands_where_the_lesson_begins_with_it(tmp_path: Path) -> None:
    html = lesson_html(lesson("exchange", tmp_path), "<iframe></iframe>")
    assert html.index("<iframe>") < html.index("<h3>", html.index("<h3>") + 1)


def test_the_example_is_folded_away_where_the_lesson_begins_with_a_guess(tmp_path: Path) -> None:
    html = lesson_html(lesson("eight-cut", tmp_path), "<iframe></iframe>")
    assert html.endswith("<summary>Example</summary><iframe></iframe></details></div>")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You play 8♥: Eight cut. The trick flows, and you lead. You play 4♣ 4♠."),
        ("ja", "あなたが8♥を出しました：8切り。場が流れて、あなたが親です。"),
        ("ko", "내가 8♥ 카드를 냈습니다: 8 끊기. 판이 흐르고 내가 선입니다."),
    ],
)
def test_what_is_to_be_played_is_answered_by_its_moves_and_what_they_teach(
    lang: Lang, told: str, tmp_path: Path
) -> None:
    html = lesson_html(lesson("eight-cut", tmp_path, lang))
    folded = re.findall("<details>(.*?)</details>", html)
    (answer,) = [each for each in folded if told in each]
    assert lesson_drills("eight-cut")[0].lesson.to(lang) in answer
