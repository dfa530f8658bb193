"""A table on a page without a notebook: its address is judged, states go out, messages come in."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from daifugo_widget import Table, project_address
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.table.page.page_table import PageTable, open_page_table
from daifugo_widget.table.page.query import TableQuery
from daifugo_widget.table.telling.words.inviting import INVITING

SITE = "https://example.org/daifugo/"


class Page:
    """A page that keeps what it is told."""

    def __init__(self, address: str = "", languages: str = "en") -> None:
        self.told: list[dict[str, Any]] = []
        self.table = open_page_table(address, languages, self.hear)

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    @property
    def state(self) -> dict[str, Any]:
        states = (each["traits"]["state"] for each in reversed(self.told) if "traits" in each)
        return dict(next(states))

    def send(self, **message: object) -> None:
        assert isinstance(self.table, PageTable)
        self.table.take(json.dumps({"version": self.state["version"], "view": 1, **message}))


def test_the_usual_table_is_dealt_with_its_words() -> None:
    page = Page("?seed=7")
    first = page.told[0]["traits"]
    assert first["state"]["house"] == "standard rules"
    assert len(first["state"]["hand"]) == 14
    assert first["words"]["button.play"] == "Play"


@pytest.mark.parametrize("lang", LANGS)
def test_no_notebook_is_spoken_of_where_there_is_none(lang: Lang) -> None:
    notebook, page = Table(lang=lang).words, Page(f"?lang={lang}").told[0]["traits"]["words"]
    assert page.keys() == notebook.keys() - INVITING.keys()
    apart = {key for key in page if page[key] != notebook[key]}
    assert apart == {"dead", "theme.auto"}
    own = {"en": "notebook", "ja": "ノートブック", "ko": "노트북"}[lang]
    assert all(own in notebook[key] and own not in page[key] for key in apart)


def test_words_are_told_again_only_if_they_change() -> None:
    page = Page("?seed=7")
    page.send(do="set", key="deck", value="four")
    assert "words" not in page.told[-1]["traits"]
    page.send(do="set", key="lang", value="ja")
    assert page.told[-1]["traits"]["words"]["button.play"] == "出す"


def test_a_message_moves_and_a_look_up_is_answered() -> None:
    page = Page("?rules=base&seed=1")
    assert page.state["prompt"]["kind"] == "play"
    assert "9c" in page.state["hand"]
    page.send(do="play", cards="9c9h")
    assert not {"9c", "9h"} & {*page.state["hand"]}
    page.send(ask="hello", id=5)
    assert page.told[-1] == {"reply": {"id": 5, "reply": True}}


def test_no_other_hand_and_no_seed_reaches_the_page() -> None:
    page = Page("?seed=987654")
    assert [seat["hand"] for seat in page.state["seats"]] == [None] * 4
    assert "987654" not in json.dumps(page.told)


@pytest.mark.parametrize(
    ("languages", "lang"), [("ja-JP,en-US", "ja"), ("fr,ko", "ko"), ("fr", "en"), ("", "en")]
)
def test_the_language_is_the_first_that_the_browser_knows(languages: str, lang: str) -> None:
    assert Page("", languages).state["settings"]["lang"] == lang
    assert Page("?lang=ko", languages).state["settings"]["lang"] == "ko"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("?rules=revolutoin", "did you mean revolution?"),
        ("?rule=base", "did you mean rules?"),
        ("?seed=x", "seed is a whole number, not 'x'"),
        ("?lang=fr", "it must be one of en, ja, ko"),
        ("?players=99", "99 cannot play: 2 to 9 players can"),
        ("?players=0", "players is a whole number of at least 1"),
        ("?rules=" + 9000 * "a", "too long"),
    ],
)
def test_a_wrong_address_is_told_in_words(address: str, said: str) -> None:
    page = Page(address)
    assert page.table is None
    [told] = page.told
    assert said in told["wrong"]


def test_it_is_told_in_the_language_of_the_browser() -> None:
    [told] = Page("?rules=revolutoin", "ja").told
    assert "もしかして" in told["wrong"]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Table(),
        lambda: Table("standard, -revolution", seed=7, lang="ja"),
        lambda: Table("nap", players=3),
        lambda: Table("base, deck(ranks=3+4+5)", players=3),
    ],
)
def test_a_link_opens_a_table_like_this_one(make: Callable[[], Table]) -> None:
    table = make()
    site, _, address = table.link(SITE).partition("play/")
    assert site == SITE
    query = TableQuery.read(address)
    assert (query.rules, query.lang) == (
        str(table.session.match.rules),
        table.state["settings"]["lang"],
    )
    page = Page(address)
    assert len(page.state["seats"]) == table.session.people.players


def test_a_link_has_the_seed_that_is_named_and_never_that_of_the_table() -> None:
    assert "seed" not in Table(seed=4321).link(SITE)
    assert Table(seed=4321).link(SITE, seed=5).endswith("play/?seed=5")


@pytest.mark.parametrize("site", ["", "play", "ftp://example.org", "https://"])
def test_a_link_needs_a_site(site: Any) -> None:
    with pytest.raises(SpokenError, match="no address of a site"):
        Table().link(site)


def test_a_link_leads_to_the_site_of_the_project_once_it_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(project_address, "REPOSITORY", "")
    with pytest.raises(SpokenError, match="the project has no site yet: name the one"):
        Table().link()
    monkeypatch.setattr(project_address, "REPOSITORY", "https://github.com/mina/cards")
    assert Table().link() == "https://mina.github.io/cards/play/"


PROBE = """
import sys
from daifugo_widget.table.page.page_table import open_page_table
open_page_table("?seed=1", "en", print).take('{"ask": "hello", "id": 1}')
print(*{"anywidget", "ipywidgets", "traitlets", "IPython", "tqdm", "filelock"} & {*sys.modules})
"""


def test_it_needs_nothing_of_a_notebook() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE], capture_output=True, encoding="utf-8", check=True
    )
    *told, loaded = done.stdout.splitlines()
    assert len(told) == 2
    assert loaded == ""
