"""Defaults of settings: by a notebook, a variable, a file; a call wins over all of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import (
    Drill,
    Progress,
    Quiz,
    Replay,
    Table,
    defaults,
    houses,
    rule,
    rules,
    teach,
)
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.table.session import defaults as module
from tests.core.languages import LETTERS
from tests.table.playing import sent

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\na 3c\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a test a folder of a user who has chosen nothing yet."""
    for name in ("HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("DAIFUGO_DEFAULTS")
    module._notebook.clear()
    yield tmp_path
    module._notebook.clear()


def file() -> Path:
    found = module.defaults_file()
    assert found is not None
    return found


def write(text: str) -> None:
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_text(text, encoding="utf-8")


def test_of_a_notebook_everything_begins_with_them() -> None:
    assert defaults(lang="ja", theme="dark", pace="fast", deck="four") == {
        "lang": "ja",
        "theme": "dark",
        "pace": "fast",
        "deck": "four",
    }
    for shown in (Table(record=RECORD), Replay(RECORD), Drill(), Quiz(RECORD)):
        assert (shown.lang, shown.theme, shown.pace, shown.deck) == ("ja", "dark", "fast", "four")
        assert LETTERS["ja"].search(shown.words["button.next"])


SPEAKERS: dict[str, Callable[..., Any]] = {
    "lesson": lambda **given: teach.lesson("revolution", **given).text,
    "rule": lambda **given: rule("revolution", **given),
    "rules": lambda **given: rules("revolution", **given),
    "houses": lambda **given: houses("standard", "uecda", **given),
    "order": lambda **given: teach.order("standard", "revolution", **given).html,
    "trick": lambda **given: teach.trick(RECORD, **given),
    "progress": lambda **given: Progress("marks.jsonl").show(**given),
}


@pytest.mark.parametrize("name", SPEAKERS)
def test_what_is_shown_of_rules_speaks_the_language_too(
    name: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    show = SPEAKERS[name]
    english = str(show())
    defaults(lang="ko")
    assert str(show()) == str(show(lang="ko")) != english
    assert str(show(lang="en")) == english


def test_the_nearest_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Table().size]
    write('{"size": "small"}')
    found.append(Table().size)
    monkeypatch.setenv("DAIFUGO_DEFAULTS", "size=normal, legal_only=true")
    found.append(Table().size)
    defaults(size="large")
    found += [Table().size, Table(size="auto").size]
    assert found == ["auto", "small", "normal", "large", "auto"]
    assert Table().legal_only


def test_pictures_that_are_committed_ignore_all_but_the_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write('{"lang": "ko"}')
    defaults(theme="dark")
    monkeypatch.setenv("DAIFUGO_DEFAULTS", "off")
    table = Table(record=RECORD, lang="ja")
    assert (table.lang, table.theme, Table().lang) == ("ja", "auto", "en")
    assert "remember" not in table.state["can"]


def test_a_wrong_default_of_a_notebook_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="there is no 'them'; did you mean theme"):
        defaults(them="dark")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="theme cannot be 'drak'; it must be one of auto, light"):
        defaults(lang="ja", theme="drak")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="open_hands is chosen for each table; defaults are lang"):
        defaults(open_hands=True)  # type: ignore[call-arg]
    assert defaults() == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '{"lang": "ja", "theme": "drak"}',
            "theme in .*defaults.json is left out: theme",
        ),
        ('{"lang": "ja", "them": 1}', "them in .*defaults.json is left out: .* did you mean theme"),
        ('{"lang": "ja", "paused": true}', "paused is chosen for each table"),
    ],
)
def test_of_a_file_what_is_wrong_is_named_and_the_rest_counts(text: str, said: str) -> None:
    write(text)
    with pytest.warns(UserWarning, match=said):
        assert Table().lang == "ja"


@pytest.mark.parametrize("text", ["", "{", "[]"])
def test_a_file_that_is_none_is_named_and_left_as_it_is(text: str) -> None:
    write(text)
    with pytest.warns(UserWarning, match="defaults.json is left out"):
        table = Table(record=RECORD)
    assert "could not be kept" in sent(table, do="remember")["notice"]
    assert file().read_text(encoding="utf-8") == text


def test_of_the_variable_what_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIFUGO_DEFAULTS", "lang=ja theme=drak")
    with pytest.warns(UserWarning, match="theme in DAIFUGO_DEFAULTS is left out: theme cannot be"):
        assert Table().lang == "ja"


# --- the menu of a table -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_changed_in_the_menu_is_remembered_and_said(lang: Any) -> None:
    table = Table(record=RECORD)
    assert "remember" in table.state["can"]
    sent(table, do="set", key="lang", value=lang)
    sent(table, do="set", key="pace", value="fast")
    sent(table, do="set", key="open_hands", value=True)
    notice = sent(table, do="remember")["notice"]
    assert notice.startswith("New tables") if lang == "en" else LETTERS[lang].search(notice)
    kept = json.loads(file().read_text(encoding="utf-8"))
    assert kept == {"pace": "fast"} | ({} if lang == "en" else {"lang": lang})
    other = Table()
    assert (other.lang, other.pace, other.open_hands) == (lang, "fast", False)


def test_what_is_changed_back_is_remembered_too_and_what_else_is_kept_stays() -> None:
    write('{"theme": "dark", "size": "large"}')
    table = Table(record=RECORD)
    sent(table, do="set", key="theme", value="auto")
    sent(table, do="remember")
    assert json.loads(file().read_text(encoding="utf-8")) == {"theme": "auto", "size": "large"}


@pytest.mark.parametrize("make", [lambda: Replay(RECORD), Drill, lambda: Quiz(RECORD)])
def test_replays_drills_and_quizzes_have_the_button_too(make: Any) -> None:
    shown = make()
    assert "remember" in shown.state["can"]
    sent(shown, do="set", key="theme", value="dark")
    sent(shown, do="remember")
    assert Table().theme == "dark"


def test_a_folder_that_cannot_be_written_is_said(home: Path) -> None:
    (home / "daifugo_widget").write_text("no folder", encoding="utf-8")
    file().parent.parent.mkdir(parents=True, exist_ok=True)
    if not file().parent.exists():
        file().parent.write_text("no folder", encoding="utf-8")
    table = Table(record=RECORD)
    assert "could not be kept in" in sent(table, do="remember")["notice"]


def test_in_a_browser_there_is_no_file_and_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(record=RECORD)
    monkeypatch.setattr("sys.platform", "emscripten")
    defaults(lang="ja")
    assert Table().lang == "ja"
    assert "remember" not in sent(table, do="calm")["can"]
