"""Where Duel is known: in its own folder, and nowhere in the package that it is brought into."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from daifugo_widget import Table
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games import GAMES, kind_of

ROOT = Path(__file__).parents[3]
DUEL = Path(__file__).parent / "duel"
OTHER_GAMES = re.compile(r"daifugo_widget\.games\.(?!kind\b)\w+")
PLAYED = """
import sys
from daifugo_widget import Drill, Quiz, Table, games
from tests.games.third.duel import DuelKind

games.register(DuelKind())
table = Table("duel, trumps", seats="", seed=1)
table.replay()
Quiz.for_game("duel", seed=2)
Drill.for_rule("trumps", game="duel")
print(table.session.game.over)
print(*(name for name in sys.modules if name.startswith("daifugo_widget.games.")), sep="\\n")
"""


def imports_of(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports from outside its own folder."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level <= 1, f"{path.name} imports from above its folder"
            yield from [node.module or ""] * (not node.level)


def test_it_imports_no_other_game() -> None:
    found = [name for path in DUEL.glob("*.py") for name in imports_of(path)]
    assert "daifugo_widget.games.kind" in found
    assert [name for name in found if OTHER_GAMES.match(name)] == []


def test_no_module_of_the_package_and_no_script_of_the_page_knows_its_name() -> None:
    sources = [*(ROOT / "daifugo_widget").rglob("*.py"), *(ROOT / "js" / "src").rglob("*.ts*")]
    assert len(sources) > 100
    assert [p for p in sources if re.search(r"\bduel\b", p.read_text("utf-8"), re.I)] == []


def test_to_play_it_no_other_game_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, encoding="utf-8", cwd=ROOT, check=True
    )
    over, *loaded = done.stdout.split()
    assert over == "True"
    assert {name.removeprefix("daifugo_widget.games.") for name in loaded} <= {
        "kind",
        *("daifugo", "daifugo.kind"),
        *("tricks", "tricks.kinds"),
    }


def test_it_is_unknown_until_it_is_registered() -> None:
    with pytest.raises(SpokenError, match="no game 'duel'"):
        kind_of("duel")
    with pytest.raises(RuleError, match="duel"):
        Table("duel")


@pytest.mark.usefixtures("duel")
def test_once_it_is_registered_it_stands_among_the_games() -> None:
    assert list(GAMES) == ["daifugo", "nap", "napoleon", "duel"]
    assert kind_of("duel").rules.game == "duel"
