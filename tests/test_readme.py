"""What the README shows works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daifugo_widget import Replay
from daifugo_widget.games.daifugo.engine.presets import PRESETS
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from tests.checking import some

README = Path(__file__).parent.parent / "README.md"
CODE = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
SIMULATIONS = [code for code in CODE if 'start("standard", players=4' in code]


pytestmark = pytest.mark.usefixtures("own_rules")


def test_the_code_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(CODE) == 7
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "readme"}
    for code in CODE:
        exec(code, names)
    assert "nine-cut" in CATALOGUE
    assert (tmp_path / "game.html").exists()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_simulations_of_the_readme_run_by_the_rules_of_any_house(preset: str) -> None:
    players = "players=2" if preset == "two-player" else "players=4"
    names: dict[str, object] = {}
    assert len(SIMULATIONS) == 2
    for code in some(SIMULATIONS):
        exec(code.replace('"standard", players=4', f'"{preset}", {players}'), names)


def test_every_file_that_the_readme_links_is_there() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []


def test_the_readme_shows_a_moving_picture_tables_and_phones_and_says_what_is_on_them() -> None:
    found = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", README.read_text(encoding="utf-8"))
    words = {path: alt for alt, path in found if not path.startswith("http")}
    tables = [f"docs/pictures/{name}.png" for name in ("table", "table-dark", "table-japanese")]
    assert [*words] == ["docs/pictures/game.gif", *tables, "docs/pictures/phones.png"]
    assert all(words.values())
    film = pytest.importorskip("PIL.Image").open(README.parent / "docs/pictures/game.gif")
    assert film.n_frames == len(Replay(README.parent / "docs/pictures/game.dfg").history.steps) + 1
