"""Settings are keywords: each maker takes them, and help and completion know them."""

from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import jedi
import pytest

from daifugo_widget import Drill, Quiz, Replay, Table
from daifugo_widget.table.session.settings import VALUES, Settings
from tests.core.languages import LETTERS
from tests.tiers import first

RECORD = "rules base\nhands 3c4c / 5c6c\na 3c\n"
MAKERS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "Table": (Table, ()),
    "Replay": (Replay, (RECORD,)),
    "Drill": (Drill, ()),
    "Drill.for_rule": (Drill.for_rule, ("eight-cut",)),
    "Drill.for_game": (Drill.for_game, ("nap",)),
    "Quiz": (Quiz, (RECORD,)),
    "Quiz.for_rule": (Quiz.for_rule, ("eight-cut",)),
    "Quiz.for_game": (Quiz.for_game, ("nap",)),
}


def test_every_setting_has_values_and_a_usual_one() -> None:
    usual = Settings().to_dict()
    assert usual.keys() == VALUES.keys()
    assert all(usual[key] in values for key, values in VALUES.items())


@pytest.mark.parametrize("name", MAKERS)
def test_help_tells_the_settings_with_their_values_and_what_is_usual(name: str) -> None:
    make, source = MAKERS[name]
    shown = signature(make).parameters
    usual = {key: shown[key].default for key in VALUES}
    assert usual == make(*source).session.settings.to_dict()
    for key, values in VALUES.items():
        assert (get_args(shown[key].annotation) or (False, True)) == values


@pytest.mark.parametrize("name", first(MAKERS, 3))
def test_settings_are_completed_in_a_notebook(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two workers that write the same cache trip over each other.
    monkeypatch.setattr(jedi.settings, "cache_directory", str(tmp_path))
    names = {"Table": Table, "Replay": Replay, "Drill": Drill, "Quiz": Quiz}
    found = jedi.Interpreter(f"{name}(pa", [names]).complete()
    assert {"pace=", "paused="} <= {each.name for each in found}


@pytest.mark.parametrize("rules", ["standard", "nap", "napoleon"])
def test_a_setting_that_changes_nothing_in_a_game_is_not_offered_there(rules: str) -> None:
    table: Table[Any, Any] = Table(rules, seed=1)
    offered = {"timer", "auto_pass", "to_end"} & {*table.state["can"]}
    nobody_passes = table.session.ui.may_pass(table.game, 0) is None
    assert offered == (set() if nobody_passes else {"timer", "auto_pass", "to_end"})
    assert nobody_passes is (rules != "standard")


@pytest.mark.parametrize("name", MAKERS)
def test_several_settings_are_changed_by_a_call(name: str) -> None:
    make, source = MAKERS[name]
    shown = make(*source)
    shown.set(lang="ja", theme="dark")
    assert shown.state["settings"] == {**shown.state["settings"], "lang": "ja", "theme": "dark"}
    assert LETTERS["ja"].search(shown.words["button.next"])
    with pytest.raises(ValueError, match="did you mean theme"):
        shown.set(them="dark")


def test_bots_go_on_when_a_table_is_no_longer_paused() -> None:
    table = Table("base", seed=1, seat="b", paused=True)
    assert table.match.game.actor != 1
    table.set(paused=False)
    assert table.match.game.actor == 1
