"""A rules line that cannot be: the message names it, says why and what would be right."""

from pathlib import Path

import pytest

from daifugo_widget import Table
from daifugo_widget.__main__ import main
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet

BAD = {
    "base, eight-cutt": ("'eight-cutt'", "did you mean eight-cut?"),
    "bass": ("'bass'", "did you mean"),
    "base, 革命": ("'革命'", "did you mean revolution?"),
    "base, -Eight cut": ("'-Eight cut'", "did you mean eight-cut?"),
    "base, 8 끊기": ("'8 끊기'", "did you mean eight-cut?"),
    "base, -eight-cutt": ("'eight-cutt'", "did you mean eight-cut?"),
    "base, eight-cut(in_stair=true)": ("in_stair", "its options: in_stairs, number, answer"),
    "base, eight-cut(number=9)": ("eight-cut(number=9)", "it must be one of 8, 4, 6, T, Q"),
    "base, eight-cut(in_stairs=maybe)": ("in_stairs=maybe", "it must be one of true, false"),
    "base, guillotine-clock(n=0)": ("n=0", "a whole number from 1 to 99"),
    "base, deck(jokers=5)": ("jokers=5", "a whole number from 0 to 4"),
    "base, deck(ranks=3+11)": ("ranks=3+11", "ranks joined by +"),
    "base, exchange(counts=a)": ("counts=a", "whole numbers joined by +"),
    "base, foul-finish(cards=nine)": ("nine is not among", "two-swapped"),
    "base, -groups": ("groups", "stays in"),
    "base, defence, monarchy-defence": ("cannot both be on", "take one of them out"),
    "base, eight-cut(number=6), six-cut": ("give the same cards two meanings", "take Six cut out"),
    "base, down-number(then=suit-bind)": ("needs Suit bind", "or choose another then"),
    "base, four-stop": ("Four stop needs Eight cut", "add it, or take Four stop out"),
}


@pytest.mark.parametrize("line", BAD)
def test_the_message_names_it_and_says_what_would_be_right(line: str) -> None:
    with pytest.raises(RuleError) as refused:
        RuleSet(line)
    assert all(words in str(refused.value) for words in BAD[line])


@pytest.mark.parametrize("line", BAD)
def test_a_record_is_refused_with_its_place_and_the_others_are_checked(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = tmp_path / "bad.dfg", tmp_path / "good.dfg"
    bad.write_text(f"title Bad\nrules {line}\nhands 3c / 4c / 5c\n", encoding="utf-8")
    good.write_text("title Good\nhands 3c / 4c / 5c5d\na 3c\n", encoding="utf-8")
    assert main(["check", str(bad), str(good)]) == 2
    told = capsys.readouterr()
    assert told.out.strip() == "ok Good"
    assert f"{bad}:2:7: rules: " in told.err
    assert all(words in told.err for words in BAD[line])


@pytest.mark.parametrize("line", BAD)
def test_a_table_goes_on_as_it_is(line: str) -> None:
    table = Table(seed=1)
    before = table.state
    with pytest.raises(RuleError):
        table.set_rules(line)
    assert table.state == before
    with pytest.raises(RuleError):
        Table(rules=line)


@pytest.mark.parametrize("rules", ["base", "base, flying-carpet"])
def test_a_record_of_a_newer_version_is_refused_as_such(rules: str) -> None:
    with pytest.raises(ValueError, match="newer version: update daifugo_widget"):
        Table(record=f"game daifugo 99\nrules {rules}\nhands 3c / 4c / 5c\n")
