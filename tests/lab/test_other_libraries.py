"""Other libraries take the results of a simulation as they are."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from daifugo_widget.lab import Results, simulate
from daifugo_widget.lab.results import COLUMNS


@pytest.fixture(scope="module")
def games() -> Results:
    return simulate("standard", bots=["random"] * 4, games=12, progress=False)


def same(games: Results, columns: Any) -> int:
    """Check that columns are those of the results, and return how many."""
    for name in COLUMNS:
        assert list(columns[name]) == games[name].tolist(), name
    return len(COLUMNS)


def test_polars_takes_them(games: Results) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(games)
    assert frame.columns == [*COLUMNS]
    assert frame.height == 80
    assert same(games, frame) == 10


def test_pyarrow_takes_them(games: Results) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    assert same(games, pyarrow.table(games).to_pydict()) == 10


def test_pandas_takes_their_stream(games: Results) -> None:
    pandas = pytest.importorskip("pandas", minversion="3")
    assert same(games, pandas.DataFrame.from_arrow(games)) == 10


def test_altair_draws_them(games: Results) -> None:
    altair = pytest.importorskip("altair")
    chart = altair.Chart(games).mark_bar().encode(x="bot", y="mean(points)", color="seat")
    drawn = chart.to_dict()
    kinds = {name: each["type"] for name, each in drawn["encoding"].items()}
    assert kinds == {"x": "nominal", "y": "quantitative", "color": "quantitative"}
    (lines,) = drawn["datasets"].values()
    assert [line["points"] for line in lines] == games["points"].tolist()


def test_without_the_library_for_it_the_error_says_what_to_install(
    games: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "nanoarrow", None)
    with pytest.raises(ImportError, match=r'needs nanoarrow: pip install "daifugo-widget\[study\]'):
        games.__arrow_c_stream__()


def test_a_notebook_shows_what_was_played_and_the_first_lines(games: Results) -> None:
    html = games._repr_html_()
    assert html.count("<tr>") == 9
    assert "20 games of random, random, random, random by the rules standard" in html
    assert "the first 8 of 80 lines" in html
    assert html.count("<td") == 8 * (len(COLUMNS) - 1)
