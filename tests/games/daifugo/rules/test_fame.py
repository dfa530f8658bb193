"""Every rule says how many tables play it, and how often it acts has been counted."""

import re

import pytest

from daifugo_widget import RuleError, rule
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.daifugo.engine.fame import FAMES
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.frequency import frequencies
from daifugo_widget.games.daifugo.table.rule_fame import fame_text
from tests.checking import some
from tools.frequency import frequency_of, table_of


def test_every_rule_of_the_package_has_its_fame_and_its_frequency() -> None:
    for cls in some(catalogue().values(), 141):
        assert cls.fame in FAMES, cls.id
    assert list(frequencies()) == list(catalogue())


def test_the_games_were_played_by_the_present_set_of_rules() -> None:
    for id, found in some(frequencies().items(), 141):
        assert (found.table, found.players) == table_of(catalogue()[id]), id


def test_the_bounds_lie_around_what_was_counted() -> None:
    counted = [each for each in frequencies().values() if each.occurrence == "counted"]
    for found in some(counted, 100):
        assert found.games >= 100
        assert found.low <= found.share <= found.high


def test_counting_again_gives_the_same() -> None:
    coup = catalogue()["coup"]
    assert frequency_of(coup, matches=2) == frequency_of(coup, matches=2)


def test_a_rule_says_both_in_three_languages() -> None:
    for lang in some(LANGS):
        assert re.search(r"100", fame_text(catalogue()["five-skip"]).to(lang))
    assert fame_text(catalogue()["five-skip"]).en.startswith("At many tables. Acts in ")
    assert fame_text(catalogue()["two-player"]).en == "At some tables. Always in force."
    assert rule("five-skip").text.count("At many tables. Acts in ") == 1


def test_a_rule_of_every_game_is_at_all_tables_in_the_usual_way_or_in_others() -> None:
    said = {cls.id: fame_text(cls).en for cls in some(catalogue().values(), 141) if cls.frame}
    assert {id for id, text in said.items() if text != "Part of every game."} == {
        "seating",
        "titles",
    }
    assert said["seating"] == "Part of every game; many tables play it in another way."


def test_a_fame_that_there_is_not_is_refused() -> None:
    with pytest.raises(RuleError, match="'everywhere' is no fame"):

        @rule("everywhere-cut", en="Everywhere cut", fame="everywhere")
        class EverywhereCut(Rule):
            """A rule that cannot be."""

    with pytest.raises(RuleError, match="'cahos' is no taste"):

        @rule("cahos-cut", en="Cahos cut", tastes=("cahos",))
        class CahosCut(Rule):
            """A rule that cannot be."""
