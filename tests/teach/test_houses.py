"""The table of how houses differ, and what the house of all rules leaves out."""

import pytest

from daifugo_widget import houses
from daifugo_widget.__main__ import main
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.presets import HOUSES, KNOWN_PLAYERS, PRESETS
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.teach.houses import everything, left_out
from tests.checking import some


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("  ") if cell.strip()]


def line(start: str, *presets: str) -> list[str]:
    found = [cells(each) for each in str(houses(*presets)).splitlines() if each.startswith(start)]
    assert len(found) == 1
    return found[0]


def test_a_rule_that_one_house_has_is_a_line() -> None:
    assert line("Queen cut", "base", "two-player") == ["Queen cut", "–", "✓"]


def test_an_option_that_houses_set_otherwise_is_a_line() -> None:
    found = line("Suit bind: Plays in a row", "standard", "offline")
    assert found == ["Suit bind: Plays in a row", "2", "3"]


def test_what_an_option_is_by_itself_is_said_in_its_own_words() -> None:
    jokers = line("Deck: Jokers in all", "base", "everything")
    assert jokers == ["Deck: Jokers in all", "by the number of players", "2"]


def test_what_houses_share_is_no_line() -> None:
    with_stairs, for_six = str(houses("standard", "official")), str(houses("official", "article"))
    assert "Stairs" not in with_stairs.replace("in stairs", "")
    assert "Players" in with_stairs
    assert "Players" not in for_six
    assert len(for_six.splitlines()) > 1


def test_what_a_house_changes_for_some_number_of_players_is_told() -> None:
    table = houses("standard", "official")._repr_html_()
    assert "the usual one; with 3 players: a daifugo even among three" in table


def test_it_says_how_many_can_play() -> None:
    assert line("Players  ", "base", "two-player") == ["Players", "3–9", "2"]
    found = line("Players  ", "official", "article", "hatena", "offline", "uecda", "everything")
    assert found == ["Players", "3–6", "3–6", "3–9", "3–8", "5", "4"]


def test_it_says_how_many_a_line_of_rules_lets_play() -> None:
    assert line("Players  ", "official", "base, two-player") == ["Players", "3–6", "2"]


def test_every_house_says_for_how_many_it_is() -> None:
    assert set(KNOWN_PLAYERS) == set(PRESETS)


def test_a_house_may_be_any_line_of_rules() -> None:
    assert line("Stairs", "base", "base, stairs")[-1] == "✓"


def test_an_unknown_house_is_an_error() -> None:
    with pytest.raises(RuleError, match="did you mean standard"):
        houses("standart")


@pytest.mark.parametrize("lang", LANGS)
def test_every_house_is_named_in_every_language(lang: Lang) -> None:
    head = houses(lang=lang)._repr_html_().partition("</thead>")[0]
    for preset in some(PRESETS):
        assert (HOUSES[preset].to(lang) in head) == (preset != "everything")


def test_the_preset_everything_is_every_rule_that_goes_with_the_others() -> None:
    rules, left = everything()
    assert RuleSet("everything") == rules
    assert {rule.id for rule in rules} | set(left) == set(catalogue())


def test_no_rule_that_was_left_out_can_join_the_others() -> None:
    rules, left = everything()
    for id in some(left):
        with pytest.raises(RuleError):
            Match.start(rules.with_rule(catalogue()[id]()), 4, seed=1)


@pytest.mark.parametrize("lang", LANGS)
def test_each_rule_left_out_has_its_reason(lang: Lang) -> None:
    shown = str(left_out(lang))
    for id, why in some(everything()[1].items()):
        assert catalogue()[id].short_names.to(lang) in shown
        assert why.say(lang) in shown


def test_what_stays_out_and_why_is_told_by_names() -> None:
    rows = str(left_out()).splitlines()
    why = "Rich pick from the open hand (exchange-pick) and Absolute monarchy cannot both be on"
    assert any(row.startswith("Absolute monarchy ") and why in row for row in rows)
    assert not any("reserve-swap" in row for row in rows)


def test_the_command_shows_houses_and_what_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses"]) == 0
    out = capsys.readouterr().out
    assert "Hatena" in out
    assert "(two-player) is a game for 2" in out


def test_the_command_compares_the_houses_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses", "base", "hatena", "--lang", "ja"]) == 0
    out = capsys.readouterr().out
    assert "はてな" in out
    assert "two-player" not in out  # what the house of all rules leaves out is another matter


def test_a_house_that_is_not_there_is_an_error_like_any_wrong_argument(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["houses", "nowhere"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "'nowhere'" in told.err
