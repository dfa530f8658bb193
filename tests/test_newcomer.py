"""Questions of a newcomer: README leads to a page, the page to the file that answers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


class Answer(NamedTuple):
    """The page that README links, the place that it leads to, and the words that answer there.

    Without a ``place`` the page itself answers.
    """

    page: str
    place: str
    words: str


QUESTIONS = {
    "Where is Daifugo's table drawn?": Answer(
        "docs/architecture.md", "daifugo_widget/games/daifugo/table/board.py", "def seat_of("
    ),
    "Where does a click arrive?": Answer(
        "docs/architecture.md", "daifugo_widget/table/served_screen.py", "def receive("
    ),
    "Where do I add an option to 8 cut?": Answer(
        "docs/architecture.md",
        "daifugo_widget/games/daifugo/rules/cuts/by_number.py",
        "class EightCut(",
    ),
    "What is a mark?": Answer("docs/glossary.md", "", "| mark | what a rule leaves in force |"),
    "How is a record parsed?": Answer(
        "docs/architecture.md", "daifugo_widget/core/records/parse.py", "record  = header, {line}"
    ),
    "Which words does a translator touch?": Answer(
        "docs/contributing.md",
        "daifugo_widget/games/daifugo/rules/locale",
        "ja/LC_MESSAGES/cuts.po",
    ),
    "How many points does a game of the official match bring?": Answer(
        "docs/architecture.md",
        "daifugo_widget/games/daifugo/rules/official/match.py",
        "def points_for(",
    ),
    "How does a bot choose its move?": Answer(
        "docs/architecture.md", "daifugo_widget/games/daifugo/players/steady.py", "def choose("
    ),
    "What writes the page that a replay exports?": Answer(
        "docs/architecture.md", "daifugo_widget/replay/export.py", "def html("
    ),
    "Who hides the cards that a seat may not see?": Answer(
        "docs/architecture.md", "daifugo_widget/games/daifugo/engine/views.py", "def view("
    ),
    "How does a drill judge a move?": Answer(
        "docs/architecture.md", "daifugo_widget/drills/goal.py", "def judge("
    ),
    "Where does a keyboard shortcut live?": Answer(
        "docs/architecture.md", "js/src/table/keys.ts", "ArrowLeft"
    ),
}


def links_of(page: Path) -> set[Path]:
    return {
        (page.parent / path).resolve() for path in LINK.findall(page.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_newcomer_finds_the_answer_in_three_openings(question: str) -> None:
    page, place, words = QUESTIONS[question]
    assert ROOT / page in links_of(README)
    if not place:
        assert words in (ROOT / page).read_text(encoding="utf-8")
        return
    answer = ROOT / place
    assert answer in links_of(ROOT / page)
    if answer.is_dir():
        assert (answer / words).exists()
    else:
        assert words in answer.read_text(encoding="utf-8")
