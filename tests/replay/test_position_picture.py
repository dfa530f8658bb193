"""A game, a match and a record are seen as pictures where a notebook shows them."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from random import Random

import pytest
from IPython.core.interactiveshell import InteractiveShell

from daifugo_widget import Match, Record, Table, notebook_display

OPEN = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\n"


@pytest.fixture(scope="module")
def shell() -> Iterator[InteractiveShell]:
    found = InteractiveShell.instance()
    notebook_display.install()
    yield found
    InteractiveShell.clear_instance()


def shown(shell: InteractiveShell, value: object) -> str:
    """Return the words of the picture that a cell shows of a value."""
    assert shell.display_formatter is not None
    html = str(shell.display_formatter.formatters["text/html"](value))
    drawn = re.search(r"base64,([\w+/=]+)", html)
    assert drawn
    return b64decode(drawn[1]).decode() + html


def test_a_match_and_its_game_show_all_hands_and_who_is_to_act(shell: InteractiveShell) -> None:
    match = Match.start("standard", seed=1)
    for value in (match, match.game):
        picture = shown(shell, value)
        assert picture.count("13 cards") == 2
        assert "c is to act." in picture
        assert "A♦ 2♦" in picture


def test_what_a_table_holds_shows_no_hand_of_another_seat(shell: InteractiveShell) -> None:
    one, other = Table(record=OPEN), Table(record=OPEN.replace("9h6d / KhAs", "KsAs / 9h6d"))
    for name in ("game", "match", "record"):
        picture = shown(shell, getattr(one, name))
        assert "a is to act." in picture
        assert picture == shown(shell, getattr(other, name)), name
    assert shown(shell, one.session.game) != shown(shell, other.session.game)


def test_an_onlooker_sees_no_hand(shell: InteractiveShell) -> None:
    game = Match.start("standard", seed=1).game.seen_by(4)
    assert "♣" not in shown(shell, game)


def test_a_record_shows_where_it_ends_and_its_text(shell: InteractiveShell) -> None:
    picture = shown(shell, Record.parse(OPEN + "a 3c  b 6d\n"))
    assert "c is to act." in picture
    assert "a 3c  b 6d</pre>" in picture


def test_a_record_that_breaks_off_is_shown_up_to_there(shell: InteractiveShell) -> None:
    assert "b is to act." in shown(shell, Record.parse(OPEN + "a 3c  b Kc\n"))


def test_a_game_of_another_kind_is_drawn_too(shell: InteractiveShell) -> None:
    assert "Nap" in shown(shell, Table("nap", seed=2).match)


LOADS = """
import sys
import daifugo_widget
assert "IPython" not in sys.modules
from daifugo_widget import Match
game = Match.start("base", seed=1).game
print([name for name in sys.modules if name.startswith("daifugo_widget.table")])
"""


def test_the_rules_core_loads_nothing_that_draws() -> None:
    command = [sys.executable, "-c", LOADS]
    found = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert found.stdout == "[]\n"


@pytest.mark.parametrize("rules", ["everything", "official", "nap", "napoleon"])
def test_every_position_of_a_game_is_drawn_for_whoever_holds_it(
    shell: InteractiveShell, rules: str
) -> None:
    table, chance, drawn = Table(rules, seed=3), Random(1), 0
    match = table.session.match
    for _ in range(60):
        for value in (match, match.game, match.game.seen_by(0), match.game.seen_by(9)):
            drawn += "<svg" in shown(shell, value)
        if match.game.over:
            break
        match = match.step(chance.choice(match.game.moves())).settle_chance()
    while not match.game.over:
        match = match.step(chance.choice(match.game.moves())).settle_chance()
    assert "<svg" in shown(shell, match.game)
    assert drawn > 60
