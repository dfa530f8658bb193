"""Rules for a certain number of players seat that number wherever nobody says how many."""

import pytest

from daifugo_widget import Match, Quiz, Table
from daifugo_widget.lab import deal_odds, simulate, trial
from daifugo_widget.teach import classes, last_cards, order


@pytest.mark.parametrize(
    ("rules", "players"), [("two-player", 2), ("base, reserve-swap", 5), ("standard", 4)]
)
def test_rules_seat_as_many_as_they_are_for(rules: str, players: int) -> None:
    assert len(Table(rules, seed=1).state["seats"]) == players
    assert Match.start(rules, seed=1).players == players
    assert Quiz.for_game(rules).questions[0].match.players == players
    assert len(simulate(rules, games=1, length=1, progress=False)["seat"]) == players
    assert deal_odds("an 8", rules=rules, deals=5) == deal_odds("an 8", players, rules, deals=5)
    assert trial(rules, 2, progress=False).broken is None


@pytest.mark.parametrize(("rules", "players"), [("two-player", 2), ("standard", 4)])
def test_the_pages_of_the_course_show_as_many_as_the_rules_are_for(
    rules: str, players: int
) -> None:
    assert str(classes(rules)) == str(classes(rules, players))
    assert last_cards(rules=rules).step == last_cards(players, rules).step
    assert str(order(rules)) == str(order(rules, players=players))


@pytest.mark.parametrize(("rules", "players"), [("nap", 4), ("napoleon", 5)])
def test_other_games_are_simulated_for_their_usual_number(rules: str, players: int) -> None:
    assert len(simulate(rules, games=1, length=1, progress=False)["seat"]) == players
