"""Files of saved games, as tests look at them."""

from __future__ import annotations

from pathlib import Path

from daifugo_widget import History, Record, Table

ROUND = "rules  base, seven-pass\nhands  7c7d3c4c5c / 9c9d8s / TsJsQs\nturn a\n"


def kept(path: Path) -> History:
    return Record.parse(path.read_text(encoding="utf-8")).history()


def assert_kept(path: Path, table: Table) -> None:
    assert str(Record.of(kept(path))) == str(Record.of(table.session.history))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
