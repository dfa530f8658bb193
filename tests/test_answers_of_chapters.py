"""What the chapters say of games that bots have played there is true of them.

Bots that learn something play other games, so such an answer may have to be written anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import nbformat

from tests.chapters import FOLDER, read

MATCH = read(FOLDER / "07-the-official-match.ipynb")
CHANCES = read(FOLDER / "21-chances.ipynb")


def cell(book: nbformat.NotebookNode, said: str) -> Any:
    (found,) = (each for each in book.cells if said in each.source)
    return found


def shown(book: nbformat.NotebookNode, code: str) -> str:
    return str(cell(book, code).outputs[-1].data["text/plain"])


def rows(card: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Give the lines of a score card: its name, and what stands there for each player."""
    names, *lines = (re.split(r" {2,}", line.strip()) for line in card.splitlines()[1:-1])
    for name, *cells in lines:
        if cells:
            yield name, dict(zip(names[1:], cells, strict=True))


def test_the_answers_about_the_score_card_are_those_of_the_card() -> None:
    card = shown(MATCH, "table.scorecard()")
    answer = cell(MATCH, "**Questions about the card:**").source
    games = {name: cells for name, cells in rows(card) if "." in name}
    best = [next(who for who in row if row[who].endswith(" Daifugō")) for row in games.values()]
    longest = max((len([*run]), who) for who, run in groupby(best))
    assert longest == (3, "Mina")
    assert "- Mina, in games 3.1 to 3.3" in answer
    assert [games[name]["Mina"] for name in ("3.1", "3.2", "3.3")] == ["6 Daifugō"] * 3
    total = {who: int(points) for who, points in dict(rows(card))["Total"].items()}
    plain = {who: total[who] - 2 * sum("+2" in row[who] for row in games.values()) for who in total}
    assert max(total, key=total.__getitem__) == "Yuki"
    assert max(plain, key=plain.__getitem__) == "Mina"
    assert f"Mina, with {plain['Mina']} points" in answer
    assert f"Yuki's {total['Yuki']}" in answer
    assert f"without them she has {plain['Yuki']}" in answer


def test_the_answers_about_chances_are_those_of_the_simulations() -> None:
    answer = cell(CHANCES, "What do the numbers say?").source
    base = re.findall(r"\d\.\d+", shown(CHANCES, 'simulate("base", games=200).mobility()'))
    first, *_, last = re.findall(r"\d+(?=%)", shown(CHANCES, "calm.plot_mobility()"))[:4]
    assert f"{base[0]} is " in answer
    assert f"in {100 * float(base[3]):.0f} games\nof 100" in answer
    assert f"no fall from the capital, it was {last}." in answer
    assert f"between {100 * float(base[0]):.0f}% and {first}%" in answer


def test_the_bets_on_chances_are_settled_by_what_is_shown() -> None:
    settled = cell(CHANCES, "## Back to your three bets").source
    held = re.findall(r"([\d.]+)% of deals", shown(CHANCES, "four of a kind with jokers"))
    assert 45 <= float(held[0]) < 50
    assert "nearly every second deal" in settled
    fall, calm = (
        [int(n) for n in re.findall(r"(\d+)%", shown(CHANCES, code))]
        for code in ("games.plot_mobility()", "calm.plot_mobility()")
    )
    assert 45 <= fall[0] <= 55
    assert f"in {fall[3]} games of 100 instead of {calm[3]}" in " ".join(settled.split())
    assert f"stays there in {fall[15]} instead of {calm[15]}" in settled
