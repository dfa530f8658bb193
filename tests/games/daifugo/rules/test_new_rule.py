"""A rule is added as the guide says, in a copy of the checkout: at four places and nowhere else.

The guide is "A rule for the catalogue" in ``docs/writing-rules.md``. What else speaks of all rules
is made from the catalogue: the house of all rules, the list, cards, drills, quizzes, and the tests
that hold each rule and each option to something.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
GUIDE = ROOT / "docs/writing-rules.md"
RULES = "daifugo_widget/games/daifugo/rules"
LEFT_OUT = shutil.ignore_patterns(".*", "js", "node_modules", "__pycache__", "dist", "build")

CLASS = '''"""The jack cut."""

from ...engine.rule import rule
from ..numbers import stairs_option
from .common import CutByNumber


@rule("jack-cut", en="Jack cut", ja="J切り", ko="J 끊기", stage="flow")
class JackCut(CutByNumber):
    """A play that contains a jack makes the trick flow, and its player leads."""

    number = "J"
    in_stairs = stairs_option(False)

    example = """
        hands  Jc3d / Tc9d / 5s6s
        a Jc        # A jack: the trick flows, and its player leads.
        = leads a, top -
        a 3d
        = out a, turn b
    """
'''
RECORDS = """---
title  A jack in stairs cuts where that is chosen
rules  base, stairs, jack-cut(in_stairs=true)
hands  9cTcJc3d / QcKcAc5d / 5s6s
a 9cTcJc
= leads a
---
title  A jack in stairs cuts nothing as the rule is usually played
rules  base, stairs, jack-cut
hands  9cTcJc3d / QcKcAc5d / 5s6s
a 9cTcJc
= turn b
"""


def write_class(checkout: Path) -> None:
    (checkout / RULES / "cuts/jacks.py").write_text(CLASS, encoding="utf-8")


def give_place(checkout: Path) -> None:
    contents = checkout / RULES / "contents.py"
    line = '        "eleven-back",\n'
    text = contents.read_text(encoding="utf-8")
    assert text.count(line) == 1
    contents.write_text(text.replace(line, f'        "jack-cut",\n{line}'), encoding="utf-8")


def write_records(checkout: Path) -> None:
    with (checkout / "tests/records/in-stairs.dfg").open("a", encoding="utf-8") as file:
        file.write(RECORDS)


STEPS = {
    "Write the class": write_class,
    "Give it its place": give_place,
    "Write records": write_records,
}
"""What one edits, by the first words of each step of the guide."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a copy of the checkout to which a rule was added."""
    copy = tmp_path_factory.mktemp("new-rule") / "checkout"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    for edit in STEPS.values():
        edit(copy)
    yield copy
    shutil.rmtree(copy)


def run(checkout: Path, *arguments: str) -> str:
    """Run Python in the copy, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_has_these_steps_and_no_other() -> None:
    section = GUIDE.read_text(encoding="utf-8").partition("## A rule for the catalogue\n")[2]
    steps = re.findall(r"^\d+\. (.*)$", section.partition("\n## ")[0], re.M)
    assert len(steps) == len(STEPS)
    assert all(step.startswith(words) for step, words in zip(steps, STEPS, strict=True))


def test_the_rule_is_wherever_all_rules_are(checkout: Path) -> None:
    assert "  jack-cut: Jack cut / J切り" in run(checkout, "-m", "daifugo_widget", "rules")
    shown = run(
        checkout,
        "-c",
        "from daifugo_widget import RuleSet, rule\n"
        "print('jack-cut' in RuleSet('everything'), rule('jack-cut'))\n"
        "print(rule('jack-cut').drill(), rule('jack-cut').quiz())",
    )
    assert shown.startswith("True Jack cut / J切り / J 끊기 (jack-cut)")
    assert "Taught in the chapter “Jacks, queens and kings”" in shown


def test_its_records_hold(checkout: Path) -> None:
    printed = run(checkout, "-m", "daifugo_widget", "check", "tests/records/in-stairs.dfg")
    assert "ok A jack in stairs cuts where that is chosen" in printed


@pytest.mark.slow
def test_the_tests_of_all_rules_hold_it_to_what_they_ask(checkout: Path) -> None:
    of_all_rules = ("engine/test_option_values.py", "rules/test_examples.py", "rules/test_texts.py")
    paths = [f"tests/games/daifugo/{path}" for path in of_all_rules]
    paths += ["tests/teach/test_course.py", "tests/teach/test_houses.py"]
    about = "jack or everything or section or teaches_each"
    printed = run(checkout, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", about, *paths)
    assert "in_a_record[jack-cut-in_stairs] PASSED" in printed


def test_an_exercise_on_it_is_dealt_by_one_command(checkout: Path) -> None:
    code = "from daifugo_widget import drills; print(drills.make_drill('jack-cut'))"
    dealt = run(checkout, "-c", code)
    assert "jack-cut" in dealt
    assert "\ngoal " in dealt


def test_translators_find_its_words_by_one_command(checkout: Path) -> None:
    run(checkout, "-m", "tools.words")
    for language in ("ja", "ko"):
        catalogue = checkout / RULES / "locale" / language / "LC_MESSAGES/cuts.po"
        assert "#. jack-cut: what the rule does" in catalogue.read_text(encoding="utf-8")
