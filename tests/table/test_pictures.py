"""Without a kernel a notebook shows a still picture; the same table gives the same picture."""

import base64
import re
import sys
import xml.etree.ElementTree as ET
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest
from IPython.core.formatters import DisplayFormatter
from ipywidgets import Widget

from daifugo_widget import Quiz, Table
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.table.still import html_output
from daifugo_widget.table.still.picture import WIDTH, describe, still, svg
from daifugo_widget.table.still.terminal_text import width
from daifugo_widget.table.telling.plain_text import cards_text, sentence_text
from daifugo_widget.table.wire.contract import State
from tests.table.golden import RECORD


def bundle(table: Table) -> dict[str, Any]:
    data, _metadata = table._repr_mimebundle_()
    return dict(data)


def test_the_same_table_has_the_same_picture_and_text() -> None:
    first, second = (Table("standard, seven-pass", seed=3) for _ in range(2))
    assert bundle(first)["text/html"] == bundle(second)["text/html"]
    assert repr(first) == repr(second) == "Table('standard, seven-pass', players=4)"
    assert str(first) == str(second)


def test_the_bundle_has_the_view_and_the_picture() -> None:
    data = bundle(Table(seed=3))
    assert "application/vnd.jupyter.widget-view+json" in data
    assert re.search(r'<img alt="[^"]{40,}" .*src="data:image/svg\+xml;base64,', data["text/html"])
    assert "run the first code cell of this notebook, then this one" in data["text/html"]


def test_the_picture_is_shown_under_ipywidgets_7_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Widget, "_ipython_display_", lambda widget: None, raising=False)
    data, _metadata = DisplayFormatter().format(Table(seed=3))  # type: ignore[no-untyped-call]
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "<img" in data["text/html"]


def test_the_bundle_switches_widgets_on_in_colab(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = SimpleNamespace(_installed_url="https://manager.js")
    colab = SimpleNamespace(_widgets=installed, enable_custom_widget_manager=lambda: None)
    monkeypatch.setitem(sys.modules, "google.colab.output", cast(ModuleType, colab))
    _, told = Table(seed=3)._repr_mimebundle_()
    manager = told["application/vnd.jupyter.widget-view+json"]["colab"]["custom_widget_manager"]
    assert manager == {"url": "https://manager.js"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 4, 9])
def test_a_picture_is_sound_svg(players: int, lang: Lang) -> None:
    rules = "two-player" if players == 2 else "standard"
    names = {"b": "<b>&\"' \0\x1b\ufffe"}
    table = Table(rules, players=players, seed=3, lang=lang, names=names)
    root = ET.fromstring(svg(table.still_state(), table.words))
    assert root.tag.endswith("svg")
    assert len(still(table.still_state(), table.words)) < 20_000


LONG = "Bartholomew Featherstonehaugh-Cholmondeley of Nether Wallop", "とても長い名前" * 6


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("players", [2, 4, 9])
def test_no_words_run_out_of_the_picture_however_long_names_are(players: int, name: str) -> None:
    rules = "two-player" if players == 2 else "standard"
    names = dict.fromkeys("abcdefghi"[:players], name)
    table = Table(rules, players=players, seed=3, names=names, seats="a", pace="once")
    state = {**table.still_state(), "title": name * 3}
    root = ET.fromstring(svg(cast(State, state), table.words))
    texts = [text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.text]
    assert any("…" in (text.text or "") for text in texts)
    for text in texts:
        wide = width(text.text or "") * float(text.get("font-size", "")) * 0.5
        anchor = {"middle": 0.5, "end": 1.0}.get(text.get("text-anchor", ""), 0.0)
        left = float(text.get("x", "")) - wide * anchor
        assert left >= 0
        assert left + wide <= WIDTH


@pytest.mark.parametrize(("held", "narrow"), [(13, False), (39, True)])
def test_both_figures_of_a_ten_are_in_sight_however_many_cards_are_held(
    held: int, narrow: bool
) -> None:
    table = Table(seed=1)
    state = cast(State, {**table.still_state(), "hand": ["Th"] * held})
    assert ("textLength" in svg(state, table.words)) is narrow


def test_the_picture_shows_no_other_hand() -> None:
    table = Table(seed=3)
    drawn = svg(table.still_state(), table.words)
    assert drawn.count('font-weight="700">') <= 60
    shown = re.search(r"base64,([^\"]+)", still(table.still_state(), table.words))
    assert shown
    in_light = re.sub(r"<style>.*?</style>", "", base64.b64decode(shown[1]).decode())
    assert in_light == drawn


def test_a_picture_is_dark_where_the_notebook_is() -> None:
    table = Table(seed=3)
    html = still(table.still_state(), table.words)
    shown = re.search(r"base64,([^\"]+)", html)
    assert shown
    drawn = base64.b64decode(shown[1]).decode()
    colours = set(re.findall(r'(?:fill|stroke)="(#\w+)"', drawn.partition("</style>")[2]))
    in_dark = re.findall(r'\[fill="(#\w+)"\]\{fill:#\w+\}', drawn)
    assert "prefers-color-scheme:dark" in drawn
    assert colours <= set(in_dark)


@pytest.mark.parametrize("players", [3, 4, 8])
def test_a_long_open_hand_is_shown_whole_and_keeps_to_its_box(players: int) -> None:
    table = Table("base", players=players, seed=3, open_hands=True)
    hands = [seat["hand"] for seat in table.state["seats"][1:]]
    small = r'font-size="12"[^>]*>((?:[\dJQKA]+[♣♦♥♠] ?|★ ?)+)</text>'
    drawn = re.findall(small, svg(table.still_state(), table.words))
    assert " ".join(drawn) == " ".join(map(cards_text, hands))
    assert all(len(line.split()) < 7 for line in drawn)
    low = re.findall(r'y="(\d+)"', svg(table.still_state(), table.words))
    high = re.search(r'height="(\d+)"', still(table.still_state(), table.words))
    assert high is not None
    assert max(map(int, low)) < int(high[1])


def test_the_picture_says_in_words_what_it_shows() -> None:
    table = Table(record=RECORD)
    assert describe(table.still_state()) == (
        "Daifugō: standard rules with changes, game 1. You 3, Ken 2, Hana 3, Yuki 3. "
        "You 7♣ 7♦. K♣ 9♠ ★. Your turn. Seven pass: Give Ken up to 2 of your cards."
    )


def test_in_a_kernel_the_picture_is_an_output_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(html_output, "in_kernel", lambda: True)
    monkeypatch.setattr(
        "IPython.display.display", lambda data, metadata, **_: shown.append(data["text/html"])
    )
    bundle(Table(seed=3))
    assert len(shown) == 1
    assert f'class="daifugo-still {Table(seed=3).picture}"' in shown[0]


def test_a_table_is_readable_in_a_terminal() -> None:
    table = Table(record=RECORD)
    assert str(table).splitlines() == [
        "Daifugō · standard rules with changes · game 1",
        "  Revolution: 3 is the strongest number",
        "  Seven pass: your choice",
        "> You: Daihinmin, 3 cards",
        "  Ken: Daifugō, 2 cards",
        "  Hana: Fugō, 3 cards",
        "  Yuki: Hinmin, 3 cards",
        "You 7♣ 7♦",
        "weak 2 A K Q J 10 9 8 [7] 6 5 4 3 ★ strong",
        "K♣ 9♠ ★",
        "Your turn. Seven pass: Give Ken up to 2 of your cards.",
    ]


def test_the_picture_of_a_lesson_says_what_it_asks() -> None:
    quiz = Quiz.for_rule("eight-cut", kinds=["happens"])
    drawn = svg(quiz.still_state(), quiz.words)
    assert "What happens?" in drawn
    assert all(button["label"] in drawn for button in quiz.state["task"]["buttons"][:2])
    assert "What happens?" in describe(quiz.still_state())


def test_the_picture_of_a_question_asks_it_once_and_ends_with_the_choices() -> None:
    quiz = Quiz.for_rule("winning", game="nap", kinds=["takes"])
    state = quiz.still_state()
    asked = sentence_text(state, state["task"]["text"])
    assert svg(state, quiz.words).count(asked) == 1
    assert describe(state).endswith(f". {asked} ○ a   ○ b   ○ c.")


def test_the_picture_of_an_exchange_tells_of_no_trick() -> None:
    new = "nothing lies here yet"
    leading = Table(record="rules base\nhands 3c / 4c / 5c\n", pace="step")
    assert new in svg(leading.still_state(), leading.words)
    hands = "3c4c5c6c / 3d4d5d6d / 3h4h5h6h / 3s4s5s6s"
    classes = "a=daifugo b=fugo c=hinmin d=daihinmin"
    record = f"rules base, exchange-facedown\nhands {hands}\nclasses {classes}\nphase exchange\n"
    exchange = Table(record=record)
    assert new not in svg(exchange.still_state(), exchange.words)


def test_a_long_prompt_goes_on_in_a_second_line() -> None:
    state = Table(seed=1).still_state()
    state["prompt"]["text"] = ["word " * 40]
    lines = re.findall(r">((?:word ?)+)<", svg(state, {**Table(seed=1).words}))
    assert len(lines) > 1
    assert all(len(line) < 100 for line in lines)
