"""The example on the card of a rule is told in the language of the table."""

import pytest

from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games import DAIFUGO
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.table.drawing.game_ui import ui_of
from daifugo_widget.table.drawing.rule_cards import example
from daifugo_widget.table.telling.voice import Segment


def told(id: str, lang: Lang, game: str = DAIFUGO) -> list[str]:
    """Return the lines of an example as plain text."""
    ui = ui_of(game)
    return ["".join(map(shown, line)) for line in example(ui, ui.rules.catalogue[id](), lang)]


def shown(part: Segment) -> str:
    return part if isinstance(part, str) else str(part[-1])


@pytest.mark.parametrize(
    ("lang", "note"),
    [
        ("en", "c may not lay a 7 and a 9 on it: they are no pair."),
        ("ja", "cさんは7と9では続けません。ペアではないからです。"),
        ("ko", "c 님은 7과 9로 이을 수 없습니다. 페어가 아니기 때문입니다."),
    ],
)
def test_what_is_noted_at_a_move_is_told_after_it(lang: Lang, note: str) -> None:
    lines = told("groups", lang)
    assert lines.count(note) == 1
    assert "7h9c" in lines[lines.index(note) - 1]


@pytest.mark.parametrize(
    ("lang", "opening"),
    [
        ("en", "Player a, the daifugō, holds 5cKs."),
        ("ja", "aさん（大富豪）の手札は5cKsです。"),
        ("ko", "a 님(대부호)의 손패: 5cKs"),
    ],
)
def test_an_example_opens_with_who_holds_what_and_of_which_class(lang: Lang, opening: str) -> None:
    assert told("miyako-ochi", lang)[0] == opening


def test_what_an_example_lays_for_a_later_game_is_told_when_that_is_dealt() -> None:
    lines = told("dealer", "en")
    dealt = lines.index("The cards are dealt. d leads.")
    assert lines[dealt + 1] == "Player a, the daifugō, holds 7c."
    deals = [line for line in told("chips", "en", "nap") if "has to make" in line]
    assert deals == ["a has to make Two.", "a has to make Nap."]


def test_what_is_refused_is_said_as_what_it_is() -> None:
    assert "b may not pass." in told("pass", "en")
    assert "Card exchange: d may not choose 5s2c." in told("exchange", "en")
    assert "b may not play 5h." in told("strength", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_that_never_acts_has_no_example_to_tell(lang: Lang) -> None:
    assert example(ui_of(DAIFUGO), catalogue()["titles"](), lang) == []
